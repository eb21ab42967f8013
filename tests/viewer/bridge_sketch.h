#pragma once

#include <array>
#include <string>
#include <vector>

#include "viewer/bridge_picture.h"

namespace parapet::viewer {

// A bridge of seven segments and a track of nine territories, put together by hand.
class BridgeSketch {
 public:
  // The segments from the left bank, those of the lowest numbers finished.
  BridgeSketch(std::size_t players, int completed) {
    constexpr std::array<const char*, 5> kPlayers{"red", "blue", "white", "black", "green"};
    for (std::size_t n = 0; n < players; ++n) {
      picture.players.emplace_back(kPlayers[n % kPlayers.size()]);
    }
    for (const int number : {1, 2, 3, 4, 7, 6, 5}) {
      BridgeSegment segment;
      segment.name = std::to_string(number);
      segment.worth = number == 1 ? "1 point" : std::to_string(number) + " points";
      segment.cost = {"1 wood", std::to_string(number) + " stone"};
      if (number == 3 || number == 6) segment.cost.emplace_back("Labor");
      if (number == 4 || number == 7) segment.cost.emplace_back("Drakhe");
      segment.state = number <= completed       ? SegmentState::finished
                      : number == completed + 1 ? SegmentState::current
                                                : SegmentState::unbegun;
      picture.bridge.segments.push_back(segment);
    }
    constexpr std::array<const char*, 9> kNames{"First Plateau",  "Amber Dunes", "Salt Flat",
                                                "Broken Pillars", "Old Skull",   "Dry Wells",
                                                "Glass Field",    "Long Shadow", "Far Gate"};
    for (const char* name : kNames) {
      picture.territories.push_back({name, false, false, false, {}, {}, {}});
    }
    picture.territories[4].is_head = true;
    picture.territories[static_cast<std::size_t>(8 - completed)].has_leader = true;
    picture.territories[2].forts = {{"gate", 3, {}, false}};
    picture.territories[6].forts = {{"keep", 2, {}, false}};
    for (std::size_t n = 0; n < players; ++n) picture.legions.push_back({n, 0, "", false});
    picture.title = "Nine territories and a bridge";
    if (completed < 7) picture.bridge.gap = std::to_string(7 - completed) + " segments";
    picture.facts = {"12 free rebels in the reserve", "no idle round"};
  }

  BridgeSegment& segment(int number) {
    for (BridgeSegment& one : picture.bridge.segments) {
      if (one.name == std::to_string(number)) return one;
    }
    return picture.bridge.segments.front();
  }

  // Twelve rebels of five owners and two free ones, five legions, five garrisons.
  void crowd(std::size_t territory) {
    TrackTerritory& crowded = picture.territories[territory];
    for (std::size_t n = 0; n < picture.players.size(); ++n) {
      crowded.rebels.push_back({n, n == 0 ? 4 : 2, false, 0});
      picture.legions[n].territory = territory;
    }
    crowded.rebels.push_back({std::nullopt, 2, false, 0});
    if (crowded.forts.empty()) crowded.forts.push_back({"citadel", 4, {}, false});
    for (std::size_t n = 0; n < picture.players.size(); ++n) {
      crowded.forts[0].garrisons.push_back(n);
    }
  }

  void add_table() {
    BridgeTable table;
    for (const char* name : {"c1 green", "c2 black", "c3 red", "c4 blue", "c5 white"}) {
      table.stacks.push_back({name, "Caravan of the salt", 17, "money or wood", ""});
    }
    table.stacks[2].note = "crown";
    table.stacks[3].open.clear();
    table.stacks.push_back({"work", "Stonecutters", 9, "any", ""});
    table.stacks.push_back({"eye", "", 8, "sumpter or metal", ""});
    table.dice.push_back({"bridge die", "metal", "segment 3"});
    table.counts = {{"Godh pile", 21}, {"discard", 14}, {"box", 1}};
    for (std::size_t n = 0; n < picture.players.size(); ++n) {
      TableBoard board{n, "The Crown of Empery", "17 points", {}, {}, {}, {}};
      if (n == 0) board.badges = {"to move", "first"};
      for (int rune = 1; rune <= 5; ++rune) {
        board.slots.push_back({"r" + std::to_string(rune), "Gate wardens", rune, 2 * rune,
                               rune % 2 == 0 ? "power" : "faith", rune % 2 == 0, rune == 3});
      }
      board.slots[4] = {"r5", "", 0, 0, "faith", false, false};
      board.resources = {{"wood", 2},    {"stone", 0}, {"metal", 1},
                         {"sumpter", 3}, {"salt", 2},  {"money", 12}};
      board.counts = {{"population", 3}, {"reserve", 5}, {"hand", 2}, {"Godh cards", 1}};
      table.boards.push_back(board);
    }
    picture.table = table;
    picture.bridge.die_face = "metal";
  }

  BridgePicture picture;
};

}  // namespace parapet::viewer
