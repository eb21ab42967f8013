#include "cli/told_ruling.h"

#include "cli/mayhem/moved_board.h"
#include "cli/mayhem/ruling_picture.h"
#include "cli/mayhem/tile_structure_look.h"
#include "cli/realms/realms_telling.h"
#include "cli/realms/structure_look.h"
#include "cli/referee.h"
#include "cli/skybridge/track_ruling.h"
#include "cli/skyline/skyline_ruling.h"
#include "rules/ask/collapse/transcript.h"

namespace parapet::cli {
namespace {

// Of either kind of board: what is told of it is overloaded by its kind.
template <typename State, typename ToldOfIt>
class RulingOn final : public ToldRuling {
 public:
  template <typename... More>
  RulingOn(const JsonValue& question, const ask::Ruled& ruled, State state, More... more)
      : ruled_(ruled),
        state_(std::move(state)),
        told_{{question, ruled.answer}, state_, std::move(more)...} {}

  viewer::RulingText words() const override { return ruling_text(told_, ruled_); }
  Result<viewer::Shown> shown() const override { return shown_ruling(told_); }
  viewer::Shown shown_on_board() const override { return cli::shown_on_board(told_); }
  std::optional<JsonValue> board_after() const override {
    const JsonValue* after = told_.own("after");
    return after != nullptr && after->is_object() ? *after : moved_board(told_);
  }
  Result<std::size_t> draw_fall(const std::string& folder,
                                const viewer::FrameProgress& progress) const override {
    const auto* remove = told_.answer.evidence.template as<ask::RemoveEvidence>();
    if (remove == nullptr) return no_picture(told_.question);
    const StructureLook look = look_of(told_, remove->structure);
    return cli::draw_fall(look, story_of(look, remove->collapse, falls_of(told_)), FrameRate{},
                          folder, progress);
  }

 private:
  const ask::Ruled& ruled_;
  State state_;
  ToldOfIt told_;
};

}  // namespace

Result<std::unique_ptr<ToldRuling>> told_ruling(const OpenBoard& board, const JsonValue& question,
                                                const ask::Ruled& ruled) {
  const JsonCursor cursor(question, "question");
  if (board.skyline != nullptr) {
    auto state = board.skyline->state().replaced_by(cursor);
    if (!state) return Failure(state.error());
    return std::make_unique<SkylineRuling>(question, ruled, *std::move(state));
  }
  if (board.skybridge != nullptr) {
    auto state = board.skybridge->state().replaced_by(cursor);
    if (!state) return Failure(state.error());
    return std::make_unique<TrackRuling>(question, ruled, *std::move(state));
  }
  if (board.realms != nullptr) {
    auto state = board.realms->state().replaced_by(cursor);
    if (!state) return Failure(state.error());
    return std::make_unique<RulingOn<ask::RealmsState, RealmsTold>>(
        question, ruled, *std::move(state), board.ground);
  }
  auto state = board.mayhem->state().replaced_by(cursor);
  if (!state) return Failure(state.error());
  return std::make_unique<RulingOn<ask::MayhemState, Told>>(question, ruled, *std::move(state));
}

Result<std::string> transcript_of(const JsonValue& question, const ask::Ruled& ruled) {
  const auto* remove = ruled.answer.evidence.as<ask::RemoveEvidence>();
  if (remove != nullptr) {
    return collapse::write_transcript(
        ask::transcript_of(*remove, JsonValue::from_members(ruled.answer.own), ruled.board));
  }
  return Failure(JsonCursor(question, "question")
                     .fault("no-transcript", "an answer in which nothing falls",
                            "one to the question remove"));
}

Failure no_picture(const JsonValue& question) {
  return Failure(JsonCursor(question, "question")
                     .fault("no-picture", "a question whose answer has nothing to draw",
                            "a question about places, an attack that needs sight, or tiles that "
                            "can be put together"));
}

}  // namespace parapet::cli
