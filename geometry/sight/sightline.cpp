#include "geometry/sight/sightline.h"

#include <algorithm>
#include <cassert>
#include <tuple>

#include "geometry/sight/graze.h"
#include "geometry/sight/open_contact.h"
#include "geometry/sight/tube.h"

namespace parapet {
namespace {

std::vector<const Shape*> shapes_of(const Scene& scene, const std::vector<std::uint32_t>& bodies) {
  std::vector<const Shape*> shapes;
  shapes.reserve(bodies.size());
  for (const std::uint32_t body : bodies) shapes.push_back(&scene.body(body).shape);
  return shapes;
}

// Is a line clear that crosses nothing and touches these?
bool clear_among(const Segment& segment, const std::vector<const Shape*>& touched,
                 SightPolicy policy) {
  switch (policy) {
    case SightPolicy::hair:
      return can_slide_free(segment, touched);
    case SightPolicy::tube:
      return can_slide_free(segment, touched) || connected_in_tube(segment, touched);
    case SightPolicy::closed:
      return touched.empty();
    case SightPolicy::open:
      break;
  }
  return true;
}

std::vector<SightContact> contacts_along(const Scene& scene, const Segment& segment) {
  std::vector<SightContact> contacts;
  for (const std::uint32_t index : scene.along(segment)) {
    const Body& body = scene.body(index);
    const Contact contact = open_contact(segment, body.shape);
    if (contact == Contact::apart) continue;
    const std::optional<Stretch> met = stretch(segment, body.shape);
    assert(met);
    contacts.push_back({index, body.piece, contact, met->enter, met->leave});
  }
  std::sort(contacts.begin(), contacts.end(), [](const SightContact& a, const SightContact& b) {
    return std::tie(a.enter, a.leave, a.body) < std::tie(b.enter, b.leave, b.body);
  });
  return contacts;
}

// The stretches of each piece, joined where they meet.
std::vector<SightBlocker> joined(std::vector<SightContact> contacts) {
  std::stable_sort(contacts.begin(), contacts.end(),
                   [](const SightContact& a, const SightContact& b) { return a.piece < b.piece; });
  std::vector<SightBlocker> blockers;
  for (const SightContact& contact : contacts) {
    if (!blockers.empty() && blockers.back().piece == contact.piece &&
        contact.enter <= blockers.back().leave) {
      blockers.back().leave = std::max(blockers.back().leave, contact.leave);
    } else {
      blockers.push_back({contact.piece, contact.enter, contact.leave});
    }
  }
  std::sort(blockers.begin(), blockers.end(), [](const SightBlocker& a, const SightBlocker& b) {
    return std::tie(a.enter, a.leave, a.piece) < std::tie(b.enter, b.leave, b.piece);
  });
  return blockers;
}

std::vector<std::uint32_t> bodies_of(const std::vector<SightContact>& contacts, Contact kind) {
  std::vector<std::uint32_t> bodies;
  for (const SightContact& contact : contacts) {
    if (contact.contact == kind) bodies.push_back(contact.body);
  }
  std::sort(bodies.begin(), bodies.end());
  return bodies;
}

// The touched bodies that stop a line which crosses nothing.
std::vector<std::uint32_t> stopping(const Scene& scene, const Segment& segment,
                                    const std::vector<std::uint32_t>& touched, SightPolicy policy) {
  if (policy != SightPolicy::hair) return touched;
  std::vector<std::uint32_t> bodies;
  for (const std::uint32_t place : seam(segment, shapes_of(scene, touched))) {
    bodies.push_back(touched[place]);
  }
  return bodies;
}

}  // namespace

bool sees(const Scene& scene, const Segment& segment, SightPolicy policy) {
  std::vector<std::uint32_t> touched;
  for (Scene::Walk walk = scene.walk(segment); walk.next();) {
    for (const std::uint32_t index : walk.bodies()) {
      const Contact contact = open_contact(segment, scene.body(index).shape);
      if (contact == Contact::apart) continue;
      if (contact == Contact::crossing || policy == SightPolicy::closed) return false;
      touched.push_back(index);
    }
  }
  if (touched.empty() || policy == SightPolicy::open) return true;
  std::sort(touched.begin(), touched.end());
  return clear_among(segment, shapes_of(scene, touched), policy);
}

Sightline rule_sightline(const Scene& scene, const Segment& segment, SightPolicy policy) {
  Sightline line;
  line.policy = policy;
  line.contacts = contacts_along(scene, segment);
  const std::vector<std::uint32_t> crossed = bodies_of(line.contacts, Contact::crossing);
  const std::vector<std::uint32_t> touched = bodies_of(line.contacts, Contact::touching);
  const std::vector<const Shape*> touched_shapes = shapes_of(scene, touched);
  line.clear = crossed.empty() && clear_among(segment, touched_shapes, policy);
  if (line.clear) {
    line.certificate.shift = policy == SightPolicy::open ? Vec{}  // touching does not count
                                                         : free_shift(segment, touched_shapes);
    return line;
  }

  std::vector<std::uint32_t> stops = crossed;
  if (crossed.empty() || policy == SightPolicy::closed) {
    const std::vector<std::uint32_t> more = stopping(scene, segment, touched, policy);
    stops.insert(stops.end(), more.begin(), more.end());
    std::sort(stops.begin(), stops.end());
  }
  std::vector<SightContact> blocking;
  for (const SightContact& contact : line.contacts) {
    if (std::binary_search(stops.begin(), stops.end(), contact.body)) blocking.push_back(contact);
  }
  line.blockers = joined(std::move(blocking));
  if (!crossed.empty()) {
    line.certificate.crossed = crossed.front();
  } else if (policy == SightPolicy::closed) {
    line.certificate.touched = {touched.front()};
  } else {
    line.certificate.touched = stops;
  }
  return line;
}

}  // namespace parapet
