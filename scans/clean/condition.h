#pragma once

#include "scans/clean/mend.h"
#include "scans/surface.h"

namespace parapet::scans {

// How sound a surface is, but for crossings, which take longer. Its faces name three different
// points each.
Condition condition_of(const Surface& surface);

}  // namespace parapet::scans
