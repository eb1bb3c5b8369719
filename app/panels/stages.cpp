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
    Box words = box;
    words.h = box.h * 0.45F;
    const float room = words.h;
    Box measure = inset(words, s.hair);
    const float before = measure.h;
    float needed = std::min(room, sentence_.height(panel, measure.w, look.low ? s.body : s.lead));
    const float legend_needed = legend_height(panel, measure.w - ui.pad(3.5F));
    const bool with_legend = legend_needed < box.h * 0.12F;
    if (with_legend) needed += legend_needed;
    Box foot = cut_bottom(box, std::min(before, needed + 2 * s.hair));
    cut_bottom(box, gap);
    card(ui, foot);
    foot = inset(foot, s.hair);
    sentence(panel, foot, look.low);
    if (with_legend) legend(panel, textures_, {foot.x + ui.pad(1.75F), foot.y, foot.w - ui.pad(3.5F), foot.h});
    notes(panel, box);

    const std::size_t count = panel.session.run().stages();
    const Box world = panel.session.scene().world(panel.session.run().input());
    const std::size_t columns = best_columns(count, box, world, s.header * 2);
    const std::size_t rows = (count + columns - 1) / columns;
    const float width = (box.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const float height = (box.h - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows);
    for (std::size_t i = 0; i < count; ++i) {
        const auto column = static_cast<float>(i % columns), row = static_cast<float>(i / columns);
        stage_card(panel, Painter::snap({box.x + column * (width + gap), box.y + row * (height + gap), width, height}),
                   i);
    }
    move_together();
    recording(panel, box);
}

void StagesPanel::stage_card(const Panel& panel, Box box, std::size_t index) {
    Ui& ui = panel.ui;
    card(ui, box);
    Box inner = inset(box, ui.sizes().hair);
    stage_head(panel, inner, index);
    stages_[index].show(panel, inner);
}

/// Name, verdict and counts; below them, where there is room, why. A click makes this stage the one that code,
/// variables and sentence speak of.
void StagesPanel::stage_head(const Panel& panel, Box& inner, std::size_t index) {
    Ui& ui = panel.ui;
    const Sizes& s = ui.sizes();
    Session& session = panel.session;
    const Moment moment = session.moment(index);
    const std::string name(panel.plain("stage " + session.scene().stage_name(moment.input)));
    const std::string counts = panel.counts(index);
    const auto badge = session.hidden() ? std::nullopt : session.scene().badge(moment);
    const auto words = [&](const std::string& key) {
        const auto filled = stepwell::words(key, panel.texts, session.scene(), moment);
        return filled ? *filled : filled.error().message;
    };

    const float line = std::round(s.header * 0.8F);
    const bool roomy = inner.h > 300 * s.scale;
    const bool focused = session.focus() == index;
    Box first = cut_top(inner, line);
    const Box all{first.x, first.y, first.w, line};
    const Touch touch = ui.area(fmt::format("stage.head.{}", index + 1), all, name);
    if (touch.hovered && !focused) ui.set_pointer(Pointer::hand);
    if (touch.clicked) session.focus_on(index);
    if (focused)
        ui.paint().fill({all.x, all.y, all.w, std::round(3 * s.scale)}, ui.colour(Role::accent), s.card_radius - s.hair,
                        Corners::top);
    if (touch.focused) ui.focus_ring(inset(all, s.ring), s.radius);

    cut_left(first, ui.pad(1.5F));
    cut_right(first, ui.pad(1.5F));
    const float name_width = ui.paint().width(Font::semibold, s.label, name);
    ui.paint().label(cut_left(first, std::min(name_width, first.w)), Font::semibold, s.label, name,
                     ui.colour(focused ? Role::accent : Role::ink));
    if (badge) {
        const std::string label = plain_text(words("badge " + badge->key));
        const Colour colour = ui.colour(role_of(badge->tone));
        const float icon_width = std::round(s.label * 1.3F);
        const float width = ui.paint().width(Font::semibold, s.small, label) + icon_width + ui.pad(2);
        cut_left(first, ui.pad(1));
        if (width <= first.w) {
            Box pill = cut_left(first, width);
            const float height = std::round(22 * s.scale);
            pill = Painter::snap({pill.x, pill.y + (pill.h - height) / 2, pill.w, height});
            ui.paint().fill(pill, faded(colour, 0.14F), height / 2);
            cut_left(pill, ui.pad(0.75F));
            ui.paint().icon(cut_left(pill, icon_width).centre(), icon_of(badge->tone), s.small, colour);
            ui.paint().label(pill, Font::semibold, s.small, label, colour);
        }
    }
    const float counts_width = line_width(ui, counts, Font::medium, s.label);
    const bool beside = counts_width + ui.pad(1) <= first.w;
    Box place = beside ? first : cut_top(inner, line);
    if (!beside) {
        cut_left(place, ui.pad(1.5F));
        cut_right(place, ui.pad(1.5F));
    }
    one_line(ui, place, counts, Font::medium, s.label, ui.colour(Role::quiet), beside ? Align::right : Align::left);
    if (roomy) {
        // It keeps its place while there is nothing to say, so that the picture stands still.
        const TextSpec spec{.size = s.small, .leading = 1.3F, .ink = Role::quiet};
        const float lines = std::round(2.2F * s.small * 1.3F);
        const Box remark = cut_top(inner, lines);
        std::string remarks;
        if (badge)
            for (const std::string& key : badge->remarks)
                remarks += (remarks.empty() ? "" : " ") + words("remark " + key);
        text(ui, {remark.x + ui.pad(1.5F), remark.y}, remark.w - ui.pad(3), remarks, spec);
    }
    ui.paint().fill({inner.x, inner.y, inner.w, s.hair}, ui.colour(Role::border));
    cut_top(inner, s.hair);
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
