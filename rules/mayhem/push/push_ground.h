#pragma once

#include <optional>
#include <vector>

#include "geometry/tiles/neighbours.h"
#include "geometry/tiles/space_grid.h"
#include "rules/mayhem/attack/distance_field.h"
#include "rules/mayhem/occupancy.h"
#include "rules/mayhem/push/push_body.h"
#include "rules/mayhem/push/push_rules.h"

namespace parapet::mayhem {

// Why a step cannot be made by a Push, whatever it costs.
enum class PushBar {
  none,
  off_map,          // AOM-PSH-3
  size,             // OPT-G1
  closed,           // a Wall, a Cover dot; for large units and vehicles an Opening too
  inside,           // large units and vehicles only (AOM-LRG-2, OPT-V1)
  ledge,            // some of its spaces would be on another Level (OPT-G3)
  two_tiles,        // OPT-G5
  unit_in_the_way,  // OPT-P5
  landing_taken,    // OPT-P4
};

// One step of 1 MP (or 3) to a neighbouring place.
struct PushStep {
  Space column;   // the neighbouring place, on the Level from which it is pushed
  Space landing;  // where it stands then, after a fall (AOM-PSH-5)
  int cost = kPlainCost;
  int distance = 0;  // of the place it lands on from the attacker, before OPT-P4 moves it
  PushBar bar = PushBar::none;
  bool passes = false;  // a friend stands there: it must go on (OPT-P5 `friends`)

  bool falls() const { return landing.level != column.level; }
};

// A board as one target that is pushed finds it. Places are those of its first space.
// REQUIRES: board and field outlive it.
class PushGround {
 public:
  PushGround(const Board& board, const Pieces& pieces, PushBody body, const PushSides& sides,
             const DistanceField& field, const Options& options);

  const PushBody& body() const { return body_; }
  const PushRules& rules() const { return rules_; }
  const Board& board() const { return board_; }

  // From the attacker, by the spaces that count.
  int distance(Space place) const;

  // Free of other units, so that the target may stand there.
  bool is_free(Space place) const { return occupant(place) == Occupant::none; }

  // To each of the eight neighbours, clockwise from north; to one where another unit stands in the
  // landing space several times, once for each place beside it (OPT-P4 `nearest`).
  std::vector<PushStep> steps_from(Space place) const;

  // Whether both are in enemy zones of control, where that counts (OPT-P2).
  bool leads_through_zones(Space from, Space to) const;

 private:
  enum class Occupant : unsigned char { none, friendly, other };

  void place_units(const Pieces& pieces, const PushSides& sides);
  void place_zones(const Pieces& pieces, const PushSides& sides);
  PushStep step_to(Space place, NeighbourStep way) const;
  void try_large(Space place, NeighbourStep way, PushStep& step) const;
  void try_other(Space place, PushStep& step) const;
  void land(PushStep& step) const;
  std::optional<int> crossing(Space from, Space to) const;
  std::optional<int> vehicle_crossing(Space from, Space to) const;
  bool is_inside(Space place) const;
  bool has_room(Space place) const;
  Occupant occupant(Space place) const;
  bool is_in_zone(Space place) const;
  std::vector<Space> free_places_beside(Space place) const;

  const Board& board_;
  const DistanceField& field_;
  PushBody body_;
  PushRules rules_;
  Occupancy nobody_;                  // for large steps: the units are looked at here
  std::optional<PlainGround> plain_;  // likewise
  std::vector<Space> counting_;       // for distances, where it stands now
  SpaceGrid<Occupant> occupants_;
  SpaceGrid<unsigned char> zones_;
};

}  // namespace parapet::mayhem
