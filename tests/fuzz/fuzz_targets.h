#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace parapet::fuzz {

// A reader that is fed with any bytes: of the fuzzer, or of the corpus in an ordinary test.
//   (1) true: the bytes were taken; false: they were refused, by a fault that tells people enough
//   (2) throws BrokenPromise where what was read or answered breaks a promise of its header
//   (3) opens no file on the way
using Target = std::function<bool(std::string_view bytes)>;

Target plan_target();         // the picture of one Level of a tile, a row a line
Target board_target();        // a board file of any game
Target ask_tiles_target();    // a line of the protocol, to boards/yard.board.json
Target ask_bricks_target();   // the same to boards/ford.board.json
Target ask_network_target();  // the same to boards/rails.board.json
Target ldraw_target();        // a model as text, with a small part library
Target archive_target();      // a model as an archive of Studio
Target mesh_target();         // a PLY file
Target transcript_target();   // what happened in a collapse, a line each event
Target scan_target();         // a surface or a cloud, in the formats that are read without packages

struct NamedTarget {
  std::string_view name;  // also of its folder in corpus/
  Target (*make)();
};

std::span<const NamedTarget> all_targets();

}  // namespace parapet::fuzz
