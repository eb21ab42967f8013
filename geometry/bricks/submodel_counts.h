#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "geometry/bricks/ldraw_model.h"
#include "geometry/numbers/result.h"

namespace parapet {

// Another submodel, used on a line.
struct SubmodelUse {
  std::size_t submodel = 0;
  std::size_t line = 0;
};

// What one submodel holds: parts, and other submodels by number.
struct SubmodelUses {
  std::string name;
  std::string file;
  std::size_t parts = 0;
  std::vector<SubmodelUse> submodels;
};

// What becomes of it when it is flattened.
struct SubmodelCount {
  std::size_t parts = 0;
  std::size_t lines = 0;  // that are walked: its own, and those of submodels with parts in them
  std::size_t depth = 0;  // of the submodels in it; 0 without any
};

// Counts what flattening number 0 would make, before anything of that size is made: each submodel
// once, however often it is used, without recursion.
// Faults: "reference-cycle" with the names on the way, "too-deep", "too-many-parts",
// "too-many-references".
Result<std::vector<SubmodelCount>> count_submodels(const std::vector<SubmodelUses>& submodels,
                                                   const ModelLimits& limits);

// "a.ldr -> b.ldr -> a.ldr"; of a long way the two ends.
std::string way_of_names(const std::vector<std::string>& names);

}  // namespace parapet
