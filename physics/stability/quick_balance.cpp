#include "physics/stability/quick_balance.h"

#include <algorithm>

#include "physics/stability/balance_problem.h"
#include "physics/stability/pure_pressure.h"

namespace parapet::physics {
namespace {

// Some of the pieces of an island, with all that is under them.
class Part {
 public:
  Part(std::span<const Contact> contacts, std::span<const std::uint32_t> island, std::size_t pieces)
      : is_in_(pieces, false), is_of_island_(pieces, false), above_(pieces), below_(pieces) {
    for (const std::uint32_t piece : island) is_of_island_[piece] = true;
    for (const Contact& contact : contacts) {
      if (contact.lower == kTable || contact.kind == ContactKind::side) continue;
      if (!is_of_island_[contact.upper] || !is_of_island_[contact.lower]) continue;
      above_[contact.lower].push_back(contact.upper);
      below_[contact.upper].push_back(contact.lower);
    }
  }

  bool holds(std::uint32_t piece) const { return is_in_[piece]; }
  const std::vector<std::uint32_t>& pieces() const { return pieces_; }

  void add(std::uint32_t first) {
    std::vector<std::uint32_t> open{first};
    while (!open.empty()) {
      const std::uint32_t piece = open.back();
      open.pop_back();
      if (is_in_[piece]) continue;
      is_in_[piece] = true;
      pieces_.push_back(piece);
      open.insert(open.end(), below_[piece].begin(), below_[piece].end());
    }
  }

  // Adds what stands on it.
  void grow() {
    const std::vector<std::uint32_t> before = pieces_;
    for (const std::uint32_t piece : before) {
      for (const std::uint32_t on : above_[piece]) add(on);
    }
  }

 private:
  std::vector<bool> is_in_;
  std::vector<bool> is_of_island_;
  std::vector<std::vector<std::uint32_t>> above_;
  std::vector<std::vector<std::uint32_t>> below_;
  std::vector<std::uint32_t> pieces_;
};

// The balance of a part alone, under what the other pieces of the island push on it.
Balance balance_of(const Structure& structure, std::span<const Contact> contacts,
                   std::span<const std::uint32_t> island, const std::vector<bool>& broken,
                   const Part& part, const PurePressure& pressure, const Grip& grip,
                   const Progress& progress) {
  std::vector<bool> is_carried(structure.pieces.size(), false);
  for (const std::uint32_t piece : island) is_carried[piece] = !part.holds(piece);
  std::vector<bool> left_out = broken;
  for (std::size_t n = 0; n < contacts.size(); ++n) {
    const Contact& contact = contacts[n];
    left_out[n] = left_out[n] || is_carried[contact.upper] ||
                  (contact.lower != kTable && is_carried[contact.lower]);
  }
  std::vector<Push> pushes;
  for (const std::uint32_t piece : part.pieces()) {
    for (const Push& push : pressure.pushes[piece]) {
      if (is_carried[push.from]) pushes.push_back(push);
    }
  }
  return BalanceProblem(structure, contacts, part.pieces(), left_out, grip, pushes).solve(progress);
}

}  // namespace

QuickBalance quick_balance(const Structure& structure, std::span<const Contact> contacts,
                           std::span<const std::uint32_t> island, const std::vector<bool>& broken,
                           LoadFactor enough, const Grip& grip, const Progress& progress) {
  const PurePressure pressure = carried_by_pressure(structure, contacts, island, broken);
  QuickBalance balance;
  balance.is_held_by_width = !pressure.held_by_width.empty();
  if (pressure.rest.empty()) {
    balance.at_least = kAnyLoad;
    return balance;
  }
  Part part(contacts, island, structure.pieces.size());
  for (const std::uint32_t piece : pressure.rest) part.add(piece);
  // Beyond that share of the island it is as well to weigh all of it.
  while (part.pieces().size() <= island.size() / 2) {
    const Balance weighed =
        balance_of(structure, contacts, island, broken, part, pressure, grip, progress);
    balance.complete = weighed.complete;
    if (!weighed.complete) break;
    balance.at_least = std::max(balance.at_least, weighed.factor);
    if (balance.at_least >= enough) break;
    const std::size_t before = part.pieces().size();
    while (part.pieces().size() < 2 * before) {
      const std::size_t size = part.pieces().size();
      part.grow();
      if (part.pieces().size() == size) return balance;
    }
  }
  return balance;
}

}  // namespace parapet::physics
