#include "scans/read/formats.h"

#include "scans/read/gltf_head.h"
#include "scans/read/read_3mf.h"
#include "scans/read/read_gltf.h"
#include "scans/read/read_obj.h"
#include "scans/read/read_off.h"
#include "scans/read/read_ply.h"
#include "scans/read/read_stl.h"

namespace parapet::scans {

// One line a format. What is told by a mark of its own stands before what is told by less: that the
// size of a file agrees with a count in it is no accident, whatever the file begins with.
std::span<const Format> formats() {
  // clang-format off
  static constexpr Format kFormats[] = {
      {"binary STL", ".stl .stlb", is_binary_stl, read_stl},
      {"OFF", ".off", is_off, read_off},
      {"GLB", ".glb", is_glb, read_gltf},
      {"3MF", ".3mf", is_3mf, read_3mf},
      {"glTF", ".gltf", is_gltf_text, read_gltf},
      {"PLY", ".ply", is_ply, read_ply},
      {"ASCII STL", ".stla", is_ascii_stl, read_stl},
      {"OBJ", ".obj", is_obj, read_obj},
  };
  // clang-format on
  return kFormats;
}

}  // namespace parapet::scans
