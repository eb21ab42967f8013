#include "rules/ask/mayhem/mover.h"

#include "rules/files/json/json_fields.h"
#include "rules/files/json/missing_key.h"
#include "rules/files/json/object_reader.h"

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

// The unit of that side, or of any if it is not told, that stands there.
const mayhem::Unit* unit_standing_on(const MayhemState& state, Space space,
                                     const std::optional<std::string>& side) {
  for (const mayhem::Unit& unit : state.pieces->units) {
    if (unit.footprint.covers(space) && (!side || unit.side == *side)) return &unit;
  }
  return nullptr;
}

Result<std::optional<std::string>> read_side(const JsonCursor& question) {
  const auto at = question.member("side");
  if (!at || at->value().is_null()) return std::optional<std::string>();
  auto side = read_name(*at);
  if (!side) return Failure(side.error());
  return std::optional(*std::move(side));
}

struct AskedJump {
  std::optional<mayhem::Jump> jump;
  std::optional<std::size_t> at;
};

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

}  // namespace

Result<Mover> read_mover(const JsonCursor& question, const MayhemState& state,
                         std::string_view key) {
  auto mover = read_mover_anywhere(question, state, key);
  if (mover && !state.board().floor(mover->from())) {
    return Failure(question.required(key)->fault(
        "no-floor", to_letters(mover->from()) + ", which has no floor", "a space to stand on"));
  }
  return mover;
}

Result<Mover> read_mover_anywhere(const JsonCursor& question, const MayhemState& state,
                                  std::string_view key) {
  const auto at = question.required(key);
  if (!at) return Failure(at.error());
  if (const mayhem::Unit* unit = unit_named(state, *at)) {
    const auto side = read_side(question);
    if (!side) return Failure(side.error());
    return Mover{unit->footprint, side->value_or(unit->side), unit->id};
  }
  const auto stand = read_stand(*at, state);
  if (!stand) return Failure(stand.error());
  return mover_on(question, state, stand->main);
}

Result<Mover> mover_on(const JsonCursor& question, const MayhemState& state, Space space) {
  const auto side = read_side(question);
  if (!side) return Failure(side.error());
  if (const mayhem::Unit* unit = unit_standing_on(state, space, *side)) {
    return Mover{unit->footprint, unit->side, unit->id};
  }
  if (!*side) return Failure(missing_key(question, "side"));
  return Mover{{space, 1, 1}, **side, {}};
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
