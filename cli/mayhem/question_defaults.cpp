#include "cli/mayhem/question_defaults.h"

#include <algorithm>

#include "rules/files/mayhem/tile_map_json.h"

namespace parapet::cli {
namespace {

bool names_large_unit(const JsonValue* from, const ask::MayhemState& board) {
  if (from == nullptr || !from->is_text()) return false;
  const auto& units = board.file->pieces.units;
  return std::any_of(units.begin(), units.end(), [&](const mayhem::Unit& unit) {
    return unit.id == from->text() && unit.footprint.is_large();
  });
}

}  // namespace

JsonValue with_defaults(const JsonValue& question, const OpenBoard& board) {
  if (board.mayhem == nullptr) return question;
  const ask::MayhemState& state = board.mayhem->state();
  const JsonValue* ask = question.find("ask");
  const std::string_view verb = ask != nullptr ? ask->text() : std::string_view();
  std::vector<JsonMember> members = question.members();
  if ((verb == "map" || verb == "build") && question.find("layout") == nullptr) {
    members.push_back({"layout", layout_json(state.file->map)});
  }
  if (verb == "step" && names_large_unit(question.find("from"), state)) {
    for (JsonMember& member : members) {
      if (member.key == "from") member.key = "unit";
    }
  }
  return JsonValue::from_members(std::move(members));
}

}  // namespace parapet::cli
