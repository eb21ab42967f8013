#include "rules/mayhem/push/push_ground.h"

#include <algorithm>
#include <utility>

#include "geometry/tiles/neighbours.h"
#include "rules/mayhem/barrier_inside.h"
#include "rules/mayhem/occupancy.h"
#include "rules/mayhem/stand.h"

namespace parapet::mayhem {
PushGround::PushGround(const Board& board, const Pieces& pieces, PushBody body,
                       const PushSides& sides, const DistanceField& field, const Options& options)
    : board_(board),
      field_(field),
      body_(std::move(body)),
      rules_(PushRules::from(options)),
      counting_(body_.counting_spaces(options)),
      occupants_(board, Occupant::none),
      zones_(board, 0) {
  place_units(pieces, sides);
  if (rules_.zones_need_three) place_zones(pieces, sides);
}

// A vehicle takes along who rides on it, and has no room for another vehicle or a device. Units may
// stand on both.
void PushGround::place_units(const Pieces& pieces, const PushSides& sides) {
  const bool is_vehicle = body_.kind == PushBody::Kind::vehicle;
  const auto rides = [&](const Unit& unit) {
    return is_vehicle &&
           body_.count_at(body_.place(), [&](Space s) { return unit.footprint.covers(s); }) > 0;
  };
  for (const Unit& unit : pieces.units) {
    if (unit.id == body_.id || rides(unit)) continue;
    const Occupant kind = sides.is_enemy(unit) ? Occupant::other : Occupant::friendly;
    for (const Space& space : spaces_of(unit.footprint)) {
      if (occupants_.at(space) != Occupant::other) occupants_.set(space, kind);
    }
  }
  if (!is_vehicle) return;
  for (const Vehicle& vehicle : pieces.vehicles) {
    if (vehicle.id == body_.id) continue;
    occupants_.set(vehicle.back, Occupant::other);
    occupants_.set(vehicle.front, Occupant::other);
  }
  for (const Device& device : pieces.devices) {
    for (const Space& space : spaces_of(device.footprint)) occupants_.set(space, Occupant::other);
  }
}

void PushGround::place_zones(const Pieces& pieces, const PushSides& sides) {
  const bool are_bound =
      body_.kind == PushBody::Kind::unit ||
      (body_.kind == PushBody::Kind::large_unit && rules_.zones_bind_large_units);
  if (!are_bound) return;
  Pieces enemies;
  for (const Unit& unit : pieces.units) {
    if (unit.id != body_.id && sides.is_enemy(unit)) enemies.units.push_back(unit);
  }
  zones_ = enemy_zone(board_, enemies, {}, rules_.zone);
}

int PushGround::distance(Space place) const {
  int nearest = DistanceField::kUnreached;
  for (const Space& space : counting_) {
    nearest = std::min(nearest, field_.at(carried_along(space, body_.place(), place)));
  }
  return nearest;
}

PushGround::Occupant PushGround::occupant(Space place) const {
  Occupant found = Occupant::none;
  body_.visit_at(place, [&](Space space) { found = std::max(found, occupants_.at(space)); });
  return found;
}

bool PushGround::is_inside(Space place) const {
  return body_.count_at(place, [&](Space space) { return board_.inside(space); }) > 0;
}

bool PushGround::is_on_one_tile(Space place) const {
  const auto tile = board_.entry_at(place.x, place.y);
  return body_.count_at(
             place, [&](Space space) { return board_.entry_at(space.x, space.y) != tile; }) == 0;
}

bool PushGround::is_in_zone(Space place) const {
  return body_.count_at(place, [&](Space space) { return zones_.at(space) != 0; }) > 0;
}

bool PushGround::leads_through_zones(Space from, Space to) const {
  return rules_.zones_need_three && is_in_zone(from) && is_in_zone(to);
}

// All of what it covers must find floor on one Level, unless it may overhang; on the map anyway.
void PushGround::land(PushStep& step) const {
  const int size = body_.size();
  const bool overhangs = rules_.may_overhang && body_.kind == PushBody::Kind::large_unit;
  int supported = 0;
  int with_ground = 0;
  int lowest = Board::kMaxLevels;
  int highest = 0;
  body_.visit_at(step.column, [&](Space space) {
    const auto surface = surface_under(board_, space);
    if (!surface) return;
    ++with_ground;
    supported += *surface == space ? 1 : 0;
    lowest = std::min(lowest, surface->level);
    highest = std::max(highest, surface->level);
  });
  if (with_ground < size) {
    step.bar = PushBar::off_map;
  } else if (supported == size || (supported > 0 && overhangs)) {
    return;
  } else if (supported > 0 || !body_.stands_on_one_level() || (lowest < highest && !overhangs)) {
    step.bar = PushBar::ledge;
  } else {
    step.landing.level = highest;
  }
}

bool PushGround::sweeps_a_barrier(Space from, Space to) const {
  Space north_west = to;
  Space south_east = to;
  const auto take_in = [&](Space space) {
    north_west = {std::min(north_west.x, space.x), std::min(north_west.y, space.y), space.level};
    south_east = {std::max(south_east.x, space.x), std::max(south_east.y, space.y), space.level};
  };
  body_.visit_at(to, take_in);
  const bool whole = body_.kind == PushBody::Kind::vehicle || !rules_.lead_half_only;
  if (whole) body_.visit_at(from, take_in);
  return body_.count_at(to, [&](Space space) {
    north_west.level = space.level;
    return holds_a_barrier(board_, north_west, south_east);
  }) > 0;
}

std::optional<int> PushGround::crossing(Space from, Space to) const {
  if (body_.kind == PushBody::Kind::unit) return crossing_cost(board_, from, to, rules_.crossing);
  if (sweeps_a_barrier(from, to)) return std::nullopt;
  if (body_.kind == PushBody::Kind::large_unit || !rules_.obstacles_bind_vehicles) {
    return kPlainCost;
  }
  const int obstacles = body_.count_at(to, [&](Space space) {
    return crossing_cost(board_, carried_along(space, to, from), space, rules_.crossing) ==
           kHardCost;
  });
  return obstacles > 0 ? kHardCost : kPlainCost;
}

PushStep PushGround::step_to(Space place, Space column) const {
  PushStep step{column, column};
  land(step);
  step.distance = distance(step.landing);
  if (step.bar != PushBar::none) return step;
  const std::optional<int> cost = crossing(place, column);
  if (!cost) {
    step.bar = PushBar::closed;
    return step;
  }
  step.cost = leads_through_zones(place, step.landing) ? kHardCost : *cost;
  if (body_.kind != PushBody::Kind::unit && is_inside(step.landing)) {
    step.bar = PushBar::inside;
  } else if (body_.kind == PushBody::Kind::large_unit && rules_.keeps_to_one_tile &&
             !is_on_one_tile(step.landing)) {
    step.bar = PushBar::two_tiles;
  } else if (const Occupant found = occupant(step.landing); found != Occupant::none) {
    step.passes = rules_.passes_friends && found == Occupant::friendly && !step.falls();
    if (!step.passes) step.bar = step.falls() ? PushBar::landing_taken : PushBar::unit_in_the_way;
  }
  return step;
}

// The nearest ring round a place, on its Level, with room; all places of that ring.
std::vector<Space> PushGround::free_places_beside(Space place) const {
  const bool is_unit = body_.kind == PushBody::Kind::unit;
  const auto has_room = [&](Space at) {
    const bool stands =
        body_.count_at(at, [&](Space space) { return board_.floor(space); }) == body_.size();
    return stands && is_free(at) && (is_unit || !is_inside(at)) &&
           (body_.kind != PushBody::Kind::large_unit || !rules_.keeps_to_one_tile ||
            is_on_one_tile(at));
  };
  std::vector<Space> found;
  const int last = std::max(board_.width(), board_.height());
  for (int ring = 1; ring <= last && found.empty(); ++ring) {
    for (int y = -ring; y <= ring; ++y) {
      const bool is_whole_row = y == -ring || y == ring;
      for (int x = -ring; x <= ring; x += is_whole_row ? 1 : 2 * ring) {
        const Space at{place.x + x, place.y + y, place.level};
        if (has_room(at)) found.push_back(at);
      }
    }
  }
  return found;
}

std::vector<PushStep> PushGround::steps_from(Space place) const {
  std::vector<PushStep> steps;
  steps.reserve(kNeighbourSteps.size());
  for (const NeighbourStep& way : kNeighbourSteps) {
    PushStep step = step_to(place, place + way);
    std::vector<Space> beside;
    if (step.bar == PushBar::landing_taken && rules_.lands_beside) {
      beside = free_places_beside(step.landing);
    }
    for (const Space& at : beside) {
      PushStep placed = step;
      placed.bar = PushBar::none;
      placed.landing = at;
      steps.push_back(placed);
    }
    if (beside.empty()) steps.push_back(step);
  }
  return steps;
}

}  // namespace parapet::mayhem
