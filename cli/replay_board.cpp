#include "cli/replay_board.h"

#include <utility>

#include "cli/collapse_words.h"
#include "cli/mayhem/tile_structure_look.h"
#include "cli/realms/structure_look.h"
#include "rules/collapse/brick_structure.h"
#include "rules/collapse/tile_structure.h"
#include "rules/collapse/why_words.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/place_json.h"

namespace parapet::cli {
namespace {

using collapse::Transcript;

JsonValue text(std::string_view words) { return JsonValue::from_text(std::string(words)); }

JsonValue texts(const std::vector<std::string>& words) { return list_json(words, text); }

JsonValue loosened_json(const Transcript::Loosened& loosened) {
  return JsonValue::from_members({{"id", text(loosened.id)},
                                  {"why", text(collapse::word_of(loosened.why))},
                                  {"load_factor", text(loosened.load_factor)}});
}

JsonValue fallen_json(const Transcript::Body& body) {
  return JsonValue::from_members({{"body", text(body.name)},
                                  {"ids", texts(body.ids)},
                                  {"from_mm", point_json(body.from)},
                                  {"to_mm", point_json(body.to)}});
}

// The answer that it is a transcript of, as far as it tells.
ask::Answer answer_of(const Transcript& transcript) {
  ask::Answer answer;
  answer.own = {{"removed", texts(transcript.removed)},
                {"loosened", list_json(transcript.loosened, loosened_json)},
                {"fallen", list_json(transcript.bodies, fallen_json)},
                {"falls", list_json(transcript.falls,
                                    [](const Transcript::Fall& fall) { return fall.told; })},
                {"standing", index_json(transcript.standing)},
                {"at_rest", JsonValue::from_bool(transcript.at_rest)}};
  return answer;
}

Result<ReplayBoard> bricks(const ask::RealmsState& state, const Transcript& transcript,
                           const std::string& file) {
  auto made = collapse::brick_structure(state.field(), state.units(), physics::Table::loose);
  if (!made) return Failure(made.error());
  const auto structure = std::make_shared<const physics::Structure>(*std::move(made));
  StructureLook look = look_of(state, *structure);
  auto story = story_of(look, transcript, falls_of(state, answer_of(transcript)), file);
  if (!story) return Failure(story.error());
  return ReplayBoard{structure, std::move(look), *std::move(story), {}};
}

Result<ReplayBoard> tiles(const ask::MayhemState& state, const Transcript& transcript,
                          const std::string& file) {
  const auto structure = std::make_shared<const physics::Structure>(
      collapse::tile_structure(state.boards->map(), state.board(), *state.pieces, state.file->scale)
          .structure);
  StructureLook look = look_of(state, *structure);
  auto story = story_of(look, transcript, falls_of(state, answer_of(transcript)), file);
  if (!story) return Failure(story.error());
  return ReplayBoard{structure, std::move(look), *std::move(story), {}};
}

}  // namespace

Result<ReplayBoard> replay_board(const OpenBoard& board, const Transcript& transcript,
                                 const std::string& file) {
  if (transcript.board != board.digest()) {
    Fault fault;
    fault.code = "other-board";
    fault.file = file;
    fault.place = "line 1, /board";
    fault.found = transcript.board;
    fault.expected = board.digest() + ", which is " + board.path +
                     ": with the terrain, units and options that it was asked about";
    return Failure(std::move(fault));
  }
  auto replay = board.realms != nullptr ? bricks(board.realms->state(), transcript, file)
                                        : tiles(board.mayhem->state(), transcript, file);
  if (!replay) return replay;
  const JsonValue question = JsonValue::from_members({{"ask", text("remove")}});
  const ask::Answer answer = answer_of(transcript);
  const ToldAnswer told{question, answer};
  replay->look.verdict = remove_words(told);
  replay->words = remove_words(told) + "\n\n" + fall_words(told);
  return replay;
}

}  // namespace parapet::cli
