#include <unordered_map>

#include "bench/brick_city.h"

namespace parapet::bench {
namespace {

using Cell = std::array<int, 3>;

constexpr std::array<int, 3> kCells{BrickCity::kStuds, BrickCity::kStuds, BrickCity::kPlates};
constexpr std::array<float, 3> kTicks{80, 80, 32};

// The faces of one plane across an axis: 0 none, 1 seen from above it, -1 from below.
struct Faces {
  int width = 0;
  int height = 0;
  std::vector<int> sides;

  int& at(int column, int row) { return sides[static_cast<std::size_t>(row * width + column)]; }
};

class Surface {
 public:
  explicit Surface(const BrickCity& city) : city_(city) {}

  TriangleMesh make() {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      for (int plane = 0; plane <= kCells[axis]; ++plane) add_plane(axis, plane);
    }
    return std::move(mesh_);
  }

 private:
  bool is_solid(const Cell& cell) const { return city_.is_solid(cell[0], cell[1], cell[2]); }

  void add_plane(std::size_t axis, int plane) {
    const std::size_t across = (axis + 1) % 3;
    const std::size_t along = (axis + 2) % 3;
    Faces faces{kCells[across], kCells[along], {}};
    for (int row = 0; row < faces.height; ++row) {
      for (int column = 0; column < faces.width; ++column) {
        Cell cell{};
        cell[across] = column;
        cell[along] = row;
        cell[axis] = plane;
        const bool above = is_solid(cell);
        cell[axis] = plane - 1;
        const bool below = is_solid(cell);
        faces.sides.push_back(static_cast<int>(below) - static_cast<int>(above));
      }
    }
    for (int row = 0; row < faces.height; ++row) {
      for (int column = 0; column < faces.width; ++column) {
        const int side = faces.at(column, row);
        if (side == 0) continue;
        const auto [width, height] = take_rectangle(faces, column, row);
        std::array<std::uint32_t, 4> corners{};
        for (std::size_t n = 0; n < 4; ++n) {
          Cell corner{};
          corner[axis] = plane;
          corner[across] = column + (n == 1 || n == 2 ? width : 0);
          corner[along] = row + (n >= 2 ? height : 0);
          corners[n] = number_of(corner);
        }
        if (side < 0) std::swap(corners[1], corners[3]);
        mesh_.triangles.push_back({corners[0], corners[1], corners[2]});
        mesh_.triangles.push_back({corners[0], corners[2], corners[3]});
      }
    }
  }

  // Of faces of one side, the widest from here, then the highest of that width; taken away.
  static std::pair<int, int> take_rectangle(Faces& faces, int column, int row) {
    const int side = faces.at(column, row);
    int width = 1;
    while (column + width < faces.width && faces.at(column + width, row) == side) ++width;
    const auto is_whole = [&](int at) {
      for (int n = 0; n < width; ++n) {
        if (faces.at(column + n, at) != side) return false;
      }
      return true;
    };
    int height = 1;
    while (row + height < faces.height && is_whole(row + height)) ++height;
    for (int y = row; y < row + height; ++y) {
      for (int x = column; x < column + width; ++x) faces.at(x, y) = 0;
    }
    return {width, height};
  }

  std::uint32_t number_of(const Cell& corner) {
    const std::uint64_t key = (static_cast<std::uint64_t>(corner[0]) << 40) |
                              (static_cast<std::uint64_t>(corner[1]) << 20) |
                              static_cast<std::uint64_t>(corner[2]);
    const auto [known, is_new] =
        numbers_.try_emplace(key, static_cast<std::uint32_t>(mesh_.corners.size()));
    if (is_new) {
      std::array<float, 3> place{};
      for (std::size_t k = 0; k < 3; ++k) place[k] = kTicks[k] * static_cast<float>(corner[k]);
      mesh_.corners.push_back(place);
    }
    return known->second;
  }

  const BrickCity& city_;
  std::unordered_map<std::uint64_t, std::uint32_t> numbers_;
  TriangleMesh mesh_;
};

}  // namespace

TriangleMesh surface_of(const BrickCity& city) { return Surface(city).make(); }

}  // namespace parapet::bench
