#include "tests/support/structure_files.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>

#include "rules/files/json/json_cursor.h"
#include "rules/files/json/json_parse.h"
#include "tests/support/brick_structures.h"

namespace parapet::testing {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
  std::ifstream in(path);
  std::ostringstream text;
  text << in.rdbuf();
  if (!in) throw std::runtime_error("cannot read " + path.string());
  return text.str();
}

JsonValue json_of(const fs::path& path) {
  return parse_json(text_of(path), path.filename().string()).value();
}

std::int64_t integer(const JsonValue& object, const char* key) {
  return std::stoll(std::string(object.find(key)->digits()));
}

// A label is 1, 0, null, or words that say that it stands.
std::optional<bool> stands(const JsonValue& label) {
  const JsonValue* value = label.find("is_stable");
  if (value == nullptr || value->is_null()) return std::nullopt;
  return value->is_text() || value->digits() == "1";
}

struct LibraryBrick {
  int narrow = 0;
  int length = 0;
  std::int64_t mass_mg = 0;
};

std::map<std::string, LibraryBrick> library_of(const fs::path& path) {
  const JsonValue bricks = json_of(path);
  std::map<std::string, LibraryBrick> library;
  for (const JsonMember& brick : bricks.members()) {
    const Ratio kilograms = JsonCursor(*brick.value.find("mass"), "mass").number().value();
    library[brick.key] = {static_cast<int>(integer(brick.value, "height")),
                          static_cast<int>(integer(brick.value, "width")),
                          kilograms.numerator() * 1'000'000 / kilograms.denominator()};
  }
  return library;
}

physics::Structure graph_of(const fs::path& path,
                            const std::map<std::string, LibraryBrick>& library) {
  const JsonValue graph = json_of(path);
  std::vector<physics::Piece> pieces;
  for (const JsonMember& node : graph.members()) {
    const auto value = [&](const char* key) { return static_cast<int>(integer(node.value, key)); };
    const LibraryBrick& brick = library.at(std::to_string(value("brick_id")));
    const bool lies_east = value("ori") == 1;
    pieces.push_back(
        brick_at({value("x"), value("y"), value("z"), lies_east ? brick.length : brick.narrow,
                  lies_east ? brick.narrow : brick.length},
                 brick.mass_mg));
    pieces.back().id = node.key;
  }
  return structure_of(std::move(pieces));
}

physics::Structure lines_of(const fs::path& path) {
  std::istringstream in(text_of(path));
  std::vector<physics::Piece> pieces;
  for (std::string line; std::getline(in, line);) {
    BrickPlace place;
    if (std::sscanf(line.c_str(), "%dx%d (%d,%d,%d)", &place.wide, &place.deep, &place.x, &place.y,
                    &place.z) != 5) {
      continue;
    }
    pieces.push_back(brick_at(place, brick_mass(place.wide, place.deep)));
  }
  return structure_of(std::move(pieces));
}

// The structures that labels.json of the folder names.
template <class Read>
std::vector<LabelledStructure> labelled(const fs::path& folder, const std::string& extension,
                                        const Read& read) {
  if (!fs::exists(folder / "labels.json")) return {};
  std::vector<LabelledStructure> structures;
  const JsonValue labels = json_of(folder / "labels.json");
  for (const JsonMember& label : labels.members()) {
    structures.push_back({label.key, read(folder / (label.key + extension)), stands(label.value)});
  }
  return structures;
}

}  // namespace

fs::path structure_samples() {
  const char* given = std::getenv("PARAPET_SAMPLES");
  return fs::path(given == nullptr ? PARAPET_SOURCE_DIR "/../shared/samples" : given) / "stability";
}

std::vector<LabelledStructure> stable_lego_structures() {
  const fs::path folder = structure_samples() / "stablelego";
  if (!fs::exists(folder / "lego_library.json")) return {};
  const auto library = library_of(folder / "lego_library.json");
  return labelled(folder, ".json", [&](const fs::path& path) { return graph_of(path, library); });
}

std::vector<LabelledStructure> brick_gpt_structures() {
  return labelled(structure_samples() / "brickgpt", "", lines_of);
}

}  // namespace parapet::testing
