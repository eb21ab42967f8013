#include "scans/terrain/solid_cells.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <variant>

#include "geometry/numbers/division.h"
#include "scans/terrain/cell_crossings.h"

namespace parapet::scans {
namespace {

constexpr std::int64_t kMostColumnsUnderFaces = std::int64_t{1} << 25;

Failure fault(std::string code, std::string found, std::string expected) {
  return Failure(Fault{std::move(code), {}, {}, std::move(found), std::move(expected), {}});
}

Result<std::monostate> check(const Mesh& mesh, const CellLattice& lattice, std::int64_t base) {
  for (const std::int64_t side : {lattice.cell.x, lattice.cell.y, lattice.cell.z}) {
    if (side < 1 || side > kMaxCellSize) {
      return fault("wrong-value", "a cell of " + std::to_string(side) + " ticks",
                   "cells of 1 to " + std::to_string(kMaxCellSize) + " ticks each way");
    }
  }
  const bool fits = in_range(lattice.origin) && in_range(Point{0, 0, base}) &&
                    std::all_of(mesh.points.begin(), mesh.points.end(),
                                [](const Point& point) { return in_range(point); });
  if (!fits) {
    return fault("out-of-range", "a point beyond 52 m", "terrain within 52 m of the origin");
  }
  std::int64_t work = 0;
  for (std::size_t n = 0; n < mesh.faces.size(); ++n) {
    work += patch_under(mesh.triangle(n), lattice).area();
    if (work > kMostColumnsUnderFaces) {
      return fault("limit", "faces over more than 2^25 columns of cells in all",
                   "larger cells, or less terrain");
    }
  }
  return std::monostate{};
}

void add_run(std::vector<CellRun>& runs, CellRun run) {
  if (run.bottom >= run.top) return;
  const bool goes_on = !runs.empty() && runs.back().y == run.y && runs.back().x == run.x &&
                       runs.back().top == run.bottom;
  if (goes_on) {
    runs.back().top = run.top;
  } else {
    runs.push_back(run);
  }
}

// The lowest cell whose sample is not below the base.
std::int32_t first_above(std::int64_t base, const CellLattice& lattice) {
  return static_cast<std::int32_t>(
      -floor_quotient(2 * lattice.origin.z + lattice.cell.z - 2 * base, 2 * lattice.cell.z));
}

using ColumnPlace = std::pair<std::int32_t, std::int32_t>;

ColumnPlace place_of(const ColumnMark& mark) { return {mark.y, mark.x}; }

// The marks at the front that belong to the column, which are taken off.
std::span<const ColumnMark> take_column(std::span<const ColumnMark>& marks, ColumnPlace column) {
  std::size_t count = 0;
  while (count < marks.size() && place_of(marks[count]) == column) ++count;
  const auto taken = marks.first(count);
  marks = marks.subspan(count);
  return taken;
}

// Goes up one column from the floor. What is above a cell is what is in all less what is below.
void scan_column(ColumnPlace column, std::int32_t floor, std::span<const ColumnMark> crossings,
                 std::span<const ColumnMark> touches, SolidCells& cells) {
  std::int32_t above = 0;
  for (const ColumnMark& mark : crossings) above += mark.change;
  std::int32_t touching = 0;
  std::int32_t at = floor;
  while (!crossings.empty() || !touches.empty()) {
    const bool is_touch =
        crossings.empty() || (!touches.empty() && touches.front().at < crossings.front().at);
    std::span<const ColumnMark>& marks = is_touch ? touches : crossings;
    const CellRun run{column.first, column.second, at, marks.front().at};
    if (above > 0 || touching > 0) add_run(cells.runs, run);
    if (above <= 0 && touching > 0) add_run(cells.thin, run);
    at = std::max(at, run.top);
    if (is_touch) {
      touching += marks.front().change;
    } else {
      above -= marks.front().change;
    }
    marks = marks.subspan(1);
  }
}

Step told(const SolidCells& cells, CellRule rule) {
  std::int64_t thin = 0;
  for (const CellRun& run : cells.thin) thin += run.top - run.bottom;
  const std::int64_t count = cells.count();
  std::string text = std::to_string(count) + " cells are solid";
  if (rule == CellRule::enclosed_or_touched) {
    text += ", " + std::to_string(thin) + " of them because a face goes through them, " +
            std::to_string(count - thin) + " because they are inside";
  }
  return {"solid-cells",
          text + ".",
          false,
          {{"cells", static_cast<double>(count)},
           {"thin_cells", static_cast<double>(thin)},
           {"volume_mm3", static_cast<double>(cells.volume()) / 1000}}};
}

}  // namespace

std::int64_t SolidCells::count() const noexcept {
  std::int64_t cells = 0;
  for (const CellRun& run : runs) cells += run.top - run.bottom;
  return cells;
}

std::int64_t SolidCells::volume() const noexcept {
  return count() * lattice.cell.x * lattice.cell.y * lattice.cell.z;
}

Box box_of(const CellLattice& lattice, const CellRun& run) noexcept {
  const auto& [origin, cell] = lattice;
  return Box::spanning(
      {origin.x + run.x * cell.x, origin.y + run.y * cell.y, origin.z + run.bottom * cell.z},
      {origin.x + (run.x + 1) * cell.x, origin.y + (run.y + 1) * cell.y,
       origin.z + run.top * cell.z});
}

Result<SolidCells> solid_cells(const Mesh& mesh, const CellLattice& lattice, std::int64_t base,
                               CellRule rule) {
  if (const auto sound = check(mesh, lattice, base); !sound) return Failure(sound.error());
  std::vector<ColumnMark> crossings;
  std::vector<ColumnMark> touches;
  for (std::size_t n = 0; n < mesh.faces.size(); ++n) {
    add_crossings(mesh.triangle(n), lattice, crossings);
    if (rule == CellRule::enclosed_or_touched) add_touches(mesh.triangle(n), lattice, touches);
  }
  std::sort(crossings.begin(), crossings.end());
  std::sort(touches.begin(), touches.end());
  SolidCells cells{lattice, {}, {}, {}};
  const std::int32_t floor = first_above(base, lattice);
  std::span<const ColumnMark> crossings_left = crossings;
  std::span<const ColumnMark> touches_left = touches;
  while (!crossings_left.empty() || !touches_left.empty()) {
    const bool is_touch = crossings_left.empty() ||
                          (!touches_left.empty() &&
                           place_of(touches_left.front()) < place_of(crossings_left.front()));
    const ColumnPlace column = place_of((is_touch ? touches_left : crossings_left).front());
    const auto crossings_here = take_column(crossings_left, column);
    scan_column(column, floor, crossings_here, take_column(touches_left, column), cells);
  }
  cells.steps.push_back(told(cells, rule));
  return cells;
}

}  // namespace parapet::scans
