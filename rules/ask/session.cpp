#include "rules/ask/session.h"

#include <new>
#include <utility>

#include "rules/ask/because_json.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"

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

Ruled answered(const BoundQuestion& question) {
  return {question.asked.answer(question.options), {}, question.options, question.digest()};
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
  if (ruled.answer.margin) {
    members.push_back({"margin", JsonValue::from_members(
                                     {{"ticks", JsonValue::from_text(*ruled.answer.margin)}})});
  }
  if (ruled.answer.too_close) {
    const TooClose& close = *ruled.answer.too_close;
    members.push_back(
        {"too_close",
         JsonValue::from_members({{"margin_mm", JsonValue::from_text(close.margin_mm)},
                                  {"error_mm", JsonValue::from_text(close.error_mm)},
                                  {"would_settle", JsonValue::from_text(close.would_settle)}})});
  }
  members.push_back({"board", JsonValue::from_text(ruled.board)});
  return JsonValue::from_members(std::move(members));
}

std::string Session::answer_line(std::string_view line) const {
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

JsonValue Session::answer(const JsonValue& question) const {
  const JsonValue* id = question.find("id");
  const JsonCursor cursor(question, kQuestionName);
  const auto explain = question.is_object() ? wants_reasons(cursor) : Result<bool>(true);
  if (!explain) return error_json(explain.error(), id);
  if (*explain) {
    const auto ruled = rule(question, HingeDetail::ids);
    return ruled ? ruled_json(*ruled, question) : error_json(ruled.error(), id);
  }
  const auto bound = read(cursor);
  if (!bound) return error_json(bound.error(), id);
  std::vector<JsonMember> members;
  if (id != nullptr) members.push_back({"id", *id});
  for (JsonMember& member : bound->asked.answer(bound->options).own) {
    members.push_back(std::move(member));
  }
  return JsonValue::from_members(std::move(members));
}

Result<BoundQuestion> Session::bound(const JsonValue& question) const {
  const JsonCursor cursor(question, kQuestionName);
  if (!question.is_object()) return Failure(cursor.wrong("an object such as {\"ask\": \"sight\"}"));
  return read(cursor);
}

Result<Ruled> Session::rule(const JsonValue& question, HingeDetail detail) const {
  const auto read = bound(question);
  if (!read) return Failure(read.error());
  Ruled ruled = answered(*read);
  if (read->asked.margin) {
    Measured measured = read->asked.margin(read->options);
    ruled.answer.margin = std::move(measured.margin);
    ruled.answer.too_close = std::move(measured.too_close);
  }
  ruled.hinges = hinges(read->asked, read->options, ruled.answer, detail);
  return ruled;
}

Result<Ruled> Session::rule_at_once(const JsonValue& question) const {
  return bound(question).map(answered);
}

}  // namespace parapet::ask
