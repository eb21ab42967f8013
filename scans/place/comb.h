#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scans/place/levels.h"

namespace parapet::scans {

// Levels at equal distances: several rows of them (say those that face east and those that face
// west) with one pitch in common, each with a phase of its own.
struct Comb {
  double pitch = 0;
  double pitch_error = 0;                   // one standard deviation
  std::vector<std::vector<double>> phases;  // a row's, from 0 to below the pitch; mostly one
  double residual = 0;                      // root of the mean square over all levels
  double strength = 0;     // 0: levels lie as they would by chance; 1: exactly on the comb
  std::size_t planes = 0;  // levels that lie on it
};

struct CombSearch {
  std::optional<Comb> comb;
  std::string why_not;
};

struct CombLimits {
  double shortest = 0;  // pitch
  double longest = 0;
  // A pitch that is known but for 2 %: the comb may also lie on every second, third or fourth of
  // its levels. Its pitch is then this one.
  std::optional<double> expected;
};

// The comb is the widest one that carries the levels: whatever lies on a pitch lies on its half as
// well. It is refused where
//   - fewer than five levels lie on it, or no row has three
//   - more than 15 % of the levels are off by more than 12 % of the pitch
//   - the root of the mean square is over 25 % of the pitch
//   - levels strewn at random would give as good a comb more often than once in 1,000 times
//   - a comb of another pitch, that is no part of it, is as good
//   - the levels come in groups, at the same places of every second to fifth step: then the pitch
//     could be that of the groups
//   - twice or thrice the pitch carries all but a few, and it leaves out some itself
// Levels count by the root of their weight, so that one large face is not the whole proof.
CombSearch find_comb(const std::vector<std::vector<Level>>& rows, const CombLimits& limits);

}  // namespace parapet::scans
