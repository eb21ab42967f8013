#include "cli/skybridge/game_action_text.h"

#include <variant>

#include "cli/words.h"
#include "rules/skybridge/game/effects.h"
#include "rules/skybridge/game/engine.h"
#include "rules/skybridge/game/price.h"

namespace parapet::cli {

using namespace skybridge::game;

namespace {

class Teller {
 public:
  explicit Teller(const GameText& text)
      : text_(text), game_(text.game()), state_(text.state()), seat_(decider(text.state())) {}

  std::string operator()(const ChooseBoard& action) const {
    return "take board " + text_.board(action.board, action.side);
  }
  std::string operator()(const PlaceGarden& action) const {
    return "place " + text_.card(game_.cards->garden) + " on " + slot(action.slot);
  }
  std::string operator()(const PlaceCrown& action) const {
    return action.stack ? "lay the crown on " + stack(*action.stack) : "keep the crown";
  }
  std::string operator()(const Look& action) const {
    return "look at the top card of " + stack(action.stack);
  }
  std::string operator()(const Take& action) const {
    const CardId top = state_.at(action.stack).cards.back();
    if (action.extra == 0) return "take " + text_.card(top) + " from " + stack(action.stack);
    return "draw " + text_.card(top) + " from " + stack(action.stack) + " and " +
           counted(action.extra, "card") + " below it, to keep one";
  }
  std::string operator()(const TakeLooked&) const {
    const CardId top = state_.at(*state_.looked).cards.back();
    return "take " + text_.card(top) + ", the card looked at, from " + stack(*state_.looked);
  }
  std::string operator()(const Keep& action) const {
    return "keep " + text_.card(action.card) + ", the rest back" + ordered(action.order);
  }
  std::string operator()(const TakeCrownBonus& action) const {
    return action.bonus ? "gain " + text_.bonus(*action.bonus) + " by the crown" : "gain nothing";
  }
  std::string operator()(const TakeBonus& action) const {
    return "gain " + text_.bonus(action.bonus);
  }
  std::string operator()(const Play& action) const {
    std::string told = "play " + text_.card(action.card) + " on " + slot(action.slot);
    if (action.retreat) {
      told += ", the legion back to " + text_.territory(state_.at(seat_).legion - 1);
    }
    if (action.garden >= 0) told += ", the garden card before to " + slot(action.garden);
    return told;
  }
  std::string operator()(const Resolve& action) const { return resolved(action); }
  std::string operator()(const Done&) const { return "no more of this card's effects"; }
  std::string operator()(const UseMain& action) const {
    const PlacedCard& card = state_.at(seat_).slots[index(action.slot)].cards.back();
    const Effect& effect =
        game_.cards->faction[card.id].main[index(action.group)][index(action.entry)];
    return text_.placed(card) + ": " + text_.effect(effect, action.target, seat_);
  }
  std::string operator()(const Contribute& action) const { return contributed(action); }
  std::string operator()(const BoardTrade& action) const {
    const std::string paid = "trade 2 " + std::string(to_text(action.pay)) + " for ";
    if (action.get) return paid + "1 " + std::string(to_text(*action.get));
    return paid + (action.pay == skybridge::Resource::metal ? "might" : "the top Godh card");
  }
  std::string operator()(const Gift& action) const {
    return "discard " + text_.godh(action.card) + ": " +
           (action.used ? given(action.card, action.target) : "no gift");
  }
  std::string operator()(const Priest& action) const { return drawn(action); }
  std::string operator()(const GiveBack& action) const {
    if (!action.resource) return "do without the gain";
    return "hand back 1 " + std::string(to_text(*action.resource));
  }
  std::string operator()(const Next& action) const { return next() + ordered(action.order); }
  std::string operator()(const Roll& action) const {
    const DiceFaces& dice = game_.cards->dice;
    std::string told = "the die shows " + std::string(to_text(dice.bridge[index(action.bridge)]));
    if (action.second < 0) return told;
    const auto& face = dice.second[index(action.second)];
    return told + ", the second die " + std::string(face ? to_text(*face) : "choose");
  }
  std::string operator()(const TurnDie& action) const {
    return "turn the second die to " + std::string(to_text(action.face));
  }
  std::string operator()(const ChooseDie& action) const {
    return action.second ? "the second die goes on the segment" : "the die goes on the segment";
  }
  std::string operator()(const Harm& action) const { return harmed(action); }
  std::string operator()(const Feed& action) const {
    return "population of " + text_.player(action.colour) + " becomes a rebel";
  }
  std::string operator()(const Compensate& action) const {
    return "lay " + text_.card(state_.at(StackName::work).cards.back()) + " on " +
           slot(action.slot);
  }

 private:
  static std::size_t index(int number) { return static_cast<std::size_t>(number); }
  static std::string stack(StackName name) { return std::string(to_text(name)); }
  static std::string ordered(const Order& order) {
    if (order.any) return " in any order";
    return order.positions.empty() ? "" : " in this order";
  }
  std::string slot(int slot) const { return text_.slot(seat_, slot); }

  std::string resolved(const Resolve& action) const {
    const Trigger& trigger = state_.triggers[index(action.trigger)];
    switch (trigger.kind) {
      case Trigger::Kind::immediate:
        return text_.effect(effect_of(trigger.effect), action.target, seat_);
      case Trigger::Kind::visions:
        return "visions: " + text_.effect(effect_of(Immediate::inspiration), action.target, seat_);
      case Trigger::Kind::master:
        return "draw the top Godh card";
      case Trigger::Kind::profiteers:
        break;
    }
    const std::string paid = "1 population becomes a rebel: ";
    if (!action.slot_effect) return paid + "nothing more";
    const Holder& holder = state_.at(seat_);
    const BoardSide& side = game_.cards->boards[index(holder.board)].sides[index(holder.side)];
    return paid + text_.effect(side.slot_effects[index(state_.played_slot)], action.target, seat_);
  }

  std::string contributed(const Contribute& action) const {
    std::string told = "contribute to segment " + std::to_string(current_segment(state_)) + ": " +
                       resources_text(price_of_segment(game_, state_)) + " and 1 population";
    if (action.own_die) {
      told += ", of which the own die pays 1 " + std::string(to_text(*action.own_die));
    }
    if (action.money) told += ", with 2 money for Labor";
    return told;
  }

  std::string given(GodhId id, const Target& target) const {
    const GodhCard& card = game_.cards->godh[id];
    if (const auto* passive = std::get_if<Passive>(&card.gift)) {
      return std::string(to_text(*passive)) + " until the turn ends";
    }
    return text_.effect(std::get<Effect>(card.gift), target, seat_);
  }

  std::string drawn(const Priest& action) const {
    const auto& cards = state_.pending.back().cards;
    if (action.keep >= 0) {
      return "keep " + text_.godh(cards[index(action.keep)]) +
             (cards.size() > 1 ? ", the other one below the pile" : "");
    }
    const auto tell = [&](std::size_t n) {
      const Target& target = n == 0 ? action.gift_0 : action.gift_1;
      const std::string name = text_.godh(cards[n]);
      return target == Target{} && !is_plain(cards[n]) ? name + ": no gift"
                                                       : name + ": " + given(cards[n], target);
    };
    const std::size_t first = index(action.first);
    std::string told = "discard " + tell(first);
    if (cards.size() > 1) told += ", then " + tell(1 - first);
    return told;
  }

  // Whether a gift says nothing about what it is done with.
  bool is_plain(GodhId id) const {
    const GodhCard& card = game_.cards->godh[id];
    const auto* effect = std::get_if<Effect>(&card.gift);
    if (effect == nullptr) return true;
    return effect->kind == EffectKind::gain || effect->kind == EffectKind::population ||
           effect->kind == EffectKind::godh || effect->kind == EffectKind::might ||
           effect->kind == EffectKind::die_resource;
  }

  std::string harmed(const Harm& action) const {
    if (action.might) {
      return "the legion back to " + text_.territory(state_.at(seat_).legion - 1);
    }
    if (action.slot >= 0) return "close the stack on " + slot(action.slot);
    const bool takes_cards = state_.eye_blocker == GreatDrakhe::sathap;
    std::vector<std::string> taken;
    for (const std::uint8_t one : action.takes) {
      taken.push_back(takes_cards ? text_.card(one) : text_.player(static_cast<Seat>(one)));
    }
    return (takes_cards ? "discard " : "lose population of ") + enumerated(taken);
  }

  std::string next() const {
    switch (state_.step) {
      case Step::take:
        return "take no card";
      case Step::play:
        return "play no card";
      case Step::main:
        return "no more main effects";
      case Step::build:
        return state_.contributed ? "go on to the end of the turn" : "do not contribute";
      default:
        return "end the turn";
    }
  }

  const GameText& text_;
  const Game& game_;
  const State& state_;
  Seat seat_;
};

// What is asked of whoever decides now.
std::string asked(const State& state) {
  using Kind = Decision::Kind;
  if (!state.pending.empty()) {
    switch (state.pending.back().kind) {
      case Kind::choose_board:
        return " chooses a board";
      case Kind::place_garden:
        return " places the garden card";
      case Kind::place_crown:
        return " may place the crown";
      case Kind::keep:
        return " keeps one of the cards drawn";
      case Kind::crown_bonus:
        return " may gain something by the crown";
      case Kind::make_room:
        return " makes room for 1 " + std::string(to_text(state.pending.back().resource));
      case Kind::priest:
        return " decides about the Godh cards drawn";
      case Kind::roll:
        return "The dice are rolled";
      case Kind::turn_die:
        return " turns the second die";
      case Kind::choose_die:
        return " chooses the die of the segment";
      case Kind::harm:
        return " bears a harm of the Great Drakhe";
      case Kind::feed:
        return " has no Food and gives up population";
      case Kind::compensate:
        return " places a card as compensation";
    }
  }
  switch (state.step) {
    case Step::take:
      return " takes a card";
    case Step::bonus:
      return " gains a bonus";
    case Step::play:
      return " plays a card";
    case Step::triggers:
      return " resolves the effects of the card played";
    case Step::main:
      return " uses main effects";
    case Step::build:
      return " may contribute to the bridge";
    default:
      return " ends the turn";
  }
}

}  // namespace

std::string action_text(const GameText& text, const Action& action) {
  return std::visit(Teller(text), action);
}

std::string decision_text(const GameText& text) {
  if (is_over(text.state())) return "The game is over";
  const Seat seat = decider(text.state());
  return (seat == kNobody ? "" : text.player(seat)) + asked(text.state());
}

}  // namespace parapet::cli
