#include "tests/support/sightline_oracle.h"

#include <algorithm>
#include <utility>

namespace parapet::testing {
namespace {

constexpr std::int64_t kScale = 65536;
constexpr std::int64_t kReach = 8;

bool all_held_apart(const std::vector<HeldApart>& pairs, Vec shift) {
  return std::none_of(pairs.begin(), pairs.end(),
                      [&](const HeldApart& pair) { return pair.meets_shifted(shift, kScale); });
}

bool some_shift_is_free(const std::vector<HeldApart>& pairs) {
  for (std::int64_t x = -kReach; x <= kReach; ++x) {
    for (std::int64_t y = -kReach; y <= kReach; ++y) {
      for (std::int64_t z = -kReach; z <= kReach; ++z) {
        if (all_held_apart(pairs, {x, y, z})) return true;
      }
    }
  }
  return false;
}

}  // namespace

PlainVerdicts plain_verdicts(const std::vector<Body>& bodies, const Segment& segment) {
  std::vector<HeldApart> touched;
  bool crossed = false;
  for (const Body& body : bodies) {
    HeldApart pair(outline(body.shape), segment);
    crossed |= pair.crosses();
    if (pair.touches_inside()) touched.push_back(std::move(pair));
  }
  PlainVerdicts verdicts;
  verdicts.open = !crossed;
  verdicts.closed = touched.empty();
  verdicts.grazes = !crossed && !touched.empty();
  verdicts.hair = !crossed && (touched.empty() || some_shift_is_free(touched));
  return verdicts;
}

}  // namespace parapet::testing
