#pragma once

#include <string_view>

namespace parapet::scans {

// What a block of Minecraft is to terrain: cubes that are solid or empty.
enum class BlockKind {
  air,      // nothing, or nothing that is seen
  thin,     // plants, water and lava, fire, rails, torches, carpets, ladders, ...: taken as empty
  partial,  // slabs, stairs, fences, panes, doors, ...: taken as a whole cube
  whole
};

// Of a name as in a palette, "minecraft:oak_stairs[facing=east]"; names of other makers are judged
// by the same words.
BlockKind block_kind(std::string_view name);

// Of a number of the old kind, before names (0 to 4095).
BlockKind block_kind(int number) noexcept;

}  // namespace parapet::scans
