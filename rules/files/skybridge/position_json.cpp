#include "rules/files/skybridge/position_json.h"

#include <algorithm>
#include <string>
#include <utility>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/skybridge/known_id.h"
#include "rules/files/skybridge/land_json.h"
#include "rules/files/skybridge/limits.h"
#include "rules/skybridge/rebels.h"
#include "rules/skybridge/round_end.h"
#include "rules/skybridge/track_rules.h"

namespace parapet {
namespace {

using skybridge::Garrison;
using skybridge::Player;
using skybridge::Rebel;
using skybridge::TrackRules;

constexpr std::string_view kPlayerKeys[] = {"id", "legion", "reserve"};
constexpr std::string_view kRebelKeys[] = {"index", "owner"};
constexpr std::string_view kGarrisonKeys[] = {"player", "fortification"};
constexpr int kMostIdle = 1'000;  // of OPT-B2 `tokens`

Result<std::size_t> read_player_id(const JsonCursor& at, const std::vector<Player>& players) {
  return read_known_id(at, known_ids(players), "a player");
}

Result<Player> read_player(const JsonCursor& at) {
  ObjectReader reader(at, kPlayerKeys);
  Player player;
  player.id = reader.required("id", read_name);
  player.legion = reader.optional("legion", read_territory_index, 0);
  player.reserve = reader.optional("reserve", read_integer(0, kMostPopulation), 0);
  return reader.finish(std::move(player));
}

Result<Rebel> read_rebel(const JsonCursor& at, const std::vector<Player>& players) {
  ObjectReader reader(at, kRebelKeys);
  Rebel rebel;
  rebel.index = reader.required("index", read_territory_index);
  rebel.owner = reader.unless_null(
      "owner", [&](const JsonCursor& owner) { return read_player_id(owner, players); });
  return reader.finish(rebel);
}

Result<Garrison> read_garrison(const JsonCursor& at, const skybridge::Land& land,
                               const std::vector<Player>& players) {
  ObjectReader reader(at, kGarrisonKeys);
  Garrison garrison;
  garrison.player = reader.required(
      "player", [&](const JsonCursor& player) { return read_player_id(player, players); });
  garrison.fortification = reader.required("fortification", [&](const JsonCursor& id) {
    return read_known_id(id, known_ids(land.fortifications), "a fortification");
  });
  return reader.finish(garrison);
}

JsonValue id_json(const std::vector<Player>& players, std::size_t player) {
  return JsonValue::from_text(players[player].id);
}

}  // namespace

Result<std::vector<Player>> read_players(const JsonCursor& list) {
  auto players = read_list(list, kMostPlayers, "players", read_player);
  if (!players) return players;
  std::vector<std::string_view> ids;
  for (std::size_t n = 0; n < players->size(); ++n) {
    ids.push_back((*players)[n].id);
    if (auto checked = check_new_id(list.item(n), ids); !checked) return Failure(checked.error());
  }
  return players;
}

Result<std::vector<Rebel>> read_rebels(const JsonCursor& list, const std::vector<Player>& players,
                                       const Options& options) {
  auto rebels = read_list(list, kMostRebels, "rebels",
                          [&](const JsonCursor& rebel) { return read_rebel(rebel, players); });
  if (!rebels || TrackRules::from(options).unlimited_free_rebels) return rebels;
  const int free = skybridge::free_rebels_out(*rebels);
  if (free <= skybridge::kFreeRebels) return rebels;
  return Failure(list.fault(
      "wrong-value", std::to_string(free) + " free rebels",
      "at most " + std::to_string(skybridge::kFreeRebels) + ", unless option B1 is unlimited"));
}

Result<std::vector<Garrison>> read_garrisons(const JsonCursor& list, const skybridge::Land& land,
                                             const std::vector<Player>& players) {
  auto garrisons = read_list(list, kMostGarrisons, "garrisons", [&](const JsonCursor& garrison) {
    return read_garrison(garrison, land, players);
  });
  if (!garrisons) return garrisons;
  for (std::size_t n = 0; n < garrisons->size(); ++n) {
    const Garrison& it = (*garrisons)[n];
    const auto end = garrisons->begin() + static_cast<std::ptrdiff_t>(n);
    if (std::find(garrisons->begin(), end, it) == end) continue;
    return Failure(list.item(n).fault("duplicate-id",
                                      "a second garrison of \"" + players[it.player].id +
                                          "\" in \"" + land.fortifications[it.fortification].id +
                                          "\"",
                                      "at most one of each player in a fortification"));
  }
  return garrisons;
}

Result<SegmentPopulation> read_population(const JsonCursor& segments,
                                          const std::vector<Player>& players) {
  SegmentPopulation population;
  for (std::size_t n = 0; n < segments.value().items().size(); ++n) {
    const JsonCursor segment = segments.item(n);
    const auto there = segment.member("population");
    if (!there) continue;
    const auto number = read_segment_number(segment);
    if (!number) return Failure(number.error());
    auto ids = read_list(*there, kMostPlayers, "players",
                         [&](const JsonCursor& id) { return read_player_id(id, players); });
    if (!ids) return Failure(ids.error());
    for (std::size_t k = 0; k < ids->size(); ++k) {
      const auto end = ids->begin() + static_cast<std::ptrdiff_t>(k);
      if (std::find(ids->begin(), end, (*ids)[k]) == end) continue;
      return Failure(there->item(k).fault("duplicate-id", "\"" + players[(*ids)[k]].id + "\" again",
                                          "at most one population of each player on a segment"));
    }
    population[static_cast<std::size_t>(*number - 1)] = *std::move(ids);
  }
  return population;
}

Result<int> read_completed(const JsonCursor& at) { return at.integer(0, skybridge::kSegments); }

Result<int> read_idle(const JsonCursor& at, const Options& options) {
  return at.integer(
      0, TrackRules::from(options).tokens_complete ? kMostIdle : skybridge::kIdleRounds - 1);
}

Result<int> read_free_rebels(const JsonCursor& at, const Options& options) {
  const bool any = TrackRules::from(options).unlimited_free_rebels;
  return at.integer(0, any ? kMostPopulation : skybridge::kFreeRebels);
}

JsonValue players_json(const std::vector<Player>& players) {
  return list_json(players, [](const Player& player) {
    return JsonValue::from_members({{"id", JsonValue::from_text(player.id)},
                                    {"legion", JsonValue::from_integer(player.legion)},
                                    {"reserve", JsonValue::from_integer(player.reserve)}});
  });
}

JsonValue rebels_json(const std::vector<Rebel>& rebels, const std::vector<Player>& players) {
  return list_json(rebels, [&](const Rebel& rebel) {
    return JsonValue::from_members(
        {{"index", JsonValue::from_integer(rebel.index)},
         {"owner", rebel.owner ? id_json(players, *rebel.owner) : JsonValue()}});
  });
}

JsonValue garrisons_json(const skybridge::Land& land, const skybridge::Position& position) {
  return list_json(position.garrisons, [&](const Garrison& garrison) {
    return JsonValue::from_members(
        {{"player", id_json(position.players, garrison.player)},
         {"fortification", JsonValue::from_text(land.fortifications[garrison.fortification].id)}});
  });
}

JsonValue population_json(const skybridge::Position& position, int segment) {
  return list_json(position.population[static_cast<std::size_t>(segment - 1)],
                   [&](std::size_t player) { return id_json(position.players, player); });
}

}  // namespace parapet
