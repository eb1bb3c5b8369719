#include "app/session/run.h"

#include <utility>

namespace stepwell {

Cursor::Cursor(const std::shared_ptr<const Recording>& recording) : now_(recording), after_(recording) { seek(0); }

void Cursor::seek(std::size_t position) {
    now_.seek(position);
    after_.seek(now_.position() + 1);
}

RecordedRun::RecordedRun(Input input, std::shared_ptr<const Recording> recording)
    : input_(std::move(input)), recording_(std::move(recording)), rungs_(*recording_) {}

}  // namespace stepwell
