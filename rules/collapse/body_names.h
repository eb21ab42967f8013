#pragma once

#include <string>
#include <vector>

#include "physics/collapse/collapse.h"
#include "rules/files/realms/realms_file.h"

namespace parapet::collapse {

// The names of what fell, in its order: "b1", "b2", ..., but for names that bodies of the terrain
// have already.
std::vector<std::string> body_names(const std::vector<TerrainEntry>& terrain,
                                    const physics::Collapse& collapse);

}  // namespace parapet::collapse
