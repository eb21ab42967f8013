#include "geometry/solids/voxel_grid.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <string>
#include <variant>

namespace parapet {
namespace {

Failure too_large(std::string place, std::string found, std::string expected) {
  return Failure({.code = "too-large",
                  .file = {},
                  .place = std::move(place),
                  .found = std::move(found),
                  .expected = std::move(expected),
                  .excerpt = {}});
}

std::string three(std::int64_t x, std::int64_t y, std::int64_t z) {
  return std::to_string(x) + " x " + std::to_string(y) + " x " + std::to_string(z);
}

bool has_good_cells(const CellLattice& lattice) noexcept {
  const auto good = [](std::int64_t size) { return 1 <= size && size <= kMaxCellSize; };
  return good(lattice.cell.x) && good(lattice.cell.y) && good(lattice.cell.z) &&
         in_range(lattice.origin);
}

bool is_between_cells(const CellLattice& lattice, Point corner) noexcept {
  const Vec offset = corner - lattice.origin;
  return offset.x % lattice.cell.x == 0 && offset.y % lattice.cell.y == 0 &&
         offset.z % lattice.cell.z == 0;
}

// Words of memory that the box's columns have, a column's first and last word counted whole.
std::int64_t words_to_fill(Vec cell, const Box& box) noexcept {
  const Vec size = box.hi() - box.lo();
  return (size.x / cell.x) * (size.y / cell.y) * (size.z / cell.z / 64 + 2);
}

}  // namespace

bool lies_on(const CellLattice& lattice, const Box& box) noexcept {
  return !is_flat(box) && is_between_cells(lattice, box.lo()) &&
         is_between_cells(lattice, box.hi());
}

Box VoxelGrid::bounds() const noexcept {
  return Box::spanning(origin_, origin_ + Vec{nx_ * cell_.x, ny_ * cell_.y, nz_ * cell_.z});
}

Box VoxelGrid::cell_box(std::int64_t x, std::int64_t y, std::int64_t z) const noexcept {
  const Point corner = origin_ + Vec{x * cell_.x, y * cell_.y, z * cell_.z};
  return Box::spanning(corner, corner + cell_);
}

std::int64_t VoxelGrid::solid_cells() const noexcept {
  std::int64_t count = 0;
  for (const std::uint64_t word : words_) count += std::popcount(word);
  return count;
}

void VoxelGrid::shape(const CellLattice& lattice, const Box& bounds) {
  const Vec size = bounds.hi() - bounds.lo();
  origin_ = bounds.lo();
  cell_ = lattice.cell;
  nx_ = size.x / cell_.x;
  ny_ = size.y / cell_.y;
  nz_ = size.z / cell_.z;
  words_a_column_ = std::max<std::int64_t>(1, (nz_ + 63) / 64);
  const auto inverse = [](std::int64_t side) {
    return static_cast<std::uint64_t>(((std::int64_t{1} << kInverseBits) + side - 1) / side);
  };
  inverse_x_ = inverse(cell_.x);
  inverse_y_ = inverse(cell_.y);
  height_of_tick_ = (std::int64_t{1} << kHeightBits) / cell_.z;
  words_.assign(static_cast<std::size_t>(nx_ * ny_ * words_a_column_), 0);
}

// Rounded up, an inverse is less than 1 above 2^40 / size: over 2^40, at * inverse exceeds at /
// size by less than at / 2^40 < 1 / size, by which at / size can miss the next whole number.
static_assert(Wide{kMaxDifference} * kMaxCellSize < power_of_two(VoxelGrid::kInverseBits));

void VoxelGrid::fill(const Box& box) noexcept {
  const Vec lo = box.lo() - origin_;
  const Vec hi = box.hi() - origin_;
  const std::int64_t bottom = lo.z / cell_.z;
  const std::int64_t top = hi.z / cell_.z - 1;  // the highest cell of the box
  for (std::int64_t y = lo.y / cell_.y; y < hi.y / cell_.y; ++y) {
    for (std::int64_t x = lo.x / cell_.x; x < hi.x / cell_.x; ++x) {
      std::uint64_t* column =
          words_.data() + column_number(x, y) * static_cast<std::size_t>(words_a_column_);
      for (std::int64_t word = bottom / 64; word <= top / 64; ++word) {
        const std::int64_t first = std::max<std::int64_t>(bottom - 64 * word, 0);
        const std::int64_t last = std::min<std::int64_t>(top - 64 * word, 63);
        column[word] |= (~std::uint64_t{0} << first) & (~std::uint64_t{0} >> (63 - last));
      }
    }
  }
}

void VoxelGrid::find_tops() {
  const auto columns = static_cast<std::size_t>(nx_ * ny_);
  const auto top = [&](std::size_t number) {
    for (std::int64_t word = words_a_column_ - 1; word >= 0; --word) {
      if (const std::uint64_t bits = column(number)[word])
        return 64 * word + 64 - std::countl_zero(bits);
    }
    return std::int64_t{0};
  };
  if (words_a_column_ == 1) {
    low_tops_.resize(columns);
    for (std::size_t n = 0; n < columns; ++n) low_tops_[n] = static_cast<std::uint8_t>(top(n));
  } else {
    high_tops_.resize(columns);
    for (std::size_t n = 0; n < columns; ++n) high_tops_[n] = static_cast<std::uint16_t>(top(n));
  }
}
static_assert(VoxelGrid::kMaxHeight < 1 << 16);  // a top fits 16 bits

Result<VoxelModel> VoxelModel::of(std::span<const Body> bodies, const CellLattice& lattice) {
  if (!has_good_cells(lattice)) {
    return Failure(
        {.code = "wrong-value",
         .file = {},
         .place = "lattice",
         .found = "cells of " + three(lattice.cell.x, lattice.cell.y, lattice.cell.z) +
                  " ticks, origin (" + std::to_string(lattice.origin.x) + ", " +
                  std::to_string(lattice.origin.y) + ", " + std::to_string(lattice.origin.z) + ")",
         .expected = "sizes from 1 to " + std::to_string(kMaxCellSize) + " and an origin within " +
                     std::to_string(kMaxCoordinate) + " ticks",
         .excerpt = {}});
  }
  VoxelModel model;
  std::optional<Box> all;
  std::int64_t work = 0;
  for (std::size_t n = 0; n < bodies.size(); ++n) {
    const Box* box = std::get_if<Box>(&bodies[n].shape);
    if (box == nullptr) continue;
    if (!in_range(*box)) {
      return too_large("body " + std::to_string(n), "a box beyond the range of coordinates",
                       "coordinates within " + std::to_string(kMaxCoordinate) + " ticks");
    }
    if (!lies_on(lattice, *box)) continue;
    model.taken.push_back(static_cast<std::uint32_t>(n));
    all = all ? join(*all, *box) : *box;
    work += words_to_fill(lattice.cell, *box);  // at most 2^40 * 2^14 at once: stop in time
    if (work > VoxelGrid::kMaxWordsFilled) {
      return too_large(
          "grid",
          "boxes of more than " + std::to_string(VoxelGrid::kMaxWordsFilled) + " words together",
          "less: a coarser lattice, or fewer boxes");
    }
  }
  if (!all) return model;
  const Vec size = all->hi() - all->lo();
  const std::int64_t height = size.z / lattice.cell.z;
  const std::int64_t columns = (size.x / lattice.cell.x) * (size.y / lattice.cell.y);
  if (height > VoxelGrid::kMaxHeight || columns * ((height + 63) / 64) > VoxelGrid::kMaxWords) {
    return too_large(
        "grid", three(size.x / lattice.cell.x, size.y / lattice.cell.y, height) + " cells",
        "columns of at most " + std::to_string(VoxelGrid::kMaxHeight) + " cells, and at most " +
            std::to_string(VoxelGrid::kMaxWords) + " words of 64 of them");
  }
  model.grid.shape(lattice, *all);
  for (const std::uint32_t n : model.taken) model.grid.fill(std::get<Box>(bodies[n].shape));
  model.grid.find_tops();
  return model;
}
static_assert(Wide{kMaxDifference} * kMaxDifference * (kMaxDifference / 64 + 2) +
                  VoxelGrid::kMaxWordsFilled <
              power_of_two(63));  // words, counted before any limit

}  // namespace parapet
