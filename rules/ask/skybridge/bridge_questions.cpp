#include <string>
#include <utility>

#include "rules/ask/read_id.h"
#include "rules/ask/skybridge/bridge_span.h"
#include "rules/ask/skybridge/round_end_question.h"
#include "rules/ask/skybridge/skybridge_question.h"
#include "rules/ask/skybridge/track_words.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/skybridge/board_check.h"
#include "rules/skybridge/bridge.h"
#include "rules/skybridge/track.h"
#include "rules/skybridge/track_score.h"

// bridge, round-end, score and check.

namespace parapet::ask {
namespace {

constexpr std::string_view kScoreKeys[] = {"player"};
constexpr std::string_view kCheckOptions[] = {"B1", "B2"};

JsonValue order_json() {
  std::vector<JsonValue> order = {JsonValue::from_text("start")};
  for (const int number : skybridge::kBridgeOrder) order.push_back(JsonValue::from_integer(number));
  order.push_back(JsonValue::from_text("eye"));
  return JsonValue::from_list(std::move(order));
}

Answer bridge_answer(int completed) {
  const auto current = skybridge::current_segment(completed);
  const auto die = skybridge::die_segment(completed);
  Answer answer;
  answer.own = {{"order", order_json()},
                {"current", integer_or_null(current)},
                {"complete", integers_json(skybridge::finished_segments(completed))},
                {"gaps", integers_json(skybridge::gaps(completed))},
                {"die", integer_or_null(die)}};
  Because& because = answer.because;
  because.push_back({"SKB-9", "From the start to the eye lie segments 1 to 4, then 7, 6, 5.", {}});
  if (!current) {
    because.push_back({"SKB-10", "All seven segments are finished.", {}});
    return answer;
  }
  because.push_back({"SKB-10",
                     "They are built by their numbers: with " +
                         counted_words(completed, "finished segment") + " it is the turn of " +
                         std::to_string(*current) + ".",
                     {}});
  because.push_back({"SKB-11", die ? "The die lies on it." : "No die lies on segment 1.", {}});
  if (skybridge::is_built_from_eye(*current)) {
    because.push_back({"SKB-14", "After segment 4 the work goes on from the eye.", {}});
  }
  return answer;
}

Result<Asked> read_bridge(const JsonCursor&, const SkybridgeState& state) {
  return Asked{
      [&state](const Options&) { return bridge_answer(state.position->completed); }, {}, {}};
}

Because score_reasons(const SkybridgeState& state, std::size_t player,
                      const skybridge::TrackScore& score) {
  const skybridge::Position& position = *state.position;
  const skybridge::Player& it = position.players[player];
  const skybridge::Land& land = state.land();
  Because because;
  if (position.completed < skybridge::kSegments) {
    because.push_back(
        {"SKB-G-14",
         "The bridge has " +
             counted_words(static_cast<int>(skybridge::gaps(position.completed).size()), "gap") +
             ": this is what it would be if the game ended now.",
         {}});
  }
  for (const skybridge::Player& other : position.players) {
    if (other.reserve == 0) continue;
    because.push_back({"SKB-16",
                       std::to_string(other.reserve) + " population of " + other.id +
                           " in reserve goes to its legion on " +
                           territory_words(land, other.legion) + ".",
                       territory_place(land, other.legion)});
  }
  because.push_back({"SKB-6",
                     "The area of might of " + it.id + " goes from the first territory to " +
                         territory_words(land, it.legion) + ".",
                     territory_place(land, it.legion)});
  const int leader = skybridge::leader_at(position.completed);
  because.push_back(
      {"SKB-7",
       "Rebels in it other than those of " + it.id + " bring " +
           counted_words(score.rebels, "point") + "; the leader, on " +
           territory_words(land, leader) +
           (skybridge::in_area(it.legion, leader) ? ", is one of them." : ", is outside."),
       territory_place(land, leader)});
  because.push_back(
      {"SKB-G-75", "Garrisons bring " + counted_words(score.garrisons, "point") + ".", {}});
  because.push_back({"SKB-G-72",
                     "Population on finished segments brings " +
                         counted_words(score.segments, "point") +
                         ", with one more where it is alone.",
                     {}});
  return because;
}

Answer score_answer(const SkybridgeState& state, std::size_t player) {
  const skybridge::TrackScore score = skybridge::track_score(state.land(), *state.position, player);
  Answer answer;
  answer.own = {{"rebel_points", JsonValue::from_integer(score.rebels)},
                {"garrison_points", JsonValue::from_integer(score.garrisons)},
                {"segment_points", JsonValue::from_integer(score.segments)},
                {"area", integers_json(skybridge::area_of_might(state.players()[player].legion))},
                {"total", JsonValue::from_integer(score.total())}};
  answer.because = score_reasons(state, player, score);
  return answer;
}

Result<Asked> read_score(const JsonCursor& question, const SkybridgeState& state) {
  ObjectReader reader(question);
  const std::size_t player = reader.required(
      "player", [&](const JsonCursor& at) { return read_id(at, state.players(), "a player"); });
  if (reader.failed()) return Failure(reader.fault());
  return Asked{[&state, player](const Options&) { return score_answer(state, player); }, {}, {}};
}

Answer check_answer(const SkybridgeState& state, const std::optional<std::string>& falls,
                    const Options& options) {
  auto warnings =
      skybridge::check_board(state.land(), *state.position, skybridge::TrackRules::from(options));
  if (falls) warnings.push_back({"bridge-falls", *falls});
  Answer answer;
  answer.own = {{"warnings", list_json(warnings, [](const skybridge::BoardWarning& warning) {
                   return JsonValue::from_members({{"code", JsonValue::from_text(warning.code)},
                                                   {"text", JsonValue::from_text(warning.text)}});
                 })}};
  return answer;
}

Result<Asked> read_check(const JsonCursor&, const SkybridgeState& state) {
  const auto answer = [&state, falls = why_it_falls(state)](const Options& options) {
    return check_answer(state, falls, options);
  };
  return Asked{answer, kCheckOptions, {}};
}

constexpr SkybridgeQuestion kQuestions[] = {
    {"bridge", {}, read_bridge},
    {"round-end", kRoundEndKeys, read_round_end},
    {"score", kScoreKeys, read_score},
    {"check", {}, read_check},
};

}  // namespace

std::span<const SkybridgeQuestion> bridge_questions() { return kQuestions; }

}  // namespace parapet::ask
