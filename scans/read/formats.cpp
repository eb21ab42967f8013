#include "scans/read/formats.h"

#include "scans/read/gltf_head.h"
#include "scans/read/read_3mf.h"
#include "scans/read/read_esri_grid.h"
#include "scans/read/read_gltf.h"
#include "scans/read/read_las.h"
#include "scans/read/read_obj.h"
#include "scans/read/read_off.h"
#include "scans/read/read_pcd.h"
#include "scans/read/read_ply.h"
#include "scans/read/read_png.h"
#include "scans/read/read_schematic.h"
#include "scans/read/read_stl.h"
#include "scans/read/read_ter.h"
#include "scans/read/read_tiff.h"
#include "scans/read/read_vox.h"
#include "scans/read/read_vtt.h"
#include "scans/read/read_xyz.h"

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
      {"LAS", ".las", is_las, read_las},
      {"PCD", ".pcd", is_pcd, read_pcd},
      {"MagicaVoxel", ".vox", is_vox, read_vox},
      {"schematic", ".schem .schematic", is_schematic, read_schematic},
      {"PNG heights", ".png", is_png, read_png},
      {"TIFF heights", ".tif .tiff", is_tiff, read_tiff},
      {"Terragen heights", ".ter", is_ter, read_ter},
      {"Esri ASCII grid", ".grd", is_esri_grid, read_esri_grid},
      {"Universal VTT", ".uvtt .dd2vtt .df2vtt", is_vtt, read_vtt},
      {"OBJ", ".obj", is_obj, read_obj},
      {"list of points", ".xyz .pts .csv .asc .txt .xyzn .xyzrgb .ptx", nullptr, read_xyz},
  };
  // clang-format on
  return kFormats;
}

}  // namespace parapet::scans
