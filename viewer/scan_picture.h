#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "geometry/numbers/result.h"
#include "viewer/picture.h"

namespace parapet::viewer {

// Pictures of a scan on its way to terrain, from plain data that knows no step of it. Lengths are
// of any one unit, x east, y south, z up.

// What a part of a scan is, and so its colour.
enum class ScanTone {
  plain,     // as it was read
  kept,      // of a cleaned surface, unchanged
  filled,    // a hole that was filled
  capped,    // walls and bottom down to the base
  flipped,   // turned inside out, and turned back
  dropped,   // taken away
  standing,  // where one can stand; shaded from low to high by `level`
  ledge,     // likewise, but only as narrow as a plate
  bridge,    // likewise, with room below
};

struct ScanLayer {
  ScanTone tone = ScanTone::plain;
  double level = 0;     // of `standing`: 0 lowest, 1 highest
  std::string meaning;  // in the legend; empty: it is not in it
  std::vector<std::array<double, 3>> points;
  std::vector<std::array<std::uint32_t, 3>> faces;  // none: the points alone are drawn
};

struct ScanPicture {
  std::string title;    // "As it was read"
  std::string caption;  // a sentence
  std::vector<ScanLayer> layers;
  std::optional<double> grid;    // the pitch of a lattice, drawn on the ground from the origin
  std::optional<double> figure;  // the height of a figure drawn beside it, for scale
};

// The picture as the bytes of a PNG file, seen from where it shows most. As make_picture().
Result<std::string> make_scan_picture(const ScanPicture& picture, PictureSize size = {});

}  // namespace parapet::viewer
