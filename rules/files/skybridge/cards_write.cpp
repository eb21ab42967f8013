#include <string>
#include <utility>
#include <vector>

#include "rules/files/json/json_fields.h"
#include "rules/files/skybridge/card_words.h"
#include "rules/files/skybridge/cards_checks.h"
#include "rules/files/skybridge/cards_json.h"
#include "rules/files/skybridge/faction_json.h"
#include "rules/files/skybridge/land_json.h"
#include "rules/files/skybridge/setup_json.h"
#include "rules/files/skybridge/stacks_json.h"

namespace parapet {
namespace {

using namespace skybridge::game;

JsonValue text_json(const std::string& text) { return JsonValue::from_text(text); }

JsonValue segments_json(const skybridge::Land& land) {
  std::vector<JsonValue> segments;
  for (int number = 1; number <= skybridge::kSegments; ++number) {
    segments.push_back(JsonValue::from_members(segment_members(land, number)));
  }
  return JsonValue::from_list(std::move(segments));
}

}  // namespace

JsonValue printed_game_json(const PrintedGame& game) {
  const Cards& cards = game.cards;
  const CardWords words{cards.runes, cards.colors};
  std::vector<JsonMember> members = {{"format", text_json(std::string(kCardsFormat))}};
  if (!cards.name.empty()) members.push_back({"name", text_json(cards.name)});
  if (!has_printed_counts(cards)) members.push_back({"counts", text_json("own")});
  const auto add = [&](const char* key, JsonValue value) {
    members.push_back({key, std::move(value)});
  };
  add("runes", list_json(std::vector(cards.runes.begin(), cards.runes.end()), text_json));
  add("stacks", stacks_json(cards));
  add("cards", list_json(cards.faction,
                         [&](const FactionCard& card) { return faction_card_json(card, words); }));
  add("starting",
      list_json(cards.starting, [&](CardId id) { return text_json(cards.faction[id].id); }));
  add("garden", text_json(cards.faction[cards.garden].id));
  add("godh",
      list_json(cards.godh, [&](const GodhCard& card) { return godh_card_json(card, words); }));
  add("drakhes", list_json(cards.drakhes, word_json<GreatDrakhe>));
  add("dice", dice_faces_json(cards.dice));
  add("territories", territories_json(cards.land));
  add("drakhe_head", JsonValue::from_integer(cards.land.drakhe_head));
  add("fortifications", fortifications_json(cards.land));
  add("segments", segments_json(cards.land));
  add("boards", player_boards_json(cards.boards));
  add("setup", setup_cards_json(cards.setup));
  if (!game.readings.changed().empty()) add("options", readings_json(game.readings));
  return JsonValue::from_members(std::move(members));
}

}  // namespace parapet
