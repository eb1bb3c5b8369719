#include "app/export/page.h"

#include <algorithm>

#include "app/export/letters.h"

namespace stepwell {
namespace {

constexpr float margin = 48, top_margin = 40;  // letters have air above them
constexpr float column_gap = 40, row_gap = 36;
constexpr float notes_gap = 12, legend_gap = 16, band_gap = 14;

constexpr TypeStyle title_style{32, 42, Role::ink, Face::bold};
constexpr TypeStyle summary_style{18, 27, Role::quiet, Face::text};
constexpr TypeStyle notes_style{17, 26, Role::quiet, Face::text};
constexpr TypeStyle legend_style{16, 40, Role::quiet, Face::text};
constexpr TypeStyle sentence_style{22, 34, Role::ink, Face::text};
constexpr TypeStyle small_notes_style{15, 23, Role::quiet, Face::text};
constexpr TypeStyle small_sentence_style{17, 26, Role::ink, Face::text};

constexpr float sample_size = 30, sample_gap = 9, entry_gap = 28;
constexpr float band_padding = 20, band_padding_above = 16, band_radius = 10;

Face face_of(Emphasis emphasis, Face plain) {
    switch (emphasis) {
        case Emphasis::bold: return Face::bold;
        case Emphasis::code: return Face::mono;
        case Emphasis::none: break;
    }
    return plain;
}

}  // namespace

Words::Words(std::string_view markup, const TypeStyle& style, float width)
    : style_(style), lines_(wrap(parse_runs(markup), width, [&](char32_t code, Emphasis emphasis) {
          return letter_width(code, style.size, face_of(emphasis, style.face));
      })) {}

void Words::draw(Canvas& canvas, Point corner) const {
    for (const Piece& piece : lines_.pieces)
        canvas.text({corner.x + piece.x, corner.y + (static_cast<float>(piece.line) + 0.5F) * style_.leading},
                    piece.text, style_.size, {style_.role}, Align::left, face_of(piece.emphasis, style_.face));
}

Page::Page(const PageText& text, float width, int columns, PageRoom least)
    : width_(width),
      inner_(width - 2 * margin),
      columns_(columns),
      panel_width_((inner_ - column_gap * static_cast<float>(columns - 1)) / static_cast<float>(columns)),
      title_(text.title, title_style, inner_),
      summary_(text.summary, summary_style, inner_) {
    const bool alone = text.panels.size() == 1;
    const TypeStyle& notes = alone ? notes_style : small_notes_style;
    for (const PageText::Panel& words : text.panels) {
        Panel panel{{words.step, notes, panel_width_},
                    {words.counts, notes, panel_width_},
                    {words.sentence, alone ? sentence_style : small_sentence_style, panel_width_ - 2 * band_padding},
                    0};
        const bool one_line = panel.step.width() + entry_gap + panel.counts.width() <= panel_width_;
        panel.notes_height = one_line ? panel.step.height() : panel.step.height() + panel.counts.height();
        if (panels_.size() % static_cast<std::size_t>(columns) == 0) rows_.push_back(least);
        rows_.back().notes = std::max(rows_.back().notes, panel.notes_height);
        if (!panel.sentence.empty())
            rows_.back().band = std::max(rows_.back().band, panel.sentence.height() + 2 * band_padding_above);
        panels_.push_back(std::move(panel));
    }
    words_ = text.words;
    place_legend(text.legend);
}

float Page::height_without_stages() const {
    float height = top_margin + head_height() + margin + row_gap * static_cast<float>(rows_.size() - 1);
    for (const PageRoom& row : rows_) height += row.notes + notes_gap + (row.band > 0 ? band_gap + row.band : 0);
    return legend_.empty() ? height : height + legend_gap + legend_height_;
}

std::vector<Box> Page::draw(CairoCanvas& canvas, const Theme& theme, const Scene& scene, float stage_height) const {
    title_.draw(canvas, {margin, top_margin});
    summary_.draw(canvas, {margin, top_margin + title_.height()});
    std::vector<Box> stages;
    float y = top_margin + head_height();
    for (std::size_t i = 0; i < panels_.size(); ++i) {
        const std::size_t column = i % static_cast<std::size_t>(columns_);
        const PageRoom& row = rows_[i / static_cast<std::size_t>(columns_)];
        const float x = margin + static_cast<float>(column) * (panel_width_ + column_gap);
        draw_notes(canvas, panels_[i], {x, y + row.notes - panels_[i].notes_height});
        stages.push_back({x, y + row.notes + notes_gap, panel_width_, stage_height});
        float below = stages.back().y + stage_height;
        if (single() && !legend_.empty()) {
            draw_legend(canvas, scene, below + legend_gap);
            below += legend_gap + legend_height_;
        }
        if (row.band > 0) {
            draw_band(canvas, theme, panels_[i], {x, below + band_gap, panel_width_, row.band});
            below += band_gap + row.band;
        }
        const bool last_of_row = column + 1 == static_cast<std::size_t>(columns_) || i + 1 == panels_.size();
        if (last_of_row) y = below + row_gap;
    }
    if (!single() && !legend_.empty()) draw_legend(canvas, scene, y - row_gap + legend_gap);
    return stages;
}

void Page::place_legend(const std::vector<PageText::Entry>& legend) {
    for (const auto& [sample, words] : legend)
        legend_.push_back(
            {sample, words, sample_size + sample_gap + text_width(words, legend_style.size, legend_style.face), {}});
    // As few lines as there can be, and these about equally long.
    const int lines = flow_legend(inner_);
    float width = inner_;
    while (width > 16 && flow_legend(width - 8) == lines) width -= 8;
    flow_legend(width);
    legend_height_ = static_cast<float>(lines) * legend_style.leading;
}

/// Places the entries in lines of this width; how many lines that takes.
int Page::flow_legend(float width) {
    float x = 0;
    int line = 0;
    for (Entry& entry : legend_) {
        if (x > 0 && x + entry.length > width) x = 0, ++line;
        entry.corner = {x, static_cast<float>(line) * legend_style.leading};
        x += entry.length + entry_gap;
    }
    return legend_.empty() ? 0 : line + 1;
}

void Page::draw_legend(CairoCanvas& canvas, const Scene& scene, float top) const {
    for (const Entry& entry : legend_) {
        const Point corner{margin + entry.corner.x, top + entry.corner.y};
        canvas.within({0, 0, 1, 1}, {corner.x, corner.y + (legend_style.leading - sample_size) / 2}, sample_size,
                      [&](Canvas& sample) {
                          sample.words = words_;
                          scene.draw_sample(sample, entry.sample);
                      });
        canvas.text({corner.x + sample_size + sample_gap, corner.y + legend_style.leading / 2}, entry.words,
                    legend_style.size, {legend_style.role}, Align::left, legend_style.face);
    }
}

void Page::draw_notes(CairoCanvas& canvas, const Panel& panel, Point corner) const {
    panel.step.draw(canvas, corner);
    if (panel.notes_height > panel.step.height()) panel.counts.draw(canvas, {corner.x, corner.y + panel.step.height()});
    else panel.counts.draw(canvas, {corner.x + panel_width_ - panel.counts.width(), corner.y});
}

void Page::draw_band(CairoCanvas& canvas, const Theme& theme, const Panel& panel, Box band) const {
    canvas.fill(band, theme.sentence, band_radius);
    canvas.outline(band, theme.sentence_edge, 1, band_radius);
    panel.sentence.draw(canvas, {band.x + band_padding, band.y + band_padding_above});
}

}  // namespace stepwell
