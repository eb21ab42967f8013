#include "rules/files/skybridge/target_json.h"

#include <string>
#include <utility>
#include <vector>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/skybridge/game_words.h"
#include "rules/files/skybridge/known_id.h"
#include "rules/files/skybridge/land_json.h"

namespace parapet {
namespace {

using namespace skybridge::game;

constexpr std::string_view kTargetKeys[] = {"slot", "order",  "territory", "fortification",
                                            "godh", "garden", "get",       "colour"};
constexpr std::size_t kMostInOrder = 200;
constexpr int kMostGets = 8;

template <class Number>
auto narrowed(const Result<int>& number, int less) -> Result<Number> {
  if (!number) return Failure(number.error());
  return static_cast<Number>(*number - less);
}

}  // namespace

std::optional<JsonValue> order_json(const Order& order) {
  if (order.any) return JsonValue::from_text("any");
  if (order.positions.empty()) return std::nullopt;
  return list_json(order.positions,
                   [](std::uint8_t position) { return JsonValue::from_integer(position + 1); });
}

Result<Order> read_order(const JsonCursor& at) {
  if (at.value().is_text() && at.value().text() == "any") return Order{true, {}};
  if (!at.value().is_list())
    return Failure(at.wrong("\"any\", or a list of places such as [2, 1]"));
  auto positions = read_list(at, kMostInOrder, "places", [](const JsonCursor& place) {
    return narrowed<std::uint8_t>(place.integer(1, static_cast<int>(kMostInOrder)), 1);
  });
  if (!positions) return Failure(positions.error());
  return Order{false, *std::move(positions)};
}

JsonValue target_json(const Game& game, const State& state, Seat seat, const Target& target) {
  std::vector<JsonMember> members;
  if (target.slot >= 0) members.push_back({"slot", slot_json(game, state, seat, target.slot)});
  if (auto order = order_json(target.order)) members.push_back({"order", *std::move(order)});
  if (target.territory >= 0) {
    members.push_back({"territory", JsonValue::from_integer(target.territory)});
  }
  if (target.fortification >= 0) {
    const auto& fortifications = game.cards->land.fortifications;
    const auto& there = fortifications[static_cast<std::size_t>(target.fortification)];
    members.push_back({"fortification", JsonValue::from_text(there.id)});
  }
  if (target.godh >= 0) {
    members.push_back({"godh", godh_json(game, static_cast<GodhId>(target.godh))});
  }
  if (target.garden >= 0) {
    members.push_back({"garden", slot_json(game, state, seat, target.garden)});
  }
  if (target.get >= 0) members.push_back({"get", JsonValue::from_integer(target.get + 1)});
  if (target.colour != kNobody) members.push_back({"colour", seat_json(game, target.colour)});
  return JsonValue::from_members(std::move(members));
}

Result<Target> read_target(const JsonCursor& at, const Game& game) {
  ObjectReader reader(at, kTargetKeys);
  const auto slot = [&](const JsonCursor& item) { return read_slot(item, game); };
  Target target;
  target.slot = reader.optional("slot", slot, target.slot);
  target.order = reader.optional("order", read_order, {});
  target.territory = reader.optional(
      "territory",
      [](const JsonCursor& item) { return narrowed<std::int8_t>(read_territory_index(item), 0); },
      target.territory);
  target.fortification = reader.optional(
      "fortification",
      [&](const JsonCursor& item) -> Result<std::int8_t> {
        const auto ids = known_ids(game.cards->land.fortifications);
        const auto index = read_known_id(item, ids, "a fortification");
        if (!index) return Failure(index.error());
        return static_cast<std::int8_t>(*index);
      },
      target.fortification);
  target.godh = reader.optional(
      "godh",
      [&](const JsonCursor& item) -> Result<std::int16_t> {
        const auto index = read_known_id(item, known_ids(game.cards->godh), "a Godh card");
        if (!index) return Failure(index.error());
        return static_cast<std::int16_t>(*index);
      },
      target.godh);
  target.garden = reader.optional("garden", slot, target.garden);
  target.get = reader.optional(
      "get",
      [](const JsonCursor& item) { return narrowed<std::int8_t>(item.integer(1, kMostGets), 1); },
      target.get);
  target.colour = reader.optional(
      "colour", [&](const JsonCursor& item) { return read_seat(item, game); }, target.colour);
  return reader.finish(std::move(target));
}

}  // namespace parapet
