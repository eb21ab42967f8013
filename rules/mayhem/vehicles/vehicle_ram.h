#pragma once

#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "rules/mayhem/vehicles/ram_push.h"
#include "rules/mayhem/vehicles/vehicle_field.h"
#include "rules/mayhem/vehicles/vehicle_rules.h"
#include "rules/ruling.h"

namespace parapet::mayhem {

// A vehicle enters a unit's space (AOM-VEH-9).
struct Ram {
  std::string vehicle;
  std::string unit;
  Space at;                    // where the unit stood; of a large one its north-west space
  std::vector<Space> choices;  // where it may be pushed, sorted
  std::optional<Space> to;     // nothing: it could not be pushed, the vehicle stops
  bool attacked = false;       // once a Turn by each vehicle
  std::string colour;          // of the four dice of the attack; empty if the vehicle has none
  std::string chooser;         // the side that chooses among `choices`
  int levels_fallen = 0;       // by the push: a forced fall (AOM-FALL-2)

  friend bool operator==(const Ram&, const Ram&) = default;
};

constexpr int kRamDice = 4;
constexpr std::size_t kMostRams = 2'000;  // of one answer; what would go on after them stops

// Who rams: a driven vehicle its enemies, a drone everyone.
struct Rammer {
  std::string_view id;
  std::string_view side;
  std::string_view colour;
  bool is_drone = false;

  static Rammer of(const Vehicle& vehicle) {
    return {vehicle.id, vehicle.side, vehicle.ram, vehicle.kind == VehicleKind::drone};
  }
};

// How the rams of a step ended.
enum class RamEnd { all_pushed, cannot_push, no_such_choice, too_many };

// All rams of one question: keeps whom each vehicle has attacked, and the places chosen.
class RamTurn {
 public:
  RamTurn(const VehicleRules& rules, std::span<const Space> push_to)
      : rules_(rules), push_to_(push_to) {}

  // Rams the units on these spaces in order, until one cannot be pushed. What was pushed before
  // it stays pushed.
  RamEnd ram(VehicleField& field, const Rammer& rammer, std::span<const Space> hits,
             const RamPath& path);

  const std::vector<Ram>& rams() const { return rams_; }
  const Because& because() const { return because_; }

 private:
  RamEnd ram_unit(VehicleField& field, const Rammer& rammer, std::size_t unit, const RamPath& path);
  std::string chooser(const VehicleField& field, const Rammer& rammer, const Unit& unit) const;
  void explain(const Ram& ram);

  const VehicleRules& rules_;
  std::span<const Space> push_to_;
  std::size_t chosen_ = 0;  // of push_to_
  std::set<std::pair<std::string_view, std::size_t>> attacked_;
  std::vector<Ram> rams_;
  Because because_;
};

}  // namespace parapet::mayhem
