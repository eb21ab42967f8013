#include "rules/files/skybridge/stacks_json.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_write.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/skybridge/card_words.h"

namespace parapet {
namespace {

using namespace skybridge::game;
using skybridge::Resource;

constexpr std::string_view kStackKeys[] = {"id", "color", "bonus", "cards"};
constexpr std::array<std::string_view, 7> kBonusWords = {"wood", "stone", "metal", "sumpter",
                                                         "salt", "money", "godh"};
constexpr std::size_t kMostBonuses = 7;

Result<Bonus> read_bonus(const JsonCursor& at) {
  const auto word = at.one_of(kBonusWords);
  if (!word) return Failure(word.error());
  return Bonus{skybridge::resource_of(kBonusWords[*word])};
}

Result<std::vector<Bonus>> read_bonuses(const JsonCursor& at) {
  auto bonuses = read_list(at, kMostBonuses, "bonuses", read_bonus);
  if (!bonuses) return bonuses;
  for (std::size_t n = 0; n < bonuses->size(); ++n) {
    const auto end = bonuses->begin() + static_cast<std::ptrdiff_t>(n);
    if (std::find(bonuses->begin(), end, (*bonuses)[n]) == end) continue;
    return Failure(at.item(n).fault("duplicate-id", described(at.item(n).value()) + " again",
                                    "each bonus of a stack once"));
  }
  return bonuses;
}

JsonValue bonus_json(const Bonus& bonus) {
  return JsonValue::from_text(bonus.resource ? std::string(to_text(*bonus.resource)) : "godh");
}

// The cards of one stack: { "g01": 2 }.
class StackReader {
 public:
  StackReader(const std::vector<FactionCard>& cards, const std::vector<std::string>& colors)
      : cards_(cards), colors_(colors), ids_(known_ids(cards)) {}

  Result<StackCards> read(const JsonCursor& at) const {
    ObjectReader reader(at, kStackKeys);
    StackCards stack;
    reader.required("id", read_stack_name);
    stack.color = reader.required(
        "color", [&](const JsonCursor& color) { return read_known_color(color, colors_); });
    stack.bonus = reader.required("bonus", read_bonuses);
    stack.cards = reader.required(
        "cards", [&](const JsonCursor& cards) { return copies(cards, stack.color); });
    return reader.finish(std::move(stack));
  }

 private:
  Result<std::vector<CardId>> copies(const JsonCursor& at, ColorId color) const {
    if (!at.value().is_object()) {
      return Failure(at.wrong("an object of card ids and how often each is in the stack"));
    }
    std::vector<CardId> all;
    for (const JsonMember& member : at.value().members()) {
      const JsonCursor times = at.at(member);
      const auto card = card_of(times, member.key, color);
      if (!card) return Failure(card.error());
      const auto count = times.integer(1, static_cast<int>(kMostInStack));
      if (!count) return Failure(count.error());
      all.insert(all.end(), static_cast<std::size_t>(*count), *card);
      if (all.size() > kMostInStack) {
        return Failure(at.fault("limit", std::to_string(all.size()) + " cards",
                                "at most " + std::to_string(kMostInStack) + " in a stack"));
      }
    }
    std::sort(all.begin(), all.end());
    return all;
  }

  Result<CardId> card_of(const JsonCursor& at, const std::string& id, ColorId color) const {
    const JsonValue text = JsonValue::from_text(id);
    const auto index = read_known_id(JsonCursor(text, at.file(), at.pointer()), ids_, "a card");
    if (!index) return Failure(index.error());
    const FactionCard& card = cards_[*index];
    if (card.start) {
      return Failure(at.fault("wrong-value", "the starting card " + described(text),
                              "a card without \"start\": starting cards are in no stack"));
    }
    if (card.color != color) {
      return Failure(at.fault("wrong-value",
                              described(text) + ", whose colour is " + colors_[card.color],
                              "cards of the stack's own colour, " + colors_[color]));
    }
    return static_cast<CardId>(*index);
  }

  const std::vector<FactionCard>& cards_;
  const std::vector<std::string>& colors_;
  std::vector<std::string_view> ids_;
};

Result<void> check_seven(const JsonCursor& at) {
  const auto checked = at.check_list(kStackCount, "stacks");
  if (!checked && checked.error().code != "limit") return checked;
  if (at.value().items().size() == kStackCount) return {};
  return Failure(at.fault("wrong-value", std::to_string(at.value().items().size()) + " stacks",
                          "the seven stacks c1 to c5, work and eye"));
}

}  // namespace

Result<std::vector<std::string>> read_stack_colors(const JsonCursor& at) {
  if (auto checked = check_seven(at); !checked) return Failure(checked.error());
  std::vector<std::string> colors;
  for (std::size_t n = 0; n < kStackCount; ++n) {
    const auto member = at.item(n).required("color");
    if (!member) return Failure(member.error());
    const auto color = read_name(*member);
    if (!color) return Failure(color.error());
    if (std::find(colors.begin(), colors.end(), *color) == colors.end()) colors.push_back(*color);
  }
  return colors;
}

Result<Stacks> read_stacks(const JsonCursor& at, const std::vector<FactionCard>& cards,
                           const std::vector<std::string>& colors) {
  if (auto checked = check_seven(at); !checked) return Failure(checked.error());
  const StackReader reader(cards, colors);
  std::array<std::optional<StackCards>, kStackCount> found;
  for (std::size_t n = 0; n < kStackCount; ++n) {
    const auto id = at.item(n).required("id");
    if (!id) return Failure(id.error());
    const auto name = read_stack_name(*id);
    if (!name) return Failure(name.error());
    auto& place = found[index_of(*name)];
    if (place) {
      return Failure(id->fault("duplicate-id", described(id->value()) + " again",
                               "each of the stacks c1 to c5, work and eye once"));
    }
    auto stack = reader.read(at.item(n));
    if (!stack) return Failure(stack.error());
    place = *std::move(stack);
  }
  Stacks stacks;
  for (std::size_t n = 0; n < kStackCount; ++n) stacks[n] = *std::move(found[n]);
  return stacks;
}

JsonValue stacks_json(const Cards& cards) {
  std::vector<JsonValue> stacks;
  for (const StackName name : kStackNames) {
    const StackCards& stack = cards.stacks[index_of(name)];
    std::vector<JsonMember> copies;
    for (auto card = stack.cards.begin(); card != stack.cards.end();) {
      const auto end = std::upper_bound(card, stack.cards.end(), *card);
      copies.push_back({cards.faction[*card].id, JsonValue::from_integer(end - card)});
      card = end;
    }
    stacks.push_back(
        JsonValue::from_members({{"id", word_json(name)},
                                 {"color", JsonValue::from_text(cards.colors[stack.color])},
                                 {"bonus", list_json(stack.bonus, bonus_json)},
                                 {"cards", JsonValue::from_members(std::move(copies))}}));
  }
  return JsonValue::from_list(std::move(stacks));
}

}  // namespace parapet
