#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// The step of rules-realms.md worked out by trying everything: all chains of columns as full
// histories, all squares, all heights one by one. In pegs and half studs, where a peg is two half
// studs across and one unit up. Shares no code with the engine.
namespace parapet::testing {

struct OracleTerrain {
  // Of each column the solid stretches from below: bottom, top.
  std::map<std::pair<int, int>, std::vector<std::pair<int, int>>> columns;
};

struct OraclePlate {
  int x = 0;
  int y = 0;
  int width = 2;
  int depth = 2;
  int height = 0;  // of the space's surface
};

// Values of options that are not the default.
struct OracleOptions {
  bool footprint = false;    // K1
  bool no_climbing = false;  // K3
  bool passage = false;      // K5
  int base = 0;              // K6: 0 leaving, 1 base, 2 higher
  bool harmonise = false;    // K7
  bool total_rise = false;   // K8
  bool total_drop = false;   // K11
  bool adds = false;         // K19
};

struct OracleStep {
  int cost = 0;
  int rise = 0;
  int moves = 0;  // from column to column
  int wounds = 0;
  int obstruction = 0;

  friend auto operator<=>(const OracleStep&, const OracleStep&) = default;
};

// The best way; nothing if there is none. Rooms to stand at the ends are not looked at.
std::optional<OracleStep> oracle_step(const OracleTerrain& terrain, const OraclePlate& from,
                                      const OraclePlate& to, int height,
                                      const OracleOptions& options);

}  // namespace parapet::testing
