#include "viewer/network_looks.h"

#include <array>

namespace parapet::viewer {

std::span<const ChanceBand> chance_bands() {
  static const std::array<ChanceBand, 5> kBands{{{0.90, rgb(0x0B6E69), 0, "90 % or more"},
                                                 {0.75, rgb(0x3FA796), 1, "75 to 90 %"},
                                                 {0.50, rgb(0xE3B52B), 2, "50 to 75 %"},
                                                 {0.25, rgb(0xE0702A), 3, "25 to 50 %"},
                                                 {0, rgb(0x9B1B30), 4, "below 25 %"}}};
  return kBands;
}

const ChanceBand& band_of(double share) {
  for (const ChanceBand& band : chance_bands()) {
    if (share >= band.least) return band;
  }
  return chance_bands().back();
}

TerritoryLooks::TerritoryLooks(const NetworkPicture& picture) {
  for (const NetworkLocation& location : picture.locations) numbers_.emplace(location.territory, 0);
  std::size_t number = 0;
  for (auto& [territory, place] : numbers_) place = number++;
}

TerritoryLook TerritoryLooks::of(const std::string& territory) const {
  // Neighbours in the list differ in hue, lightness and shape.
  static const std::array<Colour, 6> kColours{rgb(0x8FB8DE), rgb(0xE8C27A), rgb(0xA9C99A),
                                              rgb(0xD9A7C7), rgb(0xC8B8A0), rgb(0x9AD0CF)};
  struct Form {
    int corners;
    double turn;
  };
  constexpr std::array<Form, 6> kForms{{{24, 0}, {4, 0.5}, {6, 0}, {3, 0.25}, {8, 0.5}, {4, 0}}};
  const auto found = numbers_.find(territory);
  const std::size_t number = found == numbers_.end() ? 0 : found->second;
  const Form form = kForms[number % kForms.size()];
  const Colour colour = kColours[number % kColours.size()];
  const bool is_second = number / kColours.size() % 2 == 1;
  return {is_second ? blend(colour, colours::kInk, 0.30F) : colour, form.corners, form.turn};
}

}  // namespace parapet::viewer
