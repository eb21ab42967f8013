#include "physics/stability/support.h"

#include <map>
#include <numeric>
#include <string_view>

namespace parapet::physics {
namespace {

class UnionFind {
 public:
  explicit UnionFind(std::size_t count) : parent_(count) {
    std::iota(parent_.begin(), parent_.end(), std::uint32_t{0});
  }

  std::uint32_t find(std::uint32_t n) {
    while (parent_[n] != n) n = parent_[n] = parent_[parent_[n]];
    return n;
  }

  // The least of a group stands for it.
  void join(std::uint32_t a, std::uint32_t b) {
    a = find(a);
    b = find(b);
    if (a < b) parent_[b] = a;
    if (b < a) parent_[a] = b;
  }

 private:
  std::vector<std::uint32_t> parent_;
};

// Settled pieces that lie as one, by the name of their body.
std::map<std::string_view, std::vector<std::uint32_t>> settled_bodies(const Structure& structure) {
  std::map<std::string_view, std::vector<std::uint32_t>> bodies;
  for (std::uint32_t piece = 0; piece < structure.pieces.size(); ++piece) {
    const Piece& its = structure.pieces[piece];
    if (its.holding == Holding::settled && !its.body.empty()) bodies[its.body].push_back(piece);
  }
  return bodies;
}

void join_settled(const Structure& structure, const std::vector<bool>& wanted, UnionFind& groups) {
  for (const auto& [name, pieces] : settled_bodies(structure)) {
    std::uint32_t first = kTable;
    for (const std::uint32_t piece : pieces) {
      if (!wanted[piece]) continue;
      if (first == kTable) first = piece;
      groups.join(first, piece);
    }
  }
}

// Joins wanted pieces through those contacts that hold.
template <class Holds>
void join_touching(std::span<const Contact> contacts, const std::vector<bool>& wanted,
                   const std::vector<bool>& broken, Holds holds, UnionFind& groups) {
  for (std::size_t n = 0; n < contacts.size(); ++n) {
    const Contact& contact = contacts[n];
    if (broken[n] || contact.lower == kTable || !holds(contact)) continue;
    if (wanted[contact.upper] && wanted[contact.lower]) groups.join(contact.upper, contact.lower);
  }
}

std::vector<std::vector<std::uint32_t>> groups_of(UnionFind& groups,
                                                  const std::vector<bool>& wanted) {
  std::vector<std::vector<std::uint32_t>> found;
  std::vector<std::size_t> place(wanted.size());
  for (std::uint32_t piece = 0; piece < wanted.size(); ++piece) {
    if (!wanted[piece]) continue;
    const std::uint32_t first = groups.find(piece);
    if (first == piece) {
      place[piece] = found.size();
      found.emplace_back();
    }
    found[place[first]].push_back(piece);
  }
  return found;
}

}  // namespace

std::vector<bool> supported_pieces(const Structure& structure, std::span<const Contact> contacts,
                                   const std::vector<bool>& gone, const std::vector<bool>& broken) {
  const std::size_t count = structure.pieces.size();
  std::vector<std::vector<std::uint32_t>> carries(count);
  std::vector<bool> supported(count, false);
  std::vector<std::uint32_t> open;
  const auto support = [&](std::uint32_t piece) {
    if (supported[piece] || gone[piece]) return;
    supported[piece] = true;
    open.push_back(piece);
  };
  const auto bodies = settled_bodies(structure);
  for (std::size_t n = 0; n < contacts.size(); ++n) {
    const Contact& contact = contacts[n];
    if (broken[n] || contact.kind == ContactKind::side) continue;
    if (contact.lower == kTable) {
      support(contact.upper);
    } else {
      carries[contact.lower].push_back(contact.upper);
      if (contact.kind == ContactKind::studded) carries[contact.upper].push_back(contact.lower);
    }
  }
  for (std::uint32_t piece = 0; piece < count; ++piece) {
    if (structure.pieces[piece].holding == Holding::fixed) support(piece);
  }
  while (!open.empty()) {
    const std::uint32_t piece = open.back();
    open.pop_back();
    for (const std::uint32_t other : carries[piece]) support(other);
    const Piece& its = structure.pieces[piece];
    if (its.holding != Holding::settled || its.body.empty()) continue;
    for (const std::uint32_t other : bodies.at(its.body)) support(other);
  }
  return supported;
}

std::vector<std::vector<std::uint32_t>> islands_of(const Structure& structure,
                                                   std::span<const Contact> contacts,
                                                   const std::vector<bool>& wanted,
                                                   const std::vector<bool>& broken) {
  UnionFind groups(structure.pieces.size());
  join_touching(
      contacts, wanted, broken, [](const Contact&) { return true; }, groups);
  return groups_of(groups, wanted);
}

std::vector<std::vector<std::uint32_t>> bodies_of(const Structure& structure,
                                                  std::span<const Contact> contacts,
                                                  const std::vector<bool>& wanted,
                                                  const std::vector<bool>& broken) {
  UnionFind groups(structure.pieces.size());
  join_touching(
      contacts, wanted, broken,
      [](const Contact& contact) { return contact.kind == ContactKind::studded; }, groups);
  join_settled(structure, wanted, groups);
  return groups_of(groups, wanted);
}

}  // namespace parapet::physics
