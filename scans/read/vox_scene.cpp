#include "scans/read/vox_scene.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "scans/read/byte_cursor.h"
#include "scans/read/read_faults.h"
#include "scans/read/text_words.h"

namespace parapet::scans {
namespace {

constexpr std::size_t kMostInstances = 100'000;
constexpr std::size_t kMostSteps = 1'000'000;
constexpr int kMostDepth = 256;

using Attributes = std::map<std::string_view, std::string_view>;

struct Node {
  std::vector<std::size_t> children;  // nodes; of a shape, models
  bool is_shape = false;
  bool hidden = false;
  std::int64_t layer = -1;
  VoxTurn turn;
  std::array<std::int64_t, 3> at{};
};

struct Nodes {
  std::map<std::size_t, Node> by_number;
  std::set<std::int64_t> hidden_layers;
  bool has_frames = false;
};

std::string_view next_text(ByteCursor& cursor) { return cursor.take(cursor.next<std::uint32_t>()); }

Attributes next_attributes(ByteCursor& cursor) {
  Attributes attributes;
  const auto count = cursor.next<std::uint32_t>();
  for (std::uint32_t i = 0; i < count && cursor.ok(); ++i) {
    const std::string_view key = next_text(cursor);
    attributes[key] = next_text(cursor);
  }
  return attributes;
}

bool is_hidden(const Attributes& attributes) {
  const auto found = attributes.find("_hidden");
  return found != attributes.end() && found->second == "1";
}

// How a transform moves in its first frame; false where its texts are no numbers.
bool read_frame(const Attributes& frame, Node& node) {
  if (const auto turn = frame.find("_r"); turn != frame.end()) {
    const auto byte = whole_number_of(turn->second);
    if (!byte || *byte < 0 || *byte > 255) return false;
    const auto read = vox_turn(static_cast<int>(*byte));
    if (!read) return false;
    node.turn = *read;
  }
  if (const auto shift = frame.find("_t"); shift != frame.end()) {
    TextWords words(shift->second);
    for (std::int64_t& coordinate : node.at) {
      const auto number = whole_number_of(words.next());
      if (!number || *number < -1'000'000 || *number > 1'000'000) return false;
      coordinate = *number;
    }
  }
  return true;
}

// False where the chunk is not what it should be.
bool read_node(std::string_view kind, ByteCursor chunk, Nodes& nodes) {
  Node node;
  const auto number = chunk.next<std::uint32_t>();
  const Attributes attributes = next_attributes(chunk);
  node.hidden = is_hidden(attributes);
  if (kind == "nTRN") {
    node.children.push_back(chunk.next<std::uint32_t>());
    chunk.skip(4);
    node.layer = chunk.next<std::int32_t>();
    const auto frames = chunk.next<std::uint32_t>();
    if (frames > 1) nodes.has_frames = true;
    if (frames > 0 && !read_frame(next_attributes(chunk), node)) return false;
  } else {
    node.is_shape = kind == "nSHP";
    const auto count = chunk.next<std::uint32_t>();
    for (std::uint32_t i = 0; i < count && chunk.ok(); ++i) {
      node.children.push_back(chunk.next<std::uint32_t>());
      if (node.is_shape) next_attributes(chunk);
    }
    if (node.is_shape && node.children.size() > 1) {  // one for each frame
      nodes.has_frames = true;
      node.children.resize(1);
    }
  }
  if (!chunk.ok()) return false;
  nodes.by_number[number] = std::move(node);
  return true;
}

struct Visit {
  std::size_t node = 0;
  VoxTurn turn;
  std::array<std::int64_t, 3> at{};
  bool hidden = false;
  int depth = 0;
};

// Depth first from node 0, which is the root.
std::optional<Fault> place_models(const Nodes& nodes, const std::string& path, VoxScene& scene) {
  std::vector<Visit> open{Visit{}};
  std::size_t steps = 0;
  while (!open.empty()) {
    Visit visit = open.back();
    open.pop_back();
    if (++steps > kMostSteps || visit.depth > kMostDepth ||
        scene.instances.size() > kMostInstances || open.size() > kMostSteps) {
      return over_limit(path, "the scene", "too many nodes, or nodes within nodes without an end",
                        "at most " + std::to_string(kMostInstances) + " models, " +
                            std::to_string(kMostDepth) + " deep")
          .value();
    }
    const auto found = nodes.by_number.find(visit.node);
    if (found == nodes.by_number.end()) {
      return bad_scan(path, "the scene",
                      "node " + std::to_string(visit.node) + ", which is not there",
                      "a node of the file")
          .value();
    }
    const Node& node = found->second;
    const auto moved = visit.turn(node.at);
    for (std::size_t axis = 0; axis < 3; ++axis) visit.at[axis] += moved[axis];
    visit.turn = visit.turn * node.turn;
    visit.hidden = visit.hidden || node.hidden || nodes.hidden_layers.count(node.layer) > 0;
    if (!node.is_shape) {
      for (auto child = node.children.rbegin(); child != node.children.rend(); ++child) {
        open.push_back({*child, visit.turn, visit.at, visit.hidden, visit.depth + 1});
      }
      continue;
    }
    for (const std::size_t model : node.children) {
      if (model >= scene.models.size()) {
        return bad_scan(path, "the scene", "model " + std::to_string(model),
                        "one of " + counted(scene.models.size(), "model"))
            .value();
      }
      if (visit.hidden) {
        ++scene.hidden;
      } else {
        scene.instances.push_back({model, visit.turn, visit.at});
      }
    }
  }
  return std::nullopt;
}

}  // namespace

std::array<std::int64_t, 3> VoxTurn::operator()(
    const std::array<std::int64_t, 3>& p) const noexcept {
  std::array<std::int64_t, 3> turned{};
  for (std::size_t row = 0; row < 3; ++row) {
    turned[row] = sign[row] * p[static_cast<std::size_t>(axis[row])];
  }
  return turned;
}

VoxTurn operator*(const VoxTurn& a, const VoxTurn& b) noexcept {
  VoxTurn both;
  for (std::size_t row = 0; row < 3; ++row) {
    const auto through = static_cast<std::size_t>(a.axis[row]);
    both.axis[row] = b.axis[through];
    both.sign[row] = a.sign[row] * b.sign[through];
  }
  return both;
}

// Two bits for the axis of row 0, two for that of row 1, a bit for the sign of each row.
std::optional<VoxTurn> vox_turn(int byte) noexcept {
  const int first = byte & 3;
  const int second = byte >> 2 & 3;
  if (first == 3 || second == 3 || first == second) return std::nullopt;
  VoxTurn turn;
  turn.axis = {first, second, 3 - first - second};
  for (std::size_t row = 0; row < 3; ++row) turn.sign[row] = (byte >> (4 + row) & 1) != 0 ? -1 : 1;
  return turn;
}

std::array<std::int64_t, 3> place_of(const VoxInstance& instance, const std::array<int, 3>& size,
                                     const std::array<int, 3>& voxel) noexcept {
  // Twice the middle of the voxel, seen from the corner about which the model turns.
  std::array<std::int64_t, 3> middle{};
  for (std::size_t axis = 0; axis < 3; ++axis) {
    middle[axis] = 2 * voxel[axis] + 1 - 2 * (size[axis] / 2);
  }
  std::array<std::int64_t, 3> place = instance.turn(middle);
  // Still odd: the lower corner is half of one less.
  for (std::size_t axis = 0; axis < 3; ++axis) {
    place[axis] = (place[axis] - 1) / 2 + instance.at[axis];
  }
  return place;
}

Result<VoxScene> read_vox_scene(std::string_view bytes, const std::string& path) {
  ByteCursor cursor(bytes, ByteOrder::little);
  if (cursor.take(4) != "VOX ") return bad_scan(path, "byte 0", "other words", "VOX");
  VoxScene scene;
  scene.version = cursor.next<std::int32_t>();
  const std::string_view main = cursor.take(4);
  cursor.skip(cursor.next<std::uint32_t>() + std::size_t{4});  // its content, and its length
  if (main != "MAIN" || !cursor.ok()) {
    return bad_scan(path, "byte 8", quoted(main), "a chunk MAIN");
  }
  Nodes nodes;
  std::array<int, 3> size{};
  bool has_pack = false;
  while (cursor.left() > 0) {
    const std::string place = cursor.place();
    const std::string_view kind = cursor.take(4);
    const auto length = cursor.next<std::uint32_t>();
    const auto children = cursor.next<std::uint32_t>();
    ByteCursor chunk(cursor.take(length), ByteOrder::little);
    cursor.skip(children);
    if (!cursor.ok()) {
      return bad_scan(path, place, "a chunk that is cut off", "all of a chunk " + quoted(kind));
    }
    if (kind == "PACK") {
      has_pack = true;
    } else if (kind == "SIZE") {
      for (int& side : size) side = chunk.next<std::int32_t>();
      const bool fits =
          std::all_of(size.begin(), size.end(), [](int side) { return side > 0 && side <= 256; });
      if (!chunk.ok() || !fits) return bad_scan(path, place, "a size that is none", "1 to 256");
    } else if (kind == "XYZI") {
      const auto count = chunk.next<std::uint32_t>();
      const std::string_view voxels = chunk.take(std::size_t{4} * count);
      if (!chunk.ok() || size[0] == 0) {
        return bad_scan(path, place, counted(count, "voxel"), "their size, and all of them");
      }
      scene.models.push_back({size, voxels});
    } else if (kind == "nTRN" || kind == "nGRP" || kind == "nSHP") {
      if (!read_node(kind, chunk, nodes)) {
        return bad_scan(path, place, "a node that cannot be read", "a node of the scene");
      }
    } else if (kind == "LAYR") {
      const auto number = chunk.next<std::int32_t>();
      if (is_hidden(next_attributes(chunk))) nodes.hidden_layers.insert(number);
    }
  }
  if (scene.models.empty()) return bad_scan(path, {}, "no model", "chunks SIZE and XYZI");
  if (nodes.by_number.empty()) {
    scene.instances.push_back({});
    const std::array<int, 3>& first = scene.models[0].size;
    for (std::size_t axis = 0; axis < 3; ++axis) scene.instances[0].at[axis] = first[axis] / 2;
    scene.has_frames = has_pack && scene.models.size() > 1;
    return scene;
  }
  scene.has_frames = nodes.has_frames;
  if (auto fault = place_models(nodes, path, scene)) return Failure(*std::move(fault));
  return scene;
}

}  // namespace parapet::scans
