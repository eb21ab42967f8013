#pragma once

#include <optional>

#include "viewer/colours.h"
#include "viewer/overlay.h"

namespace parapet::viewer {

// What is bad is striped too, for those to whom red and green look alike, and so is what is open;
// nothing for the others.
inline std::optional<Colour> stripes_of(Role role) {
  if (role == Role::doubt) return rgb(0x6B4A00);
  return role == Role::danger ? std::optional(rgb(0x8C1515)) : std::nullopt;
}

}  // namespace parapet::viewer
