#include <utility>

#include "rules/ask/mayhem/attack_question.h"
#include "rules/ask/mayhem/mayhem_questions.h"
#include "rules/ask/mayhem/ruling_json.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_number.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/mayhem/dice_file.h"
#include "rules/mayhem/attack/odds.h"

namespace parapet::ask {
namespace {

constexpr std::string_view kOddsKeys[] = {"dice", "net", "faces"};
constexpr std::string_view kOddsOptions[] = {"D1"};

// The keys of the answer, in the order of mayhem::kSymbols.
constexpr std::array<std::string_view, mayhem::kSymbols.size()> kLists = {"hits", "aimed", "pushes",
                                                                          "specials"};

JsonValue counts_json(const mayhem::SymbolOdds& odds) {
  return list_json(odds.counts, [](const mayhem::SymbolOdds::Count& count) {
    return JsonValue::from_members({{"n", JsonValue::from_integer(count.n)},
                                    {"p", JsonValue::from_text(to_string(count.chance))}});
  });
}

std::vector<JsonMember> odds_members(const mayhem::Odds& odds) {
  std::vector<JsonMember> members;
  std::vector<JsonMember> means;
  for (const mayhem::Symbol symbol : mayhem::kSymbols) {
    const std::string key(kLists[static_cast<std::size_t>(symbol)]);
    members.push_back({key, counts_json(odds.of(symbol))});
    means.push_back({key, fraction_json(odds.of(symbol).mean)});
  }
  members.push_back({"mean", JsonValue::from_members(std::move(means))});
  return members;
}

Answer answer_odds(const std::vector<mayhem::Dice>& results, const mayhem::FaceTable& faces) {
  Answer answer;
  answer.own.push_back({"dice", dice_json(results)});
  std::vector<JsonValue> all;
  for (const mayhem::Dice& dice : results) {
    const mayhem::Odds odds = mayhem::odds_of(dice, faces);
    std::vector<JsonMember> members = odds_members(odds);
    if (all.empty()) answer.own.insert(answer.own.end(), members.begin(), members.end());
    members.insert(members.begin(), {"dice", JsonValue::from_text(to_text(dice))});
    all.push_back(JsonValue::from_members(std::move(members)));
    answer.because.push_back({"AOM-MOD-5", hit_odds_text(odds) + ".", {}});
  }
  if (all.size() > 1) answer.own.push_back({"results", JsonValue::from_list(std::move(all))});
  return answer;
}

Result<Asked> read_odds(const JsonCursor& question, const MayhemState& state) {
  const auto dice_at = question.required("dice");
  if (!dice_at) return Failure(dice_at.error());
  const auto dice = read_dice_text(*dice_at);
  if (!dice) return Failure(dice.error());
  int net = 0;
  if (const auto net_at = question.member("net")) {
    const auto read = net_at->integer(-mayhem::kMostModifiers, mayhem::kMostModifiers);
    if (!read) return Failure(read.error());
    net = *read;
  }
  mayhem::FaceTable faces = *state.faces;
  if (const auto faces_at = question.member("faces")) {
    auto read = read_faces(*faces_at, faces);
    if (!read) return Failure(read.error());
    faces = *std::move(read);
  }
  // What the Attacker may choose holds the results of every value of D1.
  for (const mayhem::Dice& result : mayhem::step_dice(*dice, net, mayhem::DiceChoice::attacker)) {
    if (mayhem::has_countable_odds(result, faces)) continue;
    return Failure(dice_at->fault(
        "limit", std::to_string(result.count()) + " dice to be rolled",
        "at most " + std::to_string(mayhem::kMostDiceOfOdds) +
            " of twelve faces each: the ways in which they fall are counted one by one"));
  }
  const auto answer = [dice = *dice, net, faces = std::move(faces)](const Options& options) {
    return answer_odds(mayhem::step_dice(dice, net, mayhem::dice_choice(options)), faces);
  };
  return Asked{answer, kOddsOptions, {}};
}

constexpr MayhemQuestion kQuestions[] = {{"odds", kOddsKeys, read_odds}};

}  // namespace

std::span<const MayhemQuestion> odds_questions() { return kQuestions; }

}  // namespace parapet::ask
