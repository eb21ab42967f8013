#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/numbers/point.h"
#include "geometry/numbers/result.h"
#include "physics/collapse/rounded_pose.h"
#include "physics/stability/who_stands.h"
#include "rules/files/json/json_value.h"

namespace parapet::collapse {

// A collapse as `"format": "parapet-transcript/1"` tells it (formats.md, transcripts). Pieces are
// named by their ids: whether a board has them is for those who know the board.
struct Transcript {
  struct Loosened {
    std::string id;
    physics::Why why = physics::Why::no_path;
    std::string load_factor;  // "0.8421"; empty: none is told
    friend bool operator==(const Loosened&, const Loosened&) = default;
  };
  struct Body {  // pieces that fall as one
    std::string name;
    std::vector<std::string> ids;
    Point from;                            // its centre before
    Point to;                              // and after
    std::optional<std::size_t> broke_off;  // of which of the bodies
    friend bool operator==(const Body&, const Body&) = default;
  };
  struct Placed {
    std::size_t body = 0;
    physics::RoundedPose pose;
    friend bool operator==(const Placed&, const Placed&) = default;
  };
  struct Frame {
    int at_ms = 0;
    std::vector<Placed> poses;
    friend bool operator==(const Frame&, const Frame&) = default;
  };
  struct Fall {
    std::string unit;
    bool is_hit = false;  // by what comes down; else it falls with what it stood on
    JsonValue told;       // as in the answer
    friend bool operator==(const Fall&, const Fall&) = default;
  };

  std::string board;       // digest of the board as asked
  std::size_t pieces = 0;  // that it had
  std::vector<std::string> removed;
  std::vector<Loosened> loosened;  // in the order in which they came loose
  std::vector<Body> bodies;
  std::vector<Frame> frames;  // the first one before the fall, the last one at rest
  std::vector<Fall> falls;
  std::size_t standing = 0;
  int end_ms = 0;
  bool at_rest = true;

  friend bool operator==(const Transcript&, const Transcript&) = default;
};

inline constexpr std::size_t kMostTranscriptBytes = std::size_t{256} << 20U;
inline constexpr std::size_t kMostTranscriptLines = 1'000'000;
inline constexpr int kMostTranscriptTime = 3'600'000;            // milliseconds
inline constexpr std::int64_t kMostMicrometres = 1'000'000'000;  // from the middle of the board

// As lines of JSON. The same transcript is the same bytes.
std::string write_transcript(const Transcript& transcript);

// Reads it back; `file` is the name used in errors. Nothing is half read:
//   (1) read_transcript(write_transcript(t)) is t
//   (2) bodies and pieces are named once, and pieces = removed + those of bodies + standing
//   (3) frames go forwards in time from 0 to the end; a frame has all bodies of the one before, the
//       first one those that broke off no other, the last one all
//   (4) every turn has length 1, but for its rounding
// Errors, with the line as a part of their place: those of parse_json and JsonCursor;
// "wrong-format"; "bad-transcript" for events that are missing, out of order or do not fit each
// other; "unknown-id" for a body that is none; "limit".
Result<Transcript> read_transcript(std::string_view text, std::string_view file);

// The same of a file. Errors of read_whole_file too.
Result<Transcript> open_transcript(const std::string& path);

}  // namespace parapet::collapse
