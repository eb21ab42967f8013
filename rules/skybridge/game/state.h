#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rules/skybridge/game/cards.h"
#include "rules/skybridge/game/readings.h"

namespace parapet::skybridge::game {

// Players sit clockwise: seat 0, 1, ...; the left neighbour of the last one is seat 0.
using Seat = std::int8_t;
inline constexpr Seat kNobody = -1;
inline constexpr Seat kChance = -1;  // who decides what dice show, where the caller rolls them
inline constexpr std::size_t kMaxPlayers = 5;

// What is fixed when a game begins.
struct Game {
  std::shared_ptr<const Cards> cards;
  Readings readings;
  std::vector<std::string> players;  // names by seat, 2 to 4 (O-2: 5)

  Seat seats() const { return static_cast<Seat>(players.size()); }
  Seat left_of(Seat seat) const { return static_cast<Seat>((seat + 1) % seats()); }
  Seat right_of(Seat seat) const { return static_cast<Seat>((seat + seats() - 1) % seats()); }
};

// A card in a slot of a player board.
struct PlacedCard {
  bool is_godh = false;
  std::uint8_t id = 0;    // a CardId, or a GodhId
  std::uint8_t used = 0;  // bit n: its group n of main effects has been used this turn

  friend bool operator==(const PlacedCard&, const PlacedCard&) = default;
};

// A rune slot with its stack and its Godh token.
struct Slot {
  std::vector<PlacedCard> cards;  // from the bottom
  bool power = false;             // the token; else it shows faith
  bool closed = false;            // G-68

  friend bool operator==(const Slot&, const Slot&) = default;
};

// A player, with all that lies on the player board.
struct Holder {
  std::int8_t board = -1;  // index into Cards::boards; -1 before it is chosen
  std::int8_t side = 0;
  std::vector<CardId> hand;       // sorted
  std::vector<GodhId> godh_hand;  // sorted
  std::vector<GodhId> godh_out;   // discarded this turn, in that order
  std::array<Slot, kSlots> slots;
  Resources resources;
  std::array<std::int16_t, kMaxPlayers> population{};  // on the board, by colour (a seat)
  int reserve = 0;
  int legion = 0;
  int garrisons_left = 0;
  bool fed_by_gift = false;  // O-29: showed Food by a gift this round

  friend bool operator==(const Holder&, const Holder&) = default;
};

// One of the stacks of faction cards.
struct Stack {
  std::vector<CardId> cards;  // from the bottom
  bool open = false;          // its top card lies face up

  friend bool operator==(const Stack&, const Stack&) = default;
};

// The crown of A1 or A2.
struct Crown {
  Seat owner = kNobody;         // nobody where board A is not played
  std::optional<StackName> on;  // the stack that it lies on; else with its owner

  friend bool operator==(const Crown&, const Crown&) = default;
};

// One of the two dice.
struct Die {
  enum class Place : std::uint8_t {
    aside,    // not in use, or not rolled yet
    segment,  // on a segment
    board,    // on the board of Bridge Builder
    beside,   // beside that board: it has paid (G-87)
  };
  Place place = Place::aside;
  int segment = 0;               // its number, where it lies on one
  std::optional<Resource> face;  // none before its first roll, or while it must be turned (G-88)

  friend bool operator==(const Die&, const Die&) = default;
};

enum class Phase : std::uint8_t {
  setup,
  before,
  preparation,
  character,
  faction,
  compensation,
  over,
};

// Where in its phase a game is. A state that waits for somebody is in one of those with a comment.
enum class Step : std::uint8_t {
  boards,        // choose-board, place-garden
  crown,         // preparation 2
  take,          // 1a
  bonus,         // 1b
  play,          // 2, and before the game
  triggers,      // 2: effects of what was played
  main,          // 3
  build,         // 4
  check,         // 5
  bridge,        // faction 1: roll, turn-die, choose-die
  great_drakhe,  // faction 1 after segment 4: harm
  food,          // faction 2: feed
  clear,         // faction 3 and 4
  compensate,    // end 1
  over,
};

// An effect or ability of a card that was played, not resolved yet (G-32, G-81..G-90).
struct Trigger {
  enum class Kind : std::uint8_t {
    immediate,   // one on the card
    visions,     // C2: an Inspiration
    master,      // D1: the top Godh card, which must be drawn
    profiteers,  // E2: population to the leader, then the slot's effect
  };
  Kind kind = Kind::immediate;
  Immediate effect = Immediate::might;  // of `immediate`

  friend bool operator==(const Trigger&, const Trigger&) = default;
};

// What somebody has to decide before the game goes on; the last one of a state first.
struct Decision {
  enum class Kind : std::uint8_t {
    choose_board,
    place_garden,
    place_crown,
    keep,         // which of the cards drawn; `cards` is sorted
    crown_bonus,  // Empery, at `stack`
    make_room,    // for a `resource` that has been gained
    priest,       // which of the Godh `cards` drawn, in that order
    roll,         // chance
    turn_die,     // G-88
    choose_die,   // G-86
    harm,
    feed,
    compensate,  // where the top card of `work` goes
  };
  Kind kind = Kind::keep;
  Seat decider = kNobody;
  StackName stack = StackName::c1;
  Resource resource = Resource::wood;
  std::vector<std::uint8_t> cards;

  friend bool operator==(const Decision&, const Decision&) = default;
};

// The harm that a player has chosen from a Great Drakhe, while the others still choose (O-36): as
// in the action `harm`.
struct ChosenHarm {
  Seat seat = kNobody;
  bool might = false;
  std::int8_t slot = -1;
  std::vector<std::uint8_t> takes;

  friend bool operator==(const ChosenHarm&, const ChosenHarm&) = default;
};

// Population and rebels by colour; the last one is of the free rebels.
inline constexpr std::size_t kFreeRebel = kMaxPlayers;
using RebelCounts = std::array<std::int16_t, kMaxPlayers + 1>;

// A game in progress: a value. What moves it on is in engine.h; what always holds of it in
// invariants.h.
struct State {
  // Common.
  std::array<Stack, kStackCount> stacks;
  std::optional<GreatDrakhe> eye_blocker;  // lies on top of `eye`
  std::vector<GreatDrakhe> drakhes_out;    // out of the game
  std::vector<CardId> discard;
  std::vector<GodhId> godh_pile;                           // from the bottom
  std::vector<CardId> box;                                 // starting cards that nobody got
  std::array<std::int16_t, kMaxPlayers> population_out{};  // in the box, by colour
  Crown crown;
  std::array<std::vector<Seat>, kSegments> population;  // on each segment, sorted
  int completed = 0;
  int idle = 0;
  int leader = kLastTerritory;
  int free_rebels = 0;  // in the reserve
  std::array<RebelCounts, kTerritories> rebels{};
  std::vector<std::vector<Seat>> garrisons;  // by fortification, sorted
  Die bridge_die;
  Die second_die;
  std::vector<Holder> holders;  // by seat

  // Turn.
  int round = 0;  // from 1; 0 before the first
  Phase phase = Phase::setup;
  Step step = Step::boards;
  Seat start = 0;   // who got the marker at the beginning
  Seat marker = 0;  // who holds it now
  Seat active = 0;  // whose turn it is; whose harm, food or card in the other phases
  int done = 0;     // how many have had theirs in this step of the phase
  std::optional<StackName> looked;      // C1: the stack whose top card has been looked at
  bool has_looked = false;              // this turn
  std::optional<StackName> taken_from;  // this turn
  Passives gift_passives;
  bool contributed = false;  // this turn
  int played_slot = -1;      // where the card of `triggers` was played
  std::vector<Trigger> triggers;
  // O-23, where only cards visible at the beginning of step 3 count: those of the turn, by slot,
  // with what has been used of them. Else empty.
  std::array<std::optional<PlacedCard>, kSlots> shown;
  std::vector<Decision> pending;
  std::vector<ChosenHarm> secret_harms;  // not carried out yet, in the order of choosing (O-36)

  // Chance: the generator's state, or none where the caller rolls (the action `roll`).
  std::optional<std::uint64_t> random;

  Holder& at(Seat seat) { return holders[static_cast<std::size_t>(seat)]; }
  const Holder& at(Seat seat) const { return holders[static_cast<std::size_t>(seat)]; }
  Stack& at(StackName stack) { return stacks[index_of(stack)]; }
  const Stack& at(StackName stack) const { return stacks[index_of(stack)]; }

  friend bool operator==(const State&, const State&) = default;
};

}  // namespace parapet::skybridge::game
