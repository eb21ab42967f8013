#include "rules/collapse/tile_structure.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "geometry/numbers/box.h"

namespace parapet::collapse {
namespace {

constexpr std::int64_t kLoadOfSpace = 3'000;  // mg

// As those drawn: how far from the border, and how wide, in parts of a space.
constexpr std::int64_t kPostBorder = 9;
constexpr std::int64_t kPostWidth = 14;
constexpr std::int64_t kParts = 100;

struct Scale {
  explicit Scale(const BoardScale& scale)
      : space(ticks(scale.space_mm)),
        storey(ticks(scale.storey_mm)),
        plate(ticks(scale.plate_mm)) {}

  static std::int64_t ticks(const Ratio& mm) { return mm.numerator() * 10 / mm.denominator(); }

  std::int64_t space;
  std::int64_t storey;
  std::int64_t plate;
};

// The density of a brick of 2 x 4 studs, 2.16 g.
std::int64_t mass_of(const Box& box) {
  constexpr std::int64_t kBrickMass = 2'160;
  constexpr std::int64_t kBrickVolume = 160 * 320 * 96;
  const Vec size = box.hi() - box.lo();
  const Wide mass = Wide{size.x} * size.y * size.z * kBrickMass / kBrickVolume;
  return std::max<std::int64_t>(1, static_cast<std::int64_t>(mass));
}

// The parts of a floor that hang together over edges, each sorted by y, then x.
std::vector<std::vector<Space>> parts_of(const std::vector<Space>& floor) {
  const std::set<Space> all(floor.begin(), floor.end());
  std::set<Space> seen;
  std::vector<std::vector<Space>> parts;
  for (const Space& first : floor) {
    if (!seen.insert(first).second) continue;
    std::vector<Space> part{first};
    for (std::size_t next = 0; next < part.size(); ++next) {
      const Space at = part[next];
      for (const auto& [x, y] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
        const Space beside{at.x + x, at.y + y, at.level};
        if (all.count(beside) != 0 && seen.insert(beside).second) part.push_back(beside);
      }
    }
    std::sort(part.begin(), part.end(),
              [](Space a, Space b) { return std::pair(a.y, a.x) < std::pair(b.y, b.x); });
    parts.push_back(std::move(part));
  }
  return parts;
}

class Builder {
 public:
  Builder(const TileMap& map, const Board& board, const BoardScale& scale)
      : map_(map), board_(board), scale_(scale) {}

  TileStructure build(const mayhem::Pieces& pieces) {
    std::map<std::string, int> times;
    for (std::size_t entry = 0; entry < map_.layout.size(); ++entry) {
      std::string id = map_.layout[entry].id;
      if (const int n = ++times[id]; n > 1) id += "#" + std::to_string(n);
      const Tile& tile = map_.tiles[map_.layout[entry].tile];
      for (int level = 2; level <= static_cast<int>(tile.levels.size()); ++level) {
        add_level(entry, id + "/" + std::to_string(level), level);
      }
    }
    for (const mayhem::Unit& unit : pieces.units) add_loads(mayhem::spaces_of(unit.footprint));
    for (const mayhem::Device& device : pieces.devices) {
      add_loads(mayhem::spaces_of(device.footprint));
    }
    for (const mayhem::Vehicle& vehicle : pieces.vehicles) {
      add_loads({vehicle.back, vehicle.front});
    }
    return std::move(made_);
  }

 private:
  std::vector<Space> floor_of(std::size_t entry, int level) const {
    const Placement& placement = map_.layout[entry];
    const Tile& tile = map_.tiles[placement.tile];
    const Plan plan = tile.levels[static_cast<std::size_t>(level - 1)].plan.turned(placement.turn);
    std::vector<Space> floor;
    for (int y = 0; y < plan.height(); ++y) {
      for (int x = 0; x < plan.width(); ++x) {
        if (plan.floor(x, y)) floor.push_back({placement.x + x, placement.y + y, level});
      }
    }
    return floor;
  }

  void add_level(std::size_t entry, const std::string& id, int level) {
    const auto parts = parts_of(floor_of(entry, level));
    for (std::size_t n = 0; n < parts.size(); ++n) {
      const std::string name = n == 0 ? id : id + "." + std::to_string(n);
      add_plate(entry, name, level, static_cast<int>(n), parts[n]);
      add_posts(entry, name, level, static_cast<int>(n), parts[n]);
    }
  }

  std::int64_t top_of(int level) const { return (level - 1) * scale_.storey; }

  // Runs of spaces, a box for each; runs of the same width below one another are one.
  void add_plate(std::size_t entry, const std::string& id, int level, int part,
                 const std::vector<Space>& floor) {
    physics::Piece piece;
    piece.id = id;
    struct Run {
      int west, east, north, south;
    };
    std::vector<Run> runs;
    for (std::size_t n = 0; n < floor.size();) {
      Run run{floor[n].x, floor[n].x + 1, floor[n].y, floor[n].y + 1};
      for (++n; n < floor.size() && floor[n].y == run.north && floor[n].x == run.east; ++n) {
        ++run.east;
      }
      const auto above = std::find_if(runs.begin(), runs.end(), [&](const Run& other) {
        return other.south == run.north && other.west == run.west && other.east == run.east;
      });
      if (above == runs.end()) {
        runs.push_back(run);
      } else {
        above->south = run.south;
      }
    }
    for (const Run& run : runs) {
      const Box box = Box::spanning(
          {run.west * scale_.space, run.north * scale_.space, top_of(level) - scale_.plate},
          {run.east * scale_.space, run.south * scale_.space, top_of(level)});
      piece.mass_mg += mass_of(box);
      piece.shapes.emplace_back(box);
    }
    const auto number = static_cast<std::uint32_t>(made_.pieces.size());
    for (const Space& space : floor) plate_at_.emplace(space, number);
    made_.structure.pieces.push_back(std::move(piece));
    made_.pieces.push_back({entry, level, part, {}, floor});
  }

  void add_posts(std::size_t entry, const std::string& id, int level, int part,
                 const std::vector<Space>& floor) {
    const auto [west, east] =
        std::minmax_element(floor.begin(), floor.end(), [](Space a, Space b) { return a.x < b.x; });
    const int north = floor.front().y;
    const int south = floor.back().y;
    const std::int64_t border = scale_.space * kPostBorder / kParts;
    const std::int64_t width = std::max<std::int64_t>(1, scale_.space * kPostWidth / kParts);
    for (const bool is_south : {false, true}) {
      for (const bool is_east : {false, true}) {
        const Space at{is_east ? east->x : west->x, is_south ? south : north, level};
        const std::int64_t x =
            is_east ? (at.x + 1) * scale_.space - border - width : at.x * scale_.space + border;
        const std::int64_t y =
            is_south ? (at.y + 1) * scale_.space - border - width : at.y * scale_.space + border;
        const std::string corner = std::string(is_south ? "S" : "N") + (is_east ? "E" : "W");
        const Box box = Box::spanning({x, y, top_of(level_below(at))},
                                      {x + width, y + width, top_of(level) - scale_.plate});
        physics::Piece piece;
        piece.id = id + "/" + corner;
        piece.shapes.emplace_back(box);
        piece.mass_mg = mass_of(box);
        made_.structure.pieces.push_back(std::move(piece));
        made_.pieces.push_back({entry, level, part, corner, {}});
      }
    }
  }

  // The highest Level with floor under the space; 1 at least.
  int level_below(Space at) const {
    int level = at.level - 1;
    while (level > 1 && !board_.floor({at.x, at.y, level})) --level;
    return level;
  }

  void add_loads(const std::vector<Space>& spaces) {
    for (const Space& space : spaces) {
      const auto plate = plate_at_.find(space);
      if (plate == plate_at_.end()) continue;
      const Point middle{space.x * scale_.space + scale_.space / 2,
                         space.y * scale_.space + scale_.space / 2, top_of(space.level)};
      made_.structure.loads.push_back({plate->second, middle, kLoadOfSpace});
    }
  }

  const TileMap& map_;
  const Board& board_;
  Scale scale_;
  TileStructure made_;
  std::map<Space, std::uint32_t> plate_at_;
};

}  // namespace

TileStructure tile_structure(const TileMap& map, const Board& board, const mayhem::Pieces& pieces,
                             const BoardScale& scale) {
  return Builder(map, board, scale).build(pieces);
}

}  // namespace parapet::collapse
