#include "rules/ask/mayhem/attack_question.h"

#include "rules/ask/mayhem/critical_eyes.h"
#include "rules/ask/mayhem/range_bands.h"
#include "rules/ask/mayhem/ruling_json.h"
#include "rules/files/facing_json.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/mayhem/attack/attack.h"

namespace parapet::ask {
namespace {

constexpr std::string_view kAttackOptions[] = {
    "L1",  "L2",  "L3", "L4", "L5", "L6", "L7", "L8", "L9", "L10", "L11", "L12", "L13", "L14",
    "L15", "L16", "R1", "R2", "R3", "R4", "F1", "F2", "F3", "D1",  "M2",  "M3",  "M4"};

// A read of a key that may also be null, for none.
template <class Read>
auto given(Read read) {
  using Value = ObjectReader::Value<Read>;
  return [read](const JsonCursor& at) -> Result<std::optional<Value>> {
    if (at.value().is_null()) return std::optional<Value>();
    auto value = read(at);
    if (!value) return Failure(value.error());
    return std::optional<Value>(*std::move(value));
  };
}

// A jump is never lower than the space under it, nor over a floor (OPT-J2).
std::optional<int> read_altitude(ObjectReader& reader, const mayhem::Stand& attacker,
                                 const Board& board) {
  const auto altitude = reader.optional(
      "altitude", given(read_integer(attacker.main.level, Board::kMaxLevels + 1)), {});
  if (!altitude) return std::nullopt;
  for (const Space& space : attacker.spaces) {
    for (int level = space.level + 1; level <= *altitude; ++level) {
      if (!board.floor({space.x, space.y, level})) continue;
      reader.fail(reader.cursor()
                      .required("altitude")
                      ->wrong("no higher than Level " + std::to_string(level - 1) +
                              ": there is floor over " + to_letters(space)));
    }
  }
  return altitude;
}

}  // namespace

Result<mayhem::Dice> read_dice_text(const JsonCursor& at) {
  const auto text = at.text();
  if (!text) return Failure(text.error());
  const auto dice = mayhem::dice_from_text(*text);
  if (!dice) {
    return Failure(at.wrong("dice by colour, such as \"RYW\": at most " +
                            std::to_string(mayhem::Dice::kMost) + " letters R, Y or W"));
  }
  return *dice;
}

Result<Asked> read_attack(const JsonCursor& question, const MayhemState& state) {
  const auto stand = [&](const JsonCursor& at) { return read_stand(at, state); };
  const auto facing = given([&](const JsonCursor& at) { return read_facing(at, state.options); });
  const auto amount = read_integer(0, mayhem::kMostModifiers / 4);

  ObjectReader reader(question);
  mayhem::AttackQuestion attack;
  attack.attacker = reader.required("from", stand);
  attack.target = reader.required("to", stand);
  attack.dice = reader.required("dice", read_dice_text);
  attack.target_facing = reader.optional("facing", facing, attack.target.facing);
  attack.attacker_facing = reader.optional("attacker_facing", facing, {});
  attack.bonus = reader.optional("bonus", amount, 0);
  attack.penalty = reader.optional("penalty", amount, 0);
  attack.ignores_sight = reader.optional("ignore_los", read_boolean, false);
  attack.bands = read_bands(reader);
  attack.altitude = read_altitude(reader, attack.attacker, state.board());

  const auto answer = [attack, &state](const Options& options) {
    mayhem::AttackRuling ruling =
        mayhem::rule_attack(state.boards->board(options), attack, options);
    Answer result{attack_members(ruling), std::move(ruling.because), {}};
    if (!attack.ignores_sight) result.evidence = Evidence::of(std::move(ruling.evidence));
    return result;
  };
  mayhem::Stand raised = attack.attacker;
  if (attack.altitude) {
    for (Space& space : raised.spaces) space.level = *attack.altitude;
  }
  return reader.finish(Asked{answer, kAttackOptions, critical_eye_heights(raised, attack.target)});
}

}  // namespace parapet::ask
