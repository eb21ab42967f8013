#include "tests/support/scan_damage.h"

#include <algorithm>

#include "tests/support/random_source.h"

namespace parapet::testing {

Surface shuffled(const Surface& surface, std::uint64_t seed) {
  RandomSource random(seed);
  std::vector<std::uint32_t> order(surface.points.size());
  for (std::size_t n = 0; n < order.size(); ++n) order[n] = static_cast<std::uint32_t>(n);
  random.shuffle(order);
  Surface result;
  std::vector<std::uint32_t> place(order.size());
  for (const std::uint32_t old : order) {
    place[old] = static_cast<std::uint32_t>(result.points.size());
    result.points.push_back(surface.points[old]);
  }
  for (const Face& face : surface.faces) {
    const auto first = static_cast<std::size_t>(random.below(3));
    result.faces.push_back(
        {place[face[first]], place[face[(first + 1) % 3]], place[face[(first + 2) % 3]]});
  }
  random.shuffle(result.faces);
  return result;
}

Surface unwelded(const Surface& surface) {
  Surface result;
  for (const Face& face : surface.faces) {
    const auto first = static_cast<std::uint32_t>(result.points.size());
    for (const std::uint32_t corner : face) result.points.push_back(surface.points[corner]);
    result.faces.push_back({first, first + 1, first + 2});
  }
  return result;
}

Surface with_flipped_faces(Surface surface, int percent, std::uint64_t seed) {
  RandomSource random(seed);
  for (Face& face : surface.faces) {
    if (random.chance(percent)) std::swap(face[1], face[2]);
  }
  return surface;
}

Surface with_doubled_faces(Surface surface, int percent, std::uint64_t seed) {
  RandomSource random(seed);
  const std::size_t count = surface.faces.size();
  bool turned = false;
  for (std::size_t n = 0; n < count; ++n) {
    if (!random.chance(percent)) continue;
    auto [a, b, c] = surface.faces[n];
    if (turned) std::swap(b, c);
    turned = !turned;
    surface.faces.push_back({b, c, a});
  }
  return surface;
}

Surface inside_out(Surface surface) {
  for (Face& face : surface.faces) std::swap(face[1], face[2]);
  return surface;
}

Surface with_hole(Surface surface, const std::function<bool(Vector3 middle)>& in_hole) {
  std::erase_if(surface.faces, [&](const Face& face) {
    const auto& [a, b, c] = face;
    return in_hole((1.0 / 3) * (surface.points[a] + surface.points[b] + surface.points[c]));
  });
  return surface;
}

Surface with_flat_faces(Surface surface, int count, std::uint64_t seed) {
  RandomSource random(seed);
  const int faces = static_cast<int>(surface.faces.size());
  for (int n = 0; n < count; ++n) {
    const Face face = surface.faces[static_cast<std::size_t>(random.below(faces))];
    surface.faces.push_back({face[0], face[1], face[0]});
    const Vector3 from = surface.points[face[0]];
    const auto middle = static_cast<std::uint32_t>(surface.points.size());
    surface.points.push_back(from);  // the same place as a corner: in a line with any other
    surface.faces.push_back({face[0], face[2], middle});
  }
  return surface;
}

Surface with_loose_points(const Surface& surface, double most, std::uint64_t seed) {
  RandomSource random(seed);
  Surface result = unwelded(surface);
  const auto move = [&] { return most * (random.below(2001) - 1000) / 1000; };
  for (Vector3& point : result.points) {
    const double x = move();
    const double y = move();
    const double z = move();
    point = point + Vector3{x, y, z};
  }
  return result;
}

}  // namespace parapet::testing
