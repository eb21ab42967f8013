#include "geometry/sight/voxel_passage.h"

namespace parapet {
namespace {

MirroredAxis mirrored(std::int64_t p, std::int64_t q, std::int64_t cell, std::int64_t cells,
                      bool side) noexcept {
  MirroredAxis axis;
  axis.is_mirrored = q < p;
  axis.cell = cell;
  axis.from = axis.is_mirrored ? -p : p;
  axis.way = axis.is_mirrored ? p - q : q - p;
  axis.least = axis.is_mirrored ? -cells : 0;
  axis.greatest = axis.is_mirrored ? -1 : cells - 1;
  if (axis.way == 0) {
    axis.first = axis.last = cell_of(axis.from, cell, side);
  } else {
    axis.first = cell_of(axis.from, cell, true);
    axis.last = cell_of(axis.from + axis.way, cell, false);
  }
  return axis;
}

// The cell along `axis` of a line that has gone `gone` ticks along `other`.
std::int64_t cell_after(const MirroredAxis& axis, const MirroredAxis& other, std::int64_t gone,
                        bool upper) noexcept {
  if (axis.way == 0) return axis.first;
  return cell_of(axis.from * other.way + axis.way * gone, other.way * axis.cell, upper);
}

}  // namespace

std::optional<VoxelPassage> passage(const VoxelGrid& grid, const VoxelLine& line,
                                    const TieOrder& order) noexcept {
  const Vec cell = grid.cell();
  VoxelPassage result{mirrored(line.p.x, line.q.x, cell.x, grid.nx(), order.x_side),
                      mirrored(line.p.y, line.q.y, cell.y, grid.ny(), order.y_side), 0, 0};
  MirroredAxis& x = result.x;
  MirroredAxis& y = result.y;
  if (x.last < x.least || x.first > x.greatest) return std::nullopt;
  if (y.last < y.least || y.first > y.greatest) return std::nullopt;
  const auto height = [&](std::int64_t gone, std::int64_t way, bool upper) {
    return height_after(line, cell.z, gone, way, upper);
  };
  const bool level = line.p.z == line.q.z;

  // In: by the later of the crossings into the grid's first column and row of columns.
  result.z_in = cell_of(line.p.z, cell.z, !level || order.z_side);
  if (x.first < x.least) {
    const std::int64_t gone = x.to_plane(x.least);
    x.first = x.least;
    y.first = cell_after(y, x, gone, !order.x_before_y);
    result.z_in = height(gone, x.way, upper_at_x(line, order));
  }
  if (y.first < y.least) {
    const std::int64_t gone = y.to_plane(y.least);
    y.first = y.least;
    x.first = cell_after(x, y, gone, order.x_before_y);
    result.z_in = height(gone, y.way, upper_at_y(line, order));
  }
  // Out: by the earlier of the crossings out of the last ones.
  result.z_out = cell_of(line.q.z, cell.z, level && order.z_side);
  if (x.last > x.greatest) {
    const std::int64_t gone = x.to_plane(x.greatest + 1);
    x.last = x.greatest;
    y.last = cell_after(y, x, gone, !order.x_before_y);
    result.z_out = height(gone, x.way, upper_at_x(line, order));
  }
  if (y.last > y.greatest) {
    const std::int64_t gone = y.to_plane(y.greatest + 1);
    y.last = y.greatest;
    x.last = cell_after(x, y, gone, order.x_before_y);
    result.z_out = height(gone, y.way, upper_at_y(line, order));
  }
  if (x.first > x.last || y.first > y.last) return std::nullopt;
  return result;
}
static_assert(Wide{2} * kMaxDifference * kMaxDifference + kMaxDifference <= power_of_two(42));
static_assert(Wide{kMaxDifference} * kMaxCellSize <= power_of_two(32));

}  // namespace parapet
