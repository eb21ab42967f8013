#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace parapet::viewer {

// What lies on a table beside a bridge and its track, as plain data that knows no rule: names and
// counts, nothing that one player hides from another.

struct TableStack {
  std::string name;
  std::string open;   // the name of the card on top that lies face up; empty: none does
  int cards = 0;      // all of them
  std::string bonus;  // printed beside it; may be empty
  std::string note;   // "crown"; may be empty
};

struct TableDie {
  std::string name;
  std::string face;   // may be empty
  std::string place;  // "segment 3"
};

// A place of a player's board where cards are stacked.
struct TableSlot {
  std::string rune;
  std::string top;  // the name of the uppermost card; empty: there is none
  int cards = 0;
  int points = 0;
  std::string token;  // the face that is up
  bool counts = false;
  bool closed = false;
};

struct TableCount {
  std::string name;
  int count = 0;
};

// The board of one player and what belongs to it.
struct TableBoard {
  std::size_t player = 0;           // of the picture's players
  std::string ability;              // may be empty
  std::string score;                // "17 points"; may be empty
  std::vector<std::string> badges;  // "to move", "first": at most three are shown
  std::vector<TableSlot> slots;
  std::vector<TableCount> resources;
  std::vector<TableCount> counts;  // population, hands
};

struct BridgeTable {
  std::vector<TableStack> stacks;
  std::vector<TableDie> dice;
  std::vector<TableCount> counts;  // piles
  std::vector<TableBoard> boards;
};

}  // namespace parapet::viewer
