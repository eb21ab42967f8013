#include "cli/referee.h"

#include "cli/mayhem/attack_odds.h"
#include "cli/mayhem/tell_sight.h"
#include "cli/mayhem/telling.h"
#include "cli/words.h"
#include "rules/files/json/json_write.h"

namespace parapet::cli {
namespace {

std::string because_text(const Because& because) {
  if (because.empty()) return {};
  std::string text = "Why\n";
  for (const Reason& reason : because) text += "  " + reason.text + "  [" + reason.rule + "]\n";
  return text;
}

std::string hinges_text(const RefereeWords& words, const ask::Ruled& ruled) {
  std::string verdicts;
  std::string lines;
  for (const ask::Hinge& hinge : ruled.hinges) {
    const OptionSpec& spec = option_specs()[hinge.option];
    if (!ask::changes_verdict(ruled.answer, hinge.answer)) {
      lines += (lines.empty() ? "" : ", ") + std::string(spec.id);
      continue;
    }
    verdicts += "  With option " + std::string(spec.id) + " set to " + hinge.value + " " +
                words.difference(hinge.answer) + ".\n      (" + std::string(spec.id) + " is now " +
                ruled.options.value(hinge.option) + ". " + std::string(spec.question) + ")\n";
  }
  std::string text = verdicts.empty() ? "Hangs on no option: the verdict is the same in every "
                                        "reading.\n"
                                      : "Hangs on\n" + verdicts;
  if (!lines.empty()) {
    text += "Other readings only change which lines or blockers are shown: " + lines + ".\n";
  }
  return text;
}

std::string details_text(const Told& told) {
  std::string text;
  const auto* sight = told.answer.evidence.as<mayhem::SightRuling>();
  if (is_about_sight(told) && sight != nullptr) {
    text += "\n" + lines_text(*sight);
  }
  const std::string odds = attack_odds_text(told);
  return odds.empty() ? text : text + "\n" + odds;
}

// What a question is answered, above the reasons.
std::string answer_text(const Told& told) {
  const Telling* telling = find_telling(told.ask());
  if (telling == nullptr) return plain_answer(told.answer);
  const std::string details = telling->details == nullptr ? "" : telling->details(told);
  return wrapped(telling->sentence(told), 2) + (details.empty() ? "" : "\n" + details);
}

}  // namespace

std::string verdict_sentence(const Told& told) {
  const Telling* telling = find_telling(told.ask());
  return telling == nullptr ? std::string() : telling->sentence(told);
}

std::string plain_answer(const ask::Answer& answer) {
  std::string text;
  for (const JsonMember& member : answer.own) {
    text += member.key + ": " + write_json_spaced(member.value) + "\n";
  }
  return text;
}

std::string referee_text(const RefereeWords& words, const ask::Ruled& ruled) {
  return words.answer + "\n" + because_text(ruled.answer.because) + words.details + "\n" +
         hinges_text(words, ruled) + "\nBoard " + ruled.board + "\n";
}

std::string referee_text(const Told& told, const ask::Ruled& ruled) {
  return referee_text(
      RefereeWords{answer_text(told), details_text(told),
                   [&told](const ask::Answer& other) { return difference(told, other); }},
      ruled);
}

}  // namespace parapet::cli
