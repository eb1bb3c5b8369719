// What Session says about the moment that is shown.
#include <algorithm>

#include "app/session/session.h"

namespace stepwell {

bool Session::shows_its_map() const { return input().map.extent() == run_->input().map.extent(); }

Moment Session::stage_moment(std::size_t stage) const {
    const bool fits = drawn_.size() == run_->stages() && shows_its_map();
    Moment moment = cursors_[stage].moment(fits ? drawn_[stage] : run_->stage(stage).input);
    moment.reveal = !hidden();
    return moment;
}

std::string Session::sentence() const {
    if (!ready() || hidden()) return {};
    const auto text = stepwell::sentence(Texts::of(*lesson_, preferences_.language), *scene_, moment());
    return text ? *text : text.error().message;
}

std::size_t Session::log_size() const {
    if (!ready()) return 0;
    const std::size_t last = focused().rungs.index(StepSize::step, position());
    return hidden() && log_position(last) == position() ? last : last + 1;
}

std::size_t Session::log_position(std::size_t line) const { return focused().rungs.position(StepSize::step, line); }

const std::string& Session::log_sentence(std::size_t line) {
    const std::size_t at = log_position(line);
    const std::string key = sentence_key(focused().recording->anchor(at));
    return log_.words(key, *lesson_, *scene_, focused(), cursors_[focus_], preferences_.language, at);
}

std::vector<Variable> Session::variables(std::size_t most_items) const {
    if (!ready()) return {};
    return variables_of(*scene_, moment(), most_items, !hidden());
}

std::optional<Variable> Session::variable_at(Cell cell, std::size_t stage) const {
    return ready() ? stepwell::variable_at(*scene_, moment(stage), cell) : std::nullopt;
}

std::string Session::chapter() {
    if (!ready()) return {};
    const Recording& recording = *focused().recording;
    const auto chapters = recording.chapters();
    const auto behind = std::ranges::upper_bound(chapters, position());
    const std::size_t begin = behind == chapters.begin() ? 0 : *std::prev(behind);
    const std::string key = "chapter " + recording.anchor(begin).path();
    if (!Texts::of(*lesson_, preferences_.language).find(scene_->id(), key)) return {};
    return log_.words(key, *lesson_, *scene_, focused(), cursors_[focus_], preferences_.language, begin);
}

std::optional<std::size_t> Session::who_wrote(std::uint32_t slot) const {
    return focused().recording->who_wrote(slot, position());
}

std::optional<std::size_t> Session::who_wrote(Cell cell) const {
    const auto slot = scene_->slot_at(cell, moment());
    return slot ? who_wrote(*slot) : std::nullopt;
}

void Session::jump_to_writer(std::uint32_t slot) {
    if (const auto writer = who_wrote(slot)) seek(*writer);
    else messages.post({"messages.nobody_wrote"});
}

void Session::jump_to_writer(Cell cell) {
    if (const auto writer = who_wrote(cell)) seek(*writer);
    else messages.post({"messages.nobody_wrote"});
}

}  // namespace stepwell
