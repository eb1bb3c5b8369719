#include "app/session/run.h"

#include <algorithm>
#include <utility>

namespace stepwell {

Cursor::Cursor(const std::shared_ptr<const Recording>& recording) : now_(recording), after_(recording) { seek(0); }

std::size_t Cursor::distance(std::size_t position) const {
    const Recording& recording = now_.recording();
    const std::size_t here = recording.first_write(this->position());
    const std::size_t there = recording.first_write(std::min(position, recording.size() - 1));
    return here < there ? there - here : here - there;
}

void Cursor::seek(std::size_t position) {
    const bool far = distance(position) > now_.recording().slots();
    now_.seek(position);
    if (far) after_ = now_;  // a board is copied faster than so many writes are made a second time
    after_.seek(now_.position() + 1);
}

void Cursor::seek(std::size_t position, const Cursor& other) {
    if (distance(position) > other.distance(position) + now_.recording().slots()) *this = other;
    seek(position);
}

RecordedRun::RecordedRun(Input input, std::shared_ptr<const Recording> recording)
    : input_(std::move(input)), recording_(std::move(recording)), rungs_(*recording_) {}

}  // namespace stepwell
