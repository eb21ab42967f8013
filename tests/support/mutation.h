#pragma once

#include <string>

#include "tests/support/random_source.h"

namespace parapet::testing {

// A text spoilt in one to three places as a broken disk, a slip of the hand or malice would: bytes
// flipped or put in, the text cut off, lines doubled, dropped or swapped, a number replaced by a
// huge, negative or broken one, a key doubled, a word or value replaced by one of another type.
std::string mutated(std::string text, RandomSource& random);

}  // namespace parapet::testing
