// A recorder that works as differently from the Tape as it can: it keeps a full copy of every variable at every step.
// What a Player shows at a position must be what the film shows.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <list>
#include <string>
#include <vector>

#include "core/trace/track.h"

namespace stepwell::tests {

class Film {
public:
    static constexpr bool records = true;

    struct Part {
        std::string name;
        Form form;
        Kind kind;
        Extent extent;
        std::vector<std::int32_t> values;  ///< of a list: items, then first and end
    };
    struct Picture {
        std::string anchor;
        StepSize size;
        std::int32_t subject;
        std::size_t depth;
        std::vector<Part> parts;
    };

    class Call {
    public:
        Call(Film& film, const char* function) : film_(film) { film_.functions_.emplace_back(function); }
        Call(const Call&) = delete;
        Call& operator=(const Call&) = delete;
        ~Call() { film_.functions_.pop_back(); }

    private:
        Film& film_;
    };

    Call call(const char* function) { return {*this, function}; }
    void at(const char* anchor) { shoot(anchor, StepSize::step, 0); }
    template <class T>
    void at(const char* anchor, const T& subject, StepSize size = StepSize::step) {
        shoot(anchor, size, slot(subject));
    }
    void detail(const char* anchor) { shoot(anchor, StepSize::detail, 0); }
    template <class T>
    void detail(const char* anchor, const T& subject) {
        shoot(anchor, StepSize::detail, slot(subject));
    }
    void chapter(const char* anchor) { shoot(anchor, StepSize::chapter, 0); }
    template <class T>
    void chapter(const char* anchor, const T& subject) {
        shoot(anchor, StepSize::chapter, slot(subject));
    }

    const std::vector<Picture>& pictures() const { return pictures_; }

private:
    template <class T, Recorder R>
    friend class stepwell::Track;

    template <class T>
    static std::int32_t slot(const T& subject) {
        if constexpr (requires { subject.value(); }) return slot(subject.value());
        else return Slot<T>::encode(subject);
    }
    void shoot(const char* anchor, StepSize size, std::int32_t subject) {
        if (functions_.size() > 1 && size == StepSize::chapter) size = StepSize::step;
        pictures_.push_back(
            {functions_.back() + "/" + anchor, size, subject, functions_.size(), {parts_.begin(), parts_.end()}});
    }

    std::vector<std::string> functions_;
    std::list<Part> parts_;
    std::vector<Picture> pictures_;
};

}  // namespace stepwell::tests

namespace stepwell {

template <class T>
class Track<T, tests::Film> {
public:
    Track(tests::Film& film, const char* name, Form form, Extent extent, const T& initial) : film_(film) {
        std::vector<std::int32_t> values(extent.cells(), Slot<T>::encode(initial));
        if (form == Form::list) values.insert(values.end(), 2, 0);
        part_ = film.parts_.insert(film.parts_.end(), {name, form, Slot<T>::kind, extent, std::move(values)});
    }
    Track(const Track&) = delete;
    Track& operator=(const Track&) = delete;
    ~Track() { film_.parts_.erase(part_); }

    void write(std::size_t index, const T& before, const T& after) {
        change(index, Slot<T>::encode(before), Slot<T>::encode(after));
    }
    void write_bound(std::size_t bound, std::size_t before, std::size_t after) {
        change(part_->extent.cells() + bound, static_cast<std::int32_t>(before), static_cast<std::int32_t>(after));
    }

private:
    void change(std::size_t index, std::int32_t before, std::int32_t after) {
        EXPECT_EQ(part_->values.at(index), before) << part_->name << "[" << index << "]";
        part_->values.at(index) = after;
    }

    tests::Film& film_;
    std::list<tests::Film::Part>::iterator part_;
};

}  // namespace stepwell
