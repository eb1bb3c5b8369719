// What Session says about the moment that is shown.
#include "app/session/session.h"

namespace stepwell {

Moment Session::stage_moment() const {
    const bool fits = job_.running() && input().map.extent() == run_->input().map.extent();
    return cursor_->moment(fits ? input() : run_->input());
}

std::string Session::sentence() const {
    if (!ready() || hidden()) return {};
    const auto text = stepwell::sentence(Texts::of(*lesson_, preferences_.language), *scene_, moment());
    return text ? *text : text.error().message;
}

std::size_t Session::log_size() const {
    if (!ready()) return 0;
    const std::size_t last = run_->rungs().index(StepSize::step, position());
    return hidden() && log_position(last) == position() ? last : last + 1;
}

std::size_t Session::log_position(std::size_t line) const { return run_->rungs().position(StepSize::step, line); }

const std::string& Session::log_sentence(std::size_t line) {
    return log_.sentence(*lesson_, *scene_, *run_, *cursor_, preferences_.language, log_position(line));
}

std::vector<Variable> Session::variables(std::size_t most_items) const {
    if (!ready()) return {};
    return variables_of(*scene_, moment(), most_items, !hidden());
}

std::optional<std::size_t> Session::who_wrote(std::uint32_t slot) const {
    return run_->recording().who_wrote(slot, position());
}

std::optional<std::size_t> Session::who_wrote(Cell cell) const {
    const auto slot = scene_->slot_at(cell, moment());
    return slot ? who_wrote(*slot) : std::nullopt;
}

void Session::jump_to_writer(std::uint32_t slot) {
    if (const auto writer = who_wrote(slot))
        seek(*writer);
    else
        messages.post({"messages.nobody_wrote"});
}

void Session::jump_to_writer(Cell cell) {
    if (const auto writer = who_wrote(cell))
        seek(*writer);
    else
        messages.post({"messages.nobody_wrote"});
}

}  // namespace stepwell
