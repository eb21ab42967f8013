#include "rules/skybridge/game/bonus.h"

#include <algorithm>

#include "rules/skybridge/game/crown.h"
#include "rules/skybridge/game/godh_draw.h"
#include "rules/skybridge/game/storage.h"
#include "rules/skybridge/game/take.h"

namespace parapet::skybridge::game {
namespace {

// O-4
bool has_bonus(const Readings& readings, StackName stack) {
  if (stack == StackName::work) return readings.work_has_bonus();
  if (stack == StackName::eye) return readings.eye_has_bonus();
  return true;
}

// 1b is over. What the taker has to decide about the bonus comes to lie above what the crown's
// owner is asked here, so it is decided before.
void end_bonus(const Game& game, State& state) {
  state.step = Step::play;
  give_crown_bonus_after_bonus(game, state);
}

}  // namespace

std::vector<Bonus> bonuses_at(const Game& game, StackName stack) {
  if (!has_bonus(game.readings, stack)) return {};
  std::vector<Bonus> bonuses = game.cards->stacks[index_of(stack)].bonus;
  std::sort(bonuses.begin(), bonuses.end());
  bonuses.erase(std::unique(bonuses.begin(), bonuses.end()), bonuses.end());
  return bonuses;
}

void gain_bonus(const Game& game, State& state, Seat seat, const Bonus& bonus) {
  if (bonus.resource) {
    gain(game, state, seat, *bonus.resource);
  } else {
    draw_godh(game, state, seat);
  }
}

void list_bonuses(const Game& game, const State& state, Actions& actions) {
  for (const Bonus& bonus : bonuses_at(game, *state.taken_from)) {
    actions.push_back(TakeBonus{bonus});
  }
}

void carry_out(const Game& game, State& state, const TakeBonus& action) {
  end_bonus(game, state);
  gain_bonus(game, state, state.active, action.bonus);
}

bool advance_bonus(const Game& game, State& state) {
  if (state.phase != Phase::character || state.step != Step::bonus || !state.pending.empty()) {
    return false;
  }
  const std::vector<Bonus> bonuses = bonuses_at(game, *state.taken_from);
  if (bonuses.size() > 1) return false;
  end_bonus(game, state);
  if (!bonuses.empty()) gain_bonus(game, state, state.active, bonuses.front());
  return true;
}

}  // namespace parapet::skybridge::game
