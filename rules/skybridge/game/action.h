#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "rules/skybridge/game/state.h"

namespace parapet::skybridge::game {

// An order of cards, by where they lay before (0 = the lowest). In lists of legal actions an order
// of several cards stands for all of them: `any`.
struct Order {
  bool any = false;
  std::vector<std::uint8_t> positions;

  friend auto operator<=>(const Order&, const Order&) = default;
};

// What an effect is done with, as far as there is something to say. Unused members are -1.
struct Target {
  std::int8_t slot = -1;           // inspiration, religion
  Order order;                     // inspiration: of the cards of that slot from the bottom
  std::int8_t territory = -1;      // return
  std::int8_t fortification = -1;  // garrison
  std::int16_t godh = -1;          // religion: a GodhId of the hand
  std::int8_t garden = -1;         // religion: the slot that the garden card moves to (G-89)
  std::int8_t get = -1;            // trade: which of what it gives
  Seat colour = kNobody;           // whose population pays an armament or a trade

  friend auto operator<=>(const Target&, const Target&) = default;
};

// The actions, in the order in which they are listed. Each has what its row of the page says.
struct ChooseBoard {
  std::int8_t board, side;
  friend auto operator<=>(const ChooseBoard&, const ChooseBoard&) = default;
};
struct PlaceGarden {
  std::int8_t slot;
  friend auto operator<=>(const PlaceGarden&, const PlaceGarden&) = default;
};
struct PlaceCrown {
  std::optional<StackName> stack;
  friend auto operator<=>(const PlaceCrown&, const PlaceCrown&) = default;
};
struct Look {
  StackName stack;
  friend auto operator<=>(const Look&, const Look&) = default;
};
struct Take {
  StackName stack;
  std::int8_t extra;
  friend auto operator<=>(const Take&, const Take&) = default;
};
struct TakeLooked {
  friend auto operator<=>(const TakeLooked&, const TakeLooked&) = default;
};
// `order`: of the rest, as they lie in the decision's `cards` without one `card`; the last on top.
struct Keep {
  CardId card;
  Order order;
  friend auto operator<=>(const Keep&, const Keep&) = default;
};
struct TakeCrownBonus {
  std::optional<Bonus> bonus;
  friend auto operator<=>(const TakeCrownBonus&, const TakeCrownBonus&) = default;
};
struct TakeBonus {
  Bonus bonus;
  friend auto operator<=>(const TakeBonus&, const TakeBonus&) = default;
};
// `garden`: the slot that the garden card moves to before, or -1.
struct Play {
  CardId card;
  std::int8_t slot;
  bool retreat;
  std::int8_t garden;
  friend auto operator<=>(const Play&, const Play&) = default;
};
// `trigger`: its place in State::triggers. Profiteers: `slot_effect` whether the slot's is
// resolved.
struct Resolve {
  std::int8_t trigger;
  bool slot_effect;
  Target target;
  friend auto operator<=>(const Resolve&, const Resolve&) = default;
};
struct Done {
  friend auto operator<=>(const Done&, const Done&) = default;
};
struct UseMain {
  std::int8_t slot, group, entry;
  Target target;
  friend auto operator<=>(const UseMain&, const UseMain&) = default;
};
// `money`: two money instead of Labor. `own_die`: the resource that the die on the board pays.
struct Contribute {
  bool money;
  std::optional<Resource> own_die;
  friend auto operator<=>(const Contribute&, const Contribute&) = default;
};
// G-52. `salt` gives `get`; the two others have none.
struct BoardTrade {
  Resource pay;
  std::optional<Resource> get;
  friend auto operator<=>(const BoardTrade&, const BoardTrade&) = default;
};
// `used`: whether the gift is taken; else the card is only discarded (O-28).
struct Gift {
  GodhId card;
  bool used;
  Target target;
  friend auto operator<=>(const Gift&, const Gift&) = default;
};
// B1: which of the two drawn is kept (0, 1), or none: then both are discarded for their gifts, in
// the order in which they are resolved (0 first, or 1 first), each with its target.
struct Priest {
  std::int8_t keep;
  std::int8_t first;
  Target gift_0;
  Target gift_1;
  friend auto operator<=>(const Priest&, const Priest&) = default;
};
// The resource handed back, or none: the gain is forgone.
struct GiveBack {
  std::optional<Resource> resource;
  friend auto operator<=>(const GiveBack&, const GiveBack&) = default;
};
// `order`: at the end of the own turn, of the Godh cards discarded in it, as they lie in
// `godh_out`; the last one goes to the very bottom of the pile. Only where the player chooses it
// (O-30).
struct Next {
  Order order;
  friend auto operator<=>(const Next&, const Next&) = default;
};
// Indexes of faces; `second` is -1 without Bridge Builder.
struct Roll {
  std::int8_t bridge, second;
  friend auto operator<=>(const Roll&, const Roll&) = default;
};
struct TurnDie {
  Resource face;
  friend auto operator<=>(const TurnDie&, const TurnDie&) = default;
};
struct ChooseDie {
  bool second;
  friend auto operator<=>(const ChooseDie&, const ChooseDie&) = default;
};
// The second harm (might), or the first with what it takes: SATHAP cards, TEROGH a slot, ELBEA
// colours; sorted.
struct Harm {
  bool might;
  std::int8_t slot;
  std::vector<std::uint8_t> takes;
  friend auto operator<=>(const Harm&, const Harm&) = default;
};
struct Feed {
  Seat colour;
  friend auto operator<=>(const Feed&, const Feed&) = default;
};
struct Compensate {
  std::int8_t slot;
  friend auto operator<=>(const Compensate&, const Compensate&) = default;
};

using Action =
    std::variant<ChooseBoard, PlaceGarden, PlaceCrown, Look, Take, TakeLooked, Keep, TakeCrownBonus,
                 TakeBonus, Play, Resolve, Done, UseMain, Contribute, BoardTrade, Gift, Priest,
                 GiveBack, Next, Roll, TurnDie, ChooseDie, Harm, Feed, Compensate>;

using Actions = std::vector<Action>;

}  // namespace parapet::skybridge::game
