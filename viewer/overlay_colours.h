#pragma once

#include "viewer/colours.h"
#include "viewer/overlay.h"

namespace parapet::viewer {

inline Colour colour_of(Role role) {
  switch (role) {
    case Role::focus:
      return rgb(0x22262E);
    case Role::allowed:
      return colours::kClear;
    case Role::zone:
      return rgb(0xF08C00);
    case Role::danger:
      return colours::kBlocked;
    case Role::former:
      return rgb(0x7B8794);
    case Role::doubt:
      return colours::kDoubt;
  }
  return colours::kInk;
}

// The colours of a heat map: light and cheap to dark and dear, told apart by those who see no red
// or green too. `share` from 0 to 1.
Colour heat_colour(double share);

// Black or white, whichever can be read on it.
inline Colour ink_on(const Colour& ground) {
  const float light = ground.r() * 0.30F + ground.g() * 0.59F + ground.b() * 0.11F;
  return light > 0.52F ? colours::kInk : colours::kWhite;
}

}  // namespace parapet::viewer
