#include "app/panels/question.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/look/widgets/buttons.h"
#include "app/look/widgets/scroll.h"
#include "app/look/widgets/text.h"

namespace stepwell {
namespace {

/// A column that is filled from the top.
struct Column {
    const Panel& panel;
    Box space;  ///< x, width; y is where the next thing goes

    void gap(float units) { space.y += panel.ui.pad(units); }
    void say(std::string_view markup, const TextSpec& spec = {}) {
        space.y += text(panel.ui, {space.x, space.y}, space.w, markup, spec);
    }
    bool wide_button(std::string_view id, const ButtonSpec& spec) {
        const float width = std::min(space.w, button_width(panel.ui, spec));
        const Box box{space.x, space.y, width, panel.ui.sizes().control};
        space.y += box.h;
        return button(panel.ui, id, box, spec);
    }
};

std::string label_of(const Panel& panel, const Choice& choice) {
    return choice.key.empty() ? panel.show(choice.value) : panel.words("choice " + choice.key);
}

/// All answers as buttons, side by side as long as they fit.
void choices(Column& column) {
    const Panel& panel = column.panel;
    Ui& ui = panel.ui;
    const Prediction& prediction = panel.session.prediction();
    const Question& question = *prediction.question();
    float x = column.space.x, y = column.space.y;
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        const Choice& choice = question.choices[i];
        const std::string label = label_of(panel, choice);
        const bool wrong = prediction.tried(i) && !choice.right, crossed_out = prediction.crossed_out(i);
        const bool solved = !prediction.pending() && choice.right;
        ButtonSpec spec{.label = label, .icon = wrong ? icon::close : crossed_out ? icon::minus : solved ? icon::check : icon::none};
        spec.on = solved;
        spec.enabled = prediction.pending() && !wrong && !crossed_out;
        const float width = std::min(column.space.w, std::max(button_width(ui, spec), ui.pad(8)));
        if (x > column.space.x && x + width > column.space.x + column.space.w) {
            x = column.space.x;
            y += ui.sizes().control + ui.pad(1);
        }
        if (button(ui, fmt::format("question.choice.{}", i), {x, y, width, ui.sizes().control}, spec))
            panel.session.answer(i);
        x += width + ui.pad(1);
    }
    column.space.y = y + ui.sizes().control;
}

/// Right or not, and why: a coloured bar, an icon and words, so that no colour has to be told apart.
void verdict(Column& column) {
    const Panel& panel = column.panel;
    Ui& ui = panel.ui;
    const Prediction& prediction = panel.session.prediction();
    const auto state = prediction.state();
    const bool right = state == Prediction::State::right;
    const bool shown = state == Prediction::State::shown;
    const Role role = right ? Role::right : shown ? Role::accent : Role::wrong;
    const std::string& head = panel.strings[right ? (prediction.credit() == Credit::first_try ? "questions.first_try"
                                                                                             : "questions.right")
                                            : shown ? "questions.shown"
                                                    : "questions.not_yet"];
    std::string reason;
    if (shown) {
        const auto& all = prediction.question()->choices;
        const auto it = std::ranges::find_if(all, &Choice::right);
        if (it != all.end()) reason = panel.words("reason " + it->reason, it->value);
    } else if (const auto& last = prediction.verdict()) {
        const auto& all = prediction.question()->choices;
        const std::optional<Value> answer = last->choice ? std::optional(all[*last->choice].value) : std::nullopt;
        reason = panel.words("reason " + last->reason, answer);
    }
    const float inner = column.space.w - ui.pad(6);
    const TextSpec bold{.font = Font::bold};
    const float height = text_height(ui, inner, head, bold) + text_height(ui, inner, reason) + ui.pad(2.5F);
    const Box band{column.space.x, column.space.y, column.space.w, height};
    ui.paint().fill(band, ui.theme().control, ui.sizes().radius);
    ui.paint().fill({band.x, band.y, ui.pad(0.5F), band.h}, ui.colour(role), ui.pad(0.25F));
    ui.paint().icon({band.x + ui.pad(2.5F), band.y + ui.pad(2.25F)},
                    right ? icon::check : shown ? icon::lightbulb : icon::close, ui.sizes().icon, ui.colour(role));
    float y = band.y + ui.pad(1);
    y += text(ui, {band.x + ui.pad(4.5F), y}, inner, head, bold) + ui.pad(0.5F);
    text(ui, {band.x + ui.pad(4.5F), y}, inner, reason);
    column.space.y += height;
}

void open_question(Column& column) {
    const Panel& panel = column.panel;
    Session& session = panel.session;
    const Prediction& prediction = session.prediction();
    column.say(panel.words("question " + prediction.question()->key),
               {.font = Font::medium, .size = panel.ui.sizes().lead * 0.9F});
    column.gap(1);
    if (prediction.pending() && prediction.question()->in_scene) {
        column.say(panel.strings["questions.click_scene"], {.ink = Role::quiet});
        column.gap(1);
    }
    choices(column);
    column.gap(1.5F);
    if (prediction.state() != Prediction::State::asked) {
        verdict(column);
        column.gap(1.5F);
    }
    if (prediction.pending()) {
        if (column.wide_button("question.hint", {.label = panel.strings["questions.hint"], .icon = icon::question,
                                                 .kind = ButtonKind::plain}))
            session.hint();
        if (column.wide_button("question.show", {.label = panel.strings["questions.show"], .icon = icon::lightbulb,
                                                 .kind = ButtonKind::plain}))
            session.show_answer();
    } else if (column.wide_button("question.next", {.label = panel.strings["questions.continue"], .icon = icon::next,
                                                    .kind = ButtonKind::filled})) {
        session.step(Direction::forwards);
    }
}

void invitation(Column& column) {
    const Panel& panel = column.panel;
    if (panel.session.prediction().on()) {
        column.say(panel.strings["questions.none_here"], {.ink = Role::quiet});
        column.gap(1);
        if (column.wide_button("question.next", {.label = panel.strings["questions.continue"], .icon = icon::next,
                                                 .kind = ButtonKind::quiet}))
            panel.session.step(Direction::forwards);
    } else if (column.wide_button("question.start", {.label = panel.strings["questions.start"], .icon = icon::question,
                                                     .kind = ButtonKind::filled})) {
        panel.session.set_predict(true);
    }
}

void tasks(Column& column) {
    const Panel& panel = column.panel;
    Session& session = panel.session;
    if (const Task* task = session.task()) {
        column.say(panel.words("task " + task->key));
        column.gap(1);
        if (column.wide_button("question.leave", {.label = panel.strings["questions.task_leave"], .icon = icon::close,
                                                  .kind = ButtonKind::quiet}))
            session.leave_task();
        return;
    }
    for (const Task& task : session.scene().tasks()) {
        const bool done = session.progress().task(session.scene().id(), task) != Credit::none;
        column.say(fmt::format("**{}**", panel.strings[done ? "questions.task_done" : "questions.task"]));
        column.gap(0.5F);
        column.say(panel.words("task " + task.key));
        column.gap(1);
        if (column.wide_button("question.task." + task.key, {.label = panel.strings["questions.task_start"],
                                                             .icon = done ? icon::check : icon::pencil,
                                                             .kind = ButtonKind::quiet}))
            session.start_task(task.key);
        column.gap(1.5F);
    }
}

void score(Column& column) {
    const Panel& panel = column.panel;
    const Session& session = panel.session;
    const auto [right, all] = session.progress().done(session.scene());
    if (all == 0) return;
    column.say(right == all ? panel.strings["questions.scene_done"]
                            : panel.strings("questions.progress", {{"right", right}, {"all", all}}),
               {.ink = right == all ? Role::right : Role::quiet});
}

}  // namespace

void question_panel(const Panel& panel, Box box) {
    Ui& ui = panel.ui;
    ScrollArea scroll(ui, "question", box, panel.strings["tabs.question"]);
    if (!panel.session.ready()) return scroll.finish(0);
    Column column{panel, {box.x + ui.pad(2), scroll.top() + ui.pad(2), box.w - ui.pad(4), 0}};
    const bool in_task = panel.session.task() != nullptr;
    if (in_task) {
        tasks(column);
        column.gap(2);
    }
    if (panel.session.prediction().question() != nullptr) open_question(column);
    else invitation(column);
    column.gap(2);
    if (!in_task) {
        tasks(column);
        score(column);
    }
    scroll.finish(column.space.y - scroll.top() + ui.pad(2));
}

}  // namespace stepwell
