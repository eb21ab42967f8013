#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "scans/surface.h"

// A face has three half-edges: number 3 * face + k runs from its corner k to the next one.
namespace parapet::scans {

inline constexpr std::uint32_t kNoHalfEdge = 0xFFFFFFFF;

constexpr std::uint32_t next_in_face(std::uint32_t half_edge) noexcept {
  return half_edge % 3 == 2 ? half_edge - 2 : half_edge + 1;
}

inline std::uint32_t start_of(const Surface& surface, std::uint32_t half_edge) noexcept {
  return surface.faces[half_edge / 3][half_edge % 3];
}

inline std::uint32_t end_of(const Surface& surface, std::uint32_t half_edge) noexcept {
  return start_of(surface, next_in_face(half_edge));
}

// The half-edges over each pair of points, in either direction: groups in order of the smaller and
// then the larger point, half-edges in a group in order of their numbers. Faces name three
// different points each.
class EdgeGroups {
 public:
  explicit EdgeGroups(const Surface& surface);

  std::size_t size() const noexcept { return starts_.size() - 1; }
  std::span<const std::uint32_t> operator[](std::size_t group) const noexcept {
    return std::span(half_edges_).subspan(starts_[group], starts_[group + 1] - starts_[group]);
  }

 private:
  std::vector<std::uint32_t> half_edges_;
  std::vector<std::uint32_t> starts_;
};

// The half-edge on the other side of each, or kNoHalfEdge where the surface ends. Two that run in
// opposite directions over the same points are mates; where there are more than two, those are that
// have the inside of the surface between them (edge_pairing.h).
std::vector<std::uint32_t> mates_of(const Surface& surface, const EdgeGroups& edges);

// Parts that hang together over mates, numbered in order of their first faces.
struct Shells {
  std::vector<std::uint32_t> of_face;
  std::size_t count = 0;
};
Shells shells_of(const std::vector<std::uint32_t>& mates);

}  // namespace parapet::scans
