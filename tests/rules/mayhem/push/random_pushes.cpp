#include "tests/rules/mayhem/push/random_pushes.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "rules/mayhem/barrier_inside.h"

namespace parapet::testing {
namespace {

using mayhem::Footprint;
using mayhem::PushBody;
using mayhem::Unit;

bool overlap(const std::vector<Space>& a, const std::vector<Space>& b) {
  return std::any_of(a.begin(), a.end(),
                     [&](Space space) { return std::find(b.begin(), b.end(), space) != b.end(); });
}

std::optional<mayhem::Vehicle> vehicle_at(const Board& board, Space back, RandomSource& random) {
  constexpr Space kSides[] = {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}};
  const Space side = kSides[random.below(4)];
  mayhem::Vehicle vehicle;
  vehicle.id = "target";
  vehicle.side = "legion";
  vehicle.back = back;
  vehicle.front = {back.x + side.x, back.y + side.y, back.level};
  if (!board.floor(vehicle.front)) return std::nullopt;
  return vehicle;
}

Footprint moved_footprint(const Footprint& footprint, const PlaceMove& move) {
  const Space corner{footprint.at.x + footprint.width - 1, footprint.at.y + footprint.height - 1,
                     footprint.at.level};
  const Space a = move.of(footprint.at);
  const Space b = move.of(corner);
  return {{std::min(a.x, b.x), std::min(a.y, b.y), a.level},
          std::abs(a.x - b.x) + 1,
          std::abs(a.y - b.y) + 1};
}

PushBody target_of(const mayhem::Pieces& pieces) { return *mayhem::find_body(pieces, "target"); }

}  // namespace

std::optional<RandomPush> random_push(const Board& board, PushBody::Kind kind,
                                      RandomSource& random) {
  RandomPush push;
  const Space at = random.pick(board.spaces());
  if (kind == PushBody::Kind::vehicle) {
    const auto vehicle = vehicle_at(board, at, random);
    if (!vehicle) return std::nullopt;
    push.pieces.vehicles.push_back(*vehicle);
  } else {
    const int size = kind == PushBody::Kind::large_unit ? 2 : 1;
    const Footprint footprint{at, size, size};
    const Space corner{at.x + size - 1, at.y + size - 1, at.level};
    if (mayhem::holds_a_barrier(board, at, corner)) return std::nullopt;
    const Space main{at.x + random.below(size), at.y + random.below(size), at.level};
    push.pieces.units.push_back({"target", "legion", footprint, main, {}, {}});
  }
  push.question.target = target_of(push.pieces);
  for (const Space& space : push.question.target.spaces) {
    if (!board.floor(space)) return std::nullopt;
  }
  std::vector<Space> taken = push.question.target.spaces;
  const int units = random.below(8);
  for (int n = 0; n < units; ++n) {
    const Space space{at.x + random.between(-3, 3), at.y + random.between(-3, 3),
                      random.between(1, board.levels())};
    if (!board.floor(space) || overlap({space}, taken)) continue;
    taken.push_back(space);
    push.pieces.units.push_back({"unit-" + std::to_string(n),
                                 random.chance(50) ? "legion" : "mayhem",
                                 {space, 1, 1},
                                 {},
                                 {},
                                 {}});
  }
  const Space near{std::clamp(at.x + random.between(-2, 2), 0, board.width() - 1),
                   std::clamp(at.y + random.between(-2, 2), 0, board.height() - 1), at.level};
  push.question.attacker =
      mayhem::Stand::at(random.chance(70) ? near : random.pick(board.spaces()));
  push.question.sides = {"legion", "mayhem"};
  push.question.pushes = random.between(1, 4);
  return push;
}

Space moved_place(const PushBody& target, Space place, const PlaceMove& move) {
  if (target.kind == PushBody::Kind::vehicle) return move.of(place);
  Space first = move.of(place);
  target.visit_at(place, [&](Space space) {
    const Space there = move.of(space);
    first = {std::min(first.x, there.x), std::min(first.y, there.y), there.level};
  });
  return first;
}

RandomPush moved_push(const RandomPush& push, const PlaceMove& move) {
  RandomPush moved = push;
  for (Unit& unit : moved.pieces.units) {
    unit.footprint = moved_footprint(unit.footprint, move);
    if (unit.main) unit.main = move.of(*unit.main);
  }
  for (mayhem::Vehicle& vehicle : moved.pieces.vehicles) {
    vehicle.back = move.of(vehicle.back);
    vehicle.front = move.of(vehicle.front);
  }
  moved.question.target = target_of(moved.pieces);
  moved.question.attacker = mayhem::Stand::at(move.of(push.question.attacker.main));
  if (push.question.to) {
    moved.question.to = moved_place(push.question.target, *push.question.to, move);
  }
  return moved;
}

std::string words(const RandomPush& push) {
  std::string text = "attacker " + to_letters(push.question.attacker.main) + ", target";
  for (const Space& space : push.question.target.spaces) text += " " + to_letters(space);
  text += ", " + std::to_string(push.question.pushes) + " pushes";
  for (const Unit& unit : push.pieces.units) {
    text += ", " + unit.side + " " + to_letters(unit.footprint.at);
  }
  return text;
}

}  // namespace parapet::testing
