#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cli/question_verb.h"
#include "cli/skybridge/track_picture.h"
#include "cli/told.h"
#include "rules/ask/session.h"
#include "rules/ask/skybridge/skybridge_state.h"
#include "viewer/ruling_text.h"

namespace parapet::cli {

// The questions of game skybridge about track and bridge: as verbs, and in sentences.
std::span<const QuestionVerb> skybridge_verbs();
std::span<const Argument> skybridge_common_arguments();

// A question about a board of the bridge game, and its answer. As ToldAnswer: reading never fails.
struct TrackTold : ToldAnswer {
  const ask::SkybridgeState& state;  // as asked

  // "4, Old Skull"; empty for none of the nine.
  std::string territory(std::optional<int> index) const;
};

struct TrackSentence {
  std::string_view ask;
  std::string (*tell)(const TrackTold&);               // the verdict, one sentence
  std::string (*details)(const TrackTold&) = nullptr;  // lists, lines of their own
};
std::span<const TrackSentence> track_sentences();

// A board as it is drawn; it must outlive what is made of it.
TrackBoard drawn_board(const ask::SkybridgeState& state);

// In words. REQUIRES: `told.answer` is that of `ruled`.
viewer::RulingText ruling_text(const TrackTold& told, const ask::Ruled& ruled);

}  // namespace parapet::cli
