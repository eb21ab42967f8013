#include <algorithm>
#include <array>

#include "rules/mayhem/vehicles/drone_drive.h"

// AOM-DRN-5.

namespace parapet::mayhem {
namespace {

constexpr int kTrafficReach = 3;

std::string spaces(int count) {
  return std::to_string(count) + (count == 1 ? " space" : " spaces");
}

// Where a drone meets a unit: after so many spaces, with these two spaces.
struct Meeting {
  int distance = 0;
  VehicleBody body;
};

// OPT-T2 `road`: the lanes on either side, as far as they lie side by side.
std::optional<VehicleBody> beside_lane(const Board& board, const VehicleBody& body,
                                       const Footprint& unit) {
  const NeighbourStep ahead = body.ahead();
  for (const NeighbourStep& aside : {left_of(ahead), right_of(ahead)}) {
    for (Space at = body.front + aside; board.print(at).lane; at = at + aside) {
      if (unit.covers(at)) return VehicleBody{at + opposite(ahead), at};
    }
  }
  return std::nullopt;
}

std::optional<Meeting> meeting(const Board& board, VehicleBody body, const Footprint& unit,
                               bool whole_road) {
  for (int distance = 1; distance <= kTrafficReach; ++distance) {
    body = moved_on_lane(board, body);
    if (is_off_map(board, body.front)) return std::nullopt;
    if (unit.covers(body.front)) return Meeting{distance, body};
    if (!whole_road) continue;
    if (const auto aside = beside_lane(board, body, unit)) return Meeting{distance, *aside};
  }
  return std::nullopt;
}

}  // namespace

TrafficRuling rule_traffic(const Board& board, const Pieces& pieces, std::size_t drone_index,
                           std::size_t unit_index, int number, const VehicleRules& rules) {
  const Vehicle& drone = pieces.vehicles[drone_index];
  const Unit& unit = pieces.units[unit_index];
  const VehicleBody start = VehicleBody::of(drone);
  TrafficRuling ruling;
  ruling.front = start.front;
  const bool rides = unit.footprint.covers(start.back) || unit.footprint.covers(start.front);
  const auto met =
      rides ? std::nullopt : meeting(board, start, unit.footprint, rules.traffic_on_whole_road);
  if (!met) {
    ruling.because.push_back({"AOM-DRN-5",
                              "The unit is not within " + std::to_string(kTrafficReach) +
                                  " spaces directly ahead of the drone.",
                              unit.footprint.at});
    return ruling;
  }
  if (number < met->distance) {
    ruling.because.push_back({"AOM-DRN-5",
                              "The unit is " + spaces(met->distance) + " ahead, the card says " +
                                  std::to_string(number) + ".",
                              unit.footprint.at});
    return ruling;
  }
  VehicleField field(board, pieces);
  RamTurn turn(rules, {});
  DroneDrive drive(field, turn, Rammer::of(drone), start, rules);
  DroneDrive::End end = DroneDrive::End::moved;
  for (int left = met->distance; left > 1 && end == DroneDrive::End::moved; --left) {
    end = drive.advance(left, ruling.because);
  }
  if (end == DroneDrive::End::moved) {
    const VehicleStep last = drone_step(drive.body(), met->body);
    drive.enter(last, {last.covers, {}}, ruling.because);
  }
  ruling.front = drive.body().front;
  ruling.rams = turn.rams();
  ruling.hit = std::any_of(ruling.rams.begin(), ruling.rams.end(),
                           [&](const Ram& ram) { return ram.unit == unit.id; });
  ruling.because.insert(
      ruling.because.begin(),
      Reason{"AOM-DRN-5",
             "The unit is " + spaces(met->distance) + " ahead and the card says " +
                 std::to_string(number) + ": the drone comes for it.",
             unit.footprint.at});
  return ruling;
}

}  // namespace parapet::mayhem
