#include "rules/facing.h"

#include <array>

namespace parapet {
namespace {

struct Spoken {
  std::string_view text;
  FacingStep step;
};

constexpr std::array<Spoken, 8> kFacings = {{{"N", {0, -1}},
                                             {"NE", {1, -1}},
                                             {"E", {1, 0}},
                                             {"SE", {1, 1}},
                                             {"S", {0, 1}},
                                             {"SW", {-1, 1}},
                                             {"W", {-1, 0}},
                                             {"NW", {-1, -1}}}};

}  // namespace

std::optional<Facing> facing_from_text(std::string_view text) {
  for (std::size_t n = 0; n < kFacings.size(); ++n) {
    if (kFacings[n].text == text) return static_cast<Facing>(n);
  }
  return std::nullopt;
}

std::string_view to_text(Facing facing) { return kFacings[static_cast<std::size_t>(facing)].text; }

FacingStep step_ahead(Facing facing) { return kFacings[static_cast<std::size_t>(facing)].step; }

}  // namespace parapet
