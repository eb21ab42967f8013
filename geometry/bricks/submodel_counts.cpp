#include "geometry/bricks/submodel_counts.h"

#include <algorithm>
#include <limits>

namespace parapet {
namespace {

enum class Visit : std::uint8_t { unseen, open, done };

// A sum that stays at the greatest number instead of starting again from zero.
std::size_t saturated_sum(std::size_t a, std::size_t b) {
  constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max();
  return a > kMost - b ? kMost : a + b;
}

std::string count_text(std::size_t count) {
  constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max();
  return count == kMost ? "more than can be counted" : std::to_string(count);
}

SubmodelCount count_one(const SubmodelUses& uses, const std::vector<SubmodelCount>& counts) {
  SubmodelCount count{uses.parts, uses.parts + uses.submodels.size(), 0};
  for (const SubmodelUse& use : uses.submodels) {
    const SubmodelCount& inner = counts[use.submodel];
    count.parts = saturated_sum(count.parts, inner.parts);
    if (inner.parts != 0) count.lines = saturated_sum(count.lines, inner.lines);
    count.depth = std::max(count.depth, inner.depth + 1);
  }
  return count;
}

Fault over_limit(const SubmodelUses& main, const char* code, std::size_t found, const char* what,
                 std::size_t limit) {
  return {code, main.file, "", count_text(found) + " " + what, "at most " + std::to_string(limit),
          ""};
}

}  // namespace

std::string way_of_names(const std::vector<std::string>& names) {
  constexpr std::size_t kEnd = 6;
  std::string way;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i != 0) way += " -> ";
    if (names.size() > 2 * kEnd && i == kEnd) {
      way += "...";
      i = names.size() - kEnd - 1;
    } else {
      way += names[i];
    }
  }
  return way;
}

Result<std::vector<SubmodelCount>> count_submodels(const std::vector<SubmodelUses>& submodels,
                                                   const ModelLimits& limits) {
  struct Step {
    std::size_t submodel = 0;
    std::size_t next = 0;  // use
  };
  std::vector<SubmodelCount> counts(submodels.size());
  std::vector<Visit> visits(submodels.size(), Visit::unseen);
  std::vector<Step> way{{0, 0}};
  visits[0] = Visit::open;
  while (!way.empty()) {
    Step& step = way.back();
    const SubmodelUses& uses = submodels[step.submodel];
    if (step.next == uses.submodels.size()) {
      counts[step.submodel] = count_one(uses, counts);
      visits[step.submodel] = Visit::done;
      way.pop_back();
      continue;
    }
    const SubmodelUse& use = uses.submodels[step.next++];
    if (visits[use.submodel] == Visit::open) {
      std::vector<std::string> names;
      for (const Step& passed : way) {
        if (passed.submodel == use.submodel || !names.empty()) {
          names.push_back(submodels[passed.submodel].name);
        }
      }
      names.push_back(submodels[use.submodel].name);
      return Failure({"reference-cycle", uses.file, "line " + std::to_string(use.line),
                      "a submodel within itself: " + way_of_names(names),
                      "submodels without a cycle", ""});
    }
    if (visits[use.submodel] == Visit::unseen) {
      visits[use.submodel] = Visit::open;
      way.push_back({use.submodel, 0});
    }
  }
  const SubmodelCount& whole = counts.front();
  const SubmodelUses& main = submodels.front();
  if (whole.depth > limits.depth) {
    return Failure(
        over_limit(main, "too-deep", whole.depth, "submodels within each other", limits.depth));
  }
  if (whole.parts > limits.parts) {
    return Failure(over_limit(main, "too-many-parts", whole.parts, "parts", limits.parts));
  }
  if (whole.lines > limits.references) {
    return Failure(over_limit(main, "too-many-references", whole.lines,
                              "references to parts and submodels", limits.references));
  }
  return counts;
}

}  // namespace parapet
