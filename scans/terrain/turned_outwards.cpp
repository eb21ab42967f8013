#include "scans/terrain/turned_outwards.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

namespace parapet::scans {
namespace {

struct Side {
  std::pair<std::uint32_t, std::uint32_t> edge;
  std::size_t face = 0;

  friend auto operator<=>(const Side&, const Side&) = default;
};

std::vector<Side> sides_of(const std::vector<Face>& faces) {
  std::vector<Side> sides;
  sides.reserve(3 * faces.size());
  for (std::size_t n = 0; n < faces.size(); ++n) {
    for (std::size_t corner = 0; corner < 3; ++corner) {
      sides.push_back({std::minmax(faces[n][corner], faces[n][(corner + 1) % 3]), n});
    }
  }
  std::sort(sides.begin(), sides.end());
  return sides;
}

// What a part is judged by.
struct Part {
  bool is_open = false;
  double up = 0;
  double volume = 0;

  bool faces_in() const { return is_open ? up < 0 : volume < 0; }
};

class Parts {
 public:
  explicit Parts(std::size_t faces) : of_(faces) {
    std::iota(of_.begin(), of_.end(), std::size_t{0});
  }

  std::size_t of(std::size_t face) {
    while (of_[face] != face) {
      of_[face] = of_[of_[face]];
      face = of_[face];
    }
    return face;
  }

  void join(std::size_t a, std::size_t b) {
    const auto [least, other] = std::minmax({of(a), of(b)});
    of_[other] = least;
  }

 private:
  std::vector<std::size_t> of_;
};

}  // namespace

Surface turned_outwards(Surface surface) {
  const std::vector<Side> sides = sides_of(surface.faces);
  Parts parts(surface.faces.size());
  for (std::size_t n = 1; n < sides.size(); ++n) {
    if (sides[n].edge == sides[n - 1].edge) parts.join(sides[n].face, sides[n - 1].face);
  }
  std::vector<Part> judged(surface.faces.size());
  for (std::size_t n = 0; n < sides.size(); ++n) {
    const bool is_shared = (n > 0 && sides[n].edge == sides[n - 1].edge) ||
                           (n + 1 < sides.size() && sides[n].edge == sides[n + 1].edge);
    if (!is_shared) judged[parts.of(sides[n].face)].is_open = true;
  }
  for (std::size_t n = 0; n < surface.faces.size(); ++n) {
    // With its corners in order, so that a face turned over counts for just as much.
    Face face = surface.faces[n];
    std::rotate(face.begin(), std::min_element(face.begin(), face.end()), face.end());
    const double sign = face[1] < face[2] ? 1 : -1;
    if (face[1] > face[2]) std::swap(face[1], face[2]);
    const Vector3& a = surface.points[face[0]];
    const Vector3& b = surface.points[face[1]];
    const Vector3& c = surface.points[face[2]];
    Part& part = judged[parts.of(n)];
    part.up += sign * cross(b - a, c - a).z;
    part.volume += sign * dot(cross(a, b), c);
  }
  for (std::size_t n = 0; n < surface.faces.size(); ++n) {
    Face& face = surface.faces[n];
    if (judged[parts.of(n)].faces_in()) std::swap(face[1], face[2]);
    std::rotate(face.begin(), std::min_element(face.begin(), face.end()), face.end());
  }
  std::sort(surface.faces.begin(), surface.faces.end());
  return surface;
}

}  // namespace parapet::scans
