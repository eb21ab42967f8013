#include <utility>

#include "rules/collapse/transcript_file.h"
#include "rules/collapse/why_words.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_write.h"
#include "rules/files/place_json.h"

namespace parapet::collapse {
namespace {

using Members = std::vector<JsonMember>;

JsonValue text(std::string_view words) { return JsonValue::from_text(std::string(words)); }

JsonValue texts(const std::vector<std::string>& words) { return list_json(words, text); }

template <std::size_t size>
JsonValue whole_numbers(const std::array<std::int64_t, size>& numbers) {
  std::vector<JsonValue> items;
  for (const std::int64_t number : numbers) items.push_back(JsonValue::from_integer(number));
  return JsonValue::from_list(std::move(items));
}

class Lines {
 public:
  explicit Lines(const Transcript& transcript) : told_(transcript) {}

  std::string all() {
    add({{"format", text("parapet-transcript/1")},
         {"board", text(told_.board)},
         {"pieces", index_json(told_.pieces)}});
    add({{"event", text("removed")}, {"ids", texts(told_.removed)}});
    for (const Transcript::Loosened& loosened : told_.loosened) add(loosened);
    for (const Transcript::Body& body : told_.bodies) add(body);
    for (const Transcript::Frame& frame : told_.frames) add(frame);
    for (const Transcript::Body& body : told_.bodies) {
      add({{"event", text("rest")}, {"body", text(body.name)}, {"to_mm", point_json(body.to)}});
    }
    for (const Transcript::Fall& fall : told_.falls) {
      Members members = {{"event", text("fall")}};
      const Members& told = fall.told.members();
      members.insert(members.end(), told.begin(), told.end());
      add(std::move(members));
    }
    add({{"event", text("end")},
         {"standing", index_json(told_.standing)},
         {"at_ms", JsonValue::from_integer(told_.end_ms)},
         {"at_rest", JsonValue::from_bool(told_.at_rest)}});
    return std::move(text_);
  }

 private:
  void add(Members members) {
    text_ += write_json_line(JsonValue::from_members(std::move(members)));
    text_ += '\n';
  }

  void add(const Transcript::Loosened& loosened) {
    Members members = {{"event", text("loosened")},
                       {"id", text(loosened.id)},
                       {"why", text(word_of(loosened.why))}};
    if (!loosened.load_factor.empty()) {
      members.push_back({"load_factor", text(loosened.load_factor)});
    }
    add(std::move(members));
  }

  void add(const Transcript::Body& body) {
    Members members = {{"event", text("body")},
                       {"body", text(body.name)},
                       {"ids", texts(body.ids)},
                       {"from_mm", point_json(body.from)}};
    if (body.broke_off) {
      members.push_back({"broke_off", text(told_.bodies[*body.broke_off].name)});
    }
    add(std::move(members));
  }

  void add(const Transcript::Frame& frame) {
    JsonValue poses = list_json(frame.poses, [this](const Transcript::Placed& placed) {
      return JsonValue::from_members({{"body", text(told_.bodies[placed.body].name)},
                                      {"at_um", whole_numbers(placed.pose.micrometres)},
                                      {"turn_ppb", whole_numbers(placed.pose.billionths)}});
    });
    add({{"event", text("frame")},
         {"at_ms", JsonValue::from_integer(frame.at_ms)},
         {"poses", std::move(poses)}});
  }

  const Transcript& told_;
  std::string text_;
};

}  // namespace

std::string write_transcript(const Transcript& transcript) { return Lines(transcript).all(); }

}  // namespace parapet::collapse
