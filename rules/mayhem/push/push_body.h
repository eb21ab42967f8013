#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/mayhem/pieces.h"
#include "rules/mayhem/stand.h"
#include "rules/options.h"

namespace parapet::mayhem {

// The space as far from `to` as it is from `from`.
constexpr Space carried_along(Space space, Space from, Space to) {
  return {space.x + to.x - from.x, space.y + to.y - from.y, space.level + to.level - from.level};
}

// What is pushed, with all the spaces that it covers and keeps covering in the same shape.
struct PushBody {
  enum class Kind {
    unit,        // of one space
    large_unit,  // AOM-LRG-1..3
    vehicle,     // AOM-VEH-11
    fixed,       // a device or an object: Pushes do not move it
  };

  Kind kind = Kind::unit;
  std::string id;    // of the piece; empty for a unit that is only imagined
  std::string side;  // likewise
  // The first is the one by which its place is named: the north-west space of a unit, the back of a
  // vehicle.
  std::vector<Space> spaces;
  Space main;  // OPT-R3

  static PushBody imagined(Space at);
  static PushBody of(const Unit& unit);
  static PushBody of(const Vehicle& vehicle);
  static PushBody fixed(const Stand& stand);

  int size() const { return static_cast<int>(spaces.size()); }
  Space place() const { return spaces.front(); }
  // The spaces of the same shape with its first space there.
  template <class Visit>
  void visit_at(Space place, Visit visit) const {
    for (const Space& space : spaces) visit(carried_along(space, spaces.front(), place));
  }
  // How many of them are such.
  template <class IsSuch>
  int count_at(Space place, IsSuch is_such) const {
    int count = 0;
    visit_at(place, [&](Space space) { count += is_such(space) ? 1 : 0; });
    return count;
  }
  // Those of its spaces that count for distances (OPT-R3).
  std::vector<Space> counting_spaces(const Options& options) const;

  // How many steps of 1 MP so many Pushes are worth against it (AOM-VEH-11: half against a
  // vehicle).
  int steps_of(int pushes) const;

  bool stands_on_one_level() const;

  // All of it with its first space there. Requires stands_on_one_level().
  Footprint footprint_at(Space place) const;
};

// The piece with this id. Nothing if there is none.
std::optional<PushBody> find_body(const Pieces& pieces, std::string_view id);

// What is pushed on a space: the unit that stands there, else the vehicle, else a unit that is only
// imagined.
PushBody body_on(const Pieces& pieces, Space space);

}  // namespace parapet::mayhem
