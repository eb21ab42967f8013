#include "rules/ask/mayhem/mayhem_session.h"

#include <memory>
#include <utility>

#include "rules/ask/digest.h"
#include "rules/ask/mayhem/mayhem_questions.h"
#include "rules/files/json/json_write.h"
#include "rules/files/mayhem/pieces_json.h"
#include "rules/files/mayhem/tile_map_json.h"
#include "rules/files/options_json.h"

namespace parapet::ask {
namespace {

std::string text_of(const mayhem::Pieces& pieces) {
  std::string text;
  for (const JsonValue& part :
       {units_json(pieces.units), vehicles_json(pieces.vehicles), markers_json(pieces.markers),
        devices_json(pieces.devices), explosions_json(pieces.explosions)}) {
    text += "\n" + write_json_line(part);
  }
  return text;
}

}  // namespace

MayhemSession::MayhemSession(const MayhemFile& file, MayhemState state)
    : state_(std::move(state)),
      map_text_(std::make_shared<const std::string>(write_json_line(tiles_json(file.map)) +
                                                    write_json_line(layout_json(file.map)))),
      pieces_text_(text_of(*state_.pieces)) {}

Result<MayhemSession> MayhemSession::open(const MayhemFile& file) {
  auto state = MayhemState::from(file);
  if (!state) return Failure(state.error());
  return MayhemSession(file, *std::move(state));
}

MayhemSession MayhemSession::with_faces(mayhem::FaceTable faces) const {
  MayhemSession session = *this;
  session.state_.faces = std::make_shared<const mayhem::FaceTable>(std::move(faces));
  return session;
}

MayhemSession MayhemSession::watched(physics::Progress progress) const {
  MayhemSession session = *this;
  session.state_.progress = std::move(progress);
  return session;
}

Result<MayhemSession> MayhemSession::replaced_by(const JsonCursor& question) const {
  auto state = state_.replaced_by(question);
  if (!state) return Failure(state.error());
  MayhemSession session = *this;
  if (state->pieces != state_.pieces) session.pieces_text_ = text_of(*state->pieces);
  session.state_ = *std::move(state);
  return session;
}

std::string MayhemSession::digest_of(const MayhemState& state) const {
  const std::string options = write_json_line(options_json(state.options));
  const bool same_pieces = state.pieces == state_.pieces;
  return Digest()
      .add(*map_text_)
      .add(same_pieces ? pieces_text_ : text_of(*state.pieces))
      .add(options)
      .to_text();
}

Result<BoundQuestion> MayhemSession::read(const JsonCursor& question) const {
  auto replaced = state_.replaced_by(question);
  if (!replaced) return Failure(replaced.error());
  const auto state = std::make_shared<const MayhemState>(*std::move(replaced));
  auto asked = read_mayhem_question(question, *state);
  if (!asked) return Failure(asked.error());
  return BoundQuestion{state, *std::move(asked), state->options,
                       [this, state] { return digest_of(*state); }};
}

}  // namespace parapet::ask
