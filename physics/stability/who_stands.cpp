#include "physics/stability/who_stands.h"

#include <algorithm>

#include "physics/stability/pure_pressure.h"
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
                    const Grip& grip, const Progress& progress) {
  const std::vector<bool> none_gone(structure.pieces.size(), false);
  const std::vector<bool> none_broken(contacts.size(), false);
  Standing standing;
  standing.utilisation.assign(contacts.size(), 0);
  standing.mechanism.assign(structure.pieces.size(), {});
  const std::vector<bool> supported = supported_pieces(structure, contacts, none_gone, none_broken);
  std::vector<bool> analysed(structure.pieces.size(), false);
  for (std::uint32_t piece = 0; piece < structure.pieces.size(); ++piece) {
    if (!supported[piece]) standing.unsupported.push_back(piece);
    analysed[piece] = supported[piece] && structure.pieces[piece].holding == Holding::built;
  }
  if (!standing.unsupported.empty()) standing.factor = 0;

  bool is_time_up = false;
  bool is_held_by_width = false;
  for (const auto& island : islands_of(structure, contacts, analysed, none_broken)) {
    if (const auto pressure = carried_by_pressure(structure, contacts, island, none_broken)) {
      is_held_by_width = is_held_by_width || !pressure->held_by_width.empty();
      continue;
    }
    if (!is_time_up) {
      const Balance balance = load_factor(structure, contacts, island, none_broken, grip, progress);
      is_time_up = !balance.complete;
      if (balance.complete) take(balance, island, standing);
    }
    if (is_time_up) {
      standing.not_analysed.insert(standing.not_analysed.end(), island.begin(), island.end());
    }
  }
  std::sort(standing.not_analysed.begin(), standing.not_analysed.end());
  standing.stands = standing.factor >= kBalanced;
  standing.is_critical =
      (standing.factor >= kBalanced - 1 && standing.factor <= kBalanced + 1) || is_held_by_width;
  return standing;
}

}  // namespace parapet::physics
