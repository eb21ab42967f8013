#include "cli/realms/show_board.h"

#include <iostream>

#include "cli/realms/heights.h"
#include "cli/realms/realms_told.h"
#include "cli/words.h"
#include "rules/ask/realms/board_check.h"

namespace parapet::cli {
namespace {

constexpr std::string_view kLinkNames[] = {"stairs", "ladder", "pads"};

void print_units(const ask::RealmsState& state) {
  if (!state.units().empty()) std::cout << "\nUnits\n";
  for (const realms::Unit& unit : state.units()) {
    std::cout << "  " << unit.id << " (" << unit.side << ") at " << to_name(state, unit.at) << ", "
              << pegs_text(unit.height) << " tall, movement " << unit.movement;
    if (unit.size != std::array{1, 1}) {
      std::cout << ", " << unit.size[0] << " x " << unit.size[1] << " spaces";
    }
    if (unit.flies) std::cout << (unit.airborne ? ", in the air" : ", flies");
    if (unit.on) std::cout << ", on " << *unit.on;
    if (unit.facing) std::cout << ", facing " << to_text(*unit.facing);
    std::cout << "\n";
  }
}

void print_links(const ask::RealmsState& state) {
  const auto links = state.field().links();
  if (!links.empty()) std::cout << "\nLinks\n";
  for (const realms::Link& link : links) {
    std::cout << "  " << kLinkNames[static_cast<std::size_t>(link.kind)] << " between "
              << to_name(state, link.from) << " and " << to_name(state, link.to) << "\n";
  }
}

void print_models(const RealmsBoard& board) {
  if (!board.models.empty()) std::cout << "\nModels\n";
  for (const ReadModel& model : board.models) {
    const TerrainEntry& entry = board.file.terrain[model.entry];
    const auto* what = std::get_if<ModelEntry>(&entry.what);
    std::cout << "  " << (entry.id.empty() ? "t" + std::to_string(model.entry) : entry.id) << ": "
              << (what != nullptr ? what->path : std::string()) << ", "
              << counted(static_cast<int>(model.parts), "part") << ", " << model.parts_on_grid
              << " on the grid"
              << (model.warnings.empty()
                      ? ""
                      : ", " + counted(static_cast<int>(model.warnings.size()), "warning"))
              << "\n";
  }
}

void print_scans(const RealmsBoard& board) {
  if (!board.meshes.empty()) std::cout << "\nScans\n";
  for (const ReadMesh& mesh : board.meshes) {
    const TerrainEntry& entry = board.file.terrain[mesh.entry];
    const auto* what = std::get_if<MeshEntry>(&entry.what);
    if (what == nullptr) continue;
    std::cout << "  " << (entry.id.empty() ? "t" + std::to_string(mesh.entry) : entry.id) << ": "
              << what->path << ", " << counted(static_cast<int>(mesh.triangles), "triangle")
              << (mesh.is_closed ? "" : ", open: it stands on its lowest point") << ", "
              << (what->error ? "may be off by " +
                                    number_text(Ratio::of(what->error->numerator(),
                                                          what->error->denominator() * 10)) +
                                    " mm"
                              : "says nothing of its error")
              << "\n";
  }
}

std::string size_of(const ask::RealmsState& state) {
  const auto& field = state.field();
  return counted(static_cast<int>(field.pieces().size()), "piece") + ", " +
         counted(static_cast<int>(field.spaces().size()), "space");
}

}  // namespace

std::string brick_board_summary(const OpenBoard& board) {
  const realms::Peg& peg = board.realms->state().field().peg();
  const auto mm = [](const Ratio& ticks) {
    return number_text(Ratio::of(ticks.numerator(), ticks.denominator() * 10)) + " mm";
  };
  return size_of(board.realms->state()) + "; a peg is " + mm(peg.run) + " across and " +
         mm(peg.rise) + " up";
}

void show_brick_board(const OpenBoard& board) {
  const ask::RealmsState& state = board.realms->state();
  std::cout << (board.name().empty() ? board.path : board.name()) << ": "
            << brick_board_summary(board) << "\n\nHeights in pegs\n"
            << heights_table(state);
  print_units(state);
  print_links(state);
  print_models(*state.board);
  print_scans(*state.board);
}

std::size_t print_brick_warnings(const OpenBoard& board) {
  const ask::RealmsState& state = board.realms->state();
  const auto notes = ask::check_board(*state.board, state.units(), state.options);
  for (const ask::BoardNote& note : notes) {
    std::cout << note.text << "  [" << note.code << "]\n";
  }
  return notes.size();
}

}  // namespace parapet::cli
