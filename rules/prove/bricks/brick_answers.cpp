#include "rules/prove/bricks/brick_answers.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "rules/prove/question_json.h"
#include "rules/prove/sorted_answer.h"

namespace parapet::prove {
namespace {

struct Compared {
  std::string_view ask;
  std::array<std::string_view, 8> keys;  // of the answer; unused ones are empty
};

constexpr Compared kCompared[] = {
    {"elevation", {"pegs", "mm", "surfaces"}},
    {"step", {"cost", "rise", "drop", "obstruction", "width", "wounds", "profile", "link"}},
    {"route", {"cost", "wounds"}},
    {"reach", {"spaces"}},
    {"walk", {"legal", "costs", "wounds", "stopped_at"}},
    {"neighbour", {"neighbouring", "adjacent"}},
    {"attack", {"legal", "in_range", "spaces", "needs_sight", "sight"}},
    {"turn", {"legal", "stopped_at"}},
    {"leap", {"legal", "cost", "distance", "skipped", "wounds"}},
    {"board", {"cost", "wounds"}},  // of several ways up that are as good, one is shown
    {"sight", {"sight", "policy", "cover", "permille", "visible", "height_permille"}},
    {"overview", {"pairs"}},
    {"exposure", {"visible", "raise_pegs", "raise_attained"}},
};

const Compared* find(const JsonValue& question) {
  const JsonValue* ask = question.find("ask");
  for (const Compared& compared : kCompared) {
    if (ask != nullptr && ask->text() == compared.ask) return &compared;
  }
  return nullptr;
}

}  // namespace

bool can_be_moved_by_name(const JsonValue& question) { return find(question) != nullptr; }

JsonValue answer_by_name(const JsonValue& question, const JsonValue& answer) {
  const JsonValue own = own_keys(answer);
  if (own.find("error") != nullptr) return own;
  std::vector<JsonMember> members;
  for (const std::string_view key : find(question)->keys) {
    const JsonValue* value = key.empty() ? nullptr : own.find(key);
    if (value == nullptr) continue;
    const bool in_board_order = key == "spaces" || key == "skipped" || key == "pairs";
    members.push_back({std::string(key), in_board_order ? sorted(*value) : *value});
  }
  return JsonValue::from_members(std::move(members));
}

}  // namespace parapet::prove
