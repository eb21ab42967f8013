#include <algorithm>
#include <utility>

#include "rules/ask/mayhem/mayhem_questions.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/mayhem/tile_map_json.h"
#include "rules/mayhem/map/map_builder.h"

namespace parapet::ask {
namespace {

constexpr std::string_view kMapKeys[] = {"layout"};
constexpr std::string_view kBuildKeys[] = {"layout", "left", "side", "place", "turns", "ended"};

constexpr std::size_t kMostLeft = 1'000;   // tiles
constexpr std::size_t kMostLaid = 1'000;   // entries in one turn, when a rectangle is completed
constexpr std::size_t kMostBuilt = 4'096;  // entries of a layout to go on with
constexpr int kMostTurns = 1'000;

JsonValue why_json(const Because& faults) {
  return list_json(faults, [](const Reason& fault) { return JsonValue::from_text(fault.text); });
}

JsonValue numbers_json(int a, int b) {
  return JsonValue::from_list({JsonValue::from_integer(a), JsonValue::from_integer(b)});
}

// The layout of the question; of a question without one, the board's own.
Result<std::vector<Placement>> read_question_layout(const JsonCursor& question,
                                                    const TileMap& map) {
  const auto layout = question.member("layout");
  return layout && !layout->value().is_null() ? read_loose_layout(*layout, map.tiles) : map.layout;
}

Result<Asked> read_map(const JsonCursor& question, const MayhemState& state) {
  auto layout = read_question_layout(question, state.file->map);
  if (!layout) return Failure(layout.error());
  const auto answer = [layout = *std::move(layout), &state](const Options&) {
    mayhem::MapRuling ruling = mayhem::rule_map(state.file->map.tiles, layout);
    return Answer{{{"valid", JsonValue::from_bool(ruling.valid)}, {"why", why_json(ruling.faults)}},
                  std::move(ruling.because),
                  {}};
  };
  return Asked{answer, {}, {}};
}

// {"mayhem": 2, "legion": 1}: both Sides, the question's among them.
Result<std::vector<mayhem::TurnsTaken>> read_turns(const JsonCursor& at, const std::string& side) {
  const auto& members = at.value().members();
  const bool has_side = std::any_of(members.begin(), members.end(),
                                    [&](const JsonMember& member) { return member.key == side; });
  if (members.size() != 2 || !has_side) {
    return Failure(at.wrong("an object of the turns that both Sides have taken, such as {\"" +
                            side + "\": 2, ...}"));
  }
  std::vector<mayhem::TurnsTaken> turns;
  for (const JsonMember& member : members) {
    const auto number = at.at(member).integer(0, kMostTurns);
    if (!number) return Failure(number.error());
    turns.push_back({member.key, *number});
  }
  return turns;
}

Result<mayhem::BuildQuestion> read_build_question(const JsonCursor& question, const TileMap& map) {
  ObjectReader reader(question);
  const auto read_layout_up_to = [&](std::size_t most) {
    return [&map, most](const JsonCursor& at) -> Result<std::vector<Placement>> {
      if (auto checked = at.check_list(most, "entries of a layout"); !checked) {
        return Failure(checked.error());
      }
      return read_loose_layout(at, map.tiles);
    };
  };
  mayhem::BuildQuestion build;
  build.layout = reader.unless_null("layout", read_layout_up_to(kMostBuilt), map.layout);
  build.left = reader.required(
      "left", [&](const JsonCursor& at) { return read_tile_names(at, map.tiles, kMostLeft); });
  build.side = reader.required("side", read_name);
  build.place = reader.unless_null("place", read_layout_up_to(kMostLaid));
  build.turns = reader.unless_null(
      "turns", [&](const JsonCursor& at) { return read_turns(at, build.side); }, {});
  build.ended = reader.unless_null("ended", read_name);
  return reader.finish(std::move(build));
}

JsonValue placement_json(const Placement& entry, const std::vector<Tile>& tiles) {
  return JsonValue::from_members({{"tile", JsonValue::from_text(tiles[entry.tile].name)},
                                  {"at", numbers_json(entry.x, entry.y)},
                                  {"turn", JsonValue::from_integer(entry.turn)}});
}

JsonValue removal_json(const mayhem::Removal& removal) {
  return JsonValue::from_members({{"remove", list_json(removal.entries, index_json)},
                                  {"at", numbers_json(removal.rest.x, removal.rest.y)},
                                  {"size", numbers_json(removal.rest.width, removal.rest.height)}});
}

std::vector<JsonMember> build_members(const mayhem::BuildRuling& ruling,
                                      const std::vector<Tile>& tiles) {
  std::vector<JsonMember> members = {{"legal", JsonValue::from_bool(ruling.legal)},
                                     {"why", why_json(ruling.faults)}};
  if (ruling.legal) {
    members.push_back({"placements", list_json(ruling.placements, [&](const Placement& entry) {
                         return placement_json(entry, tiles);
                       })});
    if (!ruling.all_placements) {
      members.push_back({"all_placements", JsonValue::from_bool(false)});
    }
  }
  members.push_back({"may_end", JsonValue::from_bool(ruling.may_end)});
  if (ruling.end) {
    const auto& completable = ruling.end->completable;
    members.push_back(
        {"completable", completable ? JsonValue::from_bool(*completable) : JsonValue()});
    if (completable == false) {
      members.push_back({"removals", list_json(ruling.end->removals, removal_json)});
    }
  }
  return members;
}

Result<Asked> read_build(const JsonCursor& question, const MayhemState& state) {
  auto build = read_build_question(question, state.file->map);
  if (!build) return Failure(build.error());
  const auto answer = [build = *std::move(build), &state](const Options&) {
    const std::vector<Tile>& tiles = state.file->map.tiles;
    mayhem::BuildRuling ruling = mayhem::rule_build(tiles, build);
    Answer result{build_members(ruling, tiles), std::move(ruling.because), {}};
    // AOM-GEN-5: the Side that did not end completes, or removes.
    if (build.ended && *build.ended != build.side) {
      result.own.push_back({"chooser", JsonValue::from_text(build.side)});
    }
    return result;
  };
  return Asked{answer, {}, {}};
}

constexpr MayhemQuestion kQuestions[] = {{"map", kMapKeys, read_map},
                                         {"build", kBuildKeys, read_build}};

}  // namespace

std::span<const MayhemQuestion> map_questions() { return kQuestions; }

}  // namespace parapet::ask
