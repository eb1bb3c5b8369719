// What an algorithm tells about itself, through a parameter. With the empty recorder, Silent, all of it compiles away:
// the code that runs fast in a benchmark is the code that is stepped and shown.
#pragma once

#include <concepts>
#include <map>
#include <string>

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
    Call call(const char* function) {
        const Call call{this, function_};
        function_ = function;
        return call;
    }
    void at(const char* anchor) { ++counts_[{function_, anchor}]; }
    template <class T>
    void at(const char* anchor, const T&, StepSize = StepSize::step) { at(anchor); }
    void detail(const char* anchor) { at(anchor); }
    template <class T>
    void detail(const char* anchor, const T&) { at(anchor); }
    void chapter(const char* anchor) { at(anchor); }
    template <class T>
    void chapter(const char* anchor, const T&) { at(anchor); }

    /// Steps at `name` in `function`, of any size.
    std::size_t count(std::string_view function, std::string_view name) const {
        std::size_t sum = 0;
        for (const auto& [key, n] : counts_)
            if (key.first == function && key.second == name) sum += n;
        return sum;
    }

private:
    const char* function_ = "";
    std::map<std::pair<const char*, const char*>, std::size_t> counts_;  // by address: literals
};

static_assert(Recorder<Silent> && Recorder<Tally>);

}  // namespace stepwell
