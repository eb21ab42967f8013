#include "scans/read/read_vox.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "scans/read/read_faults.h"
#include "scans/read/vox_scene.h"

namespace parapet::scans {
namespace {

using Place = std::array<std::int64_t, 3>;

// Of the models in the scene, whole, from the lowest corner to beyond the highest.
struct Extent {
  Place low{std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::max(),
            std::numeric_limits<std::int64_t>::max()};
  Place high{std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::min(),
             std::numeric_limits<std::int64_t>::min()};

  void add(const Place& cube) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      low[axis] = std::min(low[axis], cube[axis]);
      high[axis] = std::max(high[axis], cube[axis] + 1);
    }
  }
};

Extent extent_of(const VoxScene& scene) {
  Extent extent;
  for (const VoxInstance& instance : scene.instances) {
    const std::array<int, 3>& size = scene.models[instance.model].size;
    extent.add(place_of(instance, size, {0, 0, 0}));
    extent.add(place_of(instance, size, {size[0] - 1, size[1] - 1, size[2] - 1}));
  }
  return extent;
}

}  // namespace

bool is_vox(std::string_view bytes) {
  return bytes.substr(0, 4) == "VOX " && bytes.substr(0, 12).ends_with("MAIN");
}

Result<Scan> read_vox(std::string_view bytes, const std::string& path, const ReadLimits& limits) {
  const Result<VoxScene> scene = read_vox_scene(bytes, path);
  if (!scene) return Failure(scene.error());
  if (scene->instances.empty()) return bad_scan(path, "the scene", "no model to be seen", "one");
  std::size_t voxels = 0;
  for (const VoxInstance& instance : scene->instances) {
    voxels += scene->models[instance.model].voxels.size() / 4;
  }
  const Extent extent = extent_of(*scene);
  Blocks blocks;
  std::size_t cubes = 1;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const auto side = static_cast<std::size_t>(extent.high[axis] - extent.low[axis]);
    cubes = side > kMostCubes / cubes ? kMostCubes + 1 : cubes * side;
    if (cubes > kMostCubes || voxels > 4 * limits.most_points) {
      return over_limit(path, "the scene", "models too far apart, or too many",
                        "a box of at most " + std::to_string(kMostCubes) + " cubes around all");
    }
    blocks.size[axis] = static_cast<int>(side);
  }
  blocks.solid.assign(cubes, 0);
  for (const VoxInstance& instance : scene->instances) {
    const VoxModel& model = scene->models[instance.model];
    for (std::size_t at = 0; at < model.voxels.size(); at += 4) {
      std::array<int, 3> voxel{};
      for (std::size_t axis = 0; axis < 3; ++axis) {
        voxel[axis] = static_cast<unsigned char>(model.voxels[at + axis]);
        if (voxel[axis] >= model.size[axis]) {
          return bad_scan(path, "model " + std::to_string(instance.model), "a voxel outside of it",
                          "all voxels inside its size");
        }
      }
      const Place place = place_of(instance, model.size, voxel);
      std::size_t index = 0;
      for (const std::size_t axis : {std::size_t{2}, std::size_t{1}, std::size_t{0}}) {
        index = index * static_cast<std::size_t>(blocks.size[axis]) +
                static_cast<std::size_t>(place[axis] - extent.low[axis]);
      }
      blocks.solid[index] = 1;
    }
  }
  Scan scan;
  scan.format = "MagicaVoxel " + std::to_string(scene->version);
  scan.up = UpAxis::z;
  if (scene->hidden > 0) {
    scan.notes.push_back(counted(scene->hidden, "hidden model") +
                         (scene->hidden == 1 ? " was" : " were") + " left out.");
  }
  if (scene->has_frames) {
    scan.notes.push_back("It is an animation; its first frame was taken.");
  }
  scan.shape = std::move(blocks);
  return scan;
}

}  // namespace parapet::scans
