#include <algorithm>

#include "viewer/failure.h"
#include "viewer/picture_checks.h"

namespace parapet::viewer {
namespace {

constexpr std::size_t kMost = 20;        // of everything that has a column of its own
constexpr std::size_t kMostForts = 100;  // of all territories together

Result<void> wrong(std::string found, std::string expected) {
  return failure("bad-picture", "", std::move(found), std::move(expected));
}

Result<void> check_numbers(const BridgePicture& picture) {
  const auto& segments = picture.bridge.segments;
  if (segments.empty()) return wrong("a bridge without segments", "segments of a bridge");
  std::size_t most = std::max({segments.size(), picture.territories.size(), picture.players.size(),
                               picture.legions.size()});
  for (const BridgeSegment& one : segments) most = std::max(most, one.population.size());
  if (picture.table) {
    const BridgeTable& table = *picture.table;
    most = std::max(
        {most, table.stacks.size(), table.dice.size(), table.boards.size(), table.counts.size()});
    for (const TableBoard& board : table.boards) {
      most = std::max({most, board.slots.size(), board.resources.size(), board.counts.size()});
    }
  }
  if (most > kMost) {
    return wrong(std::to_string(most) + " of one kind",
                 "at most " + std::to_string(kMost) + " segments, players and the like");
  }
  std::size_t forts = 0;
  for (const TrackTerritory& one : picture.territories) forts += one.forts.size();
  if (forts > kMostForts) {
    return wrong(std::to_string(forts) + " fortifications",
                 "at most " + std::to_string(kMostForts));
  }
  return {};
}

bool has_all(const BridgePicture& picture, const std::vector<std::size_t>& players) {
  return std::all_of(players.begin(), players.end(),
                     [&](std::size_t player) { return player < picture.players.size(); });
}

Result<void> check_indexes(const BridgePicture& picture) {
  std::vector<std::size_t> players;
  const auto add = [&players](const std::vector<std::size_t>& more) {
    players.insert(players.end(), more.begin(), more.end());
  };
  for (const BridgeSegment& one : picture.bridge.segments) add(one.population);
  for (const TrackTerritory& one : picture.territories) {
    for (const TrackFort& fort : one.forts) add(fort.garrisons);
    for (const TrackRebels& rebels : one.rebels) {
      if (rebels.owner) players.push_back(*rebels.owner);
    }
  }
  for (const TrackLegion& legion : picture.legions) {
    players.push_back(legion.player);
    if (legion.territory >= picture.territories.size()) {
      return wrong("a legion in a territory that is not there", "territories of the track");
    }
  }
  if (picture.table) {
    for (const TableBoard& board : picture.table->boards) players.push_back(board.player);
  }
  if (has_all(picture, players)) return {};
  return wrong("a piece of a player who is not there", "players of the picture");
}

}  // namespace

Result<void> check_bridge(const BridgePicture& picture, PictureSize size) {
  return check_numbers(picture)
      .and_then([&picture] { return check_indexes(picture); })
      .and_then([size] { return check_size(size); });
}

}  // namespace parapet::viewer
