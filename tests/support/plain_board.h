#pragma once

#include "rules/prove/tiles/plain_board.h"

namespace parapet::testing {

using prove::PlainBoard;

}  // namespace parapet::testing
