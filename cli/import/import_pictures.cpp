#include "cli/import/import_pictures.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>

#include "cli/import/import_report.h"
#include "cli/words.h"

namespace parapet::cli {
namespace {

using scans::FaceMark;
using viewer::ScanLayer;
using viewer::ScanPicture;
using viewer::ScanTone;

constexpr double kFigureMm = 40;

std::array<double, 3> point(const scans::Vector3& p) { return {p.x, p.y, p.z}; }

// The faces of a surface that are of one kind, with their points alone.
template <class IsWanted>
ScanLayer layer_of(const scans::Surface& surface, ScanTone tone, const std::string& meaning,
                   IsWanted is_wanted) {
  ScanLayer layer;
  layer.tone = tone;
  layer.meaning = meaning;
  std::vector<std::uint32_t> number(surface.points.size(), 0);  // 0: not yet there
  for (std::size_t n = 0; n < surface.faces.size(); ++n) {
    if (!is_wanted(n)) continue;
    std::array<std::uint32_t, 3> face{};
    for (std::size_t corner = 0; corner < 3; ++corner) {
      const std::uint32_t at = surface.faces[n][corner];
      if (number[at] == 0) {
        layer.points.push_back(point(surface.points[at]));
        number[at] = static_cast<std::uint32_t>(layer.points.size());
      }
      face[corner] = number[at] - 1;
    }
    layer.faces.push_back(face);
  }
  return layer;
}

ScanPicture raw_picture(const scans::Imported& imported) {
  ScanPicture picture;
  picture.title = "As it was read";
  const auto count = [](std::size_t number, const std::string& one) {
    return counted(static_cast<int>(number), one);
  };
  const bool is_cloud = imported.raw.faces.empty();
  picture.caption = is_cloud ? count(imported.raw.points.size(), "point") + "."
                             : count(imported.raw.faces.size(), "triangle") + ".";
  ScanLayer layer = layer_of(imported.raw, ScanTone::plain, "", [](std::size_t) { return true; });
  if (is_cloud) {
    for (const scans::Vector3& p : imported.raw.points) layer.points.push_back(point(p));
  }
  picture.layers.push_back(std::move(layer));
  picture.figure = kFigureMm;
  return picture;
}

ScanPicture cleaned_picture(const scans::Imported& imported) {
  ScanPicture picture;
  picture.title = "What was changed";
  const scans::Closed& closed = imported.closed;
  const std::vector<std::pair<FaceMark, std::pair<ScanTone, const char*>>> kinds = {
      {FaceMark::kept, {ScanTone::kept, "unchanged"}},
      {FaceMark::flipped, {ScanTone::flipped, "turned round"}},
      {FaceMark::filled, {ScanTone::filled, "hole filled"}},
      {FaceMark::capped, {ScanTone::capped, "down to the base"}}};
  for (const auto& [mark, look] : kinds) {
    const FaceMark wanted = mark;
    ScanLayer layer = layer_of(closed.surface, look.first, look.second,
                               [&](std::size_t face) { return closed.marks[face] == wanted; });
    if (!layer.faces.empty()) picture.layers.push_back(std::move(layer));
  }
  if (!closed.dropped.faces.empty()) {
    picture.layers.push_back(
        layer_of(closed.dropped, ScanTone::dropped, "dropped", [](std::size_t) { return true; }));
  }
  picture.caption =
      "Nothing was moved by more than " +
      decimal_text(std::max(closed.largest_move_mm, imported.terrain.largest_move_mm), 2) + " mm.";
  picture.figure = kFigureMm;
  return picture;
}

void add_plate(ScanLayer& layer, const ColumnRectangle& plate, double height) {
  constexpr double kAbove = 0.3;  // mm, so that it is seen
  constexpr double kColumnMm = 0.1 * static_cast<double>(kColumnSide);
  const double west = kColumnMm * plate.first.x;
  const double north = kColumnMm * plate.first.y;
  const double east = west + kColumnMm * plate.width;
  const double south = north + kColumnMm * plate.depth;
  const double z = height + kAbove;
  const auto first = static_cast<std::uint32_t>(layer.points.size());
  for (const auto& corner : {std::array{west, north, z}, std::array{east, north, z},
                             std::array{east, south, z}, std::array{west, south, z}}) {
    layer.points.push_back(corner);
  }
  layer.faces.push_back({first, first + 1, first + 2});
  layer.faces.push_back({first, first + 2, first + 3});
}

// What a space's surface is a part of.
ScanTone tone_of(const scans::Ways& ways, const ColumnRectangle& plate, double height) {
  const Point2 middle = middle_of(plate);
  const double x = 0.1 * static_cast<double>(middle.x);
  const double y = 0.1 * static_cast<double>(middle.y);
  for (const scans::StandableSurface& surface : ways.surfaces) {
    const auto& [west, north, east, south] = surface.bounds_mm;
    if (x < west || east < x || y < north || south < y) continue;
    if (height < surface.lowest_mm || surface.highest_mm < height) continue;
    if (surface.is_bridge) return ScanTone::bridge;
    if (surface.is_ledge) return ScanTone::ledge;
  }
  return ScanTone::standing;
}

ScanPicture standing_picture(const scans::Imported& imported, const ImportedBoard& board) {
  ScanPicture picture;
  picture.title = "Where one can stand";
  picture.layers.push_back(
      layer_of(imported.closed.surface, ScanTone::plain, "", [](std::size_t) { return true; }));
  const realms::Battlefield& field = board.brick_board->field;
  double low = 0;
  double high = 1;
  bool any = false;
  for (const realms::SpaceId space : field.spaces()) {
    const double height = 0.1 * field.surface(space).height;
    low = any ? std::min(low, height) : height;
    high = any ? std::max(high, height) : height;
    any = true;
  }
  constexpr int kBands = 8;
  std::map<std::pair<ScanTone, int>, ScanLayer> layers;
  for (const realms::SpaceId space : field.spaces()) {
    const ColumnRectangle& plate = field.spots()[space.spot].plate;
    const double height = 0.1 * field.surface(space).height;
    const double share = high > low ? (height - low) / (high - low) : 0;
    const int band = std::min(kBands - 1, static_cast<int>(share * kBands));
    const ScanTone tone = tone_of(imported.ways, plate, height);
    ScanLayer& layer = layers[{tone, tone == ScanTone::standing ? band : 0}];
    layer.tone = tone;
    layer.level = static_cast<double>(band) / (kBands - 1);
    add_plate(layer, plate, height);
  }
  const auto mm = [](double value) { return decimal_text(value, 0) + " mm"; };
  for (auto& [key, layer] : layers) {
    if (key.first == ScanTone::bridge) layer.meaning = "with room below";
    if (key.first == ScanTone::ledge) layer.meaning = "a ledge";
    if (key.first == ScanTone::standing && key.second == 0) layer.meaning = mm(low) + " high";
    if (key.first == ScanTone::standing && key.second == kBands - 1) {
      layer.meaning = mm(high) + " high";
    }
    picture.layers.push_back(std::move(layer));
  }
  picture.caption = counted(static_cast<int>(board.spaces), "space") + " on " +
                    counted(static_cast<int>(imported.ways.surfaces.size()), "standable surface") +
                    ", " + counted(static_cast<int>(imported.ways.stairs.size()), "stairway") + ".";
  if (imported.placement.lattice) picture.grid = imported.placement.lattice->pitch_mm;
  picture.figure = kFigureMm;
  return picture;
}

}  // namespace

std::vector<ScanPicture> import_pictures(const scans::Imported& imported,
                                         const ImportedBoard& board) {
  std::vector<ScanPicture> pictures = {raw_picture(imported), cleaned_picture(imported)};
  if (board.brick_board) pictures.push_back(standing_picture(imported, board));
  return pictures;
}

}  // namespace parapet::cli
