#include "cli/import/import_line.h"

#include <charconv>
#include <cmath>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/import/import_file.h"

namespace parapet::cli {
namespace {

// Millimetres of the units that a file may be in.
const std::map<std::string, double> kUnits = {{"mm", 1},      {"cm", 10},   {"m", 1000},
                                              {"inch", 25.4}, {"in", 25.4}, {"foot", 304.8}};

const std::map<std::string, ImportForm> kForms = {
    {"mesh", ImportForm::mesh}, {"blocks", ImportForm::blocks}, {"tiles", ImportForm::tiles}};

// The whole word as a finite number.
std::optional<double> number_of(std::string_view word) {
  double value = 0;
  const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), value);
  const bool is_whole = fault == std::errc() && end == word.data() + word.size();
  if (!is_whole || !std::isfinite(value)) return std::nullopt;
  return value;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (std::size_t start = 0; start <= text.size();) {
    const std::size_t end = std::min(text.find(separator, start), text.size());
    parts.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  return parts;
}

std::optional<scans::Vector3> place_of(std::string_view word) {
  const auto parts = split(word, ',');
  if (parts.size() != 3) return std::nullopt;
  const auto x = number_of(parts[0]);
  const auto y = number_of(parts[1]);
  const auto z = number_of(parts[2]);
  if (!x || !y || !z) return std::nullopt;
  return scans::Vector3{*x, *y, *z};
}

// Words whose meaning hangs on each other are put together at the end.
struct ImportWords {
  ImportFile import;
  std::string unit;
  std::optional<double> scale;
  std::vector<std::string> distance;
  std::string lattice = "auto";
  double pitch_studs = 0;
  double plate_studs = 2;
  bool not_level = false;
};

std::string read_unit(ImportWords& words) {
  if (words.unit.empty() && !words.scale) return {};
  auto& unit = words.import.request.place.unit_mm;
  const auto named = kUnits.find(words.unit);
  if (!words.unit.empty()) {
    unit = named != kUnits.end() ? std::optional(named->second) : number_of(words.unit);
    if (!unit || *unit <= 0) {
      return "--unit: expected mm, cm, m, inch, foot or a number of millimetres, not " + words.unit;
    }
  }
  if (words.scale) words.import.request.factor = *words.scale;
  return {};
}

std::string read_distance(ImportWords& words) {
  if (words.distance.empty()) return {};
  const auto from = place_of(words.distance[0]);
  const auto to = place_of(words.distance[1]);
  const auto mm = number_of(words.distance[2]);
  if (!from || !to || !mm || *mm <= 0) {
    return "--distance: expected two places of the file and millimetres, such as "
           "0,0,0 1.5,0,0 150";
  }
  words.import.request.place.distance = scans::KnownDistance{*from, *to, *mm};
  return {};
}

std::string read_lattice(ImportWords& words) {
  auto& place = words.import.request.place;
  place.find_lattice = words.lattice != "none";
  if (words.lattice == "auto" || words.lattice == "none") return {};
  if (words.lattice == "studs") {
    place.pitch = std::array{8.0, 3.2};
    return {};
  }
  const auto pitch = number_of(words.lattice);
  if (!pitch || *pitch <= 0) {
    return "--lattice: expected auto, none, studs or the side of a square in millimetres, not " +
           words.lattice;
  }
  place.pitch = std::array{*pitch, 0.0};
  return {};
}

// Nothing, or what is wrong.
std::string put_together(ImportWords& words) {
  for (const auto& read : {read_unit, read_distance, read_lattice}) {
    if (const std::string wrong = read(words); !wrong.empty()) return wrong;
  }
  auto& request = words.import.request;
  request.place.level = !words.not_level;
  const auto columns = [](double studs) { return static_cast<int>(std::lround(2 * studs)); };
  if (words.pitch_studs > 0) request.ways.pitch = std::max(1, columns(words.pitch_studs));
  const int plate = std::max(1, columns(words.plate_studs));
  request.ways.plate = {plate, plate};
  if (words.import.out.empty() && !words.import.dry_run) {
    return "--out: expected the board file to write, or --dry-run";
  }
  return {};
}

void add_scale_words(CLI::App& command, ImportWords& words) {
  command
      .add_option("--unit", words.unit,
                  "of the file: mm, cm, m, inch, foot, or millimetres; default: what the file says")
      ->type_name("UNIT");
  command
      .add_option("--scale", words.scale,
                  "make it that many times as large: 0.5 of a model printed at half its size")
      ->check(CLI::PositiveNumber);
  command
      .add_option("--distance", words.distance,
                  "two places of the file, x,y,z each, and how many mm they are apart")
      ->type_name("A B MM")
      ->expected(3);
  command
      .add_option_function<std::string>(
          "--up",
          [&words](const std::string& axis) {
            words.import.request.place.up = axis == "y" ? scans::UpAxis::y : scans::UpAxis::z;
          },
          "which axis of the file is up; default: what its format says, else z")
      ->check(CLI::IsMember({"y", "z"}));
  command.add_flag("--not-level", words.not_level, "leave the ground as it lies");
  command
      .add_option("--lattice", words.lattice,
                  "what it stands on: auto, none, studs, or the side of its squares in mm")
      ->capture_default_str();
}

void add_cleaning_words(CLI::App& command, ImportWords& words) {
  auto& close_up = words.import.request.close_up;
  command
      .add_option_function<double>(
          "--islands",
          [&close_up](double side) {
            close_up.island_mm = side;
            close_up.island_mm3 = side * side * side;
          },
          "drop loose shells that fit into a cube of that many mm; default: none")
      ->check(CLI::NonNegativeNumber);
  command.add_option("--hole", close_up.hole_mm, "fill holes up to that many mm across, 0: none")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  command
      .add_option(
          "--base", words.import.request.base_mm,
          "stand it on a base that many mm below its lowest point; default: 2 where its top "
          "comes down to there, else 0")
      ->check(CLI::NonNegativeNumber);
  command
      .add_option("--error", words.import.request.error_mm,
                  "how far the scan may be off, in mm; default: estimated from it")
      ->check(CLI::NonNegativeNumber);
}

void add_cloud_words(CLI::App& command, ImportWords& words) {
  static const std::map<std::string, scans::CloudMethod> kMethods = {
      {"front", scans::CloudMethod::front}, {"top-down", scans::CloudMethod::top_down}};
  command
      .add_option_function<std::string>(
          "--cloud",
          [&words](const std::string& word) {
            words.import.request.cloud.method = kMethods.at(word);
          },
          "of points, lay triangles between neighbours (front) or take the highest (top-down)")
      ->check(CLI::IsMember({"front", "top-down"}));
  command.add_flag("--smooth-terraces", words.import.request.heights.smooth_terraces,
                   "of a picture of heights, smooth the steps of its grey");
}

void add_board_words(CLI::App& command, ImportWords& words) {
  command
      .add_option_function<std::string>(
          "--as", [&words](const std::string& word) { words.import.form = kForms.at(word); },
          "mesh: exact triangles; blocks: solid cells of half a stud; tiles: walls on squares")
      ->check(CLI::IsMember({"mesh", "blocks", "tiles"}));
  command.add_option("--pitch", words.pitch_studs, "between two spaces, in studs of 8 mm")
      ->check(CLI::Range(0.5, 64.0));
  command.add_option("--plate", words.plate_studs, "side of a space's standing plate, in studs")
      ->check(CLI::Range(0.5, 64.0))
      ->capture_default_str();
  command
      .add_option("--stride", words.import.request.ways.stride_mm,
                  "the highest step in mm that counts as stairs")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command.add_option("--head-room", words.import.request.ways.head_room_mm, "of a figure, in mm")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command.add_option("--name", words.import.name, "of the board; default: that of the file");
}

}  // namespace

void add_import(CLI::App& app, Chosen& chosen) {
  CLI::App* command =
      app.add_subcommand("import", "Make a board of scanned or printed terrain (docs/scans.md).");
  command->footer(
      footer("parapet import hill.stl --unit mm --out hill.board.json "
             "--report hill.html"));
  const auto words = std::make_shared<ImportWords>();
  ImportFile& import = words->import;
  command->add_option("FILE", import.file, "a scan: STL, OBJ, PLY, GLB, 3MF, LAS, ...")->required();
  command->add_option("--with", import.second, "a second scan of the same terrain, laid onto it");
  command->add_option("--out", import.out, "the board file; the terrain is written beside it");
  command->add_flag("--dry-run", import.dry_run, "say what would be done, and write no board");
  command->add_option("--report", import.report, "write what was done, with pictures, as a page");
  command->add_flag("--json", import.json, "the report as JSON (docs/scans.md)");
  add_scale_words(*command, *words);
  add_cleaning_words(*command, *words);
  add_cloud_words(*command, *words);
  add_board_words(*command, *words);
  command->callback([&chosen, words] {
    if (const std::string wrong = put_together(*words); !wrong.empty()) {
      throw CLI::ValidationError(wrong);
    }
    words->import.command = chosen.typed;
    chosen.run = [words] { return run_import(words->import); };
  });
}

}  // namespace parapet::cli
