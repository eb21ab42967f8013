#include "rules/ask/mayhem/mayhem_state.h"

#include <utility>
#include <vector>

#include "rules/files/json/json_write.h"
#include "rules/files/mayhem/dice_file.h"
#include "rules/files/mayhem/pieces_json.h"
#include "rules/files/options_json.h"
#include "rules/files/place_text.h"
#include "rules/nearest_name.h"

namespace parapet::ask {
namespace {

std::vector<std::string_view> piece_ids(const mayhem::Pieces& pieces) {
  std::vector<std::string_view> ids;
  for (const auto& unit : pieces.units) ids.push_back(unit.id);
  for (const auto& vehicle : pieces.vehicles) ids.push_back(vehicle.id);
  for (const auto& device : pieces.devices) ids.push_back(device.id);
  for (const auto& marker : pieces.markers) {
    if (marker.kind == mayhem::MarkerKind::object) ids.push_back(marker.id);
  }
  return ids;
}

// Reads one list of pieces into its place, if the question carries it.
template <class Piece, class Read>
Result<void> replace(const JsonCursor& question, std::string_view key, Read read,
                     const PieceGround& ground, std::vector<Piece>& pieces) {
  const auto list = question.member(key);
  if (!list) return {};
  auto read_pieces = read(*list, ground);
  if (!read_pieces) return Failure(read_pieces.error());
  pieces = *std::move(read_pieces);
  return {};
}

bool replaces_pieces(const JsonCursor& question) {
  return question.member("units") || question.member("vehicles") || question.member("markers") ||
         question.member("devices");
}

}  // namespace

Result<MayhemState> MayhemState::from(const MayhemFile& file) {
  auto boards = mayhem::BoardVariants::assemble(file.map);
  if (!boards) return Failure(boards.error());
  MayhemState state;
  state.boards = *std::move(boards);
  state.file = std::make_shared<const MayhemFile>(file);
  state.options = file.options;
  state.faces = std::make_shared<const mayhem::FaceTable>(default_faces());
  state.pieces = std::make_shared<const mayhem::Pieces>(file.pieces);
  state.places = std::make_shared<const BoardPlaces>(state.boards->map(), state.board());
  return state;
}

Result<MayhemState> MayhemState::replaced_by(const JsonCursor& question) const {
  MayhemState state = *this;
  if (const auto given = question.member("options")) {
    auto read = read_options(*given, options);
    if (!read) return Failure(read.error());
    state.options = *std::move(read);
  }
  if (!replaces_pieces(question)) return state;
  const PieceGround ground{state.board(), *places, state.options};
  mayhem::Pieces changed = *pieces;
  Result<void> done = replace(question, "units", read_units, ground, changed.units);
  if (done) done = replace(question, "vehicles", read_vehicles, ground, changed.vehicles);
  if (done) done = replace(question, "markers", read_markers, ground, changed.markers);
  if (done) done = replace(question, "devices", read_devices, ground, changed.devices);
  if (done) done = check_ids(changed, question.file(), question.pointer());
  if (!done) return Failure(done.error());
  state.pieces = std::make_shared<const mayhem::Pieces>(std::move(changed));
  return state;
}

MayhemFile MayhemState::file_after(TileMap map, mayhem::Pieces changed) const {
  return {file->name, std::move(map), std::move(changed), options, file->scale};
}

Result<mayhem::Stand> read_stand(const JsonCursor& at, const MayhemState& state) {
  if (at.value().is_text()) {
    if (auto stand = mayhem::find_stand(*state.pieces, at.value().text())) {
      return *std::move(stand);
    }
  }
  // "A1@10" is no place of any board, but meant as one.
  const std::string_view text = at.value().text();
  const bool is_id = at.value().is_text() && !reads_as_place(text) &&
                     !entry_space_from_text(text) && text.find('@') == std::string_view::npos;
  if (!is_id) {
    const auto space = state.places->read(at);
    if (!space) return Failure(space.error());
    return mayhem::Stand::at(*space);
  }
  const std::vector<std::string_view> ids = piece_ids(*state.pieces);
  std::string expected = "a place such as \"F7\", \"F7@2\" or [5, 6, 2]";
  if (!ids.empty()) {
    expected += ", or the id of a piece such as \"" +
                std::string(nearest_name(at.value().text(), ids)) + "\"";
  }
  return Failure(at.fault("unknown-id", described(at.value()), expected));
}

Result<Space> read_space_or_piece(const JsonCursor& at, const MayhemState& state) {
  const auto stand = read_stand(at, state);
  if (!stand) return Failure(stand.error());
  return stand->main;
}

}  // namespace parapet::ask
