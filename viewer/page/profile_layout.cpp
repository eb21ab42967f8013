#include "viewer/page/profile_layout.h"

#include <algorithm>

namespace parapet::viewer {
namespace {

constexpr double kNameRoom = 64;    // for the names below
constexpr double kFlattest = 0.35;  // pegs up are drawn at least so tall beside pegs across
constexpr double kSteepest = 1.6;

}  // namespace

ProfileLayout::ProfileLayout(const ProfilePicture& picture, const PageRect& paper, double legend,
                             double unit)
    : picture_(picture), unit_(unit) {
  const double margin = kMargin * unit_;
  legend_room_ = {margin, margin / 2, paper.right - margin, margin / 2 + legend};
  room_ = {margin + kScaleRoom * unit_, legend_room_.top + kNameRoom * unit_ + margin / 2,
           paper.right - margin, paper.top - margin};
  scale_to_fit();
}

void ProfileLayout::scale_to_fit() {
  double low = picture_.parts.front().height;
  double high = low;
  for (const auto& part : picture_.parts) {
    low = std::min(low, part.height);
    high = std::max(high, part.height);
  }
  const double start = picture_.parts.front().height;
  for (const auto& limit : picture_.limits) high = std::max(high, start + limit.above);
  high = std::max(high, picture_.parts.front().height + picture_.unit_height);
  high = std::max(high, picture_.parts.back().height + picture_.unit_height);
  const double tall = std::max(1.0, high - low);
  lowest_ = low - std::max(1.0, tall * 0.10);  // some ground below the lowest
  highest_ = high + tall * 0.08;
  const double length = left_of(picture_.parts.size());
  across_ = room_.width() / length;
  up_ = room_.height() / (highest_ - lowest_);
  // True to scale as far as there is room.
  const double wanted = std::clamp(picture_.rise_of_run, kFlattest, kSteepest);
  if (up_ > across_ * wanted) up_ = std::max(across_ * wanted, up_ * 0.55);
  if (across_ * wanted > up_) across_ = std::max(up_ / wanted, across_ * 0.85);
  // In the middle of the room.
  const double spare_x = room_.width() - across_ * length;
  const double spare_y = room_.height() - up_ * (highest_ - lowest_);
  room_.left += spare_x / 2;
  room_.right = room_.left + across_ * length;
  room_.bottom += spare_y / 2;
  room_.top = room_.bottom + up_ * (highest_ - lowest_);
}

double ProfileLayout::left_of(std::size_t part) const {
  double sum = 0;
  for (std::size_t n = 0; n < part; ++n) sum += picture_.parts[n].length;
  return sum;
}

ProfileLayout::Arrow ProfileLayout::arrow_of(const ProfilePicture::Change& change) const {
  const auto& before = picture_.parts[change.before];
  const auto& after = picture_.parts[change.after];
  const bool up = after.height > before.height;
  const auto& lower = up ? before : after;
  const double inward = std::min(22 * unit_, lower.length * across_ * 0.3) * (up ? -1 : 1);
  const double x = left_of(change.after);
  return {at(x, before.height) + osg::Vec2d(inward, 0),
          at(x, after.height) + osg::Vec2d(inward, 0)};
}

}  // namespace parapet::viewer
