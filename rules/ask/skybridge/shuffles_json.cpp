#include "rules/ask/skybridge/shuffles_json.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/skybridge/action_reads.h"
#include "rules/files/skybridge/card_words.h"
#include "rules/files/skybridge/game_words.h"

namespace parapet::ask {

using namespace skybridge::game;
using action_reads::card_of;
using action_reads::godh_of;

namespace {

constexpr std::string_view kKeys[] = {"stacks", "godh", "drakhes", "starting", "start"};
constexpr std::string_view kStacks[] = {"c1", "c2", "c3", "c4", "c5", "work", "eye"};
constexpr std::string_view kDrakhes[] = {"sathap", "terogh", "elbea"};
constexpr std::size_t kMostCards = 200;

// The same cards in some order, turned round: the last one written comes first.
template <class Card, class Read>
Result<std::vector<Card>> read_order_of(const JsonCursor& at, std::vector<Card> printed,
                                        Read read) {
  auto cards = read_list(at, kMostCards, "cards", read);
  if (!cards) return cards;
  std::vector<Card> sorted = *cards;
  std::sort(sorted.begin(), sorted.end());
  std::sort(printed.begin(), printed.end());
  if (sorted != printed) {
    return Failure(at.fault("wrong-value", "a list of " + std::to_string(cards->size()) + " cards",
                            "the " + std::to_string(printed.size()) +
                                " cards that are printed, each as often as it is"));
  }
  std::reverse(cards->begin(), cards->end());
  return cards;
}

Result<GreatDrakhe> read_drakhe(const JsonCursor& at) {
  const auto word = at.one_of(kDrakhes);
  if (!word) return Failure(word.error());
  return static_cast<GreatDrakhe>(*word);
}

template <class Card, class Write>
JsonValue turned(std::vector<Card> cards, Write write) {
  std::reverse(cards.begin(), cards.end());
  return list_json(cards, write);
}

}  // namespace

Result<Shuffles> read_shuffles(const JsonCursor& at, const Game& game) {
  const Cards& cards = *game.cards;
  ObjectReader reader(at, kKeys);
  Shuffles shuffles;
  reader.required("stacks", [&](const JsonCursor& stacks) -> Result<bool> {
    ObjectReader each(stacks, kStacks);
    for (std::size_t n = 0; n < kStackCount; ++n) {
      shuffles.stacks[n] = each.required(kStacks[n], [&](const JsonCursor& list) {
        return read_order_of<CardId>(list, cards.stacks[n].cards, card_of(game));
      });
    }
    return each.finish(true);
  });
  std::vector<GodhId> godh(cards.godh.size());
  std::iota(godh.begin(), godh.end(), GodhId{0});
  shuffles.godh = reader.required("godh", [&](const JsonCursor& list) {
    return read_order_of<GodhId>(list, godh, godh_of(game));
  });
  shuffles.drakhes = reader.required("drakhes", [&](const JsonCursor& list) {
    return read_order_of<GreatDrakhe>(list, cards.drakhes, read_drakhe);
  });
  std::reverse(shuffles.drakhes.begin(), shuffles.drakhes.end());
  shuffles.starting = reader.required("starting", [&](const JsonCursor& list) {
    return read_order_of<CardId>(list, cards.starting, card_of(game));
  });
  shuffles.start =
      reader.required("start", [&](const JsonCursor& name) { return read_seat(name, game); });
  return reader.finish(std::move(shuffles));
}

JsonValue shuffles_json(const Game& game, const Shuffles& shuffles) {
  const auto card = [&](CardId id) { return card_json(game, id); };
  std::vector<JsonMember> stacks;
  for (std::size_t n = 0; n < kStackCount; ++n) {
    stacks.push_back({std::string(kStacks[n]), turned(shuffles.stacks[n], card)});
  }
  return JsonValue::from_members(
      {{"stacks", JsonValue::from_members(std::move(stacks))},
       {"godh", turned(shuffles.godh, [&](GodhId id) { return godh_json(game, id); })},
       {"drakhes", list_json(shuffles.drakhes, word_json<GreatDrakhe>)},
       {"starting", turned(shuffles.starting, card)},
       {"start", seat_json(game, shuffles.start)}});
}

}  // namespace parapet::ask
