#include "rules/mayhem/collapse/device.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <string>
#include <utility>

#include "rules/mayhem/collapse/building.h"
#include "rules/mayhem/collapse/collapse.h"
#include "rules/mayhem/collapse/tile_change.h"
#include "rules/mayhem/collapse/wrecking_ball.h"
#include "rules/mayhem/occupancy.h"
#include "rules/mayhem/tiles_of.h"

namespace parapet::mayhem {
namespace {

class DeviceUse {
 public:
  DeviceUse(const BoardState& before, const DeviceQuestion& question, const Options& options)
      : board_(*before.board),
        question_(question),
        options_(options),
        device_(before.pieces.devices[question.device]) {
    ruling_.after = before;
  }

  DeviceRuling result() {
    if (device_.kind == DeviceKind::wrecking_ball) {
      roll();
    } else if (lies_well()) {
      ruling_.legal = true;
      use();
    }
    return std::move(ruling_);
  }

 private:
  void tell(std::string rule, std::string text, Place at = {}) {
    ruling_.because.push_back({std::move(rule), std::move(text), at});
  }

  // AOM-DDD-1. OPT-G5 changes nothing: even where large units may lie across tiles, devices may
  // not.
  bool lies_well() {
    const Space first = device_.footprint.at;
    for (const Space& space : spaces_of(device_.footprint)) {
      if (board_.entry_at(space.x, space.y) != board_.entry_at(first.x, first.y)) {
        tell("AOM-DDD-1", "The device lies across two tiles: it must lie wholly on one.", space);
        return false;
      }
      if (board_.inside(space) != board_.inside(first)) {
        tell("AOM-DDD-1", "The device must lie wholly Inside or wholly Outside.", space);
        return false;
      }
    }
    return true;
  }

  void use() {
    switch (device_.kind) {
      case DeviceKind::hell_tower:
        ruling_.spaces = spaces_of(device_.footprint);
        tell("AOM-DDD-2", "The tower counts as one Level higher when it attacks or is attacked.",
             device_.footprint.at);
        break;
      case DeviceKind::dark_matter_bomb:
        explode();
        break;
      case DeviceKind::edmks:
        tell_units_reached();
        break;
      case DeviceKind::laser_satellite:
        aim();
        break;
      case DeviceKind::gravity_dominator:
        tell("AOM-DDD-5",
             "Units of the side \"" + device_.side +
                 "\" jump any height and span; units of other sides may not jump.",
             device_.footprint.at);
        break;
      case DeviceKind::wrecking_ball:  // rolls wherever it lies
        break;
    }
  }

  // AOM-DDD-6.
  void tell_units_reached() {
    reach_tile();
    for (const Unit& unit : ruling_.after.pieces.units) {
      if (is_on_tile(unit)) {
        tell("AOM-DDD-6", "Unit " + unit.id + " is on the tile.", unit.footprint.at);
      }
    }
  }

  // A device that is not used lies where the board has it, maybe in the air (OPT-G3).
  std::size_t entry() const {
    return board_.entry_at(device_.footprint.at.x, device_.footprint.at.y).value_or(0);
  }
  const TileMap& map() const { return ruling_.after.map; }

  bool is_on_tile(const Unit& unit) const {
    const std::vector<std::size_t> tiles = tiles_of(board_, unit.footprint, options_);
    return std::find(tiles.begin(), tiles.end(), entry()) != tiles.end();
  }

  void reach_tile() {
    ruling_.spaces = Building(board_, map(), entry()).tile_spaces();
    tell("AOM-DDD-6",
         "It reaches every space of its tile \"" + map().layout[entry()].id +
             "\", on all Levels, Inside and Outside, and none beside it.",
         device_.footprint.at);
  }

  // AOM-DDD-3: the units first, so that none of them falls.
  void explode() {
    reach_tile();
    std::vector<Unit> standing;
    for (const Unit& unit : ruling_.after.pieces.units) {
      if (!is_on_tile(unit)) {
        standing.push_back(unit);
        continue;
      }
      ruling_.downed.push_back(unit.id);
      tell("AOM-DDD-3", "Unit " + unit.id + " is downed.", unit.footprint.at);
    }
    ruling_.after.pieces.units = std::move(standing);
    std::vector<LevelFall> falls = raze(ruling_.after, entry(), CollapseRules::from(options_));
    if (falls.empty()) return;
    ruling_.collapsed.push_back(map().layout[entry()].id);
    tell("AOM-DDD-3", "The building collapses, all Levels of it (OPT-C6).");
    std::set<std::string> units;
    for (const Unit& unit : ruling_.after.pieces.units) units.insert(unit.id);
    for (LevelFall& fall : falls) {
      // OPT-C4 `downed`: a unit that stood across the tile's edge, and finds no room.
      for (const CollapseMove& move : fall.moves) {
        if (!move.to && units.count(move.id) != 0) ruling_.downed.push_back(move.id);
      }
      std::move(fall.because.begin(), fall.because.end(), std::back_inserter(ruling_.because));
    }
    ruling_.after = std::move(falls.back().after);
  }

  void aim() {
    if (!question_.target) {
      std::copy_if(board_.spaces().begin(), board_.spaces().end(),
                   std::back_inserter(ruling_.spaces),
                   [this](Space space) { return !board_.inside(space); });
      tell("AOM-DDD-7", "Its marker may be laid on any Outside space of the map.");
      return;
    }
    const Space target = *question_.target;
    ruling_.legal = board_.floor(target) && !board_.inside(target);
    if (!ruling_.legal) {
      tell("AOM-DDD-7",
           to_letters(target) + (board_.floor(target) ? " is Inside" : " has no floor") +
               ": its marker may be laid on Outside spaces only.",
           target);
      return;
    }
    ruling_.spaces = {target};
    lay_marker(target);
    tell("AOM-DDD-7", to_letters(target) + " is Outside: sight and range do not matter.", target);
  }

  void roll() {
    const bool uses_ramps = options_.is("V7", "ramp");
    BallRoll roll = roll_ball({board_, map(), taken_by_others(), uses_ramps}, device_.footprint,
                              *question_.heading);
    ruling_.legal = roll.moved;
    ruling_.because = std::move(roll.because);
    if (!roll.moved) return;
    ruling_.spaces = std::move(roll.spaces);
    ruling_.after.pieces.devices[question_.device].footprint = roll.rest;
    if (!roll.opened.empty()) {
      ruling_.after.map = with_openings(ruling_.after.map, roll.opened);
      ruling_.after.board = std::make_shared<const Board>(
          Board::assemble(ruling_.after.map, ruling_.after.merging).value());
    }
    if (roll.struck) lay_marker(*roll.struck);
  }

  // The spaces of the other devices and of vehicles.
  std::set<Space> taken_by_others() const {
    std::set<Space> taken;
    const Pieces& pieces = ruling_.after.pieces;
    for (std::size_t n = 0; n < pieces.devices.size(); ++n) {
      if (n == question_.device) continue;
      for (const Space& space : spaces_of(pieces.devices[n].footprint)) taken.insert(space);
    }
    for (const Vehicle& vehicle : pieces.vehicles) taken.insert({vehicle.back, vehicle.front});
    return taken;
  }

  void lay_marker(Space at) {
    Marker marker;
    marker.kind = MarkerKind::explosion;
    marker.at = at;
    marker.damage = question_.damage;
    marker.size = question_.size;
    ruling_.placed.push_back(marker);
    ruling_.after.pieces.markers.push_back(std::move(marker));
  }

  const Board& board_;  // before
  const DeviceQuestion& question_;
  const Options& options_;
  const Device device_;
  DeviceRuling ruling_;
};

}  // namespace

DeviceRuling rule_device(const BoardState& before, const DeviceQuestion& question,
                         const Options& options) {
  return DeviceUse(before, question, options).result();
}

}  // namespace parapet::mayhem
