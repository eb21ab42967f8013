#pragma once

#include <string>
#include <utility>
#include <vector>

#include "scans/surface.h"

// Files as scanners and modellers write them, byte by byte, sharing no code with the readers.
namespace parapet::testing {

using scans::Face;
using scans::Surface;
using scans::Vector3;

// A whole number, or a float, as it lies in a binary file.
template <class Number>
std::string little_endian(Number value);
template <class Number>
std::string big_endian(Number value);

std::string ascii_stl(const Surface& surface, const std::string& first_line = "solid thing");
std::string binary_stl(const Surface& surface, const std::string& header = "");
std::string off_text(const Surface& surface);
std::string obj_text(const Surface& surface);

enum class PlyKind { ascii, little_endian, big_endian };

struct PlyForm {
  PlyKind kind = PlyKind::ascii;
  std::string number = "float";  // or "double", or "int"
  std::string corners = "vertex_indices";
  std::string count = "uchar";  // of the corners of a face
  std::string index = "int";
  bool normals = false;  // of nothing but zeros, before the coordinates
};
std::string ply_file(const Surface& surface, const PlyForm& form = {});

// The JSON and the binary part of a GLB, padded as they should be.
std::string glb_file(std::string json, std::string binary);

// A scene of one mesh. `node` is put into its node, such as "\"scale\":[2,2,2],"; `extra` into the
// scene's own braces.
std::string glb_of(const Surface& surface, const std::string& node = "",
                   const std::string& extra = "");

struct ZippedFile {
  std::string name;
  std::string bytes;
};
// Stored, not packed.
std::string zip_file(const std::vector<ZippedFile>& files);

// A 3MF of these objects and items: what stands in <resources> and in <build>.
std::string three_mf(const std::string& resources, const std::string& build,
                     const std::string& unit = "millimeter",
                     const std::vector<ZippedFile>& more = {});

// "<mesh>...</mesh>" of an object.
std::string mesh_xml(const Surface& surface);

}  // namespace parapet::testing
