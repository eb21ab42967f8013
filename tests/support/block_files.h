#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace parapet::testing {

// MagicaVoxel files and schematics of Minecraft, written as their programs do.

using Voxel = std::array<int, 3>;

struct VoxFileModel {
  Voxel size{};
  std::vector<Voxel> voxels;
};

// A model in a scene: how it is turned (the byte of the file) and shifted.
struct VoxFileInstance {
  std::size_t model = 0;
  int turn = 4;  // none
  Voxel shift{};
  bool hidden = false;
};

// Without instances an old file without a scene; `turn` and `shift` of a group around all.
std::string vox_file(const std::vector<VoxFileModel>& models,
                     const std::vector<VoxFileInstance>& instances, int group_turn = 4,
                     Voxel group_shift = {});

// The byte of a turn: the axes that rows 0 and 1 take, and the signs.
int vox_turn_byte(std::array<int, 3> axes, std::array<int, 3> signs);

// Blocks by number of a palette, x fastest, then z (south), then y (up).
struct SchematicFile {
  std::array<int, 3> size{};  // x, y, z
  std::vector<std::string> palette;
  std::vector<int> blocks;
};

std::string gzip(const std::string& text);
std::string sponge_nbt(const SchematicFile& file, int version);  // not packed
std::string old_schematic_nbt(const std::array<int, 3>& size, const std::vector<int>& numbers);

}  // namespace parapet::testing
