#include "rules/files/skybridge/faction_json.h"

#include <algorithm>
#include <utility>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/skybridge/card_words.h"
#include "rules/files/skybridge/effect_json.h"
#include "rules/files/skybridge/known_id.h"
#include "rules/files/skybridge/limits.h"

namespace parapet {
namespace {

using namespace skybridge::game;

constexpr std::string_view kCardKeys[] = {"id",    "name",      "color",   "rune", "points",
                                          "start", "immediate", "passive", "main"};
constexpr std::size_t kMostSymbols = 8;  // of each list on a card
constexpr std::string_view kImmediates[] = {"might", "inspiration", "return"};

Result<Immediate> read_immediate(const JsonCursor& at) {
  const auto word = at.one_of(kImmediates);
  if (!word) return Failure(word.error());
  return *read_word<Immediate>(kImmediates[*word]);
}

Result<std::vector<Immediate>> read_immediates(const JsonCursor& at) {
  return read_list(at, kMostSymbols, "immediate effects", read_immediate);
}

Result<Passives> read_passives(const JsonCursor& at) {
  const auto symbols = read_list(at, kMostSymbols, "passive effects", read_passive);
  if (!symbols) return Failure(symbols.error());
  Passives passives;
  for (const Passive passive : *symbols) ++passives[passive];
  return passives;
}

Result<Group> read_group(const JsonCursor& at) {
  auto group = read_list(at, kMostSymbols, "effects of one group", read_effect);
  if (group && group->empty()) return Failure(at.wrong("a list of one effect at least"));
  return group;
}

Result<std::vector<Group>> read_main(const JsonCursor& at) {
  return read_list(at, kMostSymbols, "groups of main effects", read_group);
}

Result<ColorId> read_color(const JsonCursor& at, bool may_be_new, CardWords& words) {
  const auto name = read_name(at);
  if (!name) return Failure(name.error());
  auto found = std::find(words.colors.begin(), words.colors.end(), *name);
  if (found == words.colors.end() && may_be_new) {
    found = words.colors.insert(words.colors.end(), *name);
  }
  if (found == words.colors.end()) return read_known_color(at, words.colors);
  return static_cast<ColorId>(found - words.colors.begin());
}

Result<FactionCard> read_faction_card(const JsonCursor& at, CardWords& words) {
  ObjectReader reader(at, kCardKeys);
  FactionCard card;
  card.id = reader.required("id", read_name);
  card.name = reader.optional("name", read_name, card.id);
  card.start = reader.optional("start", read_boolean, false);
  card.color = reader.required(
      "color", [&](const JsonCursor& color) { return read_color(color, card.start, words); });
  card.rune =
      reader.required("rune", [&](const JsonCursor& rune) { return read_rune(rune, words.runes); });
  card.points = reader.required("points", read_integer(0, kMostPoints));
  card.immediate = reader.optional("immediate", read_immediates, {});
  card.passive = reader.optional("passive", read_passives, {});
  card.main = reader.optional("main", read_main, {});
  return reader.finish(std::move(card));
}

JsonValue passives_json(const Passives& passives) {
  std::vector<JsonValue> words;
  for (std::size_t n = 0; n < kPassiveCount; ++n) {
    const auto passive = static_cast<Passive>(n);
    for (int times = 0; times < passives[passive]; ++times) words.push_back(word_json(passive));
  }
  return JsonValue::from_list(std::move(words));
}

}  // namespace

Result<std::vector<FactionCard>> read_faction_cards(const JsonCursor& at, CardWords& words) {
  auto cards = read_list(at, kMostCardKinds, "faction cards",
                         [&](const JsonCursor& item) { return read_faction_card(item, words); });
  if (!cards) return cards;
  if (auto checked = check_ids(at, *cards); !checked) return Failure(checked.error());
  return cards;
}

JsonValue faction_card_json(const FactionCard& card, const CardWords& words) {
  std::vector<JsonMember> members = {{"id", JsonValue::from_text(card.id)}};
  if (card.name != card.id) members.push_back({"name", JsonValue::from_text(card.name)});
  members.push_back({"color", JsonValue::from_text(words.colors[card.color])});
  members.push_back({"rune", rune_json(card.rune, words.runes)});
  members.push_back({"points", JsonValue::from_integer(card.points)});
  if (card.start) members.push_back({"start", JsonValue::from_bool(true)});
  if (!card.immediate.empty()) {
    members.push_back({"immediate", list_json(card.immediate, word_json<Immediate>)});
  }
  if (!(card.passive == Passives{})) members.push_back({"passive", passives_json(card.passive)});
  if (!card.main.empty()) {
    members.push_back({"main", list_json(card.main, [](const Group& group) {
                         return list_json(group, effect_json);
                       })});
  }
  return JsonValue::from_members(std::move(members));
}

}  // namespace parapet
