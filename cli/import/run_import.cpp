#include <filesystem>
#include <iostream>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

#include "cli/import/import_board.h"
#include "cli/import/import_file.h"
#include "cli/import/import_page.h"
#include "cli/import/import_report.h"
#include "cli/import/tiles_board.h"
#include "cli/progress_bar.h"
#include "rules/files/json/json_write.h"
#include "rules/files/whole_file.h"
#include "scans/read/read_scan.h"

namespace parapet::cli {
namespace {

namespace fs = std::filesystem;

Result<scans::Scan> open_scan(const std::string& path) {
  const scans::ReadLimits limits;
  const auto bytes = read_whole_file(path, limits.most_bytes);
  if (!bytes) return Failure(bytes.error());
  return scans::read_scan(*bytes, path, limits);
}

// "hill" of "scans/hill.ply", "hill.board.json".
std::string stem_of(const std::string& path) {
  const std::string name = fs::path(path).filename().string();
  return name.substr(0, name.find('.', 1));
}

// What the words leave out is missing; what the scan has not, cannot be answered.
ExitStatus status_of(const Fault& fault) {
  const bool can_be_told = fault.code == "unknown-unit" || fault.code == "ambiguous";
  return can_be_told ? ExitStatus::cannot_answer : ExitStatus::bad_file;
}

ExitStatus refuse(Fault fault, const std::string& file) {
  if (fault.file.empty()) fault.file = file;
  if (fault.code == "unknown-unit") fault.expected += "; --unit or --distance says it";
  return report(fault, status_of(fault));
}

// A scan is never written over by what is made of it.
Result<void> check_not_a_scan(const ImportFile& import, const fs::path& written) {
  for (const std::string& scan : {import.file, import.second}) {
    std::error_code none;
    if (scan.empty() || !fs::equivalent(written, scan, none)) continue;
    return Failure(Fault{"wrong-value", written.string(), "--out", "the scan itself",
                         "a board with another name, so that the scan stays as it is", ""});
  }
  return {};
}

Result<void> write_files(const ImportFile& import, const ImportedBoard& board) {
  const fs::path folder = fs::path(import.out).parent_path();
  for (const fs::path& written : {fs::path(import.out), folder / board.terrain_name}) {
    if (auto checked = check_not_a_scan(import, written); !checked) return checked;
  }
  if (!board.terrain_name.empty()) {
    const auto written = write_whole_file((folder / board.terrain_name).string(), board.terrain);
    if (!written) return written;
  }
  return write_whole_file(import.out, board.board);
}

std::string name_of(const ImportFile& import) {
  return import.name.empty() ? stem_of(import.file) : import.name;
}

void finish(const ImportFile& import) {
  std::cout << (import.dry_run ? "\nNothing was written.\n" : "\n" + import.out + "\n");
}

Result<ImportedBoard> board_of(const ImportFile& import, const scans::Imported& imported) {
  const std::string name = name_of(import);
  const std::string terrain =
      stem_of(import.out.empty() ? import.file : import.out) + ".terrain.ply";
  switch (import.form) {
    case ImportForm::blocks:
      return blocks_board(imported, name);
    case ImportForm::tiles:
      return tiles_board(imported, name);
    case ImportForm::mesh:
      break;
  }
  return mesh_board(imported, name, terrain);
}

// Of scans that become bodies.
ExitStatus import_terrain(const ImportFile& import, const scans::Scan& scan, ProgressBar& bar) {
  std::optional<scans::Scan> second;
  if (!import.second.empty()) {
    auto read = open_scan(import.second);
    if (!read) return refuse(read.error(), import.second);
    second = *std::move(read);
  }
  const auto imported =
      scans::import_scan(scan, second ? &*second : nullptr, import.request,
                         [&bar](const char* what, double share) { bar.show(what, share); });
  if (!imported) return refuse(imported.error(), import.file);
  bar.show("making a board", 0.9);
  const auto board = board_of(import, *imported);
  if (!board) return refuse(board.error(), import.file);
  if (!import.report.empty()) {
    bar.show("drawing the report", 0.95);
    const auto written = write_import_page(import, *imported, *board);
    if (!written) return report(written.error(), ExitStatus::cannot_answer);
  }
  if (!import.dry_run) {
    const auto written = write_files(import, *board);
    if (!written) return report(written.error(), ExitStatus::cannot_answer);
  }
  bar.clear();
  if (import.json) {
    std::cout << write_json_line(import_json(*imported, *board)) << "\n";
  } else {
    std::cout << import_text(*imported, *board);
    finish(import);
  }
  return ExitStatus::answered;
}

// Of walls that are drawn on squares already.
ExitStatus import_walls(const ImportFile& import, const scans::Scan& scan, ProgressBar& bar) {
  const auto& map = std::get<scans::WallMap>(scan.shape);
  for (const auto& [word, value] :
       {std::pair{"--report", import.report}, std::pair{"--with", import.second}}) {
    if (value.empty()) continue;
    return report({"wrong-value", import.file, word, "a map of walls",
                   "a scan: a map of walls is imported as it is drawn", ""},
                  ExitStatus::wrong_usage);
  }
  constexpr double kSquareMm = 25.4;
  const std::string name = name_of(import);
  const double square = import.request.place.unit_mm.value_or(kSquareMm) * import.request.factor;
  const auto board = import.form == ImportForm::tiles ? wall_tiles_board(map, name)
                                                      : wall_solids_board(map, name, square);
  if (!board) return refuse(board.error(), import.file);
  if (!import.dry_run) {
    const auto written = write_files(import, *board);
    if (!written) return report(written.error(), ExitStatus::cannot_answer);
  }
  bar.clear();
  if (import.json) {
    std::cout << write_json_line(walls_json(scan, *board)) << "\n";
  } else {
    std::cout << walls_text(scan, *board);
    finish(import);
  }
  return ExitStatus::answered;
}

}  // namespace

ExitStatus run_import(const ImportFile& import) {
  ProgressBar bar;
  bar.show("reading", 0);
  const auto scan = open_scan(import.file);
  if (!scan) return refuse(scan.error(), import.file);
  if (std::holds_alternative<scans::WallMap>(scan->shape)) return import_walls(import, *scan, bar);
  return import_terrain(import, *scan, bar);
}

}  // namespace parapet::cli
