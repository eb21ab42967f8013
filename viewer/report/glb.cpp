#include "viewer/report/glb.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <map>

#include "rules/files/json/json_write.h"
#include "viewer/report/glb_parts.h"

namespace parapet::viewer {
namespace {

constexpr std::uint32_t kMagic = 0x46546C67;  // "glTF"
constexpr std::uint32_t kJson = 0x4E4F534A;
constexpr std::uint32_t kBinary = 0x004E4942;

constexpr int kWords = 5123;  // two bytes
constexpr int kLongs = 5125;
constexpr int kBytes = 5121;
constexpr int kSignedBytes = 5120;
constexpr int kVertices = 34962;  // what a part of the buffer is for
constexpr int kIndices = 34963;
constexpr int kPointMode = 0;
constexpr int kLineMode = 1;
constexpr unsigned kOpaque = 255;

JsonValue number(double value) {
  std::array<char, 40> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
  return JsonValue::from_digits(std::string(text.data(), end));
}

JsonValue integer(std::size_t value) {
  return JsonValue::from_integer(static_cast<std::int64_t>(value));
}

JsonValue numbers(const std::vector<double>& values) {
  std::vector<JsonValue> items;
  for (const double value : values) items.push_back(number(value));
  return JsonValue::from_list(std::move(items));
}

void append_long(std::string& bytes, std::uint32_t value) {
  for (unsigned shift = 0; shift < 32; shift += 8) {
    bytes.push_back(static_cast<char>(value >> shift & 255U));
  }
}

void append_word(std::string& bytes, std::uint32_t value) {
  bytes.push_back(static_cast<char>(value & 255U));
  bytes.push_back(static_cast<char>(value >> 8U & 255U));
}

std::string chunk(std::uint32_t kind, std::string content, char filling) {
  while (content.size() % 4 != 0) content.push_back(filling);
  std::string bytes;
  append_long(bytes, static_cast<std::uint32_t>(content.size()));
  append_long(bytes, kind);
  return bytes + content;
}

class GlbWriter {
 public:
  explicit GlbWriter(const std::vector<GlbNode>& nodes) : grid_(grid_of(nodes)) {
    for (const GlbNode& node : nodes) add(node);
  }

  std::string bytes() const {
    std::vector<JsonValue> all;
    for (std::size_t n = 0; n < nodes_.size(); ++n) all.push_back(integer(n));
    std::vector<JsonMember> document{
        {"asset", JsonValue::from_members({{"version", JsonValue::from_text("2.0")},
                                           {"generator", JsonValue::from_text("Parapet")}})},
        {"extensionsUsed", JsonValue::from_list({JsonValue::from_text("KHR_mesh_quantization"),
                                                 JsonValue::from_text("KHR_materials_unlit")})},
        {"extensionsRequired",
         JsonValue::from_list({JsonValue::from_text("KHR_mesh_quantization")})},
        {"scene", integer(0)}};
    std::vector<JsonMember> scene;
    add_list(scene, "nodes", all);
    document.push_back({"scenes", JsonValue::from_list({JsonValue::from_members(scene)})});
    add_list(document, "nodes", nodes_);
    add_list(document, "meshes", meshes_);
    add_list(document, "materials", materials_);
    add_list(document, "accessors", accessors_);
    add_list(document, "bufferViews", views_);
    if (!buffer_.empty()) {
      document.push_back({"buffers", JsonValue::from_list({JsonValue::from_members(
                                         {{"byteLength", integer(buffer_.size())}})})});
    }
    const std::string json =
        chunk(kJson, write_json_line(JsonValue::from_members(std::move(document))), ' ');
    const std::string binary = buffer_.empty() ? std::string() : chunk(kBinary, buffer_, '\0');
    std::string bytes;
    append_long(bytes, kMagic);
    append_long(bytes, 2);
    append_long(bytes, static_cast<std::uint32_t>(12 + json.size() + binary.size()));
    return bytes + json + binary;
  }

 private:
  // glTF has no empty lists.
  static void add_list(std::vector<JsonMember>& members, const char* key,
                       const std::vector<JsonValue>& items) {
    if (!items.empty()) members.push_back({key, JsonValue::from_list(items)});
  }

  void add(const GlbNode& node) {
    std::vector<JsonValue> primitives;
    for (const GlbLayer& layer : node.layers) {
      for (const auto& [alpha, faces] : faces_of(layer, grid_)) {
        if (!faces.indices.empty()) primitives.push_back(primitive(layer, alpha, faces));
      }
      if (!layer.points.empty()) {
        primitives.push_back(primitive(layer, kOpaque, points_of(layer, grid_)));
      }
      if (!layer.has_lines) continue;
      const GlbLines lines = lines_of(layer, grid_);
      if (lines.indices.empty()) continue;
      const std::size_t places = add_places(lines.places);
      for (const auto& [colour, indices] : lines.indices) {
        primitives.push_back(line_primitive(layer, colour, places, indices, lines.places.size()));
      }
    }
    if (primitives.empty()) return;
    nodes_.push_back(JsonValue::from_members(
        {{"name", JsonValue::from_text(node.name)},
         {"mesh", integer(meshes_.size())},
         {"translation", numbers({grid_.low.x(), grid_.low.y(), grid_.low.z()})},
         {"scale", numbers({grid_.step, grid_.step, grid_.step})}}));
    meshes_.push_back(
        JsonValue::from_members({{"primitives", JsonValue::from_list(std::move(primitives))}}));
  }

  JsonValue primitive(const GlbLayer& layer, unsigned alpha, const GlbFaces& faces) {
    std::vector<JsonMember> attributes{{"POSITION", integer(add_places(faces.places))}};
    if (!faces.normals.empty()) {
      std::string bytes;
      for (const auto& normal : faces.normals) {
        for (const std::int8_t part : normal) bytes.push_back(static_cast<char>(part));
        bytes.push_back(0);
      }
      attributes.push_back(
          {"NORMAL", integer(add_accessor(add_view(bytes, 4, kVertices), kSignedBytes, true, "VEC3",
                                          faces.normals.size()))});
    }
    std::string colours;
    for (const auto& colour : faces.colours) {
      for (const std::uint8_t part : colour) colours.push_back(static_cast<char>(part));
      colours.push_back(0);
    }
    attributes.push_back({"COLOR_0", integer(add_accessor(add_view(colours, 4, kVertices), kBytes,
                                                          true, "VEC3", faces.colours.size()))});
    const float opacity = static_cast<float>(alpha) / 255.0F;
    std::vector<JsonMember> members{
        {"attributes", JsonValue::from_members(std::move(attributes))},
        {"material", integer(material(layer.name, Colour(1, 1, 1, opacity), layer.is_lit))}};
    if (faces.indices.empty()) {
      members.push_back({"mode", JsonValue::from_integer(kPointMode)});
    } else {
      members.push_back({"indices", integer(add_indices(faces.indices, faces.places.size()))});
    }
    return JsonValue::from_members(std::move(members));
  }

  JsonValue line_primitive(const GlbLayer& layer, const GlbColour& colour, std::size_t places,
                           const std::vector<std::uint32_t>& indices, std::size_t count) {
    const auto part = [&colour](std::size_t n) { return static_cast<float>(colour[n]) / 255.0F; };
    return JsonValue::from_members(
        {{"attributes", JsonValue::from_members({{"POSITION", integer(places)}})},
         {"indices", integer(add_indices(indices, count))},
         {"material", integer(material(layer.name + " lines",
                                       Colour(part(0), part(1), part(2), part(3)), false))},
         {"mode", JsonValue::from_integer(kLineMode)}});
  }

  std::size_t add_view(const std::string& bytes, std::size_t stride, int target) {
    while (buffer_.size() % 4 != 0) buffer_.push_back(0);
    std::vector<JsonMember> view{{"buffer", integer(0)},
                                 {"byteOffset", integer(buffer_.size())},
                                 {"byteLength", integer(bytes.size())}};
    if (stride != 0) view.push_back({"byteStride", integer(stride)});
    view.push_back({"target", JsonValue::from_integer(target)});
    buffer_ += bytes;
    views_.push_back(JsonValue::from_members(std::move(view)));
    return views_.size() - 1;
  }

  std::size_t add_accessor(std::size_t view, int component, bool is_normalised, const char* type,
                           std::size_t count, std::vector<JsonMember> more = {}) {
    std::vector<JsonMember> accessor{{"bufferView", integer(view)},
                                     {"componentType", JsonValue::from_integer(component)}};
    if (is_normalised) accessor.push_back({"normalized", JsonValue::from_bool(true)});
    accessor.push_back({"count", integer(count)});
    accessor.push_back({"type", JsonValue::from_text(type)});
    for (JsonMember& member : more) accessor.push_back(std::move(member));
    accessors_.push_back(JsonValue::from_members(std::move(accessor)));
    return accessors_.size() - 1;
  }

  std::size_t add_places(const std::vector<GlbPlace>& places) {
    std::string bytes;
    GlbPlace least = places.front();
    GlbPlace most = places.front();
    for (const GlbPlace& place : places) {
      for (std::size_t axis = 0; axis < 3; ++axis) {
        append_word(bytes, place[axis]);
        least[axis] = std::min(least[axis], place[axis]);
        most[axis] = std::max(most[axis], place[axis]);
      }
      append_word(bytes, 0);
    }
    const auto list = [](const GlbPlace& place) {
      return JsonValue::from_list({integer(place[0]), integer(place[1]), integer(place[2])});
    };
    return add_accessor(add_view(bytes, 8, kVertices), kWords, false, "VEC3", places.size(),
                        {{"min", list(least)}, {"max", list(most)}});
  }

  std::size_t add_indices(const std::vector<std::uint32_t>& indices, std::size_t vertices) {
    const bool is_small = vertices < 65'535;  // the last one may not be used
    std::string bytes;
    for (const std::uint32_t index : indices) {
      is_small ? append_word(bytes, index) : append_long(bytes, index);
    }
    return add_accessor(add_view(bytes, 0, kIndices), is_small ? kWords : kLongs, false, "SCALAR",
                        indices.size());
  }

  // Of one name, colour and light there is one.
  std::size_t material(const std::string& name, const Colour& colour, bool is_lit) {
    const auto rounded = [](float part) {
      return std::round(static_cast<double>(part) * 1e4) / 1e4;
    };
    std::vector<JsonMember> members{
        {"name", JsonValue::from_text(name)},
        {"pbrMetallicRoughness",
         JsonValue::from_members(
             {{"baseColorFactor", numbers({rounded(colour.r()), rounded(colour.g()),
                                           rounded(colour.b()), rounded(colour.a())})},
              {"metallicFactor", integer(0)},
              {"roughnessFactor", integer(1)}})}};
    if (colour.a() < 1) members.push_back({"alphaMode", JsonValue::from_text("BLEND")});
    if (!is_lit) {
      members.push_back({"extensions", JsonValue::from_members({{"KHR_materials_unlit",
                                                                 JsonValue::from_members({})}})});
    }
    const JsonValue made = JsonValue::from_members(std::move(members));
    const auto [known, is_new] = known_.emplace(write_json_line(made), materials_.size());
    if (is_new) materials_.push_back(made);
    return known->second;
  }

  GlbGrid grid_;
  std::string buffer_;
  std::vector<JsonValue> nodes_;
  std::vector<JsonValue> meshes_;
  std::vector<JsonValue> materials_;
  std::vector<JsonValue> accessors_;
  std::vector<JsonValue> views_;
  std::map<std::string, std::size_t> known_;
};

}  // namespace

std::string write_glb(const std::vector<GlbNode>& nodes) { return GlbWriter(nodes).bytes(); }

}  // namespace parapet::viewer
