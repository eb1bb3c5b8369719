#include "core/trace/player.h"

#include <algorithm>
#include <utility>

namespace stepwell {

Player::Player(std::shared_ptr<const Recording> recording) : recording_(std::move(recording)), board_(*recording_) {
    seek(0);
}

void Player::seek(std::size_t position) {
    if (recording_->empty()) return;
    position = std::min(position, recording_->size() - 1);
    const std::size_t target = recording_->first_write(position);
    while (applied_ < target) board_.apply(recording_->write(applied_++));
    while (applied_ > target) board_.apply(recording_->write(--applied_));
    board_.position_ = position;
}

}  // namespace stepwell
