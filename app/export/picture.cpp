#include "app/export/picture.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "app/export/cairo_canvas.h"
#include "app/export/letters.h"
#include "app/look/rich_text.h"
#include "app/text/strings.h"

namespace stepwell {
namespace {

// All lengths are parts of a sheet that is 1200 wide; a larger picture is the same picture, larger.
constexpr float full_width = 1200, margin = 48;
constexpr float largest_cell = 72, enlarged_cell = 108;
constexpr float stage_share = 0.55F;  // of a picture's height, if the stage can use that much

struct Style {
    float size, leading;
    Role role;
    Face face;
};
constexpr Style title_style{32, 42, Role::ink, Face::bold};
constexpr Style summary_style{18, 27, Role::quiet, Face::text};
constexpr Style note_style{17, 26, Role::quiet, Face::text};
constexpr Style legend_style{16, 40, Role::quiet, Face::text};
constexpr Style sentence_style{22, 34, Role::ink, Face::text};

constexpr float legend_sample = 30, legend_gap = 9, legend_space = 28;
constexpr float band_padding = 20, band_radius = 10;

Face face_of(Emphasis emphasis, Face plain) {
    switch (emphasis) {
        case Emphasis::bold: return Face::bold;
        case Emphasis::code: return Face::mono;
        case Emphasis::none: break;
    }
    return plain;
}

/// Words broken into lines.
struct Words {
    Style style;
    Paragraph lines;

    Words(std::string_view markup, const Style& how, float width) : style(how) {
        lines = wrap(parse_runs(markup), width, [&](char32_t code, Emphasis emphasis) {
            return letter_width(code, how.size, face_of(emphasis, how.face));
        });
    }
    float height() const { return static_cast<float>(lines.lines) * style.leading; }
    void draw(Canvas& canvas, Point corner) const {
        for (const Piece& piece : lines.pieces)
            canvas.text({corner.x + piece.x, corner.y + (static_cast<float>(piece.line) + 0.5F) * style.leading}, piece.text,
                        style.size, {style.role}, Align::left, face_of(piece.emphasis, style.face));
    }
};

struct LegendItem {
    LegendEntry entry;
    std::string words;
    float length;
    Point corner;
};

/// Everything that is on the sheet besides the stage, broken into lines for one width.
class Page {
public:
    Page(SceneRef at, const Moment& moment, const Texts& texts, std::string_view step, std::string_view counts,
         std::string_view sentence, float width)
        : width_(width),
          inner_(width - 2 * margin),
          title_(text(texts, at, "title"), title_style, inner_),
          summary_(text(texts, at, "summary"), summary_style, inner_),
          step_(step, note_style, inner_),
          counts_(counts, note_style, inner_),
          sentence_(sentence, sentence_style, inner_ - 2 * band_padding) {
        note_lines_ = step_.lines.width + legend_space + counts_.lines.width <= inner_ ? 1 : 2;
        place_legend(at, moment, texts);
    }

    float width() const { return width_; }
    /// Where the stage begins, and how much comes below it.
    float above() const {
        const float notes = note_lines_ == 1 ? step_.height() : step_.height() + counts_.height();
        return margin - 8 + title_.height() + summary_.height() + 14 + notes + 12;
    }
    float below() const {
        float height = margin;
        if (!legend_.empty()) height += 16 + legend_height_;
        if (sentence_.lines.lines > 0) height += 14 + band_height();
        return height;
    }

    void draw(CairoCanvas& canvas, const Scene& scene, const Theme& theme, float stage_height) const {
        float y = margin - 8;
        title_.draw(canvas, {margin, y});
        summary_.draw(canvas, {margin, y += title_.height()});
        step_.draw(canvas, {margin, y += summary_.height() + 14});
        if (note_lines_ == 1)
            counts_.draw(canvas, {margin + inner_ - counts_.lines.width, y});
        else
            counts_.draw(canvas, {margin, y + step_.height()});
        y = above() + stage_height;
        if (!legend_.empty()) draw_legend(canvas, scene, y += 16);
        if (sentence_.lines.lines == 0) return;
        y += legend_height_ + 14;
        const Box band{margin, y, inner_, band_height()};
        canvas.fill(band, theme.sentence, band_radius);
        canvas.outline(band, theme.sentence_edge, 1, band_radius);
        sentence_.draw(canvas, {margin + band_padding, y + band_padding - 4});
    }

private:
    static std::string_view text(const Texts& texts, SceneRef at, std::string_view key) {
        return texts.find(at.scene->id(), key).value_or("");
    }
    float band_height() const { return sentence_.height() + 2 * band_padding - 8; }

    void place_legend(SceneRef at, const Moment& moment, const Texts& texts) {
        for (const LegendEntry& entry : at.scene->legend(moment.input)) {
            const std::string words = plain_text(text(texts, at, "legend " + entry.key));
            const float length = legend_sample + legend_gap + text_width(words, legend_style.size, legend_style.face);
            legend_.push_back({entry, words, length, {}});
        }
        // As few lines as there can be, and these about equally long.
        const int lines = flow_legend(inner_);
        float width = inner_;
        while (width > 16 && flow_legend(width - 8) == lines) width -= 8;
        flow_legend(width);
        legend_height_ = static_cast<float>(lines) * legend_style.leading;
    }

    /// Places the entries in lines of this width; how many lines that takes.
    int flow_legend(float width) {
        float x = 0;
        int line = 0;
        for (LegendItem& item : legend_) {
            if (x > 0 && x + item.length > width) x = 0, ++line;
            item.corner = {x, static_cast<float>(line) * legend_style.leading};
            x += item.length + legend_space;
        }
        return legend_.empty() ? 0 : line + 1;
    }

    void draw_legend(CairoCanvas& canvas, const Scene& scene, float top) const {
        for (const LegendItem& item : legend_) {
            const Point corner{margin + item.corner.x, top + item.corner.y};
            canvas.within({0, 0, 1, 1}, {corner.x, corner.y + (legend_style.leading - legend_sample) / 2}, legend_sample,
                          [&](Canvas& sample) { scene.draw_sample(sample, item.entry); });
            canvas.text({corner.x + legend_sample + legend_gap, corner.y + legend_style.leading / 2}, item.words,
                        legend_style.size, {legend_style.role}, Align::left, legend_style.face);
        }
    }

    float width_, inner_;
    Words title_, summary_, step_, counts_, sentence_;
    int note_lines_ = 1;
    std::vector<LegendItem> legend_;
    float legend_height_ = 0;
};

/// `taken **26** · waiting **7** · path **–**`
std::string counts_line(SceneRef at, const Moment& moment, const Texts& texts) {
    std::string line;
    for (const Count& count : at.scene->counts(moment)) {
        const std::string_view name = texts.find(at.scene->id(), "count " + count.key).value_or("");
        line += fmt::format("{}{} **{}**", line.empty() ? "" : " · ", name,
                            count.value ? fmt::format("{}", *count.value) : "–");
    }
    return line;
}

/// A page with its stage, fitted into a picture.
struct Fit {
    Page page;
    float unit;        ///< pixels of one length of the page
    float stage;       ///< height of the stage, in the page's lengths
    int width, height; ///< pixels
};

/// How high the stage would like to be at this width of the page, and how much it could use if there were no end to it.
float stage_wish(const Page& page, Box world) {
    const float inner = page.width() - 2 * margin;
    return std::min({largest_cell, inner / world.w, 1.15F * inner / world.h}) * world.h;
}
float stage_most(const Page& page, Box world) {
    return std::min(enlarged_cell, (page.width() - 2 * margin) / world.w) * world.h;
}

template <class MakePage>
Fit fit(MakePage&& make_page, Box world, int width, int height) {
    if (height == 0) {
        Page page = make_page(full_width);
        const float unit = static_cast<float>(width == 0 ? static_cast<int>(full_width) : width) / full_width;
        const float stage = stage_wish(page, world);
        const float total = (page.above() + stage + page.below()) * unit;
        return {std::move(page), unit, stage, static_cast<int>(std::lround(full_width * unit)),
                std::max(1, static_cast<int>(std::lround(total)))};
    }
    if (width == 0) {
        const Fit natural = fit(make_page, world, 0, 0);
        width = std::clamp(static_cast<int>(std::lround(full_width * static_cast<float>(height) /
                                                        static_cast<float>(natural.height))), 16, 8192);
    }
    // Smaller and smaller type until the stage has its share.
    for (float unit = static_cast<float>(width) / full_width;; unit *= 0.95F) {
        Page page = make_page(static_cast<float>(width) / unit);
        const float most = std::max(1.0F, stage_most(page, world));
        const float total = static_cast<float>(height) / unit;
        const float stage = total - page.above() - page.below();
        if (stage >= std::min(stage_share * total, stage_wish(page, world)) || unit < 0.01F)
            return {std::move(page), unit, std::clamp(stage, 1.0F, most), width, height};
    }
}

/// The stage in whole pixels a cell where cells are large enough for that to show.
void draw_stage(cairo_t* cr, const Theme& theme, const Fit& fit, const Scene& scene, const Moment& moment) {
    const Box world = scene.world(moment.input);
    const float width = (fit.page.width() - 2 * margin) * fit.unit, height = fit.stage * fit.unit;
    float cell = std::min({width / world.w, height / world.h, enlarged_cell * fit.unit});
    if (cell >= 4) cell = std::floor(cell);
    const Point corner{std::round((static_cast<float>(fit.width) - cell * world.w) / 2),
                       std::round(fit.page.above() * fit.unit + (height - cell * world.h) / 2)};
    CairoCanvas stage(cr, theme, world, corner, cell);
    scene.draw(stage, moment, scene.movers(moment));
}

}  // namespace

Result<std::string> draw_picture(PictureFormat format, SceneRef at, const Moment& moment, StepNumber number,
                                 const PictureOptions& options) {
    const Texts& texts = Texts::of(*at.lesson, options.language);
    const auto words = sentence(texts, *at.scene, moment);
    if (!words) return tl::unexpected(words.error());
    const std::string step = Strings::of(options.language)("transport.step_of", {{"step", number.step}, {"steps", number.steps}});
    const std::string counts = counts_line(at, moment, texts);
    const Fit fitted = fit(
        [&](float width) { return Page(at, moment, texts, step, counts, *words, width); },
        at.scene->world(moment.input), options.width, options.height);

    const Theme& colours = theme(options.theme);
    const Sheet sheet{format, fitted.width, fitted.height, std::string(texts.find(at.scene->id(), "title").value_or("")),
                      plain_text(fmt::format("{}. {}", step, *words))};
    return draw_sheet(sheet, [&](cairo_t* cr) {
        const Box all{0, 0, static_cast<float>(fitted.width), static_cast<float>(fitted.height)};
        CairoCanvas(cr, colours, all, {0, 0}, 1).fill(all, {Role::card});
        {
            CairoCanvas page(cr, colours, {0, 0, fitted.page.width(), all.h / fitted.unit}, {0, 0}, fitted.unit);
            fitted.page.draw(page, *at.scene, colours, fitted.stage);
        }
        draw_stage(cr, colours, fitted, *at.scene, moment);
    });
}

}  // namespace stepwell
