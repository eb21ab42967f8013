#include "rules/ask/skyline/skyline_session.h"

#include <utility>

#include "rules/ask/digest.h"
#include "rules/ask/skyline/skyline_questions.h"
#include "rules/files/json/json_write.h"
#include "rules/files/options_json.h"
#include "rules/files/skyline/network_json.h"

namespace parapet::ask {

SkylineSession::SkylineSession(SkylineFile file, SkyTerrain terrain)
    : state_(SkylineState::from(std::move(file), std::move(terrain))),
      map_text_(std::make_shared<const std::string>(network_text(state_.network()) +
                                                    write_json_line(state_.file->terrain))) {}

Result<SkylineSession> SkylineSession::open(const JsonValue& board, const std::string& path,
                                            const std::optional<PartLibrary>& library) {
  auto file = read_skyline_file(board, path);
  if (!file) return Failure(file.error());
  const auto at = JsonCursor(board, path).member("terrain");
  if (!at) return SkylineSession(*std::move(file));
  auto terrain = open_sky_terrain(*at, RealmsSources::beside(path, library));
  if (!terrain) return Failure(terrain.error());
  return SkylineSession(*std::move(file), *std::move(terrain));
}

Result<SkylineSession> SkylineSession::replaced_by(const JsonCursor& question) const {
  auto state = state_.replaced_by(question);
  if (!state) return Failure(state.error());
  SkylineSession session = *this;
  session.state_ = *std::move(state);
  return session;
}

std::string SkylineSession::digest_of(const SkylineState& state) const {
  return Digest()
      .add(*map_text_)
      .add(write_json_line(sky_units_json(*state.units_now, state.network())))
      .add(write_json_line(options_json(state.options)))
      .to_text();
}

Result<BoundQuestion> SkylineSession::read(const JsonCursor& question) const {
  auto replaced = state_.replaced_by(question);
  if (!replaced) return Failure(replaced.error());
  const auto state = std::make_shared<const SkylineState>(*std::move(replaced));
  auto asked = read_skyline_question(question, *state);
  if (!asked) return Failure(asked.error());
  return BoundQuestion{state, *std::move(asked), state->options,
                       [this, state] { return digest_of(*state); }};
}

}  // namespace parapet::ask
