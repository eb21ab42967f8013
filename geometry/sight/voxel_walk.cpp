#include "geometry/sight/voxel_walk.h"

namespace parapet {
namespace {

// Planes still to cross on the way through the passage.
std::int64_t steps(const VoxelPassage& passage) noexcept {
  return (passage.x.last - passage.x.first) + (passage.y.last - passage.y.first);
}

VoxelCourse course_of(const VoxelGrid& grid, const VoxelLine& line, const VoxelPassage& passage,
                      const TieOrder& order) noexcept {
  using namespace fixed_height;
  const MirroredAxis& x = passage.x;
  const MirroredAxis& y = passage.y;
  // Where the line is still along an axis, its next plane there is put anywhere ahead: then the
  // other axis is always taken.
  const std::int64_t to_x = x.way == 0 ? x.cell : x.to_plane(x.first + 1);
  const std::int64_t to_y = y.way == 0 ? y.cell : y.to_plane(y.first + 1);
  const std::int64_t rise = line.q.z - line.p.z;
  const std::uint64_t along_x = slope(rise, std::max<std::int64_t>(x.way, 1), grid.cell().z);
  const std::uint64_t along_y = slope(rise, std::max<std::int64_t>(y.way, 1), grid.cell().z);
  const std::int64_t begin = line.p.z * grid.height_of_tick();
  VoxelCourse course;
  course.column =
      static_cast<std::int64_t>(grid.column_number(x.unmirrored(x.first), y.unmirrored(y.first)));
  course.steps = steps(passage);
  course.x_step = x.is_mirrored ? -1 : 1;
  course.y_step = y.is_mirrored ? -grid.nx() : grid.nx();
  course.turn = to_x * y.way - to_y * x.way - static_cast<std::int64_t>(order.x_before_y);
  course.x_turn = x.cell * y.way;
  course.y_turn = -y.cell * x.way;
  course.height = passage.z_in * (std::int64_t{1} << kFraction);
  course.end = passage.z_out * (std::int64_t{1} << kFraction);
  course.at_x = static_cast<std::uint64_t>(begin + bias(upper_at_x(line, order))) +
                along_x * static_cast<std::uint64_t>(to_x);
  course.at_y = static_cast<std::uint64_t>(begin + bias(upper_at_y(line, order))) +
                along_y * static_cast<std::uint64_t>(to_y);
  course.x_rise = along_x * static_cast<std::uint64_t>(x.cell);
  course.y_rise = along_y * static_cast<std::uint64_t>(y.cell);
  return course;
}

// A line that meets nothing, whatever the order: its lower end is above all cells.
bool is_above(const VoxelGrid& grid, const VoxelLine& line) noexcept {
  const std::int64_t height = grid.nz() * grid.cell().z;
  return line.p.z > height || (line.p.z == height && line.q.z > height);
}

}  // namespace

bool walk(const VoxelGrid& grid, const VoxelLine& line, const TieOrder& order,
          VoxelHit& hit) noexcept {
  if (!fixed_height::is_exact(line, grid.cell().z)) {
    return walk_by_division(grid, line, order, hit);
  }
  if (is_above(grid, line)) return false;
  const std::optional<VoxelPassage> way = passage(grid, line, order);
  if (!way) return false;
  const VoxelCourse course = course_of(grid, line, *way, order);
  return grid.words_a_column() == 1 ? follow(grid, grid.low_tops(), course, hit)
                                    : follow(grid, grid.high_tops(), course, hit);
}

bool walk_by_division(const VoxelGrid& grid, const VoxelLine& line, const TieOrder& order,
                      VoxelHit& hit) noexcept {
  const std::optional<VoxelPassage> way = passage(grid, line, order);
  if (!way) return false;
  const MirroredAxis& x = way->x;
  const MirroredAxis& y = way->y;
  std::int64_t column_x = x.first;
  std::int64_t column_y = y.first;
  std::int64_t z = way->z_in;
  for (std::int64_t left = steps(*way);; --left) {
    const std::size_t column = grid.column_number(x.unmirrored(column_x), y.unmirrored(column_y));
    const std::int64_t to_x = x.to_plane(column_x + 1);
    const std::int64_t to_y = y.to_plane(column_y + 1);
    bool by_x = y.way == 0;
    if (x.way != 0 && y.way != 0) {
      const std::int64_t first = to_x * y.way;
      const std::int64_t second = to_y * x.way;
      by_x = first < second || (first == second && order.x_before_y);
    }
    std::int64_t z_next = way->z_out;
    if (left > 0) {
      z_next = by_x ? height_after(line, grid.cell().z, to_x, x.way, upper_at_x(line, order))
                    : height_after(line, grid.cell().z, to_y, y.way, upper_at_y(line, order));
    }
    if (meets_solid<false>(grid, column, z, z_next, hit)) return true;
    if (left == 0) return false;
    (by_x ? column_x : column_y) += 1;
    z = z_next;
  }
}

}  // namespace parapet
