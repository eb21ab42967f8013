#include <algorithm>
#include <cassert>

#include "rules/skybridge/game/faction_phase.h"
#include "rules/skybridge/game/phase_steps.h"
#include "rules/skybridge/game/population.h"

namespace parapet::skybridge::game {
namespace {

constexpr std::size_t kCardsLost = 2;       // G-67
constexpr std::size_t kPopulationLost = 2;  // G-69

Harm first_harm(std::int8_t slot, std::vector<std::uint8_t> takes) {
  return Harm{false, slot, std::move(takes)};
}

// Every way to take one or two of some sorted things, each once.
void list_choices(const std::vector<std::uint8_t>& things, std::size_t count, Actions& harms) {
  assert(count == 1 || count == 2);
  for (std::size_t a = 0; a + count <= things.size(); ++a) {
    if (count == 1) harms.push_back(first_harm(-1, {things[a]}));
    for (std::size_t b = a + 1; count == 2 && b < things.size(); ++b) {
      harms.push_back(first_harm(-1, {things[a], things[b]}));
    }
  }
  std::sort(harms.begin(), harms.end());
  harms.erase(std::unique(harms.begin(), harms.end()), harms.end());
}

// G-67. O-37 `in-part`: whoever cannot bear either harm discards a single card.
void list_sathap(const Game& game, const Holder& holder, Actions& harms) {
  const bool in_part = game.readings.harm_is_done_in_part() && holder.legion == 0;
  const std::size_t cards = in_part ? std::min(holder.hand.size(), kCardsLost) : kCardsLost;
  if (cards > 0) list_choices(holder.hand, cards, harms);
}

// G-68
void list_terogh(const Holder& holder, Actions& harms) {
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const Slot& at = holder.slots[slot];
    if (!at.closed && !at.cards.empty()) {
      harms.push_back(first_harm(static_cast<std::int8_t>(slot), {}));
    }
  }
}

// G-69, O-12: without a step back to take, a single one is lost.
void list_elbea(const Game& game, const State& state, Seat seat, Actions& harms) {
  const Holder& holder = state.at(seat);
  std::vector<std::uint8_t> population;
  for (const Seat colour : colours_that_may_leave(game, state, seat)) {
    // More than two of a colour give no further choice.
    const auto count =
        static_cast<std::size_t>(holder.population[static_cast<std::size_t>(colour)]);
    population.insert(population.end(), std::min(count, kPopulationLost),
                      static_cast<std::uint8_t>(colour));
  }
  const bool single = holder.legion == 0 && population.size() == 1;
  list_choices(population, single ? 1 : kPopulationLost, harms);
}

// G-66: what a player can choose from; nothing for one who is spared.
Actions harms_of(const Game& game, const State& state, Seat seat) {
  Actions harms;
  switch (*state.eye_blocker) {
    case GreatDrakhe::sathap:
      list_sathap(game, state.at(seat), harms);
      break;
    case GreatDrakhe::terogh:
      list_terogh(state.at(seat), harms);
      break;
    case GreatDrakhe::elbea:
      list_elbea(game, state, seat, harms);
      break;
  }
  if (state.at(seat).legion > 0) harms.push_back(Harm{true, -1, {}});
  return harms;
}

void discard(State& state, Holder& holder, CardId card) {
  holder.hand.erase(std::find(holder.hand.begin(), holder.hand.end(), card));
  state.discard.push_back(card);
}

void lose_population(State& state, Holder& holder, std::size_t colour) {
  --holder.population[colour];
  ++state.population_out[colour];
}

void suffer(State& state, const ChosenHarm& harm) {
  Holder& holder = state.at(harm.seat);
  if (harm.might) {
    --holder.legion;
  } else if (harm.slot >= 0) {
    holder.slots[static_cast<std::size_t>(harm.slot)].closed = true;
  } else {
    const bool cards = *state.eye_blocker == GreatDrakhe::sathap;
    for (const std::uint8_t taken : harm.takes) {
      cards ? discard(state, holder, taken) : lose_population(state, holder, taken);
    }
  }
}

// O-36 `secret`: nobody sees a harm before all have chosen.
void choose(const Game& game, State& state, Seat seat, const Harm& harm) {
  ChosenHarm chosen{seat, harm.might, harm.slot, harm.takes};
  if (game.readings.harm_is_chosen_in_secret()) {
    state.secret_harms.push_back(std::move(chosen));
  } else {
    suffer(state, chosen);
  }
}

// G-62: out of the game. `eye` is turned up from the next Preparation on.
void leave(State& state) {
  for (const ChosenHarm& harm : state.secret_harms) suffer(state, harm);
  state.secret_harms.clear();
  state.drakhes_out.push_back(*state.eye_blocker);
  state.eye_blocker.reset();
  begin_step(state, Step::food);
}

}  // namespace

void advance_great_drakhe(const Game& game, State& state) {
  if (state.done == game.seats()) return leave(state);
  const Seat seat = state.active;
  const Actions harms = harms_of(game, state, seat);
  if (harms.size() > 1) {
    Decision decision;
    decision.kind = Decision::Kind::harm;
    decision.decider = seat;
    state.pending.push_back(std::move(decision));
    return;
  }
  if (!harms.empty()) choose(game, state, seat, std::get<Harm>(harms.front()));
  pass_on(game, state);
}

void list_harms(const Game& game, const State& state, Actions& actions) {
  const Actions harms = harms_of(game, state, state.pending.back().decider);
  actions.insert(actions.end(), harms.begin(), harms.end());
}

void carry_out(const Game& game, State& state, const Harm& action) {
  const Seat seat = state.pending.back().decider;
  state.pending.pop_back();
  choose(game, state, seat, action);
  pass_on(game, state);
}

}  // namespace parapet::skybridge::game
