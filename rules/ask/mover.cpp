#include "rules/ask/mover.h"

#include <algorithm>

#include "rules/files/json_fields.h"
#include "rules/files/object_reader.h"

namespace parapet::ask {
namespace {

constexpr int kMostJump = 1'000'000'000;

const mayhem::Unit* unit_named(const MayhemState& state, const JsonCursor& at) {
  if (!at.value().is_text()) return nullptr;
  for (const mayhem::Unit& unit : state.pieces->units) {
    if (unit.id == at.value().text()) return &unit;
  }
  return nullptr;
}

// The side's unit of one space that stands there: it is the one that moves.
std::string unit_standing_on(const MayhemState& state, Space space, const std::string& side) {
  for (const mayhem::Unit& unit : state.pieces->units) {
    if (unit.side == side && unit.footprint == mayhem::Footprint{space, 1, 1}) return unit.id;
  }
  return {};
}

}  // namespace

Result<Mover> read_mover(const JsonCursor& question, const MayhemState& state,
                         std::string_view key) {
  const auto at = question.required(key);
  if (!at) return Failure(at.error());
  if (const mayhem::Unit* unit = unit_named(state, *at)) {
    Mover mover{unit->footprint, unit->side, unit->id};
    if (const auto side_at = question.member("side")) {
      auto side = read_name(*side_at);
      if (!side) return Failure(side.error());
      mover.side = *std::move(side);
    }
    return mover;
  }
  const auto stand = read_stand(*at, state);
  if (!stand) return Failure(stand.error());
  if (!state.board().floor(stand->main)) {
    return Failure(at->fault("no-floor", to_letters(stand->main) + ", which has no floor",
                             "a space to stand on"));
  }
  return mover_on(question, state, stand->main);
}

Result<Mover> mover_on(const JsonCursor& question, const MayhemState& state, Space space) {
  Mover mover{{space, 1, 1}, {}, {}};
  if (const auto side_at = question.member("side")) {
    auto side = read_name(*side_at);
    if (!side) return Failure(side.error());
    mover.side = *std::move(side);
  } else {
    const auto on_space = [&](const mayhem::Unit& unit) {
      return unit.footprint == mayhem::Footprint{space, 1, 1};
    };
    const auto& units = state.pieces->units;
    const auto unit = std::find_if(units.begin(), units.end(), on_space);
    if (unit == units.end()) return Failure(question.required("side").error());
    mover.side = unit->side;
  }
  mover.id = unit_standing_on(state, space, mover.side);
  return mover;
}

Result<AskedJump> read_jump(const JsonCursor& at, bool tells_start) {
  AskedJump asked;
  if (at.value().is_null()) return asked;
  constexpr std::string_view kKeys[] = {"up", "span", "at"};
  ObjectReader reader(at, std::span(kKeys).first(tells_start ? 3 : 2));
  mayhem::Jump jump;
  jump.up = reader.required("up", read_integer(0, kMostJump));
  jump.span = reader.required("span", read_integer(0, kMostJump));
  if (tells_start) {
    if (const auto start = reader.optional("at", read_integer(0, kMostJump))) {
      asked.at = static_cast<std::size_t>(*start);
    }
  }
  asked.jump = jump;
  return reader.finish(asked);
}

Result<MoverJump> read_mover_jump(const JsonCursor& question, const MayhemState& state,
                                  const Mover& mover, bool tells_start) {
  AskedJump asked;
  if (const auto at = question.member("jump")) {
    const auto read = read_jump(*at, tells_start);
    if (!read) return Failure(read.error());
    asked = *read;
  }
  const auto under = mayhem::jump_under_devices(*state.pieces, mover.side, asked.jump);
  return MoverJump{under.jump, asked.at, under.is_changed};
}

mayhem::MovingField moving_field(const MayhemState& state, const Mover& mover,
                                 const Options& options) {
  return mayhem::MovingField::of(state.boards->ground(options), state.boards->step_costs(options),
                                 *state.pieces, mover.side, mover.id, options);
}

}  // namespace parapet::ask
