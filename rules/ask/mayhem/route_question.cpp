#include "rules/ask/mayhem/route_question.h"

#include <string>

#include "rules/ask/mayhem/asked_move.h"
#include "rules/ask/mayhem/ruling_json.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/place_json.h"
#include "rules/mayhem/moving/large_search.h"
#include "rules/mayhem/moving/move_search.h"

namespace parapet::ask {
namespace {

Result<AskedMove> read_move(const JsonCursor& question, const MayhemState& state) {
  auto mover = read_mover(question, state, "from");
  if (!mover) return Failure(mover.error());
  return read_move_of(*std::move(mover), question, state, false);
}

std::optional<mayhem::Route> find_route(const MayhemState& state, const AskedMove& move, Space to,
                                        const Options& options) {
  if (move.mover.is_large()) {
    const LargeGround ground(state, move.mover, options);
    const mayhem::LargeSearch search(ground.ground(), move.mover.footprint, move.points,
                                     mayhem::LargeStepRules::from(options));
    return search.route_to(to);
  }
  const mayhem::MovingField field = moving_field(state, move.mover, options);
  const mayhem::MoveSearch search(field, move.mover.from(), move.points, move.jump.jump, to);
  return search.route_to(to);
}

std::vector<mayhem::ReachedSpace> find_reach(const MayhemState& state, const AskedMove& move,
                                             const Options& options) {
  if (move.mover.is_large()) {
    const LargeGround ground(state, move.mover, options);
    const mayhem::LargeSearch search(ground.ground(), move.mover.footprint, move.points,
                                     mayhem::LargeStepRules::from(options));
    return search.reached();
  }
  const mayhem::MovingField field = moving_field(state, move.mover, options);
  return mayhem::MoveSearch(field, move.mover.from(), move.points, move.jump.jump).reached();
}

std::string points_text(const std::optional<int>& points) {
  return points ? " with " + std::to_string(*points) + " MP" : "";
}

Answer route_answer(const AskedMove& move, Space to, const std::optional<mayhem::Route>& route) {
  Answer result;
  result.own.push_back({"cost", route ? JsonValue::from_integer(route->cost) : JsonValue()});
  result.own.push_back({"path", spaces_json(route ? route->path : std::vector<Space>())});
  tell_devices(move, result.because);
  if (!route) {
    result.because.push_back(
        {"AOM-MOV-1", "No move" + points_text(move.points) + " ends on " + to_letters(to) + ".",
         to});
    return result;
  }
  result.own.push_back({"costs", integers_json(route->costs)});
  if (route->jump_at) {
    result.own.push_back({"jump_at", index_json(*route->jump_at)});
    const std::size_t lands_at = route->lands_at.value_or(route->path.size() - 1);
    result.own.push_back({"lands_at", index_json(lands_at)});
    const Space start = route->path[*route->jump_at];
    const Space end = route->path[lands_at];
    result.because.push_back(
        {"AOM-JMP-1",
         "It jumps from " + to_letters(start) + " and lands on " + to_letters(end) + ".", start});
  }
  result.because.push_back({"AOM-MOV-1",
                            "The cheapest way costs " + std::to_string(route->cost) + " MP in " +
                                std::to_string(route->costs.size()) + " steps.",
                            to});
  return result;
}

}  // namespace

Result<Asked> read_route(const JsonCursor& question, const MayhemState& state) {
  auto move = read_move(question, state);
  if (!move) return Failure(move.error());
  const auto to_at = question.required("to");
  if (!to_at) return Failure(to_at.error());
  const auto to = read_space_or_piece(*to_at, state);
  if (!to) return Failure(to.error());
  const auto options_of_move = move->options();
  const auto answer = [move = *std::move(move), to = *to, &state](const Options& options) {
    return route_answer(move, to, find_route(state, move, to, options));
  };
  return Asked{answer, options_of_move, {}};
}

Result<Asked> read_reach(const JsonCursor& question, const MayhemState& state) {
  auto move = read_move(question, state);
  if (!move) return Failure(move.error());
  const auto options_of_move = move->options();
  const auto answer = [move = *std::move(move), &state](const Options& options) {
    const std::vector<mayhem::ReachedSpace> reached = find_reach(state, move, options);
    Answer result;
    result.own.push_back(
        {"spaces", list_json(reached, [](const mayhem::ReachedSpace& space) {
           return JsonValue::from_members(
               {{"at", space_json(space.at)}, {"cost", JsonValue::from_integer(space.cost)}});
         })});
    tell_devices(move, result.because);
    result.because.push_back({"AOM-MOV-1",
                              "The move" + points_text(move.points) + " may end on " +
                                  std::to_string(reached.size()) + " spaces.",
                              move.mover.from()});
    return result;
  };
  return Asked{answer, options_of_move, {}};
}

}  // namespace parapet::ask
