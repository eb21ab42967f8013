#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "physics/structure/structure.h"

namespace parapet::testing {

// Structures of others, which are not in the project: the environment variable PARAPET_SAMPLES
// names the folder that holds them in `stability`; else it is looked for beside the project.
std::filesystem::path structure_samples();

// A structure and whether it stands, where that is known.
struct LabelledStructure {
  std::string name;
  physics::Structure structure;
  std::optional<bool> stands;
};

// Those of StableLego (Liu et al., 2024): a graph of bricks by place, number and turn in JSON, with
// sizes and masses in lego_library.json. Empty if they are not there.
std::vector<LabelledStructure> stable_lego_structures();

// Those of BrickGPT (Pun et al., 2025): lines "2x4 (x,y,z)". Empty if they are not there.
std::vector<LabelledStructure> brick_gpt_structures();

}  // namespace parapet::testing
