#include "rules/files/realms/terrain_json.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_number.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/place_json.h"
#include "rules/files/realms/colour_json.h"
#include "rules/files/realms/length_json.h"
#include "rules/files/realms/limits.h"
#include "rules/files/realms/realms_sources.h"

namespace parapet {
namespace {

constexpr std::array<LengthUnit, 3> kBrickUnits = {kStuds, kStuds, kPlates};
constexpr int kMaxTurn = 3;

// Which kind of entry it is, and the keys it may have.
enum class EntryKind { model, block, mesh, solid };
constexpr std::array<std::string_view, 4> kKindKeys = {"ldraw", "box", "mesh", "solid"};
constexpr std::string_view kModelKeys[] = {"ldraw", "at",      "at_mm", "turn",
                                           "align", "without", "id",    "color"};
constexpr std::string_view kBlockKeys[] = {"box",   "at",    "at_mm",  "id",
                                           "color", "loose", "mass_g", "body"};
constexpr std::string_view kMeshKeys[] = {"mesh", "at_mm", "turn", "error_mm", "id", "color"};
constexpr std::string_view kSolidKeys[] = {"solid", "id", "color", "loose", "mass_g", "body"};

Result<EntryKind> read_kind(const JsonCursor& at) {
  if (!at.value().is_object()) return Failure(at.wrong("an object such as {\"box\": [4, 2, 3]}"));
  std::vector<std::size_t> found;
  for (std::size_t n = 0; n < kKindKeys.size(); ++n) {
    if (at.member(kKindKeys[n])) found.push_back(n);
  }
  if (found.size() == 1) return static_cast<EntryKind>(found.front());
  if (found.empty()) {
    return Failure(at.fault("missing-key", "none of the keys " + listed(kKindKeys), "one of them"));
  }
  return Failure(at.fault("wrong-value",
                          "both the keys \"" + std::string(kKindKeys[found[0]]) + "\" and \"" +
                              std::string(kKindKeys[found[1]]) + "\"",
                          "one of them"));
}

Point point_of(const std::array<std::int64_t, 3>& lengths) {
  return {lengths[0], lengths[1], lengths[2]};
}

// `at` in studs and plates or `at_mm`; not both. [0, 0, 0] unless given.
Point read_at(ObjectReader& reader) {
  const auto mm = reader.optional("at_mm", read_point_mm);
  const auto bricks =
      reader.optional("at", [](const JsonCursor& at) { return read_lengths(at, kBrickUnits); });
  if (mm && bricks) {
    reader.fail(
        reader.cursor().fault("wrong-value", "both the keys \"at\" and \"at_mm\"", "one of them"));
  }
  if (bricks) return point_of(*bricks);
  return mm.value_or(Point{});
}

Result<std::vector<std::string>> read_ids(const JsonCursor& at) {
  return read_list(at, kMaxTerrainPieces, "ids of pieces", read_name);
}

ModelEntry read_model(ObjectReader& reader) {
  ModelEntry model;
  model.path = reader.required("ldraw", read_model_path);
  model.at = read_at(reader);
  model.turn = reader.optional("turn", read_integer(0, kMaxTurn), 0);
  model.align = reader.optional("align", read_boolean, false);
  model.without = reader.optional("without", read_ids, {});
  return model;
}

BlockEntry read_block(ObjectReader& reader) {
  const auto size = reader.required("box", [](const JsonCursor& at) -> Result<Point> {
    const auto read = read_lengths(at, kBrickUnits);
    if (!read) return Failure(read.error());
    const bool is_solid =
        std::all_of(read->begin(), read->end(), [](auto side) { return side > 0; });
    if (!is_solid) return Failure(at.wrong("three sizes above 0: studs, studs, plates"));
    return point_of(*read);
  });
  const Point lo = read_at(reader);
  const Point hi = lo + (size - Point{});
  if (!reader.failed() && !in_range(hi)) {
    reader.fail(reader.cursor().fault("out-of-range", "a block that ends beyond 52.4 m",
                                      "one within 52.4 m of the origin"));
  }
  return {Box::spanning(lo, hi)};
}

SolidEntry read_solid(ObjectReader& reader) {
  const auto corner = [](const JsonCursor& at) -> Result<Point> {
    const auto read = read_lengths(at, {kTicks, kTicks, kTicks});
    if (!read) return Failure(read.error());
    return point_of(*read);
  };
  return {reader.required("solid", [&](const JsonCursor& at) {
    return read_list(at, kMaxSolidCorners, "corners of a solid", corner);
  })};
}

Result<Ratio> read_mass(const JsonCursor& at) {
  constexpr std::int64_t kMostGrams = 1'000'000;
  const auto number = at.number();
  if (!number) return Failure(number.error());
  if (*number > Ratio() && *number <= Ratio(kMostGrams)) return *number;
  return Failure(at.wrong("a number of grams above 0, at most " + std::to_string(kMostGrams)));
}

// How far a scan may be off, in ticks; it need not be whole ones.
Result<Ratio> read_error(const JsonCursor& at) {
  constexpr std::int64_t kMostTerm = kMaxPegTerm / 10;  // for ten ticks are a millimetre
  const auto mm = exact_number(at.value());
  const bool fits = mm && *mm >= Ratio() && *mm <= Ratio(1'000) && mm->numerator() <= kMostTerm &&
                    mm->denominator() <= kMostTerm;
  if (fits) return Ratio::of(mm->numerator() * kMillimetres.ticks, mm->denominator());
  return Failure(at.wrong("a number of millimetres from 0 to 1000, such as \"0.8\""));
}

MeshEntry read_mesh_entry(ObjectReader& reader) {
  MeshEntry mesh;
  mesh.path = reader.required("mesh", read_model_path);
  mesh.at = reader.optional("at_mm", read_point_mm, Point{});
  mesh.turn = reader.optional("turn", read_integer(0, kMaxTurn), 0);
  mesh.error = reader.optional("error_mm", read_error);
  return mesh;
}

std::span<const std::string_view> keys_of(EntryKind kind) {
  switch (kind) {
    case EntryKind::model:
      return kModelKeys;
    case EntryKind::block:
      return kBlockKeys;
    case EntryKind::mesh:
      return kMeshKeys;
    case EntryKind::solid:
      return kSolidKeys;
  }
  return {};
}

Result<TerrainEntry> read_entry(const JsonCursor& at) {
  const auto kind = read_kind(at);
  if (!kind) return Failure(kind.error());
  ObjectReader reader(at, keys_of(*kind));
  TerrainEntry entry;
  entry.id = reader.optional("id", read_name, std::string());
  entry.colour = reader.optional("color", read_colour);
  entry.loose = reader.optional("loose", read_boolean, false);
  entry.mass_g = reader.optional("mass_g", read_mass);
  entry.body = reader.optional("body", read_name, std::string());
  if (*kind == EntryKind::model) entry.what = read_model(reader);
  if (*kind == EntryKind::block) entry.what = read_block(reader);
  if (*kind == EntryKind::mesh) entry.what = read_mesh_entry(reader);
  if (*kind == EntryKind::solid) entry.what = read_solid(reader);
  return reader.finish(std::move(entry));
}

JsonValue lengths_json(Vec lengths, const std::array<LengthUnit, 3>& units) {
  return JsonValue::from_list({length_json(lengths.x, units[0]), length_json(lengths.y, units[1]),
                               length_json(lengths.z, units[2])});
}

// What is particular to each kind, as members.
struct EntryWriter {
  std::vector<JsonMember>& members;

  void operator()(const ModelEntry& model) const {
    members.push_back({"ldraw", JsonValue::from_text(model.path)});
    members.push_back({"at_mm", point_json(model.at)});
    if (model.turn != 0) members.push_back({"turn", JsonValue::from_integer(model.turn)});
    if (model.align) members.push_back({"align", JsonValue::from_bool(true)});
    if (model.without.empty()) return;
    members.push_back({"without", list_json(model.without, JsonValue::from_text)});
  }
  void operator()(const MeshEntry& mesh) const {
    members.push_back({"mesh", JsonValue::from_text(mesh.path)});
    members.push_back({"at_mm", point_json(mesh.at)});
    if (mesh.turn != 0) members.push_back({"turn", JsonValue::from_integer(mesh.turn)});
    if (!mesh.error) return;
    const Ratio mm =
        Ratio::of(mesh.error->numerator(), mesh.error->denominator() * kMillimetres.ticks);
    members.push_back({"error_mm", number_json(mm)});
  }
  void operator()(const BlockEntry& block) const {
    members.push_back({"box", lengths_json(block.box.hi() - block.box.lo(), kBrickUnits)});
    members.push_back({"at", lengths_json(block.box.lo() - Point{}, kBrickUnits)});
  }
  void operator()(const SolidEntry& solid) const {
    members.push_back({"solid", list_json(solid.corners, [](Point corner) {
                         return lengths_json(corner - Point{}, {kTicks, kTicks, kTicks});
                       })});
  }
};

JsonValue entry_json(const TerrainEntry& entry) {
  std::vector<JsonMember> members;
  std::visit(EntryWriter{members}, entry.what);
  if (!entry.id.empty()) members.push_back({"id", JsonValue::from_text(entry.id)});
  if (entry.colour) members.push_back({"color", colour_json(*entry.colour)});
  if (entry.loose) members.push_back({"loose", JsonValue::from_bool(true)});
  if (entry.mass_g) members.push_back({"mass_g", number_json(*entry.mass_g)});
  if (!entry.body.empty()) members.push_back({"body", JsonValue::from_text(entry.body)});
  return JsonValue::from_members(std::move(members));
}

}  // namespace

Result<std::vector<TerrainEntry>> read_terrain(const JsonCursor& at) {
  return read_list(at, kMaxTerrainEntries, "entries of terrain", read_entry);
}

JsonValue terrain_json(const std::vector<TerrainEntry>& terrain) {
  return list_json(terrain, entry_json);
}

}  // namespace parapet
