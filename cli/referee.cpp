#include "cli/referee.h"

#include "cli/mayhem/attack_odds.h"
#include "cli/mayhem/tell_sight.h"
#include "cli/mayhem/telling.h"
#include "cli/words.h"
#include "rules/files/json/json_write.h"
#include "rules/realms/reasons.h"

namespace parapet::cli {
namespace {

std::string because_text(const std::vector<viewer::RulingText::Reason>& because) {
  if (because.empty()) return {};
  std::string text = "Why\n";
  for (const auto& reason : because) text += "  " + reason.text + "  [" + reason.rule + "]\n";
  return text;
}

std::string hinges_text(const viewer::RulingText& words) {
  std::string text = words.hangs_on.empty()
                         ? "Hangs on no option: the verdict is the same in every reading.\n"
                         : "Hangs on\n";
  for (const auto& hinge : words.hangs_on) {
    text += "  With option " + hinge.option + " set to " + hinge.other + " " + hinge.difference +
            ".\n      (" + hinge.option + " is now " + hinge.now + ". " + hinge.question + ")\n";
  }
  if (!words.shown_by.empty()) {
    text += "Other readings only change which lines or blockers are shown: ";
    for (const std::string& id : words.shown_by) {
      text += (&id == &words.shown_by.front() ? "" : ", ") + id;
    }
    text += ".\n";
  }
  return text;
}

// "2/5" as "0.4"; what is too long for that as it is.
std::string millimetres(const std::string& fraction) {
  const auto number = Ratio::parse(fraction);
  return (number ? realms::number_text(*number) : fraction) + " mm";
}

viewer::RulingText::Doubt doubt_of(const TooClose& close) {
  return {"Too close to call: decided by " + millimetres(close.margin_mm) +
              ", and what was scanned may be off by " + millimetres(close.error_mm) + " there.",
          close.would_settle};
}

std::string details_text(const Told& told) {
  std::string text;
  const auto* sight = told.answer.evidence.as<mayhem::SightRuling>();
  if (is_about_sight(told) && sight != nullptr) {
    text += lines_text(*sight);
  }
  const std::string odds = attack_odds_text(told);
  if (odds.empty()) return text;
  return text.empty() ? odds : text + "\n" + odds;
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

viewer::RulingText ruling_text(const RefereeWords& words, const ask::Ruled& ruled) {
  viewer::RulingText text;
  text.verdict = words.verdict;
  text.lists = words.lists;
  text.details = words.details;
  for (const Reason& reason : ruled.answer.because)
    text.because.push_back({reason.text, reason.rule});
  for (const ask::Hinge& hinge : ruled.hinges) {
    const OptionSpec& spec = option_specs()[hinge.option];
    if (!ask::changes_verdict(ruled.answer, hinge.answer)) {
      text.shown_by.emplace_back(spec.id);
      continue;
    }
    text.hangs_on.push_back({std::string(spec.id), ruled.options.value(hinge.option), hinge.value,
                             words.difference(hinge.answer), std::string(spec.question)});
  }
  text.board = ruled.board;
  if (ruled.answer.too_close) text.doubt = doubt_of(*ruled.answer.too_close);
  return text;
}

viewer::RulingText ruling_text(const Told& told, const ask::Ruled& ruled) {
  RefereeWords words;
  const Telling* telling = find_telling(told.ask());
  if (telling == nullptr) {
    words.lists = plain_answer(told.answer);
  } else {
    words.verdict = telling->sentence(told);
    if (telling->details != nullptr) words.lists = telling->details(told);
  }
  words.details = details_text(told);
  words.difference = [&told](const ask::Answer& other) { return difference(told, other); };
  return ruling_text(words, ruled);
}

std::string referee_text(const viewer::RulingText& words) {
  std::string text = words.doubt ? wrapped(words.doubt->text, 2) : "";
  if (!words.verdict.empty()) {
    text += wrapped((words.doubt ? "As it was read: " : "") + words.verdict, 2);
  }
  if (!words.lists.empty()) text += (text.empty() ? "" : "\n") + words.lists;
  text += "\n" + because_text(words.because);
  if (!words.details.empty()) text += "\n" + words.details;
  if (words.doubt) text += "\nTo settle it\n  " + wrapped(words.doubt->would_settle, 2);
  return text + "\n" + hinges_text(words) + "\nBoard " + words.board + "\n";
}

}  // namespace parapet::cli
