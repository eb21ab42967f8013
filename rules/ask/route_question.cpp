#include "rules/ask/route_question.h"

#include <string>

#include "rules/ask/mover.h"
#include "rules/ask/moving_options.h"
#include "rules/ask/ruling_json.h"
#include "rules/files/json_fields.h"
#include "rules/files/place_json.h"
#include "rules/mayhem/moving/large_search.h"
#include "rules/mayhem/moving/move_search.h"
#include "rules/mayhem/moving/step.h"
#include "rules/mayhem/moving/walk.h"

namespace parapet::ask {
namespace {

constexpr int kMostPoints = 1'000'000'000;
constexpr std::size_t kLongestPath = 10'000;

Result<std::optional<int>> read_points(const JsonCursor& question) {
  const auto at = question.member("mp");
  if (!at || at->value().is_null()) return std::optional<int>();
  const auto points = at->integer(0, kMostPoints);
  if (!points) return Failure(points.error());
  return std::optional<int>(*points);
}

// A move: who, how far, and the Jump it may hold.
struct Move {
  Mover mover;
  std::optional<int> points;
  MoverJump jump;
};

Result<Move> read_move(const JsonCursor& question, const MayhemState& state) {
  auto mover = read_mover(question, state, "from");
  if (!mover) return Failure(mover.error());
  const auto points = read_points(question);
  if (!points) return Failure(points.error());
  const auto jump = read_mover_jump(question, state, *mover, false);
  if (!jump) return Failure(jump.error());
  const auto jump_at = question.member("jump");
  if (mover->is_large() && jump_at && !jump_at->value().is_null()) {
    return Failure(jump_at->wrong("no jump: no rule tells how a large unit jumps"));
  }
  return Move{*std::move(mover), *points, *jump};
}

// The ground on which a large unit moves. The state must outlive what is returned.
struct LargeGround {
  LargeGround(const MayhemState& state, const Mover& mover, const Options& options)
      : board(state.boards->ground(options)),
        occupancy(board, *state.pieces, mover.side, mover.id),
        zone(mayhem::enemy_zone(board, *state.pieces, mover.side,
                                mayhem::ZoneRules::from(options))) {}

  const Board& board;
  mayhem::Occupancy occupancy;
  SpaceGrid<unsigned char> zone;
};

std::optional<mayhem::Route> find_route(const MayhemState& state, const Move& move, Space to,
                                        const Options& options) {
  if (move.mover.is_large()) {
    const LargeGround ground(state, move.mover, options);
    const mayhem::LargeSearch search({ground.board, ground.occupancy, &ground.zone},
                                     move.mover.footprint, move.points,
                                     mayhem::LargeStepRules::from(options));
    return search.route_to(to);
  }
  const mayhem::MovingField field = moving_field(state, move.mover, options);
  const mayhem::MoveSearch search(field, move.mover.from(), move.points, move.jump.jump, to);
  return search.route_to(to);
}

std::vector<mayhem::ReachedSpace> find_reach(const MayhemState& state, const Move& move,
                                             const Options& options) {
  if (move.mover.is_large()) {
    const LargeGround ground(state, move.mover, options);
    const mayhem::LargeSearch search({ground.board, ground.occupancy, &ground.zone},
                                     move.mover.footprint, move.points,
                                     mayhem::LargeStepRules::from(options));
    return search.reached();
  }
  const mayhem::MovingField field = moving_field(state, move.mover, options);
  return mayhem::MoveSearch(field, move.mover.from(), move.points, move.jump.jump).reached();
}

void tell_devices(const Move& move, Because& because) {
  const MoverJump& jump = move.jump;
  if (!jump.is_changed || move.mover.is_large()) return;
  because.push_back({"AOM-DDD-5",
                     jump.jump ? "The Gravity Dominator lets this side jump any height and span."
                               : "The Gravity Dominator keeps this side from jumping.",
                     {}});
}

std::string points_text(const std::optional<int>& points) {
  return points ? " with " + std::to_string(*points) + " MP" : "";
}

JsonValue integers_json(const std::vector<int>& numbers) {
  return list_json(numbers, [](int number) { return JsonValue::from_integer(number); });
}

Answer route_answer(const Move& move, Space to, const std::optional<mayhem::Route>& route) {
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
    result.own.push_back(
        {"jump_at", JsonValue::from_integer(static_cast<std::int64_t>(*route->jump_at))});
    const std::size_t lands_at = route->lands_at.value_or(route->path.size() - 1);
    result.own.push_back(
        {"lands_at", JsonValue::from_integer(static_cast<std::int64_t>(lands_at))});
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

// Why the first step that cannot be made cannot.
void tell_stop(const mayhem::MovingField& field, const mayhem::WalkQuestion& walk,
               const mayhem::WalkRuling& ruling, Because& because) {
  const Space from = walk.path[*ruling.stopped_at];
  const Space to = walk.path[*ruling.stopped_at + 1];
  if (ruling.shared_end) {
    because.push_back(
        {"AOM-MOV-6",
         "A friend stands on " + to_letters(*ruling.shared_end) + ": no move may end there.",
         *ruling.shared_end});
    return;
  }
  if (!walk.jump) {
    const mayhem::StepRuling step = mayhem::rule_step(field, from, to);
    because.insert(because.end(), step.because.begin(), step.because.end());
    if (!step.cost) return;
  }
  because.push_back({"AOM-MOV-1",
                     "The step to " + to_letters(to) + " cannot be made" +
                         (walk.points ? " with the MP that are left." : "."),
                     to});
}

}  // namespace

Result<Asked> read_route(const JsonCursor& question, const MayhemState& state) {
  auto move = read_move(question, state);
  if (!move) return Failure(move.error());
  const auto to_at = question.required("to");
  if (!to_at) return Failure(to_at.error());
  const auto to = state.places->read(*to_at);
  if (!to) return Failure(to.error());
  const auto answer = [move = *std::move(move), to = *to, &state](const Options& options) {
    return route_answer(move, to, find_route(state, move, to, options));
  };
  return Asked{answer, kMoveOptions, {}};
}

Result<Asked> read_reach(const JsonCursor& question, const MayhemState& state) {
  auto move = read_move(question, state);
  if (!move) return Failure(move.error());
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
  return Asked{answer, kMoveOptions, {}};
}

Result<Asked> read_walk(const JsonCursor& question, const MayhemState& state) {
  const auto path_at = question.required("path");
  if (!path_at) return Failure(path_at.error());
  auto path = read_list(*path_at, kLongestPath, "spaces",
                        [&](const JsonCursor& at) { return state.places->read(at); });
  if (!path) return Failure(path.error());
  if (path->empty()) return Failure(path_at->wrong("at least one space"));
  // The mover stands on the first space, which carries the faults of a `from`.
  const JsonCursor start = path_at->item(0);
  if (!state.board().floor(path->front())) {
    return Failure(start.fault("no-floor", to_letters(path->front()) + ", which has no floor",
                               "a space to stand on"));
  }
  auto mover = mover_on(question, state, path->front());
  if (!mover) return Failure(mover.error());
  const auto points = read_points(question);
  if (!points) return Failure(points.error());
  const auto jump = read_mover_jump(question, state, *mover, true);
  if (!jump) return Failure(jump.error());
  mayhem::WalkQuestion walk{*std::move(path), *points, jump->jump, jump->at};
  const auto answer = [mover = *std::move(mover), walk = std::move(walk), jump = *jump,
                       &state](const Options& options) {
    const mayhem::MovingField field = moving_field(state, mover, options);
    const mayhem::WalkRuling ruling = mayhem::rule_walk(field, walk);
    Answer result;
    result.own.push_back({"legal", JsonValue::from_bool(ruling.legal)});
    result.own.push_back({"costs", integers_json(ruling.costs)});
    int spent = 0;
    std::vector<int> left;
    for (const int cost : ruling.costs) {
      spent += cost;
      if (walk.points) left.push_back(*walk.points - spent);
    }
    if (walk.points) result.own.push_back({"left", integers_json(left)});
    tell_devices({mover, walk.points, jump}, result.because);
    if (ruling.stopped_at) {
      result.own.push_back(
          {"stopped_at", JsonValue::from_integer(static_cast<std::int64_t>(*ruling.stopped_at))});
      tell_stop(field, walk, ruling, result.because);
    } else {
      result.because.push_back({"AOM-MOV-1",
                                "Every step can be made: " + std::to_string(spent) + " MP.",
                                walk.path.back()});
    }
    return result;
  };
  return Asked{answer, kMoveOptions, {}};
}

}  // namespace parapet::ask
