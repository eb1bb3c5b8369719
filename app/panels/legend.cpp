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

float line_height(const Ui& ui) { return std::round(28 * ui.sizes().scale); }
float sample_side(const Ui& ui) { return std::round(20 * ui.sizes().scale); }

/// The entries one behind the other, in as many lines as they need.
std::vector<Entry> flow(const Panel& panel, float width, int& lines) {
    Ui& ui = panel.ui;
    std::vector<Entry> entries;
    lines = 1;
    float x = 0;
    for (const LegendEntry& entry : panel.session.scene().legend(panel.session.input())) {
        std::string words(panel.plain("legend " + entry.key));
        const float wide = sample_side(ui) + ui.pad(0.75F) + ui.paint().width(Font::regular, ui.sizes().small, words);
        if (x > 0 && x + wide > width) {
            x = 0;
            ++lines;
        }
        entries.push_back({entry, std::move(words), {x, static_cast<float>(lines - 1) * line_height(ui)}});
        x += std::ceil(wide) + ui.pad(2.25F);
    }
    return entries;
}

}  // namespace

float legend_height(const Panel& panel, float width) {
    int lines = 1;
    const bool any = !flow(panel, width, lines).empty();
    return any ? static_cast<float>(lines) * line_height(panel.ui) + panel.ui.pad(1) : 0;
}

void legend(const Panel& panel, Textures& textures, Box box) {
    Ui& ui = panel.ui;
    int lines = 1;
    const float side = sample_side(ui);
    for (const Entry& entry : flow(panel, box.w, lines)) {
        const Point corner{box.x + entry.at.x, box.y + ui.pad(0.5F) + entry.at.y};
        const Box sample = Painter::snap({corner.x, corner.y + (line_height(ui) - side) / 2, side, side});
        Camera camera;
        camera.fit({0, 0, 1, 1}, sample, 0);
        ImGuiCanvas canvas(ui.paint(), textures, ui.theme(), camera, inset(sample, -side), ui.sizes().bold_lines);
        panel.session.scene().draw_sample(canvas, entry.entry);
        ui.paint().label({corner.x + side + ui.pad(0.75F), corner.y, box.w, line_height(ui)}, Font::regular,
                         ui.sizes().small, entry.words, ui.colour(Role::quiet));
    }
}

}  // namespace stepwell
