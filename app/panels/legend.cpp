#include <algorithm>
#include <cmath>

#include "app/look/widgets/imgui_canvas.h"
#include "app/panels/stage.h"

namespace stepwell {
namespace {

struct Entry {
    LegendEntry entry;
    std::string words;
    Point at;  ///< from the legend's corner
};

float line_height(const Sizes& s) { return std::round(28 * s.scale); }
float sample_side(const Sizes& s) { return std::round(20 * s.scale); }

float entry_width(const Panel& panel, const Sizes& s, std::string_view words) {
    return sample_side(s) + s.pad(0.75F) + panel.ui.paint().width(Font::regular, s.small, words);
}

/// The entries one behind the other, in as many lines as they need.
std::vector<Entry> flow(const Panel& panel, const Sizes& s, float width, const std::vector<LegendEntry>& legend,
                        int& lines) {
    std::vector<Entry> entries;
    lines = legend.empty() ? 0 : 1;
    float x = 0;
    for (const LegendEntry& entry : legend) {
        std::string words(panel.plain("legend " + entry.key));
        const float wide = entry_width(panel, s, words);
        if (x > 0 && x + wide > width) {
            x = 0;
            ++lines;
        }
        entries.push_back({entry, std::move(words), {x, static_cast<float>(lines - 1) * line_height(s)}});
        x += std::ceil(wide) + s.pad(2.25F);
    }
    return entries;
}

std::vector<LegendEntry> signs(const Session& session) {
    std::vector<Moment> stages;
    for (std::size_t i = 0; session.ready() && i < session.run().stages(); ++i)
        stages.push_back(session.stage_moment(i));
    return whole_legend(session.scene(), session.input(), stages);
}

}  // namespace

float legend_height(const Panel& panel, const Sizes& sizes, float width) {
    int lines = 0;
    flow(panel, sizes, width, panel.session.scene().longest_legend(panel.session.input()), lines);
    return lines > 0 ? static_cast<float>(lines) * line_height(sizes) + sizes.pad(1) : 0;
}

float legend_width(const Panel& panel, const Sizes& sizes) {
    float widest = 0;
    for (const auto& entries : {panel.session.scene().longest_legend(panel.session.input()), signs(panel.session)})
        for (const LegendEntry& entry : entries)
            widest = std::max(widest, entry_width(panel, sizes, panel.plain("legend " + entry.key)));
    return std::ceil(widest);
}

void legend(const Panel& panel, const Sizes& s, Textures& textures, Box box) {
    Ui& ui = panel.ui;
    int lines = 1;
    const float side = sample_side(s);
    for (const Entry& entry : flow(panel, s, box.w, signs(panel.session), lines)) {
        if (entry.at.y + line_height(s) > box.h) break;  // what comes last can be done without
        const Point corner{box.x + entry.at.x, box.y + s.pad(0.5F) + entry.at.y};
        const Box sample = Painter::snap({corner.x, corner.y + (line_height(s) - side) / 2, side, side});
        Camera camera;
        camera.fit({0, 0, 1, 1}, sample, 0);
        ImGuiCanvas canvas(ui.paint(), textures, ui.theme(), camera, inset(sample, -side), s.bold_lines);
        canvas.words = words_of(panel.texts, panel.session.scene());
        panel.session.scene().draw_sample(canvas, entry.entry);
        const float before = side + s.pad(0.75F);
        ui.paint().label({corner.x + before, corner.y, box.w - entry.at.x - before, line_height(s)}, Font::regular,
                         s.small, entry.words, ui.colour(Role::quiet));
    }
}

}  // namespace stepwell
