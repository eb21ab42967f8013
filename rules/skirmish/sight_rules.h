#pragma once

#include <cstdint>

#include "rules/options.h"

namespace parapet::skirmish {

// The readings of true line of sight (rules-skirmish.md, options), as plain fields.
struct SightRules {
  enum class Eye : std::uint8_t { own, top, middle };
  enum class Figures : std::uint8_t { block, foes, ignore };

  Eye eye = Eye::own;                // OPT-W1
  bool half_of_height = false;       // OPT-W2: cover counts the height seen, not the area
  bool half_is_cover = false;        // OPT-W3: exactly half seen is cover
  Figures figures = Figures::block;  // OPT-W4
  bool base_counts = true;           // OPT-W5
  bool touching_is_open = false;     // OPT-W6: figures that touch see each other, without cover

  static SightRules from(const Options& options);
};

}  // namespace parapet::skirmish
