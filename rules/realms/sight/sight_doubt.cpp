#include "rules/realms/sight/sight_doubt.h"

#include <vector>

#include "geometry/sight/sight_margin.h"
#include "geometry/sight/sightline.h"

namespace parapet::realms {
namespace {

// The place of a piece's body that the line meets.
Point place_on(const Scene& scene, std::uint32_t body) {
  const Box box = bounds(scene.body(body).shape);
  const auto middle = [](std::int64_t low, std::int64_t high) { return low + (high - low) / 2; };
  return {middle(box.lo().x, box.hi().x), middle(box.lo().y, box.hi().y),
          middle(box.lo().z, box.hi().z)};
}

Doubt doubt_of(const Battlefield& field, const Scene& scene, const PieceShift& shift) {
  return {*shift.ticks,
          *stated_error(field, shift.piece),
          {{shift.piece, place_on(scene, shift.body)}},
          DoubtKind::line};
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
  return doubt_of(field, scene, *nearest);
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
  return doubt_of(field, scene, *greatest);
}

}  // namespace

std::optional<Doubt> sight_doubt(const Battlefield& field, const Scene& scene, const Segment& line,
                                 SightPolicy policy, bool clear) {
  if (!greatest_error(field)) return std::nullopt;
  return clear ? of_clear(field, scene, line, policy) : of_blocked(field, scene, line, policy);
}

}  // namespace parapet::realms
