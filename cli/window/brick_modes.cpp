#include <utility>

#include "cli/realms/realms_overlay.h"
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

// Where a fall begins and ends.
struct Fall {
  realms::SpaceId from;
  realms::SpaceId to;
  std::int64_t from_height = 0;  // ticks; of a unit that of its feet
  std::int64_t to_height = 0;
  bool is_unit = false;
};

Result<Fall> fall_between(const ask::RealmsState& state, const std::vector<std::string>& picks) {
  const auto place = [&state](const std::string& word) {
    const JsonValue value = JsonValue::from_text(word);
    return ask::read_realms_place(JsonCursor(value, "question"), state);
  };
  const auto from = place(picks[0]);
  if (!from) return Failure(from.error());
  const auto to = place(picks[1]);
  if (!to) return Failure(to.error());
  Fall fall{ask::space_of(*from, state), ask::space_of(*to, state)};
  fall.from_height = state.field().surface(fall.from).height;
  fall.to_height = state.field().surface(fall.to).height;
  if (const auto* unit = std::get_if<std::size_t>(&*from)) {
    fall.is_unit = true;
    fall.from_height = realms::feet_of(state.field(), state.units(), *unit);
  }
  return fall;
}

Result<Words> fall_words(const OpenBoard& board, const std::vector<std::string>& picks) {
  const ask::RealmsState& state = board.realms->state();
  const auto fall = fall_between(state, picks);
  if (!fall) return Failure(fall.error());
  const std::int64_t ticks = fall->from_height - fall->to_height;
  if (ticks < 0) {
    Fault fault;
    fault.code = "wrong-value";
    fault.found =
        picks[1] + ", " + pegs_text(to_pegs(state.field(), -ticks)) + " higher than " + picks[0];
    fault.expected = "a space that is lower";
    return Failure(std::move(fault));
  }
  Words words;
  const Ratio drop = to_pegs(state.field(), ticks);
  words.plain = {drop.denominator() == 1 ? std::to_string(drop.numerator()) : to_string(drop)};
  if (fall->is_unit) words.named["--unit"] = picks[0];
  return words;
}

void draw_fall(const OpenBoard& board, const std::vector<std::string>& picks,
               const ask::Answer& answer, viewer::BrickPicture& picture) {
  const ask::RealmsState& state = board.realms->state();
  const auto fall = fall_between(state, picks);
  if (!fall) return;
  const int wounds = as_integer(own_key(answer, "wounds")).value_or(0);
  const viewer::Role role = wounds > 0 ? viewer::Role::danger : viewer::Role::allowed;
  const BrickBoard look(state, board.ground);
  viewer::BrickOverlay overlay;
  overlay.badge = wounds == 0   ? "UNHURT"
                  : wounds == 1 ? "1 WOUND"
                                : std::to_string(wounds) + " WOUNDS";
  overlay.tone = role;
  viewer::BrickPoint begin = look.middle(fall->from);
  begin.z = static_cast<double>(fall->from_height);
  overlay.arrows.push_back({begin, look.middle(fall->to), role});
  tint(overlay, look, fall->to, role);
  explain(overlay, role, "the fall");
  picture.overlay = std::move(overlay);
}

constexpr WindowMode kRealmsModes[] = {
    {"sight", "Sight", kSightPicks, 2},
    {"exposure", "How much is seen", kSightPicks, 2},
    {"reach", "Reach", kMoverPick, 1, kMoveNumbers},
    {"route", "Route", kMovePicks, 2, kMoveNumbers},
    {"step", "Step", kStepPicks, 2, kStepNumbers},
    {"leap", "Leap", kLeapPicks, 2, kMoveNumbers},
    {"attack", "Attack", kAttackPicks, 2, kAttackNumbers},
    {"fall", "Fall", kFallPicks, 2, kStepNumbers, fall_words, draw_fall},
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
