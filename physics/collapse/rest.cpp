#include "physics/collapse/rest.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <variant>

#include "geometry/numbers/length.h"
#include "physics/collapse/room.h"
#include "physics/collapse/ways_to_lie.h"
#include "physics/structure/centre.h"
#include "physics/structure/contacts.h"

namespace parapet::physics {
namespace {

Room room_around(const Structure& structure, const std::vector<bool>& gone,
                 const Settled& settled) {
  std::vector<bool> stays(structure.pieces.size());
  for (std::size_t piece = 0; piece < stays.size(); ++piece) stays[piece] = !gone[piece];
  for (const FallingBody& body : settled.bodies) {
    for (const std::uint32_t piece : body.pieces) stays[piece] = false;
  }
  std::vector<Body> standing;
  for (std::uint32_t piece = 0; piece < structure.pieces.size(); ++piece) {
    if (!stays[piece]) continue;
    for (const Shape& shape : structure.pieces[piece].shapes) standing.push_back({shape, piece});
  }
  return Room(structure.table_height, std::move(standing), settled.bodies.size());
}

std::int64_t lowest_of(const Lie& lie) {
  std::int64_t lowest = kMaxCoordinate;
  for (const RestingPiece& piece : lie.pieces) {
    for (const Shape& shape : piece.shapes) lowest = std::min(lowest, bounds(shape).lo().z);
  }
  return lowest;
}

Shape moved_shape(const Shape& shape, Vec by) {
  if (const auto* box = std::get_if<Box>(&shape)) {
    return Box::spanning(box->lo() + by, box->hi() + by);
  }
  if (const auto* t = std::get_if<Triangle>(&shape))
    return Triangle{t->a + by, t->b + by, t->c + by};
  // ways_to_lie() leaves room for every move to stay in range.
  return std::get<ConvexSolid>(shape).moved(by).value();
}

Point rounded(const Vector3& v) {
  return {std::llround(v[0]), std::llround(v[1]), std::llround(v[2])};
}

// A way to lie where there is room for it, and how far from it the body has to be moved.
struct Choice {
  const Lie* lie;
  Vec by;
  bool overlaps;
};

std::int64_t size_of(Vec move) { return std::abs(move.x) + std::abs(move.y) + std::abs(move.z); }

// The first way where it lies on something as it is, but for a little up or down; else the one that
// takes the least move; else the last way, as it is but for the table.
Choice choose(const std::vector<Lie>& ways, std::size_t body, const Room& room,
              std::int32_t table_height) {
  std::optional<Choice> least;
  for (const Lie& lie : ways) {
    const auto by = room.place_for(body, lie.pieces);
    if (!by) continue;
    const bool stays = by->x == 0 && by->y == 0 && by->z <= kSettledGap &&
                       room.drop_of(body, lie.pieces, *by, kSettledGap) < kSettledGap;
    if (stays) return {&lie, *by, false};
    const bool is_last = &lie == &ways.back();
    const bool is_less = !least || size_of(*by) < size_of(least->by);
    if (is_less || (is_last && size_of(*by) <= kSettledGap)) least = Choice{&lie, *by, false};
  }
  if (least) return *least;
  const std::int64_t under = table_height - lowest_of(ways.back());
  return {&ways.back(), {0, 0, std::max<std::int64_t>(0, under)}, true};
}

RestingBody resting_of(const Choice& choice, Point from) {
  RestingBody resting{{},
                      from,
                      choice.lie->centre + choice.by,
                      static_cast<std::int32_t>(choice.by.z),
                      choice.overlaps};
  for (const RestingPiece& piece : choice.lie->pieces) {
    RestingPiece placed{piece.piece, {}};
    for (const Shape& shape : piece.shapes) {
      placed.shapes.push_back(moved_shape(shape, choice.by));
    }
    resting.pieces.push_back(std::move(placed));
  }
  return resting;
}

void let_down(RestingBody& body, std::int64_t drop) {
  const Vec down{0, 0, -drop};
  for (RestingPiece& piece : body.pieces) {
    for (Shape& shape : piece.shapes) shape = moved_shape(shape, down);
  }
  body.to = body.to + down;
  body.lifted -= static_cast<std::int32_t>(drop);
}

// Until each touches what is below it: what a body leant on may have been let down itself.
void let_all_down(std::span<const std::size_t> upwards, Room& room,
                  std::vector<RestingBody>& bodies) {
  for (bool more = true; more;) {
    more = false;
    for (const std::size_t n : upwards) {
      RestingBody& body = bodies[n];
      if (body.overlaps) continue;
      const std::int64_t drop = room.drop_of(n, body.pieces, {}, kMaxDifference);
      if (drop == 0) continue;
      let_down(body, drop);
      room.lay(n, body.pieces);
      more = true;
    }
  }
}

}  // namespace

std::vector<RestingBody> resting_bodies(const Structure& structure, const std::vector<bool>& gone,
                                        const Settled& settled) {
  Room room = room_around(structure, gone, settled);
  std::vector<std::vector<Lie>> ways;
  std::vector<std::int64_t> lowest;
  for (std::size_t body = 0; body < settled.bodies.size(); ++body) {
    ways.push_back(ways_to_lie(structure, settled.bodies[body], settled.rest[body]));
    lowest.push_back(lowest_of(ways.back().back()));
  }
  std::vector<std::size_t> upwards(ways.size());
  std::iota(upwards.begin(), upwards.end(), std::size_t{0});
  std::stable_sort(upwards.begin(), upwards.end(),
                   [&](std::size_t a, std::size_t b) { return lowest[a] < lowest[b]; });
  std::vector<RestingBody> bodies(ways.size());
  for (const std::size_t n : upwards) {
    const Choice choice = choose(ways[n], n, room, structure.table_height);
    bodies[n] = resting_of(choice, rounded(centre_of(structure, settled.bodies[n].pieces)));
    room.lay(n, bodies[n].pieces);
  }
  let_all_down(upwards, room, bodies);
  return bodies;
}

}  // namespace parapet::physics
