#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

namespace parapet::testing {

// A GLB file read without any code that writes one. Whatever the format does not allow is told.
struct GlbFile {
  struct Primitive {
    int mode = 4;
    std::string material;
    float opacity = 1;
    std::vector<std::array<double, 3>> corners;  // in the scene, index by index
    std::vector<std::array<double, 3>> colours;  // likewise, 0 to 1; none of lines
    std::vector<std::array<double, 3>> normals;
  };
  std::map<std::string, std::vector<Primitive>> nodes;
  std::vector<std::string> faults;

  std::size_t triangles() const;
};

GlbFile read_glb(const std::string& bytes);

}  // namespace parapet::testing
