#include "cli/realms/realms_told.h"
#include "cli/window/window_modes.h"
#include "rules/ask/realms/places.h"
#include "rules/realms/riding/carriers.h"

namespace parapet::cli {
namespace {

constexpr ModeNumber kHeight{"height", "--height", true};
constexpr ModeNumber kMovement{"movement", "--movement", true};

constexpr ModePick kSightPicks[] = {{"", "Who looks?"}, {"", "At whom, or where?"}};
constexpr ModePick kMoverPick[] = {{"", "Who moves?"}};
constexpr ModePick kMovePicks[] = {{"", "Who moves?"}, {"", "Where to?"}};
constexpr ModePick kStepPicks[] = {{"", "Who moves?"}, {"", "To which space beside it?"}};
constexpr ModePick kLeapPicks[] = {{"", "Who leaps?"}, {"", "Where to?"}};
constexpr ModePick kAttackPicks[] = {{"", "Who attacks?"}, {"", "Whom?"}};
constexpr ModePick kFallPicks[] = {{"", "Who falls, or from where?"}, {"", "Down to where?"}};
constexpr ModePick kHeightPicks[] = {{"", "Which space?"}};
constexpr ModePick kNeighbourPicks[] = {{"", "Which space?"}, {"", "And which other one?"}};

constexpr ModeNumber kMoveNumbers[] = {kHeight, kMovement};
constexpr ModeNumber kStepNumbers[] = {kHeight};
constexpr ModeNumber kAttackNumbers[] = {{"range", "--range"}};

// How deep it is from the feet of whom or the space picked first to the space picked then.
Result<Words> fall_words(const OpenBoard& board, const std::vector<std::string>& picks) {
  const ask::RealmsState& state = board.realms->state();
  const auto place = [&state](const std::string& word) {
    const JsonValue value = JsonValue::from_text(word);
    return ask::read_realms_place(JsonCursor(value, "question"), state);
  };
  const auto from = place(picks[0]);
  if (!from) return Failure(from.error());
  const auto to = place(picks[1]);
  if (!to) return Failure(to.error());
  Words words;
  std::int64_t ticks = 0;
  if (const auto* unit = std::get_if<std::size_t>(&*from)) {
    ticks = realms::feet_of(state.field(), state.units(), *unit);
    words.named["--unit"] = picks[0];
  } else {
    ticks = state.field().surface(std::get<realms::SpaceId>(*from)).height;
  }
  ticks -= state.field().surface(ask::space_of(*to, state)).height;
  if (ticks < 0) {
    Fault fault;
    fault.code = "wrong-value";
    fault.found =
        picks[1] + ", " + pegs_text(to_pegs(state.field(), -ticks)) + " higher than " + picks[0];
    fault.expected = "a space that is lower";
    return Failure(std::move(fault));
  }
  const Ratio drop = to_pegs(state.field(), ticks);
  words.plain = {drop.denominator() == 1 ? std::to_string(drop.numerator()) : to_string(drop)};
  return words;
}

constexpr WindowMode kRealmsModes[] = {
    {"sight", "Sight", kSightPicks, 2},
    {"exposure", "How much is seen", kSightPicks, 2},
    {"reach", "Reach", kMoverPick, 1, kMoveNumbers},
    {"route", "Route", kMovePicks, 2, kMoveNumbers},
    {"step", "Step", kStepPicks, 2, kStepNumbers},
    {"leap", "Leap", kLeapPicks, 2, kMoveNumbers},
    {"attack", "Attack", kAttackPicks, 2, kAttackNumbers},
    {"fall", "Fall", kFallPicks, 2, kStepNumbers, fall_words},
    {"elevation", "Height", kHeightPicks, 1},
    {"neighbour", "Neighbours", kNeighbourPicks, 2},
};

constexpr WindowMode kSkirmishModes[] = {
    {"sight", "True sight", kSightPicks, 2},
    {"elevation", "Height", kHeightPicks, 1},
    {"neighbour", "Neighbours", kNeighbourPicks, 2},
};

}  // namespace

std::span<const WindowMode> realms_modes() { return kRealmsModes; }
std::span<const WindowMode> skirmish_modes() { return kSkirmishModes; }

}  // namespace parapet::cli
