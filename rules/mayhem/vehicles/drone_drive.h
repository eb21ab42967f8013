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

  // Puts down the riders where they are carried to, and the drone unless it has left the map: then
  // who rode on its front is on the edge space, or, if that is free, who rode on its back
  // (AOM-DRN-2).
  std::vector<Carried> settle(bool is_removed);

 private:
  VehicleField& field_;
  RamTurn& turn_;
  Rammer rammer_;
  VehicleBody body_;
  const VehicleRules& rules_;
  std::vector<Rider> riders_;
  VehicleStep step_;  // the last one; kept, for its lists are made many times
};

// What a ram of that step keeps clear, nothing if there is nobody to ram. The step is the first of
// `spaces_left` along the lane (OPT-V6).
RamPath lane_path(const VehicleField& field, const VehicleStep& step, int spaces_left,
                  const VehicleRules& rules);

// A step of a drone whose front enters a space and whose back another.
VehicleStep drone_step(const VehicleBody& from, const VehicleBody& to);

// The same into a step that was one of a drone before.
void plan_drone_step(const VehicleBody& from, const VehicleBody& to, VehicleStep& step);

}  // namespace parapet::mayhem
