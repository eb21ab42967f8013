#include "geometry/bricks/ldraw_model.h"

#include <map>
#include <memory>
#include <optional>
#include <system_error>
#include <tuple>

#include "geometry/bricks/file_name.h"
#include "geometry/bricks/grid_fit.h"
#include "geometry/bricks/ldraw_colours.h"
#include "geometry/bricks/ldraw_documents.h"
#include "geometry/bricks/model_placement.h"
#include "geometry/bricks/model_tree.h"
#include "geometry/bricks/model_warnings.h"
#include "geometry/bricks/part_geometry.h"
#include "geometry/bricks/part_placer.h"
#include "geometry/bricks/studio_archive.h"

namespace parapet {
namespace {

// Corners of the convex pieces of slanted parts, unless a part of the same slant shares them: each
// costs hundreds of bytes.
constexpr std::size_t kMostSlantedCorners = 1'000'000;

bool has_shape(const PartGeometry& geometry) {
  if (!geometry.bodies.empty()) return true;
  for (const DecimalTriangle& face : geometry.triangles) {
    const Triangle triangle{to_ticks(face[0]), to_ticks(face[1]), to_ticks(face[2])};
    if (!in_range(triangle) || !is_degenerate(triangle)) return true;
  }
  return false;
}

// The parts of a model by what they are made of, each made once.
class PartShelf {
 public:
  PartShelf(LdrawDocuments& documents, const ModelLimits& limits,
            std::vector<ModelWarning>& warnings)
      : documents_(documents),
        limits_(limits),
        warnings_(warnings),
        references_left_(limits.references) {}

  struct Shelved {
    PartPlacer placer;
    PartSource source = PartSource::catalogue;
  };

  Result<Shelved*> take(const DrawnPart& part) {
    const bool unknown = part.origin == PartOrigin::unknown;
    auto& place = shelf_[{part.origin, unknown ? 0 : part.index}];
    if (!place) {
      auto made = make(part);
      if (!made) return Failure(made.error());
      place = std::make_unique<Shelved>(std::move(*made));
    }
    return place.get();
  }

 private:
  Result<Shelved> make(const DrawnPart& part) {
    PartGeometry geometry;
    if (part.origin == PartOrigin::catalogue) {
      geometry = geometry_of(documents_.catalogue(part.index));
      return Shelved{PartPlacer(std::move(geometry)), PartSource::catalogue};
    }
    if (part.origin == PartOrigin::faces) geometry = own_faces(documents_.document(part.index));
    if (part.origin == PartOrigin::document) {
      auto read = part_geometry(documents_, part.index, limits_, references_left_, warnings_);
      if (!read) return Failure(read.error());
      geometry = std::move(*read);
    }
    if (has_shape(geometry)) {
      return Shelved{PartPlacer(std::move(geometry)), PartSource::library};
    }
    return Shelved{PartPlacer(unknown_part_geometry()), PartSource::unknown};
  }

  LdrawDocuments& documents_;
  const ModelLimits& limits_;
  std::vector<ModelWarning>& warnings_;
  std::size_t references_left_;
  std::map<std::pair<PartOrigin, std::size_t>, std::unique_ptr<Shelved>> shelf_;
};

Fault too_many(const char* code, const std::string& file, const char* what, const DrawnPart& part,
               std::size_t limit) {
  return {code,
          file,
          "",
          "more " + std::string(what) + " with part " + part.name,
          "at most " + std::to_string(limit) + " in a model",
          ""};
}

// What the parts are made of, if it is not too much.
Result<std::vector<PartShelf::Shelved*>> shelved_parts(PartShelf& shelf, const DrawnModel& drawn,
                                                       const std::string& file,
                                                       const ModelLimits& limits) {
  std::vector<PartShelf::Shelved*> parts;
  parts.reserve(drawn.parts.size());
  std::size_t shapes = 0;
  std::size_t connections = 0;
  for (const DrawnPart& part : drawn.parts) {
    const auto shelved = shelf.take(part);
    if (!shelved) return Failure(shelved.error());
    const PartGeometry& geometry = (*shelved)->placer.geometry();
    shapes += geometry.bodies.size() + geometry.triangles.size();
    connections += geometry.studs.size() + geometry.holes.size();
    if (shapes > limits.shapes) {
      return Failure(
          too_many("too-many-shapes", file, "triangles and convex pieces", part, limits.shapes));
    }
    if (connections > limits.connections) {
      return Failure(
          too_many("too-many-connections", file, "studs and holes", part, limits.connections));
    }
    parts.push_back(*shelved);
  }
  return parts;
}

std::optional<PlacedShapes> place_part(PartShelf::Shelved& part, const LdrawPlacement& placement,
                                       const GridFit& fit) {
  std::optional<RightAngle> turn = right_angle(placement);
  // A block that stands for something else is not slanted or stretched like it.
  if (!turn && part.source == PartSource::unknown) turn = RightAngle{};
  return turn ? part.placer.place(*turn, origin_on_grid(placement, fit))
              : part.placer.place(placement);
}

Result<void> place_parts(const DrawnModel& drawn, const std::vector<PartShelf::Shelved*>& parts,
                         const std::string& file, LoadedModel& loaded) {
  std::map<std::string, UnknownPart> unknown;
  std::size_t slanted_corners = 0;
  loaded.model.parts.reserve(drawn.parts.size());
  for (std::size_t i = 0; i < drawn.parts.size(); ++i) {
    const DrawnPart& part = drawn.parts[i];
    const std::size_t corners_before = parts[i]->placer.slanted_corners();
    auto placed = place_part(*parts[i], part.placement, loaded.grid);
    slanted_corners += parts[i]->placer.slanted_corners() - corners_before;
    if (slanted_corners > kMostSlantedCorners) {
      return Failure(too_many("too-many-corners", file, "corners of slanted parts", part,
                              kMostSlantedCorners));
    }
    if (!placed) {
      return Failure({"part-out-of-range", file, "line " + std::to_string(part.line),
                      "part " + part.name + " too far away",
                      "parts within 52 m of the model's origin", ""});
    }
    if (parts[i]->source == PartSource::unknown) {
      UnknownPart& entry =
          unknown.try_emplace(file_key(part.name), UnknownPart{part.name, 0}).first->second;
      ++entry.count;
    }
    loaded.model.parts.push_back({part.name, parts[i]->placer.geometry().title, parts[i]->source,
                                  part.colour, std::move(placed->shapes), std::move(placed->studs),
                                  std::move(placed->holes), part.line});
  }
  for (auto& [key, entry] : unknown) loaded.unknown.push_back(std::move(entry));
  return {};
}

Result<ColourTable> colours_of(const LdrawDocuments& documents, const PartLibrary* library,
                               const ModelLimits& limits) {
  ColourTable colours;
  const auto file = library == nullptr ? std::nullopt : library->colours();
  if (file) {
    auto text = library->read(*file, limits.file_bytes);
    if (!text) return Failure(text.error());
    colours.read(to_utf8(std::move(*text)));
  }
  colours.read(documents.main_text());
  return colours;
}

Result<LoadedModel> build(LdrawDocuments& documents, const std::string& name,
                          const PartLibrary* library, const ModelOptions& options) {
  const auto colours = colours_of(documents, library, options.limits);
  if (!colours) return Failure(colours.error());
  const auto drawn = flatten_model(documents, *colours, options.limits);
  if (!drawn) return Failure(drawn.error());
  if (drawn->parts.empty()) {
    return Failure({"empty-model", name, "", "no parts",
                    "lines of LDraw that place parts (type 1) or draw faces (type 3 or 4)", ""});
  }
  std::vector<ModelWarning> part_warnings;
  PartShelf shelf(documents, options.limits, part_warnings);
  const auto parts = shelved_parts(shelf, *drawn, name, options.limits);
  if (!parts) return Failure(parts.error());
  std::vector<LdrawPlacement> placements;
  for (const DrawnPart& part : drawn->parts) placements.push_back(part.placement);
  LoadedModel loaded;
  loaded.grid = fit_grid(placements);
  if (auto placed = place_parts(*drawn, *parts, name, loaded); !placed) {
    return Failure(placed.error());
  }
  std::vector<ModelWarning>& warnings = loaded.model.warnings;
  warnings = documents.warnings();
  warnings.insert(warnings.end(), part_warnings.begin(), part_warnings.end());
  add_warnings(loaded.unknown, drawn->unknown_colours, loaded.grid, warnings);
  if (options.align_to_grid) {
    auto aligned = placed_model(std::move(loaded.model), 0, Point{} - loaded.grid.offset);
    if (!aligned) return Failure(aligned.error());
    loaded.model = std::move(*aligned);
  }
  return loaded;
}

}  // namespace

Result<LoadedModel> read_brick_model(const std::filesystem::path& file, const PartLibrary* library,
                                     const ModelOptions& options) {
  std::error_code error;
  const std::filesystem::path real = std::filesystem::canonical(file, error);
  if (error) {
    return Failure({"unreadable-file", file.string(), "", "no file of that name",
                    "a model: .ldr, .mpd, .dat or .io", ""});
  }
  const FolderFiles folder(real.parent_path());
  return read_brick_model(folder, real.filename().string(), library, options);
}

Result<LoadedModel> read_brick_model(const ModelFiles& files, std::string_view name,
                                     const PartLibrary* library, const ModelOptions& options) {
  const std::optional<std::string> spelled = files.find(name);
  if (!spelled) {
    return Failure({"unreadable-file", std::string(name), "", "no file of that name",
                    "a model: .ldr, .mpd, .dat or .io", ""});
  }
  auto bytes = files.read(*spelled, options.limits.file_bytes);
  if (!bytes) return Failure(bytes.error());
  if (is_archive(*bytes)) {
    const auto archive = open_studio_archive(*spelled, *bytes, options.limits.file_bytes);
    if (!archive) return Failure(archive.error());
    auto main = archive->files.read(archive->main, options.limits.file_bytes);
    if (!main) return Failure(main.error());
    LdrawDocuments documents(archive->files, library, options.limits);
    if (auto opened = documents.open(archive->main, std::move(*main)); !opened) {
      return Failure(opened.error());
    }
    return build(documents, *spelled, library, options);
  }
  LdrawDocuments documents(files, library, options.limits);
  if (auto opened = documents.open(*spelled, std::move(*bytes)); !opened) {
    return Failure(opened.error());
  }
  return build(documents, *spelled, library, options);
}

}  // namespace parapet
