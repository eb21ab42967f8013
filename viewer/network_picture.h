#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "geometry/numbers/result.h"
#include "geometry/solids/body.h"
#include "viewer/brick_picture.h"
#include "viewer/overlay.h"
#include "viewer/picture.h"

namespace parapet::viewer {

// Pictures of a network of routes over places, from plain data that knows no rule. Lengths are in
// ticks: x east, y south, z up.

struct NetworkLocation {
  std::string id;
  std::string name;
  std::string territory;
  std::optional<BrickPoint> at;  // nothing: laid out for the picture
  bool has_token = false;
  std::optional<Role> role = std::nullopt;  // a rim in its colour
};

// A place on the routes, over a location.
struct NetworkStop {
  std::string id;
  std::size_t location = 0;
  std::optional<BrickPoint> at;             // nothing: over its location
  std::optional<Role> role = std::nullopt;  // of its disc
};

struct NetworkRail {
  std::size_t from = 0;  // stops
  std::size_t to = 0;
  std::vector<BrickPoint> bends;            // on the way; not used where a stop has no place
  std::optional<double> share;              // a chance from 0 to 1: the colour of its band
  std::optional<Role> role = std::nullopt;  // instead of a share: it is what the picture is about
  std::vector<std::string> label;           // "91/216 = 42.1 %"; empty: none
};

struct NetworkUnit {
  std::string id;
  std::string side;
  std::size_t location = 0;
};

// A card that points at a stop.
struct NetworkNote {
  std::size_t stop = 0;
  std::vector<std::string> lines;
  Role role = Role::focus;
};

// A length in space that was measured, with its ends and a card at its middle.
struct NetworkMeasure {
  BrickPoint from;
  BrickPoint to;
  std::vector<std::string> label;
  Role role = Role::focus;
};

// What a picture shows. What the spans refer to must outlive the call.
struct NetworkPicture {
  std::vector<NetworkLocation> locations;
  std::vector<std::pair<std::size_t, std::size_t>> adjacent;  // locations
  std::vector<NetworkStop> stops;
  std::vector<NetworkRail> rails;
  std::vector<NetworkUnit> units;
  std::span<const BrickPiece> pieces;  // terrain
  std::span<const Body> bodies;
  std::vector<NetworkNote> notes;
  std::vector<NetworkMeasure> measures;
  std::vector<std::size_t> glowing;  // pieces that a measure ends at
  std::string title;
  std::string verdict;
  std::string badge;
  Role tone = Role::allowed;
  std::string share_meaning;  // "chance to arrive alive with 3 cards", before the bands
  std::vector<LegendEntry> legend;
};

// The picture as the bytes of a PNG file: places as plates whose shape and colour are those of
// their territory, lines on the ground where one may walk, over them stops on masts and rails as
// tubes, below that what the colours mean. A rail with a chance wears the colour of its band, and
// the more dark rings the smaller the chance is.
//   (1) the same picture asked twice is the same bytes, on one machine and driver
//   (2) works without a display
//   (3) places that are missing are laid out by territory, the same each time, and the legend says
//       so
// Errors: "bad-picture" (no location, a mark on what is not there, too much to draw, a size not
// within 64..8192), "no-graphics", "no-font".
Result<std::string> make_picture(const NetworkPicture& picture, PictureSize size = {});

// Makes the picture and puts it into a file, which appears whole or not at all.
Result<void> write_picture(const NetworkPicture& picture, const std::string& path,
                           PictureSize size = {});

}  // namespace parapet::viewer
