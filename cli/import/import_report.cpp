#include "cli/import/import_report.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "cli/words.h"

namespace parapet::cli {
namespace {

using scans::Imported;

std::string mm(double value, int places = 1) { return decimal_text(value, places) + " mm"; }

// Of what a margin shorter than the error decides, nothing can be told.
Answerable light_for(const std::string& question, double error, double sure, double hopeless,
                     const std::string& what) {
  using Light = Answerable::Light;
  const Light light = error <= sure ? Light::yes : error <= hopeless ? Light::doubtful : Light::no;
  const std::string within = "the scan may be off by " + mm(error, 2) + ", ";
  switch (light) {
    case Light::yes:
      return {light, question, within + what + " " + mm(sure) + " or more are told apart"};
    case Light::doubtful:
      return {light, question, within + "so " + what + " below that are too close to call"};
    case Light::no:
      break;
  }
  return {light, question, within + "which is more than " + what + " usually differ by"};
}

std::string size_text(const scans::Vector3& size, int places) {
  return decimal_text(size.x, places) + " x " + decimal_text(size.y, places) + " x " +
         decimal_text(size.z, places) + " mm";
}

// "44,180".
std::string grouped(std::size_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t end = digits.size(); end > 3; end -= 3) digits.insert(end - 3, ",");
  return digits;
}

scans::Vector3 size_of(const scans::Surface& surface) {
  if (surface.points.empty()) return {};
  scans::Vector3 low = surface.points.front();
  scans::Vector3 high = low;
  for (const scans::Vector3& p : surface.points) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
  }
  return high - low;
}

JsonValue number(double value) { return JsonValue::from_digits(decimal_text(value, 6)); }

JsonValue count(std::size_t value) {
  return JsonValue::from_integer(static_cast<std::int64_t>(value));
}

JsonValue numbers(const scans::Vector3& v) {
  return JsonValue::from_list({number(v.x), number(v.y), number(v.z)});
}

template <std::size_t n>
JsonValue numbers(const std::array<double, n>& values) {
  std::vector<JsonValue> items;
  for (const double value : values) items.push_back(number(value));
  return JsonValue::from_list(std::move(items));
}

JsonValue condition_json(const scans::Condition& condition) {
  std::vector<JsonMember> members = {
      {"triangles", count(condition.faces)},
      {"points", count(condition.points)},
      {"shells", count(condition.shells)},
      {"borders", count(condition.borders)},
      {"border_edges", count(condition.border_edges)},
      {"crowded_edges", count(condition.crowded_edges)},
      {"crossings", condition.crossings_counted ? count(condition.crossings) : JsonValue()}};
  return JsonValue::from_members(std::move(members));
}

JsonValue step_json(const scans::Step& step) {
  std::vector<JsonMember> figures;
  for (const auto& [name, value] : step.figures) figures.push_back({name, number(value)});
  return JsonValue::from_members({{"name", JsonValue::from_text(step.name)},
                                  {"text", JsonValue::from_text(step.text)},
                                  {"undone", JsonValue::from_bool(step.undone)},
                                  {"figures", JsonValue::from_members(std::move(figures))}});
}

JsonValue surface_json(const scans::StandableSurface& surface) {
  return JsonValue::from_members({{"height_mm", number(surface.height_mm)},
                                  {"lowest_mm", number(surface.lowest_mm)},
                                  {"highest_mm", number(surface.highest_mm)},
                                  {"area_mm2", number(surface.area_mm2)},
                                  {"bounds_mm", numbers(surface.bounds_mm)},
                                  {"bridge", JsonValue::from_bool(surface.is_bridge)},
                                  {"ledge", JsonValue::from_bool(surface.is_ledge)},
                                  {"roofed", JsonValue::from_bool(surface.is_roofed)}});
}

JsonValue lattice_json(const scans::LatticeFit& lattice) {
  return JsonValue::from_members({{"name", JsonValue::from_text(lattice.name)},
                                  {"pitch_mm", number(lattice.pitch_mm)},
                                  {"rise_mm", number(lattice.rise_mm)},
                                  {"phase_mm", numbers(lattice.phase_mm)},
                                  {"residual_mm", number(lattice.residual_mm)},
                                  {"strength", number(lattice.strength)}});
}

template <class T, class ToJson>
JsonValue list_of(const std::vector<T>& items, ToJson to_json) {
  std::vector<JsonValue> values;
  for (const T& item : items) values.push_back(to_json(item));
  return JsonValue::from_list(std::move(values));
}

JsonValue text_json(const std::string& words) { return JsonValue::from_text(words); }

std::string walls_verdict(const scans::Scan& scan, const ImportedBoard& board) {
  const auto& walls = std::get<scans::WallMap>(scan.shape).walls;
  return scan.format + " with " + counted(static_cast<int>(walls.size()), "wall") +
         " became a board of " + counted(static_cast<int>(board.spaces), "space") + ".";
}

constexpr std::array<std::string_view, 3> kLightWords = {"yes", "doubtful", "no"};

}  // namespace

std::string decimal_text(double value, int places) {
  std::array<char, 64> text{};
  const auto [end, fault] = std::to_chars(text.data(), text.data() + text.size(), value,
                                          std::chars_format::fixed, places);
  if (fault != std::errc()) return "0";
  std::string digits(text.data(), end);
  if (digits.find('.') != std::string::npos) {
    digits.erase(digits.find_last_not_of('0') + 1);
    if (digits.back() == '.') digits.pop_back();
  }
  return digits == "-0" ? "0" : digits;
}

std::vector<Answerable> answerable(const Imported& imported) {
  const double error = imported.error_mm;
  return {light_for("Who sees whom, past walls and hills", error, 1, 8, "margins of"),
          light_for("How high a step or climb is, in pegs of 4 mm", error, 2, 8, "heights of"),
          light_for("Single plates of 3.2 mm", error, 0.8, 1.6, "heights of"),
          light_for("Whether a figure fits through or on a ledge", error, 2, 8, "widths of")};
}

std::string import_verdict(const Imported& imported, const ImportedBoard& board) {
  return "This " + imported.format + " became terrain of " +
         grouped(imported.terrain.mesh.faces.size()) + " triangles, " +
         size_text(size_of(imported.closed.surface), 0) + ", with " +
         counted(static_cast<int>(board.spaces), "space") + "; it may be off by " +
         mm(imported.error_mm, 2) + ".";
}

std::string import_text(const Imported& imported, const ImportedBoard& board) {
  std::string text = wrapped(import_verdict(imported, board), 0);
  text += wrapped("Unit: " + imported.placement.unit + ".", 2);
  if (imported.placement.lattice) {
    const scans::LatticeFit& lattice = *imported.placement.lattice;
    text += wrapped("Lattice: " + lattice.name + ", " + mm(lattice.pitch_mm, 3) +
                        " a square, residual " + mm(lattice.residual_mm, 2) + ".",
                    2);
  } else if (!imported.placement.no_lattice.empty()) {
    text += wrapped("No lattice: " + imported.placement.no_lattice + ".", 2);
  }
  text += "\nWhat was done:\n";
  for (const scans::Step& step : imported.steps) {
    text += wrapped((step.undone ? "  not done: " : "  - ") + step.text, 4);
  }
  for (const std::string& remark : board.remarks) text += wrapped("  - " + remark, 4);
  text += "\nWhat can be ruled on it:\n";
  for (const Answerable& answer : answerable(imported)) {
    text += wrapped("  " + std::string(kLightWords[static_cast<std::size_t>(answer.light)]) + ": " +
                        answer.question + ": " + answer.why + ".",
                    4);
  }
  return text;
}

std::string walls_text(const scans::Scan& scan, const ImportedBoard& board) {
  std::string text = wrapped(walls_verdict(scan, board), 0) + "\nWhat was done:\n";
  for (const auto* remarks : {&scan.notes, &board.remarks}) {
    for (const std::string& remark : *remarks) text += wrapped("  - " + remark, 4);
  }
  return text;
}

JsonValue walls_json(const scans::Scan& scan, const ImportedBoard& board) {
  return JsonValue::from_members({{"format", JsonValue::from_text(scan.format)},
                                  {"verdict", JsonValue::from_text(walls_verdict(scan, board))},
                                  {"spaces", count(board.spaces)},
                                  {"notes", list_of(scan.notes, text_json)},
                                  {"remarks", list_of(board.remarks, text_json)}});
}

JsonValue import_json(const Imported& imported, const ImportedBoard& board) {
  const scans::Placement& placement = imported.placement;
  const auto unit_json = [](const scans::UnitCandidate& unit) {
    return JsonValue::from_members({{"name", JsonValue::from_text(unit.name)},
                                    {"unit_mm", number(unit.unit_mm)},
                                    {"size_mm", numbers(unit.size_mm)},
                                    {"likely", JsonValue::from_bool(unit.likely)}});
  };
  const auto answer_json = [](const Answerable& answer) {
    return JsonValue::from_members(
        {{"question", JsonValue::from_text(answer.question)},
         {"light",
          JsonValue::from_text(std::string(kLightWords[static_cast<std::size_t>(answer.light)]))},
         {"why", JsonValue::from_text(answer.why)}});
  };
  const auto stairs_json = [](const scans::Stairway& stairs) {
    return JsonValue::from_members({{"from", count(stairs.from)},
                                    {"to", count(stairs.to)},
                                    {"steps", JsonValue::from_integer(stairs.steps)},
                                    {"foot_mm", numbers(stairs.foot_mm)},
                                    {"head_mm", numbers(stairs.head_mm)}});
  };
  JsonValue ground;
  if (placement.ground) {
    ground =
        JsonValue::from_members({{"tilt_degrees", number(placement.ground->tilt_degrees)},
                                 {"residual_degrees", number(placement.ground->residual_degrees)},
                                 {"share", number(placement.ground->share)}});
  }
  return JsonValue::from_members(
      {{"format", JsonValue::from_text(imported.format)},
       {"verdict", JsonValue::from_text(import_verdict(imported, board))},
       {"unit", JsonValue::from_text(placement.unit)},
       {"units", list_of(placement.units, unit_json)},
       {"scale", number(placement.motion.scale)},
       {"ground", ground},
       {"lattice", placement.lattice ? lattice_json(*placement.lattice) : JsonValue()},
       {"no_lattice", JsonValue::from_text(placement.no_lattice)},
       {"noise_mm", number(placement.noise_mm)},
       {"error_mm", number(imported.error_mm)},
       {"error_from", JsonValue::from_text(imported.error_from)},
       {"before", condition_json(imported.mended.before)},
       {"after", condition_json(imported.closed.after)},
       {"volume_mm3", number(imported.closed.volume_mm3)},
       {"largest_move_mm",
        number(std::max(imported.closed.largest_move_mm, imported.terrain.largest_move_mm))},
       {"triangles", count(imported.terrain.mesh.faces.size())},
       {"size_mm", numbers(size_of(imported.closed.surface))},
       {"surfaces", list_of(imported.ways.surfaces, surface_json)},
       {"levels_mm", list_of(imported.ways.levels_mm, number)},
       {"stairs", list_of(imported.ways.stairs, stairs_json)},
       {"spaces", count(board.spaces)},
       {"links", count(board.links)},
       {"steps", list_of(imported.steps, step_json)},
       {"remarks", list_of(board.remarks, text_json)},
       {"answerable", list_of(answerable(imported), answer_json)}});
}

}  // namespace parapet::cli
