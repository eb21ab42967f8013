#include "viewer/page/scan_swatches.h"

#include <algorithm>

#include "viewer/scan_colours.h"

namespace parapet::viewer {
namespace {

bool means_the_same(const ScanLayer& a, const ScanLayer& b) {
  return a.tone == b.tone && a.meaning == b.meaning;
}

// As it looks on paper.
Colour opaque(const Colour& colour) {
  return with_alpha(blend(colours::kTable, colour, colour.a()), 1);
}

void add_scale(double low, double high, const std::string& meaning, std::vector<Swatch>& swatches) {
  constexpr int kSteps = 5;
  for (int step = 0; step < kSteps; ++step) {
    const double level = low + (high - low) * step / (kSteps - 1);
    swatches.push_back({colour_of(ScanTone::standing, level), "", "", false});
  }
  swatches.back().text = meaning;
  swatches.back().ends_group = true;
}

}  // namespace

std::vector<Swatch> swatches_of(const ScanPicture& picture) {
  std::vector<Swatch> swatches;
  for (std::size_t n = 0; n < picture.layers.size(); ++n) {
    const ScanLayer& layer = picture.layers[n];
    if (layer.meaning.empty()) continue;
    const auto before = picture.layers.begin() + static_cast<std::ptrdiff_t>(n);
    const auto alike = [&layer](const ScanLayer& other) { return means_the_same(layer, other); };
    if (std::any_of(picture.layers.begin(), before, alike)) continue;
    double low = layer.level;
    double high = layer.level;
    for (const ScanLayer& other : picture.layers) {
      if (!alike(other)) continue;
      low = std::min(low, other.level);
      high = std::max(high, other.level);
    }
    if (layer.tone == ScanTone::standing && low < high) {
      add_scale(low, high, layer.meaning, swatches);
    } else {
      swatches.push_back({opaque(colour_of(layer.tone, layer.level)), "", layer.meaning, true,
                          stripes_of(layer.tone)});
    }
  }
  return swatches;
}

}  // namespace parapet::viewer
