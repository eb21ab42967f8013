#include "rules/ask/realms/board_check.h"

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "geometry/ground/columns.h"
#include "rules/realms/neighbours.h"
#include "rules/realms/step/step.h"

namespace parapet::ask {
namespace {

// Notes of one code at a time; of each the first twenty.
class Notes {
 public:
  void add(std::string code, std::string text) {
    constexpr std::size_t kMostOfOne = 20;
    if (code != code_) close();
    code_ = code;
    if (++of_code_ <= kMostOfOne) {
      notes_.push_back({std::move(code), std::move(text)});
    } else {
      ++more_;
    }
  }

  // What a model's reader says of it counts by itself already.
  void add_as_it_is(BoardNote note) { notes_.push_back(std::move(note)); }

  std::vector<BoardNote> finish() && {
    close();
    return std::move(notes_);
  }

 private:
  void close() {
    if (more_ > 0) {
      notes_.push_back({"more-of-this", std::to_string(more_) + " more of \"" + code_ + "\"."});
    }
    of_code_ = 0;
    more_ = 0;
  }

  std::vector<BoardNote> notes_;
  std::string code_;
  std::size_t of_code_ = 0;
  std::size_t more_ = 0;
};

const ModelEntry& entry_of(const RealmsBoard& board, const ReadModel& model) {
  return std::get<ModelEntry>(board.file.terrain[model.entry].what);
}

// How far the model's own lattice lies from the board's columns, in ticks east and south.
std::array<std::int64_t, 2> off_columns(const ModelEntry& entry, const ReadModel& model) {
  Vec offset = entry.align ? Vec{} : model.offset;
  for (int turn = 0; turn < entry.turn; ++turn) offset = {-offset.y, offset.x, offset.z};
  const auto beside = [](std::int64_t ticks) {
    return ((ticks % kColumnSide) + kColumnSide) % kColumnSide;
  };
  return {beside(entry.at.x + offset.x), beside(entry.at.y + offset.y)};
}

void check_models(const RealmsBoard& board, Notes& notes) {
  std::set<std::pair<std::string_view, std::string_view>> told;  // a model may lie there often
  for (const ReadModel& model : board.models) {
    const std::string& path = entry_of(board, model).path;
    for (const ModelWarning& warning : model.warnings) {
      // How the model lies on the board is told below, with its place and turn.
      if (warning.code == "grid-offset" || !told.insert({path, warning.text}).second) continue;
      notes.add_as_it_is({warning.code, path + ": " + warning.text});
    }
  }
  for (const ReadModel& model : board.models) {
    const ModelEntry& entry = entry_of(board, model);
    const auto beside = off_columns(entry, model);
    if (model.parts == 0 || beside == std::array<std::int64_t, 2>{}) continue;
    notes.add("model-off-grid",
              entry.path + " lies " + std::to_string(beside[0]) + " ticks east and " +
                  std::to_string(beside[1]) +
                  " ticks south of the board's columns of half a stud, which count whole: "
                  "\"align\": true shifts it onto them.");
  }
}

void check_scans(const RealmsBoard& board, Notes& notes) {
  for (const ReadMesh& mesh : board.meshes) {
    const auto& entry = std::get<MeshEntry>(board.file.terrain[mesh.entry].what);
    if (entry.error) continue;
    notes.add("scan-without-error",
              entry.path +
                  " does not say how far it may be off (\"error_mm\"): it is taken as "
                  "exact, and no ruling on it will say that it is too close to call.");
  }
  for (const ReadMesh& mesh : board.meshes) {
    if (mesh.is_closed) continue;
    notes.add("open-scan", std::get<MeshEntry>(board.file.terrain[mesh.entry].what).path +
                               " is an open surface: it is taken to stand on its lowest point.");
  }
}

void check_spaces(const realms::Battlefield& field, Notes& notes) {
  for (std::uint32_t spot = 0; spot < field.spots().size(); ++spot) {
    if (!field.surfaces(spot).empty()) continue;
    notes.add("space-over-nothing",
              "There is nothing under the middle of " + field.spots()[spot].name + ".");
  }
  for (const realms::Link& link : field.links()) {
    if (link.kind == realms::LinkKind::pads) continue;
    if (realms::nearness(field, link.from, link.to).neighbouring) continue;
    notes.add("link-between-far",
              std::string(link.kind == realms::LinkKind::stairs ? "Stairs" : "A ladder") +
                  " from " + field.name_of(link.from) + " to " + field.name_of(link.to) +
                  ", which are more than 6 pegs apart.");
  }
}

void check_units(const RealmsBoard& board, std::span<const realms::Unit> units,
                 const Options& options, Notes& notes) {
  const realms::Battlefield& field = board.field;
  // Alone on the board, so that others who stand too near are not in its way. What a step finds out
  // about the ground serves all units of one size.
  std::map<std::pair<Ratio, std::array<int, 2>>, realms::Stepping> of_size;
  for (const realms::Unit& unit : units) {
    if (unit.airborne || unit.on) continue;
    // A figure that is only looked at may be put down beside the middle of its space.
    if (board.file.game == Game::skirmish && unit.stand) continue;
    const realms::Mover mover{unit.height, unit.size, unit.flies, false, std::nullopt};
    const auto size = std::pair(unit.height, unit.size);
    auto found = of_size.find(size);
    if (found == of_size.end()) {
      found = of_size.emplace(size, realms::Stepping(field, {}, mover, options)).first;
    }
    if (found->second.may_stand(unit.at)) continue;
    notes.add("no-room", unit.id + " has no room to stand on " + field.name_of(unit.at) + ".");
  }
  std::map<std::pair<realms::SpaceId, bool>, const realms::Unit*> first;
  for (const realms::Unit& unit : units) {
    if (unit.on) continue;
    const auto [found, is_new] = first.emplace(std::pair(unit.at, unit.airborne), &unit);
    if (is_new) continue;
    notes.add("shared-space", unit.id + " is on " + field.name_of(unit.at) + " where " +
                                  found->second->id + " is already.");
  }
}

}  // namespace

std::vector<BoardNote> check_board(const RealmsBoard& board, std::span<const realms::Unit> units,
                                   const Options& options) {
  Notes notes;
  check_models(board, notes);
  check_scans(board, notes);
  check_spaces(board.field, notes);
  check_units(board, units, options, notes);
  return std::move(notes).finish();
}

}  // namespace parapet::ask
