#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "rules/files/json/json_fields.h"
#include "rules/files/skybridge/action_json.h"
#include "rules/files/skybridge/card_words.h"
#include "rules/files/skybridge/game_words.h"
#include "rules/files/skybridge/target_json.h"
#include "rules/skybridge/game/action_kind.h"
#include "rules/skybridge/game/engine.h"

namespace parapet {
namespace {

using namespace skybridge::game;
using skybridge::Resource;

JsonValue text_json(std::string_view text) { return JsonValue::from_text(std::string(text)); }

// Writes the parameters of one action behind its kind.
class ActionWriter {
 public:
  ActionWriter(const Game& game, const State& state) : game_(game), state_(state) {}

  std::vector<JsonMember> take() { return std::move(members_); }

  void operator()(const ChooseBoard& action) {
    add("board", text_json(game_.cards->boards[static_cast<std::size_t>(action.board)].id));
    add_number("side", action.side + 1);
  }
  void operator()(const PlaceGarden& action) { add_slot("slot", action.slot); }
  void operator()(const PlaceCrown& action) {
    add("stack", action.stack ? word_json(*action.stack) : JsonValue());
  }
  void operator()(const Look& action) { add("stack", word_json(action.stack)); }
  void operator()(const Take& action) {
    add("stack", word_json(action.stack));
    if (action.extra > 0) add_number("extra", action.extra);
  }
  void operator()(const TakeLooked&) {}
  void operator()(const Keep& action) {
    add("card", card_json(game_, action.card));
    add_order(action.order);
  }
  void operator()(const TakeCrownBonus& action) {
    add("bonus", action.bonus ? bonus(*action.bonus) : JsonValue());
  }
  void operator()(const TakeBonus& action) { add("bonus", bonus(action.bonus)); }
  void operator()(const Play& action) {
    add("card", card_json(game_, action.card));
    add_slot("slot", action.slot);
    if (action.retreat) add("retreat", JsonValue::from_bool(true));
    if (action.garden >= 0) add_slot("garden", action.garden);
  }
  void operator()(const Resolve& action) {
    add_number("trigger", action.trigger + 1);
    if (action.slot_effect) add("slot_effect", JsonValue::from_bool(true));
    add_target("target", action.target);
  }
  void operator()(const Done&) {}
  void operator()(const UseMain& action) {
    add_slot("slot", action.slot);
    add_number("group", action.group + 1);
    add_number("entry", action.entry + 1);
    add_target("target", action.target);
  }
  void operator()(const Contribute& action) {
    if (action.money) add("labor", text_json("money"));
    if (action.own_die) add("own_die", word_json(*action.own_die));
  }
  void operator()(const BoardTrade& action) {
    add("pay", word_json(action.pay));
    if (action.get) add("get", word_json(*action.get));
  }
  void operator()(const Gift& action) {
    add("card", godh_json(game_, action.card));
    if (!action.used) add("used", JsonValue::from_bool(false));
    add_target("target", action.target);
  }
  void operator()(const Priest& action) {
    if (action.keep >= 0) return add_number("keep", action.keep + 1);
    add("keep", JsonValue());
    add_number("first", action.first + 1);
    const Seat seat = decider(state_);
    add("gifts", JsonValue::from_list({target_json(game_, state_, seat, action.gift_0),
                                       target_json(game_, state_, seat, action.gift_1)}));
  }
  void operator()(const GiveBack& action) {
    add("resource", action.resource ? word_json(*action.resource) : text_json("forgo"));
  }
  void operator()(const Next& action) { add_order(action.order); }
  void operator()(const Roll& action) {
    add_number("bridge", action.bridge + 1);
    if (action.second >= 0) add_number("second", action.second + 1);
  }
  void operator()(const TurnDie& action) { add("face", word_json(action.face)); }
  void operator()(const ChooseDie& action) {
    add("die", text_json(action.second ? "second" : "bridge"));
  }
  void operator()(const Harm& action) {
    add("harm", text_json(action.might ? "might" : "first"));
    if (action.slot >= 0) add_slot("slot", action.slot);
    if (action.takes.empty()) return;
    const bool takes_cards = state_.eye_blocker == GreatDrakhe::sathap;
    add(takes_cards ? "cards" : "colours", list_json(action.takes, [&](std::uint8_t taken) {
          return takes_cards ? card_json(game_, taken) : seat_json(game_, static_cast<Seat>(taken));
        }));
  }
  void operator()(const Feed& action) { add("colour", seat_json(game_, action.colour)); }
  void operator()(const Compensate& action) { add_slot("slot", action.slot); }

 private:
  static JsonValue bonus(const Bonus& bonus) {
    return text_json(bonus.resource ? to_text(*bonus.resource) : "godh");
  }
  void add(const char* key, JsonValue value) { members_.push_back({key, std::move(value)}); }
  void add_number(const char* key, int number) { add(key, JsonValue::from_integer(number)); }
  void add_slot(const char* key, int slot) {
    add(key, slot_json(game_, state_, decider(state_), slot));
  }
  void add_order(const Order& order) {
    if (auto written = order_json(order)) add("order", *std::move(written));
  }
  void add_target(const char* key, const Target& target) {
    if (target == Target{}) return;
    add(key, target_json(game_, state_, decider(state_), target));
  }

  const Game& game_;
  const State& state_;
  std::vector<JsonMember> members_;
};

}  // namespace

JsonValue action_json(const Game& game, const State& state, const Action& action) {
  ActionWriter writer(game, state);
  std::visit(writer, action);
  std::vector<JsonMember> members = writer.take();
  members.insert(members.begin(), {"kind", text_json(kind_of(action))});
  return JsonValue::from_members(std::move(members));
}

}  // namespace parapet
