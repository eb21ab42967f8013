#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "geometry/numbers/result.h"
#include "geometry/tiles/place.h"

namespace parapet {

// What is printed on an edge. An edge that is Opening on one tile and Obstacle on the next is
// both: an Opening for sight that costs 3 to cross (OPT-M4).
enum class EdgePrint : unsigned char { clear, obstacle, wall, opening, obstructed_opening };

enum class DotPrint : unsigned char { clear, obstacle, cover };

// What is printed on a space. All is unset where there is no floor.
struct SpacePrint {
  bool floor = false;
  bool stairs = false;
  bool explosive = false;
  bool ramp = false;
  std::optional<Heading> lane;

  friend bool operator==(const SpacePrint&, const SpacePrint&) = default;
};

// A picture of one Level of a tile, w x h spaces: 2h+1 rows of 2w+1 characters (formats.md).
// Immutable. Places are the tile's own: x east, y south, from 0.
//   (1) Plan::read(p.rows()) == p, and Plan::read(rows)->rows() == rows
//   (2) a dot, edge or space that is not blank borders (is) floor
//   (3) p.turned(4) == p, and turned(1) four times is p
class Plan {
 public:
  static constexpr int kMaxSide = 256;

  // Errors name row and column of the picture, counted from 1, and show the row with a caret.
  static Result<Plan> read(std::vector<std::string> rows);

  const std::vector<std::string>& rows() const { return rows_; }
  int width() const { return static_cast<int>(rows_.front().size() / 2); }
  int height() const { return static_cast<int>(rows_.size() / 2); }

  // Requires 0 <= x < width(), 0 <= y < height(); dots and edges up to and including the far side.
  SpacePrint space(int x, int y) const;
  EdgePrint vertical_edge(int x, int y) const;
  EdgePrint horizontal_edge(int x, int y) const;
  DotPrint dot(int x, int y) const;

  // Whether the place borders floor of this plan, so that its print counts where tiles meet.
  bool has_vertical_edge(int x, int y) const { return floor(x - 1, y) || floor(x, y); }
  bool has_horizontal_edge(int x, int y) const { return floor(x, y - 1) || floor(x, y); }
  bool has_dot(int x, int y) const {
    return floor(x - 1, y - 1) || floor(x, y - 1) || floor(x - 1, y) || floor(x, y);
  }

  // False outside the plan.
  bool floor(int x, int y) const;

  // Turned clockwise, lanes with it.
  Plan turned(int quarter_turns) const;

  friend bool operator==(const Plan&, const Plan&) = default;

 private:
  explicit Plan(std::vector<std::string> rows) : rows_(std::move(rows)) {}

  char at(int row, int column) const {
    return rows_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  }

  std::vector<std::string> rows_;
};

}  // namespace parapet
