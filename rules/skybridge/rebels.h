#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "rules/skybridge/position.h"

namespace parapet::skybridge {

// SKB-18: the rebels after a player has taken one of the own from a territory back to the board;
// nothing if there is none. The others keep their order.
std::optional<std::vector<Rebel>> rebels_after_return(const std::vector<Rebel>& rebels,
                                                      std::size_t player, int territory);

// Free rebels on a territory; on all of them.
int free_rebels_at(const std::vector<Rebel>& rebels, int territory);
int free_rebels_out(const std::vector<Rebel>& rebels);

// SKB-16: the rebels at the end, when the population that is still in reserve has gone to the
// territory of its player's legion.
std::vector<Rebel> rebels_at_the_end(const Position& position);

}  // namespace parapet::skybridge
