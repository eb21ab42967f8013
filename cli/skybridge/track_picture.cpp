#include "cli/skybridge/track_picture.h"

#include <algorithm>
#include <cstdint>

#include "cli/words.h"
#include "rules/skybridge/track.h"

namespace parapet::cli {
namespace {

using skybridge::kSegments;
using viewer::BridgePicture;
using viewer::BridgeSegment;
using viewer::SegmentState;

std::size_t index_of(int number) { return static_cast<std::size_t>(number); }

SegmentState state_of(int number, int completed) {
  if (number <= completed) return SegmentState::finished;
  return number == completed + 1 ? SegmentState::current : SegmentState::unbegun;
}

std::vector<std::string> cost_of(const skybridge::Segment& segment) {
  std::vector<std::string> parts;
  for (const skybridge::Resource resource : skybridge::kResources) {
    const int pieces = segment.cost[resource];
    if (pieces > 0) parts.push_back(std::to_string(pieces) + " " + std::string(to_text(resource)));
  }
  if (segment.labor) parts.emplace_back("Labor");
  if (segment.drakhe) parts.emplace_back("Drakhe");
  return parts;
}

// Each player once, however often the position names one.
std::vector<std::size_t> each_once(std::vector<std::size_t> players) {
  std::sort(players.begin(), players.end());
  players.erase(std::unique(players.begin(), players.end()), players.end());
  return players;
}

// From deck to deck over what is not finished, which lies side by side. REQUIRES: some is not.
std::string measured_gap(const skybridge::Span& span, int completed) {
  const auto bodies = skybridge::span_bodies(span);
  const auto is_missing = [completed](const skybridge::SpanBody& body) {
    return body.number > completed;
  };
  const auto last = bodies.begin() + kSegments + 1;  // the eye; pillars follow
  const auto first = std::find_if(bodies.begin(), last, is_missing);
  const auto end = std::find_if_not(first, last, is_missing);
  constexpr std::int64_t kTicks = 10;  // a millimetre
  const std::int64_t wide = end->deck().lo().x - (first - 1)->deck().hi().x;
  return ", " + std::to_string((wide + kTicks / 2) / kTicks) + " mm";
}

void add_bridge(BridgePicture& picture, const TrackBoard& board) {
  const skybridge::Position& position = board.position;
  for (const int number : skybridge::kBridgeOrder) {
    const skybridge::Segment& printed = board.land.segments[index_of(number - 1)];
    BridgeSegment segment;
    segment.name = std::to_string(number);
    segment.state = state_of(number, position.completed);
    segment.cost = cost_of(printed);
    segment.worth = counted(printed.points, "point");
    segment.population = each_once(position.population[index_of(number - 1)]);
    picture.bridge.segments.push_back(std::move(segment));
  }
  // SKB-11: segment 1 has no die.
  if (position.completed > 0 && position.completed < kSegments) picture.bridge.die_face = "";
  if (position.completed >= kSegments) return;
  picture.bridge.gap = counted(kSegments - position.completed, "segment");
  if (board.span != nullptr) picture.bridge.gap += measured_gap(*board.span, position.completed);
}

void add_track(BridgePicture& picture, const TrackBoard& board) {
  const skybridge::Position& position = board.position;
  for (const skybridge::Territory& territory : board.land.territories) {
    viewer::TrackTerritory drawn;
    drawn.name = territory.name;
    picture.territories.push_back(std::move(drawn));
  }
  picture.territories[index_of(board.land.drakhe_head)].is_head = true;
  picture.territories[index_of(skybridge::leader_at(position.completed))].has_leader = true;
  for (std::size_t n = 0; n < board.land.fortifications.size(); ++n) {
    const skybridge::Fortification& printed = board.land.fortifications[n];
    std::vector<std::size_t> owners;
    for (const skybridge::Garrison& garrison : position.garrisons) {
      if (garrison.fortification == n) owners.push_back(garrison.player);
    }
    picture.territories[index_of(printed.territory)].forts.push_back(
        {printed.id, printed.points, each_once(std::move(owners)), false});
  }
  for (std::size_t n = 0; n < position.players.size(); ++n) {
    picture.legions.push_back({n, index_of(position.players[n].legion), "", false});
  }
  for (const skybridge::Rebel& rebel : position.rebels) {
    add_rebels(picture, rebel.index, rebel.owner, 1);
  }
  // Players in their order, free ones last.
  for (viewer::TrackTerritory& territory : picture.territories) {
    std::sort(territory.rebels.begin(), territory.rebels.end(), [](const auto& a, const auto& b) {
      return a.owner.has_value() != b.owner.has_value() ? a.owner.has_value() : a.owner < b.owner;
    });
  }
}

}  // namespace

BridgePicture track_picture(const TrackBoard& board) {
  BridgePicture picture;
  picture.title = board.title;
  for (const skybridge::Player& player : board.position.players) {
    picture.players.push_back(player.id);
  }
  add_bridge(picture, board);
  add_track(picture, board);
  picture.facts.push_back(counted(board.position.free_rebels, "free rebel") + " in the reserve");
  if (board.position.idle > 0) {
    picture.facts.push_back(counted(board.position.idle, "round") + " without anybody building");
  }
  return picture;
}

BridgeSegment& segment_of(BridgePicture& picture, int number) {
  const auto& order = skybridge::kBridgeOrder;
  const auto place = std::find(order.begin(), order.end(), number) - order.begin();
  return picture.bridge.segments[static_cast<std::size_t>(place)];
}

void add_rebels(BridgePicture& picture, int territory, std::optional<std::size_t> owner,
                int count) {
  auto& rebels = picture.territories[index_of(territory)].rebels;
  const auto same = std::find_if(rebels.begin(), rebels.end(),
                                 [&owner](const auto& one) { return one.owner == owner; });
  if (same != rebels.end()) {
    same->count += count;
  } else {
    rebels.push_back({owner, count, false, 0});
  }
}

}  // namespace parapet::cli
