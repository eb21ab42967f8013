#include "viewer/page/brick_swatches.h"

#include <algorithm>

#include "viewer/coat_colours.h"
#include "viewer/overlay_colours.h"
#include "viewer/scene/brick_terrain_node.h"

namespace parapet::viewer {
namespace {

Colour scale_colour(const BrickPicture& picture, double share) {
  const auto& coats = picture.overlay->coats;
  const bool is_strain = std::any_of(
      coats.begin(), coats.end(), [](const auto& coated) { return coated.coat == Coat::strained; });
  if (is_strain) return strain_colour(share);
  return picture.is_map ? relief_colour(share) : heat_colour(share);
}

}  // namespace

std::vector<Swatch> swatches_of(const BrickPicture& picture) {
  std::vector<Swatch> swatches;
  if (!picture.overlay) return swatches;
  const BrickOverlay& overlay = *picture.overlay;
  for (const auto& step : overlay.scale) {
    swatches.push_back({scale_colour(picture, step.share), step.text, "", false});
  }
  if (!swatches.empty()) {
    swatches.back().text = overlay.unit;
    swatches.back().ends_group = true;
  }
  for (const auto& meaning : overlay.coat_legend) {
    swatches.push_back(
        {coat_colour(meaning.coat, 0), "", meaning.text, true, coat_stripes(meaning.coat)});
  }
  for (Swatch& swatch : swatches_of(overlay.legend)) swatches.push_back(std::move(swatch));
  return swatches;
}

std::vector<Swatch> joined(std::vector<Swatch> swatches, const std::vector<Swatch>& more) {
  for (const Swatch& swatch : more) {
    const bool known = std::any_of(swatches.begin(), swatches.end(), [&](const Swatch& other) {
      return other.text == swatch.text && other.inside == swatch.inside;
    });
    if (!known) swatches.push_back(swatch);
  }
  return swatches;
}

}  // namespace parapet::viewer
