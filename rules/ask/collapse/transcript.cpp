#include "rules/ask/collapse/transcript.h"

#include <utility>

#include "physics/collapse/rounded_pose.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_write.h"

namespace parapet::ask {
namespace {

class Lines {
 public:
  void add(std::vector<JsonMember> members) {
    text_ += write_json_line(JsonValue::from_members(std::move(members)));
    text_ += '\n';
  }

  // An event made of what an answer says of it.
  void add(const char* event, const JsonValue& told) {
    std::vector<JsonMember> members = {{"event", JsonValue::from_text(event)}};
    members.insert(members.end(), told.members().begin(), told.members().end());
    add(std::move(members));
  }

  std::string take() && { return std::move(text_); }

 private:
  std::string text_;
};

template <std::size_t size>
JsonValue whole_numbers(const std::array<std::int64_t, size>& numbers) {
  std::vector<JsonValue> items;
  for (const std::int64_t number : numbers) items.push_back(JsonValue::from_integer(number));
  return JsonValue::from_list(std::move(items));
}

JsonValue poses_json(const RemoveEvidence& evidence, const physics::Frame& frame) {
  std::vector<JsonValue> poses;
  for (std::size_t body = 0; body < frame.poses.size(); ++body) {
    const physics::RoundedPose pose = physics::rounded(frame.poses[body]);
    poses.push_back(
        JsonValue::from_members({{"body", JsonValue::from_text(evidence.body_names[body])},
                                 {"at_um", whole_numbers(pose.micrometres)},
                                 {"turn_ppb", whole_numbers(pose.billionths)}}));
  }
  return JsonValue::from_list(std::move(poses));
}

}  // namespace

std::string transcript(const RemoveEvidence& evidence, const JsonValue& answer,
                       const std::string& board) {
  const physics::Settled& settled = evidence.collapse.settled;
  Lines lines;
  lines.add({{"format", JsonValue::from_text("parapet-transcript/1")},
             {"board", JsonValue::from_text(board)},
             {"pieces", index_json(evidence.structure.pieces.size())}});
  lines.add({{"event", JsonValue::from_text("removed")}, {"ids", *answer.find("removed")}});
  for (const JsonValue& loosened : answer.find("loosened")->items())
    lines.add("loosened", loosened);
  const auto& fallen = answer.find("fallen")->items();
  for (std::size_t body = 0; body < fallen.size(); ++body) {
    std::vector<JsonMember> members = {{"event", JsonValue::from_text("body")},
                                       {"body", *fallen[body].find("body")},
                                       {"ids", *fallen[body].find("ids")},
                                       {"from_mm", *fallen[body].find("from_mm")}};
    if (body < settled.broke_off.size() && settled.broke_off[body]) {
      members.push_back(
          {"broke_off", JsonValue::from_text(evidence.body_names[*settled.broke_off[body]])});
    }
    lines.add(std::move(members));
  }
  for (const physics::Frame& frame : settled.frames) {
    lines.add({{"event", JsonValue::from_text("frame")},
               {"at_ms", JsonValue::from_integer(frame.step)},
               {"poses", poses_json(evidence, frame)}});
  }
  for (const JsonValue& body : fallen) {
    lines.add({{"event", JsonValue::from_text("rest")},
               {"body", *body.find("body")},
               {"to_mm", *body.find("to_mm")}});
  }
  for (const JsonValue& fall : answer.find("falls")->items()) lines.add("fall", fall);
  lines.add({{"event", JsonValue::from_text("end")},
             {"standing", *answer.find("standing")},
             {"at_ms", JsonValue::from_integer(settled.steps)},
             {"at_rest", JsonValue::from_bool(settled.at_rest)}});
  return std::move(lines).take();
}

}  // namespace parapet::ask
