#include "tests/support/glb_reader.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <set>

#include "rules/files/json/json_parse.h"

namespace parapet::testing {
namespace {

class Reader {
 public:
  explicit Reader(const std::string& bytes) : bytes_(bytes) {}

  GlbFile read() {
    if (!read_chunks()) return std::move(file_);
    const JsonValue* version = member(json_, {"asset", "version"});
    check(version != nullptr && version->text() == "2.0", "asset.version");
    check_views();
    for (const JsonValue& index : list(json_, {"scenes"}).front().find("nodes")->items()) {
      read_node(list(json_, {"nodes"})[number(index)]);
    }
    return std::move(file_);
  }

 private:
  static const JsonValue* member(const JsonValue& value, std::initializer_list<const char*> keys) {
    const JsonValue* here = &value;
    for (const char* key : keys) {
      if (here == nullptr) return nullptr;
      here = here->find(key);
    }
    return here;
  }
  static const std::vector<JsonValue>& list(const JsonValue& value,
                                            std::initializer_list<const char*> keys) {
    static const std::vector<JsonValue> kNone(1);
    const JsonValue* found = member(value, keys);
    return found == nullptr ? kNone : found->items();
  }
  static std::size_t number(const JsonValue& value) {
    return value.is_number() ? std::stoul(std::string(value.digits())) : 0;
  }
  static std::size_t number(const JsonValue& value, const char* key) {
    const JsonValue* found = value.find(key);
    return found == nullptr ? 0 : number(*found);
  }
  static double real(const JsonValue& value) { return std::stod(std::string(value.digits())); }

  bool check(bool is_fine, const std::string& what) {
    if (!is_fine) file_.faults.push_back(what);
    return is_fine;
  }

  std::uint32_t word(std::size_t at) const {
    std::uint32_t value = 0;
    for (std::size_t n = 0; n < 4; ++n) {
      value |= static_cast<std::uint32_t>(static_cast<std::uint8_t>(bytes_[at + n])) << (8 * n);
    }
    return value;
  }

  bool read_chunks() {
    if (!check(bytes_.size() >= 20 && bytes_.substr(0, 4) == "glTF", "magic")) return false;
    check(word(4) == 2, "version");
    check(word(8) == bytes_.size(), "length");
    std::size_t at = 12;
    for (const std::uint32_t kind : {0x4E4F534AU, 0x004E4942U}) {
      if (at == bytes_.size() && kind != 0x4E4F534AU) return true;
      if (!check(at + 8 <= bytes_.size(), "chunk header")) return false;
      const std::size_t length = word(at);
      check(length % 4 == 0, "chunk length");
      check(word(at + 4) == kind, "chunk kind");
      if (!check(at + 8 + length <= bytes_.size(), "chunk end")) return false;
      const std::string content = bytes_.substr(at + 8, length);
      at += 8 + length;
      if (kind != 0x4E4F534AU) {
        binary_ = content;
        continue;
      }
      const auto parsed = parse_json(content, "glb");
      if (!check(parsed.has_value(), "JSON")) return false;
      json_ = *parsed;
    }
    return check(at == bytes_.size(), "bytes behind the last chunk");
  }

  void check_views() {
    if (json_.find("buffers") == nullptr) return;
    const std::size_t size = number(list(json_, {"buffers"}).front(), "byteLength");
    check(size <= binary_.size() && binary_.size() - size < 4, "buffer length");
    for (const JsonValue& view : list(json_, {"bufferViews"})) {
      check(number(view, "byteOffset") + number(view, "byteLength") <= size, "view in buffer");
      check(number(view, "byteOffset") % 4 == 0, "view offset");
      check(number(view, "byteStride") % 4 == 0, "view stride");
    }
  }

  // The values of an accessor, normalised ones from -1 or 0 to 1.
  std::vector<std::array<double, 3>> values(std::size_t index, std::size_t parts) {
    std::vector<std::array<double, 3>> all;
    const auto& accessors = list(json_, {"accessors"});
    if (!check(index < accessors.size(), "accessor")) return all;
    const JsonValue& accessor = accessors[index];
    const std::size_t kind = number(accessor, "componentType");
    const std::size_t size = kind == 5120 || kind == 5121 ? 1 : kind == 5123 ? 2 : 4;
    check(kind == 5120 || kind == 5121 || kind == 5123 || kind == 5125, "component type");
    check(accessor.find("type")->text() == (parts == 1 ? "SCALAR" : "VEC3"), "accessor type");
    const JsonValue& view = list(json_, {"bufferViews"})[number(accessor, "bufferView")];
    const std::size_t stride =
        view.find("byteStride") != nullptr ? number(view, "byteStride") : size * parts;
    const std::size_t count = number(accessor, "count");
    check(count > 0, "empty accessor");
    if (!check((count - 1) * stride + size * parts <= number(view, "byteLength"),
               "accessor in view")) {
      return all;
    }
    const bool is_normalised = accessor.find("normalized") != nullptr;
    for (std::size_t n = 0; n < count; ++n) {
      std::array<double, 3> value{};
      for (std::size_t part = 0; part < parts; ++part) {
        const std::size_t at = number(view, "byteOffset") + n * stride + part * size;
        std::uint32_t bits = 0;
        for (std::size_t b = 0; b < size; ++b) {
          bits |= static_cast<std::uint32_t>(static_cast<std::uint8_t>(binary_[at + b])) << (8 * b);
        }
        value[part] = kind == 5120 ? static_cast<std::int8_t>(bits) : static_cast<double>(bits);
        if (is_normalised) value[part] /= kind == 5120 ? 127 : 255;
      }
      all.push_back(value);
    }
    check_bounds(accessor, all);
    return all;
  }

  void check_bounds(const JsonValue& accessor, const std::vector<std::array<double, 3>>& all) {
    if (accessor.find("min") == nullptr) return;
    for (std::size_t part = 0; part < 3; ++part) {
      const auto [low, high] =
          std::minmax_element(all.begin(), all.end(),
                              [part](const auto& a, const auto& b) { return a[part] < b[part]; });
      check((*low)[part] == real(accessor.find("min")->items()[part]), "min");
      check((*high)[part] == real(accessor.find("max")->items()[part]), "max");
    }
  }

  void read_node(const JsonValue& node) {
    const std::string name(node.find("name")->text());
    check(file_.nodes.find(name) == file_.nodes.end(), "two nodes " + name);
    std::array<double, 3> shift{};
    std::array<double, 3> scale{1, 1, 1};
    for (std::size_t part = 0; part < 3; ++part) {
      shift[part] = real(list(node, {"translation"})[part]);
      scale[part] = real(list(node, {"scale"})[part]);
    }
    const JsonValue& mesh = list(json_, {"meshes"})[number(node, "mesh")];
    for (const JsonValue& primitive : list(mesh, {"primitives"})) {
      file_.nodes[name].push_back(read_primitive(primitive, shift, scale));
    }
  }

  GlbFile::Primitive read_primitive(const JsonValue& primitive, const std::array<double, 3>& shift,
                                    const std::array<double, 3>& scale) {
    GlbFile::Primitive made;
    if (primitive.find("mode") != nullptr) made.mode = static_cast<int>(number(primitive, "mode"));
    const JsonValue& material = list(json_, {"materials"})[number(primitive, "material")];
    made.material = material.find("name")->text();
    made.opacity =
        static_cast<float>(real(list(material, {"pbrMetallicRoughness", "baseColorFactor"})[3]));
    check((made.opacity < 1) == (material.find("alphaMode") != nullptr), "alpha mode");
    const JsonValue& attributes = *primitive.find("attributes");
    const JsonValue& first = list(json_, {"accessors"})[number(attributes, "POSITION")];
    check(first.find("min") != nullptr && first.find("max") != nullptr, "bounds of places");
    const auto places = values(number(attributes, "POSITION"), 3);
    std::vector<std::array<double, 3>> colours;
    std::vector<std::array<double, 3>> normals;
    if (attributes.find("COLOR_0") != nullptr) colours = values(number(attributes, "COLOR_0"), 3);
    if (attributes.find("NORMAL") != nullptr) normals = values(number(attributes, "NORMAL"), 3);
    check(colours.empty() || colours.size() == places.size(), "count of colours");
    check(normals.empty() || normals.size() == places.size(), "count of normals");
    std::vector<std::array<double, 3>> indices;
    if (primitive.find("indices") != nullptr) {
      indices = values(number(primitive, "indices"), 1);
    } else {
      for (std::size_t n = 0; n < places.size(); ++n) indices.push_back({static_cast<double>(n)});
    }
    const std::size_t together = made.mode == 4 ? 3 : made.mode == 1 ? 2 : 1;
    check(indices.size() % together == 0, "count of indices");
    std::set<std::size_t> used;
    for (const auto& index : indices) {
      const auto n = static_cast<std::size_t>(index[0]);
      if (!check(n < places.size(), "index")) return made;
      used.insert(n);
      made.corners.push_back({shift[0] + scale[0] * places[n][0],
                              shift[1] + scale[1] * places[n][1],
                              shift[2] + scale[2] * places[n][2]});
      if (!colours.empty()) made.colours.push_back(colours[n]);
      if (!normals.empty()) made.normals.push_back(normals[n]);
    }
    check(made.mode == 1 || used.size() == places.size(), "corners that nothing uses");
    return made;
  }

  const std::string& bytes_;
  JsonValue json_;
  std::string binary_;
  GlbFile file_;
};

}  // namespace

std::size_t GlbFile::triangles() const {
  std::size_t count = 0;
  for (const auto& [name, primitives] : nodes) {
    for (const Primitive& primitive : primitives) {
      if (primitive.mode == 4) count += primitive.corners.size() / 3;
    }
  }
  return count;
}

GlbFile read_glb(const std::string& bytes) { return Reader(bytes).read(); }

}  // namespace parapet::testing
