#pragma once

#include <cstddef>
#include <osg/BoundingBox>
#include <osg/Vec3d>
#include <vector>

#include "viewer/bridge_picture.h"
#include "viewer/meshes.h"

namespace parapet::viewer {

// Where a bridge and what stands on it is in the world of its picture: x runs from the start to the
// end, y away from who looks, z up, 0 on the deck.
class BridgeLayout {
 public:
  static constexpr double kLong = 1.45;      // of a segment
  static constexpr double kHalfWide = 0.40;  // of the deck
  static constexpr double kFloor = -1.65;    // of the gap
  static constexpr double kBank = 1.2;       // length of a bank's top
  static constexpr double kPawn = 0.48;      // from foot to crown
  static constexpr double kDie = 0.42;       // side

  explicit BridgeLayout(const BridgeSpan& span) : span_(span) {}

  std::size_t size() const { return span_.segments.size(); }
  double left() const {
    return -kLong * static_cast<double>(size()) / 2;
  }  // end of the start's bank
  double right() const { return -left(); }
  double left_of(std::size_t segment) const {
    return left() + kLong * static_cast<double>(segment);
  }
  double middle_of(std::size_t segment) const { return left_of(segment) + kLong / 2; }

  // How thick the deck is there: most at the banks, as of one that grows from both.
  double depth_at(double x) const;

  std::optional<std::size_t> current() const;

  // From a segment to before another: what has no finished one yet between those that have, if
  // any.
  struct Gap {
    std::size_t begin = 0;
    std::size_t end = 0;
  };
  std::optional<Gap> gap() const;

  bool has_die(std::size_t segment) const;
  Box die_of(std::size_t segment) const;
  std::vector<osg::Vec3d> feet_of(std::size_t segment) const;  // of its population, in order
  double pawn_width(std::size_t segment) const;

  osg::BoundingBoxd bounds() const;
  std::vector<osg::Vec3d> extent() const;  // all of it is to be seen

 private:
  const BridgeSpan& span_;
};

}  // namespace parapet::viewer
