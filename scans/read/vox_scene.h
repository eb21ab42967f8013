#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/numbers/result.h"

namespace parapet::scans {

// A model of a .vox file: its size, and its voxels as in the file, 4 bytes each (x, y, z, colour).
struct VoxModel {
  std::array<int, 3> size{};
  std::string_view voxels;
};

// A turn by right angles, mirrored or not: row r is sign[r] times coordinate axis[r].
struct VoxTurn {
  std::array<int, 3> axis{0, 1, 2};
  std::array<int, 3> sign{1, 1, 1};

  std::array<std::int64_t, 3> operator()(const std::array<std::int64_t, 3>& p) const noexcept;
  friend VoxTurn operator*(const VoxTurn& a, const VoxTurn& b) noexcept;  // first b, then a
};

// From the byte that a node writes it in; nothing where that is no turn.
std::optional<VoxTurn> vox_turn(int byte) noexcept;

// A model as it stands in the scene. The turn goes about the corner of voxels at half the size,
// rounded down; that corner then comes to `at`.
struct VoxInstance {
  std::size_t model = 0;
  VoxTurn turn;
  std::array<std::int64_t, 3> at{};
};

// The place of a voxel of an instance, by its lowest corner.
std::array<std::int64_t, 3> place_of(const VoxInstance& instance, const std::array<int, 3>& size,
                                     const std::array<int, 3>& voxel) noexcept;

// What a .vox file holds. Without a scene the first model stands by itself.
struct VoxScene {
  std::vector<VoxModel> models;
  std::vector<VoxInstance> instances;
  std::size_t hidden = 0;   // instances that are hidden, by themselves or by their layer
  bool has_frames = false;  // an animation: its first frame was taken
  int version = 0;
};

// Views into `bytes`.
// Errors: "bad-scan" with the byte, "limit" for more than 100,000 instances or nodes 256 deep.
Result<VoxScene> read_vox_scene(std::string_view bytes, const std::string& path);

}  // namespace parapet::scans
