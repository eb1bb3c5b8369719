#include "app/panels/sentence.h"

#include <algorithm>

#include "app/look/widgets/buttons.h"
#include "app/look/widgets/text.h"
#include "app/panels/keys.h"
#include "app/panels/question.h"

namespace stepwell {
namespace {

constexpr std::size_t most_places = 16;

float side(const Ui& ui) { return ui.pad(2); }
/// Above and below the words.
float air(const Ui& ui) { return ui.pad(2.5F); }

/// While answers are hidden, the band reveals them, for those who have no keyboard at hand.
ButtonSpec reveal_button(const Panel& panel, const std::string& tip) {
    const bool hidden = panel.session.presenting.hidden();
    return {.label = panel.strings[hidden ? "class.reveal" : "class.cover"],
            .icon = hidden ? icon::eye : icon::eye_off,
            .tip = tip};
}

/// Of what is longer than expected: as small as in a window that is not shown to a class.
float least_type(const Panel& panel) {
    return panel.ui.sizes().small / (panel.session.preferences().projector ? projector_growth : 1);
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

/// The sentence of a step, or what is asked in its place.
TextSpec spec_of(bool asks, float size) {
    const Role ink = asks ? Role::quiet : Role::ink;
    return {.font = asks ? Font::medium : Font::regular, .size = size, .leading = 1.35F, .ink = ink, .strong = ink};
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
    const auto height_of_text = [&](std::string_view words, const TextSpec& spec) {
        return text_height(ui, room(panel, width), words, spec);
    };
    const Place place{&panel.session.scene(), panel.strings.language(), room(panel, width), size};
    if (!tallest_.contains(place)) {
        if (tallest_.size() > most_places) tallest_.clear();
        float tallest = height_of_text("–", spec_of(false, size));
        for (const std::string& sentence : longest_texts(panel.texts, panel.session.scene().id(), "step "))
            tallest = std::max(tallest, height_of_text(sentence, spec_of(false, size)));
        tallest_[place] = tallest;
    }
    const bool asks = panel.session.hidden();
    const float now = height_of_text(words(panel), spec_of(asks, asks ? size : std::min(size, least_type(panel))));
    return std::max(tallest_[place], now) + air(ui);
}

float SentenceBand::fitting(const Panel& panel, std::string_view words, Box box, float size) {
    const bool asks = panel.session.hidden();
    while (size > least_type(panel) &&
           text_height(panel.ui, room(panel, box.w), words, spec_of(asks, size)) > box.h - air(panel.ui) / 2)
        size -= 1;
    return size;
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
    const std::string said = words(panel);
    const TextSpec spec = spec_of(panel.session.hidden(), fitting(panel, said, box, size));
    const Paragraph paragraph = break_lines(ui, said, room(panel, box.w), spec);
    paint_lines(ui, {box.x + side(ui), box.y + (box.h - height_of(ui, paragraph, spec)) / 2}, paragraph, spec);
}

}  // namespace stepwell
