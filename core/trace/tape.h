// The recorder that writes a Recording.
#pragma once

#include <atomic>
#include <cassert>
#include <cstring>
#include <limits>
#include <stop_token>
#include <type_traits>
#include <utility>

#include "core/trace/recorder.h"

namespace stepwell {

/// What a recording may cost, and who may end it early.
struct Limits {
    std::size_t bytes = std::size_t{384} << 20;      ///< for steps, writes and the board
    std::stop_token stop = {};                       ///< asked every few thousand steps
    std::atomic<std::uint64_t>* progress = nullptr;  ///< steps so far, told as often, if somebody watches
};

/// Thrown by a Tape when the budget is used up, calls are too deep or a stop was asked for; caught in record(), core's
/// only exception.
struct Stopped {
    Ending why;
};

class Tape {
public:
    static constexpr bool records = true;

    /// Writes into an empty recording. `details` false leaves out the smallest steps.
    Tape(Recording& into, Limits limits, bool details = true)
        : recording_(into), limits_(std::move(limits)), details_(details) {}
    Tape(const Tape&) = delete;
    Tape& operator=(const Tape&) = delete;

    class Call {
    public:
        explicit Call(Tape& tape) : tape_(tape) {}
        Call(const Call&) = delete;
        Call& operator=(const Call&) = delete;
        ~Call() { tape_.frames_.pop_back(); }

    private:
        Tape& tape_;
    };

    /// Calls deeper than a step's depth can tell end the recording: it is cut.
    Call call(const char* function) {
        if (frames_.size() == std::numeric_limits<decltype(Step::depth)>::max()) throw Stopped{Ending::cut};
        frames_.push_back(find_function(function));
        return Call(*this);
    }

    void at(const char* anchor) { step(id_of(anchor), StepSize::step, 0); }
    template <class T>
    void at(const char* anchor, const T& subject, StepSize size = StepSize::step) {
        about(anchor, size, subject);
    }
    void detail(const char* anchor) {
        if (details_) step(id_of(anchor), StepSize::detail, 0);
    }
    template <class T>
    void detail(const char* anchor, const T& subject) {
        if (details_) about(anchor, StepSize::detail, subject);
    }
    void chapter(const char* anchor) { step(id_of(anchor), StepSize::chapter, 0); }
    template <class T>
    void chapter(const char* anchor, const T& subject) {
        about(anchor, StepSize::chapter, subject);
    }

    /// For Var, Cells and List: a new layer, its index among the recording's layers.
    std::size_t open(const char* name, Form form, Kind kind, Labels labels, Extent extent, std::int32_t initial);
    void close(std::size_t layer) { recording_.layers_[layer].death = static_cast<std::uint32_t>(recording_.size()); }
    std::uint32_t first_slot(std::size_t layer) const { return recording_.layers_[layer].first_slot; }
    void write(std::uint32_t slot, std::int32_t before, std::int32_t after) {
        if (before != after) recording_.writes_.push_back({slot, before ^ after});
    }

    /// Where a turn began: everything that came later can be taken back.
    struct Mark {
        std::size_t steps, writes, layers, slots, chapters, anchors;
    };
    Mark mark() const;
    void rewind(const Mark& mark);
    void finish(Ending ending);

private:
    struct Function {
        const char* name;
        std::vector<std::pair<const char*, std::uint16_t>> anchors;  // by address, a handful: found faster than hashed
    };

    template <class T>
    void about(const char* anchor, StepSize size, const T& subject) {
        if constexpr (requires { subject.value(); }) {  // a Var stands for its value
            about(anchor, size, subject.value());
        } else {
            step(id_of<T>(anchor), size, Slot<T>::encode(subject));
        }
    }

    void step(std::uint16_t anchor, StepSize size, std::int32_t subject) {
        if (recording_.bytes() > limits_.bytes) throw Stopped{Ending::cut};
        // A callee's chapters are steps to its caller.
        if (frames_.size() > 1 && size == StepSize::chapter) size = StepSize::step;
        if (size == StepSize::chapter) recording_.chapters_.push_back(static_cast<std::uint32_t>(recording_.size()));
        recording_.steps_.push_back({static_cast<std::uint32_t>(recording_.writes_.size()), subject, anchor, size,
                                     static_cast<std::uint8_t>(frames_.size())});
        ++tally_[anchor];
        if (recording_.size() % Recording::tally_every == 0) check();
    }

    /// The anchor's number; its first step says what its subjects are.
    template <class Subject = void>
    std::uint16_t id_of(const char* anchor) {
        assert(!frames_.empty() && "an algorithm opens its call first");
        for (const auto& [name, id] : functions_[frames_.back()].anchors)
            if (name == anchor) return id;
        if constexpr (std::is_void_v<Subject>) return add_anchor(anchor, Kind::none, {});
        else return add_anchor(anchor, Slot<Subject>::kind, Slot<Subject>::names());
    }

    void check();
    std::size_t find_function(const char* name);
    std::uint16_t add_anchor(const char* name, Kind kind, Labels labels);

    Recording& recording_;
    const Limits limits_;
    const bool details_;
    std::vector<Function> functions_;
    std::vector<std::size_t> frames_;   // open calls, as indices into functions_
    std::vector<std::uint32_t> tally_;  // steps so far at each anchor
};

static_assert(Recorder<Tape>);

}  // namespace stepwell
