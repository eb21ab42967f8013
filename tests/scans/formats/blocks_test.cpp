#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <set>
#include <string>

#include "scans/read/block_kinds.h"
#include "scans/read/read_schematic.h"
#include "scans/read/read_vox.h"
#include "tests/support/block_files.h"

using namespace parapet;
using namespace parapet::scans;
using namespace parapet::testing;

namespace {

Scan vox(const std::string& bytes) {
  const Result<Scan> scan = read_vox(bytes, "model.vox", ReadLimits{});
  INFO((scan ? std::string() : to_text(scan.error())));
  REQUIRE(scan);
  return *scan;
}

Fault vox_fault(const std::string& bytes) {
  const Result<Scan> scan = read_vox(bytes, "model.vox", ReadLimits{});
  REQUIRE_FALSE(scan);
  return scan.error();
}

std::set<Voxel> solid(const Scan& scan) {
  const Blocks& blocks = std::get<Blocks>(scan.shape);
  std::set<Voxel> places;
  std::size_t index = 0;
  for (int z = 0; z < blocks.size[2]; ++z) {
    for (int y = 0; y < blocks.size[1]; ++y) {
      for (int x = 0; x < blocks.size[0]; ++x) {
        if (blocks.solid.at(index++) != 0) places.insert({x, y, z});
      }
    }
  }
  REQUIRE(index == blocks.solid.size());
  return places;
}

// From their lowest corner.
std::set<Voxel> settled(const std::set<Voxel>& places) {
  Voxel low{1000, 1000, 1000};
  for (const Voxel& place : places) {
    for (std::size_t axis = 0; axis < 3; ++axis) low[axis] = std::min(low[axis], place[axis]);
  }
  std::set<Voxel> result;
  for (const Voxel& p : places) result.insert({p[0] - low[0], p[1] - low[1], p[2] - low[2]});
  return result;
}

// An L of 3 x 2 x 1: no turn but none leaves it as it is.
const VoxFileModel kL{{3, 2, 1}, {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {2, 1, 0}}};

struct Turn {
  std::array<int, 3> axes;
  std::array<int, 3> signs;
};

std::vector<Turn> turns(bool mirrored) {
  std::vector<Turn> result;
  std::array<int, 3> axes{0, 1, 2};
  do {
    const int swaps =
        (axes[0] > axes[1] ? 1 : 0) + (axes[0] > axes[2] ? 1 : 0) + (axes[1] > axes[2] ? 1 : 0);
    for (int bits = 0; bits < 8; ++bits) {
      const std::array<int, 3> signs{(bits & 1) != 0 ? -1 : 1, (bits & 2) != 0 ? -1 : 1,
                                     (bits & 4) != 0 ? -1 : 1};
      const int product = signs[0] * signs[1] * signs[2] * (swaps % 2 == 0 ? 1 : -1);
      if ((product < 0) == mirrored) result.push_back({axes, signs});
    }
  } while (std::next_permutation(axes.begin(), axes.end()));
  return result;
}

// Where MagicaVoxel shows a voxel: its middle is turned about the corner at half the size, rounded
// down, shifted, and lies in a cube. In halves, which floating point holds exactly.
Voxel shown(const Voxel& voxel, const Voxel& size, const Turn& turn, const Voxel& shift) {
  std::array<double, 3> middle{};
  for (std::size_t axis = 0; axis < 3; ++axis) {
    middle[axis] = voxel[axis] + 0.5 - std::floor(size[axis] / 2.0);
  }
  Voxel result{};
  for (std::size_t row = 0; row < 3; ++row) {
    const double turned = turn.signs[row] * middle[static_cast<std::size_t>(turn.axes[row])];
    result[row] = static_cast<int>(std::floor(turned)) + shift[row];
  }
  return result;
}

}  // namespace

TEST_CASE("a MagicaVoxel model without a scene is read") {
  const Scan scan = vox(vox_file({kL}, {}));
  CHECK(std::get<Blocks>(scan.shape).size == std::array<int, 3>{3, 2, 1});
  CHECK(solid(scan) == std::set<Voxel>(kL.voxels.begin(), kL.voxels.end()));
  CHECK(scan.format == "MagicaVoxel 150");
  CHECK(scan.up == UpAxis::z);
}

// Others are off by one where a size is odd.
TEST_CASE("a turned model stands where it should beside one that is not turned") {
  CHECK(turns(false).size() == 24);
  const VoxFileModel cube{{1, 1, 1}, {{0, 0, 0}}};
  for (const bool mirrored : {false, true}) {
    for (const Turn& turn : turns(mirrored)) {
      for (const VoxFileModel& model :
           {kL, VoxFileModel{{3, 2, 2}, {{0, 0, 0}, {2, 1, 1}, {1, 0, 1}}},
            VoxFileModel{{4, 3, 5}, {{0, 0, 0}, {3, 2, 4}, {1, 2, 0}, {0, 1, 4}}}}) {
        const int byte = vox_turn_byte(turn.axes, turn.signs);
        INFO("turn " << byte << ", size " << model.size[0] << model.size[1] << model.size[2]);
        const Voxel shift{7, -3, 2};
        std::set<Voxel> expected{shown({0, 0, 0}, cube.size, {{0, 1, 2}, {1, 1, 1}}, {0, 0, 0})};
        for (const Voxel& voxel : model.voxels) {
          expected.insert(shown(voxel, model.size, turn, shift));
        }
        const Scan scan = vox(vox_file({model, cube}, {{0, byte, shift}, {1, 4, {0, 0, 0}}}));
        REQUIRE(settled(solid(scan)) == settled(expected));
      }
    }
  }
}

TEST_CASE("a turned group turns what it holds") {
  const VoxFileModel cube{{1, 1, 1}, {{0, 0, 0}}};
  for (const Turn& outer : turns(false)) {
    const Turn inner{{1, 0, 2}, {-1, 1, 1}};
    std::set<Voxel> expected;
    for (const Voxel& voxel : kL.voxels) {
      // The middle of the voxel goes through both turns before it is put into a cube.
      const Voxel shift{5, 1, 0};
      std::array<double, 3> place{};
      for (std::size_t row = 0; row < 3; ++row) {
        const auto axis = static_cast<std::size_t>(inner.axes[row]);
        place[row] =
            inner.signs[row] * (voxel[axis] + 0.5 - std::floor(kL.size[axis] / 2.0)) + shift[row];
      }
      Voxel result{};
      for (std::size_t row = 0; row < 3; ++row) {
        result[row] = static_cast<int>(
            std::floor(outer.signs[row] * place[static_cast<std::size_t>(outer.axes[row])]));
      }
      expected.insert(result);
    }
    std::array<double, 3> middle{0.5, 0.5, 0.5};
    Voxel result{};
    for (std::size_t row = 0; row < 3; ++row) {
      result[row] = static_cast<int>(
          std::floor(outer.signs[row] * middle[static_cast<std::size_t>(outer.axes[row])]));
    }
    expected.insert(result);
    const Scan scan = vox(vox_file(
        {kL, cube}, {{0, vox_turn_byte(inner.axes, inner.signs), {5, 1, 0}}, {1, 4, {0, 0, 0}}},
        vox_turn_byte(outer.axes, outer.signs), {3, 4, 5}));
    REQUIRE(settled(solid(scan)) == settled(expected));
  }
}

TEST_CASE("hidden models and later frames are left out and told") {
  const VoxFileModel cube{{1, 1, 1}, {{0, 0, 0}}};
  const Scan hidden = vox(vox_file({kL, cube}, {{0, 4, {0, 0, 0}}, {1, 4, {90, 0, 0}, true}}));
  CHECK(std::get<Blocks>(hidden.shape).size == std::array<int, 3>{3, 2, 1});
  REQUIRE(hidden.notes.size() == 1);
  CHECK(hidden.notes[0] == "1 hidden model was left out.");
  const Scan frames = vox(vox_file({cube, kL}, {}));
  CHECK(solid(frames).size() == 1);
  REQUIRE(frames.notes.size() == 1);
  CHECK(frames.notes[0].find("animation") != std::string::npos);
}

TEST_CASE("a MagicaVoxel file that cannot be read says why") {
  CHECK(vox_fault("VOX").code == "bad-scan");
  CHECK(vox_fault(vox_file({}, {})).code == "bad-scan");
  CHECK(vox_fault(vox_file({{{3, 2, 1}, {{3, 0, 0}}}}, {})).found == "a voxel outside of it");
  CHECK(vox_fault(vox_file({{{0, 2, 1}, {}}}, {})).code == "bad-scan");
  CHECK(vox_fault(vox_file({{{257, 2, 1}, {}}}, {})).code == "bad-scan");
  CHECK(vox_fault(vox_file({kL}, {{0, 5, {}}})).code == "bad-scan");  // no turn: one axis twice
  CHECK(vox_fault(vox_file({kL}, {{3, 4, {}}})).code == "bad-scan");  // a model that is not there
  CHECK(vox_fault(vox_file({kL}, {{0, 4, {}, true}})).code == "bad-scan");
  CHECK(vox_fault(vox_file({kL}, {{0, 4, {-900'000, 0, 0}}, {0, 4, {900'000, 9'000, 0}}})).code ==
        "limit");
}

TEST_CASE("a scene whose nodes hold each other ends") {
  // The group's only child is the transform above it.
  std::string bytes = vox_file({kL}, {{0, 4, {}}});
  const std::size_t group = bytes.find("nGRP");
  REQUIRE(group != std::string::npos);
  bytes[group + 12 + 12] = 0;
  CHECK(vox_fault(bytes).code == "limit");
}

TEST_CASE("a schematic is read in each of its versions") {
  // Two wide (east), three high, two long (south): a stone at the north-east, a pillar south-west.
  SchematicFile file{{2, 3, 2},
                     {"minecraft:air", "minecraft:stone", "minecraft:oak_log[axis=y]"},
                     {0, 1, 2, 0, /**/ 0, 0, 2, 0, /**/ 0, 0, 2, 0}};
  const std::set<Voxel> expected{{1, 1, 0}, {0, 0, 0}, {0, 0, 1}, {0, 0, 2}};
  for (const int version : {1, 2, 3}) {
    const std::string bytes = sponge_nbt(file, version);
    for (const std::string& packed : {bytes, gzip(bytes)}) {
      INFO("version " << version);
      CHECK(is_schematic(packed));
      const Result<Scan> scan = read_schematic(packed, "house.schem", ReadLimits{});
      INFO((scan ? std::string() : to_text(scan.error())));
      REQUIRE(scan);
      CHECK(scan->format == "Sponge schematic " + std::to_string(version));
      CHECK(std::get<Blocks>(scan->shape).size == std::array<int, 3>{2, 2, 3});
      CHECK(solid(*scan) == expected);
      CHECK(scan->notes.empty());
    }
  }
  const std::string old = old_schematic_nbt({2, 3, 2}, {0, 1, 17, 0, 0, 0, 257, 0, 0, 0, 17, 0});
  const Result<Scan> scan = read_schematic(gzip(old), "house.schematic", ReadLimits{});
  REQUIRE(scan);
  CHECK(scan->format == "Minecraft schematic");
  CHECK(solid(*scan) == expected);
}

TEST_CASE("numbers of a large palette take two bytes") {
  SchematicFile file{{300, 1, 1}, {}, {}};
  for (int i = 0; i < 300; ++i) {
    file.palette.push_back(i % 3 == 0 ? "minecraft:cave_air[n=" + std::to_string(i) + "]"
                                      : "minecraft:stone[n=" + std::to_string(i) + "]");
    file.blocks.push_back(i);
  }
  const Result<Scan> scan = read_schematic(sponge_nbt(file, 2), "row.schem", ReadLimits{});
  REQUIRE(scan);
  CHECK(solid(*scan).size() == 200);
  CHECK(solid(*scan).count({299, 0, 0}) == 1);
  CHECK(solid(*scan).count({297, 0, 0}) == 0);
}

TEST_CASE("blocks that are less than a cube are told") {
  SchematicFile file{{5, 1, 1},
                     {"minecraft:air", "minecraft:oak_stairs[half=top]", "minecraft:torch",
                      "minecraft:water", "minecraft:stone"},
                     {0, 1, 2, 3, 4}};
  const Result<Scan> scan = read_schematic(sponge_nbt(file, 2), "row.schem", ReadLimits{});
  REQUIRE(scan);
  CHECK(solid(*scan) == std::set<Voxel>{{1, 0, 0}, {4, 0, 0}});
  REQUIRE(scan->notes.size() == 2);
  CHECK(scan->notes[0] ==
        "2 blocks were taken as empty, since nobody stands on them or hides behind: 1 torch, 1 "
        "water.");
  CHECK(scan->notes[1] ==
        "1 block was taken as whole cubes though they fill only a part of one: 1 oak_stairs.");
}

TEST_CASE("kinds of blocks") {
  const auto kind = [](const char* name) { return block_kind(std::string_view(name)); };
  for (const char* name : {"minecraft:air", "cave_air", "minecraft:structure_void"}) {
    CHECK(kind(name) == BlockKind::air);
  }
  for (const char* name :
       {"minecraft:short_grass", "minecraft:wall_torch", "minecraft:water[level=0]",
        "minecraft:white_carpet", "minecraft:snow[layers=1]", "minecraft:red_tulip",
        "minecraft:potted_fern", "mod:copper_rail"}) {
    INFO(name);
    CHECK(kind(name) == BlockKind::thin);
  }
  for (const char* name : {"minecraft:oak_slab[type=top]", "minecraft:stone_brick_wall",
                           "minecraft:iron_bars", "minecraft:oak_door", "mod:marble_stairs"}) {
    INFO(name);
    CHECK(kind(name) == BlockKind::partial);
  }
  for (const char* name :
       {"minecraft:stone", "minecraft:grass_block", "minecraft:oak_leaves", "minecraft:glass",
        "minecraft:snow_block", "minecraft:sea_lantern", "minecraft:carved_pumpkin", "mod:steel"}) {
    INFO(name);
    CHECK(kind(name) == BlockKind::whole);
  }
  CHECK(block_kind(0) == BlockKind::air);
  CHECK(block_kind(9) == BlockKind::thin);
  CHECK(block_kind(53) == BlockKind::partial);
  CHECK(block_kind(4) == BlockKind::whole);
  CHECK(block_kind(4000) == BlockKind::whole);
}

TEST_CASE("a schematic that cannot be read says why") {
  const auto fault = [](const std::string& bytes) {
    const Result<Scan> scan = read_schematic(bytes, "house.schem", ReadLimits{});
    REQUIRE_FALSE(scan);
    return scan.error();
  };
  SchematicFile file{{2, 1, 1}, {"minecraft:air", "minecraft:stone"}, {1, 1}};
  const std::string packed = gzip(sponge_nbt(file, 2));
  CHECK(fault(packed.substr(0, packed.size() - 9)).code == "bad-scan");
  CHECK(fault("none of it").code == "bad-scan");
  file.blocks = {1, 2};
  CHECK(fault(sponge_nbt(file, 2)).found == "number 2 at block 1");
  file.blocks = {1};
  CHECK(fault(sponge_nbt(file, 2)).place == "BlockData");
  file.size = {60000, 60000, 60000};
  CHECK(fault(sponge_nbt(file, 2)).code == "limit");
  CHECK(fault(old_schematic_nbt({3, 1, 1}, {1, 1})).place == "Blocks");
  // Compounds within compounds.
  std::string deep;
  for (int i = 0; i < 100'000; ++i) deep += std::string("\x0a\0\0", 3);
  CHECK(fault(deep + std::string(100'000, '\0')).code == "bad-scan");
}

TEST_CASE("a schematic that unpacks without an end is refused") {
  ReadLimits limits;
  limits.most_memory = std::size_t{8} << 20;
  const std::string bomb = gzip(std::string(std::size_t{16} << 20, '\0'));
  REQUIRE(bomb.size() < 20'000);
  const Result<Scan> scan = read_schematic(bomb, "bomb.schem", limits);
  REQUIRE_FALSE(scan);
  CHECK(scan.error().code == "limit");
}
