#pragma once

#include <optional>
#include <string>
#include <vector>

#include "geometry/tiles/place.h"

namespace parapet::viewer {

// What a ruling shows on its board, as plain data that knows no rule: a picture, a window and a
// page draw the same. Spaces need not lie on the board; what is off it is not drawn.

// What a colour means. The legend says it in words.
enum class Role {
  focus,    // what the question is about
  allowed,  // may be entered, reached, chosen
  zone,     // under somebody's eye or control
  danger,   // attacked, falling, forbidden
  former,   // where something was before
  doubt,    // too close to call
};

struct Tint {
  Space at;
  Role role = Role::allowed;
};

// A number on each of many spaces, as a colour from cheap to dear.
struct HeatMap {
  struct Item {
    Space at;
    int value = 0;
  };
  std::string unit;  // "MP"
  std::vector<Item> items;
};

// From the least value of a heat map to the greatest.
struct HeatScale {
  int least = 0;
  int most = 0;

  // 0 for the least, 1 for the greatest.
  double share(int value) const {
    return most == least ? 0 : static_cast<double>(value - least) / (most - least);
  }
};
HeatScale scale_of(const HeatMap& heat);

// A way through spaces, the first where it starts.
struct Ribbon {
  struct Stop {
    Space at;
    std::string label;         // "3": written on it; empty = none
    bool through_air = false;  // the step to this stop is flown
  };
  std::vector<Stop> stops;
  Role role = Role::allowed;
};

struct Arrow {
  Space from;
  Space to;
  Role role = Role::allowed;
};

// The rim round spaces of one Level that belong together: a footprint, a piece of a layout.
struct Outline {
  std::vector<Space> spaces;
  Role role = Role::focus;
  std::string label;  // written in it
};

enum class Sign { burst, cross, check };

struct SignAt {
  Space at;
  Sign sign = Sign::burst;
  std::string label;  // "2", at the sign; empty = none
};

// A name that points at a space.
struct Note {
  Space at;
  std::string text;
};

struct LegendEntry {
  Role role = Role::allowed;
  std::string text;
};

struct Overlay {
  std::string badge;  // the word before the verdict, "9 MP"; empty = none
  Role tone = Role::allowed;
  std::vector<Tint> tints;  // a later one lies on an earlier one
  std::optional<HeatMap> heat;
  std::vector<Ribbon> ribbons;
  std::vector<Arrow> arrows;
  std::vector<Outline> outlines;
  std::vector<SignAt> signs;
  std::vector<Note> notes;
  std::vector<LegendEntry> legend;
  bool full_height = false;  // Levels above what is shown are not cut away
};

// Every space that something of the overlay lies on or ends at.
std::vector<Space> spaces_of(const Overlay& overlay);

// Those that a line, sign or name marks: few, and to be seen whatever else is.
std::vector<Space> marked_spaces(const Overlay& overlay);

}  // namespace parapet::viewer
