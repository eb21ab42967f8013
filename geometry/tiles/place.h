#pragma once

#include <compare>
#include <optional>
#include <string>

namespace parapet {

// Places on a tile board. x grows east, y grows south, both from 0; levels from 1.
// All places order by level, then y, then x, the order of every list in an answer.

// The unit square [x, x+1] x [y, y+1] on one Level.
struct Space {
  int x = 0;
  int y = 0;
  int level = 1;

  friend constexpr bool operator==(Space, Space) = default;
  friend constexpr std::strong_ordering operator<=>(Space a, Space b) {
    if (a.level != b.level) return a.level <=> b.level;
    if (a.y != b.y) return a.y <=> b.y;
    return a.x <=> b.x;
  }
};

// A corner dot: the north-west dot of space (x, y).
struct Dot {
  int x = 0;
  int y = 0;
  int level = 1;

  friend constexpr bool operator==(Dot, Dot) = default;
  friend constexpr std::strong_ordering operator<=>(Dot a, Dot b) {
    if (a.level != b.level) return a.level <=> b.level;
    if (a.y != b.y) return a.y <=> b.y;
    return a.x <=> b.x;
  }
};

enum class EdgeAxis : unsigned char { vertical, horizontal };

// An edge between two dots: vertical = the west edge of space (x, y), from dot (x, y) to
// (x, y+1); horizontal = its north edge, from dot (x, y) to (x+1, y).
struct Edge {
  EdgeAxis axis = EdgeAxis::vertical;
  int x = 0;
  int y = 0;
  int level = 1;

  friend constexpr bool operator==(Edge, Edge) = default;
};

// The floor of a space, as a thing that blocks.
struct Plate {
  Space over;

  friend constexpr bool operator==(Plate, Plate) = default;
};

// The edge that two spaces side by side share, on the given level whatever their own.
constexpr std::optional<Edge> edge_between(Space a, Space b, int level) {
  const int dx = b.x - a.x;
  const int dy = b.y - a.y;
  if (dy == 0 && (dx == 1 || dx == -1)) {
    return Edge{EdgeAxis::vertical, dx == 1 ? b.x : a.x, a.y, level};
  }
  if (dx == 0 && (dy == 1 || dy == -1)) {
    return Edge{EdgeAxis::horizontal, a.x, dy == 1 ? b.y : a.y, level};
  }
  return std::nullopt;
}

enum class Heading : unsigned char { north, east, south, west };

// Clockwise. REQUIRES: quarters >= 0.
constexpr Heading turned(Heading heading, int quarters) {
  return static_cast<Heading>((static_cast<int>(heading) + quarters) % 4);
}

// "F7", "F7@2": column letters from A, row from 1, the level unless it is 1.
std::string to_letters(Space space);

// "the north-west dot of F7".
std::string to_letters(Dot dot);

// "the west edge of F7", "the north edge of F7@2".
std::string to_letters(Edge edge);

}  // namespace parapet
