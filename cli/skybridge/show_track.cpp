#include "cli/skybridge/show_track.h"

#include <iostream>
#include <map>
#include <string>
#include <vector>

#include "cli/told.h"
#include "cli/words.h"
#include "rules/skybridge/bridge.h"
#include "rules/skybridge/track.h"

namespace parapet::cli {
namespace {

using skybridge::kTerritories;

// "2 free rebels, 3 of blue": those on a territory.
void add_rebels(std::vector<std::string>& things, const ask::SkybridgeState& state, int index) {
  int free = 0;
  std::map<std::size_t, int> owned;
  for (const skybridge::Rebel& rebel : state.position->rebels) {
    if (rebel.index != index) continue;
    if (rebel.owner) {
      ++owned[*rebel.owner];
    } else {
      ++free;
    }
  }
  if (free > 0) things.push_back(counted(free, "free rebel"));
  for (const auto& [player, count] : owned) {
    things.push_back(counted(count, "rebel") + " of " + state.players()[player].id);
  }
}

// What stands on a territory.
std::vector<std::string> things_on(const ask::SkybridgeState& state, int index) {
  const skybridge::Land& land = state.land();
  const skybridge::Position& position = *state.position;
  std::vector<std::string> things;
  if (index == skybridge::leader_at(position.completed)) things.emplace_back("the leader");
  if (index == land.drakhe_head) things.emplace_back("the Drakhe's head");
  for (const skybridge::Player& player : position.players) {
    if (player.legion == index) things.push_back("legion of " + player.id);
  }
  for (std::size_t n = 0; n < land.fortifications.size(); ++n) {
    const skybridge::Fortification& it = land.fortifications[n];
    if (it.territory != index) continue;
    std::vector<std::string> owners;
    for (const skybridge::Garrison& garrison : position.garrisons) {
      if (garrison.fortification == n) owners.push_back(position.players[garrison.player].id);
    }
    things.push_back(it.id + " (" + counted(it.points, "point") +
                     (owners.empty() ? "" : "; garrison of " + enumerated(owners)) + ")");
  }
  add_rebels(things, state, index);
  return things;
}

std::string cost_words(const skybridge::Segment& segment) {
  std::vector<std::string> parts;
  for (const skybridge::Resource resource : skybridge::kResources) {
    if (segment.cost[resource] == 0) continue;
    parts.push_back(std::to_string(segment.cost[resource]) + " " + std::string(to_text(resource)));
  }
  if (segment.labor) parts.emplace_back("Labor");
  if (segment.drakhe) parts.emplace_back("Drakhe");
  return parts.empty() ? "nothing" : enumerated(parts);
}

std::string segment_line(const ask::SkybridgeState& state, int number) {
  const skybridge::Position& position = *state.position;
  const auto n = static_cast<std::size_t>(number - 1);
  const skybridge::Segment& segment = state.land().segments[n];
  std::vector<std::string> people;
  for (const std::size_t player : position.population[n]) {
    people.push_back(position.players[player].id);
  }
  const std::string is = skybridge::is_finished(number, position.completed)         ? "finished"
                         : number == skybridge::current_segment(position.completed) ? "being built"
                                                                                    : "a gap";
  return "  " + std::to_string(number) + "  " + is + ", " + counted(segment.points, "point") +
         ", costs " + cost_words(segment) +
         (people.empty() ? "" : "; population of " + enumerated(people)) + "\n";
}

}  // namespace

std::string track_summary(const ask::SkybridgeState& state) {
  return "nine territories, " + counted(static_cast<int>(state.players().size()), "player") + ", " +
         std::to_string(state.position->completed) + " of 7 segments finished";
}

std::size_t print_track_warnings(const ask::SkybridgeSession& session) {
  const JsonValue answer =
      session.answer(JsonValue::from_members({{"ask", JsonValue::from_text("check")}}));
  const auto& warnings = items_of(answer.find("warnings"));
  for (const JsonValue& warning : warnings) {
    std::cout << as_text(warning.find("text")) << "  [" << as_text(warning.find("code")) << "]\n";
  }
  return warnings.size();
}

std::string track_in_words(const ask::SkybridgeState& state) {
  const skybridge::Position& position = *state.position;
  std::string text = "\nThe desert\n";
  for (int index = 0; index < kTerritories; ++index) {
    const auto things = things_on(state, index);
    text += "  " + std::to_string(index) + "  " +
            state.land().territories[static_cast<std::size_t>(index)].name +
            (things.empty() ? "" : ": " + enumerated(things)) + "\n";
  }
  text += "\nThe bridge, from the start to the eye\n";
  for (const int number : skybridge::kBridgeOrder) text += segment_line(state, number);
  text += "\nIn reserve\n  " + counted(position.free_rebels, "free rebel");
  for (const skybridge::Player& player : position.players) {
    text += ", " + std::to_string(player.reserve) + " of " + player.id;
  }
  text += "\n";
  if (position.idle > 0) text += counted(position.idle, "idle round") + " in a row.\n";
  return text;
}

}  // namespace parapet::cli
