#pragma once

#include <optional>
#include <string>
#include <vector>

#include "viewer/overlay.h"
#include "viewer/page/canvas.h"

namespace parapet::viewer {

// What the colours mean: rows of swatches with words. `unit` is a pixel of a standard picture.

struct Swatch {
  Colour colour;
  std::string inside;  // written on the swatch
  std::string text;
  bool ends_group = true;
  std::optional<Colour> stripes = std::nullopt;
};

std::vector<Swatch> swatches_of(const Overlay& overlay);
std::vector<Swatch> swatches_of(const std::vector<LegendEntry>& entries);

// Height in pixels in a column of that width; 0 if there is nothing to say.
double legend_height(const Canvas& canvas, const std::vector<Swatch>& swatches, double width,
                     double unit);

void draw_legend(Canvas& canvas, const std::vector<Swatch>& swatches, const PageRect& room,
                 double unit);

}  // namespace parapet::viewer
