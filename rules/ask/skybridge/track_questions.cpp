#include <string>
#include <utility>

#include "rules/ask/read_id.h"
#include "rules/ask/skybridge/skybridge_question.h"
#include "rules/ask/skybridge/track_words.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/missing_key.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/skybridge/land_json.h"
#include "rules/files/skybridge/position_json.h"
#include "rules/skybridge/garrison.h"
#include "rules/skybridge/rebels.h"
#include "rules/skybridge/track.h"

// leader, legion, might, garrison and return.

namespace parapet::ask {
namespace {

constexpr std::string_view kLegionKeys[] = {"index", "player", "actions"};
constexpr std::string_view kMightKeys[] = {"index", "player"};
constexpr std::string_view kGarrisonKeys[] = {"player", "index", "fortification"};
constexpr std::string_view kReturnKeys[] = {"player", "index"};
constexpr std::string_view kGarrisonOptions[] = {"B3"};

constexpr std::string_view kActions[] = {"might", "retreat"};
enum class LegionAction : std::uint8_t { might, retreat };
constexpr std::size_t kMostActions = 1'000;

Result<LegionAction> read_action(const JsonCursor& at) {
  const auto word = at.one_of(kActions);
  if (!word) return Failure(word.error());
  return static_cast<LegionAction>(*word);
}

// Where a legion stands: `index`, or that of the `player`'s.
Result<int> read_legion_index(const JsonCursor& question, const SkybridgeState& state) {
  ObjectReader reader(question);
  const auto player = reader.unless_null(
      "player", [&](const JsonCursor& at) { return read_id(at, state.players(), "a player"); });
  const auto index = reader.unless_null("index", read_territory_index);
  if (!reader.failed() && !index && !player) reader.fail(missing_key(question, "index"));
  const int legion = player ? state.players()[*player].legion : 0;
  return reader.finish(index.value_or(legion));
}

Answer leader_answer(const SkybridgeState& state) {
  const int completed = state.position->completed;
  const int index = skybridge::leader_at(completed);
  const bool drakhe_head = index == state.land().drakhe_head;
  const Place at = territory_place(state.land(), index);
  Answer answer;
  answer.own = {{"index", JsonValue::from_integer(index)},
                {"territory", JsonValue::from_text(state.land().territories[nth(index)].name)},
                {"drakhe_head", JsonValue::from_bool(drakhe_head)}};
  answer.because.push_back({"SKB-4",
                            "The leader starts on the last territory; " +
                                counted_words(completed, "finished segment") +
                                (completed == 1 ? " has" : " have") + " moved it to " +
                                territory_words(state.land(), index) + ".",
                            at});
  if (drakhe_head) {
    answer.because.push_back({"SKB-14", "That is where the head of the Drakhe lies.", at});
  }
  return answer;
}

Result<Asked> read_leader(const JsonCursor&, const SkybridgeState& state) {
  return Asked{[&state](const Options&) { return leader_answer(state); }, {}, {}};
}

Answer legion_answer(const skybridge::Land& land, int index,
                     const std::vector<LegionAction>& actions) {
  std::vector<int> steps;
  Because because;
  std::optional<std::size_t> stopped_at;
  for (std::size_t n = 0; n < actions.size() && !stopped_at; ++n) {
    const int before = index;
    if (actions[n] == LegionAction::might) {
      index = skybridge::legion_after_might(before);
      because.push_back({"SKB-2",
                         index == before ? "On the last territory more might changes nothing."
                                         : "More might takes the legion along the arrow to " +
                                               territory_words(land, index) + ".",
                         territory_place(land, index)});
    } else if (skybridge::may_retreat(before)) {
      index = before - 1;
      because.push_back(
          {"SKB-3",
           "A retreat takes the legion one step back to " + territory_words(land, index) + ".",
           territory_place(land, index)});
    } else {
      stopped_at = n;
      because.push_back(
          {"SKB-3", "From the first territory there is no retreat.", territory_place(land, index)});
      break;
    }
    steps.push_back(index);
  }
  Answer answer;
  answer.own = {{"legal", JsonValue::from_bool(!stopped_at)},
                {"steps", integers_json(steps)},
                {"index", JsonValue::from_integer(index)}};
  if (stopped_at) answer.own.push_back({"stopped_at", index_json(*stopped_at)});
  answer.because = std::move(because);
  return answer;
}

Result<Asked> read_legion(const JsonCursor& question, const SkybridgeState& state) {
  const auto index = read_legion_index(question, state);
  if (!index) return Failure(index.error());
  ObjectReader reader(question);
  auto actions = reader.required("actions", [](const JsonCursor& list) {
    return read_list(list, kMostActions, "actions", read_action);
  });
  if (reader.failed()) return Failure(reader.fault());
  const auto answer = [&state, from = *index, actions = std::move(actions)](const Options&) {
    return legion_answer(state.land(), from, actions);
  };
  return Asked{answer, {}, {}};
}

Answer might_answer(const SkybridgeState& state, int index) {
  Answer answer;
  answer.own = {{"area", integers_json(skybridge::area_of_might(index))}};
  answer.because = {{"SKB-6",
                     "The area of might is the legion's territory, " +
                         territory_words(state.land(), index) + ", and all behind it.",
                     territory_place(state.land(), index)}};
  return answer;
}

Result<Asked> read_might(const JsonCursor& question, const SkybridgeState& state) {
  const auto index = read_legion_index(question, state);
  if (!index) return Failure(index.error());
  return Asked{
      [&state, index = *index](const Options&) { return might_answer(state, index); }, {}, {}};
}

// A player who would put a garrison into one of the fortifications of a territory.
struct GarrisonAsked {
  std::size_t player = 0;
  int index = 0;
  std::optional<std::size_t> fortification;  // only this one
};

bool is_there(const skybridge::Land& land, const GarrisonAsked& asked, std::size_t fortification) {
  return land.fortifications[fortification].territory == asked.index &&
         (!asked.fortification || *asked.fortification == fortification);
}

Reason garrison_reason(const SkybridgeState& state, const GarrisonAsked& asked,
                       const std::vector<std::size_t>& places, const Options& options) {
  const skybridge::Land& land = state.land();
  const Place at = territory_place(land, asked.index);
  const std::string where = territory_words(land, asked.index);
  if (!places.empty()) {
    return {"SKB-8",
            "\"" + land.fortifications[places.front()].id + "\" in " + where +
                " has room for a garrison of " + state.players()[asked.player].id + ".",
            at};
  }
  std::size_t there = 0;
  for (std::size_t n = 0; n < land.fortifications.size(); ++n) {
    if (is_there(land, asked, n)) ++there;
  }
  if (there == 0) {
    return {"SKB-8",
            asked.fortification ? "\"" + land.fortifications[*asked.fortification].id +
                                      "\" is not in the legion's territory, " + where + "."
                                : "There is no fortification in " + where + ".",
            at};
  }
  if (skybridge::TrackRules::from(options).one_garrison_in_all) {
    return {"OPT-B3", "One garrison in all fits into a fortification, and there is one.", at};
  }
  return {"SKB-8",
          state.players()[asked.player].id + " has a garrison there already, and no more fits.",
          at};
}

Answer garrison_answer(const SkybridgeState& state, const GarrisonAsked& asked,
                       const Options& options) {
  const skybridge::Land& land = state.land();
  std::vector<std::size_t> places =
      skybridge::garrison_places(land, state.position->garrisons, asked.player, asked.index,
                                 skybridge::TrackRules::from(options));
  std::erase_if(places, [&](std::size_t n) { return !is_there(land, asked, n); });
  Answer answer;
  answer.own = {{"legal", JsonValue::from_bool(!places.empty())},
                {"fortifications", list_json(places, [&](std::size_t n) {
                   return JsonValue::from_text(land.fortifications[n].id);
                 })}};
  answer.because = {garrison_reason(state, asked, places, options)};
  return answer;
}

Result<Asked> read_garrison(const JsonCursor& question, const SkybridgeState& state) {
  ObjectReader reader(question);
  GarrisonAsked asked;
  asked.player = reader.required(
      "player", [&](const JsonCursor& at) { return read_id(at, state.players(), "a player"); });
  if (reader.failed()) return Failure(reader.fault());
  asked.index =
      reader.unless_null("index", read_territory_index, state.players()[asked.player].legion);
  asked.fortification = reader.unless_null("fortification", [&](const JsonCursor& at) {
    return read_id(at, state.land().fortifications, "a fortification");
  });
  if (reader.failed()) return Failure(reader.fault());
  const auto answer = [&state, asked](const Options& options) {
    return garrison_answer(state, asked, options);
  };
  return Asked{answer, kGarrisonOptions, {}};
}

Answer return_answer(const SkybridgeState& state, std::size_t player, int index) {
  const auto left = skybridge::rebels_after_return(state.position->rebels, player, index);
  const std::string& id = state.players()[player].id;
  const std::string where = territory_words(state.land(), index);
  Answer answer;
  answer.own = {{"legal", JsonValue::from_bool(left.has_value())},
                {"rebels", rebels_json(left.value_or(state.position->rebels), state.players())}};
  answer.because = {{"SKB-18",
                     left ? "A rebel of " + id + " returns from " + where + "."
                          : "There is no rebel of " + id + " in " + where + ": none else returns.",
                     territory_place(state.land(), index)}};
  return answer;
}

Result<Asked> read_return(const JsonCursor& question, const SkybridgeState& state) {
  ObjectReader reader(question);
  const std::size_t player = reader.required(
      "player", [&](const JsonCursor& at) { return read_id(at, state.players(), "a player"); });
  const int index = reader.required("index", read_territory_index);
  if (reader.failed()) return Failure(reader.fault());
  const auto answer = [&state, player, index](const Options&) {
    return return_answer(state, player, index);
  };
  return Asked{answer, {}, {}};
}

constexpr SkybridgeQuestion kQuestions[] = {
    {"leader", {}, read_leader},          {"legion", kLegionKeys, read_legion},
    {"might", kMightKeys, read_might},    {"garrison", kGarrisonKeys, read_garrison},
    {"return", kReturnKeys, read_return},
};

}  // namespace

std::span<const SkybridgeQuestion> track_questions() { return kQuestions; }

}  // namespace parapet::ask
