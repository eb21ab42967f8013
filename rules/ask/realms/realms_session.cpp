#include "rules/ask/realms/realms_session.h"

#include <memory>
#include <utility>

#include "rules/ask/digest.h"
#include "rules/ask/realms/realms_questions.h"
#include "rules/files/json/json_number.h"
#include "rules/files/json/json_write.h"
#include "rules/files/options_json.h"
#include "rules/files/realms/spaces_json.h"

namespace parapet::ask {
namespace {

void add_numbers(std::string& text, std::initializer_list<std::int64_t> numbers) {
  for (const std::int64_t number : numbers) text += std::to_string(number) + ' ';
}

void add_point(std::string& text, Point p) { add_numbers(text, {p.x, p.y, p.z}); }

// A shape in letters and numbers, each its own way.
struct ShapeWriter {
  std::string& text;

  void operator()(const Box& box) const {
    text += 'b';
    add_point(text, box.lo());
    add_point(text, box.hi());
  }
  void operator()(const ConvexSolid& solid) const {
    text += 's';
    for (const Point& vertex : solid.vertices()) add_point(text, vertex);
  }
  void operator()(const Triangle& triangle) const {
    text += 't';
    for (const Point& corner : {triangle.a, triangle.b, triangle.c}) add_point(text, corner);
  }
};

// What the board is made of, models as they were read, so that a changed model file shows. Bit by
// bit, for there may be millions of triangles.
Digest ground_digest(const realms::Battlefield& field) {
  Digest digest;
  std::string text = to_string(field.peg().run) + ' ' + to_string(field.peg().rise) + '\n';
  const auto end_line = [&] {
    digest.add(text).add("\n");
    text.clear();
  };
  end_line();
  for (const realms::Piece& piece : field.pieces()) {
    text += write_json_line(JsonValue::from_text(piece.id)) + (piece.loose ? "l" : " ");
    if (piece.scan) text += piece.scan->error ? 's' + to_string(*piece.scan->error) : "s";
    for (const Connector& stud : piece.studs) add_point(text, stud.at);
    end_line();
  }
  for (const Body& body : field.bodies()) {
    add_numbers(text, {body.piece});
    std::visit(ShapeWriter{text}, body.shape);
    end_line();
  }
  for (const realms::Spot& spot : field.spots()) {
    text += write_json_line(JsonValue::from_text(spot.name)) + ' ';
    const ColumnRectangle& plate = spot.plate;
    add_numbers(text, {plate.first.x, plate.first.y, plate.width, plate.depth});
    add_numbers(text, {spot.level.value_or(-1)});
    end_line();
  }
  for (const realms::Link& link : field.links()) {
    add_numbers(text, {static_cast<std::int64_t>(link.kind), link.from.spot, link.from.level,
                       link.to.spot, link.to.level});
    end_line();
  }
  return digest;
}

// The units, with the shapes of their own models.
std::string units_text(const WrittenUnits& units, const realms::Battlefield& field) {
  std::string text = write_json_line(units_json(units, field));
  for (const realms::Unit& unit : units.units) {
    if (!unit.body) continue;
    text += '\n';
    ShapeWriter{text}(unit.body->box);
    add_point(text, unit.body->eye);
  }
  return text;
}

}  // namespace

RealmsSession::RealmsSession(RealmsBoard board)
    : state_(RealmsState::from(std::move(board))), ground_digest_(ground_digest(state_.field())) {}

RealmsSession RealmsSession::watched(physics::Progress progress) const {
  RealmsSession session = *this;
  session.state_.progress = std::move(progress);
  return session;
}

Result<RealmsSession> RealmsSession::replaced_by(const JsonCursor& question) const {
  auto state = state_.replaced_by(question);
  if (!state) return Failure(state.error());
  RealmsSession session = *this;
  session.state_ = *std::move(state);
  return session;
}

RealmsSession RealmsSession::with_units(std::vector<realms::Unit> units) const {
  RealmsSession session = *this;
  WrittenUnits written = *state_.units_written;
  written.units = std::move(units);
  session.state_.units_written = std::make_shared<const WrittenUnits>(std::move(written));
  return session;
}

std::string RealmsSession::digest_of(const RealmsState& state) const {
  return Digest(ground_digest_)
      .add(units_text(*state.units_written, state.field()))
      .add(write_json_line(options_json(state.options)))
      .to_text();
}

Result<BoundQuestion> RealmsSession::read(const JsonCursor& question) const {
  auto replaced = state_.replaced_by(question);
  if (!replaced) return Failure(replaced.error());
  const auto state = std::make_shared<const RealmsState>(*std::move(replaced));
  auto asked = read_realms_question(question, *state);
  if (!asked) return Failure(asked.error());
  return BoundQuestion{state, *std::move(asked), state->options,
                       [this, state] { return digest_of(*state); }};
}

}  // namespace parapet::ask
