#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "geometry/tiles/board.h"
#include "geometry/tiles/space_grid.h"
#include "rules/mayhem/occupancy.h"
#include "rules/mayhem/pieces.h"
#include "rules/mayhem/vehicles/vehicle_body.h"

namespace parapet::mayhem {

// A unit on a vehicle; it moves with it (AOM-VEH-10).
struct Rider {
  std::size_t unit = 0;
  bool on_front = false;
};

// Who stands where while vehicles move: the pieces of a board that one question moves about. Units
// are known by their index in the pieces, which must outlive it.
class VehicleField {
 public:
  VehicleField(const Board& board, const Pieces& pieces);

  const Board& board() const { return *board_; }
  const Pieces& pieces() const { return *pieces_; }
  const Unit& unit(std::size_t index) const { return pieces_->units[index]; }

  // Where a unit is by now.
  const Footprint& place(std::size_t unit) const { return places_[unit]; }

  std::optional<std::size_t> unit_at(Space space) const;

  // Whether a vehicle or a device takes up the space.
  bool is_built_over(Space space) const { return bodies_.at(space) != 0; }

  void lift(std::size_t unit);                      // takes it off the board
  void put(std::size_t unit, const Footprint& at);  // lifts it first

  void take_up(const VehicleBody& body);
  void put_down(const VehicleBody& body);

  // The units of one space on the vehicle's spaces, the one on its front first.
  std::vector<Rider> riders(const VehicleBody& body) const;

  // A board without units, for steps whose spaces are looked at one by one.
  const Occupancy& nobody() const { return nobody_; }

 private:
  const Board* board_;
  const Pieces* pieces_;
  std::vector<Footprint> places_;
  SpaceGrid<int> units_;   // index + 1, 0 = none
  SpaceGrid<int> bodies_;  // how many vehicles and devices
  Occupancy nobody_;
};

}  // namespace parapet::mayhem
