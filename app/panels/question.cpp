#include "app/panels/question.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/look/widgets/buttons.h"
#include "app/look/widgets/flow.h"
#include "app/look/widgets/scroll.h"
#include "app/look/widgets/text.h"
#include "app/panels/keys.h"

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
        const Box box{space.x, space.y, width, button_height(panel.ui, spec, width)};
        space.y += box.h;
        return button(panel.ui, id, box, spec);
    }
};

std::string label_of(const Panel& panel, const Choice& choice) {
    return choice.key.empty() ? panel.show(choice.value) : panel.words("choice " + choice.key);
}

/// All answers as buttons, side by side as long as they fit, with their keys. The cell of the one under the pointer.
std::optional<Cell> choices(Column& column) {
    const Panel& panel = column.panel;
    Ui& ui = panel.ui;
    const Prediction& prediction = panel.session.prediction();
    const Question& question = *prediction.question();
    std::optional<Cell> pointed;
    Flow flow(ui, column.space);
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        const Choice& choice = question.choices[i];
        const std::string words = label_of(panel, choice);
        const std::string label = prediction.digits_are_values() ? words : fmt::format("{} · {}", i + 1, words);
        const bool wrong = prediction.tried(i) && !choice.right, crossed_out = prediction.crossed_out(i);
        const bool solved = !prediction.pending() && choice.right;
        // There is room for a sign from the start, so that no button grows when it gets one.
        ButtonSpec spec{.label = label, .icon = icon::check};
        const Box place = flow.next(spec, ui.pad(8));
        spec.icon = wrong ? icon::close : crossed_out ? icon::minus : solved ? icon::check : icon::none;
        spec.on = spec.settled = solved;
        spec.enabled = prediction.pending() && !wrong && !crossed_out;
        if (button(ui, fmt::format("question.choice.{}", i), place, spec)) panel.session.answer(i);
        if (choice.value.kind == Kind::cell && ui.input().pointer && contains(place, *ui.input().pointer))
            pointed = choice.value.cell();
    }
    column.space.y = flow.bottom();
    return pointed;
}

/// Why the last answer was right or wrong, or why the answer that was shown is the right one.
std::string reason_text(const Panel& panel) {
    const Prediction& prediction = panel.session.prediction();
    const auto& all = prediction.question()->choices;
    if (prediction.state() == Prediction::State::shown) {
        const auto it = std::ranges::find_if(all, &Choice::right);
        return it == all.end() ? "" : panel.words("reason " + it->reason, it->value);
    }
    const auto& last = prediction.verdict();
    if (!last) return {};
    const std::optional<Value> answer = last->choice ? std::optional(all[*last->choice].value) : std::nullopt;
    return panel.words("reason " + last->reason, answer);
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
    const std::string& head =
        panel.strings[right   ? (prediction.credit() == Credit::first_try ? "questions.first_try" : "questions.right")
                      : shown ? "questions.shown"
                              : "questions.not_yet"];
    const std::string reason = reason_text(panel);
    const float inner = column.space.w - ui.pad(6);
    const TextSpec bold{.font = Font::bold};
    const float height = text_height(ui, inner, head, bold) + text_height(ui, inner, reason) + ui.pad(2.5F);
    const Box band{column.space.x, column.space.y, column.space.w, height};
    ui.paint().fill(band, ui.theme().control, ui.sizes().radius);
    ui.paint().fill({band.x, band.y, ui.pad(0.5F), band.h}, ui.colour(role), ui.pad(0.25F));
    ui.paint().icon({band.x + ui.pad(2.5F), band.y + ui.pad(2.25F)},
                    right   ? icon::check
                    : shown ? icon::lightbulb
                            : icon::close,
                    ui.sizes().icon, ui.colour(role));
    float y = band.y + ui.pad(1);
    y += text(ui, {band.x + ui.pad(4.5F), y}, inner, head, bold) + ui.pad(0.5F);
    text(ui, {band.x + ui.pad(4.5F), y}, inner, reason);
    column.space.y += height;
}

/// Returns where the verdict on the last answer begins, or would.
float open_question(Column& column, std::optional<Cell>& pointed_at) {
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
    pointed_at = choices(column);
    column.gap(1.5F);
    const float judged_at = column.space.y;
    if (prediction.state() != Prediction::State::asked) {
        verdict(column);
        column.gap(1.5F);
    }
    if (prediction.pending()) {
        const ButtonSpec hint{
            .label = panel.strings["questions.hint"], .icon = icon::question, .kind = ButtonKind::plain};
        const ButtonSpec show{
            .label = panel.strings["questions.show"], .icon = icon::lightbulb, .kind = ButtonKind::plain};
        Flow flow(panel.ui, column.space);
        if (button(panel.ui, "question.hint", flow.next(hint), hint)) session.hint();
        if (button(panel.ui, "question.show", flow.next(show), show)) session.show_answer();
        column.space.y = flow.bottom();
    } else if (session.position() != session.last() &&
               column.wide_button(
                   "question.next",
                   {.label = panel.strings["questions.continue"], .icon = icon::next, .kind = ButtonKind::filled})) {
        session.go_on();
    }
    return judged_at;
}

void invitation(Column& column) {
    const Panel& panel = column.panel;
    if (panel.session.position() == panel.session.last() && panel.session.prediction().on()) {
        column.say(panel.strings["questions.at_end"], {.ink = Role::quiet});
    } else if (panel.session.prediction().on()) {
        column.say(panel.strings["questions.none_here"], {.ink = Role::quiet});
        column.gap(1);
        if (column.wide_button(
                "question.next",
                {.label = panel.strings["questions.continue"], .icon = icon::next, .kind = ButtonKind::quiet}))
            panel.session.go_on();
    } else if (column.wide_button(
                   "question.start",
                   {.label = panel.strings["questions.start"], .icon = icon::question, .kind = ButtonKind::filled})) {
        panel.session.set_predict(true);
    }
}

void tasks(Column& column) {
    const Panel& panel = column.panel;
    Session& session = panel.session;
    if (const Task* task = session.task()) {
        column.say(panel.words("task " + task->key));
        column.gap(1);
        if (session.task_ended()) {
            column.say(panel.strings[session.task_outcome() == Credit::none    ? "messages.task_not_done"
                                     : session.task_outcome() == Credit::retry ? "messages.task_done_retry"
                                                                               : "messages.task_done"],
                       {.font = Font::medium});
            column.gap(1);
        }
        if (session.task_ended() &&
            column.wide_button(
                "question.again",
                {.label = panel.strings["questions.task_again"], .icon = icon::undo, .kind = ButtonKind::filled})) {
            session.start_task(std::string(task->key));
            return;
        }
        if (session.task_ended()) column.gap(1);
        if (column.wide_button(
                "question.leave",
                {.label = panel.strings["questions.task_leave"], .icon = icon::close, .kind = ButtonKind::quiet}))
            session.leave_task();
        column.gap(1.5F);
        return;
    }
    for (const Task& task : session.scene().tasks()) {
        const bool done = session.progress().task(session.scene().id(), task) != Credit::none;
        column.say(fmt::format("**{}**", panel.strings[done ? "questions.task_done" : "questions.task"]));
        column.gap(0.5F);
        column.say(panel.words("task " + task.key));
        column.gap(1);
        if (column.wide_button("question.task." + task.key,
                               {.label = panel.strings[done ? "questions.task_once_more" : "questions.task_start"],
                                .icon = done ? icon::undo : icon::pencil,
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
    if (right < all || neighbour_scene(session, 1).empty()) return;
    column.gap(1);
    if (column.wide_button("question.next_scene", {.label = panel.strings["commands.next_scene.name"],
                                                   .icon = icon::next,
                                                   .kind = ButtonKind::filled,
                                                   .tip = first_key(panel, Command::next_scene)}))
        carry_out(panel.session, {Command::next_scene});
}

}  // namespace

std::string question_text(const Panel& panel) {
    const Prediction& prediction = panel.session.prediction();
    if (prediction.state() == Prediction::State::wrong && prediction.verdict())
        return panel.strings["questions.not_yet"] + " " + reason_text(panel);
    return panel.words("question " + prediction.question()->key);
}

std::optional<Cell> question_panel(const Panel& panel, Box box) {
    Ui& ui = panel.ui;
    std::optional<Cell> pointed_at;
    ScrollArea scroll(ui, "question", box, panel.strings["tabs.question"]);
    if (!panel.session.ready()) {
        scroll.finish(0);
        return pointed_at;
    }
    Column column{panel, {box.x + ui.pad(2), scroll.top() + ui.pad(2), box.w - ui.pad(4), 0}};
    if (const Prediction& prediction = panel.session.prediction(); prediction.question() != nullptr) {
        const float judged_at = open_question(column, pointed_at);
        // A new question is seen from its beginning, and what became of an answer down to the button that goes on.
        const bool judged = prediction.state() != Prediction::State::asked;
        double& seen = ui.number("question", "seen");
        const double now = 2 * static_cast<double>(panel.session.position()) + (judged ? 2 : 1);
        if (seen != now)
            scroll.show(
                {box.x, judged ? judged_at : scroll.top(), box.w, judged ? column.space.y - judged_at : ui.pad(4)});
        seen = now;
    } else {
        invitation(column);
    }
    column.gap(2);
    tasks(column);
    if (panel.session.task() == nullptr || panel.session.task_ended()) score(column);
    scroll.finish(column.space.y - scroll.top() + ui.pad(2));
    return pointed_at;
}

}  // namespace stepwell
