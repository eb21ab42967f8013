#include "rules/realms/sight/sight_doubt.h"

#include <variant>
#include <vector>

#include "geometry/sight/sight_margin.h"
#include "geometry/sight/sightline.h"

namespace parapet::realms {
namespace {

// The corner of a scan's triangle that is nearest to the line; the first of several.
Point corner_near(const Triangle& triangle, const Segment& line) {
  const auto distance = [&line](Point corner) {
    const Vec across = cross(corner - line.p, direction(line));
    return wide_dot(across, across);
  };
  Point nearest = triangle.a;
  for (const Point corner : {triangle.b, triangle.c}) {
    if (distance(corner) < distance(nearest)) nearest = corner;
  }
  return nearest;
}

Doubt doubt_of(const Battlefield& field, const Scene& scene, const Segment& line,
               const PieceShift& shift) {
  const auto& triangle = std::get<Triangle>(scene.body(shift.body).shape);
  return {*shift.ticks,
          *stated_error(field, shift.piece),
          {{shift.piece, corner_near(triangle, line)}},
          DoubtKind::height};
}

std::optional<Doubt> of_clear(const Battlefield& field, const Scene& scene, const Segment& line,
                              SightPolicy policy) {
  const auto most = greatest_error(field);
  if (!most) return std::nullopt;
  const PieceShift* nearest = nullptr;
  const auto shifts = shifts_into(scene, line, policy, field.scans(), *most);
  for (const PieceShift& shift : shifts) {
    const auto error = stated_error(field, shift.piece);
    if (!error || *error < *shift.ticks) continue;
    if (nearest == nullptr || *shift.ticks < *nearest->ticks) nearest = &shift;
  }
  if (nearest == nullptr) return std::nullopt;
  return doubt_of(field, scene, line, *nearest);
}

std::optional<Doubt> of_blocked(const Battlefield& field, const Scene& scene, const Segment& line,
                                SightPolicy policy) {
  const auto shifts = shifts_out_of(scene, line, policy);
  const PieceShift* greatest = nullptr;
  for (const PieceShift& shift : shifts) {
    const auto error = stated_error(field, shift.piece);
    const bool is_within = error && shift.ticks && *shift.ticks <= *error;
    // What does not block alone need not be moved.
    if (!is_within && shift.ticks != Ratio(0)) return std::nullopt;
    if (!is_within) continue;
    if (greatest == nullptr || *greatest->ticks < *shift.ticks) greatest = &shift;
  }
  if (greatest == nullptr) return std::nullopt;
  return doubt_of(field, scene, line, *greatest);
}

}  // namespace

std::optional<Doubt> sight_doubt(const Battlefield& field, const Scene& scene, const Segment& line,
                                 SightPolicy policy, bool clear) {
  if (!greatest_error(field)) return std::nullopt;
  return clear ? of_clear(field, scene, line, policy) : of_blocked(field, scene, line, policy);
}

}  // namespace parapet::realms
