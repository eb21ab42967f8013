#include "geometry/bricks/part_holes.h"

#include <algorithm>
#include <tuple>

namespace parapet {
namespace {

constexpr std::int64_t kHalfPitch = 10 * Decimal::kOne;

struct Extent {
  DecimalPoint lo;
  DecimalPoint hi;
};

std::optional<Extent> extent_of(const PartGeometry& part) {
  std::optional<Extent> extent;
  const auto take = [&](const DecimalPoint& point) {
    if (!extent) extent = Extent{point, point};
    for (std::size_t i = 0; i < 3; ++i) {
      extent->lo[i] = std::min(extent->lo[i], point[i]);
      extent->hi[i] = std::max(extent->hi[i], point[i]);
    }
  };
  for (const DecimalTriangle& triangle : part.triangles) {
    for (const DecimalPoint& corner : triangle) take(corner);
  }
  for (const auto& body : part.bodies) {
    for (const DecimalPoint& corner : body) take(corner);
  }
  return extent;
}

// The coordinate along which the axis runs.
std::size_t axis_number(const DecimalPoint& axis) {
  std::size_t number = 0;
  while (number < 2 && axis[number] == Decimal{}) ++number;
  return number;
}

}  // namespace

std::optional<DecimalConnector> place_connector(const LdrawPlacement& placement,
                                                const DecimalConnector& connector) {
  LdrawPlacement direction = placement;
  direction.at = {};
  const std::optional<DecimalPoint> at = place(placement, connector.at);
  const std::optional<DecimalPoint> axis = place(direction, connector.axis);
  if (!at || !axis) return std::nullopt;
  if (std::count((*axis).begin(), (*axis).end(), Decimal{}) != 2) return std::nullopt;
  return DecimalConnector{*at, *axis};
}

std::vector<DecimalConnector> holes_of(const std::vector<Socket>& sockets,
                                       const PartGeometry& part) {
  const std::optional<Extent> extent = extent_of(part);
  std::vector<DecimalConnector> holes;
  const auto offer = [&](const DecimalConnector& mouth, std::size_t along, std::int64_t u,
                         std::int64_t v) {
    const std::size_t first = (along + 1) % 3;
    const std::size_t second = (along + 2) % 3;
    DecimalConnector hole = mouth;
    hole.at[first].units += u;
    hole.at[second].units += v;
    for (const std::size_t i : {first, second}) {
      if (extent && (hole.at[i] <= extent->lo[i] || extent->hi[i] <= hole.at[i])) return;
    }
    holes.push_back(hole);
  };
  for (const Socket& socket : sockets) {
    const std::size_t along = axis_number(socket.mouth.axis);
    for (const std::int64_t sign : {-1, 1}) {
      for (const std::int64_t other : {-1, 1}) {
        if (socket.is_tube) {
          offer(socket.mouth, along, sign * kHalfPitch, other * kHalfPitch);
        } else if (other > 0) {
          offer(socket.mouth, along, sign * kHalfPitch, 0);
          offer(socket.mouth, along, 0, sign * kHalfPitch);
        }
      }
    }
  }
  const auto order = [](const DecimalConnector& a, const DecimalConnector& b) {
    return std::tie(a.at, a.axis) < std::tie(b.at, b.axis);
  };
  std::sort(holes.begin(), holes.end(), order);
  holes.erase(std::unique(holes.begin(), holes.end(),
                          [](const DecimalConnector& a, const DecimalConnector& b) {
                            return a.at == b.at;
                          }),
              holes.end());
  return holes;
}

}  // namespace parapet
