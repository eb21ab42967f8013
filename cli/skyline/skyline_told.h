#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cli/question_verb.h"
#include "cli/told.h"
#include "rules/ask/session.h"
#include "rules/ask/skyline/skyline_state.h"
#include "viewer/ruling_text.h"
#include "viewer/shown.h"

namespace parapet::cli {

// A question about a network board, its answer, and the board. As ToldAnswer: reading never fails.
struct SkylineTold : ToldAnswer {
  const ask::SkylineState& state;

  // Who rides or moves: "r1", "A common unit", "Songbird".
  std::string rider() const;
  // The space of the sky-line where it gets on: that of the question, or over the unit.
  std::string start() const;
  // "location 2 (Market)" for an id.
  std::string location(const JsonValue* id) const;
};

// The questions of game skyline: as verbs, in sentences.
std::span<const QuestionVerb> skyline_verbs();

struct SkylineSentence {
  std::string_view ask;
  std::string (*tell)(const SkylineTold&);               // the verdict, one sentence
  std::string (*details)(const SkylineTold&) = nullptr;  // lists, lines of their own
};
std::span<const SkylineSentence> ride_sentences();
std::span<const SkylineSentence> risk_sentences();
std::span<const SkylineSentence> rail_sentences();
std::span<const SkylineSentence> sky_map_sentences();

// The answer in one sentence; empty for a question without words.
std::string verdict_sentence(const SkylineTold& told);

// In words. REQUIRES: `told.answer` is that of `ruled`.
viewer::RulingText ruling_text(const SkylineTold& told, const ask::Ruled& ruled);

// What another answer to the same question has otherwise, to follow "With option ...".
std::string difference(const SkylineTold& told, const ask::Answer& other);

// The board with its unit where its ride or move ends, or without it if it is lost; nothing where
// none of the board's units moves.
std::optional<JsonValue> moved_board(const SkylineTold& told);

// The network, alone or with what a ruling shows on it. Errors: "no-picture".
Result<viewer::Shown> shown_network(const ask::SkylineState& state);
Result<viewer::Shown> shown_ruling(const SkylineTold& told);

// "42.1 %" of a fraction, however long; for people alone. Never 0 or 100 % of what is neither.
std::string chance_text(const JsonValue* fraction);
// "8.31" likewise.
std::string worth_text(const JsonValue* fraction);
// 0.421 likewise; 0 of no fraction.
double as_double(const JsonValue* fraction);

}  // namespace parapet::cli
