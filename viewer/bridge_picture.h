#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "geometry/numbers/result.h"
#include "viewer/bridge_table.h"
#include "viewer/overlay.h"
#include "viewer/picture.h"

namespace parapet::viewer {

// Pictures of a bridge that grows from both banks of a gap and of a track through a desert, from
// plain data that knows no rule. Players are indexes of the picture's list of them.

struct BridgeLoad {
  double share = 0;  // of what it bears: 0 calm, 1 and more red
  std::string text;  // "64 %"
  bool falls = false;
};

enum class SegmentState { unbegun, current, finished };

struct BridgeSegment {
  std::string name;  // "4"
  SegmentState state = SegmentState::unbegun;
  std::vector<std::string> cost;        // "2 stone"; told where it is not finished
  std::string worth;                    // "2 points"
  std::vector<std::size_t> population;  // whose, each a piece
  std::optional<BridgeLoad> load;
  std::string mark;  // what a ruling says of it: "+2"
  Role mark_tone = Role::allowed;
};

struct BridgeSpan {
  std::string start = "start";  // the names of the banks
  std::string end = "eye";
  std::vector<BridgeSegment> segments;  // from bank to bank
  std::optional<std::string> die_face;  // a die lies on the current segment; empty: not rolled
  std::string gap;                      // what is not spanned yet, "4 segments"; empty: not told
};

struct TrackFort {
  std::string name;
  int points = 0;
  std::vector<std::size_t> garrisons;  // whose
  bool counted = false;                // by a ruling
};

struct TrackRebels {
  std::optional<std::size_t> owner;  // nobody's are free
  int count = 0;
  bool counted = false;  // by a ruling
  int added = 0;         // of the count, by a ruling
};

struct TrackTerritory {
  std::string name;
  bool is_head = false;  // of the Drakhe
  bool has_leader = false;
  bool counts_leader = false;  // by a ruling
  std::vector<TrackFort> forts;
  std::vector<TrackRebels> rebels;  // of each owner once
  std::optional<Role> tint;
};

// An army, and with it an area: its territory and all before it.
struct TrackLegion {
  std::size_t player = 0;
  std::size_t territory = 0;
  std::string note;     // "5 points"; may be empty
  bool marked = false;  // by a ruling
};

struct BridgePicture {
  std::string title;
  std::string verdict;  // a sentence; empty without a ruling
  std::string badge;
  Role tone = Role::allowed;
  std::vector<std::string> players;  // names
  BridgeSpan bridge;
  std::vector<TrackTerritory> territories;  // in the order of the arrows; may be none
  std::vector<TrackLegion> legions;
  std::vector<std::string> facts;  // "12 free rebels in the reserve"
  std::string load_unit;           // of the loads, in the legend
  std::vector<LegendEntry> legend;
  std::optional<BridgeTable> table;
};

inline constexpr PictureSize kBridgeSize{1600, 1200};
inline constexpr PictureSize kBridgeTableSize{2000, 2040};  // with a table

// The size that suits a picture.
PictureSize size_of(const BridgePicture& picture);

// The picture as the bytes of a PNG file: the bridge in soft light, below it the track, its areas
// as bars, below that the table. Whoever a piece belongs to is told by a colour and a letter.
//   (1) the same picture asked twice is the same bytes, on one machine and driver
//   (2) works without a display
// Errors: "bad-picture" (no segments, more than 20 of them, of territories, players, pieces on a
// segment, stacks, dice, boards or slots of one, more than 100 forts, an index of what is not
// there, a size not within 64..8192), "no-graphics", "no-font".
Result<std::string> make_picture(const BridgePicture& picture, PictureSize size);

// Makes the picture and puts it into a file, which appears whole or not at all.
Result<void> write_picture(const BridgePicture& picture, const std::string& path, PictureSize size);

}  // namespace parapet::viewer
