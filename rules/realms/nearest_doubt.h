#pragma once

#include <cstdint>
#include <optional>

#include "rules/realms/battlefield.h"
#include "rules/realms/doubt.h"

namespace parapet::realms {

// Of measures that come as near to their limits as the scans between which they lie may be off
// together, keeps the one that is nearest.
class NearestDoubt {
 public:
  explicit NearestDoubt(const Battlefield& field) : field_(field) {}

  // So many ticks against so many pegs of that length. An end that no scan with a stated error set
  // is exact; the same end given twice is off twice. REQUIRES: as step_margin() does.
  void add(std::int64_t ticks, const Ratio& pegs, const Ratio& peg, DoubtKind kind,
           const std::optional<ScanEnd>& one, const std::optional<ScanEnd>& other);

  const std::optional<Doubt>& nearest() const { return nearest_; }

 private:
  const Battlefield& field_;
  std::optional<Doubt> nearest_;
};

}  // namespace parapet::realms
