#pragma once

#include "core/trace/track.h"

namespace stepwell {

/// One traced variable. `Var current{tape, "current", nowhere};` then use it as the value it holds.
template <class T, class Tape>
class Var {
public:
    Var(Tape& tape, const char* name, T initial) : value_(initial), track_(tape, name, Form::var, {1, 1}, initial) {}

    Var& operator=(const T& value) {
        track_.write(0, value_, value);
        value_ = value;
        return *this;
    }
    /// Takes the other one's value.
    Var& operator=(const Var& other) { return *this = other.value_; }
    const T& value() const { return value_; }
    operator const T&() const { return value_; }

private:
    T value_;
    [[no_unique_address]] Track<T, Tape> track_;
};

template <class Tape, class T>
Var(Tape&, const char*, T) -> Var<T, Tape>;

}  // namespace stepwell
