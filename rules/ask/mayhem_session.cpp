#include "rules/ask/mayhem_session.h"

#include <new>
#include <utility>

#include "rules/ask/digest.h"
#include "rules/ask/mayhem_questions.h"
#include "rules/ask/ruling_json.h"
#include "rules/files/json_parse.h"
#include "rules/files/json_write.h"
#include "rules/files/mayhem_pieces_json.h"
#include "rules/files/options_json.h"
#include "rules/files/tile_map_json.h"

namespace parapet::ask {
namespace {

constexpr std::string_view kQuestionName = "question";

JsonValue hinges_json(const std::vector<Hinge>& hinges) {
  std::vector<JsonValue> ids;
  for (const Hinge& hinge : hinges) {
    ids.push_back(JsonValue::from_text(std::string(option_specs()[hinge.option].id)));
  }
  return JsonValue::from_list(std::move(ids));
}

Result<bool> wants_reasons(const JsonCursor& question) {
  const auto explain = question.member("explain");
  return explain ? explain->boolean() : Result<bool>(true);
}

std::string text_of(const mayhem::Pieces& pieces) {
  std::string text;
  for (const JsonValue& part :
       {units_json(pieces.units), vehicles_json(pieces.vehicles), markers_json(pieces.markers),
        devices_json(pieces.devices), explosions_json(pieces.explosions)}) {
    text += "\n" + write_json_line(part);
  }
  return text;
}

}  // namespace

JsonValue error_json(const Fault& fault, const JsonValue* id) {
  std::vector<JsonMember> members;
  if (id != nullptr) members.push_back({"id", *id});
  members.push_back(
      {"error", JsonValue::from_members({{"code", JsonValue::from_text(fault.code)},
                                         {"message", JsonValue::from_text(to_text(fault))}})});
  return JsonValue::from_members(std::move(members));
}

JsonValue ruled_json(const Ruled& ruled, const JsonValue& question) {
  std::vector<JsonMember> members;
  if (const JsonValue* id = question.find("id")) members.push_back({"id", *id});
  members.insert(members.end(), ruled.answer.own.begin(), ruled.answer.own.end());
  members.push_back({"because", because_json(ruled.answer.because)});
  members.push_back({"options", hinges_json(ruled.hinges)});
  members.push_back({"board", JsonValue::from_text(ruled.board)});
  return JsonValue::from_members(std::move(members));
}

MayhemSession::MayhemSession(const MayhemFile& file, MayhemState state)
    : state_(std::move(state)),
      map_text_(write_json_line(tiles_json(file.map)) + write_json_line(layout_json(file.map))),
      pieces_text_(text_of(*state_.pieces)) {}

Result<MayhemSession> MayhemSession::open(const MayhemFile& file) {
  auto state = MayhemState::from(file);
  if (!state) return Failure(state.error());
  return MayhemSession(file, *std::move(state));
}

MayhemSession MayhemSession::with_faces(mayhem::FaceTable faces) const {
  MayhemSession session = *this;
  session.state_.faces = std::make_shared<const mayhem::FaceTable>(std::move(faces));
  return session;
}

std::string MayhemSession::digest_of(const MayhemState& state) const {
  const std::string options = write_json_line(options_json(state.options));
  const bool same_pieces = state.pieces == state_.pieces;
  return Digest()
      .add(map_text_)
      .add(same_pieces ? pieces_text_ : text_of(*state.pieces))
      .add(options)
      .to_text();
}

std::string MayhemSession::answer_line(std::string_view line) const {
  try {
    const auto question = parse_json(line, kQuestionName, kLineLimits);
    if (!question) return write_json_line(error_json(question.error()));
    return write_json_line(answer(*question));
  } catch (const std::bad_alloc&) {  // this question's memory is free again: the next is answered
    Fault fault;
    fault.code = "limit";
    fault.found = "a question that needs more memory than there is";
    fault.expected = "a smaller one";
    return write_json_line(error_json(fault));
  }
}

JsonValue MayhemSession::answer(const JsonValue& question) const {
  const JsonValue* id = question.find("id");
  const JsonCursor cursor(question, kQuestionName);
  const auto explain = question.is_object() ? wants_reasons(cursor) : Result<bool>(true);
  if (!explain) return error_json(explain.error(), id);

  std::vector<JsonMember> members;
  if (id != nullptr) members.push_back({"id", *id});
  if (!*explain) {
    const auto state = state_.replaced_by(cursor);
    if (!state) return error_json(state.error(), id);
    const auto asked = read_mayhem_question(cursor, *state);
    if (!asked) return error_json(asked.error(), id);
    for (JsonMember& member : asked->answer(state->options).own) {
      members.push_back(std::move(member));
    }
    return JsonValue::from_members(std::move(members));
  }
  const auto ruled = rule(question, HingeDetail::ids);
  return ruled ? ruled_json(*ruled, question) : error_json(ruled.error(), id);
}

Result<Ruled> MayhemSession::rule(const JsonValue& question, HingeDetail detail) const {
  const JsonCursor cursor(question, kQuestionName);
  if (!question.is_object()) return Failure(cursor.wrong("an object such as {\"ask\": \"sight\"}"));
  const auto state = state_.replaced_by(cursor);
  if (!state) return Failure(state.error());
  const auto asked = read_mayhem_question(cursor, *state);
  if (!asked) return Failure(asked.error());
  Ruled ruled;
  ruled.options = state->options;
  ruled.answer = asked->answer(state->options);
  ruled.hinges = hinges(*asked, state->options, ruled.answer, detail);
  ruled.board = digest_of(*state);
  return ruled;
}

}  // namespace parapet::ask
