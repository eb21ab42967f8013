#pragma once

#include <optional>
#include <vector>

#include "rules/mayhem/vehicles/drone_lane.h"
#include "rules/mayhem/vehicles/drones.h"

namespace parapet::mayhem {

// A drone on its way, with its riders. It is lifted off the field, its riders too, until it is
// settled.
class DroneDrive {
 public:
  enum class End { moved, left_map, stopped };

  // Requires that it stands on the field.
  DroneDrive(VehicleField& field, RamTurn& turn, const Rammer& rammer, const VehicleBody& body,
             const VehicleRules& rules);

  const VehicleBody& body() const { return body_; }

  // One space along its lane, of `spaces_left` to go; stays where it is unless it moved.
  End advance(int spaces_left, Because& because);

  // One step to where it is told to go, whatever the lane.
  End enter(const VehicleStep& step, const RamPath& path, Because& because);

  // Puts down the riders where they are carried to, and the drone unless it has left the map.
  std::vector<Carried> settle(bool is_removed);

 private:
  RamPath path_of(const VehicleStep& step, int spaces_left) const;

  VehicleField& field_;
  RamTurn& turn_;
  Rammer rammer_;
  VehicleBody body_;
  const VehicleRules& rules_;
  std::vector<Rider> riders_;
};

// A step of a drone whose front enters a space and whose back another.
VehicleStep drone_step(const VehicleBody& from, const VehicleBody& to);

}  // namespace parapet::mayhem
