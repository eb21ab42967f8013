#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "rules/skybridge/game/words.h"
#include "rules/skybridge/land.h"
#include "rules/skybridge/words.h"

namespace parapet::skybridge::game {

// Cards are told by what is printed on them: two equal ones have one number.
using CardId = std::uint8_t;   // index into Cards::faction
using GodhId = std::uint8_t;   // index into Cards::godh
using ColorId = std::uint8_t;  // index into Cards::colors

inline constexpr std::size_t kSlots = 5;  // G-29: one for each rune

// A rune by its number, or the wild one, which fits every slot (G-30).
using Rune = std::uint8_t;
inline constexpr Rune kWildRune = kSlots;

// What an armament or a trade costs.
struct Payment {
  Resources resources;
  int population = 0;  // 0 or 1

  friend bool operator==(const Payment&, const Payment&) = default;
};

// An active effect.
struct Effect {
  EffectKind kind = EffectKind::gain;
  Resource resource = Resource::wood;  // of `gain`
  Payment pay;                         // of `trade` and `armament`
  std::vector<Effect> get;             // of `trade`: one of these; never a trade again

  friend bool operator==(const Effect&, const Effect&) = default;
};

// How often each passive is there.
struct Passives {
  std::array<int, kPassiveCount> count{};

  int& operator[](Passive passive) { return count[static_cast<std::size_t>(passive)]; }
  int operator[](Passive passive) const { return count[static_cast<std::size_t>(passive)]; }
  friend bool operator==(const Passives&, const Passives&) = default;
};

// Effects of which one may be used, once a turn: those that slashes divide (G-37).
using Group = std::vector<Effect>;

struct FactionCard {
  std::string id;
  std::string name;
  ColorId color = 0;
  Rune rune = 0;
  int points = 0;
  bool start = false;  // a starting card
  std::vector<Immediate> immediate;
  Passives passive;
  std::vector<Group> main;  // at most 8
};

// G-46: played by Religion, or discarded for its gift.
struct GodhCard {
  std::string id;
  std::string name;
  Rune rune = 0;
  std::vector<ColorId> feud;  // G-49: colours that it may not cover
  std::variant<Passive, Effect> gift;
};

// One bonus beside a stack (G-25): a resource, or the top Godh card where there is none.
struct Bonus {
  std::optional<Resource> resource;

  friend auto operator<=>(const Bonus&, const Bonus&) = default;
};

// A stack at the beginning: its cards, each as often as it is in there, sorted.
struct StackCards {
  ColorId color = 0;
  std::vector<Bonus> bonus;
  std::vector<CardId> cards;
};

// One side of a player board.
struct BoardSide {
  Ability ability = Ability::empery;
  std::vector<Effect> slot_effects;  // G-90: five with `profiteers`, else none
};

struct PlayerBoard {
  std::string id;  // "A".."E"
  std::array<BoardSide, 2> sides;
};

// The faces of the two dice. One of the second die may be "choose" (G-88): none here.
struct DiceFaces {
  std::vector<Resource> bridge;
  std::vector<std::optional<Resource>> second;
};

// G-11, G-12: what each player begins with. `by_seat` says it for the n-th player from the start
// player on, where it differs.
struct Holding {
  int board = 0;    // population on the board
  int reserve = 0;  // and in reserve
  Resources resources;
};
struct SetupCards {
  int starting_cards = 0;        // dealt to each
  std::vector<StackName> dealt;  // one card of each of these to each
  Holding each;
  std::vector<std::optional<Holding>> by_seat;
  int garrisons = 0;  // of each player
  int free_rebels = 12;
};

// Everything printed: the file `parapet-skybridge/1` (formats.md). Immutable once read.
struct Cards {
  std::string name;
  std::array<std::string, kSlots> runes;
  std::vector<std::string> colors;
  std::array<StackCards, kStackCount> stacks;
  std::vector<FactionCard> faction;
  std::vector<CardId> starting;  // dealt at the beginning; without the garden card
  CardId garden = 0;
  std::vector<GodhCard> godh;
  std::vector<GreatDrakhe> drakhes;
  DiceFaces dice;
  Land land;
  std::vector<PlayerBoard> boards;
  SetupCards setup;
};

}  // namespace parapet::skybridge::game
