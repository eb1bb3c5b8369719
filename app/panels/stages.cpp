#include "app/panels/stages.h"

#include <algorithm>
#include <utility>

#include "app/look/widgets/bars.h"
#include "app/look/widgets/buttons.h"
#include "app/look/widgets/text.h"
#include "app/panels/layout.h"
#include "app/panels/moves.h"

namespace stepwell {
namespace {

/// For this many stages, in so many columns: the first one's.
Box card_of(Box box, std::size_t count, std::size_t columns, float gap) {
    const std::size_t rows = (count + columns - 1) / columns;
    return {box.x, box.y, (box.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns),
            (box.h - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows)};
}

/// The sentence's type among other type of `sizes`. Nothing is presented in smaller type than it is shown in otherwise.
float sentence_type(const Panel& panel, const Sizes& sizes, bool low) {
    const float type = low ? sizes.body : sizes.lead;
    if (!panel.session.preferences().projector) return type;
    const Sizes plain = sizes_for(panel.ui.sizes().scale / projector_growth);
    return std::max(type, layout_of(panel.ui.window(), plain, {}).low ? plain.body : plain.lead);
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
    if (moves_wanted(panel)) show_moves(panel, cut_bottom(inner, moves_height(panel, inner.w)));
    place_legend(panel, inner);
    stages_[0].show(panel, inner);
    free_ = inner;
    recording(panel, inner);
}

/// In this type: as many columns as make the pictures largest.
StagesPanel::Plan StagesPanel::plan(const Panel& panel, const Sizes& sizes, Box box, bool low) {
    Ui& ui = panel.ui;
    const std::size_t count = panel.session.run().stages();
    const float gap = ui.pad(1), hair = ui.sizes().hair, width = box.w - 2 * hair;
    Plan best{.sizes = sizes, .type = sentence_type(panel, sizes, low)};
    best.said = std::min(box.h * (low ? 0.3F : 0.4F), sentence_.height(panel, width, best.type));
    best.legend = legend_height(panel, sizes, width - sizes.pad(3.5F));
    if (best.legend >= box.h * 0.12F) best.legend = 0;
    cut_bottom(box, best.said + best.legend + 2 * hair + gap);
    const Box world = panel.session.scene().world(panel.session.run().input());
    // To a class they are told in the sentence.
    const float reasons = panel.session.preferences().projector ? 1.02F : 1.12F;
    for (std::size_t columns = 1; columns <= count; ++columns) {
        const Box card = card_of(box, count, columns, gap);
        const HeadLook head = heads_.look(ui, sizes, inset(card, hair), world, reasons);
        const float worth = head.worth(reasons) * (best.legend > 0 ? 1.25F : 1.0F);
        if (columns > 1 && worth <= best.worth) continue;
        best.worth = worth;
        best.columns = columns;
        best.card = card;
        best.head = head;
    }
    return best;
}

/// What is shown to a class has large type – but not at the cost of the picture, which is what it is shown for.
StagesPanel::Plan StagesPanel::best_plan(const Panel& panel, Box box, bool low) {
    const Sizes& s = panel.ui.sizes();
    Plan best = plan(panel, s, box, low);
    if (!panel.session.preferences().projector) return best;
    for (const auto& [smaller, gain] : {std::pair(1.2F, 1.07F), std::pair(projector_growth, 1.15F)}) {
        Plan other = plan(panel, sizes_for(s.scale / smaller), box, low);
        other.worth /= gain;
        if (other.worth > best.worth) best = other;
    }
    return best;
}

void StagesPanel::several(const Panel& panel, Box box, const Look& look) {
    Ui& ui = panel.ui;
    const Sizes& s = ui.sizes();
    const std::size_t count = panel.session.run().stages();
    notes(panel, box);
    std::vector<HeadWords> words;
    for (std::size_t i = 0; i < count; ++i) words.push_back(head_words(panel, i));
    heads_.take_in(panel, words);

    // What is said and what the signs mean holds for all: one card below them.
    const Plan plan = best_plan(panel, box, look.low);
    Box foot = cut_bottom(box, plan.said + plan.legend + 2 * s.hair);
    card(ui, foot);
    foot = inset(foot, s.hair);
    sentence_.show(panel, cut_bottom(foot, plan.said), plan.type);
    const float side = plan.sizes.pad(1.75F);
    if (plan.legend > 0) legend(panel, plan.sizes, textures_, {foot.x + side, foot.y, foot.w - 2 * side, plan.legend});

    const Box first = plan.card;
    const float gap = ui.pad(1);
    for (std::size_t i = 0; i < count; ++i) {
        const auto column = static_cast<float>(i % plan.columns), row = static_cast<float>(i / plan.columns);
        const Box place =
            Painter::snap({first.x + column * (first.w + gap), first.y + row * (first.h + gap), first.w, first.h});
        card(ui, place);
        const Box inner = inset(place, s.hair);
        stage_head(panel, plan.sizes, inner, i, words[i], plan.head);
        stages_[i].show(panel, picture_place(inner, plan.head));
    }
    free_ = picture_place(inset(first, s.hair), plan.head);
    if (!plan.head.beside) free_.w = box.w;
    move_together();
    recording(panel, free_);
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

/// The picture comes first: its legend stands below it, or beside it where that leaves more room, or nowhere.
void StagesPanel::place_legend(const Panel& panel, Box& inner) {
    Ui& ui = panel.ui;
    const Sizes& s = ui.sizes();
    const float margin = ui.pad(1.75F);
    const Session& session = panel.session;
    const Box world = session.scene().world(session.ready() ? session.run().input() : session.input());
    const auto scale = [&](const Box& room) { return std::min(room.w / world.w, room.h / world.h); };
    Box below = inner, beside = inner;
    const Box strip = cut_bottom(below, legend_height(panel, s, inner.w - 2 * margin));
    const Box column = cut_right(beside, legend_width(panel, s) + margin);
    const bool fits_beside = legend_height(panel, s, column.w - margin) <= inner.h;
    if (fits_beside && scale(beside) > 1.1F * scale(below)) {
        legend(panel, s, textures_, {column.x, column.y, column.w - margin, column.h});
        inner = beside;
    } else if (strip.h < inner.h * 0.3F) {
        legend(panel, s, textures_, {strip.x + margin, strip.y, strip.w - 2 * margin, strip.h});
        inner = below;
    }
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
        cut_top(free_, strip.y + strip.h - free_.y);
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
