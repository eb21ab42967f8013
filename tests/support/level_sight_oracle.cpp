#include "tests/support/level_sight_oracle.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace parapet::testing {
namespace {

// The four spaces round a dot: whether each is on its east side, and on its south side.
constexpr std::array<std::pair<bool, bool>, 4> kRound = {
    {{true, false}, {true, true}, {false, true}, {false, false}}};

// An edge that a line meets, on doubled coordinates from the line's start, and where.
class Meeting {
 public:
  Meeting(int dx, int dy, int edge_x2, int edge_y2)
      : dx_(dx), dy_(dy), x2_(edge_x2), y2_(edge_y2) {}

  // Whether the whole edge is a part of the line.
  bool along() const {
    const int reach = upright() ? dy_ : dx_;
    const int aside = upright() ? dx_ : dy_;
    const int at = upright() ? y2_ : x2_;
    const int line = upright() ? x2_ : y2_;
    return aside == 0 && line == 0 && at * reach > 0 && std::abs(at) < 2 * std::abs(reach);
  }
  bool ends_in(int x, int y) const { return std::abs(x2_ - 2 * x) + std::abs(y2_ - 2 * y) == 1; }
  bool at_an_end() const { return ends_in(0, 0) || ends_in(dx_, dy_); }

  // Whether an inner point of the line is one of the edge. Not for edges along the line.
  bool meets() const {
    const int reach = upright() ? dx_ : dy_;
    const int across = upright() ? dy_ : dx_;
    const int first = upright() ? y2_ - 1 : x2_ - 1;  // doubled
    if (reach == 0 || way() <= 0 || way() >= std::abs(reach)) return false;
    const int at = 2 * across * way();  // doubled, times |reach|
    return at >= first * std::abs(reach) && at <= (first + 2) * std::abs(reach);
  }

  // The storey in which a line that climbs from the level is when it meets the edge.
  int storey(int level, int climb) const {
    const int under = std::abs(upright() ? dx_ : dy_);
    const int over = level * under + climb * way();  // the height, never below 1
    return over / under;
  }

 private:
  bool upright() const { return x2_ % 2 == 0; }

  // How many grid lines of the edge's kind the line has come to.
  int way() const {
    const int reach = upright() ? dx_ : dy_;
    const int line = (upright() ? x2_ : y2_) / 2;
    return reach > 0 ? line : -line;
  }

  int dx_;
  int dy_;
  int x2_;
  int y2_;
};

bool barrier(const PlainBoard& board, int x2, int y2, int level) {
  return board.wall(x2, y2, level) || board.opening(x2, y2, level);
}

bool floor_round(const PlainBoard& board, int x, int y, int level, std::size_t k) {
  return board.floor(2 * x + (kRound[k].first ? 1 : -1), 2 * y + (kRound[k].second ? 1 : -1),
                     level);
}

// The spaces round a dot that hang together with the given ones by the Level's prints. The dot is
// an end of the line, so the Openings at it are its own and do not bar the way.
std::array<bool, 4> hanging_together(const PlainBoard& board, int x, int y, int level,
                                     std::array<bool, 4> reached) {
  for (int round = 0; round < 4; ++round) {
    for (std::size_t k = 0; k < 4; ++k) {
      const std::size_t next = (k + 1) % 4;  // clockwise: east, south, west, north is between
      const int x2 = 2 * x + (next == 1 ? 1 : 0) - (next == 3 ? 1 : 0);
      const int y2 = 2 * y + (next == 2 ? 1 : 0) - (next == 0 ? 1 : 0);
      if (board.wall(x2, y2, level)) continue;
      reached[k] = reached[next] = reached[k] || reached[next];
    }
  }
  return reached;
}

std::array<bool, 4> only(Space space, int x, int y) {
  std::array<bool, 4> result{};
  for (std::size_t k = 0; k < 4; ++k) {
    result[k] = kRound[k] == std::pair(space.x == x, space.y == y);
  }
  return result;
}

class LevelLine {
 public:
  LevelLine(const PlainBoard& board, Space from, Space to, const SightOracle::Line& line)
      : board_(board), from_(from), to_(to), line_(line) {}

  bool inside_rule_holds() const {
    return end_serves(from_, line_.from_x, line_.from_y) && end_serves(to_, line_.to_x, line_.to_y);
  }

  // AOM-LOS-8.
  bool on_wall_face() const {
    return any_edge([&](const Meeting& meeting, int x2, int y2, int level) {
      const bool plumb = dx() == 0 && dy() == 0;
      if (level < low() || level >= high() || !barrier(board_, x2, y2, level)) return false;
      return plumb ? meeting.ends_in(0, 0) : meeting.along();
    });
  }

  bool touches_opening() const {
    return any_edge([&](const Meeting& meeting, int x2, int y2, int level) {
      return board_.opening(x2, y2, level) && !meeting.along() && meeting.meets() &&
             meeting.storey(from_.level, to_.level - from_.level) == level;
    });
  }

  bool through_floor() const {
    for (int level = low() + 1; level < high(); ++level) {
      // The line is at this height where its plan is at from + d * over / under, under > 0.
      const int under = high() - low();
      const int over = std::abs(level - from_.level);
      if (inside_floor(line_.from_x * under + dx() * over, line_.from_y * under + dy() * over,
                       under, level)) {
        return true;
      }
    }
    return false;
  }

  bool connected_straight_down() const {
    const Space higher = from_.level > to_.level ? from_ : to_;
    const int x = line_.from_x;
    const int y = line_.from_y;
    const auto reached = hanging_together(board_, x, y, higher.level, only(higher, x, y));
    for (std::size_t k = 0; k < 4; ++k) {
      if (reached[k] && !floor_round(board_, x, y, higher.level, k)) {
        return !through_floor() && !inside_floor(x, y, 1, higher.level);
      }
    }
    return false;
  }

  bool connected(const FineTube& tube) const {
    std::vector<bool> reached(static_cast<std::size_t>(tube.region_count()));
    const auto start = hanging_together(board_, line_.from_x, line_.from_y, from_.level,
                                        only(from_, line_.from_x, line_.from_y));
    for (std::size_t k = 0; k < 4; ++k) {
      const auto [east, south] = kRound[k];
      if (start[k] && way_out(from_, line_.from_x, line_.from_y, k, 1)) {
        reached[static_cast<std::size_t>(tube.region_at_start(east, south))] = true;
      }
    }
    flood(tube, reached);
    std::array<bool, 4> end{};
    for (std::size_t k = 0; k < 4; ++k) {
      const auto [east, south] = kRound[k];
      end[k] = way_out(to_, line_.to_x, line_.to_y, k, -1) &&
               reached[static_cast<std::size_t>(tube.region_at_end(east, south))];
    }
    end = hanging_together(board_, line_.to_x, line_.to_y, to_.level, end);
    const auto target = only(to_, line_.to_x, line_.to_y);
    for (std::size_t k = 0; k < 4; ++k) {
      if (end[k] && target[k]) return true;
    }
    return false;
  }

 private:
  int dx() const { return line_.to_x - line_.from_x; }
  int dy() const { return line_.to_y - line_.from_y; }
  int low() const { return std::min(from_.level, to_.level); }
  int high() const { return std::max(from_.level, to_.level); }

  bool end_serves(Space space, int x, int y) const {
    return !board_.inside(2 * space.x + 1, 2 * space.y + 1, space.level) ||
           board_.opening_at_dot(2 * x, 2 * y, space.level);
  }

  template <class Test>
  bool any_edge(const Test& test) const {
    for (int level = 1; level <= board_.levels(); ++level) {
      for (int y2 = 0; y2 <= 2 * board_.height(); ++y2) {
        for (int x2 = 1 - y2 % 2; x2 <= 2 * board_.width(); x2 += 2) {
          if (!barrier(board_, x2, y2, level)) continue;
          const Meeting meeting(dx(), dy(), x2 - 2 * line_.from_x, y2 - 2 * line_.from_y);
          if (test(meeting, x2, y2, level)) return true;
        }
      }
    }
    return false;
  }

  // Whether every floor place round the point (x, y) / under is floor.
  bool inside_floor(int x, int y, int under, int level) const {
    const int column = x / under;
    const int row = y / under;
    for (int west = x % under == 0 ? 1 : 0; west >= 0; --west) {
      for (int north = y % under == 0 ? 1 : 0; north >= 0; --north) {
        if (!board_.floor(2 * (column - west) + 1, 2 * (row - north) + 1, level)) return false;
      }
    }
    return true;
  }

  // Whether the line has the space on its side, or in its way, next to this end; for the higher
  // end the space must be without floor.
  bool way_out(Space end, int x, int y, std::size_t k, int sense) const {
    const int east = kRound[k].first ? 1 : -1;
    const int south = kRound[k].second ? 1 : -1;
    if (east * sense * dx() < 0 || south * sense * dy() < 0) return false;
    return end.level < high() || !floor_round(board_, x, y, end.level, k);
  }

  void flood(const FineTube& tube, std::vector<bool>& reached) const {
    bool more = true;
    while (more) {
      more = false;
      for (const FineTube::Door& door : tube.doors()) {
        const auto a = static_cast<std::size_t>(door.a);
        const auto b = static_cast<std::size_t>(door.b);
        if (reached[a] == reached[b] || !open(door)) continue;
        reached[a] = reached[b] = more = true;
      }
    }
  }

  bool open(const FineTube::Door& door) const {
    const Meeting meeting(dx(), dy(), door.edge_x2, door.edge_y2);
    if (meeting.along()) return true;  // what stands there is a wall face, or in no storey passed
    if (meeting.at_an_end()) return false;
    return !barrier(board_, 2 * line_.from_x + door.edge_x2, 2 * line_.from_y + door.edge_y2,
                    meeting.storey(from_.level, to_.level - from_.level));
  }

  const PlainBoard& board_;
  Space from_;
  Space to_;
  const SightOracle::Line& line_;
};

}  // namespace

std::vector<SightOracle::Line> LevelSightOracle::lines(const PlainBoard& board, Space from,
                                                       Space to) {
  std::vector<SightOracle::Line> result = SightOracle::closest_pairs(from.x, from.y, to.x, to.y);
  for (SightOracle::Line& line : result) {
    const LevelLine rule(board, from, to, line);
    if (!rule.inside_rule_holds() || rule.on_wall_face()) continue;
    const int dx = line.to_x - line.from_x;
    const int dy = line.to_y - line.from_y;
    line.clear = dx == 0 && dy == 0 ? rule.connected_straight_down()
                                    : !rule.through_floor() && !rule.touches_opening() &&
                                          rule.connected(tube(dx, dy));
  }
  return result;
}

const FineTube& LevelSightOracle::tube(int dx, int dy) {
  return tubes_.try_emplace({dx, dy}, dx, dy).first->second;
}

}  // namespace parapet::testing
