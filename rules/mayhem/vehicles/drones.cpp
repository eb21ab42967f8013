#include "rules/mayhem/vehicles/drones.h"

#include <algorithm>

#include "rules/mayhem/vehicles/drone_drive.h"

namespace parapet::mayhem {
namespace {

std::string quoted(std::string_view id) { return "\"" + std::string(id) + "\""; }

std::string spaces(int count) {
  return std::to_string(count) + (count == 1 ? " space" : " spaces");
}

// Along the lane until the spaces are used up or something ends the way. One that is back where it
// was, and has rammed nobody since, goes round and round: whole rounds are left out.
DroneDrive::End advance_all(DroneDrive& drive, const RamTurn& turn, int number, Because& because) {
  DroneDrive::End end = DroneDrive::End::moved;
  VehicleBody mark = drive.body();
  std::size_t rams = turn.rams().size();
  int since = 0;
  int next_mark = 1;
  for (int left = number; left > 0 && end == DroneDrive::End::moved; --left) {
    end = drive.advance(left, because);
    ++since;
    if (turn.rams().size() == rams && drive.body() == mark) {
      left = (left - 1) % since + 1;  // what is left of the last round, this space with it
    } else if (since == next_mark) {
      mark = drive.body();
      rams = turn.rams().size();
      since = 0;
      next_mark *= 2;
    }
  }
  return end;
}

}  // namespace

DronesRuling rule_drones(const Board& board, const Pieces& pieces,
                         std::optional<std::string_view> side, int number,
                         const VehicleRules& rules) {
  DronesRuling ruling;
  std::vector<std::size_t> drones;
  for (std::size_t n = 0; n < pieces.vehicles.size(); ++n) {
    const Vehicle& vehicle = pieces.vehicles[n];
    if (vehicle.kind == VehicleKind::drone && (!side || vehicle.side == *side)) drones.push_back(n);
  }
  ruling.because.push_back({"AOM-DRN-1",
                            drones.empty() ? "There is no drone to move."
                                           : "Each drone moves " + spaces(number) +
                                                 " along its lane, the lead drone first.",
                            {}});
  VehicleField field(board, pieces);
  RamTurn turn(rules, {});
  for (const std::size_t index : lead_first(board, pieces, std::move(drones))) {
    const Vehicle& drone = pieces.vehicles[index];
    DroneDrive drive(field, turn, Rammer::of(drone), VehicleBody::of(drone), rules);
    const bool is_removed =
        advance_all(drive, turn, number, ruling.because) == DroneDrive::End::left_map;
    DroneMove move{drone.id, std::nullopt, drive.settle(is_removed)};
    if (!is_removed) move.body = drive.body();
    ruling.moves.push_back(std::move(move));
  }
  ruling.rams = turn.rams();
  return ruling;
}

SpawnRuling rule_spawn(const Board& board, const Pieces& pieces, const Newcomer& drone, int number,
                       const VehicleRules& rules) {
  SpawnRuling ruling;
  const auto refuse = [&](std::string text) {
    ruling.because.push_back({"AOM-DRN-3", std::move(text), drone.entry});
    return ruling;
  };
  const auto lane = board.print(drone.entry).lane;
  if (!lane) return refuse("The entry is no space of a lane.");
  const NeighbourStep ahead = step_towards(*lane);
  if (!is_off_map(board, drone.entry + opposite(ahead))) {
    return refuse("The lane does not come in from the map's edge there.");
  }
  const VehicleBody start{drone.entry, drone.entry + ahead};
  if (is_off_map(board, start.front)) return refuse("The drone is not fully on the map there.");

  VehicleField field(board, pieces);
  RamTurn turn(rules, {});
  const Rammer rammer{drone.id, drone.side, drone.colour, true};
  // It comes from beyond the edge: both its spaces are entered.
  const VehicleBody outside{start.back + opposite(ahead) + opposite(ahead),
                            start.back + opposite(ahead)};
  VehicleStep step = drone_step(outside, start);
  if (const auto reason = hindrance(field, step, {})) {
    ruling.because.push_back(*reason);
    return refuse("It cannot come onto the map: its spaces there are not free.");
  }
  // The way that is left begins behind this step.
  const RamPath path = lane_path(field, step, number + 1, rules);
  const RamEnd end = turn.ram(field, rammer, step.hits, path);
  ruling.rams = turn.rams();
  ruling.because = turn.because();
  if (end != RamEnd::all_pushed) {
    return refuse("It cannot come onto the map: a unit there cannot be pushed away.");
  }
  ruling.legal = true;
  ruling.because.push_back(
      {"AOM-DRN-3",
       quoted(drone.id) + " starts fully on the map, then moves " + spaces(number) + ".",
       drone.entry});
  field.put_down(start);
  DroneDrive drive(field, turn, rammer, start, rules);
  const bool is_removed =
      advance_all(drive, turn, number, ruling.because) == DroneDrive::End::left_map;
  drive.settle(is_removed);
  if (!is_removed) ruling.body = drive.body();
  ruling.rams = turn.rams();
  return ruling;
}

}  // namespace parapet::mayhem
