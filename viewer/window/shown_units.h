#pragma once

#include <string>

#include "viewer/shown.h"

namespace parapet::viewer {

// Whether a unit of that id is on the board that is shown.
bool has_unit(const Shown& shown, const std::string& id);

}  // namespace parapet::viewer
