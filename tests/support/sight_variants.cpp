#include "tests/support/sight_variants.h"

#include <stdexcept>
#include <utility>

namespace parapet::testing {
namespace {

// The values of each option other than the default, from rules-mayhem.md and formats.md.
struct Alternatives {
  std::string id;
  std::vector<std::string> values;
};

std::vector<Alternatives> alternatives() {
  return {{"L1", {"any"}},
          {"L2", {"allow"}},
          {"L3", {"printed"}},
          {"L4", {"obstacle-only", "block"}},
          {"L5", {"allow"}},
          {"L6", {"block"}},
          {"L7", {"border-space", "facing-border"}},
          {"L8", {"both"}},
          {"L9", {"per-tile"}},
          {"L10", {"literal"}},
          {"L11", {"block"}},
          {"L12", {"eye:1/2", "eye:2/3"}},
          {"L13", {"block"}},
          {"L14", {"porch-open"}},
          {"L15", {"open"}}};
}

void set(SightVariant& variant, const std::string& id, const std::string& value) {
  if (!variant.name.empty()) variant.name += " ";
  variant.name += id + "=" + value;
  const Result<void> done = variant.options.set(id, value);
  if (!done) throw std::logic_error(to_text(done.error()));
}

}  // namespace

std::vector<SightVariant> single_variants() {
  std::vector<SightVariant> variants{{"default", {}}};
  for (const Alternatives& option : alternatives()) {
    for (const std::string& value : option.values) {
      SightVariant variant;
      set(variant, option.id, value);
      variants.push_back(std::move(variant));
    }
  }
  return variants;
}

SightVariant random_variant(RandomSource& random) {
  SightVariant variant;
  for (const Alternatives& option : alternatives()) {
    if (random.chance(50)) set(variant, option.id, random.pick(option.values));
  }
  if (variant.name.empty()) variant.name = "default";
  return variant;
}

}  // namespace parapet::testing
