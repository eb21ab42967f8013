#include "cli/skybridge/draw_track.h"

#include <algorithm>

#include "cli/skybridge/draw_span.h"
#include "cli/words.h"
#include "rules/skybridge/track.h"

namespace parapet::cli {
namespace {

using viewer::BridgePicture;
using viewer::Role;

struct Drawing {
  std::string_view ask;
  void (*draw)(const ToldAnswer& told, const TrackBoard& board, BridgePicture& picture);
};

viewer::TrackTerritory* territory_of(BridgePicture& picture, std::optional<int> index) {
  if (!index || *index < 0 || *index >= skybridge::kTerritories) return nullptr;
  return &picture.territories[static_cast<std::size_t>(*index)];
}

void tint(BridgePicture& picture, std::optional<int> index, Role role) {
  if (auto* territory = territory_of(picture, index)) territory->tint = role;
}

std::optional<std::size_t> player_of(const TrackBoard& board, const std::string& id) {
  const auto& players = board.position.players;
  const auto found =
      std::find_if(players.begin(), players.end(), [&id](const auto& one) { return one.id == id; });
  if (found == players.end()) return std::nullopt;
  return static_cast<std::size_t>(found - players.begin());
}

// Where a question is about: its `index`, else where the legion of its player stands.
std::optional<int> index_asked(const ToldAnswer& told, const TrackBoard& board) {
  if (told.asks("index")) return as_integer(told.question.find("index"));
  const auto player = player_of(board, told.word("player"));
  if (!player) return std::nullopt;
  return board.position.players[*player].legion;
}

void mark_legion(const ToldAnswer& told, const TrackBoard& board, BridgePicture& picture) {
  const auto player = player_of(board, told.word("player"));
  for (viewer::TrackLegion& legion : picture.legions) {
    if (legion.player == player) legion.marked = true;
  }
}

void judge_legal(const ToldAnswer& told, BridgePicture& picture) {
  const bool legal = told.yes("legal");
  picture.badge = legal ? "LEGAL" : "NOT LEGAL";
  picture.tone = legal ? Role::allowed : Role::danger;
}

void draw_leader(const ToldAnswer& told, const TrackBoard&, BridgePicture& picture) {
  const auto index = told.number("index");
  picture.badge = "TERRITORY " + std::to_string(index.value_or(0));
  tint(picture, index, Role::allowed);
  picture.legend.push_back({Role::allowed, "where the leader stands"});
}

void draw_legion(const ToldAnswer& told, const TrackBoard& board, BridgePicture& picture) {
  judge_legal(told, picture);
  mark_legion(told, board, picture);
  for (const JsonValue& step : items_of(told.own("steps"))) {
    tint(picture, as_integer(&step), Role::zone);
  }
  tint(picture, index_asked(told, board), Role::former);
  tint(picture, told.number("index"), told.yes("legal") ? Role::allowed : Role::danger);
  picture.legend = {{Role::former, "from"}, {Role::zone, "on the way"}};
  picture.legend.push_back(told.yes("legal") ? viewer::LegendEntry{Role::allowed, "to"}
                                             : viewer::LegendEntry{Role::danger, "stops here"});
}

void draw_might(const ToldAnswer& told, const TrackBoard& board, BridgePicture& picture) {
  mark_legion(told, board, picture);
  const auto& area = items_of(told.own("area"));
  picture.badge = counted(static_cast<int>(area.size()), "TERRITORY", "TERRITORIES");
  for (const JsonValue& index : area) tint(picture, as_integer(&index), Role::allowed);
  picture.legend.push_back({Role::allowed, "area of might"});
}

void draw_bridge(const ToldAnswer& told, const TrackBoard&, BridgePicture& picture) {
  const auto gaps = items_of(told.own("gaps")).size();
  picture.badge = gaps == 0 ? "COMPLETE" : counted(static_cast<int>(gaps), "GAP", "GAPS");
  if (gaps > 0) picture.tone = Role::zone;
}

// Further rebels, shown as such.
void add(BridgePicture& picture, int index, std::optional<std::size_t> owner, int count) {
  if (count <= 0 || territory_of(picture, index) == nullptr) return;
  add_rebels(picture, index, owner, count);
  for (viewer::TrackRebels& rebels : territory_of(picture, index)->rebels) {
    if (rebels.owner == owner) rebels.added += count;
  }
}

// The board when the round has ended.
void draw_round_end(const ToldAnswer& told, const TrackBoard& board, BridgePicture& picture) {
  skybridge::Position after = board.position;
  const bool completes = told.yes("completes");
  const int places = told.number("places").value_or(0);
  if (completes) after.completed = std::min(after.completed + 1, skybridge::kSegments);
  after.idle = told.number("idle").value_or(after.idle);
  after.free_rebels = std::max(0, after.free_rebels - places);
  picture = track_picture({board.land, after, board.title, board.span});
  picture.badge = completes ? "FINISHED" : "NOT FINISHED";
  if (!completes) picture.tone = Role::zone;
  const int leader = told.number("leader").value_or(skybridge::leader_at(after.completed));
  add(picture, leader, std::nullopt, places);
  bool has_added = places > 0;
  for (const JsonValue& rebel : items_of(told.own("rebels"))) {
    const auto owner = player_of(board, as_text(rebel.find("owner")));
    if (!owner) continue;
    add(picture, as_integer(rebel.find("index")).value_or(leader), owner, 1);
    has_added = true;
  }
  if (completes) {
    auto& segment = segment_of(picture, after.completed);
    segment.mark = "finished";
  }
  if (has_added) picture.legend.push_back({Role::zone, "added"});
}

void draw_garrison(const ToldAnswer& told, const TrackBoard& board, BridgePicture& picture) {
  judge_legal(told, picture);
  const Role role = picture.tone;
  tint(picture, index_asked(told, board), role);
  mark_legion(told, board, picture);
  picture.legend.push_back(
      {role, role == Role::allowed ? "a garrison may go here" : "no garrison may go here"});
}

void draw_return(const ToldAnswer& told, const TrackBoard& board, BridgePicture& picture) {
  skybridge::Position after = board.position;
  after.rebels.clear();
  for (const JsonValue& rebel : items_of(told.own("rebels"))) {
    const JsonValue* owner = rebel.find("owner");
    const bool is_free = owner == nullptr || owner->is_null();
    after.rebels.push_back({as_integer(rebel.find("index")).value_or(0),
                            is_free ? std::nullopt : player_of(board, as_text(owner))});
  }
  if (told.own("rebels") != nullptr) {
    picture = track_picture({board.land, after, board.title, board.span});
  }
  judge_legal(told, picture);
  tint(picture, index_asked(told, board), picture.tone);
  picture.legend.push_back({picture.tone, picture.tone == Role::allowed
                                              ? "where a rebel returned from"
                                              : "nobody returns from here"});
}

// SKB-16: whoever is in reserve goes to the legion, before rebels are counted.
void place_reserves(const TrackBoard& board, BridgePicture& picture) {
  for (std::size_t n = 0; n < board.position.players.size(); ++n) {
    const skybridge::Player& player = board.position.players[n];
    add(picture, player.legion, n, player.reserve);
  }
}

// What counts is marked where it stands.
void draw_score(const ToldAnswer& told, const TrackBoard& board, BridgePicture& picture) {
  picture.badge = counted(told.number("total").value_or(0), "POINT", "POINTS");
  const auto player = player_of(board, told.word("player"));
  if (!player) return;
  place_reserves(board, picture);
  bool has_added = false;
  const int legion = board.position.players[*player].legion;
  for (std::size_t n = 0; n < picture.territories.size(); ++n) {
    viewer::TrackTerritory& territory = picture.territories[n];
    const bool is_in = skybridge::in_area(legion, static_cast<int>(n));
    territory.counts_leader = is_in && territory.has_leader;
    for (viewer::TrackRebels& rebels : territory.rebels) {
      rebels.counted = is_in && rebels.owner != player;
      has_added = has_added || rebels.added > 0;
    }
    for (viewer::TrackFort& fort : territory.forts) {
      const auto& owners = fort.garrisons;
      fort.counted = std::find(owners.begin(), owners.end(), *player) != owners.end();
    }
  }
  for (viewer::TrackLegion& one : picture.legions) {
    if (one.player != *player) continue;
    one.marked = true;
    one.note = counted(told.number("rebel_points").value_or(0), "point") + " by rebels, " +
               std::to_string(told.number("garrison_points").value_or(0)) + " by garrisons, " +
               std::to_string(told.number("segment_points").value_or(0)) + " by segments";
  }
  for (int number = 1; number <= board.position.completed; ++number) {
    auto& segment = segment_of(picture, number);
    const auto& people = segment.population;
    if (std::find(people.begin(), people.end(), *player) == people.end()) continue;
    const int points = board.land.segments[static_cast<std::size_t>(number - 1)].points;
    segment.mark = "+" + std::to_string(points) + (people.size() == 1 ? " +1 alone" : "");
  }
  picture.legend.push_back({Role::allowed, "counts"});
  if (has_added) picture.legend.push_back({Role::zone, "from reserves"});
}

void draw_check(const ToldAnswer& told, const TrackBoard&, BridgePicture& picture) {
  const auto warnings = items_of(told.own("warnings")).size();
  picture.badge = counted(static_cast<int>(warnings), "WARNING", "WARNINGS");
  if (warnings > 0) picture.tone = Role::doubt;
}

constexpr Drawing kDrawings[] = {
    {"leader", draw_leader}, {"legion", draw_legion},       {"might", draw_might},
    {"bridge", draw_bridge}, {"round-end", draw_round_end}, {"garrison", draw_garrison},
    {"return", draw_return}, {"score", draw_score},         {"check", draw_check}};

}  // namespace

std::optional<BridgePicture> drawn_track(const ToldAnswer& told, const TrackBoard& board,
                                         const std::string& verdict) {
  BridgePicture picture = track_picture(board);
  const std::string ask = told.ask();
  const auto drawing = std::find_if(std::begin(kDrawings), std::end(kDrawings),
                                    [&ask](const Drawing& one) { return one.ask == ask; });
  if (drawing != std::end(kDrawings)) {
    drawing->draw(told, board, picture);
  } else if (const auto* load = told.answer.evidence.as<skybridge::BridgeLoad>()) {
    draw_span(*load, picture);
  } else {
    return std::nullopt;
  }
  picture.verdict = verdict;
  return picture;
}

}  // namespace parapet::cli
