#include "viewer/replay/fall_motion.h"

#include <algorithm>
#include <cmath>

#include "viewer/scene/brick_poses.h"

namespace parapet::viewer {
namespace {

using Turn = std::array<double, 4>;

BrickPoint between(const BrickPoint& a, const BrickPoint& b, double share) {
  return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share, a.z + (b.z - a.z) * share};
}

// Evenly over the great circle; where that is too short to tell, straight.
Turn between(const Turn& a, Turn b, double share) {
  double cosine = 0;
  for (std::size_t n = 0; n < a.size(); ++n) cosine += a[n] * b[n];
  if (cosine < 0) {  // the same turn, and nearer
    cosine = -cosine;
    for (double& part : b) part = -part;
  }
  double of_a = 1 - share;
  double of_b = share;
  if (cosine < 0.9999) {
    const double angle = std::acos(cosine);
    of_a = std::sin(of_a * angle) / std::sin(angle);
    of_b = std::sin(of_b * angle) / std::sin(angle);
  }
  Turn turn{};
  double square = 0;
  for (std::size_t n = 0; n < turn.size(); ++n) {
    turn[n] = a[n] * of_a + b[n] * of_b;
    square += turn[n] * turn[n];
  }
  for (double& part : turn) part /= std::sqrt(square);
  return turn;
}

BodyPlace place_of(const FallMotion::Body& body, double seconds) {
  const auto next =
      std::find_if(body.keys.begin(), body.keys.end(),
                   [seconds](const FallMotion::Key& key) { return key.at > seconds; });
  if (next == body.keys.begin()) return next->place;
  const FallMotion::Key& before = *std::prev(next);
  if (next == body.keys.end()) return before.place;
  const double share = (seconds - before.at) / (next->at - before.at);
  return {between(before.place.to, next->place.to, share),
          between(before.place.turn, next->place.turn, share)};
}

}  // namespace

BodyPlace place_at(const FallMotion& motion, std::size_t body, double seconds) {
  const FallMotion::Body& moving = motion.bodies[body];
  const bool has_own = !moving.keys.empty() && moving.keys.front().at <= seconds;
  if (has_own || !moving.with) {
    return moving.keys.empty() ? BodyPlace{moving.from, {0, 0, 0, 1}} : place_of(moving, seconds);
  }
  const BodyPlace carrier = place_at(motion, *moving.with, seconds);
  const BrickPose pose{0, motion.bodies[*moving.with].from, carrier.to, carrier.turn};
  return {posed(pose, moving.from), carrier.turn};
}

std::vector<BrickPose> poses_at(const FallMotion& motion, double seconds) {
  std::vector<BrickPose> poses;
  for (std::size_t n = 0; n < motion.bodies.size(); ++n) {
    const BodyPlace place = place_at(motion, n, seconds);
    for (const std::size_t piece : motion.bodies[n].pieces) {
      poses.push_back({piece, motion.bodies[n].from, place.to, place.turn});
    }
  }
  return poses;
}

std::vector<BrickUnit> units_at(const FallMotion& motion, std::vector<BrickUnit> units,
                                double seconds) {
  const double fallen = motion.gravity * seconds * seconds / 2;
  for (const FallMotion::Unit& unit : motion.units) {
    const double drop = seconds >= motion.length ? unit.drop : std::min(unit.drop, fallen);
    units[unit.unit].foot.z -= drop;
    if (drop > 0) units[unit.unit].airborne = false;
  }
  return units;
}

std::string seconds_text(double seconds) {
  const long hundredths = std::lround(seconds * 100);
  const std::string rest = std::to_string(hundredths % 100);
  return std::to_string(hundredths / 100) + "." + std::string(2 - rest.size(), '0') + rest + " s";
}

}  // namespace parapet::viewer
