#include "rules/realms/step/step_margin.h"

#include <algorithm>
#include <limits>

namespace parapet::realms {
namespace {

// Keeps the least distance of lengths from limits of so many pegs.
class LeastDistance {
 public:
  void add(std::int64_t ticks, const Ratio& pegs, const Ratio& peg) {
    // A limit is a fraction of numbers < 2^41; lengths are below 2^21.
    const std::int64_t over = pegs.numerator() * peg.numerator();
    const std::int64_t under = pegs.denominator() * peg.denominator();
    const std::int64_t distance = ticks * under - over;
    const Ratio here = Ratio::of(distance < 0 ? -distance : distance, under);
    if (!least_ || here < *least_) least_ = here;
  }
  const std::optional<Ratio>& least() const { return least_; }

 private:
  std::optional<Ratio> least_;
};

}  // namespace

Ratio step_margin(const StepTerrain& terrain, const StepLedger& ledger, const StepProfile& profile,
                  const Way& way) {
  const Ratio two(2);
  const Ratio& height = terrain.climber.height;
  LeastDistance distance;
  distance.add(ledger.step_up, two, terrain.peg.rise);
  distance.add(ledger.step_up, height, terrain.peg.rise);
  if (!profile.obstructions.empty()) {
    distance.add(ledger.obstruction, two, terrain.peg.rise);
    distance.add(ledger.obstruction, height, terrain.peg.rise);
  }
  if (ledger.step_down > 0 && !terrain.climber.flies) {
    distance.add(ledger.step_down, height, terrain.peg.rise);
  }
  if (profile.width) distance.add(*profile.width, two, terrain.peg.run);
  if (terrain.options.is("K1", "box")) {
    for (const WayNode& node : way.nodes) {
      if (node.ceiling == std::numeric_limits<std::int32_t>::max()) continue;
      distance.add(std::int64_t{node.ceiling} - node.top, height, terrain.peg.rise);
    }
  }
  return *distance.least();
}

std::optional<Ratio> room_margin(const StepTerrain& terrain, SpaceId where) {
  const Surface& surface = terrain.field.surface(where);
  if (!surface.ceiling) return std::nullopt;
  const std::int64_t room = std::int64_t{*surface.ceiling} - surface.height;
  if (room >= terrain.rules.needs.clearance) return std::nullopt;
  LeastDistance distance;
  distance.add(room, terrain.climber.height, terrain.peg.rise);
  return distance.least();
}

}  // namespace parapet::realms
