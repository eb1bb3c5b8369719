#include "app/export/fit.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace stepwell {
namespace {

// Lengths of the page.
constexpr float largest_cell = 72, enlarged_cell = 108;
constexpr float stage_share = 0.55F;  // of a picture's height, if the stages can use that much
constexpr int most_columns = 4;

class Fitter {
public:
    Fitter(const PageText& text, const StageBoard& board, PageRoom least)
        : text_(text), world_({0, 0, board.width(), board.height()}), least_(least) {}

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
            if (!best || next.cell > best->cell) best = std::move(next);
        }
        return *std::move(best);
    }

private:
    Page page(float width, int columns) const { return {text_, width, columns, least_}; }
    /// How high a stage would like to be on this page, and how much it could use.
    float wish(const Page& page) const {
        return std::min({largest_cell, page.panel_width() / world_.w, 1.15F * page.panel_width() / world_.h}) *
               world_.h;
    }
    float most(const Page& page) const { return std::min(enlarged_cell, page.panel_width() / world_.w) * world_.h; }

    Fit made(Page page, float unit, float stage, int width, int height) const {
        const float cell = std::min({page.panel_width() / world_.w, stage / world_.h, enlarged_cell}) * unit;
        return {std::move(page), unit, stage, width, height, cell};
    }

    Fit natural(int width) const {
        Page page = this->page(Page::full_width, text_.panels.size() == 1 ? 1 : 2);
        const float unit = static_cast<float>(width) / Page::full_width;
        const float stage = wish(page);
        const float height = (page.height_without_stages() + static_cast<float>(page.rows()) * stage) * unit;
        return made(std::move(page), unit, stage, width, std::max(1, static_cast<int>(std::lround(height))));
    }

    /// Smaller and smaller type until the stages have their share.
    Fit within(int width, int height, int columns) const {
        for (float unit = static_cast<float>(width) / Page::full_width;; unit *= 0.95F) {
            Page page = this->page(static_cast<float>(width) / unit, columns);
            const float total = static_cast<float>(height) / unit;
            const auto rows = static_cast<float>(page.rows());
            const float stage = (total - page.height_without_stages()) / rows;
            if (stage >= std::min(stage_share * total / rows, wish(page)) || unit < 0.01F) {
                const float used = std::max(1.0F, std::min(stage, most(page)));
                return made(std::move(page), unit, used, width, height);
            }
        }
    }

    const PageText& text_;
    Box world_;
    PageRoom least_;
};

}  // namespace

Fit fit(const PageText& text, const StageBoard& board, int width, int height, PageRoom least) {
    return Fitter(text, board, least).fit(width, height);
}

void draw_page(cairo_t* cr, const Theme& theme, const Scene& scene, const Fit& fit, const PageText& text,
               std::span<const Shot> shots, bool reveal) {
    const Box all{0, 0, static_cast<float>(fit.width), static_cast<float>(fit.height)};
    CairoCanvas(cr, theme, all, {0, 0}, 1).fill(all, {Role::card});
    std::vector<Box> stages;
    {
        CairoCanvas page(cr, theme, {0, 0, all.w / fit.unit, all.h / fit.unit}, {0, 0}, fit.unit);
        stages = fit.page.draw(page, theme, scene, fit.stage);
    }
    for (std::size_t i = 0; i < shots.size(); ++i) {
        const Box& s = stages[i];
        StageBoard(scene, shots[i])
            .draw(cr, theme, scene, shots[i], text.panels[i].heads, text.words, reveal,
                  {s.x * fit.unit, s.y * fit.unit, s.w * fit.unit, s.h * fit.unit}, fit.cell);
    }
}

}  // namespace stepwell
