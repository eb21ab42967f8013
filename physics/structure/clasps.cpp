#include "physics/structure/clasps.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "geometry/solids/insides_meet.h"

namespace parapet::physics {
namespace {

using Pair = std::pair<std::uint32_t, std::uint32_t>;  // the smaller first

Pair pair_of(std::uint32_t a, std::uint32_t b) { return std::minmax(a, b); }

// REQUIRES: they overlap.
Box shared(const Box& a, const Box& b) {
  const Point lo{std::max(a.lo().x, b.lo().x), std::max(a.lo().y, b.lo().y),
                 std::max(a.lo().z, b.lo().z)};
  const Point hi{std::min(a.hi().x, b.hi().x), std::min(a.hi().y, b.hi().y),
                 std::min(a.hi().z, b.hi().z)};
  return Box::spanning(lo, hi);
}

// As much as two studs under a narrow piece hold: what a clip or a pin does.
Contact clasp(const Pair& pieces, const Box& where) {
  Contact contact;
  contact.upper = pieces.second;
  contact.lower = pieces.first;
  contact.kind = ContactKind::studded;
  contact.axis = {0, 0, 1};
  contact.studs = 2;
  contact.middle = 0.5 * (vector_of(where.lo()) + vector_of(where.hi()));
  for (const std::int64_t x : {where.lo().x, where.hi().x}) {
    for (const std::int64_t y : {where.lo().y, where.hi().y}) {
      ContactPlace place{vector_of({x, y, 0}), 2};
      place.at[2] = contact.middle[2];
      contact.places.push_back(place);
    }
  }
  return contact;
}

}  // namespace

std::vector<Contact> clasps(const Structure& structure, const Scene& scene,
                            const std::vector<StudPlane>& studded) {
  std::set<Pair> held;
  for (const StudPlane& plane : studded) held.insert(pair_of(plane.holes, plane.studs));
  const auto holding_of = [&](const Body& body) { return structure.pieces[body.piece].holding; };
  std::map<Pair, Box> found;
  for (std::uint32_t n = 0; n < scene.bodies().size(); ++n) {
    const Body& body = scene.body(n);
    if (holding_of(body) != Holding::built) continue;
    const Box box = bounds(body.shape);
    for (const std::uint32_t other : scene.near(box)) {
      const Body& beside = scene.body(other);
      // Two built ones are found from the first.
      const bool is_seen = holding_of(beside) == Holding::built && other < n;
      if (is_seen || holding_of(beside) == Holding::settled) continue;
      const Pair pieces = pair_of(body.piece, beside.piece);
      if (pieces.first == pieces.second || held.contains(pieces)) continue;
      const Box both = shared(box, bounds(beside.shape));
      if (is_flat(both) || !insides_meet(body.shape, {}, beside.shape)) continue;
      const auto [known, is_new] = found.emplace(pieces, both);
      if (!is_new) known->second = join(known->second, both);
    }
  }
  std::vector<Contact> contacts;
  for (const auto& [pieces, where] : found) contacts.push_back(clasp(pieces, where));
  return contacts;
}

}  // namespace parapet::physics
