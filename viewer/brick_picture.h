#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "geometry/bricks/brick_model.h"
#include "geometry/numbers/result.h"
#include "geometry/solids/body.h"
#include "rules/facing.h"
#include "viewer/overlay.h"
#include "viewer/picture.h"

namespace parapet::viewer {

// Pictures of brick boards, from plain data that knows no rule. Lengths are in ticks, in the axes
// of boards: x east, y south, z up.

struct BrickPoint {
  double x = 0;
  double y = 0;
  double z = 0;
};

// One piece of the terrain. Its shapes are the bodies whose `piece` is its place in the list.
struct BrickPiece {
  std::string id;
  PartColour colour;
  std::vector<Connector> studs;
  bool is_scan = false;  // a mesh that is solid, its triangles seen from their own side
};

// The standing plate of a space, at the height of its surface.
struct BrickSpace {
  std::string name;
  double west = 0;
  double north = 0;
  double east = 0;
  double south = 0;
  double height = 0;
  std::optional<int> column;  // of the board's grid, for the coordinates of the map
  std::optional<int> row;
};

struct BrickUnit {
  std::string id;
  std::string side;
  std::string place;  // "C4"
  BrickPoint foot;
  double width = 160;   // of its base, at most
  double height = 400;  // from foot to crown
  std::optional<Facing> facing;
  bool airborne = false;  // a token that hovers
  // Its own, standing as it is written and looking north; else it is a pawn.
  std::shared_ptr<const BrickModel> model = nullptr;
};

// A piece that is elsewhere than its bodies say: what is at p is at to + turn * (p - from).
struct BrickPose {
  std::size_t piece = 0;
  BrickPoint from;
  BrickPoint to;
  std::array<double, 4> turn{0, 0, 0, 1};  // a quaternion x, y, z, w of length 1
};

// What a piece is painted in where a ruling tells of it.
enum class Coat {
  strained,    // stands; on a scale from calm over amber to red
  failing,     // does not stand: red, with stripes
  removed,     // is taken away: it glows
  cut_off,     // comes loose because nothing carries it
  toppling,    // comes loose because it gives way
  broken_off,  // comes loose by a blow
};

// What a ruling shows on a brick board.
struct BrickOverlay {
  struct Tint {
    std::size_t space = 0;
    Role role = Role::allowed;
  };
  struct Value {  // a number on a space, on a colour from 0 to 1
    std::size_t space = 0;
    std::string text;
    double share = 0;
  };
  struct Way {  // through places, the first where it starts
    struct Stop {
      BrickPoint at;
      std::string label;
      bool through_air = false;  // the step to this stop is flown
    };
    std::vector<Stop> stops;
    Role role = Role::allowed;
  };
  struct Ray {
    BrickPoint from;
    BrickPoint to;
    bool clear = true;
    std::optional<double> decided_at;  // on the way, 0 to 1: from there on it is broken
    bool thin = false;
  };
  struct Glow {  // a piece that blocks
    std::size_t piece = 0;
    bool decisive = true;
    std::string label;
  };
  struct Mark {  // a point: where it was decided, where was looked at
    BrickPoint at;
    std::optional<bool> good;  // green or red; nothing: the deciding point
    std::vector<std::string> label;
    bool plain = false;  // a small dark point, whatever else
  };
  struct Strip {  // a lane over the ground, with the height that nothing in it may exceed
    std::vector<BrickPoint> corners;
    double limit = 0;  // ticks above the corners; 0: none
    Role role = Role::allowed;
  };
  struct Target {  // the box that is looked at, in the colour of what is not seen
    BrickPoint low;
    BrickPoint high;
  };
  struct Patch {  // a flat convex part of a target that is seen
    std::vector<BrickPoint> corners;
  };
  struct EyeView {  // a target as an eye sees it; x to the right, y up, of any scale
    struct Part {
      std::vector<std::array<double, 2>> corners;  // of a convex polygon
      bool seen = false;
    };
    std::string title;
    std::vector<Part> parts;  // a later one lies on an earlier one
  };
  struct Coated {
    std::size_t piece = 0;
    Coat coat = Coat::strained;
    double share = 0;  // of a strained one: 0 calm, 1 and more red
  };
  struct CoatMeaning {  // in the legend
    Coat coat = Coat::strained;
    std::string text;
  };
  struct Arrow {  // from where something was to where it is
    BrickPoint from;
    BrickPoint to;
    Role role = Role::danger;
  };
  struct Note {
    BrickPoint at;
    std::vector<std::string> lines;
  };
  struct Step {  // of the scale of values, or of strained pieces
    std::string text;
    double share = 0;
  };

  std::string badge;
  Role tone = Role::allowed;
  std::vector<Tint> tints;
  std::vector<Value> values;
  std::vector<Step> scale;
  std::string unit;  // of the values, in the legend
  std::vector<Way> ways;
  std::vector<Ray> rays;
  std::vector<Glow> glows;
  std::vector<Mark> marks;
  std::vector<Strip> strips;
  std::vector<Target> targets;
  std::vector<Patch> patches;
  std::optional<EyeView> eye_view;
  std::vector<Coated> coats;
  std::vector<CoatMeaning> coat_legend;
  std::vector<Arrow> arrows;
  std::vector<Note> notes;
  std::vector<LegendEntry> legend;
};

// What a picture shows. What the spans refer to must outlive the call.
struct BrickPicture {
  std::span<const BrickPiece> pieces;
  std::span<const Body> bodies;
  std::vector<BrickSpace> spaces;
  std::vector<BrickUnit> units;
  std::string title;
  std::string verdict;
  std::optional<BrickOverlay> overlay;
  std::vector<BrickPose> poses;  // of pieces that are elsewhere, each once
  bool is_map = false;           // the view from above alone, in the colours of a relief map
};

// The picture as the bytes of a PNG file: the board in soft light, beside it the same from above
// with coordinates, below that what the colours mean. Pieces that hide what the overlay marks are
// drawn as glass, but for pieces that are painted; of a large board the neighbourhood of what is
// marked or painted is shown, the whole of it where pieces are on the scale of strain.
//   (1) the same picture asked twice is the same bytes, on one machine and driver
//   (2) works without a display
// Errors: "bad-picture" (nothing to see, a mark on what is not there, size not within 64..8192),
// "no-graphics", "no-font".
Result<std::string> make_picture(const BrickPicture& picture, PictureSize size = {});

// Makes the picture and puts it into a file, which appears whole or not at all.
Result<void> write_picture(const BrickPicture& picture, const std::string& path,
                           PictureSize size = {});

}  // namespace parapet::viewer
