#include "cli/window/mode_question.h"

#include <algorithm>
#include <utility>

#include "cli/mayhem/question_defaults.h"
#include "cli/window/window_numbers.h"
#include "cli/words.h"
#include "rules/ask/realms/places.h"

namespace parapet::cli {
namespace {

const Verb& verb_of(const WindowMode& mode) {
  static const std::vector<Verb> kVerbs = verbs();
  return *std::find_if(kVerbs.begin(), kVerbs.end(),
                       [&mode](const Verb& verb) { return verb.name == mode.ask; });
}

// Whether no unit is picked, and none stands where it is.
bool is_nobody(const ask::MayhemState& state, const JsonCursor& pick) {
  const auto& units = state.pieces->units;
  const auto stand = ask::read_stand(pick, state);
  return stand && std::none_of(units.begin(), units.end(), [&](const mayhem::Unit& unit) {
           return unit.id == pick.value().text() || unit.footprint.covers(stand->main);
         });
}

bool is_nobody(const ask::RealmsState& state, const JsonCursor& pick) {
  const auto place = ask::read_realms_place(pick, state);
  if (!place || std::holds_alternative<std::size_t>(*place)) return false;
  const auto space = std::get<realms::SpaceId>(*place);
  const auto standing = ask::unit_on(state, space);
  return !standing || state.units()[*standing].at != space;
}

bool is_nobody(const OpenBoard& board, const std::string& pick) {
  const JsonValue value = JsonValue::from_text(pick);
  const JsonCursor cursor(value, "question");
  return board.realms != nullptr ? is_nobody(board.realms->state(), cursor)
                                 : is_nobody(board.mayhem->state(), cursor);
}

Fault pick_fault(std::string code, const WindowMode& mode, std::size_t found,
                 std::string expected) {
  Fault fault;
  fault.code = std::move(code);
  fault.place = std::string(mode.name);
  fault.found = found == 0 ? "nothing picked" : counted(static_cast<int>(found), "pick");
  fault.expected = std::move(expected);
  return fault;
}

Words plain_words(const WindowMode& mode, const std::vector<std::string>& picks) {
  Words words;
  for (std::size_t n = 0; n < picks.size(); ++n) {
    const std::string name(mode.picks[n].word);
    if (name.empty()) {
      words.plain.push_back(picks[n]);
    } else {
      words.named[name] = picks[n];
    }
  }
  return words;
}

}  // namespace

Result<ModeQuestion> mode_question(const OpenBoard& board, const WindowMode& mode,
                                   const std::vector<std::string>& picks,
                                   std::span<const viewer::OptionChoice> numbers) {
  if (picks.size() < mode.least) {
    return Failure(pick_fault("missing-pick", mode, picks.size(),
                              "one more: " + std::string(mode.picks[picks.size()].prompt)));
  }
  if (picks.size() > mode.picks.size()) {
    return Failure(pick_fault("unknown-word", mode, picks.size(),
                              "at most " + std::to_string(mode.picks.size())));
  }
  auto words = mode.words != nullptr ? mode.words(board, picks) : plain_words(mode, picks);
  if (!words) return Failure(words.error());
  const bool for_nobody = !picks.empty() && is_nobody(board, picks.front());
  std::vector<viewer::OptionChoice> asked;
  for (const ModeNumber& wanted : mode.numbers) {
    if (wanted.for_nobody && !for_nobody) continue;
    const auto number = std::find_if(
        numbers.begin(), numbers.end(),
        [&wanted](const viewer::OptionChoice& one) { return one.id == wanted.number; });
    if (number == numbers.end()) continue;
    const std::string word = number_word(*number);
    if (!word.empty()) words->named[std::string(wanted.word)] = word;
    asked.push_back(*number);
  }
  const auto question = make_question(verb_of(mode), board.game(), *words, {});
  if (!question) return Failure(question.error());
  return ModeQuestion{with_defaults(*question, board), std::move(asked)};
}

Fault in_picks(const OpenBoard& board, const WindowMode& mode, const Fault& fault) {
  Fault told = in_words(fault, verb_of(mode), board.game());
  told.file.clear();
  told.place = std::string(mode.name);
  told.excerpt.clear();
  return told;
}

}  // namespace parapet::cli
