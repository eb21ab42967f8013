#include "rules/skybridge/game/setup.h"

#include <algorithm>
#include <numeric>
#include <string>

#include "rules/skybridge/game/deal.h"
#include "rules/skybridge/game/dice.h"
#include "rules/skybridge/game/faction_phase.h"
#include "rules/skybridge/game/random.h"

namespace parapet::skybridge::game {
namespace {

constexpr std::size_t kFewestPlayers = 2;

Failure wrong_players(std::size_t found, std::string expected) {
  Fault fault;
  fault.code = "wrong-players";
  fault.place = "players";
  fault.found = std::to_string(found) + (found == 1 ? " player" : " players");
  fault.expected = std::move(expected);
  return Failure(std::move(fault));
}

void ask_for_board(const Game& game, State& state) {
  // G-10: from the start player's right on, away from the left neighbours.
  const int seats = game.seats();
  Decision decision;
  decision.kind = Decision::Kind::choose_board;
  decision.decider = static_cast<Seat>((state.start + seats - 1 - state.done + seats) % seats);
  state.pending.push_back(std::move(decision));
  ++state.done;
}

void ask_for_garden(State& state, Seat owner) {
  Decision decision;
  decision.kind = Decision::Kind::place_garden;
  decision.decider = owner;
  state.pending.push_back(std::move(decision));
}

// O-32: the die may show something beside the bridge before its first roll.
bool needs_roll(const Game& game, const State& state) {
  return game.readings.die_is_rolled_at_setup() && !state.bridge_die.face;
}

void begin_play_before(State& state) {
  begin_turn(state, state.start);
  state.phase = Phase::before;
  state.step = Step::play;
  state.active = state.start;
  state.done = 0;
}

}  // namespace

Result<void> may_begin(const Game& game) {
  const std::size_t count = game.players.size();
  const Cards& cards = *game.cards;
  const std::size_t most = game.readings.up_to_five_players() ? kMaxPlayers : kMaxPlayers - 1;
  if (count < kFewestPlayers || count > most) {
    return wrong_players(
        count, std::to_string(kFewestPlayers) + " to " + std::to_string(most) + " players");
  }
  if (count > cards.boards.size()) {
    return wrong_players(count, "a player board for each of them");
  }
  if (count * static_cast<std::size_t>(cards.setup.starting_cards) > cards.starting.size()) {
    return wrong_players(count, "enough starting cards for each of them");
  }
  for (const StackName stack : kStackNames) {
    const std::vector<StackName>& dealt = cards.setup.dealt;
    const std::size_t times =
        static_cast<std::size_t>(std::count(dealt.begin(), dealt.end(), stack));
    if (count * times > cards.stacks[index_of(stack)].cards.size()) {
      return wrong_players(
          count, "enough cards in the stack " + std::string(to_text(stack)) + " to deal them");
    }
  }
  return {};
}

Shuffles shuffled(const Game& game, std::uint64_t& random) {
  const Cards& cards = *game.cards;
  Shuffles shuffles;
  for (std::size_t stack = 0; stack < kStackCount; ++stack) {
    shuffles.stacks[stack] = cards.stacks[stack].cards;
    shuffle(random, shuffles.stacks[stack]);
  }
  shuffles.godh.resize(cards.godh.size());
  std::iota(shuffles.godh.begin(), shuffles.godh.end(), GodhId{0});
  shuffle(random, shuffles.godh);
  shuffles.drakhes = cards.drakhes;
  shuffle(random, shuffles.drakhes);
  shuffles.starting = cards.starting;
  shuffle(random, shuffles.starting);
  shuffles.start = static_cast<Seat>(random_below(random, game.players.size()));
  return shuffles;
}

State begin(const Game& game, const Shuffles& shuffles, std::optional<std::uint64_t> random) {
  State state;
  for (std::size_t stack = 0; stack < kStackCount; ++stack) {
    state.stacks[stack].cards = shuffles.stacks[stack];
  }
  if (!shuffles.drakhes.empty()) {
    state.eye_blocker = shuffles.drakhes.front();
    state.drakhes_out.assign(shuffles.drakhes.begin() + 1, shuffles.drakhes.end());
  }
  state.godh_pile = shuffles.godh;
  // The garden card is not dealt: it lies below the others.
  state.box = {game.cards->garden};
  state.box.insert(state.box.end(), shuffles.starting.begin(), shuffles.starting.end());
  state.free_rebels = game.cards->setup.free_rebels;
  state.garrisons.resize(game.cards->land.fortifications.size());
  state.holders.resize(game.players.size());
  state.start = state.marker = state.active = shuffles.start;
  state.random = random;
  ask_for_board(game, state);
  return state;
}

State begin(const Game& game, std::uint64_t seed) {
  std::uint64_t random = seed;
  const Shuffles shuffles = shuffled(game, random);
  return begin(game, shuffles, random);
}

bool advance_setup(const Game& game, State& state) {
  if (state.phase != Phase::setup || !state.pending.empty()) return false;
  const int seats = game.seats();
  if (state.done < seats) {
    ask_for_board(game, state);
  } else if (state.done == seats) {
    ++state.done;
    deal(game, state);
    const Seat owner = owner_of(game, state, Ability::gardens);
    if (owner != kNobody) ask_for_garden(state, owner);
  } else if (needs_roll(game, state)) {
    roll_dice(game, state);
  } else {
    begin_play_before(state);
  }
  return true;
}

}  // namespace parapet::skybridge::game
