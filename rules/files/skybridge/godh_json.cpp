#include <utility>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/skybridge/card_words.h"
#include "rules/files/skybridge/effect_json.h"
#include "rules/files/skybridge/faction_json.h"

namespace parapet {
namespace {

using namespace skybridge::game;

constexpr std::string_view kGodhKeys[] = {"id", "name", "rune", "feud", "gift"};
constexpr std::string_view kPassiveGiftKeys[] = {"passive"};
constexpr std::size_t kMostFeuds = 8;

using GiftOf = std::variant<Passive, Effect>;

Result<GiftOf> read_gift(const JsonCursor& at) {
  if (!at.member("passive")) {
    auto effect = read_effect(at);
    if (!effect) return Failure(effect.error());
    return GiftOf(*std::move(effect));
  }
  ObjectReader reader(at, kPassiveGiftKeys);
  const Passive passive = reader.required("passive", read_passive);
  return reader.finish(GiftOf(passive));
}

Result<std::vector<ColorId>> read_feud(const JsonCursor& at, const CardWords& words) {
  auto feud = read_list(at, kMostFeuds, "colours", [&](const JsonCursor& color) {
    return read_known_color(color, words.colors);
  });
  if (!feud) return feud;
  for (std::size_t n = 0; n < feud->size(); ++n) {
    for (std::size_t before = 0; before < n; ++before) {
      if ((*feud)[before] != (*feud)[n]) continue;
      return Failure(at.item(n).fault("duplicate-id",
                                      "the colour \"" + words.colors[(*feud)[n]] + "\" again",
                                      "each colour once"));
    }
  }
  return feud;
}

Result<GodhCard> read_godh_card(const JsonCursor& at, const CardWords& words) {
  ObjectReader reader(at, kGodhKeys);
  GodhCard card;
  card.id = reader.required("id", read_name);
  card.name = reader.optional("name", read_name, card.id);
  card.rune =
      reader.required("rune", [&](const JsonCursor& rune) { return read_rune(rune, words.runes); });
  card.feud =
      reader.optional("feud", [&](const JsonCursor& feud) { return read_feud(feud, words); }, {});
  card.gift = reader.required("gift", read_gift);
  return reader.finish(std::move(card));
}

JsonValue gift_json(const GiftOf& gift) {
  if (const auto* effect = std::get_if<Effect>(&gift)) return effect_json(*effect);
  return JsonValue::from_members({{"passive", word_json(std::get<Passive>(gift))}});
}

}  // namespace

Result<std::vector<GodhCard>> read_godh_cards(const JsonCursor& at, const CardWords& words) {
  auto cards = read_list(at, kMostCardKinds, "Godh cards",
                         [&](const JsonCursor& item) { return read_godh_card(item, words); });
  if (!cards) return cards;
  if (auto checked = check_ids(at, *cards); !checked) return Failure(checked.error());
  return cards;
}

JsonValue godh_card_json(const GodhCard& card, const CardWords& words) {
  std::vector<JsonMember> members = {{"id", JsonValue::from_text(card.id)}};
  if (card.name != card.id) members.push_back({"name", JsonValue::from_text(card.name)});
  members.push_back({"rune", rune_json(card.rune, words.runes)});
  if (!card.feud.empty()) {
    members.push_back({"feud", list_json(card.feud, [&](ColorId color) {
                         return JsonValue::from_text(words.colors[color]);
                       })});
  }
  members.push_back({"gift", gift_json(card.gift)});
  return JsonValue::from_members(std::move(members));
}

}  // namespace parapet
