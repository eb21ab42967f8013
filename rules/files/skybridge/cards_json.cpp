#include "rules/files/skybridge/cards_json.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/skybridge/card_words.h"
#include "rules/files/skybridge/cards_checks.h"
#include "rules/files/skybridge/faction_json.h"
#include "rules/files/skybridge/land_json.h"
#include "rules/files/skybridge/setup_json.h"
#include "rules/files/skybridge/stacks_json.h"

namespace parapet {
namespace {

using namespace skybridge::game;

constexpr std::array<std::string_view, 18> kKeys = {
    "format",      "name",           "counts",   "runes",   "stacks", "cards",
    "starting",    "garden",         "godh",     "drakhes", "dice",   "territories",
    "drakhe_head", "fortifications", "segments", "boards",  "setup",  "options"};
constexpr std::string_view kCounts[] = {"printed", "own"};
constexpr std::string_view kDrakhes[] = {"sathap", "terogh", "elbea"};
constexpr std::size_t kMostBytes = std::size_t{1} << 20U;

Result<void> check_format(const JsonCursor& at) {
  const auto member = at.required("format");
  if (!member) return Failure(member.error());
  const auto format = member->text();
  if (!format) return Failure(format.error());
  if (*format == kCardsFormat) return {};
  return Failure(member->fault("wrong-format", described(member->value()),
                               "\"" + std::string(kCardsFormat) + "\""));
}

// A starting card that was not named before.
Result<CardId> read_start_card(const JsonCursor& at, const std::vector<FactionCard>& cards,
                               const std::vector<CardId>& before) {
  const auto ids = known_ids(cards);
  const auto index = read_known_id(at, ids, "a starting card");
  if (!index) return Failure(index.error());
  const auto card = static_cast<CardId>(*index);
  if (!cards[card].start) {
    return Failure(at.fault("wrong-value", described(at.value()) + ", which is no starting card",
                            "a card with \"start\": true"));
  }
  if (std::find(before.begin(), before.end(), card) != before.end()) {
    return Failure(at.fault("duplicate-id", described(at.value()) + " again",
                            "each starting card once; the garden card is not dealt"));
  }
  return card;
}

Result<std::vector<CardId>> read_starting(const JsonCursor& at,
                                          const std::vector<FactionCard>& cards) {
  if (auto checked = at.check_list(kMostCardKinds, "starting cards"); !checked) {
    return Failure(checked.error());
  }
  std::vector<CardId> starting;
  for (std::size_t n = 0; n < at.value().items().size(); ++n) {
    const auto card = read_start_card(at.item(n), cards, starting);
    if (!card) return Failure(card.error());
    starting.push_back(*card);
  }
  return starting;
}

Result<std::vector<GreatDrakhe>> read_drakhes(const JsonCursor& at) {
  const auto words = read_list(at, std::size(kDrakhes), "Great Drakhes",
                               [](const JsonCursor& item) { return item.one_of(kDrakhes); });
  if (!words) return Failure(words.error());
  if (words->empty()) return Failure(at.wrong("a list of one Great Drakhe at least"));
  std::vector<GreatDrakhe> drakhes;
  for (std::size_t n = 0; n < words->size(); ++n) {
    const auto drakhe = static_cast<GreatDrakhe>((*words)[n]);
    if (std::find(drakhes.begin(), drakhes.end(), drakhe) != drakhes.end()) {
      return Failure(at.item(n).fault("duplicate-id", described(at.item(n).value()) + " again",
                                      "each Great Drakhe once"));
    }
    drakhes.push_back(drakhe);
  }
  return drakhes;
}

// No id is that of a faction card and of a Godh card, so that one of them tells a card.
Result<void> check_ids_apart(const JsonCursor& at, const Cards& cards) {
  const auto ids = known_ids(cards.faction);
  for (std::size_t n = 0; n < cards.godh.size(); ++n) {
    if (std::find(ids.begin(), ids.end(), cards.godh[n].id) == ids.end()) continue;
    const JsonCursor id = *at.required("godh")->item(n).required("id");
    return Failure(id.fault("duplicate-id", described(id.value()) + " again",
                            "an id that no faction card has"));
  }
  return {};
}

Result<PrintedGame> checked(const JsonCursor& at, PrintedGame game, bool has_own_counts) {
  if (auto apart = check_ids_apart(at, game.cards); !apart) return Failure(apart.error());
  if (auto placed = check_card_places(at, game.cards); !placed) return Failure(placed.error());
  if (!has_own_counts) {
    if (auto count = check_printed_counts(at, game.cards); !count) return Failure(count.error());
  }
  if (auto setup = check_setup(at, game); !setup) return Failure(setup.error());
  return game;
}

}  // namespace

Result<PrintedGame> read_printed_game(const JsonCursor& at) {
  if (auto format = check_format(at); !format) return Failure(format.error());
  ObjectReader reader(at, kKeys);
  PrintedGame game;
  Cards& cards = game.cards;
  CardWords words;
  cards.name = reader.optional("name", read_name, "");
  const std::size_t counts = reader.optional(
      "counts", [](const JsonCursor& word) { return word.one_of(kCounts); }, 0);
  cards.runes = words.runes = reader.required("runes", read_rune_names);
  words.colors = reader.required("stacks", read_stack_colors);
  cards.faction = reader.required(
      "cards", [&](const JsonCursor& list) { return read_faction_cards(list, words); });
  cards.colors = words.colors;
  cards.stacks = reader.required("stacks", [&](const JsonCursor& list) {
    return read_stacks(list, cards.faction, words.colors);
  });
  cards.starting = reader.required(
      "starting", [&](const JsonCursor& list) { return read_starting(list, cards.faction); });
  cards.garden = reader.required("garden", [&](const JsonCursor& id) {
    return read_start_card(id, cards.faction, cards.starting);
  });
  cards.godh =
      reader.required("godh", [&](const JsonCursor& list) { return read_godh_cards(list, words); });
  cards.drakhes = reader.required("drakhes", read_drakhes);
  cards.dice = reader.required("dice", read_dice_faces);
  cards.boards = reader.required("boards", read_player_boards);
  cards.setup = reader.required("setup", read_setup_cards);
  game.readings = reader.optional(
      "options", [](const JsonCursor& options) { return read_readings(options); }, {});
  if (reader.failed()) return Failure(reader.fault());
  auto land = read_land(at);
  if (!land) return Failure(land.error());
  cards.land = *std::move(land);
  return checked(at, std::move(game), counts == 1);
}

Result<PrintedGame> read_cards_file(std::string_view text, std::string_view file) {
  const auto value = parse_json(text, file, {.bytes = kMostBytes});
  if (!value) return Failure(value.error());
  return read_printed_game(JsonCursor(*value, file));
}

}  // namespace parapet
