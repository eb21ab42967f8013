#pragma once

#include <algorithm>
#include <optional>

#include "geometry/tiles/neighbours.h"
#include "rules/mayhem/moving/moving_field.h"

namespace parapet::mayhem {

// Where a unit is in its move: on its feet with its Jump before it or behind it, or in the air.
enum class MovePhase : unsigned char { jump_ahead, jump_spent, in_air };

struct MoveState {
  Space at;  // in the air the level is the altitude
  MovePhase phase = MovePhase::jump_ahead;
  int ceiling = 0;  // in the air: the greatest altitude it may have
  int span = 0;     // in the air: spaces it may still cross

  bool in_air() const { return phase == MovePhase::in_air; }
};

// The changes open to a unit of one space, each handed to a function (MoveState, cost).
// AOM-MOV-1..6, 8; AOM-ZOC-1, 4, 5; AOM-JMP-1..6, 8; AOM-FALL-1.
class MoveSteps {
 public:
  MoveSteps(const MovingField& field, std::optional<Jump> jump)
      : field_(field), top_(field.board.levels() + 1) {
    if (!jump || jump->span <= 0) return;
    has_jump_ = true;
    up_ = std::clamp(jump->up, 0, top_);
    span_ = std::min(jump->span, kBoundlessJump);
    is_boundless_ = span_ >= field.board.width() * field.board.height() * top_;
  }

  // Above the highest Level every altitude is alike: none is greater than this.
  int highest_altitude() const { return top_; }

  // The greatest altitude of a jump that starts on this Level.
  int ceiling_from(int level) const { return std::min(level + up_, top_); }

  // Without going to another column: take off, rise, sink, land.
  template <class Take>
  void in_place(const MoveState& state, Take take) const {
    if (!state.in_air()) {
      if (has_jump_ && state.phase == MovePhase::jump_ahead) take_off(state, take);
      return;
    }
    const Space at = state.at;
    if (!field_.rules.altitude_is_kept) {
      const Space above{at.x, at.y, at.level + 1};
      if (above.level <= state.ceiling && !field_.costs.has_floor(above)) {
        take(moved(state, above), field_.rules.rising_costs ? 1 : 0);
      }
      const Space below{at.x, at.y, at.level - 1};
      if (at.level > 1 && !field_.costs.has_floor(at) &&
          field_.occupants.at(below) != Occupant::enemy) {
        take(moved(state, below), 0);
      }
    }
    const Space surface = surface_of(at);
    if (surface.level != 0 && field_.occupants.at(surface) != Occupant::enemy) {
      take(MoveState{surface, MovePhase::jump_spent, 0, 0}, 0);
    }
  }

  // To the column of a neighbour.
  template <class Take>
  void into(const MoveState& state, int neighbour, Take take) const {
    const Space to = state.at + kNeighbourSteps[static_cast<std::size_t>(neighbour)];
    const int crossing = field_.costs.at(state.at, neighbour);
    if (crossing == 0 || surface_of(to).level == 0) return;  // over a gap there is no map
    if (state.in_air()) {
      fly(state, to, crossing, take);
    } else {
      walk(state, to, crossing, take);
    }
  }

  // By stairs, up and down.
  template <class Take>
  void by_stairs(const MoveState& state, Take take) const {
    if (state.in_air() || !field_.board.print(state.at).stairs) return;
    for (const int change : {1, -1}) {
      const Space to{state.at.x, state.at.y, state.at.level + change};
      if (!field_.board.print(to).stairs || field_.occupants.at(to) == Occupant::enemy) continue;
      const bool slowed = field_.rules.stairs_feel_zones && both_in_zone(state.at, to);
      take(moved(state, to), slowed ? kHardCost : kPlainCost);
    }
  }

  // Whether a move may end on this space.
  bool may_end(Space space) const { return field_.occupants.is_free(space); }

 private:
  static MoveState moved(MoveState state, Space to) {
    state.at = to;
    return state;
  }

  // The highest floor at or below the place; Level 0 in a gap and off the map.
  Space surface_of(Space place) const { return {place.x, place.y, field_.costs.surface(place)}; }

  bool both_in_zone(Space a, Space b) const { return field_.in_zone(a) && field_.in_zone(b); }

  template <class Take>
  void take_off(const MoveState& state, Take take) const {
    MoveState flying{state.at, MovePhase::in_air, ceiling_from(state.at.level), span_};
    if (!field_.rules.altitude_is_kept) {
      take(flying, 0);
      return;
    }
    const int highest = flying.ceiling;
    for (int altitude = state.at.level; altitude <= highest; ++altitude) {
      flying.at.level = flying.ceiling = altitude;
      if (altitude > state.at.level && field_.costs.has_floor(flying.at)) break;
      take(flying, field_.rules.rising_costs ? altitude - state.at.level : 0);
    }
  }

  template <class Take>
  void walk(const MoveState& state, Space to, int crossing, Take take) const {
    const Space lands = surface_of(to);
    int cost = crossing;
    if (lands == to) {
      if (field_.occupants.at(to) == Occupant::enemy) return;
    } else {
      if (!field_.occupants.is_free(lands)) return;
      if (!field_.rules.ledge_pays_obstacles) cost = kPlainCost;
    }
    if (both_in_zone(state.at, lands)) cost = kHardCost;
    take(moved(state, lands), cost);
  }

  template <class Take>
  void fly(const MoveState& state, Space to, int crossing, Take take) const {
    if (state.span <= 0) return;
    const Space surface = surface_of(to);
    const bool has_floor = surface == to;
    if (!has_floor && up_ == 0 && !field_.rules.may_cross_gaps_level) return;
    if ((has_floor || !field_.rules.may_pass_over_enemies) &&
        field_.occupants.at(surface) == Occupant::enemy) {
      return;
    }
    int cost = crossing;
    if (both_in_zone(state.at, to)) cost = kHardCost;
    if (!has_floor && enters_inside_dearly(state.at, surface)) cost = kHardCost;
    MoveState flown = moved(state, to);
    if (!is_boundless_) --flown.span;
    take(flown, cost);
  }

  // AOM-JMP-5: whether the prints or zones of the surface under an Inside column slow the step. Of
  // the prints the class of the edge or dot alone counts: what is passed above stops at no Wall,
  // and no Wall beside an Obstacle dot lets it be jumped.
  bool enters_inside_dearly(Space from, Space surface) const {
    if (field_.costs.surface({surface.x, surface.y, top_}) == surface.level) return false;
    const Space beside{from.x, from.y, surface.level};
    if (is_obstacle_between(field_.board, beside, surface)) return true;
    return surface_of(from) == beside && both_in_zone(beside, surface);
  }

  const MovingField& field_;
  int top_;
  bool has_jump_ = false;
  bool is_boundless_ = false;
  int up_ = 0;
  int span_ = 0;
};

}  // namespace parapet::mayhem
