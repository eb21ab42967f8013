#include "cli/skybridge/game_text.h"

#include <algorithm>
#include <vector>

#include "cli/words.h"
#include "rules/files/skybridge/game_words.h"

namespace parapet::cli {

using namespace skybridge::game;
using skybridge::Resources;

namespace {

std::string payment_text(const Payment& payment) {
  if (payment.population > 0) {
    const bool more = !(payment.resources == Resources{});
    return (more ? resources_text(payment.resources) + " and " : "") + std::string("1 population");
  }
  return resources_text(payment.resources);
}

std::string rune_text(const Cards& cards, Rune rune) {
  return rune == kWildRune ? "wild" : cards.runes[rune];
}

}  // namespace

std::string resources_text(const Resources& resources) {
  std::vector<std::string> parts;
  for (const skybridge::Resource resource : skybridge::kResources) {
    if (resources[resource] == 0) continue;
    parts.push_back(std::to_string(resources[resource]) + " " + std::string(to_text(resource)));
  }
  return parts.empty() ? "nothing" : enumerated(parts);
}

std::string GameText::player(Seat seat) const {
  return seat == kNobody ? "nobody" : game_.players[static_cast<std::size_t>(seat)];
}

std::string GameText::territory(int index) const {
  const auto& name = game_.cards->land.territories[static_cast<std::size_t>(index)].name;
  return std::to_string(index) + " (" + name + ")";
}

std::string GameText::card(CardId id) const {
  const FactionCard& card = game_.cards->faction[id];
  return card.name + " (" + rune_text(*game_.cards, card.rune) + ")";
}

std::string GameText::godh(GodhId id) const {
  const GodhCard& card = game_.cards->godh[id];
  return card.name + " (" + rune_text(*game_.cards, card.rune) + ")";
}

std::string GameText::placed(const PlacedCard& card) const {
  return card.is_godh ? game_.cards->godh[card.id].name : game_.cards->faction[card.id].name;
}

std::string GameText::slot(Seat seat, int slot) const {
  const std::string name = slot_name(game_, state_, seat, slot);
  return has_runeless_slots(game_, state_, seat) ? "slot " + name : name;
}

std::string GameText::bonus(const Bonus& bonus) const {
  return bonus.resource ? "1 " + std::string(to_text(*bonus.resource)) : "the top Godh card";
}

std::string GameText::board(int board, int side) const {
  const PlayerBoard& printed = game_.cards->boards[static_cast<std::size_t>(board)];
  const Ability ability = printed.sides[static_cast<std::size_t>(side)].ability;
  return printed.id + std::to_string(side + 1) + ", " + std::string(to_text(ability));
}

std::string GameText::effect(const Effect& effect) const {
  switch (effect.kind) {
    case EffectKind::gain:
      return "1 " + std::string(to_text(effect.resource));
    case EffectKind::trade: {
      std::string gets;
      for (const Effect& got : effect.get) gets += (gets.empty() ? "" : " or ") + this->effect(got);
      return payment_text(effect.pay) + " for " + gets;
    }
    case EffectKind::armament:
      return payment_text(effect.pay) + " for might";
    case EffectKind::die_resource:
      return "what the die shows";
    default:
      return std::string(to_text(effect.kind));
  }
}

std::string GameText::effect(const Effect& effect, const Target& target, Seat seat) const {
  const std::string ordered = target.order.any                 ? " in any order"
                              : target.order.positions.empty() ? ""
                                                               : " in this order";
  switch (effect.kind) {
    case EffectKind::gain:
      return "gain " + this->effect(effect);
    case EffectKind::population:
      return "bring 1 population from the reserve to the board";
    case EffectKind::garrison: {
      const auto& forts = game_.cards->land.fortifications;
      if (target.fortification < 0) return "put a garrison";
      return "put a garrison into " + forts[static_cast<std::size_t>(target.fortification)].id;
    }
    case EffectKind::godh:
      return "draw the top Godh card";
    case EffectKind::religion: {
      if (target.godh < 0) return "put a Godh card on a stack";
      std::string text =
          "put " + godh(static_cast<GodhId>(target.godh)) + " on " + slot(seat, target.slot);
      if (target.garden >= 0) text += ", the garden card before to " + slot(seat, target.garden);
      return text;
    }
    case EffectKind::trade: {
      std::string whose;
      if (target.colour != kNobody) whose = " of " + player(target.colour);
      const auto get = static_cast<std::size_t>(target.get < 0 ? 0 : target.get);
      Target rest = target;
      rest.get = -1;
      return "pay " + payment_text(effect.pay) + whose + ": " +
             this->effect(effect.get[get], rest, seat);
    }
    case EffectKind::armament: {
      const std::string whose =
          target.colour != kNobody && target.colour != seat ? " of " + player(target.colour) : "";
      return "pay " + payment_text(effect.pay) + whose + ": the legion goes on";
    }
    case EffectKind::might:
      return "the legion goes on to " +
             territory(std::min(state_.at(seat).legion + 1, skybridge::kLastTerritory));
    case EffectKind::inspiration:
      return "lay the stack on " + slot(seat, target.slot) + (ordered.empty() ? "" : ordered);
    case EffectKind::recall:
      return "bring a rebel from " + territory(target.territory) + " back to the board";
    case EffectKind::die_resource:
      return "gain what the die shows";
  }
  return {};
}

std::string GameText::shows(const FactionCard& card) const {
  std::string text;
  const auto add = [&](const std::string& part) { text += (text.empty() ? "" : "; ") + part; };
  for (const Immediate immediate : card.immediate)
    add(std::string(to_text(immediate)) + " at once");
  for (std::size_t n = 0; n < kPassiveCount; ++n) {
    const auto passive = static_cast<Passive>(n);
    for (int times = 0; times < card.passive[passive]; ++times) add(std::string(to_text(passive)));
  }
  for (const Group& group : card.main) {
    std::string entries;
    for (const Effect& entry : group) entries += (entries.empty() ? "" : " / ") + effect(entry);
    add(entries);
  }
  return text;
}

}  // namespace parapet::cli
