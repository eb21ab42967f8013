#include "physics/stability/who_stands.h"

#include <algorithm>

#include "physics/stability/balance_problem.h"
#include "physics/stability/opening.h"
#include "physics/stability/quick_balance.h"
#include "physics/stability/support.h"

namespace parapet::physics {
namespace {

void take(const Balance& balance, std::span<const std::uint32_t> island, Standing& standing) {
  standing.factor = std::min(standing.factor, balance.factor);
  for (std::size_t contact = 0; contact < balance.utilisation.size(); ++contact) {
    LoadFactor& used = standing.utilisation[contact];
    used = std::max(used, balance.utilisation[contact]);
  }
  if (balance.mechanism.empty()) return;
  for (const std::uint32_t piece : island) standing.mechanism[piece] = balance.mechanism[piece];
}

}  // namespace

Standing who_stands(const Structure& structure, const std::vector<Contact>& contacts,
                    const std::vector<bool>& removed, const Grip& grip, const Progress& progress) {
  std::vector<bool> broken(contacts.size(), false);
  for (std::size_t n = 0; n < contacts.size(); ++n) {
    const Contact& contact = contacts[n];
    broken[n] = removed[contact.upper] || (contact.lower != kTable && removed[contact.lower]);
  }
  Standing standing;
  standing.utilisation.assign(contacts.size(), 0);
  standing.mechanism.assign(structure.pieces.size(), {});
  standing.opening.assign(contacts.size(), 0);
  const std::vector<bool> supported = supported_pieces(structure, contacts, removed, broken);
  std::vector<bool> analysed(structure.pieces.size(), false);
  for (std::uint32_t piece = 0; piece < structure.pieces.size(); ++piece) {
    if (removed[piece]) continue;
    if (!supported[piece]) standing.unsupported.push_back(piece);
    analysed[piece] = supported[piece] && structure.pieces[piece].holding == Holding::built;
  }
  if (!standing.unsupported.empty()) standing.factor = 0;

  bool is_time_up = false;
  bool is_held_by_width = false;
  for (const auto& island : islands_of(structure, contacts, analysed, broken)) {
    if (!is_time_up) {
      const QuickBalance quick =
          quick_balance(structure, contacts, island, broken, kAnyLoad, grip, progress);
      is_held_by_width = is_held_by_width || quick.is_held_by_width;
      if (quick.at_least == kAnyLoad) continue;
      BalanceProblem problem(structure, contacts, island, broken, grip);
      Balance balance = problem.solve(progress);
      is_time_up = !balance.complete;
      if (balance.complete && balance.factor > 0) {
        // Where there is no time for it, any way in which it is carried has to do.
        if (auto least = problem.least_utilisation(progress))
          balance.utilisation = *std::move(least);
      }
      if (balance.complete) take(balance, island, standing);
    }
    if (is_time_up) {
      standing.not_analysed.insert(standing.not_analysed.end(), island.begin(), island.end());
    }
  }
  for (const Opening& opening :
       opening_contacts(structure, contacts, broken, standing.mechanism, grip)) {
    constexpr double kMillion = 1e6;
    standing.opening[opening.contact] = static_cast<std::int32_t>(opening.rate * kMillion);
  }
  std::sort(standing.not_analysed.begin(), standing.not_analysed.end());
  standing.stands = standing.factor >= kBalanced;
  standing.is_critical =
      (standing.factor >= kBalanced - 1 && standing.factor <= kBalanced + 1) || is_held_by_width;
  return standing;
}

}  // namespace parapet::physics
