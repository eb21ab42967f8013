#include "rules/files/skybridge/action_fields.h"

#include <optional>
#include <string>
#include <utility>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/skybridge/action_reads.h"
#include "rules/files/skybridge/card_words.h"
#include "rules/files/skybridge/game_words.h"
#include "rules/files/skybridge/target_json.h"

namespace parapet {

using namespace skybridge::game;
using namespace action_reads;

namespace {

constexpr std::string_view kPlain[] = {"kind"};
constexpr std::string_view kChooseBoard[] = {"kind", "board", "side"};
constexpr std::string_view kSlot[] = {"kind", "slot"};
constexpr std::string_view kStack[] = {"kind", "stack"};
constexpr std::string_view kTake[] = {"kind", "stack", "extra"};
constexpr std::string_view kKeep[] = {"kind", "card", "order"};
constexpr std::string_view kBonus[] = {"kind", "bonus"};
constexpr std::string_view kPlay[] = {"kind", "card", "slot", "retreat", "garden"};
constexpr std::string_view kResolve[] = {"kind", "trigger", "slot_effect", "target"};
constexpr std::string_view kMain[] = {"kind", "slot", "group", "entry", "target"};
constexpr std::string_view kGift[] = {"kind", "card", "used", "target"};
constexpr std::string_view kPriest[] = {"kind", "keep", "first", "gifts"};
constexpr std::string_view kNext[] = {"kind", "order"};
constexpr int kMostExtra = 100;
constexpr int kMostGroups = 8;
constexpr int kMostTriggers = 20;

}  // namespace

ActionFields::Read ActionFields::plain(Action action) const {
  ObjectReader reader(at_, kPlain);
  return reader.finish(std::move(action));
}

ActionFields::Read ActionFields::choose_board() const {
  ObjectReader reader(at_, kChooseBoard);
  ChooseBoard action{};
  action.board = reader.required("board", [&](const JsonCursor& board) {
    return index_of_id<std::int8_t>(board, game_.cards->boards, "a board");
  });
  action.side = reader.required("side", read_from_one(2));
  return reader.finish(Action(action));
}

ActionFields::Read ActionFields::place_garden() const {
  ObjectReader reader(at_, kSlot);
  return reader.finish(Action(PlaceGarden{reader.required("slot", slot_of(game_))}));
}

ActionFields::Read ActionFields::compensate() const {
  ObjectReader reader(at_, kSlot);
  return reader.finish(Action(Compensate{reader.required("slot", slot_of(game_))}));
}

ActionFields::Read ActionFields::place_crown() const {
  ObjectReader reader(at_, kStack);
  return reader.finish(Action(PlaceCrown{reader.required("stack", or_null(read_stack_name))}));
}

ActionFields::Read ActionFields::look() const {
  ObjectReader reader(at_, kStack);
  return reader.finish(Action(Look{reader.required("stack", read_stack_name)}));
}

ActionFields::Read ActionFields::take() const {
  ObjectReader reader(at_, kTake);
  Take action{};
  action.stack = reader.required("stack", read_stack_name);
  const int extra = reader.optional("extra", read_integer(0, kMostExtra), 0);
  action.extra = static_cast<std::int8_t>(extra);
  return reader.finish(Action(action));
}

ActionFields::Read ActionFields::keep() const {
  ObjectReader reader(at_, kKeep);
  Keep action{};
  action.card = reader.required("card", card_of(game_));
  action.order = reader.optional("order", read_order, {});
  return reader.finish(Action(std::move(action)));
}

ActionFields::Read ActionFields::crown_bonus() const {
  ObjectReader reader(at_, kBonus);
  return reader.finish(Action(TakeCrownBonus{reader.required("bonus", or_null(read_bonus_word))}));
}

ActionFields::Read ActionFields::bonus() const {
  ObjectReader reader(at_, kBonus);
  return reader.finish(Action(TakeBonus{reader.required("bonus", read_bonus_word)}));
}

ActionFields::Read ActionFields::play() const {
  ObjectReader reader(at_, kPlay);
  Play action{};
  action.card = reader.required("card", card_of(game_));
  action.slot = reader.required("slot", slot_of(game_));
  action.retreat = reader.optional("retreat", read_boolean, false);
  action.garden = reader.optional("garden", slot_of(game_), std::int8_t{-1});
  return reader.finish(Action(action));
}

ActionFields::Read ActionFields::resolve() const {
  ObjectReader reader(at_, kResolve);
  Resolve action{};
  action.trigger = reader.required("trigger", read_from_one(kMostTriggers));
  action.slot_effect = reader.optional("slot_effect", read_boolean, false);
  action.target = reader.optional("target", target_of(game_), {});
  return reader.finish(Action(std::move(action)));
}

ActionFields::Read ActionFields::use_main() const {
  ObjectReader reader(at_, kMain);
  UseMain action{};
  action.slot = reader.required("slot", slot_of(game_));
  action.group = reader.required("group", read_from_one(kMostGroups));
  action.entry = reader.optional("entry", read_from_one(kMostGroups), std::int8_t{0});
  action.target = reader.optional("target", target_of(game_), {});
  return reader.finish(Action(std::move(action)));
}

ActionFields::Read ActionFields::gift() const {
  ObjectReader reader(at_, kGift);
  Gift action{};
  action.card = reader.required("card", godh_of(game_));
  action.used = reader.optional("used", read_boolean, true);
  action.target = reader.optional("target", target_of(game_), {});
  return reader.finish(Action(std::move(action)));
}

ActionFields::Read ActionFields::priest() const {
  ObjectReader reader(at_, kPriest);
  Priest action{};
  const auto keep = reader.required("keep", or_null(read_from_one(2)));
  action.keep = keep.value_or(std::int8_t{-1});
  if (!keep && !reader.failed()) {
    action.first = reader.optional("first", read_from_one(2), std::int8_t{0});
    auto gifts = reader.required("gifts", [&](const JsonCursor& list) {
      return read_list(list, 2, "gifts", target_of(game_));
    });
    if (gifts.size() > 0) action.gift_0 = std::move(gifts[0]);
    if (gifts.size() > 1) action.gift_1 = std::move(gifts[1]);
  }
  return reader.finish(Action(std::move(action)));
}

ActionFields::Read ActionFields::next() const {
  ObjectReader reader(at_, kNext);
  return reader.finish(Action(Next{reader.optional("order", read_order, {})}));
}

}  // namespace parapet
