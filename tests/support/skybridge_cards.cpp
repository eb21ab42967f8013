#include "tests/support/skybridge_cards.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace parapet::testing::skybridge_cards {
namespace {

constexpr std::string_view kLetters = "wsmuac";
constexpr int kCopies = 4;  // of each card of a central stack
constexpr int kWorkCards = 12;
constexpr int kEyeCards = 7;
constexpr int kStartingCards = 10;
constexpr int kGodhCards = 30;

Resource resource_at(int n) { return kResources[static_cast<std::size_t>(n) % kResourceCount]; }
Rune rune_at(int n) { return static_cast<Rune>(n % static_cast<int>(kSlots)); }

// What the cards of a central stack do, by number: a bit of everything.
void fill_central(FactionCard& card, int stack, int n) {
  switch ((stack + n) % 5) {
    case 0:
      card.immediate = {Immediate::might};
      card.main = {{gain_of(resource_at(stack))}};
      break;
    case 1:
      card.passive = passives({Passive::knowledge, Passive::food});
      card.main = {{gain_of(resource_at(n)), effect(EffectKind::population)}};
      break;
    case 2:
      card.immediate = {Immediate::inspiration, Immediate::recall};
      card.passive = passives({stack % 2 == 0 ? Passive::labor : Passive::drakhe});
      card.main = {{effect(EffectKind::religion)}};
      break;
    case 3:
      card.main = {{trade("c", {gain_of(Resource::metal), gain_of(Resource::stone)}), armament("")},
                   {effect(EffectKind::garrison)}};
      break;
    default:
      card.immediate = {Immediate::might, Immediate::might};
      card.passive = passives({Passive::food});
      card.main = {{effect(EffectKind::godh)}, {trade("a", {effect(EffectKind::population)})}};
      break;
  }
}

void add_stacks(Cards& cards) {
  const Bonus godh;
  const std::vector<std::vector<Bonus>> pairs = {{{Resource::wood}, godh},
                                                 {{Resource::wood}, {Resource::money}},
                                                 {{Resource::stone}, {Resource::sumpter}},
                                                 {{Resource::metal}, {Resource::sumpter}},
                                                 {{Resource::sumpter}, {Resource::salt}}};
  std::vector<Bonus> seven = {godh};
  for (const Resource resource : kResources) seven.push_back({resource});
  for (int stack = 0; stack < static_cast<int>(kCentralStacks); ++stack) {
    StackCards& own = cards.stacks[static_cast<std::size_t>(stack)];
    own.color = static_cast<ColorId>(stack);
    own.bonus = pairs[static_cast<std::size_t>(stack)];
    for (int n = 0; n < static_cast<int>(kSlots); ++n) {
      FactionCard made =
          card(cards.colors[own.color] + "-" + std::to_string(n), own.color, rune_at(n), 1 + n % 3);
      fill_central(made, stack, n);
      own.cards.insert(own.cards.end(), kCopies, add(cards, std::move(made)));
    }
  }
  FactionCard work = card("work", kWorkColor, kWildRune, 0);
  work.passive = passives({Passive::labor});
  work.main = {{effect(EffectKind::population)}};
  StackCards& works = cards.stacks[index_of(StackName::work)];
  works.color = kWorkColor;
  works.bonus = seven;
  works.cards.assign(kWorkCards, add(cards, std::move(work)));
  StackCards& eyes = cards.stacks[index_of(StackName::eye)];
  eyes.color = kEyeColor;
  eyes.bonus = seven;
  for (int n = 0; n < kEyeCards; ++n) {
    FactionCard made = card("eye-" + std::to_string(n), kEyeColor, rune_at(n), 3);
    made.passive = passives({Passive::drakhe, Passive::food});
    eyes.cards.push_back(add(cards, std::move(made)));
  }
}

void add_starting_cards(Cards& cards) {
  for (int n = 0; n <= kStartingCards; ++n) {
    FactionCard made = card("start-" + std::to_string(n), static_cast<ColorId>(n % 5), rune_at(n));
    made.start = true;
    made.main = {{gain_of(resource_at(n))}};
    const CardId id = add(cards, std::move(made));
    if (n < kStartingCards) {
      cards.starting.push_back(id);
    } else {
      cards.garden = id;
    }
  }
}

void add_godhs(Cards& cards) {
  constexpr std::array gifts = {Passive::knowledge, Passive::labor, Passive::drakhe};
  for (int n = 0; n < kGodhCards; ++n) {
    const std::string id = "godh-" + std::to_string(n);
    const Rune rune = n % 10 == 9 ? kWildRune : rune_at(n);
    const std::vector<ColorId> feud = {static_cast<ColorId>(n / 2 % 5)};
    if (n % 3 == 0) {
      add(cards, gift_of(id, rune, gifts[static_cast<std::size_t>(n / 3) % gifts.size()], feud));
    } else if (n % 3 == 1) {
      add(cards, gift_of(id, rune, gain_of(resource_at(n / 3)), feud));
    } else {
      constexpr std::array kinds = {EffectKind::might, EffectKind::population, EffectKind::garrison,
                                    EffectKind::recall, EffectKind::inspiration};
      add(cards,
          gift_of(id, rune, effect(kinds[static_cast<std::size_t>(n / 3) % kinds.size()]), feud));
    }
  }
}

void add_boards(Cards& cards) {
  for (std::size_t board = 0; board < kAbilityCount / 2; ++board) {
    PlayerBoard made;
    made.id = std::string(1, static_cast<char>('A' + board));
    for (std::size_t side = 0; side < 2; ++side) {
      made.sides[side].ability = static_cast<Ability>(2 * board + side);
    }
    cards.boards.push_back(std::move(made));
  }
  cards.boards.back().sides[1].slot_effects = {effect(EffectKind::die_resource),
                                               effect(EffectKind::might), effect(EffectKind::godh),
                                               gain_of(Resource::wood), gain_of(Resource::money)};
}

Segment segment(std::string_view cost, int points, bool labor, bool drakhe) {
  return {pieces(cost), points, labor, drakhe};
}

Land demo_land() {
  Land land;
  for (int n = 0; n < kTerritories; ++n) {
    land.territories[static_cast<std::size_t>(n)] = {std::to_string(n),
                                                     "Territory " + std::to_string(n)};
  }
  land.fortifications = {{"gate", 2, 3}, {"keep", 6, 2}};
  land.segments = {segment("w", 1, false, false),  segment("ws", 1, false, false),
                   segment("wum", 2, true, false), segment("ss", 2, false, true),
                   segment("ww", 3, false, false), segment("ms", 3, true, false),
                   segment("mm", 4, false, true)};
  return land;
}

}  // namespace

Resources pieces(std::string_view letters) {
  Resources resources;
  for (const char letter : letters) ++resources.pieces[kLetters.find(letter)];
  return resources;
}

Effect effect(EffectKind kind) {
  Effect made;
  made.kind = kind;
  return made;
}

Effect gain_of(Resource resource) {
  Effect made;
  made.resource = resource;
  return made;
}

Effect trade(std::string_view pay, std::vector<Effect> get) {
  Effect made = effect(EffectKind::trade);
  made.pay.resources = pieces(pay);
  made.get = std::move(get);
  return made;
}

Effect armament(std::string_view pay) {
  Effect made = effect(EffectKind::armament);
  made.pay.resources = pieces(pay);
  made.pay.population = pay.empty() ? 1 : 0;
  return made;
}

Passives passives(std::vector<Passive> shown) {
  Passives made;
  for (const Passive passive : shown) ++made[passive];
  return made;
}

FactionCard card(std::string id, ColorId color, Rune rune, int points) {
  FactionCard made;
  made.name = id;
  made.id = std::move(id);
  made.color = color;
  made.rune = rune;
  made.points = points;
  return made;
}

GodhCard gift_of(std::string id, Rune rune, Effect gift, std::vector<ColorId> feud) {
  return {id, id, rune, std::move(feud), std::move(gift)};
}

GodhCard gift_of(std::string id, Rune rune, Passive gift, std::vector<ColorId> feud) {
  return {id, id, rune, std::move(feud), gift};
}

Cards small_deck() {
  Cards cards;
  cards.name = "Small";
  cards.runes = {"r1", "r2", "r3", "r4", "r5"};
  cards.colors = {"green", "black", "red", "blue", "white", "work", "eye"};
  add_stacks(cards);
  add_starting_cards(cards);
  add_godhs(cards);
  cards.drakhes = {GreatDrakhe::terogh, GreatDrakhe::sathap, GreatDrakhe::elbea};
  cards.dice.bridge = {kResources.begin(), kResources.end()};
  cards.dice.second = {Resource::stone, Resource::wood,  Resource::metal,
                       Resource::salt,  Resource::money, std::nullopt};
  cards.land = demo_land();
  add_boards(cards);
  cards.setup.starting_cards = 2;
  cards.setup.dealt = {StackName::c1, StackName::c2};
  cards.setup.each = {3, 9, pieces("c")};
  cards.setup.garrisons = 5;
  return cards;
}

CardId add(Cards& cards, FactionCard card) {
  cards.faction.push_back(std::move(card));
  return static_cast<CardId>(cards.faction.size() - 1);
}

GodhId add(Cards& cards, GodhCard card) {
  cards.godh.push_back(std::move(card));
  return static_cast<GodhId>(cards.godh.size() - 1);
}

CardId card_named(const Cards& cards, std::string_view id) {
  const auto at = std::find_if(cards.faction.begin(), cards.faction.end(),
                               [&](const FactionCard& card) { return card.id == id; });
  return static_cast<CardId>(at - cards.faction.begin());
}

Game game_of(Cards cards, int players) {
  Game game;
  game.cards = std::make_shared<const Cards>(std::move(cards));
  for (int n = 0; n < players; ++n) game.players.push_back("player-" + std::to_string(n));
  return game;
}

Game game_of(int players) { return game_of(small_deck(), players); }

State started(const Game& game) {
  const Cards& cards = *game.cards;
  State state;
  for (const StackName name : kStackNames) {
    state.at(name).cards = cards.stacks[index_of(name)].cards;
    state.at(name).open = name != StackName::eye;
  }
  state.eye_blocker = GreatDrakhe::terogh;
  state.drakhes_out = {GreatDrakhe::sathap, GreatDrakhe::elbea};
  for (int n = std::min<int>(kGodhCards, static_cast<int>(cards.godh.size())); n > 0; --n) {
    state.godh_pile.push_back(static_cast<GodhId>(n - 1));
  }
  state.box = cards.starting;
  state.box.push_back(cards.garden);
  state.free_rebels = cards.setup.free_rebels;
  state.garrisons.resize(cards.land.fortifications.size());
  state.holders.resize(game.players.size());
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    Holder& holder = state.at(seat);
    holder.population[static_cast<std::size_t>(seat)] =
        static_cast<std::int16_t>(cards.setup.each.board);
    holder.reserve = cards.setup.each.reserve;
    holder.garrisons_left = cards.setup.garrisons;
    give(game, state, seat, Ability::gardens);
  }
  state.round = 1;
  state.phase = Phase::character;
  state.step = Step::take;
  state.random = 1;
  return state;
}

void give(const Game& game, State& state, Seat seat, Ability ability) {
  Holder& holder = state.at(seat);
  for (std::size_t board = 0; board < game.cards->boards.size(); ++board) {
    for (std::size_t side = 0; side < 2; ++side) {
      if (game.cards->boards[board].sides[side].ability != ability) continue;
      holder.board = static_cast<std::int8_t>(board);
      holder.side = static_cast<std::int8_t>(side);
    }
  }
  if (ability == Ability::empery || ability == Ability::agony) state.crown.owner = seat;
}

void put(State& state, Seat seat, int slot, CardId card) {
  state.at(seat).slots[static_cast<std::size_t>(slot)].cards.push_back({false, card, 0});
}

void put_godh(State& state, Seat seat, int slot, GodhId card) {
  state.at(seat).slots[static_cast<std::size_t>(slot)].cards.push_back({true, card, 0});
}

}  // namespace parapet::testing::skybridge_cards
