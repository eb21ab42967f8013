#include <algorithm>
#include <utility>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_write.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/skybridge/card_words.h"
#include "rules/files/skybridge/effect_json.h"
#include "rules/files/skybridge/stacks_json.h"

namespace parapet {
namespace {

using namespace skybridge::game;
using skybridge::Resource;

constexpr std::string_view kDiceKeys[] = {"bridge", "second"};
constexpr std::array<std::string_view, 7> kFaceWords = {"wood", "stone", "metal", "sumpter",
                                                        "salt", "money", "choose"};
constexpr std::string_view kBoardKeys[] = {"id", "sides"};
constexpr std::string_view kSideKeys[] = {"ability", "slot_effects"};
constexpr std::array<std::string_view, kAbilityCount> kAbilities = {
    "empery",  "agony",  "high-priest",    "geneorn", "daughter",
    "visions", "master", "bridge-builder", "gardens", "profiteers"};
constexpr std::size_t kMostBoards = 5;

Result<Resource> read_face(const JsonCursor& at) {
  const auto word = at.one_of(std::span(kFaceWords).first(skybridge::kResourceCount));
  if (!word) return Failure(word.error());
  return skybridge::kResources[*word];
}

Result<std::optional<Resource>> read_second_face(const JsonCursor& at) {
  const auto word = at.one_of(kFaceWords);
  if (!word) return Failure(word.error());
  return skybridge::resource_of(kFaceWords[*word]);
}

template <class Read>
auto read_faces(const JsonCursor& at, Read read) {
  auto faces = read_list(at, kMostFaces, "faces", read);
  if (faces && faces->empty()) faces = Failure(at.wrong("a list of one face at least"));
  return faces;
}

Result<std::vector<std::optional<Resource>>> read_second(const JsonCursor& at) {
  auto faces = read_faces(at, read_second_face);
  if (!faces) return faces;
  const auto shows = [](const std::optional<Resource>& face) { return face.has_value(); };
  if (std::any_of(faces->begin(), faces->end(), shows)) return faces;
  return Failure(at.wrong("a face that shows a resource, to which \"choose\" can be turned"));
}

JsonValue face_json(const std::optional<Resource>& face) {
  return JsonValue::from_text(face ? std::string(to_text(*face)) : "choose");
}

Result<Ability> read_ability(const JsonCursor& at) {
  const auto word = at.one_of(kAbilities);
  if (!word) return Failure(word.error());
  return static_cast<Ability>(*word);
}

Result<std::vector<Effect>> read_slot_effects(const JsonCursor& at) {
  auto effects = read_list(at, kSlots, "effects of slots", read_effect_word);
  if (effects && effects->size() != kSlots) {
    return Failure(at.wrong("five effects, one for each slot"));
  }
  return effects;
}

Result<BoardSide> read_side(const JsonCursor& at) {
  ObjectReader reader(at, kSideKeys);
  BoardSide side;
  side.ability = reader.required("ability", read_ability);
  const bool has_effects = side.ability == Ability::profiteers;
  if (has_effects) side.slot_effects = reader.required("slot_effects", read_slot_effects);
  if (!reader.failed() && !has_effects && at.member("slot_effects")) {
    reader.fail(
        at.member("slot_effects")
            ->fault("wrong-value",
                    "effects of slots beside the ability " + std::string(to_text(side.ability)),
                    "none: only profiteers have them"));
  }
  return reader.finish(std::move(side));
}

Result<std::array<BoardSide, 2>> read_sides(const JsonCursor& at) {
  auto sides = read_list(at, 2, "sides", read_side);
  if (!sides) return Failure(sides.error());
  if (sides->size() != 2) return Failure(at.wrong("the two sides of a board"));
  return std::array<BoardSide, 2>{std::move((*sides)[0]), std::move((*sides)[1])};
}

Result<PlayerBoard> read_board(const JsonCursor& at) {
  ObjectReader reader(at, kBoardKeys);
  PlayerBoard board;
  board.id = reader.required("id", read_name);
  board.sides = reader.required("sides", read_sides);
  return reader.finish(std::move(board));
}

Result<void> check_abilities(const JsonCursor& at, const std::vector<PlayerBoard>& boards) {
  std::array<bool, kAbilityCount> taken{};
  for (std::size_t n = 0; n < boards.size(); ++n) {
    for (std::size_t side = 0; side < 2; ++side) {
      const Ability ability = boards[n].sides[side].ability;
      bool& is_taken = taken[static_cast<std::size_t>(ability)];
      if (is_taken) {
        const JsonCursor word = *at.item(n).required("sides")->item(side).required("ability");
        return Failure(word.fault("duplicate-id", described(word.value()) + " again",
                                  "each ability on one side of one board"));
      }
      is_taken = true;
    }
  }
  return {};
}

}  // namespace

Result<DiceFaces> read_dice_faces(const JsonCursor& at) {
  ObjectReader reader(at, kDiceKeys);
  DiceFaces dice;
  dice.bridge = reader.required(
      "bridge", [](const JsonCursor& faces) { return read_faces(faces, read_face); });
  dice.second = reader.required("second", read_second);
  return reader.finish(std::move(dice));
}

JsonValue dice_faces_json(const DiceFaces& dice) {
  return JsonValue::from_members({{"bridge", list_json(dice.bridge, word_json<Resource>)},
                                  {"second", list_json(dice.second, face_json)}});
}

Result<std::vector<PlayerBoard>> read_player_boards(const JsonCursor& at) {
  auto boards = read_list(at, kMostBoards, "boards", read_board);
  if (!boards) return boards;
  if (boards->empty()) return Failure(at.wrong("a list of one board at least"));
  if (auto checked = check_ids(at, *boards); !checked) return Failure(checked.error());
  if (auto checked = check_abilities(at, *boards); !checked) return Failure(checked.error());
  return boards;
}

JsonValue player_boards_json(const std::vector<PlayerBoard>& boards) {
  return list_json(boards, [](const PlayerBoard& board) {
    std::vector<JsonValue> sides;
    for (const BoardSide& side : board.sides) {
      std::vector<JsonMember> members = {{"ability", word_json(side.ability)}};
      if (!side.slot_effects.empty()) {
        members.push_back({"slot_effects", list_json(side.slot_effects, [](const Effect& effect) {
                             return JsonValue::from_text(std::string(effect_word(effect)));
                           })});
      }
      sides.push_back(JsonValue::from_members(std::move(members)));
    }
    return JsonValue::from_members({{"id", JsonValue::from_text(board.id)},
                                    {"sides", JsonValue::from_list(std::move(sides))}});
  });
}

}  // namespace parapet
