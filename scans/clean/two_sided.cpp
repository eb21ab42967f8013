#include "scans/clean/two_sided.h"

#include <algorithm>
#include <utility>

#include "scans/clean/half_edges.h"

namespace parapet::scans {
namespace {

bool same_points(const Face& a, const Face& b) {
  return a[0] == b[0] && std::minmax(a[1], a[2]) == std::minmax(b[1], b[2]);
}

// Of pairs of reversed faces (each named by its first), those that hang together, and whether
// bodies lie on both sides.
class Sheets {
 public:
  Sheets(const Surface& surface, const std::vector<bool>& is_pair) : leader_(surface.faces.size()) {
    for (std::uint32_t n = 0; n < leader_.size(); ++n) leader_[n] = n;
    has_rim_.resize(leader_.size());
    has_end_.resize(leader_.size());
    const EdgeGroups edges(surface);
    // Joined first, so that what is found at a rim is found of the whole sheet.
    for (std::size_t n = 0; n < edges.size(); ++n) {
      const Around around = look_around(edges[n], is_pair);
      if (is_inner(around)) join(around.pairs[0], around.pairs[1]);
    }
    for (std::size_t n = 0; n < edges.size(); ++n) {
      const Around around = look_around(edges[n], is_pair);
      if (around.pairs.empty() || is_inner(around)) continue;
      const bool ends = around.single % 2 == 1 || (around.single == 0 && around.pairs.size() == 1);
      for (const std::uint32_t pair : around.pairs) {
        has_rim_[find(pair)] = true;
        if (ends) has_end_[find(pair)] = true;
      }
    }
  }

  bool is_wall(std::uint32_t pair) {
    const std::uint32_t sheet = find(pair);
    return has_rim_[sheet] && !has_end_[sheet];
  }

 private:
  struct Around {
    std::vector<std::uint32_t> pairs;
    std::size_t single = 0;
  };

  static bool is_inner(const Around& around) {
    return around.single == 0 && around.pairs.size() == 2;
  }

  static Around look_around(std::span<const std::uint32_t> group,
                            const std::vector<bool>& is_pair) {
    Around around;
    for (const std::uint32_t h : group) {
      const std::uint32_t face = h / 3;
      if (is_pair[face]) {
        around.pairs.push_back(face);
      } else if (face == 0 || !is_pair[face - 1]) {
        ++around.single;
      }
    }
    return around;
  }

  std::uint32_t find(std::uint32_t pair) {
    while (leader_[pair] != pair) pair = leader_[pair] = leader_[leader_[pair]];
    return pair;
  }

  void join(std::uint32_t one, std::uint32_t other) {
    one = find(one);
    other = find(other);
    leader_[std::max(one, other)] = std::min(one, other);
  }

  std::vector<std::uint32_t> leader_;
  std::vector<bool> has_rim_;
  std::vector<bool> has_end_;
};

}  // namespace

DoubleFaces drop_double_faces(MarkedSurface& marked) {
  DoubleFaces found;
  const std::vector<Face>& faces = marked.surface.faces;
  std::vector<bool> drop(faces.size());
  for (std::size_t n = 1; n < faces.size(); ++n) drop[n] = faces[n] == faces[n - 1];
  found.repeated = drop_faces(marked, drop);
  std::vector<bool> is_pair(faces.size());  // with the next one
  for (std::size_t n = 1; n < faces.size(); ++n) {
    is_pair[n - 1] = same_points(faces[n - 1], faces[n]);
  }
  if (std::find(is_pair.begin(), is_pair.end(), true) == is_pair.end()) return found;
  Sheets sheets(marked.surface, is_pair);
  drop.assign(faces.size(), false);
  for (std::uint32_t n = 0; n + 1 < faces.size(); ++n) {
    if (!is_pair[n]) continue;
    const bool is_wall = sheets.is_wall(n);
    drop[n + 1] = !is_wall;
    ++(is_wall ? found.walls : found.two_sided);
  }
  drop_faces(marked, drop);
  return found;
}

}  // namespace parapet::scans
