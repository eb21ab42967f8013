#include "scans/clean/outward.h"

#include <cmath>

#include "scans/clean/nesting.h"

namespace parapet::scans {
namespace {

// What is summed over the faces of a shell.
struct Sums {
  Vector3 middle;  // that volume is measured from: of the border, or any point of a closed shell
  std::size_t border = 0;  // half-edges
  double volume = 0;       // six times; of an open shell as if closed from its middle
  double area = 0;         // twice
  Vector3 facing;          // twice the area with its direction
  bool has_kept = false;
  bool has_flipped = false;
};

std::vector<Sums> sums_of(const MarkedSurface& marked, const std::vector<std::uint32_t>& mates,
                          const Shells& shells) {
  const Surface& surface = marked.surface;
  std::vector<Sums> sums(shells.count);
  std::vector<bool> seen(shells.count);
  for (std::uint32_t h = 0; h < mates.size(); ++h) {
    Sums& sum = sums[shells.of_face[h / 3]];
    if (mates[h] != kNoHalfEdge) continue;
    ++sum.border;
    sum.middle = sum.middle + surface.points[start_of(surface, h)];
  }
  for (Sums& sum : sums) {
    if (sum.border > 0) sum.middle = (1.0 / static_cast<double>(sum.border)) * sum.middle;
  }
  for (std::size_t n = 0; n < surface.faces.size(); ++n) {
    const std::uint32_t shell = shells.of_face[n];
    Sums& sum = sums[shell];
    const auto& [a, b, c] = surface.faces[n];
    if (!seen[shell] && sum.border == 0) sum.middle = surface.points[a];
    seen[shell] = true;
    const Vector3 from = surface.points[a] - sum.middle;
    const Vector3 facing =
        cross(surface.points[b] - surface.points[a], surface.points[c] - surface.points[a]);
    sum.volume += dot(from, facing);
    sum.area += length(facing);
    sum.facing = sum.facing + facing;
    (marked.marks[n] == FaceMark::flipped ? sum.has_flipped : sum.has_kept) = true;
  }
  return sums;
}

bool is_large(double volume, double area, double share) {
  return std::abs(volume) > share * area * std::sqrt(area);
}

// 1: outwards as it is, -1: inwards, 0: it cannot be told.
int sign_of(const Sums& sum, Vector3 up) {
  constexpr double kUpright = 0.02;  // of the area
  constexpr double kBowl = 0.5;      // likewise
  constexpr double kFlat = 1e-9;     // of the area to the power of 3/2
  const int enclosing = !is_large(sum.volume, sum.area, kFlat) ? 0 : sum.volume > 0 ? 1 : -1;
  const double facing = dot(sum.facing, up);
  const double all = sum.area * length(up);
  if (sum.border == 0 || std::abs(facing) <= kUpright * all) return enclosing;
  const int upwards = facing > 0 ? 1 : -1;
  // A bowl, or a block without its top: the file knows.
  const bool is_doubtful = enclosing == -upwards && std::abs(facing) < kBowl * all;
  if (is_doubtful && sum.has_kept != sum.has_flipped) return sum.has_kept ? 1 : -1;
  return upwards;
}

// The sign that each shell should have: 1, or -1 for a hollow.
class Wanted {
 public:
  Wanted(const std::vector<Sums>& sums, const std::vector<int>& signs,
         const std::vector<std::vector<std::uint32_t>>& around)
      : sums_(sums), signs_(signs), around_(around), wanted_(sums.size(), 0) {}

  int operator()(std::uint32_t shell) {
    // A shell within n others waits for the one within n - 1 of them, and so on outwards.
    std::vector<std::uint32_t> waiting{shell};
    while (!waiting.empty()) {
      const std::uint32_t next = waiting.back();
      if (wanted_[next] == 0 && !around_[next].empty() && wanted_[innermost_around(next)] == 0) {
        waiting.push_back(innermost_around(next));
        continue;
      }
      if (wanted_[next] == 0) wanted_[next] = decide(next);
      waiting.pop_back();
    }
    return wanted_[shell];
  }

 private:
  std::uint32_t innermost_around(std::uint32_t shell) const {
    std::uint32_t innermost = around_[shell].front();
    for (const std::uint32_t other : around_[shell]) {
      if (around_[other].size() > around_[innermost].size()) innermost = other;
    }
    return innermost;
  }

  // As the file had it, against what was turned since.
  std::optional<int> sign_in_file(std::uint32_t shell) const {
    if (sums_[shell].has_kept && sums_[shell].has_flipped) return std::nullopt;
    return sums_[shell].has_flipped ? -signs_[shell] : signs_[shell];
  }

  int decide(std::uint32_t shell) const {
    if (around_[shell].empty()) return 1;
    const std::uint32_t outer = innermost_around(shell);
    const std::optional<int> own = sign_in_file(shell);
    const std::optional<int> others = sign_in_file(outer);
    if (own && others && *own != 0 && *others != 0) return wanted_[outer] * *own * *others;
    return around_[shell].size() % 2 == 0 ? 1 : -1;
  }

  const std::vector<Sums>& sums_;
  const std::vector<int>& signs_;
  const std::vector<std::vector<std::uint32_t>>& around_;
  std::vector<int> wanted_;
};

}  // namespace

Outward turn_shells_outwards(MarkedSurface& marked, const std::vector<std::uint32_t>& mates,
                             const std::vector<std::uint32_t>& fixed, Vector3 up) {
  const Shells shells = shells_of(mates);
  const std::vector<Sums> sums = sums_of(marked, mates, shells);
  Outward result;
  std::vector<int> signs;
  std::vector<bool> is_closed;
  for (const Sums& sum : sums) {
    signs.push_back(sign_of(sum, up));
    is_closed.push_back(sum.border == 0 && signs.back() != 0);
  }
  const auto around = shells_around(marked.surface, shells, is_closed)
                          .value_or(std::vector<std::vector<std::uint32_t>>(shells.count));
  Wanted wanted(sums, signs, around);
  std::vector<bool> over(shells.count);
  std::vector<bool> stays(shells.count);
  for (const std::uint32_t face : fixed) stays[shells.of_face[face]] = true;
  for (std::uint32_t shell = 0; shell < shells.count; ++shell) {
    if (signs[shell] == 0 || stays[shell]) {
      ++result.undecided;
      continue;
    }
    const int sign = wanted(shell);
    over[shell] = sign != signs[shell];
    if (!around[shell].empty()) ++(sign < 0 ? result.hollows : result.buried);
  }
  for (std::size_t n = 0; n < shells.of_face.size(); ++n) {
    if (!over[shells.of_face[n]]) continue;
    turn_over(marked, n);
    ++result.turned;
  }
  return result;
}

}  // namespace parapet::scans
