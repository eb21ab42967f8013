#include "physics/structure/contacts.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "geometry/solids/scene.h"
#include "physics/structure/clasps.h"
#include "physics/structure/face_contacts.h"
#include "physics/structure/settled_contacts.h"
#include "physics/structure/stud_contacts.h"

namespace parapet::physics {
namespace {

Scene scene_of(const Structure& structure) {
  std::vector<Body> bodies;
  for (std::uint32_t n = 0; n < structure.pieces.size(); ++n) {
    for (const Shape& shape : structure.pieces[n].shapes) bodies.push_back({shape, n});
  }
  return Scene(std::move(bodies));
}

// By upper, lower, kind and place; what is left lies in one place.
bool comes_before(const Contact& a, const Contact& b) {
  if (a.upper != b.upper) return a.upper < b.upper;
  if (a.lower != b.lower) return a.lower < b.lower;
  if (a.kind != b.kind) return a.kind < b.kind;
  if (a.middle != b.middle) return a.middle < b.middle;
  if (a.axis != b.axis) return a.axis < b.axis;
  return std::lexicographical_compare(
      a.places.begin(), a.places.end(), b.places.begin(), b.places.end(),
      [](const ContactPlace& one, const ContactPlace& other) { return one.at < other.at; });
}

}  // namespace

std::vector<Contact> contacts_of(const Structure& structure) {
  StudContacts studs = stud_contacts(structure);
  std::vector<Contact> contacts = std::move(studs.contacts);
  const Scene scene = scene_of(structure);
  const auto add = [&](std::vector<Contact> more) {
    std::move(more.begin(), more.end(), std::back_inserter(contacts));
  };
  add(face_contacts(structure, scene, studs.planes));
  add(clasps(structure, scene, studs.planes));
  add(settled_contacts(structure, scene));
  std::sort(contacts.begin(), contacts.end(), comes_before);
  return contacts;
}

}  // namespace parapet::physics
