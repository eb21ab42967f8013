#pragma once

#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "scans/read/read_scan.h"

namespace parapet::scans {

// Buildings of Minecraft: Sponge schematics of versions 1 to 3 (.schem) and the older .schematic.
// Blocks are x east, y north, z up. What is solid, says block_kinds.h; what was taken as empty or
// as a whole cube though it is less, is told. Errors: "bad-scan", "limit" (of what it unpacks to,
// too).
Result<Scan> read_schematic(std::string_view bytes, const std::string& path,
                            const ReadLimits& limits);

// Do the bytes, packed or not, open as such a file? Unpacks a little of them.
bool is_schematic(std::string_view bytes);

}  // namespace parapet::scans
