#include "scans/read/placed_meshes.h"

#include "scans/read/read_faults.h"

namespace parapet::scans {

Vector3 Pose::operator()(Vector3 point) const noexcept {
  const auto along = [&](std::size_t row) {
    return rows[row][0] * point.x + rows[row][1] * point.y + rows[row][2] * point.z + rows[row][3];
  };
  return {along(0), along(1), along(2)};
}

bool Pose::mirrors() const noexcept {
  const auto column = [&](std::size_t n) { return Vector3{rows[0][n], rows[1][n], rows[2][n]}; };
  return dot(column(0), cross(column(1), column(2))) < 0;
}

Pose operator*(const Pose& outer, const Pose& inner) noexcept {
  Pose result;
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t column = 0; column < 4; ++column) {
      double sum = column == 3 ? outer.rows[row][3] : 0;
      for (std::size_t n = 0; n < 3; ++n) sum += outer.rows[row][n] * inner.rows[n][column];
      result.rows[row][column] = sum;
    }
  }
  return result;
}

Result<void> add_posed(Surface& surface, const Surface& mesh, const Pose& pose,
                       const std::string& path, const ReadLimits& limits) {
  if (surface.faces.size() + mesh.faces.size() > limits.most_faces ||
      surface.points.size() + mesh.points.size() > limits.most_points) {
    return over_limit(path, {},
                      "more than " + std::to_string(surface.faces.size() + mesh.faces.size()) +
                          " triangles, with all copies",
                      "at most " + std::to_string(limits.most_faces) +
                          ": simplify the scan before you export it");
  }
  const auto first = static_cast<std::uint32_t>(surface.points.size());
  for (const Vector3& point : mesh.points) surface.points.push_back(pose(point));
  const bool mirrors = pose.mirrors();
  for (const Face& face : mesh.faces) {
    const auto& [a, b, c] = face;
    surface.faces.push_back(mirrors ? Face{first + a, first + c, first + b}
                                    : Face{first + a, first + b, first + c});
  }
  return {};
}

}  // namespace parapet::scans
