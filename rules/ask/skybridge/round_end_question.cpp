#include "rules/ask/skybridge/round_end_question.h"

#include <algorithm>
#include <string>
#include <utility>

#include "rules/ask/read_id.h"
#include "rules/ask/skybridge/track_words.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/skybridge/limits.h"
#include "rules/files/skybridge/position_json.h"
#include "rules/skybridge/bridge.h"
#include "rules/skybridge/rebels.h"
#include "rules/skybridge/round_end.h"
#include "rules/skybridge/track.h"

namespace parapet::ask {
namespace {

using skybridge::Hunger;
using skybridge::RoundEnd;
using skybridge::RoundSoFar;
using skybridge::TrackRules;

constexpr std::string_view kHungerKeys[] = {"player", "count"};
constexpr std::string_view kOptions[] = {"B1", "B2"};

Result<Hunger> read_hunger(const JsonCursor& at, const SkybridgeState& state) {
  ObjectReader reader(at, kHungerKeys);
  Hunger hunger;
  hunger.player = reader.required(
      "player", [&](const JsonCursor& id) { return read_id(id, state.players(), "a player"); });
  hunger.count = reader.optional("count", read_integer(0, kMostHungry), 1);
  return reader.finish(hunger);
}

Result<std::vector<Hunger>> read_hungry(const JsonCursor& list, const SkybridgeState& state) {
  auto hungry = read_list(list, kMostPlayers, "players",
                          [&](const JsonCursor& at) { return read_hunger(at, state); });
  if (!hungry) return hungry;
  for (std::size_t n = 0; n < hungry->size(); ++n) {
    const auto end = hungry->begin() + static_cast<std::ptrdiff_t>(n);
    const bool again = std::any_of(hungry->begin(), end, [&](const Hunger& other) {
      return other.player == (*hungry)[n].player;
    });
    if (!again) continue;
    return Failure(list.item(n).fault("duplicate-id",
                                      "\"" + state.players()[(*hungry)[n].player].id + "\" again",
                                      "each player once"));
  }
  return hungry;
}

// The segment that is being built; one that the question names has to be that.
Result<int> read_current(const JsonCursor& question, const SkybridgeState& state) {
  const int completed = state.position->completed;
  const auto current = skybridge::current_segment(completed);
  if (!current) {
    const auto at = question.member("completed");
    return Failure((at ? *at : question)
                       .fault("wrong-value", "a bridge that is complete",
                              "one with a segment still to build: `completed` "
                              "from 0 to 6"));
  }
  ObjectReader reader(question);
  const auto named = reader.unless_null("segment", read_integer(1, skybridge::kSegments));
  if (reader.failed()) return Failure(reader.fault());
  if (named && *named != *current) {
    return Failure(question.member("segment")->fault(
        "wrong-value",
        "segment " + std::to_string(*named) + ", where " + counted_words(completed, "segment") +
            (completed == 1 ? " is" : " are") + " finished",
        "the current one, " + std::to_string(*current) + ", or `completed` " +
            std::to_string(*named - 1) + " with it"));
  }
  return *current;
}

void tell_segment(Because& because, const RoundSoFar& round, const RoundEnd& end, int segment,
                  const TrackRules& rules) {
  const std::string name = "Segment " + std::to_string(segment);
  if (round.contributed) {
    because.push_back({"SKB-12", name + " has population on it: it is finished and turned.", {}});
  } else if (!end.completes) {
    because.push_back(
        {"SKB-13", "Nobody is on segment " + std::to_string(segment) + ": it stays as it is.", {}});
  } else if (rules.tokens_complete) {
    because.push_back({"SKB-13",
                       "It would be the third free rebel at the leader: segment " +
                           std::to_string(segment) + " is finished instead, without population.",
                       {}});
    because.push_back({"OPT-B2", "Free rebels at the leader are counted, not rounds.", {}});
  } else {
    because.push_back({"SKB-13",
                       "It is the third round in a row with nobody on it: segment " +
                           std::to_string(segment) +
                           " is finished, without population, and no free rebel comes.",
                       {}});
  }
}

void tell_work(Because& because, int completed, const skybridge::Land& land, int leader) {
  if (const auto die = skybridge::die_segment(completed)) {
    because.push_back(
        {"SKB-11", "The die is rolled onto segment " + std::to_string(*die) + ".", {}});
  } else {
    because.push_back({"SKB-11", "The bridge is complete: no die is rolled.", {}});
  }
  because.push_back(
      {"SKB-4",
       "The leader moves one step against the arrows, to " + territory_words(land, leader) + ".",
       territory_place(land, leader)});
  if (completed != skybridge::kDrakheSegment) return;
  because.push_back({"SKB-14",
                     "The work goes on from the eye, with segment 5; the Great Drakhe is "
                     "revealed.",
                     territory_place(land, leader)});
}

void tell_free_rebel(Because& because, const RoundSoFar& round, const RoundEnd& end,
                     const skybridge::Land& land, const TrackRules& rules) {
  if (end.places == 0) {
    because.push_back({"OPT-B1",
                       "All twelve free rebels are out: none is placed" +
                           std::string(rules.tokens_complete ? "." : ", but the round counts."),
                       {}});
    return;
  }
  because.push_back({"SKB-5",
                     "A free rebel comes to the leader, " + territory_words(land, end.leader) + ".",
                     territory_place(land, end.leader)});
  if (round.free_rebels == 0) {
    because.push_back({"OPT-B1", "Free rebels never run out.", {}});
  }
}

Because reasons(const SkybridgeState& state, const RoundSoFar& round, const RoundEnd& end,
                const TrackRules& rules) {
  const skybridge::Land& land = state.land();
  Because because;
  tell_segment(because, round, end, round.completed + 1, rules);
  if (end.completes) {
    tell_work(because, round.completed + 1, land, end.leader);
  } else {
    tell_free_rebel(because, round, end, land, rules);
  }
  for (const Hunger& hunger : round.hungry) {
    if (hunger.count == 0) continue;
    because.push_back({"SKB-15",
                       std::to_string(hunger.count) + " population of " +
                           state.players()[hunger.player].id +
                           (hunger.count == 1 ? " becomes a rebel" : " become rebels") +
                           " where the leader is now, " + territory_words(land, end.leader) + ".",
                       territory_place(land, end.leader)});
  }
  return because;
}

Answer answer_of(const SkybridgeState& state, const RoundSoFar& round, const Options& options) {
  const TrackRules rules = TrackRules::from(options);
  const RoundEnd end = skybridge::end_round(round, rules);
  Answer answer;
  answer.own = {{"completes", JsonValue::from_bool(end.completes)},
                {"places", JsonValue::from_integer(end.places)},
                {"idle", JsonValue::from_integer(end.idle)},
                {"leader", JsonValue::from_integer(end.leader)},
                {"rebels", rebels_json(end.rebels, state.players())}};
  answer.because = reasons(state, round, end, rules);
  return answer;
}

}  // namespace

Result<Asked> read_round_end(const JsonCursor& question, const SkybridgeState& state) {
  const auto current = read_current(question, state);
  if (!current) return Failure(current.error());
  const skybridge::Position& position = *state.position;
  ObjectReader reader(question);
  RoundSoFar round;
  round.completed = position.completed;
  round.contributed = reader.unless_null("contributed", read_boolean,
                                         !position.population[nth(*current - 1)].empty());
  round.idle = position.idle;
  round.free_rebels = position.free_rebels;
  round.free_rebels_here =
      skybridge::free_rebels_at(position.rebels, skybridge::leader_at(position.completed));
  round.hungry = reader.unless_null(
      "hungry", [&](const JsonCursor& list) { return read_hungry(list, state); }, {});
  if (reader.failed()) return Failure(reader.fault());
  const auto answer = [&state, round = std::move(round)](const Options& options) {
    return answer_of(state, round, options);
  };
  return Asked{answer, kOptions, {}};
}

}  // namespace parapet::ask
