#pragma once

#include "rules/prove/random_source.h"

namespace parapet::testing {

using prove::RandomSource;

}  // namespace parapet::testing
