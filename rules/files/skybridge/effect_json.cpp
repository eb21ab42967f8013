#include "rules/files/skybridge/effect_json.h"

#include <array>
#include <cassert>
#include <string>
#include <utility>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_write.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/skybridge/limits.h"

namespace parapet {
namespace {

using skybridge::kResourceCount;
using skybridge::Resource;
using skybridge::game::Effect;
using skybridge::game::EffectKind;
using skybridge::game::Payment;

// Resources, then what costs nothing, then what has a payment.
constexpr std::array<std::string_view, 16> kWords = {
    "wood",         "stone",    "metal",    "sumpter", "salt",        "money",
    "population",   "garrison", "religion", "godh",    "inspiration", "return",
    "die-resource", "might",    "trade",    "armament"};
constexpr std::size_t kPlainWords = 14;

constexpr std::string_view kPlainKeys[] = {"effect"};
constexpr std::string_view kArmamentKeys[] = {"effect", "pay"};
constexpr std::string_view kTradeKeys[] = {"effect", "pay", "get"};
constexpr std::size_t kMostToGet = 8;

Effect effect_of(std::size_t word) {
  Effect effect;
  if (word < kResourceCount) {
    effect.resource = skybridge::kResources[word];
  } else {
    effect.kind = *skybridge::game::read_word<EffectKind>(kWords[word]);
  }
  return effect;
}

Result<Payment> read_payment(const JsonCursor& at) {
  std::array<std::string_view, kResourceCount + 1> keys;
  for (const Resource resource : skybridge::kResources) {
    keys[static_cast<std::size_t>(resource)] = to_text(resource);
  }
  keys.back() = "population";
  ObjectReader reader(at, keys);
  Payment payment;
  int all = 0;
  for (const Resource resource : skybridge::kResources) {
    payment.resources[resource] =
        reader.optional(to_text(resource), read_integer(0, kMostPiecesEach), 0);
    all += payment.resources[resource];
  }
  payment.population = reader.optional("population", read_integer(0, 1), 0);
  if (!reader.failed() && all + payment.population == 0) {
    reader.fail(at.wrong("a payment, such as {\"money\": 1} or {\"population\": 1}"));
  }
  return reader.finish(payment);
}

JsonValue payment_json(const Payment& payment) {
  std::vector<JsonMember> members;
  for (const Resource resource : skybridge::kResources) {
    const int pieces = payment.resources[resource];
    if (pieces == 0) continue;
    members.push_back({std::string(to_text(resource)), JsonValue::from_integer(pieces)});
  }
  if (payment.population > 0) {
    members.push_back({"population", JsonValue::from_integer(payment.population)});
  }
  return JsonValue::from_members(std::move(members));
}

Result<std::vector<Effect>> read_gets(const JsonCursor& at) {
  auto gets = read_list(at, kMostToGet, "effects that a trade gives", read_effect_word);
  if (gets && gets->empty()) return Failure(at.wrong("a list of one effect at least"));
  return gets;
}

std::span<const std::string_view> keys_of(EffectKind kind) {
  if (kind == EffectKind::trade) return kTradeKeys;
  if (kind == EffectKind::armament) return kArmamentKeys;
  return kPlainKeys;
}

bool is_paid(EffectKind kind) { return kind == EffectKind::trade || kind == EffectKind::armament; }

}  // namespace

Result<Effect> read_effect_word(const JsonCursor& at) {
  const auto word = at.one_of(std::span(kWords));
  if (!word) return Failure(at.one_of(std::span(kWords).first(kPlainWords)).error());
  if (*word >= kPlainWords) {
    return Failure(
        at.fault("wrong-value", described(at.value()) + ", which has a payment itself",
                 "an effect that costs nothing: " + listed(std::span(kWords).first(kPlainWords))));
  }
  return effect_of(*word);
}

std::string_view effect_word(const Effect& effect) {
  return effect.kind == EffectKind::gain ? to_text(effect.resource) : to_text(effect.kind);
}

Result<Effect> read_effect(const JsonCursor& at) {
  const auto member = at.required("effect");
  if (!member) return Failure(member.error());
  const auto word = member->one_of(kWords);
  if (!word) return Failure(word.error());
  Effect effect = effect_of(*word);
  ObjectReader reader(at, keys_of(effect.kind));
  if (is_paid(effect.kind)) effect.pay = reader.required("pay", read_payment);
  if (effect.kind == EffectKind::trade) effect.get = reader.required("get", read_gets);
  return reader.finish(std::move(effect));
}

JsonValue effect_json(const Effect& effect) {
  std::vector<JsonMember> members = {
      {"effect", JsonValue::from_text(std::string(effect_word(effect)))}};
  if (is_paid(effect.kind)) members.push_back({"pay", payment_json(effect.pay)});
  if (effect.kind == EffectKind::trade) {
    members.push_back({"get", list_json(effect.get, [](const Effect& got) {
                         return JsonValue::from_text(std::string(effect_word(got)));
                       })});
  }
  return JsonValue::from_members(std::move(members));
}

}  // namespace parapet
