#pragma once

#include <string_view>

namespace parapet {

// The text of boards/skybridge-demo.json as it was when the program was built, so that an installed
// program needs no file beside it.
std::string_view default_cards_text();

}  // namespace parapet
