#include "physics/collapse/collapse.h"

#include <algorithm>
#include <optional>
#include <set>

#include "physics/collapse/impact.h"
#include "physics/structure/contacts.h"

namespace parapet::physics {
namespace {

// For each piece of the structure the body of those that fell that it is in.
std::vector<std::optional<std::size_t>> fallen_with(std::size_t pieces, const Collapse& collapse) {
  std::vector<std::optional<std::size_t>> with(pieces);
  for (std::size_t body = 0; body < collapse.fallen.size(); ++body) {
    for (const RestingPiece& piece : collapse.fallen[body].pieces) with[piece.piece] = body;
  }
  return with;
}

// Names for bodies of several pieces that no body has yet.
std::vector<std::string> names_for(const Structure& structure, const Collapse& collapse) {
  std::set<std::string> taken;
  for (const Piece& piece : structure.pieces) taken.insert(piece.body);
  std::vector<std::string> names;
  int number = 0;
  for (const RestingBody& body : collapse.fallen) {
    names.emplace_back();
    if (body.pieces.size() < 2) continue;
    do {
      names.back() = "b" + std::to_string(++number);
    } while (taken.contains(names.back()));
  }
  return names;
}

}  // namespace

Collapse collapse(const Structure& structure, const std::vector<std::uint32_t>& removed,
                  const CollapseLimits& limits, const Progress& progress) {
  const std::size_t count = structure.pieces.size();
  std::vector<bool> gone(count, false);
  for (const std::uint32_t piece : removed) gone[piece] = true;

  Collapse result;
  for (std::uint32_t piece = 0; piece < count; ++piece) {
    if (gone[piece]) result.removed.push_back(piece);
  }
  progress("contacts", -1);
  const std::vector<Contact> contacts = contacts_of(structure);
  const Falling falling = who_falls(structure, contacts, gone, limits.grip, progress);
  result.loosened = falling.loosened;
  result.not_analysed = falling.not_analysed;

  const Breaks breaks = [&](const FallingBody& body, const Impact& impact) {
    Broken broken = struck(structure, contacts, body, impact, limits.grip, progress);
    for (std::size_t group = 1; group < broken.groups.size(); ++group) {
      for (const std::uint32_t piece : broken.groups[group]) {
        result.loosened.push_back({piece, Why::impact, broken.factor});
      }
    }
    return std::move(broken.groups);
  };
  result.settled = settle(structure, gone, falling_bodies(structure, falling), breaks, limits.grip,
                          limits.settle, progress);
  result.fallen = resting_bodies(structure, gone, result.settled);
  result.standing = count - result.removed.size();
  for (const RestingBody& body : result.fallen) result.standing -= body.pieces.size();
  return result;
}

Structure structure_after(const Structure& structure, const Collapse& collapse) {
  const std::size_t count = structure.pieces.size();
  std::vector<bool> gone(count, false);
  for (const std::uint32_t piece : collapse.removed) gone[piece] = true;
  const auto with = fallen_with(count, collapse);
  const std::vector<std::string> names = names_for(structure, collapse);

  Structure after{{}, {}, structure.table_height, structure.table};
  std::vector<std::optional<std::uint32_t>> number(count);
  for (std::size_t piece = 0; piece < count; ++piece) {
    if (gone[piece] || with[piece]) continue;
    number[piece] = static_cast<std::uint32_t>(after.pieces.size());
    after.pieces.push_back(structure.pieces[piece]);
  }
  for (std::size_t body = 0; body < collapse.fallen.size(); ++body) {
    for (const RestingPiece& resting : collapse.fallen[body].pieces) {
      const Piece& before = structure.pieces[resting.piece];
      after.pieces.push_back(
          {before.id, resting.shapes, {}, {}, before.mass_mg, Holding::settled, names[body]});
    }
  }
  for (const Load& load : structure.loads) {
    if (number[load.piece]) after.loads.push_back({*number[load.piece], load.at, load.mass_mg});
  }
  return after;
}

}  // namespace parapet::physics
