#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "geometry/numbers/point.h"
#include "geometry/numbers/ratio.h"
#include "rules/realms/battlefield.h"
#include "rules/too_close.h"

namespace parapet::realms {

// A place where a scan decided.
struct ScanEnd {
  std::uint32_t piece = 0;
  Point at;
};

// What was measured there.
enum class DoubtKind : std::uint8_t {
  height,
  width,  // of a way
};

// Something that was decided by no more than what scans may be off, in ticks.
struct Doubt {
  Ratio margin;
  Ratio error;  // of all its ends together
  std::vector<ScanEnd> ends;
  DoubtKind kind = DoubtKind::height;
};

// The greatest error that a scan of the board states; nothing where none does.
std::optional<Ratio> greatest_error(const Battlefield& field);

// The error that a piece states: none of units, of other terrain, of scans that say nothing.
std::optional<Ratio> stated_error(const Battlefield& field, std::uint32_t piece);

// As answers tell it, with what would settle it.
TooClose too_close(const Battlefield& field, const Doubt& doubt);

}  // namespace parapet::realms
