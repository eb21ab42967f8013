#include <algorithm>
#include <array>

#include "scans/read/bytes.h"
#include "scans/read/formats.h"
#include "scans/read/text_words.h"
#include "scans/read/zip_directory.h"

namespace parapet::scans {
namespace {

bool stands_at(std::size_t place, std::string_view bytes, std::string_view mark) {
  return bytes.size() >= place && bytes.substr(place, mark.size()) == mark;
}

bool begins(std::string_view bytes, std::string_view mark) { return stands_at(0, bytes, mark); }

bool ends_in(std::string_view name, std::string_view ending) {
  return name.size() >= ending.size() && name.substr(name.size() - ending.size()) == ending;
}

template <class Test>
bool zip_has(std::string_view bytes, Test test) {
  if (!is_zip(bytes)) return false;
  const auto entries = zip_directory(bytes);
  return std::any_of(entries.begin(), entries.end(),
                     [&](const ZipEntry& entry) { return test(std::string_view(entry.name)); });
}

bool is_usdz(std::string_view bytes) {
  return zip_has(bytes, [](std::string_view name) {
    return ends_in(name, ".usdc") || ends_in(name, ".usda") || ends_in(name, ".usd");
  });
}

bool is_usd(std::string_view bytes) { return begins(bytes, "PXR-USDC") || begins(bytes, "#usda"); }

bool is_numpy(std::string_view bytes) {
  return begins(bytes, "\x93NUMPY") ||
         zip_has(bytes, [](std::string_view name) { return ends_in(name, ".npy"); });
}

bool is_broken_zip(std::string_view bytes) { return is_zip(bytes) && zip_directory(bytes).empty(); }

bool is_other_zip(std::string_view bytes) {
  return is_zip(bytes) &&
         !zip_has(bytes, [](std::string_view name) { return ends_in(name, ".model"); });
}

// LAS whose points are packed: its format says so in the highest bit.
bool is_laz(std::string_view bytes) {
  return begins(bytes, "LASF") && bytes.size() > 104 &&
         (number_at<std::uint8_t>(bytes, 104) & 0xC0) != 0;
}

bool is_e57(std::string_view bytes) { return begins(bytes, "ASTM-E57"); }

bool is_fbx(std::string_view bytes) {
  return begins(bytes, "Kaydara FBX Binary") || begins(bytes, "; FBX ");
}

bool is_blend(std::string_view bytes) { return begins(bytes, "BLENDER"); }

bool is_3ds(std::string_view bytes) {
  return begins(bytes, "MM") && bytes.size() > 6 &&
         number_at<std::uint32_t>(bytes, 2) == bytes.size();
}

bool is_sketchup(std::string_view bytes) {
  return begins(bytes, std::string_view("\xFF\xFE\xFF\x0E"
                                        "S\0k\0e\0t\0c\0h",
                                        16));
}

bool begins_as_markup(std::string_view bytes, std::string_view element) {
  const std::string_view head = without_mark(bytes.substr(0, 4096));
  const std::size_t first = head.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && head[first] == '<' &&
         head.find(element) != std::string_view::npos;
}

bool is_collada(std::string_view bytes) { return begins_as_markup(bytes, "<COLLADA"); }
bool is_amf(std::string_view bytes) { return begins_as_markup(bytes, "<amf"); }
bool is_web_page(std::string_view bytes) {
  return begins_as_markup(bytes, "<html") || begins_as_markup(bytes, "<!DOCTYPE html") ||
         begins_as_markup(bytes, "<!doctype html");
}
bool is_vrml(std::string_view bytes) {
  return begins(bytes, "#VRML") || begins_as_markup(bytes, "<X3D");
}

bool is_step(std::string_view bytes) { return begins(bytes, "ISO-10303-21"); }

bool is_photo(std::string_view bytes) {
  if (begins(bytes, "\xFF\xD8\xFF")) return true;
  if (begins(bytes, "RIFF") && stands_at(8, bytes, "WEBP")) return true;
  return stands_at(4, bytes, "ftyp");  // HEIC, and films
}

bool is_packed(std::string_view bytes) {
  if (begins(bytes, "\x1F\x8B")) return gunzipped_begin(bytes, 1) != "\x0A";  // NBT of block games
  return begins(bytes, "BZh") ||
         begins(bytes, std::string_view("\xFD"
                                        "7zXZ\0",
                                        6)) ||
         begins(bytes, "\x28\xB5\x2F\xFD") || begins(bytes, "7z\xBC\xAF\x27\x1C") ||
         begins(bytes, "Rar!\x1A\x07");
}

bool is_utf16(std::string_view bytes) {
  if (!begins(bytes, "\xFF\xFE") && !begins(bytes, "\xFE\xFF")) return false;
  const std::string_view head = bytes.substr(2, 200);
  const auto zeros = static_cast<std::size_t>(std::count(head.begin(), head.end(), '\0'));
  return head.size() >= 2 && zeros * 3 >= head.size();
}

}  // namespace

std::span<const ForeignFormat> foreign_formats() {
  static constexpr std::string_view kMesh = "GLB, OBJ, PLY or STL: export one of these instead";
  static constexpr std::string_view kCloud =
      "an uncompressed LAS, a PLY or an XYZ: export one of these instead";
  static constexpr ForeignFormat kForeign[] = {
      {"a USDZ archive, as phones make them", ".usdz", is_usdz, kMesh},
      {"a USD scene", ".usd .usdc .usda", is_usd, kMesh},
      {"a LAZ cloud: LAS whose points are compressed", ".laz", is_laz, kCloud},
      {"an E57 cloud", ".e57", is_e57, kCloud},
      {"an FBX scene", ".fbx", is_fbx, kMesh},
      {"a Collada scene", ".dae", is_collada, kMesh},
      {"a Blender scene", ".blend", is_blend, kMesh},
      {"a 3DS scene", ".3ds", is_3ds, kMesh},
      {"a SketchUp model", ".skp", is_sketchup, kMesh},
      {"an AMF model", ".amf", is_amf, "3MF or STL: export one of these instead"},
      {"a VRML or X3D scene", ".wrl .x3d", is_vrml, kMesh},
      {"a STEP model, of exact surfaces", ".step .stp", is_step,
       "3MF or STL: export one of these instead"},
      {"Gaussian splats, a picture of a place rather than its shape", ".splat .ksplat .spz .sog",
       nullptr, "a mesh: have the app export GLB, OBJ or PLY with faces"},
      {"numbers that numpy saved", ".npy .npz", is_numpy,
       "heights as a PNG of 16 bits or a GeoTIFF, or points as CSV"},
      {"photographs or a film", ".jpg .jpeg .heic .webp .mov .mp4", is_photo,
       "a scan: let a scanning app make a model of them, and export that as GLB, OBJ, PLY or STL"},
      {"the colours of an OBJ", ".mtl", nullptr, "the OBJ that it belongs to"},
      {"a page of the web", ".html .htm", is_web_page,
       "the scan itself: the download may have failed"},
      {"a text in UTF-16", "", is_utf16, "the same text in UTF-8: save it anew with that encoding"},
      {"an archive without its end", "", is_broken_zip,
       "the whole of it: it was cut off, so download or export it again"},
      {"an archive", ".zip", is_other_zip, "the scan inside: unpack it first"},
      {"a packed file", ".gz .bz2 .xz .zst .7z .rar", is_packed,
       "the scan inside: unpack it first"},
  };
  return kForeign;
}

}  // namespace parapet::scans
