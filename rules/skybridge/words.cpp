#include "rules/skybridge/words.h"

namespace parapet::skybridge {

std::string_view to_text(Resource resource) {
  constexpr std::array<std::string_view, kResourceCount> kNames = {"wood",    "stone", "metal",
                                                                   "sumpter", "salt",  "money"};
  return kNames[static_cast<std::size_t>(resource)];
}

std::optional<Resource> resource_of(std::string_view word) {
  for (const Resource resource : kResources) {
    if (to_text(resource) == word) return resource;
  }
  return std::nullopt;
}

}  // namespace parapet::skybridge
