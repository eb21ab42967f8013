#include "physics/structure/settled_contacts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

#include "geometry/solids/apartness.h"

namespace parapet::physics {
namespace {

// An axis that leans less than this is level: what it parts stands side by side.
constexpr double kLevel = 0.1;

// The direction from the first shape to the second in which they lie farthest apart, if nothing
// parts them by more than the gap.
std::optional<Vector3> axis_between(const Shape& first, const Shape& second) {
  double most = -std::numeric_limits<double>::infinity();
  std::optional<Vector3> axis;
  for_each_apartness(first, {}, second, [&](const Apartness& seen) {
    const Vector3 along = vector_of(Point{} + seen.axis);
    const double gap = static_cast<double>(seen.gap) / length(along);
    if (gap > kSettledGap) {
      axis.reset();
      return false;
    }
    if (gap > most) {
      most = gap;
      axis = unit(along);
    }
    return true;
  });
  return axis;
}

std::array<double, 3> coordinates(Point p) { return vector_of(p); }

// The corners of what the bounds share, across the axis and half way along it.
void set_places(Contact& contact, const Box& first, const Box& second) {
  std::array<double, 3> least{};
  std::array<double, 3> most{};
  std::size_t main = 0;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    least[axis] = std::max(coordinates(first.lo())[axis], coordinates(second.lo())[axis]);
    most[axis] = std::min(coordinates(first.hi())[axis], coordinates(second.hi())[axis]);
    if (std::abs(contact.axis[axis]) > std::abs(contact.axis[main])) main = axis;
  }
  for (std::size_t axis = 0; axis < 3; ++axis) {
    contact.middle[axis] = (least[axis] + most[axis]) / 2;
    if (axis == main || least[axis] > most[axis]) {
      least[axis] = contact.middle[axis];
      most[axis] = contact.middle[axis];
    }
  }
  for (const double x : {least[0], most[0]}) {
    for (const double y : {least[1], most[1]}) {
      for (const double z : {least[2], most[2]}) {
        const auto is_here = [&](const ContactPlace& place) {
          return place.at == Vector3{x, y, z};
        };
        if (std::none_of(contact.places.begin(), contact.places.end(), is_here)) {
          contact.places.push_back({{x, y, z}, 0});
        }
      }
    }
  }
}

Contact contact_between(const Body& first, const Body& second, const Vector3& axis) {
  Contact contact;
  const bool is_level = std::abs(axis[2]) < kLevel;
  const bool second_is_upper = is_level ? second.piece < first.piece : axis[2] > 0;
  contact.upper = second_is_upper ? second.piece : first.piece;
  contact.lower = second_is_upper ? first.piece : second.piece;
  contact.kind = is_level ? ContactKind::side : ContactKind::resting;
  contact.axis = second_is_upper ? axis : -1 * axis;
  set_places(contact, bounds(first.shape), bounds(second.shape));
  return contact;
}

std::optional<Contact> contact_with_table(const Structure& structure, const Body& body) {
  const Box box = bounds(body.shape);
  if (box.lo().z - structure.table_height > kSettledGap) return std::nullopt;
  Contact contact{body.piece, kTable, ContactKind::resting, {0, 0, 1}, 0, {}, {}};
  const Box table = Box::spanning({box.lo().x, box.lo().y, structure.table_height},
                                  {box.hi().x, box.hi().y, structure.table_height});
  set_places(contact, box, table);
  return contact;
}

Box widened(const Box& box) {
  constexpr Vec gap{kSettledGap, kSettledGap, kSettledGap};
  return Box::spanning(box.lo() - gap, box.hi() + gap);
}

}  // namespace

std::vector<Contact> settled_contacts(const Structure& structure, const Scene& scene) {
  const auto is_settled = [&](const Body& body) {
    return structure.pieces[body.piece].holding == Holding::settled;
  };
  std::vector<Contact> contacts;
  for (std::uint32_t n = 0; n < scene.bodies().size(); ++n) {
    const Body& body = scene.body(n);
    if (!is_settled(body)) continue;
    if (auto contact = contact_with_table(structure, body)) contacts.push_back(*std::move(contact));
    for (const std::uint32_t other : scene.near(widened(bounds(body.shape)))) {
      const Body& beside = scene.body(other);
      // Two settled ones are found from the first.
      if (beside.piece == body.piece || (is_settled(beside) && other < n)) continue;
      if (const auto axis = axis_between(body.shape, beside.shape)) {
        contacts.push_back(contact_between(body, beside, *axis));
      }
    }
  }
  return contacts;
}

}  // namespace parapet::physics
