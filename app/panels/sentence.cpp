#include "app/panels/sentence.h"

#include <algorithm>
#include <cmath>

#include "app/look/widgets/text.h"

namespace stepwell {
namespace {

constexpr float leading = 1.35F;

TextSpec spec_of(const Ui& ui) { return {.font = Font::regular, .size = ui.sizes().lead, .leading = leading}; }

float side(const Ui& ui) { return ui.pad(2); }

}  // namespace

std::string SentenceBand::words(const Panel& panel) const {
    const Session& session = panel.session;
    if (!session.ready()) return {};
    if (session.prediction().pending()) return panel.strings["stage.sentence_hidden"];
    if (session.hidden()) return panel.strings["questions.title"];
    return session.sentence();
}

float SentenceBand::height(const Panel& panel, float width) {
    Ui& ui = panel.ui;
    const float size = ui.sizes().lead;
    int& lines = lines_[{&panel.session.scene(), panel.strings.language(), width, size}];
    lines = std::max({1, lines, break_lines(ui, words(panel), width - 2 * side(ui), spec_of(ui)).lines});
    return std::round(size * leading) * static_cast<float>(lines) + ui.pad(2.5F);
}

void SentenceBand::show(const Panel& panel, Box box) {
    Ui& ui = panel.ui;
    const Sizes& s = ui.sizes();
    const float radius = s.card_radius - s.hair;
    ui.paint().fill(box, ui.theme().sentence, radius, Corners::bottom);
    ui.paint().fill({box.x, box.y, box.w, s.hair}, ui.theme().sentence_edge);
    const bool hidden = panel.session.hidden();
    const Paragraph paragraph = break_lines(ui, words(panel), box.w - 2 * side(ui), spec_of(ui));
    const float high = height_of(ui, paragraph, spec_of(ui));
    const Colour ink = ui.colour(hidden ? Role::quiet : Role::ink);
    ui.paint().paragraph({box.x + side(ui), box.y + (box.h - high) / 2}, paragraph, hidden ? Font::medium : Font::regular, s.lead,
                         std::round(s.lead * leading), ink, ink);
}

}  // namespace stepwell
