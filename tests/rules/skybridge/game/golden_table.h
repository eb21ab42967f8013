#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "rules/skybridge/game/action.h"
#include "rules/skybridge/game/engine.h"

namespace parapet::skybridge::game {

// A game whose cards and state a check lays out by hand. Seat 0 is `me`, its turn it is. All boards
// are those of the look (C1), which does nothing outside of 1a; stacks hold blank cards.
class GoldenTable {
 public:
  explicit GoldenTable(int players = 2);

  // Blank cards of a rune, to be changed as the check needs it before it is used.
  CardId card(Rune rune);
  FactionCard& printed(CardId card) { return cards_->faction[card]; }
  GodhId godh(Rune rune, std::variant<Passive, Effect> gift,
              std::initializer_list<std::string> feud = {});
  ColorId color(const std::string& name) const;
  Cards& cards() { return *cards_; }

  const Game& game() const { return game_; }
  Game& game() { return game_; }
  State state;
  Holder& me() { return state.at(0); }
  Holder& player(int seat) { return state.at(static_cast<Seat>(seat)); }

  void give(int seat, Ability ability);
  void put(int seat, int slot, CardId card);
  // So much for each player that nobody goes hungry: a card with Food on slot 4.
  void feed(int seat);
  // It is seat 0's turn, at this step.
  void at(Step step);
  void completed(int segments);
  // A die on the current segment.
  void die(Resource face);

  Actions listed() const { return legal(game_, state); }
  bool allows(const Action& action) const { return is_listed(state, listed(), action); }
  template <class Kind>
  std::vector<Kind> listed() const {
    std::vector<Kind> found;
    for (const Action& action : listed()) {
      if (const Kind* one = std::get_if<Kind>(&action)) found.push_back(*one);
    }
    return found;
  }
  // Requires that it is legal.
  void act(const Action& action);
  // The only listed way to use an entry of a group of a slot's main effects.
  void use(int slot, int group = 0, int entry = 0);
  bool may_use(int slot, int group = 0, int entry = 0) const;
  // Resolves a trigger in the only listed way.
  void resolve(int trigger);

  // Goes on with as little as possible (nobody contributes) until a round, or the game, is over.
  void finish_round();
  // The last player of a round ends the turn: the Faction phase runs to its next decision.
  void end_last_turn();

 private:
  void step_on();

  std::shared_ptr<Cards> cards_;
  Game game_;
};

}  // namespace parapet::skybridge::game
