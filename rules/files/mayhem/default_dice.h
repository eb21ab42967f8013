#pragma once

#include <string_view>

namespace parapet {

// The text of boards/dice.json as it was when the program was built, so that an installed program
// needs no file beside it.
std::string_view default_dice_text();

}  // namespace parapet
