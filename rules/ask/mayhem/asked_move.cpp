#include "rules/ask/mayhem/asked_move.h"

#include <utility>

#include "rules/ask/mayhem/moving_options.h"
#include "rules/files/json/json_fields.h"

namespace parapet::ask {
namespace {

constexpr int kMostPoints = 1'000'000'000;
Result<std::optional<int>> read_points(const JsonCursor& question) {
  const auto at = question.member("mp");
  if (!at || at->value().is_null()) return std::optional<int>();
  const auto points = at->integer(0, kMostPoints);
  if (!points) return Failure(points.error());
  return std::optional<int>(*points);
}

}  // namespace

std::span<const std::string_view> AskedMove::options() const {
  if (mover.is_large()) return mayhem::large_step_options();
  if (jump.jump) return kJumpingOptions;
  return kWalkingOptions;
}

Result<AskedMove> read_move_of(Mover mover, const JsonCursor& question, const MayhemState& state,
                               bool tells_start) {
  const auto points = read_points(question);
  if (!points) return Failure(points.error());
  const auto jump = read_mover_jump(question, state, mover, tells_start);
  if (!jump) return Failure(jump.error());
  const auto jump_at = question.member("jump");
  if (mover.is_large() && jump_at && !jump_at->value().is_null()) {
    return Failure(jump_at->wrong("no jump: no rule tells how a large unit jumps"));
  }
  return AskedMove{std::move(mover), *points, *jump};
}

LargeGround::LargeGround(const MayhemState& state, const Mover& mover, const Options& options)
    : board(state.boards->ground(options)),
      occupancy(board, *state.pieces, mover.side, mover.id),
      zone(mayhem::enemy_zone(board, *state.pieces, mover.side, mayhem::ZoneRules::from(options))) {
}

void tell_devices(const AskedMove& move, Because& because) {
  const MoverJump& jump = move.jump;
  if (!jump.is_changed || move.mover.is_large()) return;
  because.push_back({"AOM-DDD-5",
                     jump.jump ? "The Gravity Dominator lets this side jump any height and span."
                               : "The Gravity Dominator keeps this side from jumping.",
                     {}});
}

}  // namespace parapet::ask
