#pragma once

#include <functional>

namespace parapet::physics {

// Says what long work is at and how far it is (0 to 1, or below 0 where nobody knows), and whether
// to go on: false stops it, with what is known so far.
using Progress = std::function<bool(const char* what, double share)>;

// Goes on to the end and tells nobody.
bool go_on(const char* what, double share);

}  // namespace parapet::physics
