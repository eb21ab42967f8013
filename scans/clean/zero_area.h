#pragma once

#include "scans/vector3.h"

namespace parapet::scans {

// Whether three points lie in a line, exactly: a sliver does not, however thin. Holds as long as
// products of two coordinates neither overflow nor vanish.
bool in_a_line(Vector3 a, Vector3 b, Vector3 c) noexcept;

}  // namespace parapet::scans
