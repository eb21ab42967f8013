#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/numbers/point.h"
#include "geometry/numbers/result.h"
#include "geometry/numbers/triangle.h"

namespace parapet {

// Triangles that share corners, in ticks: scanned terrain. Faces run counterclockwise seen from
// outside.
struct Mesh {
  std::vector<Point> points;
  std::vector<std::array<std::uint32_t, 3>> faces;

  Triangle triangle(std::size_t face) const {
    const auto& [a, b, c] = faces[face];
    return {points[a], points[b], points[c]};
  }

  friend bool operator==(const Mesh&, const Mesh&) = default;
};

// A mesh of a PLY file, ascii or binary, of either byte order: x east, y south, z up, in
// millimetres, each rounded to the nearest tick (halves away from 0), exactly, from the digits or
// the bits of the number as written. Faces of more than three corners are cut into fans.
// Errors: "bad-mesh" with line or byte, what is there and what should be; "limit"; "out-of-range".
Result<Mesh> read_mesh(std::string_view bytes, const std::string& file);

// The same mesh as a binary PLY file that other programs open.
//   (1) read_mesh(write_mesh(m)) == m
std::string write_mesh(const Mesh& mesh);

}  // namespace parapet
