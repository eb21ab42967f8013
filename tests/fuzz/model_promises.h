#pragma once

#include "geometry/bricks/ldraw_model.h"

namespace parapet::fuzz {

// So much that a small text cannot cost much, though it may draw itself over and over.
ModelLimits small_limits();

// What the headers promise of any model that was read within these limits.
void check_model(const LoadedModel& loaded, const ModelLimits& limits);

}  // namespace parapet::fuzz
