#include "rules/ask/mayhem/ruling_json.h"

#include <utility>

#include "rules/files/json/json_fields.h"
#include "rules/files/place_json.h"

namespace parapet::ask {
namespace {

JsonValue blocker_json(const mayhem::Blocker& blocker) {
  std::vector<JsonMember> members = {
      {"kind", JsonValue::from_text(std::string(blocker_word(blocker.kind)))},
      {"at", place_json(blocker.at)}};
  if (blocker.t) members.push_back({"t", JsonValue::from_text(to_string(*blocker.t))});
  return JsonValue::from_members(std::move(members));
}

JsonValue line_json(const mayhem::SightLine& line) {
  std::vector<JsonValue> blockers;
  for (const mayhem::Blocker& blocker : line.blocked_by) blockers.push_back(blocker_json(blocker));
  return JsonValue::from_members({{"from", dot_json(line.from)},
                                  {"to", dot_json(line.to)},
                                  {"clear", JsonValue::from_bool(line.clear)},
                                  {"protected", JsonValue::from_bool(line.guarded)},
                                  {"blocked_by", JsonValue::from_list(std::move(blockers))}});
}

}  // namespace

std::string_view blocker_word(mayhem::BlockerKind kind) {
  switch (kind) {
    case mayhem::BlockerKind::wall:
      return "wall";
    case mayhem::BlockerKind::opening:
      return "opening";
    case mayhem::BlockerKind::plate:
      return "plate";
    case mayhem::BlockerKind::plateau:
      return "plateau";
    case mayhem::BlockerKind::wall_face:
      return "wall-face";
    case mayhem::BlockerKind::inside_outside:
      return "inside-outside";
  }
  return "wall";
}

std::vector<JsonMember> sight_members(const mayhem::SightRuling& ruling) {
  std::vector<JsonValue> lines;
  for (const mayhem::SightLine& line : ruling.lines) lines.push_back(line_json(line));
  return {{"sight", JsonValue::from_bool(ruling.sight)},
          {"lines", JsonValue::from_list(std::move(lines))}};
}

std::vector<JsonMember> attack_members(const mayhem::AttackRuling& ruling) {
  std::vector<JsonMember> members = {{"sight", JsonValue::from_bool(ruling.sight)}};
  members.push_back({"distance", integer_or_null(ruling.distance)});
  if (ruling.bands_asked) members.push_back({"band", band_json(ruling.band)});
  members.push_back({"flank", JsonValue::from_bool(ruling.flank)});
  members.push_back({"higher", JsonValue::from_bool(ruling.higher)});
  members.push_back({"lower", JsonValue::from_bool(ruling.lower)});
  members.push_back({"protected", JsonValue::from_bool(ruling.is_protected)});
  members.push_back({"net", JsonValue::from_integer(ruling.net)});
  members.push_back({"dice", dice_json(ruling.dice)});
  if (ruling.in_front) members.push_back({"in_front", JsonValue::from_bool(*ruling.in_front)});
  members.push_back({"legal", JsonValue::from_bool(ruling.legal)});
  return members;
}

JsonValue band_json(const std::optional<mayhem::Band>& band) {
  return band ? JsonValue::from_text(std::string(to_text(*band))) : JsonValue();
}

JsonValue dice_json(const std::vector<mayhem::Dice>& results) {
  std::vector<JsonValue> texts;
  for (const mayhem::Dice& dice : results) texts.push_back(JsonValue::from_text(to_text(dice)));
  return JsonValue::from_list(std::move(texts));
}

JsonValue spaces_json(const std::vector<Space>& spaces) { return list_json(spaces, space_json); }

}  // namespace parapet::ask
