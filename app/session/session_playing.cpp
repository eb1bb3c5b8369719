// Session's moves in scenes that go by turns.
#include <algorithm>

#include "app/session/session.h"

namespace stepwell {

std::size_t Session::turn_end() const {
    const Recording& recording = *focused().recording;
    const auto turns = recording.chapters();
    const auto next = std::ranges::lower_bound(turns, position());
    return next == turns.end() ? last() : *next;
}

std::vector<PlayMove> Session::moves() const {
    if (!ready() || task_) return {};
    Cursor cursor(cursors_[focus_]);
    cursor.seek(turn_end());
    return scene_->next_moves(cursor.moment(focused().input));
}

void Session::make_move(std::string_view key) {
    const std::vector<PlayMove> all = moves();
    const auto move = std::ranges::find(all, key, &PlayMove::key);
    if (move == all.end()) return;
    if (!move->possible) {
        messages.post({"messages.no_such_move"});
        return;
    }
    messages.went_well({"messages.no_such_move"});
    transport_.pause();
    go(turn_end(), 0);
    const auto turns = focused().recording->chapters();
    const std::size_t kept = static_cast<std::size_t>(std::ranges::lower_bound(turns, position()) - turns.begin());
    Input input = desk_->input;
    input.script.resize(std::min(kept, input.script.size()));
    input.script.push_back(move->action);
    wanted_ = {.position = position()};  // there the new turn begins
    if (!accept(std::move(input))) return;
    if (recording()) wanted_.end = true;
    else go(question_on_the_way(position(), last(), false).value_or(last()), Motion::longest);
}

}  // namespace stepwell
