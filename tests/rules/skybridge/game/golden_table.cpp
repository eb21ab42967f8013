#include "tests/rules/skybridge/game/golden_table.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/support/skybridge_cards.h"

namespace parapet::skybridge::game {
namespace {

namespace deck = testing::skybridge_cards;

// Cards enough for every stack, with nothing on them but a wild rune.
std::shared_ptr<Cards> blank_cards() {
  auto cards = std::make_shared<Cards>(deck::small_deck());
  for (FactionCard& card : cards->faction) {
    card.immediate.clear();
    card.passive = {};
    card.main.clear();
    card.points = card.start ? 1 : 0;
    card.rune = kWildRune;
  }
  for (GodhCard& card : cards->godh) {
    card.gift = deck::gain_of(Resource::wood);
    card.feud.clear();
  }
  return cards;
}

}  // namespace

GoldenTable::GoldenTable(int players) : cards_(blank_cards()) {
  game_ = deck::game_of(players);
  game_.cards = cards_;
  state = deck::started(game_);
  for (int seat = 0; seat < players; ++seat) {
    give(seat, Ability::daughter);
    player(seat).population = {};
    player(seat).reserve = 0;
  }
}

CardId GoldenTable::card(Rune rune) {
  FactionCard card;
  card.id = "x" + std::to_string(cards_->faction.size());
  card.rune = rune;
  card.color = color("white");
  return deck::add(*cards_, std::move(card));
}

GodhId GoldenTable::godh(Rune rune, std::variant<Passive, Effect> gift,
                         std::initializer_list<std::string> feud) {
  GodhCard card;
  card.id = "y" + std::to_string(cards_->godh.size());
  card.rune = rune;
  card.gift = std::move(gift);
  for (const std::string& name : feud) card.feud.push_back(color(name));
  return deck::add(*cards_, std::move(card));
}

ColorId GoldenTable::color(const std::string& name) const {
  return static_cast<ColorId>(std::find(cards_->colors.begin(), cards_->colors.end(), name) -
                              cards_->colors.begin());
}

void GoldenTable::give(int seat, Ability ability) {
  deck::give(game_, state, static_cast<Seat>(seat), ability);
  if (ability == Ability::bridge_builder) state.second_die.place = Die::Place::board;
}

void GoldenTable::put(int seat, int slot, CardId card) {
  deck::put(state, static_cast<Seat>(seat), slot, card);
}

void GoldenTable::feed(int seat) {
  const CardId food = card(4);
  printed(food).passive[Passive::food] = 1;
  put(seat, 4, food);
}

void GoldenTable::at(Step step) {
  state.phase = Phase::character;
  state.step = step;
  state.start = 0;
  state.marker = 0;
  state.active = 0;
  state.done = 0;
}

void GoldenTable::completed(int segments) {
  state.completed = segments;
  state.leader = kLastTerritory - segments;
  if (segments >= 4) {
    if (state.eye_blocker) state.drakhes_out.push_back(*state.eye_blocker);
    state.eye_blocker.reset();
  }
  if (segments >= 1) die(Resource::wood);
}

void GoldenTable::die(Resource face) {
  state.bridge_die = {Die::Place::segment, state.completed + 1, face};
}

void GoldenTable::act(const Action& action) {
  auto after = apply(game_, state, action);
  INFO((after ? std::string("fine") : to_text(after.error())));
  REQUIRE(after.has_value());
  state = *std::move(after);
}

void GoldenTable::use(int slot, int group, int entry) {
  std::vector<UseMain> ways;
  for (const UseMain& one : listed<UseMain>()) {
    if (one.slot == slot && one.group == group && one.entry == entry) ways.push_back(one);
  }
  REQUIRE(ways.size() == 1);
  act(ways.front());
}

bool GoldenTable::may_use(int slot, int group, int entry) const {
  const auto all = listed<UseMain>();
  return std::any_of(all.begin(), all.end(), [&](const UseMain& one) {
    return one.slot == slot && one.group == group && one.entry == entry;
  });
}

void GoldenTable::resolve(int trigger) {
  std::vector<Resolve> ways;
  for (const Resolve& one : listed<Resolve>()) {
    if (one.trigger == trigger) ways.push_back(one);
  }
  REQUIRE(ways.size() == 1);
  act(ways.front());
}

void GoldenTable::step_on() {
  const Actions actions = listed();
  REQUIRE_FALSE(actions.empty());
  for (const Action& action : actions) {
    if (std::holds_alternative<Next>(action) || std::holds_alternative<Done>(action)) {
      return act(action);
    }
  }
  act(actions.front());
}

void GoldenTable::finish_round() {
  const int round = state.round;
  while (state.round == round && !is_over(state)) step_on();
}

void GoldenTable::end_last_turn() {
  state.step = Step::check;
  state.active = static_cast<Seat>(game_.seats() - 1);
  state.done = game_.seats() - 1;
  act(Next{});
}

}  // namespace parapet::skybridge::game
