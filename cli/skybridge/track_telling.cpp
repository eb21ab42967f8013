#include <algorithm>
#include <string>

#include "cli/referee.h"
#include "cli/skybridge/skybridge_tables.h"
#include "rules/files/json/json_write.h"

namespace parapet::cli {
namespace {

// How another value is told after "With option B3 set to one-in-all": of a yes or no both ways, of
// any other the words before it.
struct OtherValue {
  std::string_view key;
  std::string_view yes;
  std::string_view no;  // empty where it is no yes or no
};
constexpr OtherValue kOthers[] = {
    {"legal", "it would be legal", "it would not be legal"},
    {"completes", "the segment would be finished", "the segment would not be finished"},
    {"places", "the number of free rebels placed would be ", ""},
    {"leader", "the leader would be on ", ""},
    {"idle", "the idle rounds in a row would be ", ""},
    {"warnings", "the warnings would be others", "the warnings would be others"},
};

std::string difference(const ask::Answer& answer, const ask::Answer& other) {
  std::string text;
  for (const OtherValue& words : kOthers) {
    const JsonValue* before = own_key(answer, words.key);
    const JsonValue* after = own_key(other, words.key);
    if (after == nullptr || (before != nullptr && *before == *after)) continue;
    text += text.empty() ? "" : ", ";
    if (words.no.empty()) {
      text += std::string(words.yes) + write_json_line(*after);
    } else {
      text += after->as_bool() ? words.yes : words.no;
    }
  }
  return text.empty() ? "the answer would be another" : text;
}

}  // namespace

TrackBoard drawn_board(const ask::SkybridgeState& state) {
  return {state.land(), *state.position, state.file->name, &state.file->span};
}

viewer::RulingText ruling_text(const TrackTold& told, const ask::Ruled& ruled) {
  const auto sentences = track_sentences();
  const auto sentence =
      std::find_if(sentences.begin(), sentences.end(),
                   [&told](const TrackSentence& one) { return one.ask == told.ask(); });
  RefereeWords words;
  if (sentence == sentences.end()) {
    words.lists = plain_answer(told.answer);
  } else {
    words.verdict = sentence->tell(told);
    if (sentence->details != nullptr) words.lists = sentence->details(told);
  }
  words.difference = [&told](const ask::Answer& other) { return difference(told.answer, other); };
  return ruling_text(words, ruled);
}

}  // namespace parapet::cli
