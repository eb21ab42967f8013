#include "rules/files/realms/realms_terrain.h"

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "geometry/bricks/model_placement.h"
#include "geometry/numbers/wide.h"
#include "geometry/solids/convex_hull.h"
#include "rules/files/json/json_write.h"
#include "rules/files/realms/limits.h"
#include "rules/files/realms/placed_mesh.h"

namespace parapet {
namespace {

Fault solid_fault(const JsonCursor& at, HullFault why) {
  switch (why) {
    case HullFault::point_out_of_range:
      return at.fault("out-of-range", "a corner beyond 52.4 m", "corners within 52.4 m");
    case HullFault::too_many_points:
      return at.fault("limit", "too many corners",
                      "at most " + std::to_string(kMaxHullPoints) + " different ones");
    case HullFault::flat:
      break;
  }
  return at.fault("flat-solid", "corners that all lie in one plane",
                  "four corners at least that do not");
}

// Rounded, but never to nothing.
std::int64_t milligrams(const Ratio& grams) {
  const Wide twice = Wide{2'000} * grams.numerator() / grams.denominator();
  return std::max<std::int64_t>(1, static_cast<std::int64_t>((twice + 1) / 2));
}

constexpr PartColour kEarth{{150, 128, 98, 255}};  // of scans that say nothing else

struct LoadedMesh {
  Mesh mesh;
  bool is_closed = false;
};

class TerrainBuilder {
 public:
  TerrainBuilder(const std::vector<TerrainEntry>& entries, const JsonCursor& at,
                 const RealmsSources& sources)
      : at_(at), sources_(sources) {
    for (const TerrainEntry& entry : entries) {
      const auto* model = std::get_if<ModelEntry>(&entry.what);
      if (model != nullptr) ++uses_left_[{model->path, model->align}];
      const auto* mesh = std::get_if<MeshEntry>(&entry.what);
      if (mesh != nullptr) ++mesh_uses_left_[mesh->path];
    }
  }

  Result<void> add(std::size_t n, const TerrainEntry& entry) {
    const std::string id = entry.id.empty() ? "t" + std::to_string(n) : entry.id;
    if (const auto* model = std::get_if<ModelEntry>(&entry.what)) {
      return add_model(n, id, *model, entry.colour);
    }
    if (const auto* mesh = std::get_if<MeshEntry>(&entry.what)) {
      return add_mesh(n, id, *mesh, entry.colour);
    }
    const bool is_solid = std::holds_alternative<SolidEntry>(entry.what);
    const auto piece = piece_of(n, id, is_solid && !entry.id.empty());
    if (!piece) return Failure(piece.error());
    realms::Piece& made = terrain_.pieces[*piece];
    if (entry.colour) made.colour = *entry.colour;
    made.loose = made.loose || entry.loose;
    if (!made.mass_mg && entry.mass_g) made.mass_mg = milligrams(*entry.mass_g);
    if (made.body.empty()) made.body = entry.body;
    if (const auto* block = std::get_if<BlockEntry>(&entry.what)) {
      return add_body(n, block->box, *piece);
    }
    const auto& corners = std::get<SolidEntry>(entry.what).corners;
    auto solid = convex_hull(corners);
    if (!solid) return Failure(solid_fault(*at_.item(n).member("solid"), solid.error()));
    return add_body(n, *std::move(solid), *piece);
  }

  RealmsTerrain finish() && { return std::move(terrain_); }

 private:
  // A new piece of that id; for a solid of a fallen piece the one that is there already.
  Result<std::uint32_t> piece_of(std::size_t n, const std::string& id, bool may_share) {
    const auto index = static_cast<std::uint32_t>(terrain_.pieces.size());
    const auto [found, is_new] = index_of_.emplace(id, index);
    if (!is_new) {
      if (may_share && solids_.count(found->second) != 0) return found->second;
      return Failure(at_.item(n).fault("duplicate-id", "a second piece with the id \"" + id + "\"",
                                       "an id that no other piece has"));
    }
    if (terrain_.pieces.size() == kMaxTerrainPieces) {
      return Failure(at_.item(n).fault("limit",
                                       "more than " + std::to_string(kMaxTerrainPieces) + " pieces",
                                       "at most that many"));
    }
    if (may_share) solids_.insert(index);
    terrain_.pieces.push_back({id, {}, {}, false});
    return index;
  }

  Result<void> add_body(std::size_t n, Shape shape, std::uint32_t piece) {
    if (terrain_.bodies.size() == kMaxTerrainBodies) {
      return Failure(at_.item(n).fault(
          "limit",
          "more than " + std::to_string(kMaxTerrainBodies) + " blocks, solids and triangles",
          "at most that many"));
    }
    terrain_.bodies.push_back({std::move(shape), piece});
    return {};
  }

  // Reads a model once, however many entries name it.
  Result<LoadedModel> loaded_model(std::size_t n, const ModelEntry& entry) {
    const ModelKey key{entry.path, entry.align};
    auto known = loaded_.find(key);
    if (known == loaded_.end()) {
      auto read = open_model(*at_.item(n).member("ldraw"), sources_,
                             {.align_to_grid = entry.align, .limits = {}});
      if (!read) return read;
      known = loaded_.emplace(key, *std::move(read)).first;
    }
    if (--uses_left_[key] > 0) return known->second;
    LoadedModel last = std::move(known->second);
    loaded_.erase(known);
    return last;
  }

  Result<BrickModel> read_model(std::size_t n, const ModelEntry& entry) {
    auto read = loaded_model(n, entry);
    if (!read) return Failure(read.error());
    auto placed = placed_model(std::move(read->model), entry.turn, entry.at);
    if (!placed) return Failure(placed.error());
    terrain_.models.push_back(
        {n, read->grid.parts, read->grid.on_grid, read->grid.offset, placed->warnings});
    return *std::move(placed);
  }

  Result<void> add_model(std::size_t n, const std::string& id, const ModelEntry& entry,
                         const std::optional<PartColour>& colour) {
    auto model = read_model(n, entry);
    if (!model) return Failure(model.error());
    if (auto checked = check_without(n, id, entry, model->parts.size()); !checked) return checked;
    const std::unordered_set<std::string> gone(entry.without.begin(), entry.without.end());
    for (std::size_t k = 0; k < model->parts.size(); ++k) {
      const std::string name = id + "/" + std::to_string(k);
      if (gone.count(name) != 0) continue;
      const auto piece = piece_of(n, name, false);
      if (!piece) return Failure(piece.error());
      PlacedPart& part = model->parts[k];
      realms::Piece& made = terrain_.pieces[*piece];
      made.colour = colour.value_or(part.colour);
      made.studs = std::move(part.studs);
      made.holes = std::move(part.holes);
      made.part = std::move(part.title);
      for (Shape& shape : part.shapes) {
        if (auto added = add_body(n, std::move(shape), *piece); !added) return added;
      }
    }
    return {};
  }

  // Reads a mesh once, likewise.
  Result<std::shared_ptr<const LoadedMesh>> loaded_mesh(std::size_t n, const MeshEntry& entry) {
    std::shared_ptr<const LoadedMesh>& known = meshes_[entry.path];
    if (known == nullptr) {
      auto read = open_mesh(*at_.item(n).member("mesh"), sources_);
      if (!read) return Failure(read.error());
      const bool closed = is_closed(*read);
      known = std::make_shared<const LoadedMesh>(LoadedMesh{*std::move(read), closed});
    }
    std::shared_ptr<const LoadedMesh> mesh = known;
    if (--mesh_uses_left_[entry.path] == 0) meshes_.erase(entry.path);
    return mesh;
  }

  Result<void> add_mesh(std::size_t n, const std::string& id, const MeshEntry& entry,
                        const std::optional<PartColour>& colour) {
    const auto mesh = loaded_mesh(n, entry);
    if (!mesh) return Failure(mesh.error());
    const JsonCursor at = *at_.item(n).member("mesh");
    const auto triangles = placed_mesh((*mesh)->mesh, entry.turn, entry.at);
    if (!triangles) {
      const Fault& why = triangles.error();
      return Failure(at.fault(why.code, why.found, why.expected));
    }
    if (triangles->empty()) {
      return Failure(at.fault("bad-mesh", "a mesh without area", "a mesh with triangles"));
    }
    const auto piece = piece_of(n, id, false);
    if (!piece) return Failure(piece.error());
    realms::Piece& made = terrain_.pieces[*piece];
    made.colour = colour.value_or(kEarth);
    made.scan = realms::Scan{entry.error};
    for (const Triangle& triangle : *triangles) {
      if (auto added = add_body(n, triangle, *piece); !added) return added;
    }
    terrain_.meshes.push_back({n, triangles->size(), (*mesh)->is_closed});
    return {};
  }

  // Each of `without` is one of the model's own pieces, and named once.
  Result<void> check_without(std::size_t n, const std::string& id, const ModelEntry& entry,
                             std::size_t parts) const {
    std::unordered_set<std::string> own;
    for (std::size_t k = 0; k < parts && !entry.without.empty(); ++k) {
      own.insert(id + "/" + std::to_string(k));
    }
    for (std::size_t k = 0; k < entry.without.size(); ++k) {
      const JsonCursor gone = at_.item(n).member("without")->item(k);
      if (own.erase(entry.without[k]) != 0) continue;
      return Failure(gone.fault("unknown-id", described(gone.value()),
                                parts == 0
                                    ? "no piece, for the model has none"
                                    : "a piece of this model, \"" + id + "/0\" to \"" + id + "/" +
                                          std::to_string(parts - 1) + "\", each once"));
    }
    return {};
  }

  using ModelKey = std::pair<std::string, bool>;  // path, aligned

  JsonCursor at_;
  const RealmsSources& sources_;
  std::map<ModelKey, std::size_t> uses_left_;
  std::map<ModelKey, LoadedModel> loaded_;  // those with uses left
  std::map<std::string, std::size_t> mesh_uses_left_;
  std::map<std::string, std::shared_ptr<const LoadedMesh>> meshes_;  // likewise
  RealmsTerrain terrain_;
  std::unordered_map<std::string, std::uint32_t> index_of_;
  std::unordered_set<std::uint32_t> solids_;  // pieces of solids with an id
};

}  // namespace

Result<RealmsTerrain> open_terrain(const std::vector<TerrainEntry>& entries, const JsonCursor& at,
                                   const RealmsSources& sources) {
  TerrainBuilder builder(entries, at, sources);
  for (std::size_t n = 0; n < entries.size(); ++n) {
    if (auto added = builder.add(n, entries[n]); !added) return Failure(added.error());
  }
  return std::move(builder).finish();
}

}  // namespace parapet
