#include "rules/mayhem/push/push_ground.h"

#include <algorithm>
#include <utility>

#include "rules/mayhem/barrier_inside.h"
#include "rules/mayhem/moving/landing.h"
#include "rules/mayhem/stand.h"
#include "rules/mayhem/tiles_of.h"

namespace parapet::mayhem {
namespace {

PushBar bar_of(LargeBar bar) {
  switch (bar) {
    case LargeBar::none:
      return PushBar::none;
    case LargeBar::off_map:
      return PushBar::off_map;
    case LargeBar::size:
      return PushBar::size;
    case LargeBar::edge:
      return PushBar::closed;
    case LargeBar::ledge:
      return PushBar::ledge;
    case LargeBar::inside:
      return PushBar::inside;
    case LargeBar::enemy:
      return PushBar::unit_in_the_way;
    case LargeBar::landing:
      return PushBar::landing_taken;
    case LargeBar::two_tiles:
      return PushBar::two_tiles;
  }
  return PushBar::none;
}

}  // namespace

PushGround::PushGround(const Board& board, const Pieces& pieces, PushBody body,
                       const PushSides& sides, const DistanceField& field, const Options& options)
    : board_(board),
      field_(field),
      body_(std::move(body)),
      rules_(PushRules::from(options)),
      nobody_(board, {}, {}),
      counting_(body_.counting_spaces(options)),
      occupants_(board, Occupant::none),
      zones_(board, 0) {
  if (body_.kind == PushBody::Kind::large_unit) plain_.emplace(board);
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
  const bool are_bound = body_.kind == PushBody::Kind::unit ||
                         (body_.kind == PushBody::Kind::large_unit && rules_.large.pays_zones);
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

bool PushGround::is_in_zone(Space place) const {
  return body_.count_at(place, [&](Space space) { return zones_.at(space) != 0; }) > 0;
}

bool PushGround::leads_through_zones(Space from, Space to) const {
  return rules_.zones_need_three && is_in_zone(from) && is_in_zone(to);
}

// All of a unit of one space or of a vehicle must find floor on one Level, on the map anyway.
void PushGround::land(PushStep& step) const {
  const auto has_floor = [&](Space space) { return board_.floor(space); };
  const auto is_on_map = [&](Space space) { return surface_under(board_, space).has_value(); };
  if (body_.count_at(step.column, is_on_map) < body_.size()) {
    step.bar = PushBar::off_map;
  } else if (!body_.stands_on_one_level()) {  // half on a ramp
    if (body_.count_at(step.column, has_floor) < body_.size()) step.bar = PushBar::ledge;
  } else if (const auto to = settled(board_, body_.footprint_at(step.column), false)) {
    step.landing.level = to->at.level;
  } else {
    step.bar = PushBar::ledge;
  }
}

// OPT-V1. Aslant it crosses no edge, and it may stand on an Obstacle that it has paid for.
std::optional<int> PushGround::vehicle_crossing(Space from, Space to) const {
  Space north_west = to;
  Space south_east = to;
  const auto take_in = [&](Space space) {
    north_west = {std::min(north_west.x, space.x), std::min(north_west.y, space.y), space.level};
    south_east = {std::max(south_east.x, space.x), std::max(south_east.y, space.y), space.level};
  };
  body_.visit_at(to, take_in);
  body_.visit_at(from, take_in);
  bool sweeps_a_barrier = false;
  bool pays = false;
  body_.visit_at(to, [&](Space space) {
    north_west.level = space.level;
    sweeps_a_barrier = sweeps_a_barrier || holds_a_barrier(board_, north_west, south_east);
    const Space before = carried_along(space, to, from);
    const auto edge = edge_between(before, space, space.level);
    const bool is_new = body_.count_at(from, [&](Space held) { return held == space; }) == 0;
    pays = pays || (edge && is_new && board_.print(*edge) == EdgePrint::obstacle);
  });
  if (sweeps_a_barrier) return std::nullopt;
  return pays && rules_.obstacles_bind_vehicles ? kHardCost : kPlainCost;
}

std::optional<int> PushGround::crossing(Space from, Space to) const {
  if (body_.kind == PushBody::Kind::unit) return crossing_cost(board_, from, to, rules_.crossing);
  return vehicle_crossing(from, to);
}

// Units of one space and vehicles.
void PushGround::try_other(Space place, PushStep& step) const {
  land(step);
  if (step.bar != PushBar::none) return;
  const bool is_vehicle = body_.kind == PushBody::Kind::vehicle;
  const std::optional<int> cost = crossing(place, step.column);
  const bool may_lie =
      !step.falls() || !is_vehicle || !holds_a_barrier(board_, body_.footprint_at(step.landing));
  if (!cost || !may_lie) {
    step.bar = PushBar::closed;
    return;
  }
  step.cost = *cost;
  if (is_vehicle && is_inside(step.landing)) step.bar = PushBar::inside;
}

void PushGround::try_large(Space place, NeighbourStep way, PushStep& step) const {
  const LargeTrial trial = try_large_step({board_, nobody_, nullptr, &*plain_},
                                          body_.footprint_at(place), way, rules_.large);
  step.landing = trial.move.to.at;
  step.bar = bar_of(trial.bar);
}

PushStep PushGround::step_to(Space place, NeighbourStep way) const {
  PushStep step{place + way, place + way};
  if (body_.kind == PushBody::Kind::large_unit) {
    try_large(place, way, step);
  } else {
    try_other(place, step);
  }
  step.distance = distance(step.landing);
  if (step.bar != PushBar::none) return step;
  if (leads_through_zones(place, step.landing)) step.cost = kHardCost;
  if (const Occupant found = occupant(step.landing); found != Occupant::none) {
    step.passes = rules_.passes_friends && found == Occupant::friendly && !step.falls();
    if (!step.passes) step.bar = step.falls() ? PushBar::landing_taken : PushBar::unit_in_the_way;
  }
  return step;
}

// Whether the target may be put there.
bool PushGround::has_room(Space place) const {
  const bool stands =
      body_.count_at(place, [&](Space space) { return board_.floor(space); }) == body_.size();
  if (!stands || !is_free(place)) return false;
  if (body_.kind == PushBody::Kind::unit) return true;
  const Footprint all = body_.footprint_at(place);
  const bool keeps_to_one_tile =
      body_.kind == PushBody::Kind::large_unit && rules_.large.one_tile_only;
  return !is_inside(place) && !holds_a_barrier(board_, all) &&
         !(keeps_to_one_tile && lies_on_two_tiles(board_, all));
}

// The nearest ring round a place, on its Level, with room; all places of that ring.
std::vector<Space> PushGround::free_places_beside(Space place) const {
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
    PushStep step = step_to(place, way);
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
