#include "rules/prove/tiles/tile_questions.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "rules/files/place_json.h"
#include "rules/prove/drawn_questions.h"

namespace parapet::prove {
namespace {

using Drawn = std::optional<JsonValue>;

JsonValue number(int value) { return JsonValue::from_integer(value); }
JsonValue text(std::string_view value) { return JsonValue::from_text(std::string(value)); }

// Draws what questions are made of from one board.
class Draw {
 public:
  Draw(const MayhemFile& file, const Board& board, RandomSource& random)
      : file_(file), board_(board), random_(random) {}

  int between(int least, int most) { return random_.between(least, most); }

  Space space() { return random_.pick(board_.spaces()); }
  JsonValue place() { return space_json(space()); }

  // A neighbour of the space; it may be over nothing, or off the map.
  Space near(Space at) {
    const Space next{at.x + between(-1, 1), at.y + between(-1, 1),
                     std::max(1, at.level + (random_.chance(20) ? between(-1, 1) : 0))};
    return board_.floor(next) ? next : at;
  }

  JsonValue facing() { return text(random_.pick(std::vector<std::string>{"N", "E", "S", "W"})); }

  JsonValue side() {
    const auto& units = file_.pieces.units;
    return text(units.empty() || random_.chance(30) ? "nobody's" : random_.pick(units).side);
  }

  JsonValue jump() {
    return JsonValue::from_members(
        {{"up", number(between(0, 2))}, {"span", number(between(1, 4))}});
  }

  std::optional<JsonValue> unit() { return id_of(file_.pieces.units); }
  std::optional<JsonValue> vehicle() { return id_of(file_.pieces.vehicles); }
  std::optional<JsonValue> device() { return id_of(file_.pieces.devices); }
  std::optional<JsonValue> marker() { return id_of(file_.pieces.markers); }
  JsonValue entry() { return text(random_.pick(file_.map.layout).id); }

  // A unit, or a space.
  JsonValue stand() {
    const auto drawn = random_.chance(50) ? unit() : std::nullopt;
    return drawn ? *drawn : place();
  }

 private:
  template <class Piece>
  std::optional<JsonValue> id_of(const std::vector<Piece>& pieces) {
    if (pieces.empty()) return std::nullopt;
    const std::string& id = random_.pick(pieces).id;
    if (id.empty()) return std::nullopt;
    return text(id);
  }

  const MayhemFile& file_;
  const Board& board_;
  RandomSource& random_;
};

Drawn sight(Draw& draw) {
  return question_json("sight", {{"from", draw.stand()}, {"to", draw.stand()}});
}

Drawn attack(Draw& draw) {
  return question_json("attack", {{"from", draw.stand()},
                                  {"to", draw.stand()},
                                  {"facing", draw.facing()},
                                  {"dice", text("RYYW")},
                                  {"bonus", number(draw.between(0, 2))}});
}

Drawn attack_in_bands(Draw& draw) {
  return question_json("attack",
                       {{"from", draw.stand()},
                        {"to", draw.stand()},
                        {"dice", text("YY")},
                        {"bands", JsonValue::from_list({number(2), number(4), number(9)})}});
}

Drawn distance(Draw& draw) {
  return question_json("distance", {{"from", draw.stand()}, {"to", draw.stand()}});
}

Drawn hack(Draw& draw) {
  const Space at = draw.space();
  return question_json("hack", {{"unit", space_json(at)}, {"target", space_json(draw.near(at))}});
}

Drawn space(Draw& draw) { return question_json("space", {{"at", draw.place()}}); }

Drawn step(Draw& draw) {
  const Space at = draw.space();
  return question_json("step", {{"from", space_json(at)},
                                {"to", space_json(draw.near(at))},
                                {"side", draw.side()},
                                {"dash", JsonValue::from_bool(draw.between(0, 1) == 1)}});
}

Drawn walk(Draw& draw) {
  std::vector<JsonValue> path;
  Space at = draw.space();
  for (int n = 0; n < 4; ++n) {
    path.push_back(space_json(at));
    at = draw.near(at);
  }
  return question_json("walk",
                       {{"path", JsonValue::from_list(std::move(path))}, {"side", draw.side()}});
}

Drawn route(Draw& draw) {
  return question_json("route",
                       {{"from", draw.place()}, {"to", draw.place()}, {"side", draw.side()}});
}

Drawn route_with_jump(Draw& draw) {
  return question_json(
      "route",
      {{"from", draw.place()}, {"to", draw.place()}, {"side", draw.side()}, {"jump", draw.jump()}});
}

Drawn reach(Draw& draw) {
  return question_json(
      "reach", {{"from", draw.place()}, {"side", draw.side()}, {"mp", number(draw.between(2, 8))}});
}

Drawn reach_of_unit(Draw& draw) {
  const auto unit = draw.unit();
  if (!unit) return std::nullopt;
  return question_json("reach", {{"from", *unit}, {"mp", number(draw.between(2, 8))}});
}

Drawn reach_with_jump(Draw& draw) {
  return question_json("reach", {{"from", draw.place()},
                                 {"side", draw.side()},
                                 {"mp", number(draw.between(2, 6))},
                                 {"jump", draw.jump()}});
}

Drawn zone(Draw& draw) { return question_json("zoc", {{"at", draw.stand()}}); }

Drawn front(Draw& draw) {
  return question_json("front", {{"at", draw.place()}, {"facing", draw.facing()}});
}

Drawn blast(Draw& draw) {
  return question_json("area", {{"center", draw.place()}, {"radius", number(draw.between(0, 3))}});
}

Drawn area(Draw& draw) {
  return question_json("area", {{"center", draw.place()},
                                {"radius", number(draw.between(0, 3))},
                                {"attacker", draw.stand()}});
}

Drawn push(Draw& draw) {
  const auto target = draw.unit();
  if (!target) return std::nullopt;
  return question_json(
      "push",
      {{"attacker", draw.stand()}, {"target", *target}, {"pushes", number(draw.between(1, 3))}});
}

Drawn explode(Draw&) { return question_json("explode", {}); }

Drawn collapse(Draw& draw) {
  return question_json("collapse",
                       {{"building", draw.entry()}, {"damage", number(draw.between(1, 9))}});
}

Drawn demolish(Draw& draw) {
  const auto unit = draw.unit();
  if (!unit) return std::nullopt;
  return question_json("demolish", {{"unit", *unit}, {"building", draw.entry()}});
}

Drawn drive(Draw& draw) {
  const auto vehicle = draw.vehicle();
  if (!vehicle) return std::nullopt;
  return question_json("drive",
                       {{"vehicle", *vehicle},
                        {"moves", JsonValue::from_list({text("straight"), text("straight")})}});
}

Drawn traffic(Draw& draw) {
  const auto vehicle = draw.vehicle();
  const auto unit = draw.unit();
  if (!vehicle || !unit) return std::nullopt;
  return question_json(
      "traffic", {{"drone", *vehicle}, {"unit", *unit}, {"number", number(draw.between(1, 6))}});
}

Drawn drones(Draw& draw) {
  if (!draw.vehicle()) return std::nullopt;
  return question_json("drones", {{"number", number(draw.between(1, 6))}});
}

Drawn device(Draw& draw) {
  const auto device = draw.device();
  if (!device) return std::nullopt;
  return question_json("device", {{"device", *device}});
}

Drawn place(Draw& draw) { return question_json("place", {{"side", draw.side()}}); }

Drawn redeploy(Draw& draw) {
  const auto unit = draw.unit();
  if (!unit) return std::nullopt;
  return question_json("redeploy", {{"unit", *unit}});
}

Drawn objective(Draw& draw) {
  const auto marker = draw.marker();
  if (!marker) return std::nullopt;
  return question_json("objective", {{"objective", *marker}});
}

Drawn event(Draw& draw) {
  const auto unit = draw.unit();
  if (!unit || !draw.marker()) return std::nullopt;
  const Space at = draw.space();
  return question_json(
      "event", {{"unit", *unit},
                {"path", JsonValue::from_list({space_json(at), space_json(draw.near(at))})}});
}

Drawn enter(Draw& draw) {
  return question_json("enter",
                       {{"at", draw.place()}, {"edge", draw.facing()}, {"side", draw.side()}});
}

Drawn dice(Draw& draw) {
  return question_json("dice", {{"dice", text("RYW")}, {"net", number(draw.between(-2, 2))}});
}

Drawn odds(Draw& draw) {
  return question_json("odds", {{"dice", text("RY")}, {"net", number(draw.between(-1, 1))}});
}

Drawn fall(Draw& draw) { return question_json("fall", {{"levels", number(draw.between(0, 4))}}); }

Drawn stable(Draw&) { return question_json("stable", {}); }

Drawn remove_ball(Draw& draw) {
  constexpr int kSpace = 25;  // millimetres, nearly
  const Space at = draw.space();
  const JsonValue ball = JsonValue::from_members(
      {{"at_mm", JsonValue::from_list(
                     {number(at.x * kSpace), number(at.y * kSpace), number(at.level * kSpace)})},
       {"radius_mm", number(draw.between(10, 60))}});
  return question_json("remove", {{"sphere", ball}});
}

Drawn map(Draw&) { return question_json("map", {}); }
Drawn check(Draw&) { return question_json("check", {}); }

constexpr DrawQuestion<Draw> kKinds[] = {sight,
                                         attack,
                                         attack_in_bands,
                                         distance,
                                         hack,
                                         space,
                                         step,
                                         walk,
                                         route,
                                         route_with_jump,
                                         reach,
                                         reach_of_unit,
                                         reach_with_jump,
                                         zone,
                                         front,
                                         blast,
                                         area,
                                         push,
                                         explode,
                                         collapse,
                                         demolish,
                                         drive,
                                         traffic,
                                         drones,
                                         device,
                                         place,
                                         redeploy,
                                         objective,
                                         event,
                                         enter,
                                         dice,
                                         odds,
                                         fall,
                                         stable,
                                         remove_ball,
                                         map,
                                         check};

}  // namespace

std::vector<JsonValue> tile_questions(const MayhemFile& file, const Board& board,
                                      const ask::Session& session, std::size_t count,
                                      RandomSource& random) {
  Draw draw(file, board, random);
  return drawn_questions<Draw>(kKinds, draw, session, count);
}

}  // namespace parapet::prove
