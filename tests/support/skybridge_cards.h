#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/skybridge/game/cards.h"
#include "rules/skybridge/game/state.h"

namespace parapet::testing::skybridge_cards {

using namespace skybridge;
using namespace skybridge::game;

// Colours of the small deck: those of c1 to c5, `work` and `eye`.
inline constexpr ColorId kGreen = 0;
inline constexpr ColorId kBlack = 1;
inline constexpr ColorId kRed = 2;
inline constexpr ColorId kBlue = 3;
inline constexpr ColorId kWhite = 4;
inline constexpr ColorId kWorkColor = 5;
inline constexpr ColorId kEyeColor = 6;

// Resources from words such as "wws": w wood, s stone, m metal, u sumpter, a salt, c money.
Resources pieces(std::string_view letters);

// Effects and cards, to be changed further where a test needs more.
Effect effect(EffectKind kind);
Effect gain_of(Resource resource);
Effect trade(std::string_view pay, std::vector<Effect> get);
Effect armament(std::string_view pay);  // "" = one population
Passives passives(std::vector<Passive> shown);
FactionCard card(std::string id, ColorId color, Rune rune, int points = 1);
GodhCard gift_of(std::string id, Rune rune, Effect gift, std::vector<ColorId> feud = {});
GodhCard gift_of(std::string id, Rune rune, Passive gift, std::vector<ColorId> feud = {});

// A deck of our own, with all kinds of effects: 5 x 20 + 12 + 7 faction cards, 10 starting cards
// and the garden card, 30 Godh cards, boards A to E; the land, dice and setup values of
// docs/rules-skybridge.md. Card n of a central stack has rune n (0 to 4), four times.
Cards small_deck();

// One more card, which lies nowhere.
CardId add(Cards& cards, FactionCard card);
GodhId add(Cards& cards, GodhCard card);
CardId card_named(const Cards& cards, std::string_view id);

// A game of so many players with default options.
Game game_of(Cards cards, int players);
Game game_of(int players);

// The first turn of round 1, of seat 0, at 1a: stacks in the order of the data, not shuffled, their
// tops turned up; TEROGH on `eye`; Godh card 0 on top of the pile, then 1, ... . Hands, slots and
// storage are empty. Everybody has three population on the board and nine in reserve, and the
// gardens, which do nothing without the garden card.
State started(const Game& game);

// The player gets the board with the ability, and the crown if it is one of those.
void give(const Game& game, State& state, Seat seat, Ability ability);

// Puts a card on top of a slot.
void put(State& state, Seat seat, int slot, CardId card);
void put_godh(State& state, Seat seat, int slot, GodhId card);

}  // namespace parapet::testing::skybridge_cards
