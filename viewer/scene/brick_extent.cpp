#include "viewer/scene/brick_extent.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "viewer/scene/brick_poses.h"

namespace parapet::viewer {
namespace {

constexpr double kLeastMargin = 800;  // ticks round what is marked: ten studs
constexpr double kShareMargin = 0.3;  // of the extent of what is marked
constexpr double kMostCut = 0.42;     // of the board: a larger part is not cut out of it
constexpr double kMostThrown = 0.5;   // of the board's extent: how far beyond it is still shown

struct Extent {
  BrickPoint low{1e300, 1e300, 1e300};
  BrickPoint high{-1e300, -1e300, -1e300};

  bool is_empty() const { return low.x > high.x; }
  void add(const BrickPoint& p) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
  }
  void add(const parapet::Box& box) {
    for (const Point& p : {box.lo(), box.hi()}) {
      add({static_cast<double>(p.x), static_cast<double>(p.y), static_cast<double>(p.z)});
    }
  }
  void add(const BrickSpace& space) {
    add({space.west, space.north, space.height});
    add({space.east, space.south, space.height});
  }
  void add(const BrickUnit& unit) {
    add({unit.foot.x - unit.width / 2, unit.foot.y - unit.width / 2, unit.foot.z});
    add({unit.foot.x + unit.width / 2, unit.foot.y + unit.width / 2, unit.foot.z + unit.height});
  }
  // What lies in both, or this where they have nothing in common.
  Extent cut(const Extent& other) const {
    Extent part{
        {std::max(low.x, other.low.x), std::max(low.y, other.low.y), std::max(low.z, other.low.z)},
        {std::min(high.x, other.high.x), std::min(high.y, other.high.y),
         std::min(high.z, other.high.z)}};
    const bool apart =
        part.low.x > part.high.x || part.low.y > part.high.y || part.low.z > part.high.z;
    return apart ? *this : part;
  }
  Extent grown(double by) const {
    return {{low.x - by, low.y - by, low.z - by}, {high.x + by, high.y + by, high.z + by}};
  }
  double longest() const { return std::max({high.x - low.x, high.y - low.y, high.z - low.z}); }
  parapet::Box box() const {
    const auto whole = [](double v) { return static_cast<std::int64_t>(std::llround(v)); };
    return parapet::Box::spanning({whole(low.x), whole(low.y), whole(low.z)},
                                  {whole(high.x), whole(high.y), whole(high.z)});
  }
};

// Every point that an overlay marks by a line, a sign or a name.
std::vector<BrickPoint> marked_points(const BrickPicture& picture) {
  std::vector<BrickPoint> points;
  if (!picture.overlay) return points;
  const BrickOverlay& overlay = *picture.overlay;
  for (const auto& ray : overlay.rays) {
    points.push_back(ray.from);
    points.push_back(ray.to);
  }
  for (const auto& way : overlay.ways) {
    for (const auto& stop : way.stops) points.push_back(stop.at);
  }
  for (const auto& mark : overlay.marks) points.push_back(mark.at);
  for (const auto& arrow : overlay.arrows) {
    points.push_back(arrow.from);
    points.push_back(arrow.to);
  }
  for (const auto& note : overlay.notes) points.push_back(note.at);
  for (const auto& strip : overlay.strips) {
    points.insert(points.end(), strip.corners.begin(), strip.corners.end());
  }
  return points;
}

std::map<std::size_t, Extent> loose_pieces(const BrickPicture& picture) {
  std::map<std::size_t, Extent> loose;
  for (const BrickPose& pose : picture.poses) loose.emplace(pose.piece, Extent{});
  if (picture.overlay) {
    for (const auto& coated : picture.overlay->coats) {
      if (is_loose(coated.coat)) loose.emplace(coated.piece, Extent{});
    }
  }
  if (loose.empty()) return loose;
  const BrickPoses poses(picture);
  for (const Body& body : picture.bodies) {
    const auto found = loose.find(body.piece);
    if (found != loose.end()) found->second.add(poses.bounds_of(body));
  }
  std::erase_if(loose, [](const auto& item) { return item.second.is_empty(); });
  return loose;
}

// Pieces on a scale are all of interest: nothing is cut away.
bool shows_all(const BrickPicture& picture) {
  if (picture.is_map) return true;
  return picture.overlay &&
         std::any_of(picture.overlay->coats.begin(), picture.overlay->coats.end(),
                     [](const auto& coated) { return coated.coat == Coat::strained; });
}

// What is moved is shown as far as it is not thrown away.
Extent whole_of(const BrickPicture& picture) {
  Extent standing;
  Extent moved;
  const BrickPoses poses(picture);
  for (const Body& body : picture.bodies) {
    standing.add(bounds(body.shape));
    if (poses.of(body.piece) != nullptr) moved.add(poses.bounds_of(body));
  }
  Extent extent = standing;
  if (!moved.is_empty()) {
    moved = moved.cut(standing.grown(kMostThrown * standing.longest()));
    extent.add(moved.low);
    extent.add(moved.high);
  }
  for (const BrickSpace& space : picture.spaces) extent.add(space);
  for (const BrickUnit& unit : picture.units) extent.add(unit);
  for (const BrickPoint& point : marked_points(picture)) extent.add(point);
  return extent;
}

Extent marked_of(const BrickPicture& picture) {
  Extent marked;
  for (const BrickPoint& point : marked_points(picture)) marked.add(point);
  for (const auto& [piece, extent] : loose_pieces(picture)) {
    marked.add(extent.low);
    marked.add(extent.high);
  }
  if (picture.overlay) {
    for (const auto& tint : picture.overlay->tints) marked.add(picture.spaces[tint.space]);
    for (const auto& value : picture.overlay->values) marked.add(picture.spaces[value.space]);
  }
  return marked;
}

void take_in(Extent& extent, const Extent& other) {
  if (other.is_empty()) return;
  extent.add(other.low);
  extent.add(other.high);
}

}  // namespace

bool is_loose(Coat coat) { return coat != Coat::strained; }

std::vector<BrickPoint> middles_of_loose(const BrickPicture& picture) {
  std::vector<BrickPoint> middles;
  for (const auto& [piece, e] : loose_pieces(picture)) {
    middles.push_back(
        {(e.low.x + e.high.x) / 2, (e.low.y + e.high.y) / 2, (e.low.z + e.high.z) / 2});
  }
  return middles;
}

parapet::Box shown_part(const BrickPicture& picture) {
  const BrickPicture* const one[] = {&picture};
  return shown_part(one);
}

parapet::Box shown_part(std::span<const BrickPicture* const> states) {
  Extent whole;
  Extent marked;
  bool all = false;
  for (const BrickPicture* state : states) {
    take_in(whole, whole_of(*state));
    take_in(marked, marked_of(*state));
    all = all || shows_all(*state);
  }
  if (whole.is_empty()) whole.add(BrickPoint{});
  if (marked.is_empty() || all) return whole.box();
  const double margin =
      std::max(kLeastMargin,
               kShareMargin * std::max(marked.high.x - marked.low.x, marked.high.y - marked.low.y));
  Extent part;
  part.low = {std::max(whole.low.x, marked.low.x - margin),
              std::max(whole.low.y, marked.low.y - margin), whole.low.z};
  part.high = {std::min(whole.high.x, marked.high.x + margin),
               std::min(whole.high.y, marked.high.y + margin), whole.high.z};
  // A cut that saves little is not worth it.
  const auto area = [](const Extent& e) { return (e.high.x - e.low.x) * (e.high.y - e.low.y); };
  return area(part) > kMostCut * area(whole) ? whole.box() : part.box();
}

std::optional<BrickPoint> top_of(const BrickPicture& picture, std::size_t piece) {
  std::optional<parapet::Box> all;
  for (const Body& body : picture.bodies) {
    if (body.piece != piece) continue;
    const parapet::Box box = bounds(body.shape);
    all = all ? join(*all, box) : box;
  }
  if (!all) return std::nullopt;
  return BrickPoint{static_cast<double>(all->lo().x + all->hi().x) / 2,
                    static_cast<double>(all->lo().y + all->hi().y) / 2,
                    static_cast<double>(all->hi().z)};
}

}  // namespace parapet::viewer
