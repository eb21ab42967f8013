#include "geometry/solids/column_maker.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>
#include <variant>

#include "geometry/numbers/division.h"
#include "geometry/numbers/wide.h"

namespace parapet {
namespace {

// How many triangles come to a column, were they strewn evenly, where there are enough for two.
// With fewer of them a line has more columns to walk through, and the columns of a large scan do
// not fit the fast memory; with more there are more triangles to look at where it comes down.
constexpr std::int64_t kTrianglesAColumn = 12;
constexpr int kMostSideBits = 20;
static_assert(kMaxDifference >> kMostSideBits <= 1);

// Of memory and work: places of a triangle in a column.
constexpr std::size_t kPlacesATriangle = 5;
constexpr std::size_t kPlacesAnyway = 1024;

constexpr std::int64_t kMostHeights = 255;  // one more than the greatest fits 8 bits
constexpr int kLayers = 32;
constexpr std::size_t kMostUnsorted = 16;  // parts of a column that are one bunch anyhow

// From the least to the greatest of whole numbers.
struct Range {
  std::int64_t least = 0;
  std::int64_t most = -1;

  static Range of(std::int64_t a, std::int64_t b, std::int64_t c) noexcept {
    return {std::min(std::min(a, b), c), std::max(std::max(a, b), c)};
  }
};

// The ticks along x that a triangle takes between two lines across y, rounded outwards.
// Exact: products of two differences <= 2^40.
class Strip {
 public:
  Strip(const Triangle& t, std::int64_t low, std::int64_t high) noexcept : low_(low), high_(high) {
    add(t.a, t.b);
    add(t.b, t.c);
    add(t.c, t.a);
  }
  const Range& ticks() const noexcept { return ticks_; }

 private:
  void add(Point a, Point b) noexcept {
    const Point from = a.y <= b.y ? a : b;
    const Point to = a.y <= b.y ? b : a;
    if (to.y < low_ || high_ < from.y) return;
    add_place(from, to, std::max(low_, from.y));
    add_place(from, to, std::min(high_, to.y));
  }
  void add_place(Point from, Point to, std::int64_t y) noexcept {
    if (y == from.y) return add_ticks(from.x, from.x);
    if (y == to.y) return add_ticks(to.x, to.x);
    const std::int64_t shift = (to.x - from.x) * (y - from.y);
    const std::int64_t way = to.y - from.y;
    const std::int64_t x = from.x + floor_quotient(shift, way);
    add_ticks(x, shift % way == 0 ? x : x + 1);
  }
  void add_ticks(std::int64_t least, std::int64_t most) noexcept {
    const bool is_first = ticks_.most < ticks_.least;
    ticks_ = is_first ? Range{least, most}
                      : Range{std::min(ticks_.least, least), std::max(ticks_.most, most)};
  }

  std::int64_t low_;
  std::int64_t high_;
  Range ticks_;
};

// The heights of a triangle over squares, rounded outwards: those of its plane there that are also
// the triangle's own.
// Exact: parts of a normal <= 2^40 times ways to a square's corner <= 2^21, two of them <= 2^62.
class Heights {
 public:
  explicit Heights(const Triangle& t) noexcept
      : all_(Range::of(t.a.z, t.b.z, t.c.z)), at_(t.a), normal_(normal(t)) {
    if (normal_.z < 0) normal_ = -normal_;
  }

  Range over(Point corner, std::int64_t side) const noexcept {
    if (normal_.z == 0) return all_;
    const Vec near = corner - at_;
    const std::int64_t most_x = near.x + (normal_.x > 0 ? side : 0);
    const std::int64_t most_y = near.y + (normal_.y > 0 ? side : 0);
    const std::int64_t least_x = near.x + (normal_.x > 0 ? 0 : side);
    const std::int64_t least_y = near.y + (normal_.y > 0 ? 0 : side);
    const std::int64_t most_fall = normal_.x * most_x + normal_.y * most_y;
    const std::int64_t least_fall = normal_.x * least_x + normal_.y * least_y;
    const Range both{std::max(at_.z + floor_quotient(-most_fall, normal_.z), all_.least),
                     std::min(at_.z - floor_quotient(least_fall, normal_.z), all_.most)};
    return both.least <= both.most ? both : all_;
  }

 private:
  Range all_;
  Point at_;
  Vec normal_;
};
static_assert(Wide{4} * kMaxDifference * kMaxDifference * kMaxDifference <= power_of_two(62));

// How many bits of 0 .. most have to go so that it is below the limit.
int bits_beyond(std::int64_t most, std::int64_t limit) noexcept {
  int bits = 0;
  while ((most >> bits) >= limit) ++bits;
  return bits;
}

// Calls visit(x, y) for each column of the triangle, by rows; false as soon as visit() says so.
template <class Visit>
bool visit_columns(const Triangle& t, Point lo, int side_bits, Visit&& visit) {
  const auto column = [side_bits](std::int64_t ticks) noexcept { return ticks >> side_bits; };
  const Range ticks = Range::of(t.a.x, t.b.x, t.c.x);
  const Range rows = Range::of(t.a.y, t.b.y, t.c.y);
  const Range all{column(ticks.least - lo.x), column(ticks.most - lo.x)};
  const std::int64_t first = column(rows.least - lo.y);
  const std::int64_t last = column(rows.most - lo.y);
  for (std::int64_t y = first; y <= last; ++y) {
    Range taken = all;
    if (first != last && all.least != all.most) {
      const std::int64_t low = lo.y + (y << side_bits);
      const Range strip = Strip(t, low, low + (std::int64_t{1} << side_bits)).ticks();
      taken = {column(strip.least - lo.x), std::min(column(strip.most - lo.x), all.most)};
    }
    for (std::int64_t x = taken.least; x <= taken.most; ++x) {
      if (!visit(x, y)) return false;
    }
  }
  return true;
}

}  // namespace

ColumnMaker::ColumnMaker(std::span<const Body> bodies) {
  for (const Body& body : bodies) {
    const Triangle* const triangle = std::get_if<Triangle>(&body.shape);
    if (triangle == nullptr) continue;
    assert(in_range(*triangle));
    const Box box = bounds(body.shape);
    columns_.bounds_ = triangles_.empty() ? box : join(columns_.bounds_, box);
    triangles_.push_back(*triangle);
  }
}

TriangleColumns ColumnMaker::make() && {
  if (triangles_.empty()) return std::move(columns_);
  const Box& box = columns_.bounds_;
  columns_.height_bits_ = bits_beyond(box.hi().z - box.lo().z, kMostHeights);
  columns_.layer_bits_ = bits_beyond((box.hi().z - box.lo().z) >> columns_.height_bits_, kLayers);
  const auto count = static_cast<std::int64_t>(triangles_.size());
  int side_bits = kMostSideBits;
  for (lay_out(side_bits); columns_.nx_ * columns_.ny_ * kTrianglesAColumn < count;) {
    if (side_bits == 0) break;
    lay_out(--side_bits);
  }
  for (; !find_places(); lay_out(side_bits)) ++side_bits;
  sort_places();

  const auto size = static_cast<std::size_t>(columns_.nx_ * columns_.ny_);
  columns_.tops_.assign(size, 0);
  columns_.entries_.assign(size, {});
  for (std::size_t column = 0; column < size; ++column) add_column(column);
  columns_.words_.shrink_to_fit();
  return std::move(columns_);
}

void ColumnMaker::lay_out(int side_bits) noexcept {
  const Vec size = columns_.bounds_.hi() - columns_.bounds_.lo();
  columns_.side_bits_ = side_bits;
  columns_.nx_ = (size.x >> side_bits) + 1;
  columns_.ny_ = (size.y >> side_bits) + 1;
}

std::uint16_t ColumnMaker::height(std::int64_t z) const noexcept {
  return static_cast<std::uint16_t>((z - columns_.bounds_.lo().z) >> columns_.height_bits_);
}

// False if there are too many; four columns for all have never too many.
bool ColumnMaker::find_places() {
  const std::size_t most = std::max(kPlacesAnyway, kPlacesATriangle * triangles_.size());
  places_.clear();
  triangle_ends_.clear();
  column_begins_.assign(static_cast<std::size_t>(columns_.nx_ * columns_.ny_) + 1, 0);
  for (const Triangle& triangle : triangles_) {
    const bool fits = visit_columns(
        triangle, columns_.bounds_.lo(), columns_.side_bits_, [&](std::int64_t x, std::int64_t y) {
          const auto column = static_cast<std::uint32_t>(y * columns_.nx_ + x);
          ++column_begins_[column];
          places_.push_back(column);
          return places_.size() <= most;
        });
    if (!fits) return false;
    triangle_ends_.push_back(static_cast<std::uint32_t>(places_.size()));
  }
  return true;
}

// Backwards, so that each column's triangles come in the order given.
void ColumnMaker::sort_places() {
  std::uint32_t end = 0;
  for (std::uint32_t& place : column_begins_) place = end += place;
  members_.resize(places_.size());
  std::size_t place = places_.size();
  for (std::size_t n = triangles_.size(); n-- > 0;) {
    const std::size_t first = n == 0 ? 0 : triangle_ends_[n - 1];
    while (place > first) {
      members_[--column_begins_[places_[--place]]] = static_cast<std::uint32_t>(n);
    }
  }
}

void ColumnMaker::add_column(std::size_t column) {
  using Bunch = TriangleColumns::Bunch;
  const Point corner = columns_.corner(column);
  parts_.clear();
  for (std::uint32_t n = column_begins_[column]; n < column_begins_[column + 1]; ++n) {
    const std::uint32_t triangle = members_[n];
    const Range range =
        Heights(triangles_[triangle]).over(corner, std::int64_t{1} << columns_.side_bits_);
    parts_.push_back({triangle, height(range.least), height(range.most)});
    add_heights(column, parts_.back());
  }
  if (parts_.empty()) return;
  if (parts_.size() > kMostUnsorted) {
    std::stable_sort(parts_.begin(), parts_.end(),
                     [](const Part& a, const Part& b) { return a.low + a.high < b.low + b.high; });
  }
  columns_.entries_[column].first_word = static_cast<std::uint32_t>(columns_.words_.size());
  std::size_t begin = 0;
  std::size_t last_bunch = 0;
  const auto finish = [&](std::size_t end) {
    last_bunch = columns_.words_.size();
    add_bunch(corner, std::span(parts_).subspan(begin, end - begin));
    begin = end;
    corners_.clear();
    faces_.clear();
  };
  const auto bit_of = [&](Point p) {
    const auto found = std::find(corners_.begin(), corners_.end(), p);
    const auto number = found - corners_.begin();
    if (found == corners_.end()) corners_.push_back(p);
    return std::uint32_t{1} << number;
  };
  corners_.clear();
  faces_.clear();
  for (std::size_t n = 0; n < parts_.size(); ++n) {
    if (corners_.size() + 3 > Bunch::kMostCorners || faces_.size() == Bunch::kMostTriangles) {
      finish(n);
    }
    const auto& [a, b, c] = triangles_[parts_[n].triangle];
    faces_.push_back(bit_of(a) | bit_of(b) | bit_of(c));
  }
  finish(parts_.size());
  columns_.words_[last_bunch + 2] |= Bunch::kLast;
}

void ColumnMaker::add_heights(std::size_t column, const Part& part) noexcept {
  columns_.tops_[column] =
      std::max(columns_.tops_[column], static_cast<std::uint8_t>(part.high + 1));
  const int low = part.low >> columns_.layer_bits_;
  const int high = part.high >> columns_.layer_bits_;
  constexpr std::uint32_t kAll = ~std::uint32_t{0};
  columns_.entries_[column].layers |= kAll << low & kAll >> (kLayers - 1 - high);
}

void ColumnMaker::add_bunch(Point corner, std::span<const Part> parts) {
  using Bunch = TriangleColumns::Bunch;
  std::uint16_t low = parts.front().low;
  std::uint16_t high = parts.front().high;
  for (const Part& part : parts) {
    low = std::min(low, part.low);
    high = std::max(high, part.high);
  }
  corners_.resize((corners_.size() + Bunch::kGroup - 1) / Bunch::kGroup * Bunch::kGroup, corner);
  faces_.resize((faces_.size() + Bunch::kGroup - 1) / Bunch::kGroup * Bunch::kGroup, 0);
  std::int64_t reach = 0;
  std::int64_t rise = 0;
  for (const Point p : corners_) {
    const Vec way = p - corner;
    reach = std::max({reach, std::abs(way.x), std::abs(way.y)});
    rise = std::max(rise, std::abs(way.z));
  }
  const bool is_wide = std::max(reach, rise) > INT16_MAX;
  const std::size_t groups = corners_.size() / Bunch::kGroup;
  const auto add = [this](std::int64_t bits) {
    columns_.words_.push_back(static_cast<std::uint16_t>(bits & 0xFFFF));
  };
  add(low);
  add(high);
  add(static_cast<std::int64_t>(groups) | (is_wide ? Bunch::kWide : 0));
  add(static_cast<std::int64_t>(faces_.size() / Bunch::kGroup));
  add(is_wide ? 0 : reach);
  add(0);
  const auto add_numbers = [&](std::size_t group, auto&& number) {
    for (std::size_t n = 0; n < Bunch::kGroup; ++n) {
      const std::int64_t value = number(corners_[group * Bunch::kGroup + n] - corner);
      add(value);
      if (is_wide) add(value >> 16);
    }
  };
  for (std::size_t group = 0; group < groups; ++group) {
    add_numbers(group, [](Vec way) { return way.x; });
    add_numbers(group, [](Vec way) { return way.y; });
    add_numbers(group, [](Vec way) { return way.z; });
  }
  for (const std::uint32_t face : faces_) {
    add(face);
    add(face >> 16);
  }
}

}  // namespace parapet
