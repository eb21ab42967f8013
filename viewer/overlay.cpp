#include "viewer/overlay.h"

#include <algorithm>

namespace parapet::viewer {
namespace {

constexpr std::size_t kMostOfFootprint = 9;  // spaces; a larger rim is a tile or a building

}  // namespace

HeatScale scale_of(const HeatMap& heat) {
  if (heat.items.empty()) return {};
  HeatScale scale{heat.items.front().value, heat.items.front().value};
  for (const HeatMap::Item& item : heat.items) {
    scale.least = std::min(scale.least, item.value);
    scale.most = std::max(scale.most, item.value);
  }
  return scale;
}

std::vector<Space> marked_spaces(const Overlay& overlay) {
  std::vector<Space> spaces;
  for (const Tint& tint : overlay.tints) {
    if (tint.role == Role::focus) spaces.push_back(tint.at);
  }
  for (const Ribbon& ribbon : overlay.ribbons) {
    for (const Ribbon::Stop& stop : ribbon.stops) spaces.push_back(stop.at);
  }
  for (const Arrow& arrow : overlay.arrows) {
    spaces.push_back(arrow.from);
    spaces.push_back(arrow.to);
  }
  for (const Outline& outline : overlay.outlines) {
    if (outline.spaces.size() > kMostOfFootprint) continue;
    spaces.insert(spaces.end(), outline.spaces.begin(), outline.spaces.end());
  }
  for (const SignAt& sign : overlay.signs) spaces.push_back(sign.at);
  for (const Note& note : overlay.notes) spaces.push_back(note.at);
  return spaces;
}

std::vector<Space> spaces_of(const Overlay& overlay) {
  std::vector<Space> spaces = marked_spaces(overlay);
  for (const Tint& tint : overlay.tints) spaces.push_back(tint.at);
  for (const Outline& outline : overlay.outlines) {
    spaces.insert(spaces.end(), outline.spaces.begin(), outline.spaces.end());
  }
  if (overlay.heat) {
    for (const HeatMap::Item& item : overlay.heat->items) spaces.push_back(item.at);
  }
  return spaces;
}

}  // namespace parapet::viewer
