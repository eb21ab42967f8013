#include <catch2/catch.hpp>
#include <map>

#include "tests/support/brick_structures.h"
#include "tests/support/structure_files.h"
#include "tests/support/weighing.h"

using namespace parapet;
using namespace parapet::physics;
using namespace parapet::testing;

// The figures were computed independently of this project, from the same equations.
TEST_CASE("structures that were built stand or fall as they did") {
  const auto structures = stable_lego_structures();
  if (structures.empty()) WARN("skipped: no structures in " << structure_samples());
  const std::map<std::string, double> expected{{"stair_19", 1.1102},
                                               {"stair_20", 0.9945},
                                               {"stair_20_good", 1.1102},
                                               {"stick_light", 1.0853},
                                               {"external_weight_good", 1.5594},
                                               {"stick_heavy_good_test_horizontal_force", 1.4452}};
  for (const LabelledStructure& labelled : structures) {
    INFO(labelled.name);
    const LoadFactor factor = weighed(labelled.structure);
    CHECK((factor >= kBalanced) == labelled.stands);
    const auto known = expected.find(labelled.name);
    if (known == expected.end()) continue;
    CHECK(factor == Approx(known->second * kBalanced).epsilon(0.01));
  }
}

TEST_CASE("structures that a generator made to stand do") {
  const auto structures = brick_gpt_structures();
  if (structures.empty()) WARN("skipped: no structures in " << structure_samples());
  for (const LabelledStructure& labelled : structures) {
    if (!labelled.stands) continue;
    INFO(labelled.name);
    CHECK((weighed(labelled.structure) >= kBalanced) == labelled.stands);
  }
}

TEST_CASE("a structure of others holds as much turned and mirrored") {
  const auto structures = stable_lego_structures();
  if (structures.empty()) WARN("skipped: no structures in " << structure_samples());
  for (const LabelledStructure& labelled : structures) {
    INFO(labelled.name);
    const LoadFactor factor = weighed(labelled.structure);
    for (int quarters = 0; quarters < 4; ++quarters) {
      for (const bool mirrored : {false, true}) {
        CHECK(weighed(turned(labelled.structure, quarters, mirrored)) == factor);
      }
    }
  }
}
