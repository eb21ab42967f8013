#include <array>
#include <memory>
#include <string>
#include <utility>

#include "physics/collapse/collapse.h"
#include "rules/ask/collapse/collapse_json.h"
#include "rules/ask/collapse/stable_question.h"
#include "rules/ask/collapse/structure_question.h"
#include "rules/ask/mayhem/board_state.h"
#include "rules/ask/mayhem/mayhem_questions.h"
#include "rules/collapse/body_names.h"
#include "rules/collapse/tile_structure.h"
#include "rules/collapse/tiles_after.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"

// stable and remove of tile boards: what would really happen.

namespace parapet::ask {
namespace {

constexpr std::string_view kPostKeys[] = {"tile", "level", "corner", "part"};
constexpr std::array<std::string_view, 4> kCorners = {"NW", "NE", "SW", "SE"};
constexpr int kMostParts = 65'536;

collapse::TileStructure structure_of(const MayhemState& state, physics::Table table) {
  collapse::TileStructure tiles = collapse::tile_structure(state.boards->map(), state.board(),
                                                           *state.pieces, state.file->scale);
  tiles.structure.table = table;
  return tiles;
}

// The post's piece, by the corner of a part of a Level of an entry.
Result<std::uint32_t> read_post(const JsonCursor& at, const MayhemState& state,
                                const collapse::TileStructure& tiles) {
  ObjectReader reader(at, kPostKeys);
  const std::size_t entry = reader.required(
      "tile", [&](const JsonCursor& tile) { return state.places->read_entry(tile); });
  const int level = reader.required("level", read_integer(2, Board::kMaxLevels));
  const std::size_t corner =
      reader.required("corner", [](const JsonCursor& word) { return word.one_of(kCorners); });
  const int part = reader.unless_null("part", read_integer(0, kMostParts), 0);
  if (reader.failed()) return Failure(reader.fault());
  for (std::uint32_t piece = 0; piece < tiles.pieces.size(); ++piece) {
    const collapse::TilePiece& it = tiles.pieces[piece];
    if (it.entry == entry && it.level == level && it.part == part && it.corner == kCorners[corner])
      return piece;
  }
  return Failure(at.fault("no-such-post", "a post of a floor that is not there",
                          "a Level of that tile that has floor, and a part of it"));
}

Result<Asked> read_stable(const JsonCursor& question, const MayhemState& state) {
  const auto asked = read_structure_question(question);
  if (!asked) return Failure(asked.error());
  return stable_question(question, *asked, structure_of(state, asked->table).structure,
                         state.progress);
}

JsonValue fall_json(const mayhem::PlateFall& fall) {
  return JsonValue::from_members({{"unit", JsonValue::from_text(fall.body.id)},
                                  {"levels", JsonValue::from_integer(fall.levels)},
                                  {"dice", JsonValue::from_text(fall.dice)},
                                  {"why", JsonValue::from_text(fall.is_hit ? "hit" : "support")}});
}

Reason fall_reason(const mayhem::PlateFall& fall) {
  const std::string levels =
      std::to_string(fall.levels) + (fall.levels == 1 ? " Level" : " Levels");
  const std::string text =
      fall.is_hit
          ? "A plate comes down " + levels + " onto \"" + fall.body.id + "\": " + fall.dice
          : "\"" + fall.body.id + "\" loses its floor and falls " + levels + ": " + fall.dice;
  return {fall.is_hit ? "AOM-COL-6" : "AOM-FALL-2", text + " against it.", fall.body.north_west()};
}

Answer remove_answer(const RemoveEvidence& evidence, const std::vector<mayhem::PlateFall>& falls,
                     const mayhem::MovedFloor& floor, const MayhemState& state) {
  Answer answer;
  answer.own = removal_members(evidence, list_json(falls, fall_json));
  answer.own.push_back(
      {"after",
       after_json(state, collapse::tiles_after(board_state(state, state.options), floor, falls))});
  answer.because = removal_reasons(evidence);
  for (const mayhem::PlateFall& fall : falls) answer.because.push_back(fall_reason(fall));
  answer.evidence = Evidence::of(evidence);
  return answer;
}

Result<Asked> read_remove(const JsonCursor& question, const MayhemState& state) {
  const auto asked = read_structure_question(question);
  if (!asked) return Failure(asked.error());
  const auto tiles =
      std::make_shared<const collapse::TileStructure>(structure_of(state, asked->table));
  auto removed = read_removed(question, tiles->structure);
  if (!removed) return Failure(removed.error());
  if (!*removed) {
    const auto post = read_post(*question.member("post"), state, *tiles);
    if (!post) return Failure(post.error());
    *removed = std::vector<std::uint32_t>{*post};
  }
  const auto answer = [tiles, removed = **removed, asked = *asked, &state](const Options&) {
    RemoveEvidence evidence;
    evidence.structure = tiles->structure;
    evidence.collapse =
        physics::collapse(tiles->structure, removed, {}, asked.limited(state.progress));
    evidence.body_names = collapse::body_names({}, evidence.collapse);
    const mayhem::MovedFloor floor = collapse::moved_floor(*tiles, evidence.collapse);
    const auto falls = mayhem::plate_falls(state.board(), *state.pieces, floor);
    return remove_answer(evidence, falls, floor, state);
  };
  return Asked{answer, {}, {}};
}

constexpr MayhemQuestion kQuestions[] = {
    {"stable", kStableKeys, read_stable},
    {"remove", kRemoveKeys, read_remove},
};

}  // namespace

std::span<const MayhemQuestion> stability_questions() { return kQuestions; }

}  // namespace parapet::ask
