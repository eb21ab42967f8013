#include "physics/world/settle.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "physics/structure/centre.h"
#include "physics/world/falling_world.h"
#include "physics/world/mass.h"

namespace parapet::physics {
namespace {

constexpr int kStepsBetweenProgress = 50;
constexpr double kKilogramsOfMilligram = 1e-6;

std::vector<Shape> ground_of(const Structure& structure, const std::vector<bool>& gone,
                             std::span<const FallingBody> bodies) {
  std::vector<bool> stays(structure.pieces.size(), true);
  for (std::size_t piece = 0; piece < stays.size(); ++piece) stays[piece] = !gone[piece];
  for (const FallingBody& body : bodies) {
    for (const std::uint32_t piece : body.pieces) stays[piece] = false;
  }
  std::vector<Shape> ground;
  for (std::size_t piece = 0; piece < stays.size(); ++piece) {
    if (!stays[piece]) continue;
    const std::vector<Shape>& shapes = structure.pieces[piece].shapes;
    ground.insert(ground.end(), shapes.begin(), shapes.end());
  }
  return ground;
}

// One run, from the start until all lie still.
class Run {
 public:
  Run(const Structure& structure, const std::vector<bool>& gone,
      std::span<const FallingBody> bodies, const Breaks& breaks, const Grip& grip)
      : structure_(&structure),
        breaks_(&breaks),
        grip_(&grip),
        world_(structure.table_height, ground_of(structure, gone, bodies), grip) {
    for (const FallingBody& body : bodies) {
      settled_.bodies.push_back(body);
      settled_.broke_off.emplace_back(std::nullopt);
      may_break_.push_back(body.pieces.size() > 1);
      world_.add(solid_of(body), {{body.centre, {0, 0, 0, 1}}, {}, {}});
    }
  }

  Settled go(const SettleLimits& limits, const Progress& progress) {
    keep_frame(limits);
    while (!(settled_.at_rest = world_.at_rest())) {
      if (settled_.steps >= limits.most_steps) break;
      if (settled_.steps % kStepsBetweenProgress == 0 && !progress("settling", -1)) break;
      step();
      if (limits.frame_every > 0 && settled_.steps % limits.frame_every == 0) keep_frame(limits);
    }
    if (limits.frame_every > 0 && settled_.frames.back().step != settled_.steps) {
      keep_frame(limits);
    }
    settled_.rest = poses();
    return std::move(settled_);
  }

 private:
  FallingWorld::Solid solid_of(const FallingBody& body) const {
    FallingWorld::Solid solid{{}, mass_of(*structure_, body.pieces), body.centre};
    for (const std::uint32_t piece : body.pieces) {
      const std::vector<Shape>& shapes = structure_->pieces[piece].shapes;
      solid.shapes.insert(solid.shapes.end(), shapes.begin(), shapes.end());
    }
    return solid;
  }

  std::vector<Pose> poses() const {
    std::vector<Pose> poses;
    for (std::size_t body = 0; body < world_.size(); ++body) {
      poses.push_back(world_.motion(body).pose);
    }
    return poses;
  }

  void keep_frame(const SettleLimits& limits) {
    if (limits.frame_every > 0) settled_.frames.push_back({settled_.steps, poses()});
  }

  void step() {
    std::vector<std::pair<std::size_t, Motion>> before;
    for (std::size_t body = 0; body < may_break_.size(); ++body) {
      if (may_break_[body]) before.emplace_back(body, world_.motion(body));
    }
    world_.step();
    ++settled_.steps;
    for (const auto& [body, motion] : before) ask(body, motion);
  }

  // Its blows together would stop it after a fall from kHardFall, or one of them stops a place of
  // it that came as fast as that.
  bool is_hard(const FallingBody& whole, const Impact& impact, const Motion& before) const {
    const double fall = std::sqrt(2 * grip_->gravity * kHardFall * grip_->tick_up);
    double mass = 0;
    for (const std::uint32_t piece : whole.pieces) {
      mass += kKilogramsOfMilligram * static_cast<double>(structure_->pieces[piece].mass_mg);
    }
    double together = 0;
    double fastest = 0;
    for (const Blow& blow : impact.blows) {
      together += length(blow.impulse);
      const Vector3 arm = turned(before.pose, blow.at - whole.centre);
      const Vector3 velocity = before.velocity + cross(before.turning, arm);
      const Vector3 against = turned(before.pose, unit(blow.impulse));
      fastest = std::max(fastest, -dot(velocity, against) * grip_->tick_up);
    }
    return together >= mass * fall || fastest >= fall;
  }

  void ask(std::size_t body, const Motion& before) {
    const FallingBody& whole = settled_.bodies[body];
    const Impact impact{body, world_.blows(body)};
    if (impact.blows.empty() || !is_hard(whole, impact, before)) return;
    may_break_[body] = false;
    const auto groups = (*breaks_)(whole, impact);
    if (groups.size() > 1) part(body, groups, before);
  }

  // The parts go on as the whole moved before it struck: those that were not struck themselves know
  // nothing of it yet, and the others strike in the next step.
  void part(std::size_t body, const std::vector<std::vector<std::uint32_t>>& groups,
            const Motion& before) {
    const Vector3 centre = settled_.bodies[body].centre;
    Motion motion = before;
    motion.pose = world_.motion(body).pose;
    settled_.bodies[body].pieces = groups.front();
    world_.replace(body, solid_of(settled_.bodies[body]), motion);
    for (std::size_t n = 1; n < groups.size(); ++n) {
      const FallingBody off{groups[n], centre_of(*structure_, groups[n])};
      const Vector3 arm = turned(motion.pose, off.centre - centre);
      Motion own = motion;
      own.pose.position = motion.pose.position + arm;
      own.velocity = motion.velocity + cross(motion.turning, arm);
      world_.add(solid_of(off), own);
      settled_.bodies.push_back(off);
      settled_.broke_off.emplace_back(body);
      may_break_.push_back(false);
    }
  }

  const Structure* structure_;
  const Breaks* breaks_;
  const Grip* grip_;
  FallingWorld world_;
  std::vector<bool> may_break_;  // of each body: of several pieces, not yet asked
  Settled settled_;
};

}  // namespace

Settled settle(const Structure& structure, const std::vector<bool>& gone,
               std::span<const FallingBody> bodies, const Breaks& breaks, const Grip& grip,
               const SettleLimits& limits, const Progress& progress) {
  if (bodies.empty()) return {};
  return Run(structure, gone, bodies, breaks, grip).go(limits, progress);
}

std::vector<FallingBody> falling_bodies(const Structure& structure, const Falling& falling) {
  std::vector<FallingBody> bodies;
  for (const std::vector<std::uint32_t>& pieces : falling.bodies) {
    bodies.push_back({pieces, centre_of(structure, pieces)});
  }
  return bodies;
}

}  // namespace parapet::physics
