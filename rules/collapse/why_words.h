#pragma once

#include <array>
#include <string_view>

#include "physics/stability/who_stands.h"

namespace parapet::collapse {

// Why a piece comes loose, as answers and transcripts say it: in the order of physics::Why.
inline constexpr std::array<std::string_view, 3> kWhyWords = {"no-path", "mechanism", "impact"};

constexpr std::string_view word_of(physics::Why why) {
  return kWhyWords[static_cast<std::size_t>(why)];
}

}  // namespace parapet::collapse
