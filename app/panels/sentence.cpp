#include "app/panels/sentence.h"

#include <algorithm>
#include <cmath>

#include "app/look/widgets/buttons.h"
#include "app/look/widgets/text.h"
#include "app/panels/keys.h"
#include "app/panels/question.h"

namespace stepwell {
namespace {

constexpr float leading = 1.35F;

float side(const Ui& ui) { return ui.pad(2); }

/// While answers are hidden, the band reveals them, for those who have no keyboard at hand.
ButtonSpec reveal_button(const Panel& panel, const std::string& tip) {
    const bool hidden = panel.session.presenting.hidden();
    return {.label = panel.strings[hidden ? "class.reveal" : "class.cover"],
            .icon = hidden ? icon::eye : icon::eye_off,
            .tip = tip};
}

bool reveals(const Panel& panel) {
    return panel.session.presenting.hiding() && panel.session.ready() && !panel.session.prediction().pending();
}

/// The same for both of its labels.
float reveal_width(const Panel& panel) {
    float widest = 0;
    for (const char* key : {"class.reveal", "class.cover"})
        widest = std::max(widest, button_width(panel.ui, {.label = panel.strings[key], .icon = icon::eye}));
    return widest;
}

/// For words, in a band of this width.
float room(const Panel& panel, float width) {
    width -= 2 * side(panel.ui);
    return reveals(panel) ? width - reveal_width(panel) - side(panel.ui) : width;
}

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
        return break_lines(ui, sentence, room(panel, width), {.size = size, .leading = leading}).lines;
    };
    const Place place{&panel.session.scene(), panel.strings.language(), room(panel, width), size};
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
    if (reveals(panel)) {
        const std::string tip = first_key(panel, Command::reveal);
        const ButtonSpec spec = reveal_button(panel, tip);
        const float width = reveal_width(panel);
        if (button(ui, "sentence.reveal",
                   {box.x + box.w - side(ui) - width, box.y + (box.h - s.control) / 2, width, s.control}, spec))
            panel.session.presenting.hide_or_reveal();
    }
    const bool hidden = panel.session.hidden();
    const TextSpec spec{.size = size, .leading = leading};
    const Paragraph paragraph = break_lines(ui, words(panel), room(panel, box.w), spec);
    const float high = height_of(ui, paragraph, spec);
    const Colour ink = ui.colour(hidden ? Role::quiet : Role::ink);
    ui.paint().paragraph({box.x + side(ui), box.y + (box.h - high) / 2}, paragraph,
                         hidden ? Font::medium : Font::regular, size, std::round(size * leading), ink, ink);
}

}  // namespace stepwell
