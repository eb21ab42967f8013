#include "cli/skybridge/action_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "cli/skybridge/open_game.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/skybridge/action_fields.h"
#include "rules/files/skybridge/action_json.h"
#include "rules/skybridge/game/engine.h"
#include "rules/skybridge/game/orders.h"

namespace parapet::cli {

using namespace skybridge::game;

namespace {

// What the words behind each kind are called that have no name before them.
struct PlainWords {
  std::string_view kind;
  std::array<std::string_view, 3> keys;
};
constexpr PlainWords kPlainWords[] = {
    {"choose-board", {"board", "side"}},
    {"place-garden", {"slot"}},
    {"crown", {"stack"}},
    {"look", {"stack"}},
    {"take", {"stack", "extra"}},
    {"keep", {"card"}},
    {"crown-bonus", {"bonus"}},
    {"bonus", {"bonus"}},
    {"play", {"card", "slot"}},
    {"resolve", {"trigger"}},
    {"main", {"slot", "group", "entry"}},
    {"contribute", {}},
    {"trade", {"pay", "get"}},
    {"gift", {"card"}},
    {"priest", {"keep"}},
    {"give-back", {"resource"}},
    {"roll", {"bridge", "second"}},
    {"turn-die", {"face"}},
    {"choose-die", {"die"}},
    {"harm", {"harm"}},
    {"feed", {"colour"}},
    {"compensate", {"slot"}},
};
constexpr std::string_view kTargetWords[] = {"on",   "order",  "territory", "fortification",
                                             "godh", "garden", "get",       "colour"};
constexpr std::string_view kFlags[] = {"retreat", "slot-effect", "unused"};
constexpr std::string_view kLists[] = {"order", "cards", "colours"};
constexpr std::string_view kWithTarget[] = {"resolve", "main", "gift"};

bool has(std::span<const std::string_view> words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool is_number(std::string_view word) {
  return !word.empty() && word.size() < 10 &&
         word.find_first_not_of("0123456789") == std::string_view::npos;
}

Fault wrong(std::string found, std::string expected) {
  Fault fault;
  fault.code = "wrong-value";
  fault.place = "ACTION";
  fault.found = std::move(found);
  fault.expected = std::move(expected);
  return fault;
}

JsonValue value_of(const std::string& word) {
  if (word == "none") return JsonValue();
  if (!is_number(word)) return JsonValue::from_text(word);
  const std::size_t first = std::min(word.find_first_not_of('0'), word.size() - 1);
  return JsonValue::from_digits(word.substr(first));
}

JsonValue value_of(std::string_view key, const std::string& word) {
  if (!has(kLists, key) || word == "any") return value_of(word);
  std::vector<JsonValue> items;
  for (const std::string& part : parts_of(word)) items.push_back(value_of(part));
  return JsonValue::from_list(std::move(items));
}

std::string as_key(std::string_view name) {
  std::string key(name);
  std::replace(key.begin(), key.end(), '-', '_');
  return key;
}

// Members of the action, and of what it is done with.
class Members {
 public:
  explicit Members(const std::string& kind) : has_target_(has(kWithTarget, kind)) {
    own_.push_back({"kind", JsonValue::from_text(kind)});
  }

  Result<void> add(std::string_view name, JsonValue value) {
    const bool in_target = has_target_ && has(kTargetWords, name);
    std::vector<JsonMember>& members = in_target ? target_ : own_;
    const std::string key = in_target && name == "on" ? "slot" : as_key(name);
    const bool is_again = std::any_of(members.begin(), members.end(),
                                      [&](const JsonMember& one) { return one.key == key; });
    if (is_again) return Failure(wrong("--" + std::string(name) + " again", "each word once"));
    members.push_back({key, std::move(value)});
    return {};
  }

  JsonValue take() {
    if (!target_.empty()) own_.push_back({"target", JsonValue::from_members(std::move(target_))});
    return JsonValue::from_members(std::move(own_));
  }

 private:
  bool has_target_;
  std::vector<JsonMember> own_;
  std::vector<JsonMember> target_;
};

template <class Orders>
void each_order(Action& action, Orders change) {
  std::visit(
      [&](auto& concrete) {
        using Kind = std::decay_t<decltype(concrete)>;
        if constexpr (std::is_same_v<Kind, Keep> || std::is_same_v<Kind, Next>) {
          change(concrete.order);
        } else if constexpr (std::is_same_v<Kind, Resolve> || std::is_same_v<Kind, UseMain> ||
                             std::is_same_v<Kind, Gift>) {
          change(concrete.target.order);
        } else if constexpr (std::is_same_v<Kind, Priest>) {
          change(concrete.gift_0.order);
          change(concrete.gift_1.order);
        }
      },
      action);
}

// Where the list says `any`: as the cards lie.
Action as_they_lie(const State& state, const Action& listed) {
  std::uint64_t random = 0;
  Action action = with_random_orders(state, listed, random);
  std::vector<bool> was_any;
  Action copy = listed;
  each_order(copy, [&](Order& order) { was_any.push_back(order.any); });
  std::size_t n = 0;
  each_order(action, [&](Order& order) {
    if (was_any[n++]) std::sort(order.positions.begin(), order.positions.end());
  });
  return action;
}

// The action itself, or the listed one that says `any` where it says nothing.
Action completed(const State& state, const Actions& actions, const Action& action) {
  if (has_any_order(action)) return as_they_lie(state, action);
  if (is_listed(state, actions, action)) return action;
  Action general = action;
  each_order(general, [](Order& order) { order.any = order.any || order.positions.empty(); });
  return is_listed(state, actions, general) ? as_they_lie(state, general) : action;
}

Result<Action> numbered(const State& state, const Actions& actions, std::size_t number) {
  if (number == 0 || number > actions.size()) {
    return Failure(wrong(std::to_string(number), "a number from 1 to " +
                                                     std::to_string(actions.size()) +
                                                     " of the list that `legal` tells"));
  }
  return as_they_lie(state, actions[number - 1]);
}

Result<JsonValue> json_of(const std::vector<std::string>& words) {
  if (!words.front().starts_with("{")) return worded_json(words);
  if (words.size() == 1) return parse_json(words.front(), "ACTION", kLineLimits);
  return Failure(wrong("words behind JSON", "one word of JSON, in quotation marks"));
}

}  // namespace

Result<JsonValue> worded_json(const std::vector<std::string>& words) {
  const auto* const plain =
      std::find_if(std::begin(kPlainWords), std::end(kPlainWords),
                   [&](const PlainWords& one) { return one.kind == words.front(); });
  Members members(words.front());
  if (!has(action_kinds(), words.front())) return members.take();  // the reader names the nearest
  std::size_t place = 0;
  for (std::size_t n = 1; n < words.size(); ++n) {
    const std::string& word = words[n];
    Result<void> added;
    if (word.starts_with("--") && has(kFlags, word.substr(2))) {
      const bool is_unused = word == "--unused";
      added = members.add(is_unused ? "used" : word.substr(2), JsonValue::from_bool(!is_unused));
    } else if (word.starts_with("--") && n + 1 < words.size()) {
      const std::string name = word.substr(2);
      added = members.add(name, value_of(name, words[++n]));
    } else if (plain != std::end(kPlainWords) && place < plain->keys.size() &&
               !plain->keys[place].empty() && !word.starts_with("--")) {
      added = members.add(plain->keys[place], value_of(word));
      ++place;
    } else {
      added = Failure(wrong("\"" + word + "\"", "no further word behind " + words.front()));
    }
    if (!added) return Failure(added.error());
  }
  return members.take();
}

Result<Action> action_of_words(const Game& game, const State& state,
                               const std::vector<std::string>& words) {
  const Actions actions = legal(game, state);
  if (words.size() == 1 && is_number(words.front())) {
    return numbered(state, actions, std::stoul(words.front()));
  }
  const auto json = json_of(words);
  if (!json) return Failure(json.error());
  const auto action = read_action(JsonCursor(*json, std::string_view("ACTION")), game, state);
  if (!action) return Failure(action.error());
  return completed(state, actions, *action);
}

}  // namespace parapet::cli
