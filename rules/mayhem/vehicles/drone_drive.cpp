#include "rules/mayhem/vehicles/drone_drive.h"

#include <algorithm>

namespace parapet::mayhem {

void plan_drone_step(const VehicleBody& from, const VehicleBody& to, VehicleStep& step) {
  step.from = from;
  step.to = to;
  step.covers = {from.back, from.front, to.back, to.front};
  step.hits.clear();
  step.stands.clear();
  for (const Space& space : {to.front, to.back}) {
    if (from.covers(space)) continue;
    step.hits.push_back(space);
    step.stands.push_back(space);
  }
  step.passes = {*edge_between(to.back, to.front, to.front.level)};
}

VehicleStep drone_step(const VehicleBody& from, const VehicleBody& to) {
  VehicleStep step;
  plan_drone_step(from, to, step);
  return step;
}

DroneDrive::DroneDrive(VehicleField& field, RamTurn& turn, const Rammer& rammer,
                       const VehicleBody& body, const VehicleRules& rules)
    : field_(field),
      turn_(turn),
      rammer_(rammer),
      body_(body),
      rules_(rules),
      riders_(field.riders(body)) {
  for (const Rider& rider : riders_) field_.lift(rider.unit);
  field_.take_up(body_);
}

DroneDrive::End DroneDrive::advance(int spaces_left, Because& because) {
  const Board& board = field_.board();
  const VehicleBody next = moved_on_lane(board, body_);
  if (is_off_map(board, next.front)) {
    because.push_back({"AOM-DRN-2",
                       "The front of \"" + std::string(rammer_.id) +
                           "\" leaves the map: it is removed, its riders stay at the edge.",
                       body_.front});
    return End::left_map;
  }
  if (next.front == body_.back) {
    because.push_back({"AOM-DRN-1", "The arrow points back under it: it stops.", body_.front});
    return End::stopped;
  }
  plan_drone_step(body_, next, step_);
  return enter(step_, lane_path(field_, step_, spaces_left, rules_), because);
}

DroneDrive::End DroneDrive::enter(const VehicleStep& step, const RamPath& path, Because& because) {
  if (auto reason = hindrance(field_, step, {})) {
    reason->text = "\"" + std::string(rammer_.id) + "\" stops. " + reason->text;
    because.push_back(*std::move(reason));
    return End::stopped;
  }
  const std::size_t told = turn_.because().size();
  const RamEnd end = turn_.ram(field_, rammer_, step.hits, path);
  const Because& rams = turn_.because();
  because.insert(because.end(), rams.begin() + static_cast<std::ptrdiff_t>(told), rams.end());
  if (end != RamEnd::all_pushed) return End::stopped;
  body_ = step.to;
  return End::moved;
}

RamPath lane_path(const VehicleField& field, const VehicleStep& step, int spaces_left,
                  const VehicleRules& rules) {
  RamPath path;
  const bool hits = std::any_of(step.hits.begin(), step.hits.end(),
                                [&](Space space) { return field.unit_at(space).has_value(); });
  if (!hits) return path;
  path.step = step.covers;
  if (!rules.push_off_whole_move) return path;
  VehicleBody body = step.to;
  for (int n = 1; n < spaces_left && !is_off_map(field.board(), body.front); ++n) {
    body = moved_on_lane(field.board(), body);
    path.rest.push_back(body.front);
  }
  std::sort(path.rest.begin(), path.rest.end());
  return path;
}

std::vector<Carried> DroneDrive::settle(bool is_removed) {
  std::vector<Carried> carried;
  if (!is_removed) field_.put_down(body_);
  for (const Rider& rider : riders_) {
    const bool is_edge_free = is_removed && !field_.unit_at(body_.front);
    const Space at = rider.on_front || is_edge_free ? body_.front : body_.back;
    field_.put(rider.unit, {at, 1, 1});
    carried.push_back({field_.unit(rider.unit).id, at});
  }
  return carried;
}

}  // namespace parapet::mayhem
