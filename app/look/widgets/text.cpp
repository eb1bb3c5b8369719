#include "app/look/widgets/text.h"

#include <algorithm>
#include <cmath>

namespace stepwell {
namespace {

float size_of(const Ui& ui, const TextSpec& spec) { return spec.size > 0 ? spec.size : ui.sizes().body; }

float leading_of(const Ui& ui, const TextSpec& spec) {
    return std::round(size_of(ui, spec) * (spec.leading > 0 ? spec.leading : ui.sizes().leading));
}

Measure measure_with(Ui& ui, Font font, float size) {
    return [&glyphs = ui.paint().glyphs(), font, size](char32_t code, Emphasis emphasis) {
        return glyphs.advance(font_of(emphasis, font), emphasis == Emphasis::code ? size * 0.94F : size, code);
    };
}

}  // namespace

Paragraph break_lines(Ui& ui, std::string_view markup, float width, const TextSpec& spec) {
    return break_lines(ui, parse_runs(markup), width, spec);
}

Paragraph break_lines(Ui& ui, const std::vector<TextRun>& runs, float width, const TextSpec& spec) {
    return wrap(runs, width, measure_with(ui, spec.font, size_of(ui, spec)));
}

float height_of(Ui& ui, const Paragraph& paragraph, const TextSpec& spec) {
    return leading_of(ui, spec) * static_cast<float>(paragraph.lines);
}

void paint_lines(Ui& ui, Point top_left, const Paragraph& paragraph, const TextSpec& spec) {
    ui.paint().paragraph(top_left, paragraph, spec.font, size_of(ui, spec), leading_of(ui, spec), ui.colour(spec.ink),
                         ui.colour(spec.strong));
}

float text(Ui& ui, Point top_left, float width, std::string_view markup, const TextSpec& spec) {
    return text(ui, top_left, width, parse_runs(markup), spec);
}

float text(Ui& ui, Point top_left, float width, const std::vector<TextRun>& runs, const TextSpec& spec) {
    const Paragraph paragraph = break_lines(ui, runs, width, spec);
    paint_lines(ui, top_left, paragraph, spec);
    return height_of(ui, paragraph, spec);
}

float text_height(Ui& ui, float width, std::string_view markup, const TextSpec& spec) {
    return height_of(ui, break_lines(ui, markup, width, spec), spec);
}

float line_width(Ui& ui, std::string_view markup, Font font, float size) {
    return std::ceil(wrap(parse_runs(markup), 1e9F, measure_with(ui, font, size)).width);
}

void one_line(Ui& ui, Box box, std::string_view markup, Font font, float size, Colour ink, Align align) {
    const Paragraph paragraph = wrap(parse_runs(markup), 1e9F, measure_with(ui, font, size));
    if (paragraph.width > box.w + 0.5F) {
        ui.paint().label(box, font, size, plain_text(markup), ink, align);
        return;
    }
    float x = box.x;
    if (align == Align::centre) x += (box.w - paragraph.width) / 2;
    if (align == Align::right) x += box.w - paragraph.width;
    ui.paint().paragraph({x, box.y}, paragraph, font, size, box.h, ink, ink);
}

}  // namespace stepwell
