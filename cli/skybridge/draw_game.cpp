#include "cli/skybridge/draw_game.h"

#include "cli/skybridge/game_table.h"
#include "cli/skybridge/track_picture.h"
#include "cli/words.h"
#include "rules/skybridge/game/engine.h"
#include "rules/skybridge/game/price.h"
#include "rules/skybridge/game/score.h"

namespace parapet::cli {

using namespace skybridge::game;

namespace {

// What stands on the land.
skybridge::Position position_of(const Game& game, const State& state) {
  skybridge::Position position;
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    const Holder& holder = state.at(seat);
    position.players.push_back(
        {game.players[static_cast<std::size_t>(seat)], holder.legion, holder.reserve});
  }
  for (std::size_t n = 0; n < state.rebels.size(); ++n) {
    for (std::size_t colour = 0; colour < state.rebels[n].size(); ++colour) {
      const auto owner = colour == kFreeRebel ? std::nullopt : std::optional(colour);
      const auto count = static_cast<std::size_t>(state.rebels[n][colour]);
      position.rebels.insert(position.rebels.end(), count, {static_cast<int>(n), owner});
    }
  }
  for (std::size_t n = 0; n < state.garrisons.size(); ++n) {
    for (const Seat seat : state.garrisons[n]) {
      position.garrisons.push_back({static_cast<std::size_t>(seat), n});
    }
  }
  for (std::size_t n = 0; n < state.population.size(); ++n) {
    for (const Seat seat : state.population[n]) {
      position.population[n].push_back(static_cast<std::size_t>(seat));
    }
  }
  position.completed = state.completed;
  position.idle = state.idle;
  position.free_rebels = state.free_rebels;
  return position;
}

std::string names_of(const Game& game, const std::vector<Seat>& seats) {
  std::vector<std::string> names;
  for (const Seat seat : seats) names.push_back(game.players[static_cast<std::size_t>(seat)]);
  return enumerated(names);
}

void tell_state(viewer::BridgePicture& picture, const Game& game, const State& state) {
  if (is_over(state)) {
    const std::vector<Seat> won = winners(scores(game, state));
    picture.badge = "OVER";
    picture.verdict =
        names_of(game, won) + (won.size() == 1 ? " wins the game." : " share the win.");
    return;
  }
  picture.badge = state.round > 0 ? "ROUND " + std::to_string(state.round) : "BEFORE ROUND 1";
  picture.tone = viewer::Role::focus;
  const Seat seat = decider(state);
  picture.verdict =
      seat == kNobody ? "The dice are to be rolled." : names_of(game, {seat}) + " is to decide.";
}

}  // namespace

viewer::BridgePicture game_picture(const Game& game, const State& state) {
  const skybridge::Position position = position_of(game, state);
  viewer::BridgePicture picture = track_picture({game.cards->land, position, game.cards->name});
  for (viewer::TrackTerritory& territory : picture.territories) territory.has_leader = false;
  picture.territories[static_cast<std::size_t>(state.leader)].has_leader = true;
  picture.bridge.die_face.reset();
  if (!is_over(state) && state.completed < skybridge::kSegments) {
    if (const auto face = face_on_segment(state)) picture.bridge.die_face = to_text(*face);
  }
  tell_state(picture, game, state);
  picture.table = game_table(game, state);
  return picture;
}

Result<void> draw_game(const Game& game, const State& state, const std::string& path) {
  const viewer::BridgePicture picture = game_picture(game, state);
  return viewer::write_picture(picture, path, viewer::size_of(picture));
}

}  // namespace parapet::cli
