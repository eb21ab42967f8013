#pragma once

#include <span>
#include <string>
#include <vector>

#include "rules/skyline/network.h"

namespace parapet::skyline {

// Something about a board that loads but looks wrong.
struct NetworkWarning {
  std::string code;
  std::string text;
};

//   dice-without-zero   the number faces hold no 0: few cards can hardly be asked for (SKY-5)
//   dice-without-safe   no face is safe: every ride costs cards
//   space-without-route a space of the sky-line that no arc leads to
//   lonely-location     a location that shares no border and has no space of the sky-line
//   map-in-pieces       locations between which neither moves nor rides lead
//   unit-called-as-kind the id of a unit is the word of a kind, which questions read first
// In that order, each thing once, things in the order of the board.
std::vector<NetworkWarning> check_network(const Network& network, std::span<const Unit> units);

}  // namespace parapet::skyline
