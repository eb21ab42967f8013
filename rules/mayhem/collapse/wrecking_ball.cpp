#include "rules/mayhem/collapse/wrecking_ball.h"

#include <algorithm>
#include <string>
#include <utility>

#include "rules/mayhem/collapse/building.h"
#include "rules/mayhem/occupancy.h"
#include "rules/mayhem/vehicles/vehicle_body.h"
#include "rules/mayhem/vehicles/vehicle_ramps.h"

namespace parapet::mayhem {
namespace {

Footprint moved_by(const Footprint& ball, NeighbourStep step, int count) {
  Footprint moved = ball;
  moved.at.x += step.x * count;
  moved.at.y += step.y * count;
  return moved;
}

class Roll {
 public:
  Roll(const BallGround& ground, const Footprint& ball, Heading heading)
      : ground_(ground),
        board_(ground.board),
        ramps_(ground.map),
        step_(step_towards(heading)),
        depth_(step_.x != 0 ? ball.width : ball.height) {
    roll_.rest = ball;
  }

  BallRoll result() {
    while (walls_.empty()) {
      const auto raised = up_a_ramp();
      const Footprint next = raised.value_or(moved_by(roll_.rest, step_, 1));
      if (!has_floor(next)) {
        tell_stop(next);
        break;
      }
      if (const auto taken = taken_space(next)) {
        tell("AOM-DDD-4", "Another device or a vehicle stands ahead: it stops.", *taken);
        break;
      }
      if (raised) {
        rise(next);
      } else {
        advance(next);
      }
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

  std::optional<Space> taken_space(const Footprint& ball) const {
    for (const Space& space : spaces_of(ball)) {
      if (ground_.taken.count(space) != 0) return space;
    }
    return std::nullopt;
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

  // AOM-VEH-12, OPT-V7: where a ramp lifts it, over one space of gap if need be.
  std::optional<Footprint> up_a_ramp() const {
    if (!ground_.uses_ramps) return std::nullopt;
    const std::vector<Space> front = foremost(roll_.rest);
    const bool on_ramp = std::any_of(front.begin(), front.end(), [&](Space space) {
      return ramps_.lifts(board_, space, step_);
    });
    if (!on_ramp) return std::nullopt;
    constexpr int kMostGap = 1;
    for (int gap = 0; gap <= kMostGap; ++gap) {
      Footprint next = moved_by(roll_.rest, step_, depth_ + gap);
      ++next.at.level;
      if (has_floor(next)) return next;
    }
    return std::nullopt;
  }

  // The Walls between its spaces there, and those behind it, stop it.
  void rise(const Footprint& next) {
    walls_ = walls_within(next);
    for (const Space& space : spaces_of(next)) {
      if (!next.covers(moved_back(space))) add_wall(walls_, space, moved_back(space));
    }
    roll_.rest = next;
    roll_.moved = true;
    tell("OPT-V7", "By the ramp it rises to Level " + std::to_string(next.at.level) + ".", next.at);
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
      if (roll_.struck || !entry || !Building(board_, ground_.map, *entry).holds(space)) continue;
      roll_.struck = space;
      tell("AOM-DDD-4",
           "An explosion marker goes into the building of \"" + ground_.map.layout[*entry].id +
               "\".",
           space);
    }
  }

  const BallGround& ground_;
  const Board& board_;
  VehicleRamps ramps_;
  NeighbourStep step_;
  int depth_;                // in the direction of the roll
  std::vector<Edge> walls_;  // that it passed in its last step
  BallRoll roll_;
};

}  // namespace

BallRoll roll_ball(const BallGround& ground, const Footprint& ball, Heading heading) {
  return Roll(ground, ball, heading).result();
}

}  // namespace parapet::mayhem
