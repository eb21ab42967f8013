#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace parapet::skybridge {

// The six resources, in the order of all answers and files.
enum class Resource : std::uint8_t { wood, stone, metal, sumpter, salt, money };
inline constexpr std::size_t kResourceCount = 6;
inline constexpr std::array kResources = {Resource::wood,    Resource::stone, Resource::metal,
                                          Resource::sumpter, Resource::salt,  Resource::money};

std::string_view to_text(Resource resource);
std::optional<Resource> resource_of(std::string_view word);

// So many pieces of each resource.
struct Resources {
  std::array<int, kResourceCount> pieces{};

  int& operator[](Resource resource) { return pieces[static_cast<std::size_t>(resource)]; }
  int operator[](Resource resource) const { return pieces[static_cast<std::size_t>(resource)]; }
  friend bool operator==(const Resources&, const Resources&) = default;
};

}  // namespace parapet::skybridge
