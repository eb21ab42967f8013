#include "rules/ask/attack_question.h"

#include <algorithm>
#include <array>

#include "rules/ask/critical_eyes.h"
#include "rules/ask/ruling_json.h"
#include "rules/files/facing_json.h"
#include "rules/files/json_fields.h"
#include "rules/files/object_reader.h"
#include "rules/mayhem/attack.h"

namespace parapet::ask {
namespace {

constexpr std::string_view kAttackOptions[] = {
    "L1",  "L2",  "L3", "L4", "L5", "L6", "L7", "L8", "L9", "L10", "L11", "L12", "L13", "L14",
    "L15", "L16", "R1", "R2", "R3", "R4", "F1", "F2", "F3", "D1",  "M2",  "M3",  "M4"};

constexpr int kMostSpaces = 1000;  // of a band

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

// [red, yellow, white], null = unused.
Result<std::array<std::optional<int>, 3>> read_reaches(const JsonCursor& at) {
  if (!at.value().is_list() || at.value().items().size() != 3) {
    return Failure(at.wrong("three reaches in spaces: [red, yellow, white], null = unused"));
  }
  std::array<std::optional<int>, 3> reaches;
  for (std::size_t n = 0; n < 3; ++n) {
    const JsonCursor item = at.item(n);
    if (item.value().is_null()) continue;
    const auto reach = item.integer(0, kMostSpaces);
    if (!reach) return Failure(reach.error());
    reaches[n] = *reach;
  }
  return reaches;
}

// "RYW" in any order.
Result<std::array<mayhem::Band, 3>> read_order(const JsonCursor& at) {
  const auto text = at.text();
  if (!text) return Failure(text.error());
  std::string sorted = *text;
  std::sort(sorted.begin(), sorted.end());
  if (sorted != "RWY") return Failure(at.wrong("the letters R, Y and W in some order"));
  std::array<mayhem::Band, 3> order{};
  for (std::size_t n = 0; n < 3; ++n) {
    order[n] = (*text)[n] == 'R'   ? mayhem::Band::red
               : (*text)[n] == 'Y' ? mayhem::Band::yellow
                                   : mayhem::Band::white;
  }
  return order;
}

std::optional<mayhem::RangeBands> read_bands(ObjectReader& reader) {
  const auto reach = reader.optional("bands", given(read_reaches), {});
  const auto order = reader.optional("bands_order", read_order);
  const auto shift = reader.optional("range_shift", read_integer(-kMostSpaces, kMostSpaces));
  if (!reach) {
    for (const std::string_view key : {"bands_order", "range_shift"}) {
      if (!reader.failed() && reader.cursor().member(key)) {
        reader.fail(reader.cursor().required("bands").error());
      }
    }
    return std::nullopt;
  }
  mayhem::RangeBands bands;
  bands.reach = *reach;
  if (order) bands.order = *order;
  bands.shift = shift.value_or(0);
  return bands;
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

  // The keys have been checked by the caller.
  std::vector<std::string_view> all;
  for (const JsonMember& member : question.value().members()) all.push_back(member.key);
  ObjectReader reader(question, all);
  mayhem::AttackQuestion attack;
  attack.attacker = reader.required("from", stand);
  attack.target = reader.required("to", stand);
  attack.dice = reader.required("dice", read_dice_text);
  attack.target_facing = reader.optional("facing", facing, attack.target.facing);
  attack.attacker_facing = reader.optional("attacker_facing", facing, {});
  attack.bonus = reader.optional("bonus", amount, 0);
  attack.penalty = reader.optional("penalty", amount, 0);
  attack.ignores_sight = reader.optional(
      "ignore_los", [](const JsonCursor& at) { return at.boolean(); }, false);
  attack.bands = read_bands(reader);
  attack.altitude = read_altitude(reader, attack.attacker, state.board());

  const auto answer = [attack, &state](const Options& options) {
    mayhem::AttackRuling ruling =
        mayhem::rule_attack(state.boards->board(options), attack, options);
    Answer result{attack_members(ruling), std::move(ruling.because), std::nullopt};
    if (!attack.ignores_sight) result.evidence = std::move(ruling.evidence);
    return result;
  };
  mayhem::Stand raised = attack.attacker;
  if (attack.altitude) {
    for (Space& space : raised.spaces) space.level = *attack.altitude;
  }
  return reader.finish(Asked{answer, kAttackOptions, critical_eye_heights(raised, attack.target)});
}

}  // namespace parapet::ask
