#include "app/export/picture.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include <fmt/format.h>

#include "app/export/page.h"
#include "app/text/strings.h"

namespace stepwell {
namespace {

// Lengths of the page.
constexpr float largest_cell = 72, enlarged_cell = 108;
constexpr float stage_share = 0.55F;  // of a picture's height, if the stages can use that much
constexpr int most_columns = 4;

/// Held together by spaces that no line breaks at.
std::string unbroken(std::string_view words) {
    std::string text;
    for (const char c : words) c == ' ' ? text += "\u00A0" : text += c;
    return text;
}

/// The question about the step with its choices, or the general one.
Result<std::string> question(SceneRef at, const Moment& moment, const Texts& texts) {
    const auto asked = at.scene->ask(moment);
    if (!asked) return Strings::of(texts.language())["questions.title"];
    auto line = words("question " + asked->key, texts, *at.scene, moment);
    char letter = 'A';
    for (const Choice& choice : asked->choices) {
        const auto label = choice.key.empty() ? show(choice.value, texts, at.scene->id())
                                              : words("choice " + choice.key, texts, *at.scene, moment);
        if (!line || !label) return line ? label : line;
        *line += fmt::format("    **{}**\u00A0{}", letter++, unbroken(*label));
    }
    return line;
}

Result<PageText> page_text(SceneRef at, std::span<const Shot> shots, const PictureOptions& options) {
    const Texts& texts = Texts::of(*at.lesson, options.language);
    const Strings& strings = Strings::of(options.language);
    const auto text = [&](std::string_view key) { return std::string(texts.find(at.scene->id(), key).value_or("")); };
    PageText page{text("title"), text("summary"), {}, {}};
    for (const auto& [moment, step, steps] : shots) {
        auto below = options.ask && !moment.last() ? question(at, moment, texts) : sentence(texts, *at.scene, moment);
        if (!below) return tl::unexpected(below.error());
        page.panels.push_back({strings("transport.step_of", {{"step", step}, {"steps", steps}}),
                               counts_line(texts, *at.scene, moment), *std::move(below)});
    }
    for (const LegendEntry& entry : at.scene->legend(shots.front().moment.input))
        page.legend.push_back({entry, plain_text(text("legend " + entry.key))});
    return page;
}

/// A page with its stages, fitted into a picture.
struct Fit {
    Page page;
    float unit;         ///< pixels of one length of the page
    float stage;        ///< height of a stage, in the page's lengths
    int width, height;  ///< pixels
};

class Fitter {
public:
    Fitter(const PageText& text, Box world) : text_(text), world_(world) {}

    Fit fit(int width, int height) const {
        if (height == 0) return natural(width == 0 ? static_cast<int>(Page::full_width) : width);
        if (width == 0) {
            const Fit wanted = natural(static_cast<int>(Page::full_width));
            width = static_cast<int>(
                std::lround(Page::full_width * static_cast<float>(height) / static_cast<float>(wanted.height)));
            width = std::clamp(width, 16, 8192);
        }
        std::optional<Fit> best;
        for (int columns = 1; columns <= std::min<int>(most_columns, static_cast<int>(text_.panels.size()));
             ++columns) {
            Fit next = within(width, height, columns);
            if (!best || cell(next) > cell(*best)) best = std::move(next);
        }
        return *std::move(best);
    }

    /// Pixels of a cell of the stage.
    float cell(const Fit& fit) const {
        return std::min({fit.page.panel_width() / world_.w, fit.stage / world_.h, enlarged_cell}) * fit.unit;
    }

private:
    /// How high a stage would like to be on this page, and how much it could use.
    float wish(const Page& page) const {
        return std::min({largest_cell, page.panel_width() / world_.w, 1.15F * page.panel_width() / world_.h}) *
               world_.h;
    }
    float most(const Page& page) const { return std::min(enlarged_cell, page.panel_width() / world_.w) * world_.h; }

    Fit natural(int width) const {
        Page page(text_, Page::full_width, text_.panels.size() == 1 ? 1 : 2);
        const float unit = static_cast<float>(width) / Page::full_width;
        const float stage = wish(page);
        const float height = (page.height_without_stages() + static_cast<float>(page.rows()) * stage) * unit;
        return {std::move(page), unit, stage, width, std::max(1, static_cast<int>(std::lround(height)))};
    }

    /// Smaller and smaller type until the stages have their share.
    Fit within(int width, int height, int columns) const {
        for (float unit = static_cast<float>(width) / Page::full_width;; unit *= 0.95F) {
            Page page(text_, static_cast<float>(width) / unit, columns);
            const float total = static_cast<float>(height) / unit;
            const auto rows = static_cast<float>(page.rows());
            const float stage = (total - page.height_without_stages()) / rows;
            if (stage >= std::min(stage_share * total / rows, wish(page)) || unit < 0.01F) {
                const float used = std::max(1.0F, std::min(stage, most(page)));
                return {std::move(page), unit, used, width, height};
            }
        }
    }

    const PageText& text_;
    Box world_;
};

/// A scene in the middle of its place; in whole pixels a cell where cells are large enough for that to show.
void draw_stage(cairo_t* cr, const Theme& theme, const Scene& scene, const Moment& moment, Box place, float cell) {
    const Box world = scene.world(moment.input);
    if (cell >= 4) cell = std::floor(cell);
    const Point middle = place.centre();
    const Point corner{std::round(middle.x - cell * world.w / 2), std::round(middle.y - cell * world.h / 2)};
    CairoCanvas stage(cr, theme, world, corner, cell);
    scene.draw(stage, moment, scene.movers(moment));
}

std::string description(const PageText& text) {
    std::string words;
    for (const PageText::Panel& panel : text.panels)
        words += fmt::format("{}{}: {}", words.empty() ? "" : " ", plain_text(panel.step), plain_text(panel.sentence));
    return words;
}

}  // namespace

Result<std::string> draw_picture(PictureFormat format, SceneRef at, std::span<const Shot> shots,
                                 const PictureOptions& options) {
    const auto text = page_text(at, shots, options);
    if (!text) return tl::unexpected(text.error());
    const Fitter fitter(*text, at.scene->world(shots.front().moment.input));
    const Fit fit = fitter.fit(options.width, options.height);
    const Theme& colours = theme(options.theme);
    return draw_sheet({format, fit.width, fit.height, text->title, description(*text)}, [&](cairo_t* cr) {
        const Box all{0, 0, static_cast<float>(fit.width), static_cast<float>(fit.height)};
        CairoCanvas(cr, colours, all, {0, 0}, 1).fill(all, {Role::card});
        std::vector<Box> stages;
        {
            CairoCanvas page(cr, colours, {0, 0, all.w / fit.unit, all.h / fit.unit}, {0, 0}, fit.unit);
            stages = fit.page.draw(page, colours, *at.scene, fit.stage);
        }
        for (std::size_t i = 0; i < shots.size(); ++i) {
            const Box& s = stages[i];
            Moment moment = shots[i].moment;
            moment.reveal = !options.ask;
            draw_stage(cr, colours, *at.scene, moment, {s.x * fit.unit, s.y * fit.unit, s.w * fit.unit, s.h * fit.unit},
                       fitter.cell(fit));
        }
    });
}

}  // namespace stepwell
