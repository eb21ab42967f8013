#pragma once

#include <memory>

#include "viewer/window/position.h"

namespace parapet::viewer {

// A board with rules so simple that tests can tell what must be shown: 8 x 5 spaces, a wall across
// the middle (between D and E) that blocks sight unless option W1 says "clear", a roof over the
// north-east. The archer is on B3, the guard on D2, the runner on G3. Modes: "Sight", "Reach" (of
// as many spaces as the number "mp"), "Push" (of three picks, the last one free).
std::shared_ptr<const Position> toy_position();

}  // namespace parapet::viewer
