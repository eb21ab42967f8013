#include "rules/facing.h"

#include <array>

namespace parapet {
namespace {

constexpr std::array<std::string_view, 8> kFacings = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"};

}  // namespace

std::optional<Facing> facing_from_text(std::string_view text) {
  for (std::size_t n = 0; n < kFacings.size(); ++n) {
    if (kFacings[n] == text) return static_cast<Facing>(n);
  }
  return std::nullopt;
}

std::string_view to_text(Facing facing) { return kFacings[static_cast<std::size_t>(facing)]; }

}  // namespace parapet
