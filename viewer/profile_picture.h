#pragma once

#include <string>
#include <vector>

#include "geometry/numbers/result.h"
#include "viewer/overlay.h"
#include "viewer/picture.h"

namespace parapet::viewer {

// The side view of a step: what is walked on and climbed over, as plain data that knows no rule.
// Lengths are in pegs.
struct ProfilePicture {
  enum class Kind { surface, obstruction };
  struct Part {  // from west to east as drawn
    Kind kind = Kind::surface;
    double length = 1;
    double height = 0;
    std::string label;  // "4 4/5"; empty = none
    std::string name;   // "B2", below the ground; empty = none
  };
  struct Change {            // between two parts
    std::size_t before = 0;  // the part on its left
    std::size_t after = 0;
    std::string label;  // "up 3", "drop 12: 2 wounds"
    Role role = Role::allowed;
  };
  struct Limit {  // a height over the part where the step starts
    double above = 0;
    std::string label;  // "2 pegs"
    Role role = Role::zone;
  };

  std::vector<Part> parts;
  std::vector<Change> changes;
  std::vector<Limit> limits;
  double unit_height = 0;    // of the figure, drawn as a bar where it starts and ends
  std::string unit_label;    // "knight, 10 pegs"
  double rise_of_run = 0.5;  // a peg up as a share of a peg across
  std::string title;
  std::string verdict;
  std::string badge;
  Role tone = Role::allowed;
  std::vector<LegendEntry> legend;
};

// As a PNG file's bytes. Errors: "bad-picture" (no part, a length that is not positive, a size not
// within 64..8192), "no-graphics", "no-font".
Result<std::string> make_picture(const ProfilePicture& picture, PictureSize size = {});

Result<void> write_picture(const ProfilePicture& picture, const std::string& path,
                           PictureSize size = {});

}  // namespace parapet::viewer
