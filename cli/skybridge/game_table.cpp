#include "cli/skybridge/game_table.h"

#include <string>

#include "cli/words.h"
#include "rules/skybridge/game/engine.h"
#include "rules/skybridge/game/score.h"
#include "rules/skybridge/game/visible.h"

namespace parapet::cli {

using namespace skybridge::game;

namespace {

using viewer::TableBoard;
using viewer::TableDie;
using viewer::TableSlot;
using viewer::TableStack;

int size_of(const auto& things) { return static_cast<int>(things.size()); }

std::string bonus_of(const StackCards& stack) {
  if (stack.bonus.size() > 3) return "any bonus";
  std::string text;
  for (const Bonus& bonus : stack.bonus) {
    text += text.empty() ? "" : " or ";
    text += bonus.resource ? std::string(to_text(*bonus.resource)) : "Godh";
  }
  return text;
}

class GameTable {
 public:
  GameTable(const Game& game, const State& state)
      : game_(game), state_(state), scores_(scores(game, state)), decider_(decider(state)) {}

  viewer::BridgeTable table() const {
    viewer::BridgeTable table;
    for (const StackName name : kStackNames) table.stacks.push_back(stack(name));
    table.dice.push_back(die("bridge die", state_.bridge_die));
    if (state_.second_die.place != Die::Place::aside) {
      table.dice.push_back(die("second die", state_.second_die));
    }
    table.counts = {{"Godh pile", size_of(state_.godh_pile)}, {"discard", size_of(state_.discard)}};
    int out = 0;
    for (const int people : state_.population_out) out += people;
    if (out > 0) table.counts.push_back({"lost people", out});
    for (Seat seat = 0; seat < game_.seats(); ++seat) table.boards.push_back(board(seat));
    return table;
  }

 private:
  TableStack stack(StackName name) const {
    const Stack& stack = state_.at(name);
    const StackCards& printed = game_.cards->stacks[index_of(name)];
    const std::string& color = game_.cards->colors[printed.color];
    TableStack drawn;
    drawn.name = std::string(to_text(name));
    if (color != drawn.name) drawn.name += " " + color;
    drawn.cards = size_of(stack.cards);
    if (stack.open && !stack.cards.empty()) {
      drawn.open = game_.cards->faction[stack.cards.back()].name;
    }
    drawn.bonus = bonus_of(printed);
    if (state_.crown.on == name) drawn.note = "crown";
    if (name == StackName::eye && state_.eye_blocker) drawn.note = "Drakhe";
    return drawn;
  }

  TableDie die(std::string name, const Die& die) const {
    TableDie drawn{std::move(name), die.face ? std::string(to_text(*die.face)) : "", ""};
    switch (die.place) {
      case Die::Place::aside:
        drawn.place = "aside";
        break;
      case Die::Place::segment:
        drawn.place = "segment " + std::to_string(die.segment);
        break;
      case Die::Place::board:
        drawn.place = "on its board";
        break;
      case Die::Place::beside:
        drawn.place = "has paid";
        break;
    }
    return drawn;
  }

  TableSlot slot(Seat seat, std::size_t n) const {
    const Slot& slot = state_.at(seat).slots[n];
    TableSlot drawn;
    // Of slots without runes, their numbers.
    drawn.rune =
        has(game_, state_, seat, Ability::geneorn) ? std::to_string(n + 1) : game_.cards->runes[n];
    drawn.cards = size_of(slot.cards);
    for (const PlacedCard& card : slot.cards) {
      if (!card.is_godh) drawn.points += game_.cards->faction[card.id].points;
    }
    if (!slot.cards.empty()) {
      const PlacedCard& top = slot.cards.back();
      drawn.top = top.is_godh ? game_.cards->godh[top.id].name : game_.cards->faction[top.id].name;
    }
    drawn.token = slot.power ? "power" : "faith";
    drawn.counts = slot.power;
    drawn.closed = slot.closed;
    return drawn;
  }

  TableBoard board(Seat seat) const {
    const Holder& holder = state_.at(seat);
    const auto n = static_cast<std::size_t>(seat);
    TableBoard drawn;
    drawn.player = n;
    drawn.score = counted(scores_[n].total(), "point");
    if (decider_ == seat) drawn.badges.push_back("to move");
    if (state_.marker == seat) drawn.badges.push_back("marker");
    if (state_.crown.owner == seat && !state_.crown.on) drawn.badges.push_back("crown");
    if (holder.board >= 0) {
      const PlayerBoard& printed = game_.cards->boards[static_cast<std::size_t>(holder.board)];
      const BoardSide& side = printed.sides[static_cast<std::size_t>(holder.side)];
      drawn.ability =
          printed.id + std::to_string(holder.side + 1) + " " + std::string(to_text(side.ability));
      for (std::size_t i = 0; i < slot_count(game_, state_, seat); ++i) {
        drawn.slots.push_back(slot(seat, i));
      }
    }
    for (const skybridge::Resource resource : skybridge::kResources) {
      drawn.resources.push_back({std::string(to_text(resource)), holder.resources[resource]});
    }
    int foreign = 0;
    for (std::size_t colour = 0; colour < holder.population.size(); ++colour) {
      if (colour != n) foreign += holder.population[colour];
    }
    drawn.counts = {{"population", holder.population[n]},
                    {"hand", size_of(holder.hand)},
                    {"garrisons", holder.garrisons_left},
                    {"reserve", holder.reserve},
                    {"Godh", size_of(holder.godh_hand)}};
    if (foreign > 0) drawn.counts.push_back({"foreign", foreign});
    return drawn;
  }

  const Game& game_;
  const State& state_;
  std::vector<Score> scores_;
  Seat decider_;
};

}  // namespace

viewer::BridgeTable game_table(const Game& game, const State& state) {
  return GameTable(game, state).table();
}

}  // namespace parapet::cli
