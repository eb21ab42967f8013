#include "cli/import/import_page.h"

#include <filesystem>
#include <string>
#include <utility>

#include "cli/import/import_pictures.h"
#include "cli/import/import_report.h"
#include "cli/version.h"
#include "rules/files/whole_file.h"
#include "viewer/report/import_page.h"

namespace parapet::cli {
namespace {

using Page = viewer::ImportPage;

std::string mm(double value, int places) { return decimal_text(value, places) + " mm"; }

std::vector<std::pair<std::string, std::string>> facts_of(const scans::Imported& imported,
                                                          const ImportedBoard& board) {
  const scans::Placement& placement = imported.placement;
  const scans::Condition& before = imported.mended.before;
  const scans::Condition& after = imported.closed.after;
  std::vector<std::pair<std::string, std::string>> facts = {
      {"Format", imported.format},
      {"Unit", placement.unit},
      {"Triangles", std::to_string(before.faces) + " read, " +
                        std::to_string(imported.terrain.mesh.faces.size()) + " on the board"},
      {"Shells",
       std::to_string(before.shells) + " read, " + std::to_string(after.shells) + " left"},
      {"Open borders",
       std::to_string(before.borders) + " read, " + std::to_string(after.borders) + " left"}};
  if (placement.ground) {
    facts.emplace_back("Ground", decimal_text(placement.ground->tilt_degrees, 2) +
                                     " degrees taken out, " +
                                     decimal_text(placement.ground->residual_degrees, 2) + " left");
  }
  facts.emplace_back("Lattice", placement.lattice
                                    ? placement.lattice->name + ", " +
                                          mm(placement.lattice->pitch_mm, 3) + ", residual " +
                                          mm(placement.lattice->residual_mm, 2)
                                    : "none: " + placement.no_lattice);
  facts.emplace_back("Error", mm(imported.error_mm, 2) + ", " + imported.error_from);
  facts.emplace_back("Spaces", std::to_string(board.spaces) + ", " + std::to_string(board.links) +
                                   " joined by stairs");
  return facts;
}

Page::Table units_table(const scans::Placement& placement) {
  Page::Table table;
  table.heading = "How large it would be";
  table.columns = {"Unit", "Size", "Likely"};
  for (const scans::UnitCandidate& unit : placement.units) {
    const scans::Vector3& size = unit.size_mm;
    table.rows.push_back(
        {unit.name,
         decimal_text(size.x, 1) + " x " + decimal_text(size.y, 1) + " x " + mm(size.z, 1),
         unit.likely ? "yes" : "no"});
  }
  table.remark = "Taken: " + placement.unit + ".";
  return table;
}

Page::Table surfaces_table(const scans::Ways& ways) {
  constexpr std::size_t kMost = 40;
  Page::Table table;
  table.heading = "Standable surfaces";
  table.columns = {"Height", "Area", "What"};
  for (const scans::StandableSurface& surface : ways.surfaces) {
    if (table.rows.size() == kMost) break;
    std::string what = surface.is_ledge ? "ledge" : "ground";
    if (surface.is_bridge) what += ", room below";
    if (surface.is_roofed) what += ", something above";
    table.rows.push_back({mm(surface.height_mm, 1),
                          decimal_text(surface.area_mm2 / 100, 1) + " cm2", std::move(what)});
  }
  if (ways.surfaces.size() > kMost) {
    table.remark = "And " + std::to_string(ways.surfaces.size() - kMost) + " more.";
  }
  return table;
}

}  // namespace

Result<void> write_import_page(const ImportFile& import, const scans::Imported& imported,
                               const ImportedBoard& board) {
  Page page;
  page.title = std::filesystem::path(import.file).filename().string();
  page.verdict = import_verdict(imported, board);
  page.imported = !import.dry_run;
  page.only_tried = import.dry_run;
  page.facts = facts_of(imported, board);
  for (const Answerable& answer : answerable(imported)) {
    page.answerable.push_back(
        {static_cast<Page::Light>(answer.light), answer.question, answer.why});
  }
  page.pictures = import_pictures(imported, board);
  for (const scans::Step& step : imported.steps) page.steps.push_back({step.text, step.undone});
  for (const std::string& remark : board.remarks) page.steps.push_back({remark, false});
  page.tables = {units_table(imported.placement), surfaces_table(imported.ways)};
  page.command = import.command;
  page.engine = std::string(kVersion);
  const auto bytes = viewer::make_import_page(page);
  if (!bytes) return Failure(bytes.error());
  return write_whole_file(import.report, *bytes);
}

}  // namespace parapet::cli
