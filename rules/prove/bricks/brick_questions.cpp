#include "rules/prove/bricks/brick_questions.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "rules/prove/drawn_questions.h"

namespace parapet::prove {
namespace {

using Drawn = std::optional<JsonValue>;

JsonValue number(int value) { return JsonValue::from_integer(value); }
JsonValue text(std::string_view value) { return JsonValue::from_text(std::string(value)); }

// Draws what questions are made of from one board.
class Draw {
 public:
  Draw(const RealmsBoard& board, RandomSource& random)
      : board_(board), spaces_(board.field.spaces()), random_(random) {}

  bool has_spaces() const { return !spaces_.empty(); }
  int between(int least, int most) { return random_.between(least, most); }

  realms::SpaceId space() { return random_.pick(spaces_); }

  // One of a spot within six pegs.
  realms::SpaceId near(realms::SpaceId space) {
    const auto spots = board_.field.spots_near(space.spot);
    const std::uint32_t spot =
        spots[static_cast<std::size_t>(random_.below(static_cast<int>(spots.size())))];
    const auto surfaces = static_cast<int>(board_.field.surfaces(spot).size());
    if (surfaces == 0) return space;
    return {spot, static_cast<std::uint32_t>(random_.below(surfaces))};
  }

  JsonValue named(realms::SpaceId space) const { return text(board_.field.name_of(space)); }
  JsonValue place() { return named(space()); }

  std::optional<JsonValue> unit() {
    const auto& units = board_.file.units.units;
    if (units.empty()) return std::nullopt;
    return text(random_.pick(units).id);
  }

  std::optional<JsonValue> piece() {
    const auto pieces = board_.field.pieces();
    if (pieces.empty()) return std::nullopt;
    return text(
        pieces[static_cast<std::size_t>(random_.below(static_cast<int>(pieces.size())))].id);
  }

  // A unit, or a space.
  JsonValue end() {
    const auto drawn = random_.chance(40) ? unit() : std::nullopt;
    return drawn ? *drawn : place();
  }

  JsonValue height() { return number(between(1, 12)); }

 private:
  const RealmsBoard& board_;
  std::vector<realms::SpaceId> spaces_;
  RandomSource& random_;
};

Drawn elevation(Draw& draw) {
  if (!draw.has_spaces()) return std::nullopt;
  return question_json("elevation", {{"at", draw.place()}});
}

Drawn step(Draw& draw) {
  if (!draw.has_spaces()) return std::nullopt;
  const realms::SpaceId at = draw.space();
  return question_json(
      "step",
      {{"from", draw.named(at)}, {"to", draw.named(draw.near(at))}, {"height", draw.height()}});
}

Drawn route(Draw& draw) {
  if (!draw.has_spaces()) return std::nullopt;
  return question_json("route",
                       {{"from", draw.place()}, {"to", draw.place()}, {"height", draw.height()}});
}

Drawn reach(Draw& draw) {
  if (!draw.has_spaces()) return std::nullopt;
  return question_json("reach", {{"from", draw.place()},
                                 {"height", draw.height()},
                                 {"movement", number(draw.between(1, 4))}});
}

Drawn reach_of_unit(Draw& draw) {
  const auto unit = draw.unit();
  if (!unit) return std::nullopt;
  return question_json("reach", {{"from", *unit}, {"movement", number(draw.between(1, 4))}});
}

Drawn walk(Draw& draw) {
  if (!draw.has_spaces()) return std::nullopt;
  std::vector<JsonValue> path;
  realms::SpaceId at = draw.space();
  for (int n = 0; n < 4; ++n) {
    path.push_back(draw.named(at));
    at = draw.near(at);
  }
  return question_json("walk", {{"path", JsonValue::from_list(std::move(path))},
                                {"height", draw.height()},
                                {"movement", number(draw.between(1, 6))}});
}

Drawn neighbour(Draw& draw) {
  if (!draw.has_spaces()) return std::nullopt;
  const realms::SpaceId at = draw.space();
  return question_json("neighbour", {{"from", draw.named(at)}, {"to", draw.named(draw.near(at))}});
}

Drawn attack(Draw& draw) {
  if (!draw.has_spaces()) return std::nullopt;
  return question_json(
      "attack", {{"from", draw.end()}, {"to", draw.end()}, {"range", number(draw.between(1, 5))}});
}

Drawn leap(Draw& draw) {
  if (!draw.has_spaces()) return std::nullopt;
  return question_json("leap",
                       {{"from", draw.place()}, {"to", draw.place()}, {"height", draw.height()}});
}

Drawn sight(Draw& draw) {
  if (!draw.has_spaces()) return std::nullopt;
  return question_json("sight", {{"from", draw.end()}, {"to", draw.end()}});
}

Drawn exposure(Draw& draw) {
  if (!draw.has_spaces()) return std::nullopt;
  return question_json("exposure", {{"from", draw.end()}, {"to", draw.end()}});
}

Drawn turn(Draw& draw) {
  const auto unit = draw.unit();
  if (!unit) return std::nullopt;
  return question_json(
      "turn",
      {{"unit", *unit}, {"actions", JsonValue::from_list({text("take-off"), text("attack")})}});
}

Drawn get_on(Draw& draw) {
  const auto unit = draw.unit();
  const auto carrier = draw.unit();
  if (!unit || !carrier) return std::nullopt;
  return question_json("board", {{"unit", *unit}, {"carrier", *carrier}});
}

Drawn unseat(Draw& draw) {
  const auto unit = draw.unit();
  if (!unit) return std::nullopt;
  return question_json("unseat", {{"unit", *unit}, {"cause", text("killed")}});
}

Drawn fall(Draw& draw) {
  return question_json("fall", {{"drop", number(draw.between(0, 30))}, {"height", draw.height()}});
}

Drawn stable(Draw&) { return question_json("stable", {}); }

Drawn remove_piece(Draw& draw) {
  const auto piece = draw.piece();
  if (!piece) return std::nullopt;
  return question_json("remove", {{"pieces", JsonValue::from_list({*piece})}});
}

Drawn overview(Draw&) { return question_json("overview", {}); }
Drawn check(Draw&) { return question_json("check", {}); }

constexpr DrawQuestion<Draw> kKinds[] = {
    elevation, step, route,  reach,  reach_of_unit, walk,   neighbour,    attack,   leap, sight,
    exposure,  turn, get_on, unseat, fall,          stable, remove_piece, overview, check};

}  // namespace

std::vector<JsonValue> brick_questions(const RealmsBoard& board, const ask::Session& session,
                                       std::size_t count, RandomSource& random) {
  Draw draw(board, random);
  return drawn_questions<Draw>(kKinds, draw, session, count);
}

}  // namespace parapet::prove
