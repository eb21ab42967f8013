#include "rules/realms/step/direct_step.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "rules/realms/leap/leap_way.h"
#include "rules/realms/neighbours.h"
#include "rules/realms/pegs/peg_scale.h"
#include "rules/realms/reasons.h"
#include "rules/realms/step/step_profile.h"

namespace parapet::realms {
namespace {

StepRuling refused(std::string rule, std::string text) {
  StepRuling ruling;
  ruling.because.push_back({std::move(rule), std::move(text), {}});
  return ruling;
}

// The feet may rise over what is no taller than the unit, from where OPT-K6 measures it; `base`
// asks for more, which the ledger sees to.
LeapBody body_of(const Peg& peg, const Mover& mover, std::int64_t start, std::int64_t goal,
                 const Options& options) {
  const std::int64_t room = options.is("K1", "footprint") ? 1 : ticks_above(mover.height, peg.rise);
  const std::int64_t lift =
      options.is("K6", "higher") ? std::max<std::int64_t>(goal - start, 0) : 0;
  return {start, goal, std::min(lift + ticks_below(mover.height, peg.rise), kMostRoom),
          std::clamp(room, std::int64_t{1}, kMostRoom)};
}

}  // namespace

StepRuling direct_step(const Battlefield& field, std::span<const Unit> units, const Mover& mover,
                       SpaceId from, SpaceId to, const Options& options) {
  if (!nearness(field, from, to).neighbouring) {
    return refused("COR-MOV-1", "The spaces are more than 6 pegs from each other.");
  }
  if (!Stepping(field, units, mover, options).may_stand(to)) {
    return refused("COR-OCC-2", "There is no free place with room to stand.");
  }
  const Peg& peg = field.peg();
  const std::int64_t start = field.surface(from).height;
  const std::int64_t goal = field.surface(to).height;
  const ColumnRectangle& plate = field.spots()[from.spot].plate;
  const ColumnRectangle& landing = field.spots()[to.spot].plate;
  const SweptStrip strip(plate, landing);
  const std::vector<GroundBlock> blocks =
      Occupancy(field, units, mover.unit).near(strip.bounds(), 0);
  const LeapWay way = leap_way(field.columns(), blocks, strip, plate, landing,
                               body_of(peg, mover, start, goal, options));
  if (!way.open) return refused("COR-OBS-5", "The straight way across is not free.");
  StepProfile profile{{start, goal}, {}, std::nullopt, std::nullopt};
  if (way.highest > std::max(start, goal)) profile.obstructions.push_back({way.highest, 0});
  const PegUnits units_of_peg{peg.run, peg.rise};
  return ruling_of(step_ledger(profile, units_of_peg, {mover.height, mover.flies}, options),
                   profile, units_of_peg);
}

}  // namespace parapet::realms
