#include "app/panels/sentence.h"

#include <algorithm>
#include <cmath>

#include "app/look/widgets/text.h"
#include "app/panels/question.h"

namespace stepwell {
namespace {

constexpr float leading = 1.35F;

float side(const Ui& ui) { return ui.pad(2); }

}  // namespace

std::string SentenceBand::words(const Panel& panel) const {
    const Session& session = panel.session;
    if (!session.ready()) return {};
    if (session.prediction().pending()) return question_text(panel);
    if (session.hidden()) return panel.strings["questions.title"];
    return session.sentence();
}

float SentenceBand::height(const Panel& panel, float width, float size) {
    Ui& ui = panel.ui;
    const auto lines_of = [&](std::string_view sentence) {
        return break_lines(ui, sentence, width - 2 * side(ui), {.size = size, .leading = leading}).lines;
    };
    const Place place{&panel.session.scene(), panel.strings.language(), width, size};
    if (place != place_) {
        place_ = place;
        lines_ = 1;
        for (const std::string& sentence : longest_sentences(panel.texts, panel.session.scene().id()))
            lines_ = std::max(lines_, lines_of(sentence));
    }
    const int lines = std::max(lines_, lines_of(words(panel)));
    return std::round(size * leading) * static_cast<float>(lines) + ui.pad(2.5F);
}

void SentenceBand::show(const Panel& panel, Box box, float size) {
    Ui& ui = panel.ui;
    const Sizes& s = ui.sizes();
    const float radius = s.card_radius - s.hair;
    ui.paint().fill(box, ui.theme().sentence, radius, Corners::bottom);
    ui.paint().fill({box.x, box.y, box.w, s.hair}, ui.theme().sentence_edge);
    const bool hidden = panel.session.hidden();
    const TextSpec spec{.size = size, .leading = leading};
    const Paragraph paragraph = break_lines(ui, words(panel), box.w - 2 * side(ui), spec);
    const float high = height_of(ui, paragraph, spec);
    const Colour ink = ui.colour(hidden ? Role::quiet : Role::ink);
    ui.paint().paragraph({box.x + side(ui), box.y + (box.h - high) / 2}, paragraph,
                         hidden ? Font::medium : Font::regular, size, std::round(size * leading), ink, ink);
}

}  // namespace stepwell
