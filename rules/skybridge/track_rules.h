#pragma once

#include "rules/options.h"

namespace parapet::skybridge {

// The readings of track and bridge (rules-skybridge.md, options), as plain fields. OPT-B4 has one
// value: a leader that shares a territory with legions does nothing to them.
struct TrackRules {
  bool unlimited_free_rebels = false;  // OPT-B1: the reserve of free rebels never runs out
  bool tokens_complete = false;  // OPT-B2: the third free rebel completes a segment, no round does
  bool one_garrison_in_all = false;  // OPT-B3: a fortification holds one garrison, whoever's

  static TrackRules from(const Options& options);
};

}  // namespace parapet::skybridge
