#include "scans/read/formats.h"

#include "scans/read/gltf_head.h"
#include "scans/read/read_3mf.h"
#include "scans/read/read_gltf.h"
#include "scans/read/read_obj.h"
#include "scans/read/read_off.h"
#include "scans/read/read_ply.h"
#include "scans/read/read_stl.h"

namespace parapet::scans {
namespace {

bool tells_stl(std::string_view bytes) { return is_ascii_stl(bytes) || is_binary_stl(bytes); }

}  // namespace

// One line a format. What is told by a mark of its own stands before what is told by less.
std::span<const Format> formats() {
  static constexpr Format kFormats[] = {
      {"OFF", ".off", is_off, read_off}, {"GLB", ".glb", is_glb, read_gltf},
      {"3MF", ".3mf", is_3mf, read_3mf}, {"glTF", ".gltf", is_gltf_text, read_gltf},
      {"PLY", ".ply", is_ply, read_ply}, {"STL", ".stl .stla .stlb", tells_stl, read_stl},
      {"OBJ", ".obj", is_obj, read_obj},
  };
  return kFormats;
}

}  // namespace parapet::scans
