#include "viewer/scene/bridge_layout.h"

#include <algorithm>
#include <cmath>

namespace parapet::viewer {
namespace {

constexpr double kThin = 0.23;   // of the deck in the middle
constexpr double kThick = 0.52;  // and at the banks
constexpr double kFront = -0.2;  // of the first row of pieces

// Pieces in rows over a part of a segment, those in the back last.
struct Rows {
  double from = 0.10 * BridgeLayout::kLong;
  double to = 0.90 * BridgeLayout::kLong;
  std::size_t in_row = 1;
  std::size_t rows = 1;
};

Rows rows_of(std::size_t pieces, bool beside_die) {
  Rows rows;
  if (beside_die) rows.from = 0.42 * BridgeLayout::kLong;
  rows.in_row = std::max<std::size_t>(1, std::min<std::size_t>(pieces, beside_die ? 3 : 5));
  rows.rows = std::max<std::size_t>(1, (pieces + rows.in_row - 1) / rows.in_row);
  return rows;
}

}  // namespace

double BridgeLayout::depth_at(double x) const {
  const double share = std::clamp(x / right(), -1.0, 1.0);
  return kThin + (kThick - kThin) * share * share;
}

std::optional<std::size_t> BridgeLayout::current() const {
  for (std::size_t n = 0; n < size(); ++n) {
    if (span_.segments[n].state == SegmentState::current) return n;
  }
  return std::nullopt;
}

std::optional<BridgeLayout::Gap> BridgeLayout::gap() const {
  const auto& all = span_.segments;
  const auto is_open = [](const BridgeSegment& one) { return one.state != SegmentState::finished; };
  const auto first = std::find_if(all.begin(), all.end(), is_open);
  if (first == all.end()) return std::nullopt;
  const auto last = std::find_if(all.rbegin(), all.rend(), is_open);
  return Gap{static_cast<std::size_t>(first - all.begin()),
             static_cast<std::size_t>(last.base() - all.begin())};
}

bool BridgeLayout::has_die(std::size_t segment) const {
  return span_.die_face && current() == segment;
}

Box BridgeLayout::die_of(std::size_t segment) const {
  const bool alone = span_.segments[segment].population.empty();
  const double x = left_of(segment) + kLong * (alone ? 0.5 : 0.22);
  return {{x - kDie / 2, -kDie / 2, 0}, {x + kDie / 2, kDie / 2, kDie}};
}

std::vector<osg::Vec3d> BridgeLayout::feet_of(std::size_t segment) const {
  const std::size_t pieces = span_.segments[segment].population.size();
  const Rows rows = rows_of(pieces, has_die(segment));
  const double step = (rows.to - rows.from) / static_cast<double>(rows.in_row);
  const double back = rows.rows > 1 ? 0.5 / static_cast<double>(rows.rows - 1) : 0;
  std::vector<osg::Vec3d> feet;
  for (std::size_t n = 0; n < pieces; ++n) {
    const auto row = static_cast<double>(n / rows.in_row);
    const auto place = static_cast<double>(n % rows.in_row);
    // The last row is in the middle too.
    const std::size_t before = n / rows.in_row * rows.in_row;
    const auto here = static_cast<double>(std::min(rows.in_row, pieces - before));
    const double x = (rows.from + rows.to) / 2 + step * (place - (here - 1) / 2);
    feet.emplace_back(left_of(segment) + x, rows.rows > 1 ? kFront + back * row : -0.05, 0);
  }
  return feet;
}

double BridgeLayout::pawn_width(std::size_t segment) const {
  const Rows rows = rows_of(span_.segments[segment].population.size(), has_die(segment));
  return std::min(0.25, (rows.to - rows.from) / static_cast<double>(rows.in_row) * 0.95);
}

osg::BoundingBoxd BridgeLayout::bounds() const {
  return {left() - kBank - 0.3, -0.8, kFloor, right() + kBank + 0.3, 0.8, 1.05};
}

std::vector<osg::Vec3d> BridgeLayout::extent() const {
  std::vector<osg::Vec3d> points;
  for (const double x : {left() - kBank, right() + kBank}) {
    points.emplace_back(x, 0, 1.02);
    points.emplace_back(x, -0.75, kFloor);
    points.emplace_back(x, 0.6, 0);
  }
  return points;
}

}  // namespace parapet::viewer
