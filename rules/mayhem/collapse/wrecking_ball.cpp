#include "rules/mayhem/collapse/wrecking_ball.h"

#include <algorithm>
#include <string>
#include <utility>

#include "geometry/tiles/neighbours.h"
#include "rules/mayhem/collapse/building.h"
#include "rules/mayhem/occupancy.h"

namespace parapet::mayhem {
namespace {

NeighbourStep step_of(Heading heading) {
  return kNeighbourSteps[2 * static_cast<std::size_t>(heading)];
}

Footprint moved_by(const Footprint& ball, NeighbourStep step, int count) {
  Footprint moved = ball;
  moved.at.x += step.x * count;
  moved.at.y += step.y * count;
  return moved;
}

// Which way the ramp on that space of the board goes up; none if there is none.
std::optional<Heading> ramp_at(const Board& board, const TileMap& map, Space space) {
  const auto entry = board.entry_at(space.x, space.y);
  if (!entry || !board.print(space).ramp) return std::nullopt;
  const Placement& at = map.layout[*entry];
  const Tile& tile = map.tiles[at.tile];
  for (const Ramp& ramp : tile.ramps) {
    int x = ramp.x;
    int y = ramp.y;
    int width = tile.levels.front().plan.width();
    int height = tile.levels.front().plan.height();
    for (int turn = 0; turn < at.turn; ++turn) {
      x = std::exchange(y, x);
      x = height - 1 - x;
      std::swap(width, height);
    }
    if (Space{at.x + x, at.y + y, 1} != space) continue;
    return static_cast<Heading>((static_cast<int>(ramp.up) + at.turn) % 4);
  }
  return std::nullopt;
}

class Roll {
 public:
  Roll(const Board& board, const TileMap& map, const Footprint& ball, Heading heading)
      : board_(board),
        map_(map),
        heading_(heading),
        step_(step_of(heading)),
        depth_(step_.x != 0 ? ball.width : ball.height) {
    roll_.rest = ball;
  }

  BallRoll result(bool uses_ramps) {
    while (walls_.empty()) {
      if (uses_ramps && rise()) continue;
      const Footprint next = moved_by(roll_.rest, step_, 1);
      if (!has_floor(next)) {
        tell_stop(next);
        break;
      }
      advance(next);
    }
    finish();
    return std::move(roll_);
  }

 private:
  // The spaces in front of which there is none of its own.
  std::vector<Space> foremost(const Footprint& ball) const {
    std::vector<Space> spaces = spaces_of(ball);
    std::erase_if(spaces, [&](Space space) { return ball.covers(space + step_); });
    return spaces;
  }

  bool has_floor(const Footprint& ball) const {
    const std::vector<Space> spaces = spaces_of(ball);
    return std::all_of(spaces.begin(), spaces.end(),
                       [&](Space space) { return board_.floor(space); });
  }

  void add_wall(std::vector<Edge>& walls, Space a, Space b) const {
    const auto edge = edge_between(a, b, a.level);
    if (!edge || board_.print(*edge) != EdgePrint::wall) return;
    if (std::find(walls.begin(), walls.end(), *edge) == walls.end()) walls.push_back(*edge);
  }

  // The Walls between two spaces of the ball.
  std::vector<Edge> walls_within(const Footprint& ball) const {
    std::vector<Edge> walls;
    for (const Space& space : spaces_of(ball)) {
      for (const Space& other :
           {Space{space.x + 1, space.y, space.level}, Space{space.x, space.y + 1, space.level}}) {
        if (ball.covers(other)) add_wall(walls, space, other);
      }
    }
    return walls;
  }

  // One space ahead; the Walls that were not between its spaces before stop it.
  void advance(const Footprint& next) {
    for (const Space& space : foremost(next)) {
      add_wall(walls_, space, moved_back(space));
      for (const Space& other : foremost(next)) add_wall(walls_, space, other);
    }
    roll_.rest = next;
    roll_.moved = true;
  }

  Space moved_back(Space space) const {
    return {space.x - step_.x, space.y - step_.y, space.level};
  }

  // AOM-VEH-12, OPT-V7: up a ramp, over one space of gap if need be.
  bool rise() {
    const std::vector<Space> front = foremost(roll_.rest);
    const bool on_ramp = std::any_of(front.begin(), front.end(), [&](Space space) {
      return ramp_at(board_, map_, space) == heading_;
    });
    if (!on_ramp) return false;
    constexpr int kMostGap = 1;
    for (int gap = 0; gap <= kMostGap; ++gap) {
      Footprint next = moved_by(roll_.rest, step_, depth_ + gap);
      ++next.at.level;
      if (!has_floor(next)) continue;
      walls_ = walls_within(next);
      for (const Space& space : spaces_of(next)) {
        if (!next.covers(moved_back(space))) add_wall(walls_, space, moved_back(space));
      }
      roll_.rest = next;
      roll_.moved = true;
      tell("OPT-V7", "By the ramp it rises to Level " + std::to_string(next.at.level) + ".",
           next.at);
      return true;
    }
    return false;
  }

  void tell(std::string rule, std::string text, Place at) {
    roll_.because.push_back({std::move(rule), std::move(text), at});
  }

  void tell_stop(const Footprint& next) {
    const std::vector<Space> spaces = foremost(next);
    const bool on_map = std::all_of(spaces.begin(), spaces.end(), [&](Space space) {
      return board_.entry_at(space.x, space.y).has_value();
    });
    tell("AOM-DDD-4",
         on_map ? "There is no floor of its Level ahead: it stops."
                : "It stops at the edge of the map.",
         roll_.rest.at);
  }

  void finish() {
    roll_.spaces = spaces_of(roll_.rest);
    if (walls_.empty()) return;
    tell("AOM-DDD-4", "It passes a Wall and stops on both sides of it.", walls_.front());
    roll_.opened = walls_;
    for (const Edge& edge : walls_within(roll_.rest)) {
      if (std::find(walls_.begin(), walls_.end(), edge) == walls_.end()) {
        roll_.opened.push_back(edge);
      }
    }
    const std::vector<Space> front = foremost(roll_.rest);
    if (depth_ == 1) {
      for (const Space& space : front) {
        const Space back = moved_back(space);
        if (board_.floor(back)) roll_.spaces.push_back(back);
      }
      std::sort(roll_.spaces.begin(), roll_.spaces.end());
    }
    tell("AOM-DDD-4", "The Walls under it act as Openings.", walls_.front());
    strike(front);
    if (!roll_.struck) strike(roll_.spaces);
  }

  void strike(const std::vector<Space>& spaces) {
    for (const Space& space : spaces) {
      const auto entry = board_.entry_at(space.x, space.y);
      if (roll_.struck || !entry || !Building(board_, map_, *entry).holds(space)) continue;
      roll_.struck = space;
      tell("AOM-DDD-4",
           "An explosion marker goes into the building of \"" + map_.layout[*entry].id + "\".",
           space);
    }
  }

  const Board& board_;
  const TileMap& map_;
  Heading heading_;
  NeighbourStep step_;
  int depth_;                // in the direction of the roll
  std::vector<Edge> walls_;  // that it passed in its last step
  BallRoll roll_;
};

}  // namespace

BallRoll roll_ball(const Board& board, const TileMap& map, const Footprint& ball, Heading heading,
                   bool uses_ramps) {
  return Roll(board, map, ball, heading).result(uses_ramps);
}

}  // namespace parapet::mayhem
