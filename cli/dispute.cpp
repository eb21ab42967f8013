#include "cli/dispute.h"

#include <array>

#include "cli/version.h"
#include "rules/files/json/json_cursor.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/options_json.h"

namespace parapet::cli {
namespace {

constexpr std::string_view kFormat = "parapet-dispute/1";
constexpr std::array<std::string_view, 6> kKeys = {"format",   "engine",  "board",
                                                   "question", "options", "answer"};

Result<JsonValue> read_any(const JsonCursor& at) { return at.value(); }

// Every option as it counted, so that a later change of a default does not change the question.
JsonValue all_options(const Options& options) {
  std::vector<JsonMember> members;
  for (OptionIndex option = 0; option < kOptionCount; ++option) {
    members.push_back(
        {std::string(option_specs()[option].id), JsonValue::from_text(options.value(option))});
  }
  return JsonValue::from_members(std::move(members));
}

}  // namespace

std::string write_dispute(const OpenBoard& board, const JsonValue& question,
                          const ask::Ruled& ruled) {
  return write_json_pretty(
      JsonValue::from_members({{"format", JsonValue::from_text(std::string(kFormat))},
                               {"engine", JsonValue::from_text(std::string(kVersion))},
                               {"question", question},
                               {"options", all_options(ruled.options)},
                               {"answer", ask::ruled_json(ruled, question)},
                               {"board", board.json()}}));
}

Result<Dispute> read_dispute(const std::string& text, const std::string& file) {
  const auto value = parse_json(text, file);
  if (!value) return Failure(value.error());
  ObjectReader reader(JsonCursor(*value, file), kKeys);
  const std::string format = reader.required("format", read_text);
  if (!reader.failed() && format != kFormat) {
    reader.fail(JsonCursor(*value, file)
                    .required("format")
                    ->fault("wrong-format", "\"" + format.substr(0, 80) + "\"",
                            "\"" + std::string(kFormat) + "\""));
  }
  Dispute dispute;
  dispute.engine = reader.required("engine", read_text);
  dispute.board = reader.required("board", read_any);
  const JsonValue question = reader.required("question", read_any);
  const JsonValue options = reader.required("options", read_any);
  dispute.answer = reader.required("answer", read_any);
  if (!reader.failed() && (!question.is_object() || !options.is_object())) {
    reader.fail(JsonCursor(*value, file).wrong("a question and options that are objects"));
  }
  // The options of the file stand for those of the question.
  std::vector<JsonMember> members;
  for (const JsonMember& member : question.members()) {
    if (member.key != "options") members.push_back(member);
  }
  members.push_back({"options", options});
  dispute.question = JsonValue::from_members(std::move(members));
  return reader.finish(std::move(dispute));
}

std::vector<std::string> changed_keys(const JsonValue& before, const JsonValue& now) {
  std::vector<std::string> changed;
  const auto compare = [&](const JsonValue& a, const JsonValue& b, bool only_missing) {
    for (const JsonMember& member : a.members()) {
      if (member.key == "id" || member.key == "because") continue;  // wording is no ruling
      const JsonValue* other = b.find(member.key);
      if (other == nullptr || (!only_missing && !(*other == member.value))) {
        changed.push_back(member.key);
      }
    }
  };
  compare(before, now, false);
  compare(now, before, true);
  return changed;
}

}  // namespace parapet::cli
