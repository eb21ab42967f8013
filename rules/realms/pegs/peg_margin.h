#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "geometry/numbers/ratio.h"
#include "rules/realms/pegs/peg.h"
#include "rules/realms/pegs/peg_distance.h"

namespace parapet::realms {

// By how much something was decided, in ticks: the difference between what was measured and the
// limit that it was compared with (formats.md, questions). At least 0.
class PegMargin {
 public:
  // Of a height in ticks and a limit in pegs. REQUIRES: those of peg_scale.h.
  static PegMargin of_height(const Peg& peg, std::int64_t ticks, const Ratio& limit);

  // Of a distance and a limit of whole pegs. REQUIRES: 0 <= limit <= 2^10.
  static PegMargin of_distance(const Peg& peg, const PegDistance& distance, std::int64_t limit);

  // The margin where it is a fraction that fits 64 bits.
  std::optional<Ratio> rational() const;

  // "16/5"; where a distance is no fraction the difference as it is, the greater first:
  // "400/1 - 80/1 * sqrt(29/2)" or "80/1 * sqrt(26/1) - 400/1".
  std::string text() const;

  // Is it less than a margin of a height? Exact: products of 128 bits are compared in 256.
  // REQUIRES: the other is one of of_height() with the same peg and a limit of whole pegs; a
  // distance of this is at most 2^10 pegs.
  bool less_than_height(const PegMargin& other) const;

 private:
  // |measured - limit| with both in pegs and `length` the ticks of a peg.
  struct Surd {
    PegDistance measured;
    std::int64_t limit = 0;
  };
  Ratio length_{1};
  Ratio fraction_;  // in ticks; what counts unless there is a surd
  std::optional<Surd> surd_;
};

}  // namespace parapet::realms
