#pragma once

#include <string>
#include <vector>

#include "rules/options.h"
#include "tests/support/random_source.h"

namespace parapet::testing {

// One reading of the sight rules, by name: "default", "L4=block", "L2=allow L7=border-space".
struct SightVariant {
  std::string name;
  Options options;
};

// The default, and each other value of OPT-L1..L15 alone (rules-mayhem.md; L12 with two heights).
std::vector<SightVariant> single_variants();

// Each of the options at a random value.
SightVariant random_variant(RandomSource& random);

}  // namespace parapet::testing
