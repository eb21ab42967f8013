#include "physics/stability/progress.h"

namespace parapet::physics {

bool go_on(const char*, double) { return true; }

}  // namespace parapet::physics
