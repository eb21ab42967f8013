#include "rules/prove/tiles/tile_answers.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/files/facing_json.h"
#include "rules/files/json/json_number.h"
#include "rules/files/place_json.h"
#include "rules/prove/question_json.h"
#include "rules/prove/sorted_answer.h"
#include "rules/prove/tiles/piece_moves.h"

namespace parapet::prove {
namespace {

struct Compared {
  std::string_view ask;
  std::array<std::string_view, 11> keys;  // of the answer; unused ones are empty
};

constexpr Compared kCompared[] = {
    {"sight", {"sight", "lines"}},
    {"attack",
     {"sight", "distance", "band", "flank", "higher", "lower", "protected", "net", "dice",
      "in_front", "legal"}},
    {"distance", {"distance"}},
    {"hack", {"legal"}},
    {"space", {"floor", "inside", "stairs", "explosive"}},
    {"step", {"cost", "may_end", "legal"}},
    {"walk", {"legal", "costs", "stopped_at"}},
    {"route", {"cost"}},
    {"reach", {"spaces"}},
    {"zoc", {"spaces"}},
    {"front", {"front"}},
    {"area", {"spaces", "hits", "explosive", "band", "legal"}},
    {"push", {"mp", "spaces"}},
    {"drive", {"legal", "mp_left", "stopped_at"}},
    {"objective", {"flips"}},
    {"event", {"triggers"}},
};

const Compared* find(const JsonValue& question) {
  const JsonValue* ask = question.find("ask");
  for (const Compared& compared : kCompared) {
    if (ask != nullptr && ask->text() == compared.ask) return &compared;
  }
  return nullptr;
}

int coordinate(const JsonValue& value) {
  const auto number = exact_number(value);
  constexpr std::int64_t kMost = std::numeric_limits<std::int16_t>::max();
  if (!number || number->denominator() != 1) return 0;
  return static_cast<int>(std::clamp<std::int64_t>(number->numerator(), -kMost, kMost));
}

class Mover {
 public:
  explicit Mover(const PlaceMove& move) : move_(move) {}

  // The north-west spaces of a footprint of that size.
  Mover(const PlaceMove& move, int width, int height)
      : move_(move), width_(width), height_(height) {}

  // `key` is that under which the value stands.
  JsonValue moved(const JsonValue& value, std::string_view key, bool of_line) const {
    if (value.is_object()) return moved_members(value, of_line || key == "lines");
    if (!value.is_list()) return value;
    const std::vector<JsonValue>& items = value.items();
    if (is_numbers(value) && items.size() == 3 && key != "costs") {
      const Space at{coordinate(items[0]), coordinate(items[1]), coordinate(items[2])};
      const bool is_dot = key == "dot" || (of_line && (key == "from" || key == "to"));
      if (is_dot) return dot_json(move_.of(Dot{at.x, at.y, at.level}));
      return space_json(moved_corner(at, width_, height_, move_));
    }
    if (key == "edge" && items.size() == 4) return moved_edge(items);
    std::vector<JsonValue> result;
    for (const JsonValue& item : items) result.push_back(moved(item, key, of_line));
    return JsonValue::from_list(std::move(result));
  }

 private:
  JsonValue moved_members(const JsonValue& object, bool of_line) const {
    std::vector<JsonMember> members;
    const JsonValue* kind = object.find("kind");
    for (const JsonMember& member : object.members()) {
      // Of two plates that a line meets where they border each other one is named.
      if (member.key == "at" && kind != nullptr && kind->text() == "plate") continue;
      members.push_back({member.key, moved(member.value, member.key, of_line)});
    }
    return JsonValue::from_members(std::move(members));
  }

  JsonValue moved_edge(const std::vector<JsonValue>& items) const {
    const Edge edge{items[0].text() == "V" ? EdgeAxis::vertical : EdgeAxis::horizontal,
                    coordinate(items[1]), coordinate(items[2]), coordinate(items[3])};
    return *place_json(move_.of(edge)).find("edge");
  }

  const PlaceMove& move_;
  int width_ = 1;
  int height_ = 1;
};

// What ends of a move name is the north-west space of a large mover.
Mover mover_of(const JsonValue& question, const mayhem::Pieces& pieces, const PlaceMove& move) {
  const JsonValue* from = question.find("from");
  const bool moves = question.find("ask")->text() == "reach";
  for (const mayhem::Unit& unit : pieces.units) {
    if (!moves || from == nullptr || from->text() != unit.id) continue;
    return {move, unit.footprint.width, unit.footprint.height};
  }
  return Mover(move);
}

}  // namespace

bool can_be_moved(const JsonValue& question) { return find(question) != nullptr; }

JsonValue moved_question(const JsonValue& question, const PlaceMove& move) {
  const Mover mover(move);
  std::vector<JsonMember> members;
  for (const JsonMember& member : question.members()) {
    JsonValue value = member.value;
    if (member.key == "facing") {
      if (const auto facing = facing_from_text(value.text())) {
        value = facing_json(moved(*facing, move));
      }
    } else if (member.key != "bands") {
      value = mover.moved(value, member.key, false);
    }
    members.push_back({member.key, std::move(value)});
  }
  return JsonValue::from_members(std::move(members));
}

JsonValue moved_answer(const JsonValue& question, const JsonValue& answer,
                       const mayhem::Pieces& pieces, const PlaceMove& move) {
  const Mover mover = mover_of(question, pieces, move);
  const JsonValue own = own_keys(answer);
  if (own.find("error") != nullptr) return own;
  std::vector<JsonMember> members;
  for (const std::string_view key : find(question)->keys) {
    const JsonValue* value = key.empty() ? nullptr : own.find(key);
    if (value == nullptr) continue;
    // The costs of a way come in its order.
    members.push_back(
        {std::string(key), key == "costs" ? *value : sorted(mover.moved(*value, key, false))});
  }
  return JsonValue::from_members(std::move(members));
}

}  // namespace parapet::prove
