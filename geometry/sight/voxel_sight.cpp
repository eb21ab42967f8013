#include "geometry/sight/voxel_sight.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "geometry/sight/tie_order.h"
#include "geometry/sight/voxel_walk.h"

namespace parapet {
namespace {

constexpr std::int64_t magnitude(std::int64_t value) noexcept { return value < 0 ? -value : value; }

const TieOrders& orders_of(const VoxelLine& line) noexcept {
  const Vec d = line.q - line.p;
  return kTieOrders[static_cast<std::size_t>(d.x == 0) + 2 * static_cast<std::size_t>(d.y == 0) +
                    4 * static_cast<std::size_t>(d.z == 0)];
}

// The orders, as bits, whose slides free the line of a cell that it meets between its ends.
//
// None where it crosses the cell: then no axis separates the two. Where it touches it, a slide
// frees it exactly when, on one of the separating axes on which the two only just meet, it takes
// the line outwards. The middles are doubled, so that they are whole.
class Freeing {
 public:
  Freeing(const VoxelLine& line, const VoxelGrid& grid) noexcept
      : way_(line.q - line.p),
        middle_(line.p + line.q),
        cell_(grid.cell()),
        orders_(orders_of(line)) {}

  std::uint32_t of(std::int64_t x, std::int64_t y, std::int64_t z) const noexcept {
    const Vec m{middle_.x - (2 * x + 1) * cell_.x, middle_.y - (2 * y + 1) * cell_.y,
                middle_.z - (2 * z + 1) * cell_.z};
    return by_side(m.x, cell_.x, way_.x, &TieOrder::x_side) |
           by_side(m.y, cell_.y, way_.y, &TieOrder::y_side) |
           by_side(m.z, cell_.z, way_.z, &TieOrder::z_side) |
           by_order(m.x, m.y, cell_.x, cell_.y, way_.x, way_.y, &TieOrder::x_before_y) |
           by_order(m.z, m.x, cell_.z, cell_.x, way_.z, way_.x, &TieOrder::z_before_x) |
           by_order(m.z, m.y, cell_.z, cell_.y, way_.z, way_.y, &TieOrder::z_before_y);
  }

 private:
  std::uint32_t orders_with(bool TieOrder::*which, bool value) const noexcept {
    std::uint32_t bits = 0;
    for (int n = 0; n < orders_.count; ++n) {
      bits |=
          static_cast<std::uint32_t>(orders_.orders[static_cast<std::size_t>(n)].*which == value)
          << n;
    }
    return bits;
  }

  // Along an axis k where the line is still and lies in the plane of a face.
  std::uint32_t by_side(std::int64_t offset, std::int64_t size, std::int64_t way,
                        bool TieOrder::*side) const noexcept {
    if (way != 0 || magnitude(offset) != size) return 0;
    return orders_with(side, offset > 0);
  }

  // Across an edge along the third axis: the slide adds s_j d_k - s_k d_j, which has the sign of
  // d_j d_k where crossings of j come before those of k.
  std::uint32_t by_order(std::int64_t m_j, std::int64_t m_k, std::int64_t size_j,
                         std::int64_t size_k, std::int64_t d_j, std::int64_t d_k,
                         bool TieOrder::*j_before_k) const noexcept {
    if (d_j == 0 || d_k == 0) return 0;  // then it is the face's plane again, or an end
    const std::int64_t offset = m_j * d_k - m_k * d_j;
    if (magnitude(offset) != size_j * magnitude(d_k) + size_k * magnitude(d_j)) return 0;
    return orders_with(j_before_k, ((d_j > 0) == (d_k > 0)) == (offset > 0));
  }

  Vec way_;
  Vec middle_;  // twice the middle, from the grid's least corner
  Vec cell_;
  const TieOrders& orders_;
};
static_assert(Wide{4} * (4 * kMaxDifference) * kMaxDifference < power_of_two(63));

// What the cells of a hit leave of the orders; none if the line crosses one of them.
std::uint32_t still_free(const VoxelGrid& grid, const VoxelLine& line,
                         const VoxelHit& hit) noexcept {
  const auto column = static_cast<std::uint32_t>(hit.column);
  const auto columns_a_row = static_cast<std::uint32_t>(grid.nx());
  const std::uint32_t x = column % columns_a_row;
  const std::uint32_t y = column / columns_a_row;
  const std::uint64_t* words = grid.column(hit.column);
  const Freeing freeing(line, grid);
  std::uint32_t alive = orders_of(line).all();
  for (std::int64_t word = hit.z_first / 64; word <= hit.z_last / 64; ++word) {
    const std::int64_t low = std::max<std::int64_t>(hit.z_first - 64 * word, 0);
    const std::int64_t high = std::min<std::int64_t>(hit.z_last - 64 * word, 63);
    for (std::uint64_t bits = words[word] & bits_between(low, high); bits != 0; bits &= bits - 1) {
      alive &= freeing.of(x, y, 64 * word + std::countr_zero(bits));
      if (alive == 0) return 0;
    }
  }
  return alive;
}
static_assert(VoxelGrid::kMaxWords <= Wide{1} << 32);  // columns are counted in 32 bits

// Tries what is left of the orders. An order that met a cell is never tried again.
bool clear_by_some_order(const VoxelGrid& grid, const VoxelLine& line,
                         std::uint32_t alive) noexcept {
  const TieOrders& orders = orders_of(line);
  while (alive != 0) {
    const int first = std::countr_zero(alive);
    VoxelHit hit;
    if (!walk(grid, line, orders.orders[static_cast<std::size_t>(first)], hit)) return true;
    alive &= still_free(grid, line, hit) & ~(1U << first);
  }
  return false;
}

// The quick way for lines whose ends lie over the grid: the first order of ties, in which every
// cell is found by rounding down, without a division but the two for the slopes.
class QuickWalk {
 public:
  explicit QuickWalk(const VoxelGrid& grid) noexcept
      : grid_(grid),
        cell_(grid.cell()),
        width_(grid.nx() * cell_.x),
        depth_(grid.ny() * cell_.y),
        one_word_(grid.words_a_column() == 1),
        fits_(grid.nx() > 0 &&
              std::max(width_, depth_) <
                  std::min(fixed_height::kMaxWay, fixed_height::kMaxWayByCell / cell_.z)) {}

  // Can this line be walked here? Asked as one number, without branches.
  bool takes(const VoxelLine& line) const noexcept {
    const auto inside = [](std::int64_t at, std::int64_t size) -> unsigned {
      return static_cast<std::uint64_t>(at - 1) < static_cast<std::uint64_t>(size - 1);
    };
    const auto low = [](std::int64_t z) -> unsigned {
      constexpr std::int64_t kMost = fixed_height::kMaxAltitude - 1;
      return static_cast<std::uint64_t>(z + kMost) <= static_cast<std::uint64_t>(2 * kMost);
    };
    const unsigned across = inside(line.p.x, width_) & inside(line.q.x, width_);
    const unsigned down = inside(line.p.y, depth_) & inside(line.q.y, depth_);
    return fits_ && (across & down & low(line.p.z) & low(line.q.z)) != 0;
  }

  bool walk(const VoxelLine& line, VoxelHit& hit) const noexcept {
    using namespace fixed_height;
    const Vec d = line.q - line.p;
    const std::int64_t x_down = d.x >> 63;  // all ones, or zero
    const std::int64_t y_down = d.y >> 63;
    const std::int64_t x_way = (d.x ^ x_down) - x_down;
    const std::int64_t y_way = (d.y ^ y_down) - y_down;
    // Begins in the cell ahead where it lies on a plane, and ends in the cell before it; along an
    // axis on which it is still, both are the upper one.
    const std::int64_t x = column(line.p.x + x_down, grid_.inverse_x());
    const std::int64_t y = column(line.p.y + y_down, grid_.inverse_y());
    const std::int64_t x_last = column(line.q.x - ahead(d.x), grid_.inverse_x());
    const std::int64_t y_last = column(line.q.y - ahead(d.y), grid_.inverse_y());
    const std::int64_t to_x = (((x + 1 + x_down) * cell_.x - line.p.x) ^ x_down) - x_down;
    const std::int64_t to_y = (((y + 1 + y_down) * cell_.y - line.p.y) ^ y_down) - y_down;
    const std::uint64_t along_x =
        slope(d.z, x_way + static_cast<std::int64_t>(x_way == 0), cell_.z);
    const std::uint64_t along_y =
        slope(d.z, y_way + static_cast<std::int64_t>(y_way == 0), cell_.z);
    const std::int64_t begin = line.p.z * grid_.height_of_tick() + kBias;
    VoxelCourse course;
    course.column = y * grid_.nx() + x;
    course.steps = ((x_last - x) ^ x_down) - x_down + ((y_last - y) ^ y_down) - y_down;
    course.x_step = 1 | x_down;
    course.y_step = (grid_.nx() ^ y_down) - y_down;
    course.turn = to_x * y_way - to_y * x_way - 1;
    course.x_turn = cell_.x * y_way;
    course.y_turn = -cell_.y * x_way;
    course.height = begin;
    course.end = line.q.z * grid_.height_of_tick() + bias(d.z == 0);
    course.at_x = static_cast<std::uint64_t>(begin) + along_x * static_cast<std::uint64_t>(to_x);
    course.at_y = static_cast<std::uint64_t>(begin) + along_y * static_cast<std::uint64_t>(to_y);
    course.x_rise = along_x * static_cast<std::uint64_t>(cell_.x);
    course.y_rise = along_y * static_cast<std::uint64_t>(cell_.y);
    return one_word_ ? follow(grid_, grid_.low_tops(), course, hit)
                     : follow(grid_, grid_.high_tops(), course, hit);
  }

 private:
  // 1 if it goes up along the axis, else 0.
  static std::int64_t ahead(std::int64_t way) noexcept {
    return static_cast<std::int64_t>(way > 0);
  }

  static std::int64_t column(std::int64_t at, std::uint64_t inverse) noexcept {
    return static_cast<std::int64_t>((static_cast<std::uint64_t>(at) * inverse) >>
                                     VoxelGrid::kInverseBits);
  }

  const VoxelGrid& grid_;
  Vec cell_;
  std::int64_t width_;
  std::int64_t depth_;
  bool one_word_;
  bool fits_;
};

inline bool clear_by_hair(const VoxelGrid& grid, const QuickWalk& quick,
                          const Segment& segment) noexcept {
  const VoxelLine line = VoxelLine::of(grid, segment.p, segment.q);
  if (!quick.takes(line)) {
    return clear_by_some_order(grid, line, orders_of(line).all());
  }
  VoxelHit hit;
  if (!quick.walk(line, hit)) return true;
  // The order walked was the first one.
  const std::uint32_t alive = still_free(grid, line, hit) & ~std::uint32_t{1};
  return alive != 0 && clear_by_some_order(grid, line, alive);
}

}  // namespace

bool clear_by_hair(const VoxelGrid& grid, const Segment& segment) noexcept {
  assert(in_range(segment));
  return clear_by_hair(grid, QuickWalk(grid), segment);
}

void clear_by_hair(const VoxelGrid& grid, std::span<const Segment> segments,
                   std::span<std::uint8_t> clear) noexcept {
  assert(segments.size() == clear.size());
  const QuickWalk quick(grid);
  for (std::size_t n = 0; n < segments.size(); ++n) {
    clear[n] = static_cast<std::uint8_t>(clear_by_hair(grid, quick, segments[n]));
  }
}

bool clear_of_touch(const VoxelGrid& grid, const Segment& segment) noexcept {
  assert(in_range(segment));
  const VoxelLine line = VoxelLine::of(grid, segment.p, segment.q);
  const TieOrders& orders = orders_of(line);
  VoxelHit hit;
  for (int n = 0; n < orders.count; ++n) {
    if (walk(grid, line, orders.orders[static_cast<std::size_t>(n)], hit)) return false;
  }
  return true;
}

}  // namespace parapet
