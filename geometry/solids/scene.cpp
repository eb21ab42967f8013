#include "geometry/solids/scene.h"

#include <algorithm>
#include <boost/geometry/geometries/box.hpp>
#include <boost/geometry/geometries/point.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <boost/iterator/function_output_iterator.hpp>
#include <cassert>
#include <optional>
#include <utility>

#include "geometry/numbers/contact.h"
#include "geometry/numbers/division.h"
#include "geometry/numbers/wide.h"

namespace parapet {
namespace {

namespace tree_geometry = boost::geometry;
namespace tree_index = boost::geometry::index;

// Coordinates fit 32 bits with room to spare, which halves the tree.
using TreePoint = tree_geometry::model::point<std::int32_t, 3, tree_geometry::cs::cartesian>;
using TreeBox = tree_geometry::model::box<TreePoint>;
using Entry = std::pair<TreeBox, std::uint32_t>;
static_assert(kMaxDifference < (std::int64_t{1} << 30));

// How many pieces a line is looked up in at most: beyond, a look-up costs more than it saves.
constexpr std::int64_t kMaxPieces = 4096;

TreePoint tree_point(Point p) {
  return {static_cast<std::int32_t>(p.x), static_cast<std::int32_t>(p.y),
          static_cast<std::int32_t>(p.z)};
}

TreeBox tree_box(const Box& box) { return {tree_point(box.lo()), tree_point(box.hi())}; }

std::int64_t largest(Vec v) { return std::max({v.x, v.y, v.z}); }

Vec magnitudes(Vec v) { return {std::abs(v.x), std::abs(v.y), std::abs(v.z)}; }

// The second largest of three: as wide as the slanted line's own box is in vain.
std::int64_t middle(Vec v) {
  return std::max(std::min(v.x, v.y), std::min(std::max(v.x, v.y), v.z));
}

// The whole tick at or before (after) number/pieces of the way from a to b.
// Exact: a difference <= 2^20 times a number <= 2^12.
std::int64_t tick_before(std::int64_t a, std::int64_t b, std::int64_t number, std::int64_t pieces) {
  return a + floor_quotient((b - a) * number, pieces);
}
std::int64_t tick_after(std::int64_t a, std::int64_t b, std::int64_t number, std::int64_t pieces) {
  return a - floor_quotient((a - b) * number, pieces);
}
static_assert(Wide{kMaxDifference} * kMaxPieces <= power_of_two(32));

}  // namespace

struct Scene::Tree {
  std::vector<Body> bodies;
  std::vector<Box> boxes;
  tree_index::rtree<Entry, tree_index::linear<16>> entries;
  std::int64_t grain = 1;  // a length about which bodies are large

  explicit Tree(std::vector<Body> all) : bodies(std::move(all)) {
    std::vector<Entry> packed;
    packed.reserve(bodies.size());
    boxes.reserve(bodies.size());
    std::int64_t sizes = 0;
    for (const Body& body : bodies) {
      const Box box = bounds(body.shape);
      assert(in_range(box));
      packed.emplace_back(tree_box(box), static_cast<std::uint32_t>(boxes.size()));
      boxes.push_back(box);
      sizes += largest(box.hi() - box.lo());
    }
    if (!boxes.empty()) {
      grain = std::max<std::int64_t>(1, 2 * sizes / static_cast<std::int64_t>(boxes.size()));
    }
    entries = decltype(entries)(packed.begin(), packed.end());
  }

  // Adds the bodies near the box, in no order.
  void find(const Box& box, std::vector<std::uint32_t>& found) const {
    const auto add = [&](const Entry& entry) { found.push_back(entry.second); };
    entries.query(tree_index::intersects(tree_box(box)), boost::make_function_output_iterator(add));
  }
};

Scene::Scene() : Scene(std::vector<Body>{}) {}

Scene::Scene(std::vector<Body> bodies) : tree_(std::make_shared<const Tree>(std::move(bodies))) {}

std::span<const Body> Scene::bodies() const noexcept { return tree_->bodies; }

std::vector<std::uint32_t> Scene::near(const Box& box) const {
  std::vector<std::uint32_t> found;
  tree_->find(box, found);
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<std::uint32_t> Scene::along(const Segment& segment) const {
  std::vector<std::uint32_t> found;
  for (Walk steps = walk(segment); steps.next();) {
    found.insert(found.end(), steps.bodies().begin(), steps.bodies().end());
  }
  std::sort(found.begin(), found.end());
  return found;
}

Scene::Walk Scene::walk(const Segment& segment) const { return {tree_, segment}; }

Scene::Walk::Walk(std::shared_ptr<const Tree> tree, const Segment& segment)
    : tree_(std::move(tree)), segment_(segment) {
  assert(in_range(segment));
  const std::int64_t wasted = middle(magnitudes(direction(segment)));
  pieces_ = std::clamp<std::int64_t>(wasted / tree_->grain, 1, kMaxPieces);
}

Box Scene::Walk::piece(std::int64_t number) const noexcept {
  const auto [p, q] = segment_;
  const auto span = [&](std::int64_t a, std::int64_t b) {
    // From the earlier end of the piece to the later, whichever way the line runs.
    return a <= b ? std::pair{tick_before(a, b, number, pieces_),
                              tick_after(a, b, number + 1, pieces_)}
                  : std::pair{tick_before(a, b, number + 1, pieces_),
                              tick_after(a, b, number, pieces_)};
  };
  const auto [x_low, x_high] = span(p.x, q.x);
  const auto [y_low, y_high] = span(p.y, q.y);
  const auto [z_low, z_high] = span(p.z, q.z);
  return Box::spanning({x_low, y_low, z_low}, {x_high, y_high, z_high});
}

bool Scene::Walk::next() {
  if (done_ == pieces_) return false;
  found_.clear();
  tree_->find(piece(done_), found_);
  // Pieces follow each other along every axis, so what lies near an earlier one and near this one
  // lies near the last one too.
  const std::optional<Box> last = done_ > 0 ? std::optional(piece(done_ - 1)) : std::nullopt;
  std::erase_if(found_, [&](std::uint32_t body) {
    const Box& box = tree_->boxes[body];
    return (last && overlap(box, *last)) || contact(segment_, box) == Contact::apart;
  });
  std::sort(found_.begin(), found_.end());
  ++done_;
  return true;
}

}  // namespace parapet
