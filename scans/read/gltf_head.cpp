#include "scans/read/gltf_head.h"

#include <algorithm>
#include <array>
#include <utility>

#include "scans/read/bytes.h"
#include "scans/read/read_faults.h"
#include "scans/read/text_words.h"

namespace parapet::scans {
namespace {

constexpr std::size_t kGlbHeader = 12;
constexpr std::size_t kChunkHeader = 8;

// The texts of the array that stands behind a key, wherever in the file that is.
std::vector<std::string> texts_behind(std::string_view json, const std::string& key) {
  std::vector<std::string> texts;
  std::size_t at = json.find("\"" + key + "\"");
  if (at == std::string_view::npos) return texts;
  at += key.size() + 2;
  while (at < json.size() && (is_blank(json[at]) || json[at] == ':')) ++at;
  if (at >= json.size() || json[at] != '[') return texts;
  const std::size_t end = json.find(']', at);
  while (end != std::string_view::npos) {
    const std::size_t open = json.find('"', at);
    const std::size_t close = open < end ? json.find('"', open + 1) : std::string_view::npos;
    if (close == std::string_view::npos || close > end) break;
    texts.emplace_back(json.substr(open + 1, close - open - 1));
    at = close + 1;
  }
  return texts;
}

// Extensions that a file may require and that leave its points where they are, or that the reader
// knows.
bool is_harmless(const std::string& extension) {
  static constexpr std::array<std::string_view, 8> kHarmless = {"KHR_draco_mesh_compression",
                                                                "KHR_materials_",
                                                                "KHR_texture_",
                                                                "KHR_lights_punctual",
                                                                "KHR_xmp",
                                                                "EXT_texture_",
                                                                "MSFT_texture",
                                                                "KHR_animation_pointer"};
  return std::any_of(kHarmless.begin(), kHarmless.end(), [&](std::string_view beginning) {
    return extension.compare(0, beginning.size(), beginning) == 0;
  });
}

bool has(const std::vector<std::string>& texts, std::string_view text) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

Result<std::string_view> json_of(std::string_view bytes, const std::string& path) {
  if (!is_glb(bytes)) return bytes;
  if (bytes.size() < kGlbHeader + kChunkHeader) {
    return bad_scan(path, "byte " + std::to_string(bytes.size()), "the end of the file",
                    "the header of a GLB");
  }
  const auto version = number_at<std::uint32_t>(bytes, 4);
  if (version != 2) {
    return not_read(path, "a GLB of version " + std::to_string(version),
                    "GLB of version 2: export it anew");
  }
  const std::size_t told = number_at<std::uint32_t>(bytes, 8);
  const std::size_t json = number_at<std::uint32_t>(bytes, kGlbHeader);
  if (told > bytes.size()) {
    return bad_scan(path, "byte " + std::to_string(bytes.size()), "the end of the file",
                    counted(told, "byte") + " as its header tells: the file was cut off");
  }
  if (bytes.substr(kGlbHeader + 4, 4) != "JSON" ||
      json > bytes.size() - kGlbHeader - kChunkHeader) {
    return bad_scan(path, "byte 12", "no description of the scene", "a JSON chunk");
  }
  return bytes.substr(kGlbHeader + kChunkHeader, json);
}

}  // namespace

bool is_glb(std::string_view bytes) { return bytes.substr(0, 4) == "glTF"; }

bool is_gltf_text(std::string_view bytes) {
  const std::string_view text = without_mark(bytes);
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && text[first] == '{' &&
         text.find("\"asset\"") != std::string_view::npos &&
         (text.find("\"nodes\"") != std::string_view::npos ||
          text.find("\"meshes\"") != std::string_view::npos);
}

Result<GltfHead> read_gltf_head(std::string_view bytes, const std::string& path) {
  const auto json = json_of(bytes, path);
  if (!json) return Failure(json.error());
  const auto required = texts_behind(*json, "extensionsRequired");
  for (const std::string& extension : required) {
    if (is_harmless(extension)) continue;
    const bool packed = extension.find("meshopt") != std::string::npos;
    return not_read(
        path,
        packed ? "glTF packed with meshopt (" + extension + ")" : "glTF that requires " + extension,
        packed ? "the same model without compression, or with Draco: export it anew"
               : "the same model without it: export it as plain GLB, OBJ or STL");
  }
  GltfHead head;
  head.has_draco = has(required, "KHR_draco_mesh_compression");
  if (has(texts_behind(*json, "extensionsUsed"), "EXT_mesh_gpu_instancing")) {
    head.notes.push_back(
        "Copies that EXT_mesh_gpu_instancing describes are missing: each of these meshes was read "
        "once.");
  }
  return head;
}

}  // namespace parapet::scans
