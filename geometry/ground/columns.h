#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "geometry/numbers/result.h"
#include "geometry/solids/body.h"

namespace parapet {

// The side of a column, in ticks: half a stud (rules-realms.md).
inline constexpr std::int64_t kColumnSide = 40;

// A square of the ground: the ticks from 40 x to 40 x + 40 east and 40 y to 40 y + 40 south.
struct Column {
  int x = 0;
  int y = 0;

  friend constexpr auto operator<=>(const Column&, const Column&) noexcept = default;
};

// What is solid in a column, from its lowest to its highest tick.
struct SolidSpan {
  std::int32_t bottom = 0;
  std::int32_t top = 0;

  friend constexpr auto operator<=>(const SolidSpan&, const SolidSpan&) noexcept = default;
};

// The terrain as columns of half a stud. A column is solid where a body's inside, or a mesh's
// triangle, lies over its open square; a slanted top counts with its highest place there, rounded
// up to a tick, a slanted underside with its lowest, rounded down.
//
// Where a piece is a mesh, gaps inside it of less than a brick's height are filled: the hollow
// underside of a part is no room. But a scan is solid inside: a gap between its triangles is filled
// where more of them look up than down above it, counted over the middle of the column, and so is
// what is below its lowest triangle, down to the scan's lowest point: an open terrain stands on its
// base. Where the middle lies on an edge, the sector round it with the highest count tells.
//   (1) the spans of a column go upwards; two of them never touch
//   (2) what the columns say does not depend on the order of the bodies or on how they are cut
class Columns {
 public:
  // Error "limit": terrain over more than 2^24 columns, or pieces over more than 2^26 in all.
  // `scans`: the pieces that are scans.
  static Result<Columns> make(std::span<const Body> bodies,
                              std::span<const std::uint32_t> scans = {});

  // Empty beside the terrain.
  std::span<const SolidSpan> spans(Column at) const;

  // Spans are numbered, column by column: the number of the first of this column, and how many
  // there are in all. REQUIRES: the column has a span.
  std::uint32_t first_number(Column at) const {
    return static_cast<std::uint32_t>(spans(at).data() - spans_.data());
  }
  std::size_t span_count() const { return spans_.size(); }

  // The top of all columns from `first` to before `end` in both directions, if it is one and the
  // same under the open sky, with nothing hollow below: the quick answer for even ground. Nothing
  // otherwise, or if there are no such columns. Takes time for each row.
  std::optional<std::int32_t> even_top(Column first, Column end) const;

  // The columns that hold anything lie from `first()` to before `end()` in both directions.
  Column first() const { return first_; }
  Column end() const { return {first_.x + width_, first_.y + depth_}; }

 private:
  void note_even_runs();
  std::optional<std::size_t> index_of(Column at) const;

  Column first_;
  int width_ = 0;
  int depth_ = 0;
  std::vector<std::uint32_t> starts_;  // of each column's spans; one more at the end
  std::vector<SolidSpan> spans_;
  // How many columns in a row, up to this one from the west, have one span each and the same top.
  std::vector<std::uint32_t> even_run_;
};

}  // namespace parapet
