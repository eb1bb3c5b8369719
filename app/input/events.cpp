#include "app/input/events.h"

#include <algorithm>

#include "core/base/utf8.h"

namespace stepwell {
namespace {

template <class... Case>
struct Cases : Case... {
    using Case::operator()...;
};
template <class... Case>
Cases(Case...) -> Cases<Case...>;  // clang before 17 does not find it by itself

}  // namespace

FrameInput FrameInput::seen_again() const {
    FrameInput again;
    again.time = time;
    again.pointer = pointer;
    again.down = down;
    again.mods = mods;
    return again;
}

FrameInput EventQueue::next(double time, float passed) {
    FrameInput frame;
    frame.time = time;
    frame.passed = std::clamp(passed, 0.0F, 0.1F);
    bool button_seen = false;
    bool stop = false;
    while (!events_.empty() && !stop) {
        const Event& event = events_.front();
        // One change of a button a frame, and moves after it belong to the next: so a stroke begins where the press
        // was.
        const bool button = std::holds_alternative<ButtonChanged>(event);
        const bool moves = std::holds_alternative<PointerMoved>(event) || std::holds_alternative<PointerLeft>(event);
        if (button_seen && (button || moves)) break;
        if (button && !frame.keys.empty()) break;  // a key may have changed what the button does
        button_seen = button_seen || button;
        std::visit(Cases{
                       [&](const PointerMoved& move) {
                           pointer_ = move.to;
                           frame.moves.push_back(move.to);
                       },
                       [&](const PointerLeft&) { pointer_.reset(); },
                       [&](const ButtonChanged& change) {
                           const auto i = static_cast<std::size_t>(change.button);
                           frame.pressed[i] = change.down && !down_[i];
                           frame.released[i] = !change.down && down_[i];
                           down_[i] = change.down;
                           mods_ = change.mods;
                       },
                       [&](const Scrolled& scroll) {
                           frame.scrolled.x += scroll.x;
                           frame.scrolled.y += scroll.y;
                           mods_ = scroll.mods;
                       },
                       [&](const KeyPress& press) {
                           frame.keys.push_back(press);
                           mods_ = press.mods;
                       },
                       [&](const Typed& typed) { append_utf8(frame.text, typed.code); },
                       [&](const Dropped& drop) {
                           frame.dropped.insert(frame.dropped.end(), drop.files.begin(), drop.files.end());
                           stop = true;
                       },
                   },
                   event);
        events_.pop_front();
    }
    frame.pointer = pointer_;
    frame.down = down_;
    frame.mods = mods_;
    return frame;
}

}  // namespace stepwell
