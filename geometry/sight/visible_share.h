#pragma once

#include <compare>
#include <memory>
#include <optional>
#include <span>
#include <utility>

#include "geometry/numbers/point.h"
#include "geometry/numbers/ratio.h"
#include "geometry/sight/cone_polygon.h"

namespace parapet {

// How much of a whole is seen, from 0 to 1: a sum of fractions, never rounded. It is kept between
// two close bounds, and as the sum itself, which is only added up where the bounds do not tell.
class VisibleShare {
 public:
  VisibleShare();  // 1: all of it

  // The area of the parts by the area of the whole, in the picture on the plane across `view`.
  // Where that plane stands makes no difference. REQUIRES: the parts lie within the whole and do
  // not overlap, the whole has an area, every corner lies on the side to which `view` points; view
  // <= 2^20. Exact: a triangle of the picture is a fraction of numbers < 2^299.
  static VisibleShare of_areas(std::span<const ConePolygon> parts,
                               std::span<const ConePolygon> whole, Vec view);

  // How much of the line from `foot` to `top` lies in the parts, their edges counted in.
  // REQUIRES: the ends are seen in those directions and lie equally many times as far off as these
  // vectors say; they are <= 2^21.
  // Exact: places on the line are fractions of numbers < 2^86.
  static VisibleShare of_line(std::span<const ConePolygon> parts, Vec foot, Vec top);

  // Parts in a thousand, rounded down; of what is seen, and of what is not.
  int permille() const;
  int hidden_permille() const;

  // Less, equal or greater as the share is less than, equal to or greater than the fraction.
  std::strong_ordering compare(const Ratio& fraction) const;

  // The order of the shares.
  friend std::strong_ordering operator<=>(const VisibleShare& a, const VisibleShare& b);
  friend bool operator==(const VisibleShare& a, const VisibleShare& b) { return (a <=> b) == 0; }

  // The share itself, where its denominator is at most 10^6.
  std::optional<Ratio> fraction() const;

 private:
  struct Sums;
  explicit VisibleShare(std::shared_ptr<const Sums> sums) : sums_(std::move(sums)) {}

  std::shared_ptr<const Sums> sums_;
};

}  // namespace parapet
