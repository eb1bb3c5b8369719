#include "app/panels/stages.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "app/look/widgets/bars.h"
#include "app/look/widgets/buttons.h"
#include "app/look/widgets/text.h"

namespace stepwell {
namespace {

/// The columns for `count` cards with which a picture of this shape gets largest.
std::size_t best_columns(std::size_t count, Box box, Box world, float head) {
    std::size_t best = 1;
    float largest = 0;
    for (std::size_t columns = 1; columns <= count; ++columns) {
        const std::size_t rows = (count + columns - 1) / columns;
        const float scale = std::min(box.w / static_cast<float>(columns) / world.w,
                                     (box.h / static_cast<float>(rows) - head) / world.h);
        if (scale <= largest) continue;
        largest = scale;
        best = columns;
    }
    return best;
}

Role role_of(Badge::Tone tone) {
    switch (tone) {
        case Badge::Tone::right: return Role::right;
        case Badge::Tone::doubtful: return Role::current;
        case Badge::Tone::wrong: return Role::wrong;
    }
    return Role::ink;
}

/// Told apart without colour.
char32_t icon_of(Badge::Tone tone) {
    switch (tone) {
        case Badge::Tone::right: return icon::check;
        case Badge::Tone::doubtful: return icon::question;
        case Badge::Tone::wrong: return icon::close;
    }
    return icon::none;
}

}  // namespace

void StagesPanel::show(const Panel& panel, Box box, const Look& look) {
    const std::size_t count = panel.session.ready() ? panel.session.run().stages() : 1;
    while (stages_.size() < count) stages_.emplace_back(textures_, stages_.size());
    if (count == 1) one(panel, box, look);
    else several(panel, box, look);
}

void StagesPanel::point_at(const Session& session, Cell cell) { stages_[session.focus()].point_at(cell); }

void StagesPanel::fit() {
    for (StagePanel& stage : stages_) stage.fit();
}

void StagesPanel::sentence(const Panel& panel, Box& inner, bool low) {
    const Sizes& s = panel.ui.sizes();
    const float size = low ? s.body : s.lead;
    sentence_.show(panel, cut_bottom(inner, std::min(inner.h * 0.5F, sentence_.height(panel, inner.w, size))), size);
}

void StagesPanel::one(const Panel& panel, Box box, const Look& look) {
    Ui& ui = panel.ui;
    const Sizes& s = ui.sizes();
    card(ui, box);
    Box inner = box;
    if (look.head) card_head(ui, inner, panel.strings["tabs.stage"], panel.counts(0));
    cut_left(inner, s.hair);
    cut_right(inner, s.hair);
    cut_bottom(inner, s.hair);
    sentence(panel, inner, look.low);
    notes(panel, inner);
    legend_strip(panel, inner);
    stages_[0].show(panel, inner);
    recording(panel, inner);
}

void StagesPanel::several(const Panel& panel, Box box, const Look& look) {
    Ui& ui = panel.ui;
    const Sizes& s = ui.sizes();
    const float gap = ui.pad(1);
    // What is said and what the signs mean holds for all: one card below them.
    const float inner = box.w - 2 * s.hair, size = look.low ? s.body : s.lead;
    const float said = std::min(box.h * (look.low ? 0.3F : 0.4F), sentence_.height(panel, inner, size));
    const float meant = legend_height(panel, inner - ui.pad(3.5F));
    const bool with_legend = meant < box.h * 0.12F;
    Box foot = cut_bottom(box, said + (with_legend ? meant : 0) + 2 * s.hair);
    cut_bottom(box, gap);
    card(ui, foot);
    foot = inset(foot, s.hair);
    sentence_.show(panel, cut_bottom(foot, said), size);
    if (with_legend) legend(panel, textures_, {foot.x + ui.pad(1.75F), foot.y, foot.w - ui.pad(3.5F), foot.h});
    notes(panel, box);

    const std::size_t count = panel.session.run().stages();
    const Box world = panel.session.scene().world(panel.session.run().input());
    const std::size_t columns = best_columns(count, box, world, s.header * 2);
    const std::size_t rows = (count + columns - 1) / columns;
    const float width = (box.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const float height = (box.h - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows);
    std::vector<HeadWords> words;
    for (std::size_t i = 0; i < count; ++i) words.push_back(head_words(panel, i));
    const HeadLook head = head_look(panel.ui, words, width, height);
    for (std::size_t i = 0; i < count; ++i) {
        const auto column = static_cast<float>(i % columns), row = static_cast<float>(i / columns);
        stage_card(panel, Painter::snap({box.x + column * (width + gap), box.y + row * (height + gap), width, height}),
                   i, words[i], head);
    }
    move_together();
    recording(panel, box);
}

void StagesPanel::stage_card(const Panel& panel, Box box, std::size_t index, const HeadWords& words,
                             const HeadLook& look) {
    Ui& ui = panel.ui;
    card(ui, box);
    Box inner = inset(box, ui.sizes().hair);
    stage_head(panel, inner, index, words, look);
    stages_[index].show(panel, inner);
}

StagesPanel::HeadWords StagesPanel::head_words(const Panel& panel, std::size_t index) const {
    const Session& session = panel.session;
    const Moment moment = session.moment(index);
    HeadWords words{.name = std::string(panel.plain("stage " + session.scene().stage_name(moment.input))),
                    .counts = panel.counts(index)};
    if (session.hidden()) return words;
    const auto badge = session.scene().badge(moment);
    if (!badge) return words;
    const auto text = [&](const std::string& key) {
        const auto filled = stepwell::words(key, panel.texts, session.scene(), moment);
        return filled ? *filled : filled.error().message;
    };
    words.badge = plain_text(text("badge " + badge->key));
    words.tone = badge->tone;
    for (const std::string& key : badge->remarks) words.remarks.push_back(text("remark " + key));
    return words;
}

/// The same for all stages, so that their pictures stand side by side at the same height.
StagesPanel::HeadLook StagesPanel::head_look(Ui& ui, std::span<const HeadWords> all, float width, float height) {
    const Sizes& s = ui.sizes();
    HeadLook look{.remarks = height > 330 * s.scale};
    const float room = width - ui.pad(3) - 2 * s.hair;
    for (const HeadWords& words : all) {
        // The badge's room is kept free while there is none yet.
        const float badge = std::max(badge_width(ui, words.badge), ui.pad(16)) + ui.pad(1);
        const float name = ui.paint().width(Font::semibold, s.label, words.name);
        const float counts = line_width(ui, words.counts, Font::medium, s.label) + ui.pad(1);
        look.badge_beside = look.badge_beside && name + badge <= room;
        look.counts_beside = look.counts_beside && name + badge + counts <= room;
        look.counts_height = std::max(look.counts_height, text_height(ui, room, words.counts, counts_spec(ui)));
    }
    // The picture comes first.
    const float lines = std::round(s.header * 0.8F) * (look.badge_beside ? 1 : 2);
    look.counts = look.counts_beside || lines + look.counts_height < height * 0.4F;
    return look;
}

/// Name, verdict and counts; below them, where there is room, why. A click makes this stage the one that code,
/// variables and sentence speak of.
void StagesPanel::stage_head(const Panel& panel, Box& inner, std::size_t index, const HeadWords& words,
                             const HeadLook& look) {
    Ui& ui = panel.ui;
    const Sizes& s = ui.sizes();
    Session& session = panel.session;
    const float line = std::round(s.header * 0.8F), side = ui.pad(1.5F);
    const bool focused = session.focus() == index;
    Box first = cut_top(inner, line);
    const Box all = first;
    const Touch touch = ui.area(fmt::format("stage.head.{}", index + 1), all, words.name);
    if (touch.hovered && !focused) ui.set_pointer(Pointer::hand);
    if (touch.clicked) session.focus_on(index);
    if (focused)
        ui.paint().fill({all.x, all.y, all.w, std::round(3 * s.scale)}, ui.colour(Role::accent), s.card_radius - s.hair,
                        Corners::top);
    if (touch.focused) ui.focus_ring(inset(all, s.ring), s.radius);

    cut_left(first, side);
    cut_right(first, side);
    const float name_width = ui.paint().width(Font::semibold, s.label, words.name);
    ui.paint().label(cut_left(first, std::min(name_width, first.w)), Font::semibold, s.label, words.name,
                     ui.colour(focused ? Role::accent : Role::ink));
    if (!look.badge_beside) {
        first = cut_top(inner, line);
        cut_left(first, side);
    } else {
        cut_left(first, ui.pad(1));
    }
    if (!words.badge.empty()) badge(ui, cut_left(first, badge_width(ui, words.badge)), words);
    if (look.counts_beside) {
        one_line(ui, first, words.counts, Font::medium, s.label, ui.colour(Role::quiet), Align::right);
    } else if (look.counts) {
        const Box counts = cut_top(inner, look.counts_height + ui.pad(0.75F));
        text(ui, {counts.x + side, counts.y}, counts.w - 2 * side, words.counts, counts_spec(ui));
    }
    if (look.remarks) remarks(ui, inner, words);
    ui.paint().fill({inner.x, inner.y, inner.w, s.hair}, ui.colour(Role::border));
    cut_top(inner, s.hair);
}

TextSpec StagesPanel::counts_spec(const Ui& ui) {
    return {
        .font = Font::medium, .size = ui.sizes().label, .leading = 1.25F, .ink = Role::quiet, .strong = Role::quiet};
}

float StagesPanel::badge_width(Ui& ui, const std::string& label) {
    const Sizes& s = ui.sizes();
    return ui.paint().width(Font::semibold, s.small, label) + std::round(s.label * 1.3F) + ui.pad(2);
}

void StagesPanel::badge(Ui& ui, Box place, const HeadWords& words) {
    const Sizes& s = ui.sizes();
    const Colour colour = ui.colour(role_of(words.tone));
    const float height = std::round(22 * s.scale);
    Box pill = Painter::snap({place.x, place.y + (place.h - height) / 2, place.w, height});
    ui.paint().fill(pill, faded(colour, 0.14F), height / 2);
    cut_left(pill, ui.pad(0.75F));
    ui.paint().icon(cut_left(pill, std::round(s.label * 1.3F)).centre(), icon_of(words.tone), s.small, colour);
    ui.paint().label(pill, Font::semibold, s.small, words.badge, colour);
}

/// Two lines, which keep their place while there is nothing to say, so that the picture stands still. What does not fit
/// is left out sentence by sentence.
void StagesPanel::remarks(Ui& ui, Box& inner, const HeadWords& words) {
    const Sizes& s = ui.sizes();
    const TextSpec spec{.size = s.small, .leading = 1.3F, .ink = Role::quiet};
    const float width = inner.w - ui.pad(3);
    const Box place = cut_top(inner, text_height(ui, width, "–", spec) * 2 + ui.pad(0.75F));
    std::string shown;
    for (const std::string& remark : words.remarks) {
        const std::string more = shown.empty() ? remark : shown + " " + remark;
        if (!shown.empty() && text_height(ui, width, more, spec) > place.h) break;
        shown = more;
    }
    text(ui, {place.x + ui.pad(1.5F), place.y}, width, shown, spec);
}

/// What is to be said about the run as long as it is shown.
void StagesPanel::notes(const Panel& panel, Box& inner) {
    Ui& ui = panel.ui;
    for (const Message& note : panel.session.run_notes()) {
        const std::string words = to_text(note, panel.strings);
        const TextSpec spec{.size = ui.sizes().label, .leading = 1.35F};
        const float height = text_height(ui, inner.w - ui.pad(3.5F), words, spec) + ui.pad(1);
        const Box band = cut_top(inner, height);
        ui.paint().fill(band, ui.theme().sentence);
        text(ui, {band.x + ui.pad(1.75F), band.y + ui.pad(0.5F)}, band.w - ui.pad(3.5F), words, spec);
    }
}

/// The legend goes where there is no room for it: the picture comes first.
void StagesPanel::legend_strip(const Panel& panel, Box& inner) {
    Ui& ui = panel.ui;
    const float wanted = legend_height(panel, inner.w - ui.pad(3.5F));
    if (wanted >= inner.h * 0.3F) return;
    const Box strip = cut_bottom(inner, wanted);
    legend(panel, textures_, {strip.x + ui.pad(1.75F), strip.y, strip.w - ui.pad(3.5F), strip.h});
}

/// A recording that takes a while is shown, and can be stopped.
void StagesPanel::recording(const Panel& panel, Box box) {
    Ui& ui = panel.ui;
    const Session& session = panel.session;
    if (!session.recording()) recording_since_ = -1;
    else if (recording_since_ < 0) recording_since_ = ui.input().time;
    if (recording_since_ >= 0 && ui.input().time - recording_since_ > 0.3) {
        const ButtonSpec stop{.label = panel.strings["stage.stop"], .icon = icon::stop, .kind = ButtonKind::quiet};
        Box strip =
            Painter::snap({box.x + ui.pad(2), box.y + ui.pad(1), box.w - ui.pad(4), ui.sizes().control + ui.pad(2)});
        ui.paint().shadow({strip.x, strip.y + ui.pad(0.5F), strip.w, strip.h}, ui.theme().shadow, ui.pad(2));
        card(ui, strip);
        strip = inset(strip, ui.pad(1));
        if (button(ui, "stage.stop", cut_right(strip, button_width(ui, stop)), stop)) panel.session.stop_recording();
        cut_right(strip, ui.pad(2));
        cut_left(strip, ui.pad(1));
        one_line(ui, cut_top(strip, ui.pad(3)), panel.strings("stage.recording", {{"steps", session.recorded_steps()}}),
                 Font::medium, ui.sizes().label, ui.colour(Role::ink));
        progress_bar(ui, {strip.x, strip.y, strip.w, ui.pad(0.75F)}, -1);
    } else if (session.recording()) {
        ui.wake_in(0.1);
    }
}

/// All stages show the same part of their maps.
void StagesPanel::move_together() {
    const auto moved = std::ranges::find_if(stages_, &StagePanel::moved);
    if (moved == stages_.end()) return;
    for (StagePanel& stage : stages_)
        if (&stage != &*moved) stage.look_like(*moved);
}

}  // namespace stepwell
