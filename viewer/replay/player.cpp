#include "viewer/replay/player.h"

#include <algorithm>
#include <iterator>

namespace parapet::viewer {

Player::Player(double length, std::span<const double> marks) : length_(std::max(length, 0.0)) {
  marks_.push_back(0);
  for (const double mark : marks) {
    if (mark > marks_.back() && mark < length_) marks_.push_back(mark);
  }
  if (length_ > 0) marks_.push_back(length_);
}

void Player::play() {
  if (length_ <= 0) return;
  if (is_over()) now_ = 0;
  playing_ = true;
}

void Player::toggle() {
  if (playing_) {
    pause();
  } else {
    play();
  }
}

void Player::pass(double seconds) {
  if (!playing_) return;
  now_ = std::clamp(now_ + seconds * speed(), 0.0, length_);
  if (is_over()) pause();
}

void Player::step_forward() {
  pause();
  const auto next = std::upper_bound(marks_.begin(), marks_.end(), now_);
  if (next != marks_.end()) now_ = *next;
}

void Player::step_back() {
  pause();
  const auto here = std::lower_bound(marks_.begin(), marks_.end(), now_);
  if (here != marks_.begin()) now_ = *std::prev(here);
}

void Player::scrub(double share) { now_ = share > 0 ? std::min(share, 1.0) * length_ : 0; }

void Player::faster() { speed_ = std::min(speed_ + 1, std::size(kSpeeds) - 1); }

void Player::slower() { speed_ = speed_ == 0 ? 0 : speed_ - 1; }

}  // namespace parapet::viewer
