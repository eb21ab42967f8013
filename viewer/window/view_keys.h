#pragma once

#include "viewer/stage/stage.h"
#include "viewer/window/command.h"

namespace parapet::viewer {

// Whether a command moves the view by itself: all of the view do but `fit`, which goes to what is
// picked.
bool moves_view(Command command);

// Does it. REQUIRES: moves_view(command).
void move_view(Stage& stage, Command command);

}  // namespace parapet::viewer
