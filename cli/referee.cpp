#include "cli/referee.h"

#include <algorithm>

#include "rules/ask/ruling_json.h"
#include "rules/files/json_number.h"
#include "rules/files/json_write.h"
#include "rules/files/place_text.h"
#include "rules/mayhem/sight_reasons.h"

namespace parapet::cli {
namespace {

std::string text_of(const JsonValue& question, std::string_view key) {
  const JsonValue* value = question.find(key);
  return value != nullptr && value->is_text() ? std::string(value->text()) : std::string();
}

const JsonValue* own_key(const ask::Answer& answer, std::string_view key) {
  const auto found = std::find_if(answer.own.begin(), answer.own.end(),
                                  [&](const JsonMember& member) { return member.key == key; });
  return found == answer.own.end() ? nullptr : &found->value;
}

bool is_true(const ask::Answer& answer, std::string_view key) {
  const JsonValue* value = own_key(answer, key);
  return value != nullptr && value->as_bool();
}

// "archer (G3@2)" for a piece, "G3@2" for a place.
std::string end_name(const JsonValue& question, std::string_view key, Space space) {
  const std::string written = text_of(question, key);
  const std::string place = to_letters(space);
  if (written.empty() || reads_as_place(written) || entry_space_from_text(written)) return place;
  return written + " (" + place + ")";
}

// "2/5 of the way"
std::string way(const Ratio& t) {
  if (t == Ratio()) return "at its very start";
  if (t == Ratio(1)) return "at its very end";
  return "at " + to_string(t) + " of its way";
}

std::string line_sentence(const mayhem::SightLine& line) {
  const bool is_point = line.from == line.to;
  std::string text = is_point ? "at " + to_letters(line.from)
                              : "from " + to_letters(line.from) + " to " + to_letters(line.to);
  text += ": ";
  if (line.clear) {
    text += "clear";
    if (line.guarded) text += ", but it ends at a dot that protects the target";
    return text + ".";
  }
  text += "blocked";
  const mayhem::Blocker& first = line.blocked_by.front();
  if (first.t) text += " " + way(*first.t);
  text += " by " + mayhem::describe(first);
  if (line.blocked_by.size() > 1) {
    text += " (and " + std::to_string(line.blocked_by.size() - 1) + " more)";
  }
  return text + ".";
}

std::string lines_text(const mayhem::SightRuling& ruling) {
  std::string text = ruling.lines.size() == 1 ? "Where\n" : "Where, the best line first\n";
  const mayhem::SightLine& best = mayhem::best_line(ruling);
  text += "  " + line_sentence(best) + "\n";
  for (const mayhem::SightLine& line : ruling.lines) {
    if (&line != &best) text += "  " + line_sentence(line) + "\n";
  }
  return text;
}

std::string because_text(const Because& because) {
  if (because.empty()) return {};
  std::string text = "Why\n";
  for (const Reason& reason : because) text += "  " + reason.text + "  [" + reason.rule + "]\n";
  return text;
}

// What another answer has otherwise, in words.
std::string difference(const ask::Answer& answer, const ask::Answer& other) {
  for (const auto& [key, yes, no] :
       {std::tuple{"sight", "it would be clear", "it would be blocked"},
        std::tuple{"legal", "it would be legal", "it would not be legal"}}) {
    if (own_key(answer, key) == nullptr) continue;
    if (is_true(answer, key) != is_true(other, key)) return is_true(other, key) ? yes : no;
  }
  std::string text;
  for (const JsonMember& member : other.own) {
    const JsonValue* before = own_key(answer, member.key);
    if (before != nullptr && *before == member.value) continue;
    if (member.key == "lines") continue;
    if (!text.empty()) text += ", ";
    text += member.key + " would be " + described(member.value);
  }
  return text;
}

std::string hinges_text(const ask::Ruled& ruled) {
  std::string verdicts;
  std::string lines;
  for (const ask::Hinge& hinge : ruled.hinges) {
    const OptionSpec& spec = option_specs()[hinge.option];
    if (!ask::changes_verdict(ruled.answer, hinge.answer)) {
      lines += (lines.empty() ? "" : ", ") + std::string(spec.id);
      continue;
    }
    verdicts += "  With option " + std::string(spec.id) + " set to " + hinge.value + " " +
                difference(ruled.answer, hinge.answer) + ".\n      (" + std::string(spec.id) +
                " is now " + ruled.options.value(hinge.option) + ". " + std::string(spec.question) +
                ")\n";
  }
  std::string text = verdicts.empty() ? "Hangs on no option: the verdict is the same in every "
                                        "reading.\n"
                                      : "Hangs on\n" + verdicts;
  if (!lines.empty()) {
    text += "Other readings only change which lines or blockers are shown: " + lines + ".\n";
  }
  return text;
}

// [4, 2, 2] as "E3@2"; nothing for a value that is no space.
std::string space_letters(const JsonValue& value) {
  int numbers[3] = {};
  if (!value.is_list() || value.items().size() != 3) return {};
  for (std::size_t n = 0; n < 3; ++n) {
    const auto number = exact_number(value.items()[n]);
    if (!number || number->denominator() != 1) return {};
    numbers[n] = static_cast<int>(number->numerator());
  }
  return to_letters(Space{numbers[0], numbers[1], numbers[2]});
}

std::string plain_answer(const ask::Answer& answer) {
  std::string text;
  for (const JsonMember& member : answer.own) {
    text += member.key + ":";
    if (member.key == "front") {
      for (const JsonValue& space : member.value.items()) text += " " + space_letters(space);
    } else {
      text += " " + write_json_spaced(member.value);
    }
    text += "\n";
  }
  return text;
}

bool has_sight(const JsonValue& question) {
  const std::string ask = text_of(question, "ask");
  return ask == "sight" || ask == "attack";
}

std::string attack_words(const ask::Answer& answer) {
  const JsonValue* dice = own_key(answer, "dice");
  if (!is_true(answer, "legal") || dice == nullptr) return "may not attack ";
  return "may attack ";
}

std::string dice_words(const ask::Answer& answer) {
  if (!is_true(answer, "legal")) return ".";
  std::string text;
  for (const JsonValue& result : own_key(answer, "dice")->items()) {
    if (!text.empty()) text += " or ";
    text += result.text().empty() ? "no dice" : std::string(result.text());
  }
  return " with " + text + ".";
}

}  // namespace

std::string verdict_sentence(const JsonValue& question, const ask::Answer& answer) {
  std::string from = text_of(question, "from");
  std::string to = text_of(question, "to");
  if (answer.evidence) {
    const mayhem::SightLine& best = mayhem::best_line(*answer.evidence);
    from = end_name(question, "from", best.from_space);
    to = end_name(question, "to", best.to_space);
  }
  if (text_of(question, "ask") == "attack") {
    return from + " " + attack_words(answer) + to + dice_words(answer);
  }
  return from + (is_true(answer, "sight") ? " sees " : " does not see ") + to + ".";
}

std::string referee_text(const JsonValue& question, const ask::Ruled& ruled) {
  std::string text;
  if (has_sight(question)) {
    text += verdict_sentence(question, ruled.answer) + "\n\n" + because_text(ruled.answer.because);
    if (ruled.answer.evidence) text += "\n" + lines_text(*ruled.answer.evidence);
  } else {
    text += plain_answer(ruled.answer) + "\n" + because_text(ruled.answer.because);
  }
  return text + "\n" + hinges_text(ruled) + "\nBoard " + ruled.board + "\n";
}

}  // namespace parapet::cli
