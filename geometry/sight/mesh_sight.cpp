#include "geometry/sight/mesh_sight.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdlib>
#include <optional>
#include <tuple>

#include "geometry/numbers/contact.h"
#include "geometry/numbers/wide.h"
#include "geometry/sight/bunch_filter.h"
#include "geometry/sight/column_course.h"
#include "geometry/sight/open_contact.h"

namespace parapet {
namespace {

using Bunch = TriangleColumns::Bunch;

// The ways from a line's p to the corners of a triangle.
using Ways = std::array<Vec, 3>;

// So many lines are followed at a time.
constexpr std::size_t kTogether = 32;

// A line that is held against many triangles.
class Line {
 public:
  explicit Line(const Segment& segment) noexcept : segment_(segment), along_(direction(segment)) {
    const std::int64_t length = std::max(std::abs(along_.x), std::abs(along_.y));
    shift_ = std::max(
        static_cast<int>(std::bit_width(static_cast<std::uint64_t>(length))) - kSmallBits, 0);
  }

  // Calls visit(ways, contact) for those of the column that it meets, until it is true.
  // `walk` stands on the column.
  template <class Visit>
  bool visit_met(const TriangleColumns& triangles, const ColumnWalk& walk, Visit&& visit) const {
    const std::size_t column = walk.column();
    const std::int64_t low = std::max<std::int64_t>(walk.low(), 0);
    const std::int64_t high = walk.high();
    if (high < low) return false;
    constexpr std::int64_t kTop = 31;
    constexpr std::uint32_t kAll = ~std::uint32_t{0};
    const int bits = triangles.layer_bits();
    const std::uint32_t passed =
        kAll << (low >> bits) & kAll >> (kTop - std::min(high >> bits, kTop));
    if ((triangles.layers(column) & passed) == 0) return false;

    const Vec to_corner = triangles.corner(column) - segment_.p;
    const int height_bits = triangles.height_bits();
    NearLine near = near_line(to_corner);
    const auto small = [](std::int64_t ticks) {
      return static_cast<std::int16_t>(std::min<std::int64_t>(ticks, INT16_MAX));
    };
    near.low = small(low << height_bits);
    near.high = small(((high + 1) << height_bits) - 1);
    for (Bunch bunch = triangles.bunch(column);; bunch = bunch.next()) {
      const bool is_apart = high < bunch.low() || bunch.high() < low;
      if (!is_apart && visit_met(bunch, to_corner, near, visit)) return true;
      if (bunch.is_last()) return false;
    }
  }

  Triangle triangle_at(const Ways& ways) const noexcept {
    return {segment_.p + ways[0], segment_.p + ways[1], segment_.p + ways[2]};
  }

 private:
  static constexpr int kSmallBits = 14;

  // What does not lie beside the column can be said in 32 bits; if it cannot, nothing is said.
  NearLine near_line(Vec to_corner) const noexcept {
    const std::int64_t left = along_.x * to_corner.y - along_.y * to_corner.x;
    NearLine near;
    if (std::abs(left >> shift_) >= (std::int64_t{1} << 30)) return near;
    near.left = static_cast<std::int32_t>(left >> shift_);
    near.by_x = static_cast<std::int16_t>(-(along_.y >> shift_));
    near.by_y = static_cast<std::int16_t>(along_.x >> shift_);
    return near;
  }

  template <class Visit>
  bool visit_met(const Bunch& bunch, Vec to_corner, NearLine near, Visit&& visit) const {
    CornerSides sides;
    if (!bunch.is_wide()) {
      near.slack = shift_ == 0 ? 0 : 2 * bunch.reach() + 2;
      sides = sides_of(bunch, near);
    }
    const std::uint16_t* group = bunch.triangles();
    const std::uint16_t* const end = group + bunch.triangle_groups() * 2 * Bunch::kGroup;
    for (; group != end; group += 2 * Bunch::kGroup) {
      for (std::uint32_t some = undecided(group, sides); some != 0; some &= some - 1) {
        const auto n = 2 * static_cast<std::size_t>(std::countr_zero(some));
        const Ways ways = ways_to(bunch, to_corner, group[n] | std::uint32_t{group[n + 1]} << 16);
        const Contact contact = with(ways);
        if (contact != Contact::apart && visit(ways, contact)) return true;
      }
    }
    return false;
  }

  // From p to the corners of a triangle, given as bits.
  static Ways ways_to(const Bunch& bunch, Vec to_corner, std::uint32_t corners) noexcept {
    const auto first = static_cast<std::size_t>(std::countr_zero(corners));
    const auto last = static_cast<std::size_t>(31 - std::countl_zero(corners));
    const std::uint32_t others = corners & (corners - 1);
    const std::size_t middle =
        others == 0 ? first : static_cast<std::size_t>(std::countr_zero(others));
    return {to_corner + bunch.corner(first), to_corner + bunch.corner(middle),
            to_corner + bunch.corner(last)};
  }

  // open_contact() with a triangle.
  //
  // With A, B, C the ways from p to the corners and d that from p to q, the line passes the edge AB
  // on the side of the sign of d . (A x B), the others likewise. All on one side, or some touched:
  // the line passes within. Their sum is d . n, with n at a right angle to the triangle, and
  // p lies A . (B x C) = n . A on its one side.
  // Exact: ways <= 2^20; sides in the plan <= 2^41; everything else is a sum of three products
  // <= 2^61 of these, added one by one.
  Contact with(const Ways& ways) const noexcept {
    const auto& [a, b, c] = ways;
    const std::int64_t side_a = along_.x * a.y - along_.y * a.x;
    const std::int64_t side_b = along_.x * b.y - along_.y * b.x;
    const std::int64_t side_c = along_.x * c.y - along_.y * c.x;
    const std::int64_t area_ab = a.x * b.y - a.y * b.x;
    const std::int64_t area_bc = b.x * c.y - b.y * c.x;
    const std::int64_t area_ca = c.x * a.y - c.y * a.x;
    const std::int64_t ab = b.z * side_a - a.z * side_b + along_.z * area_ab;
    const std::int64_t bc = c.z * side_b - b.z * side_c + along_.z * area_bc;
    const std::int64_t ca = a.z * side_c - c.z * side_a + along_.z * area_ca;
    const bool some_left = (ab | bc | ca) < 0;
    const bool some_right = (-ab | -bc | -ca) < 0;
    if (some_left && some_right) return Contact::apart;
    if (!some_left && !some_right) return open_contact(segment_, triangle_at(ways));

    // Not in its plane, and through it within the triangle. Between p and q?
    const std::int64_t from_p = a.z * area_bc + b.z * area_ca + c.z * area_ab;
    const std::int64_t whole = ab + bc + ca;
    const bool is_between = whole > 0 ? 0 < from_p && from_p < whole : whole < from_p && from_p < 0;
    if (!is_between) return Contact::apart;
    return ab != 0 && bc != 0 && ca != 0 ? Contact::crossing : Contact::touching;
  }

  Segment segment_;
  Vec along_;
  int shift_ = 0;
};
static_assert(Wide{2} * kMaxDifference * kMaxDifference <= power_of_two(41));
static_assert(Wide{6} * kMaxDifference * kMaxDifference * kMaxDifference < power_of_two(63));

// Calls visit(line, ways, contact) for what the line meets, until it is true: a triangle once in
// each of its columns.
template <class Visit>
bool visit_met(const TriangleColumns& triangles, const Segment& segment, Visit&& visit) {
  const std::optional<ColumnCourse> course = course_through(triangles, segment);
  if (!course) return false;
  const Line line(segment);
  const auto with_line = [&](const Ways& ways, Contact contact) {
    return visit(line, ways, contact);
  };
  for (ColumnWalk walk(triangles, *course); walk.next();) {
    if (line.visit_met(triangles, walk, with_line)) return true;
  }
  return false;
}

// The same triangle once, in whichever order its corners come.
void sort_out(std::vector<Triangle>& triangles) {
  for (Triangle& t : triangles) {
    if (t.b < t.a) std::swap(t.a, t.b);
    if (t.c < t.b) std::swap(t.b, t.c);
    if (t.b < t.a) std::swap(t.a, t.b);
  }
  std::sort(triangles.begin(), triangles.end(), [](const Triangle& a, const Triangle& b) {
    return std::tie(a.a, a.b, a.c) < std::tie(b.a, b.b, b.c);
  });
  triangles.erase(std::unique(triangles.begin(), triangles.end()), triangles.end());
}

}  // namespace

MeshMeeting meet(const TriangleColumns& triangles, const Segment& segment) {
  std::vector<Triangle> touched;
  MeshMeeting meeting;
  meeting.crossed = visit_met(triangles, segment,
                              [&touched](const Line& line, const Ways& ways, Contact contact) {
                                if (contact == Contact::crossing) return true;
                                touched.push_back(line.triangle_at(ways));
                                return false;
                              });
  if (meeting.crossed || touched.empty()) return meeting;
  sort_out(touched);
  meeting.touched.assign(touched.begin(), touched.end());
  return meeting;
}

void greatest_contacts(const TriangleColumns& triangles, std::span<const Segment> segments,
                       std::span<Contact> contacts) {
  assert(segments.size() == contacts.size());
  struct Waiting {
    std::size_t number;
    ColumnWalk walk;
  };
  std::vector<Waiting> waiting;  // for the memory of the column where each has come to
  waiting.reserve(kTogether);
  const auto goes_on = [&triangles](ColumnWalk& walk) {
    if (!walk.next()) return false;
    triangles.fetch_entry(walk.column());
    return true;
  };
  std::size_t begun = 0;
  do {
    for (; begun < segments.size() && waiting.size() < kTogether; ++begun) {
      contacts[begun] = Contact::apart;
      const std::optional<ColumnCourse> course = course_through(triangles, segments[begun]);
      if (!course) continue;
      waiting.push_back({begun, ColumnWalk(triangles, *course)});
      if (!goes_on(waiting.back().walk)) waiting.pop_back();
    }
    for (const Waiting& one : waiting) triangles.fetch_bunch(one.walk.column());
    std::erase_if(waiting, [&](Waiting& one) {
      Contact& greatest = contacts[one.number];
      const auto visit = [&greatest](const Ways&, Contact contact) {
        greatest = std::max(greatest, contact);
        return contact == Contact::crossing;
      };
      return Line(segments[one.number]).visit_met(triangles, one.walk, visit) || !goes_on(one.walk);
    });
  } while (!waiting.empty() || begun < segments.size());
}

bool clear_of_touch(const TriangleColumns& triangles, const Segment& segment) {
  return !visit_met(triangles, segment, [](const Line&, const Ways&, Contact) { return true; });
}

}  // namespace parapet
