#include "scans/terrain/cloud_points.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <tuple>
#include <utility>

#include "scans/terrain/nearest_points.h"

namespace parapet::scans {
namespace {

constexpr double kFinestCell = 0.1;
constexpr double kCoarser = 1.2;  // a cell after one that was too fine

constexpr std::size_t kNear = 6;
constexpr std::size_t kAround = 24;
constexpr double kAlone = 2.5 * 2;  // the 24 nearest reach sqrt(24 / 6) as far as the 6 nearest
constexpr std::size_t kMostAlonePercent = 3;

std::tuple<double, double, double> by_place(const Vector3& p) { return {p.x, p.y, p.z}; }

bool before(const Vector3& a, const Vector3& b) { return by_place(a) < by_place(b); }

struct Cell {
  std::int64_t x = 0;
  std::int64_t y = 0;
  std::int64_t z = 0;

  friend auto operator<=>(const Cell&, const Cell&) = default;
};

Cell cell_of(const Vector3& point, double side) {
  return {static_cast<std::int64_t>(std::floor(point.x / side)),
          static_cast<std::int64_t>(std::floor(point.y / side)),
          static_cast<std::int64_t>(std::floor(point.z / side))};
}

using CellPoints = std::vector<std::pair<Cell, Vector3>>;

// Ascending by cell, then by place.
CellPoints in_cells(const std::vector<Vector3>& points, double side) {
  CellPoints result;
  result.reserve(points.size());
  for (const Vector3& point : points) result.emplace_back(cell_of(point, side), point);
  std::stable_sort(result.begin(), result.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  return result;
}

std::size_t cell_count(const CellPoints& points) {
  std::size_t count = 0;
  for (std::size_t n = 0; n < points.size(); ++n) {
    if (n == 0 || points[n].first != points[n - 1].first) ++count;
  }
  return count;
}

// About as fine as `most` cells over the largest side of the box round the points can be.
double first_cell(const std::vector<Vector3>& points, std::size_t most) {
  Vector3 low = points.front();
  Vector3 high = low;
  for (const Vector3& p : points) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
  }
  const Vector3 size = high - low;
  const double area = std::max({size.x * size.y, size.y * size.z, size.z * size.x});
  return std::max(kFinestCell, std::sqrt(area / static_cast<double>(most)));
}

// The one of each cell that is nearest to their mean.
std::vector<Vector3> one_a_cell(const CellPoints& points) {
  std::vector<Vector3> result;
  for (std::size_t begin = 0; begin < points.size();) {
    std::size_t end = begin;
    Vector3 sum;
    for (; end < points.size() && points[end].first == points[begin].first; ++end) {
      sum = sum + points[end].second;
    }
    const Vector3 mean = 1 / static_cast<double>(end - begin) * sum;
    const auto off = [&](std::size_t n) {
      const Vector3 apart = points[n].second - mean;
      return dot(apart, apart);
    };
    std::size_t best = begin;
    for (std::size_t n = begin; n < end; ++n) {
      if (off(n) < off(best)) best = n;
    }
    result.push_back(points[best].second);
    begin = end;
  }
  return result;
}

// Over the nearest of each point: the mean distance of the first 6, and of the first 24.
struct Neighbourhood {
  double near = 0;
  double around = 0;
};

std::vector<Neighbourhood> neighbourhoods(const std::vector<Vector3>& points) {
  const NearestPoints tree(points);
  const std::size_t around = std::min(kAround, points.size() - 1);
  std::vector<Neighbourhood> result;
  result.reserve(points.size());
  for (const Vector3& point : points) {
    const std::vector<double> squared = tree.squared_distances(point, around + 1);
    Neighbourhood here;
    for (std::size_t n = 1; n < squared.size(); ++n) {
      const double distance = std::sqrt(squared[n]);
      if (n <= kNear) here.near += distance;
      here.around += distance;
    }
    here.near /= static_cast<double>(std::min(kNear, around));
    here.around /= static_cast<double>(around);
    result.push_back(here);
  }
  return result;
}

double middle_spacing(const std::vector<Neighbourhood>& neighbourhoods) {
  std::vector<double> spacings;
  for (const Neighbourhood& here : neighbourhoods) spacings.push_back(here.near);
  const auto middle = spacings.begin() + static_cast<std::ptrdiff_t>(spacings.size() / 2);
  std::nth_element(spacings.begin(), middle, spacings.end());
  return *middle;
}

// How far the 24 nearest may be on the mean. Where more than a few would lie alone it is the
// scanner that saw the farther ground with fewer points: then only the loneliest go.
double alone_from(const std::vector<Neighbourhood>& neighbourhoods, double spacing) {
  std::vector<double> reaches;
  for (const Neighbourhood& here : neighbourhoods) reaches.push_back(here.around);
  const std::size_t kept = reaches.size() - kMostAlonePercent * reaches.size() / 100;
  const auto last = reaches.begin() + static_cast<std::ptrdiff_t>(kept - 1);
  std::nth_element(reaches.begin(), last, reaches.end());
  return std::max(kAlone * spacing, *last);
}

std::string hundredths(double value) {
  const auto whole = std::llround(100 * value);
  const std::string rest = std::to_string(whole % 100);
  return std::to_string(whole / 100) + (rest.size() == 1 ? ".0" : ".") + rest;
}

}  // namespace

EvenCloud even_cloud(const Cloud& cloud, std::size_t most) {
  EvenCloud result;
  result.points = cloud.points;
  std::vector<Vector3>& points = result.points;
  std::sort(points.begin(), points.end(), before);
  points.erase(std::unique(points.begin(), points.end()), points.end());
  const std::size_t twice = cloud.points.size() - points.size();
  result.steps.push_back({"duplicate-points",
                          std::to_string(twice) + " points lay on others and were left out.",
                          false,
                          {{"points", static_cast<double>(twice)}}});
  if (points.size() > most) {
    const std::size_t count_before = points.size();
    double side = first_cell(points, most);
    CellPoints cells = in_cells(points, side);
    for (; cell_count(cells) > most; cells = in_cells(points, side)) side *= kCoarser;
    points = one_a_cell(cells);
    std::sort(points.begin(), points.end(), before);
    result.steps.push_back({"thin-points",
                            "Of " + std::to_string(count_before) + " points " +
                                std::to_string(points.size()) + " were kept, one in each cube of " +
                                hundredths(side) + " mm.",
                            false,
                            {{"cell_mm", side}, {"points", static_cast<double>(points.size())}}});
  }
  if (points.size() < 2) return result;
  const std::vector<Neighbourhood> around = neighbourhoods(points);
  result.spacing_mm = middle_spacing(around);
  const double most_alone = alone_from(around, result.spacing_mm);
  std::vector<Vector3> kept;
  for (std::size_t n = 0; n < points.size(); ++n) {
    if (around[n].around <= most_alone) kept.push_back(points[n]);
  }
  const std::size_t alone = points.size() - kept.size();
  result.steps.push_back(
      {"lonely-points",
       std::to_string(alone) + " points lay alone and were left out; the others are " +
           hundredths(result.spacing_mm) + " mm apart.",
       false,
       {{"points", static_cast<double>(alone)}, {"spacing_mm", result.spacing_mm}}});
  points = std::move(kept);
  return result;
}

}  // namespace parapet::scans
