#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "geometry/numbers/result.h"
#include "geometry/solids/body.h"

namespace parapet {

// Equal cells that fill space: the corners of cells lie at origin + (i, j, k) times the cell's size
// for all whole i, j, k.
struct CellLattice {
  Point origin;
  Vec cell;  // the size of a cell: 1 .. kMaxCellSize ticks along each axis

  friend bool operator==(const CellLattice&, const CellLattice&) = default;
};

inline constexpr std::int64_t kMaxCellSize = 4096;

// Half a stud by half a stud by half a plate: every face of a brick, plate, tile or panel placed on
// the studs, or between two of them, lies on it.
inline constexpr Vec kBrickCell{40, 40, 16};

// Does the box have an inside, and do all its faces lie between cells of the lattice?
bool lies_on(const CellLattice& lattice, const Box& box) noexcept;

// A block of cells, each solid or empty, kept as columns of bits along z. All beyond it is empty.
class VoxelGrid {
 public:
  // Of memory and of work; see VoxelModel::of().
  static constexpr std::int64_t kMaxWords = std::int64_t{1} << 24;        // 128 MB
  static constexpr std::int64_t kMaxWordsFilled = std::int64_t{1} << 28;  // of all bodies together
  static constexpr std::int64_t kMaxHeight = 65535;                       // cells in a column

  VoxelGrid() = default;  // no cells

  Point origin() const noexcept { return origin_; }  // the least corner
  Vec cell() const noexcept { return cell_; }        // size of a cell in ticks
  std::int64_t nx() const noexcept { return nx_; }   // cells along each axis
  std::int64_t ny() const noexcept { return ny_; }
  std::int64_t nz() const noexcept { return nz_; }
  Box bounds() const noexcept;
  std::int64_t solid_cells() const noexcept;

  // May be asked of any cell, also beyond the grid.
  bool is_solid(std::int64_t x, std::int64_t y, std::int64_t z) const noexcept {
    const bool inside = 0 <= x && x < nx_ && 0 <= y && y < ny_ && 0 <= z && z < nz_;
    return inside && ((column(column_number(x, y))[z / 64] >> (z % 64)) & 1) != 0;
  }
  Box cell_box(std::int64_t x, std::int64_t y, std::int64_t z) const noexcept;

  // How it is kept, for walks. Columns are numbered by rows of x: y * nx() + x.
  std::size_t column_number(std::int64_t x, std::int64_t y) const noexcept {
    return static_cast<std::size_t>(y * nx_ + x);
  }
  // at / cell size, rounded down, is (at * inverse) >> kInverseBits for 0 <= at <= kMaxDifference;
  // and how many 2^kHeightBits-ths of a cell's height a tick is, rounded down.
  static constexpr int kInverseBits = 40;
  static constexpr int kHeightBits = 44;
  std::uint64_t inverse_x() const noexcept { return inverse_x_; }
  std::uint64_t inverse_y() const noexcept { return inverse_y_; }
  std::int64_t height_of_tick() const noexcept { return height_of_tick_; }
  // Bit z % 64 of word z / 64 is the cell at z; a column has this many words.
  std::int64_t words_a_column() const noexcept { return words_a_column_; }
  const std::uint64_t* column(std::size_t number) const noexcept {
    return words_.data() + number * static_cast<std::size_t>(words_a_column_);
  }
  // One more than the height of the column's highest solid cell; 0 if it has none. `low_tops` only
  // where a column is one word, `high_tops` only where it is more.
  const std::uint8_t* low_tops() const noexcept { return low_tops_.data(); }
  const std::uint16_t* high_tops() const noexcept { return high_tops_.data(); }

 private:
  friend struct VoxelModel;

  void shape(const CellLattice& lattice, const Box& bounds);
  void fill(const Box& box) noexcept;
  void find_tops();

  Point origin_;
  Vec cell_{1, 1, 1};
  std::int64_t nx_ = 0;
  std::int64_t ny_ = 0;
  std::int64_t nz_ = 0;
  std::int64_t words_a_column_ = 1;
  std::uint64_t inverse_x_ = std::uint64_t{1} << kInverseBits;
  std::uint64_t inverse_y_ = std::uint64_t{1} << kInverseBits;
  std::int64_t height_of_tick_ = std::int64_t{1} << kHeightBits;
  std::vector<std::uint64_t> words_;
  std::vector<std::uint8_t> low_tops_;
  std::vector<std::uint16_t> high_tops_;
};

struct VoxelModel {
  VoxelGrid grid;                    // just large enough for what was taken
  std::vector<std::uint32_t> taken;  // indices of the bodies in the grid, ascending

  // Takes those bodies that are boxes whose faces lie on the lattice.
  //   (1) a cell is solid exactly when one of the boxes taken holds it
  // A fault, before memory is taken, where the lattice is out of bounds, a box is out of range, or
  // the grid would be higher than kMaxHeight, larger than kMaxWords, or more than kMaxWordsFilled
  // to fill.
  static Result<VoxelModel> of(std::span<const Body> bodies, const CellLattice& lattice);
};

}  // namespace parapet
