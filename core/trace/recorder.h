// What an algorithm tells about itself, through a parameter. With the empty recorder, Silent, all of it compiles away:
// the code that runs fast in a benchmark is the code that is stepped and shown.
#pragma once

#include <concepts>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "core/trace/recording.h"

namespace stepwell {

/// An algorithm takes a Recorder and says
///  `auto call = tape.call("find_path");`   once, at its top: a frame is open while `call` lives;
///  `tape.at("take")`                       "the lines below are about to run", one logical operation;
///  `tape.at("take", next)`                 the same, about `next`: the step's subject;
///  `tape.detail("look", next)`             one line within a step;
///  `tape.chapter("ring", n)`               the beginning of a turn, a ring, a link.
/// A size can be given by value: `tape.at("take", next, size)`. Names are string literals.
template <class T>
concept Recorder = requires(T tape, const char* name, Cell subject) {
    { T::records } -> std::convertible_to<bool>;
    tape.call(name);
    tape.at(name);
    tape.at(name, subject);
    tape.at(name, subject, StepSize::step);
    tape.detail(name);
    tape.detail(name, subject);
    tape.chapter(name);
    tape.chapter(name, subject);
};

/// The empty recorder.
struct Silent {
    static constexpr bool records = false;
    struct Call {
        ~Call() {}  // so that a call that is only held is no unused variable
    };
    Call call(const char*) { return {}; }
    void at(const char*) {}
    template <class T>
    void at(const char*, const T&, StepSize = StepSize::step) {}
    void detail(const char*) {}
    template <class T>
    void detail(const char*, const T&) {}
    void chapter(const char*) {}
    template <class T>
    void chapter(const char*, const T&) {}
};

/// Counts the steps at each anchor and keeps nothing else: for results and figures of runs of any length.
class Tally {
public:
    static constexpr bool records = false;
    struct Call {
        Tally* tally;
        const char* caller;
        ~Call() { tally->function_ = caller; }
    };
    Call call(const char* function) { return {this, std::exchange(function_, function)}; }
    void at(const char* anchor) {
        for (Count& count : counts_)
            if (count.anchor == anchor && count.function == function_) {
                ++count.steps;
                return;
            }
        counts_.push_back({function_, anchor, 1});
    }
    template <class T>
    void at(const char* anchor, const T&, StepSize = StepSize::step) {
        at(anchor);
    }
    void detail(const char* anchor) { at(anchor); }
    template <class T>
    void detail(const char* anchor, const T&) {
        at(anchor);
    }
    void chapter(const char* anchor) { at(anchor); }
    template <class T>
    void chapter(const char* anchor, const T&) {
        at(anchor);
    }

    /// Steps at `name` in `function`, of any size.
    std::size_t count(std::string_view function, std::string_view name) const {
        std::size_t sum = 0;
        for (const Count& count : counts_)
            if (function == count.function && name == count.anchor) sum += count.steps;
        return sum;
    }

private:
    struct Count {
        const char* function;
        const char* anchor;
        std::size_t steps;
    };

    const char* function_ = "";
    std::vector<Count> counts_;  // by address: a handful of literals
};

static_assert(Recorder<Silent> && Recorder<Tally>);

}  // namespace stepwell
