#include "rules/realms/battlefield.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <map>
#include <unordered_map>
#include <utility>

#include "geometry/numbers/division.h"
#include "rules/realms/neighbours.h"
#include "rules/realms/pads.h"

namespace parapet::realms {
namespace {

constexpr std::size_t kMaxNearPairs = std::size_t{1} << 23;

Failure fault(std::string code, std::string place, std::string found, std::string expected) {
  return Failure(
      Fault{std::move(code), {}, std::move(place), std::move(found), std::move(expected), {}});
}

std::optional<Failure> plate_fault(const Spot& spot) {
  const ColumnRectangle& plate = spot.plate;
  if (plate.width < 1 || plate.depth < 1) {
    return fault("wrong-value", spot.name, "a standing plate without columns",
                 "at least one column of half a stud in each direction");
  }
  if (plate.width > kMaxPlateColumns || plate.depth > kMaxPlateColumns) {
    return fault("limit", spot.name,
                 "a standing plate of " + std::to_string(plate.width) + " x " +
                     std::to_string(plate.depth) + " columns",
                 "at most 128 columns of half a stud in each direction");
  }
  constexpr std::int64_t limit = kMaxCoordinate / kColumnSide;
  const std::int64_t x = plate.first.x;
  const std::int64_t y = plate.first.y;
  if (x < -limit || y < -limit || plate.end().x > limit || plate.end().y > limit) {
    return fault("out-of-range", spot.name, "a standing plate beyond the coordinates",
                 "within 52 m of the origin");
  }
  return std::nullopt;
}

// The columns on either side of a place, in ticks: one, or two where it is their border.
std::pair<int, int> columns_touching(std::int64_t ticks) {
  const auto below = static_cast<int>(floor_quotient(ticks, kColumnSide));
  const bool on_border = below * kColumnSide == ticks;
  return {on_border ? below - 1 : below, below};
}

std::vector<std::uint32_t> scans_of(std::span<const Piece> pieces) {
  std::vector<std::uint32_t> scans;
  for (std::size_t n = 0; n < pieces.size(); ++n) {
    if (pieces[n].scan) scans.push_back(static_cast<std::uint32_t>(n));
  }
  return scans;
}

std::vector<Surface> surfaces_of(const Columns& columns, Point2 place) {
  const auto [west, east] = columns_touching(place.x);
  const auto [north, south] = columns_touching(place.y);
  std::vector<SolidSpan> spans;
  for (int column_y = north; column_y <= south; ++column_y) {
    for (int column_x = west; column_x <= east; ++column_x) {
      const auto here = columns.spans({column_x, column_y});
      spans.insert(spans.end(), here.begin(), here.end());
    }
  }
  std::sort(spans.begin(), spans.end());
  std::vector<Surface> surfaces;
  for (const SolidSpan& span : spans) {
    if (!surfaces.empty() && span.bottom <= surfaces.back().height) {
      surfaces.back().height = std::max(surfaces.back().height, span.top);
    } else {
      if (!surfaces.empty()) surfaces.back().ceiling = span.bottom;
      surfaces.push_back({span.top, std::nullopt});
    }
  }
  return surfaces;
}

// Lists of numbers one behind the other.
struct Rows {
  std::vector<std::uint32_t> starts{0};
  std::vector<std::uint32_t> items;

  std::span<const std::uint32_t> row(std::uint32_t n) const {
    return {items.data() + starts[n], items.data() + starts[n + 1]};
  }
};

// For each spot those within 6 pegs of it, found by squares of that side. Nothing if there are too
// many.
std::optional<Rows> near_rows(const Peg& peg, const std::vector<Spot>& spots) {
  const std::int64_t side = kNeighbourPegs * peg.run.numerator() / peg.run.denominator() + 1;
  const auto cell_of = [&](std::int64_t ticks) { return floor_quotient(ticks, side); };
  struct Entry {
    std::int64_t row;
    std::int64_t column;
    std::uint32_t spot;

    auto operator<=>(const Entry&) const = default;
  };
  std::vector<Entry> entries;
  for (std::size_t n = 0; n < spots.size(); ++n) {
    const Point2 centre = middle_of(spots[n].plate);
    entries.push_back({cell_of(centre.y), cell_of(centre.x), static_cast<std::uint32_t>(n)});
  }
  std::sort(entries.begin(), entries.end());
  Rows rows;
  std::size_t looked_at = 0;
  for (const Spot& spot : spots) {
    const Point2 centre = middle_of(spot.plate);
    const auto first = static_cast<std::ptrdiff_t>(rows.items.size());
    for (std::int64_t row = cell_of(centre.y) - 1; row <= cell_of(centre.y) + 1; ++row) {
      const std::int64_t column = cell_of(centre.x);
      for (auto entry = std::lower_bound(entries.begin(), entries.end(), Entry{row, column - 1, 0});
           entry != entries.end() && entry->row == row && entry->column <= column + 1; ++entry) {
        if (++looked_at > 4 * kMaxNearPairs) return std::nullopt;
        const Point2 other = middle_of(spots[entry->spot].plate);
        if (nearness_of(peg, other.x - centre.x, other.y - centre.y).neighbouring) {
          rows.items.push_back(entry->spot);
        }
      }
    }
    if (rows.items.size() > kMaxNearPairs) return std::nullopt;
    std::sort(rows.items.begin() + first, rows.items.end());
    rows.starts.push_back(static_cast<std::uint32_t>(rows.items.size()));
  }
  return rows;
}

}  // namespace

struct Battlefield::Content {
  Peg peg;
  std::vector<Piece> pieces;
  std::vector<Body> bodies;
  std::vector<std::uint32_t> scans;
  Columns columns;
  std::vector<Spot> spots;
  std::vector<std::uint32_t> surface_starts{0};
  std::vector<Surface> surfaces;
  Rows near;
  std::vector<SpaceId> pads;
  std::unordered_map<std::string_view, std::uint32_t> by_name;  // names live in `spots`
  std::map<std::pair<int, int>, std::uint32_t> by_grid;
};

struct Battlefield::LinkTable {
  std::vector<Link> links;
  std::map<SpaceId, std::vector<Link>> by_space;
};

Battlefield::Battlefield(std::shared_ptr<const Content> content,
                         std::shared_ptr<const LinkTable> links)
    : content_(std::move(content)), links_(std::move(links)) {}

Result<Battlefield> Battlefield::make(Peg peg, std::vector<Piece> pieces, std::vector<Body> bodies,
                                      std::vector<Spot> spots) {
  if (spots.size() > kMaxSpots) {
    return fault("limit", {}, std::to_string(spots.size()) + " spaces",
                 "at most 65536 spaces (256 x 256)");
  }
  for (const Spot& spot : spots) {
    if (auto failure = plate_fault(spot)) return *std::move(failure);
  }
  std::vector<std::uint32_t> scans = scans_of(pieces);
  auto columns = Columns::make(bodies, scans);
  if (!columns) return Failure(columns.error());

  auto content = std::make_shared<Content>();
  content->peg = peg;
  content->pieces = std::move(pieces);
  content->bodies = std::move(bodies);
  content->scans = std::move(scans);
  content->columns = *std::move(columns);
  content->spots = std::move(spots);
  auto near = near_rows(peg, content->spots);
  if (!near) {
    return fault("limit", {}, "more than 2^23 pairs of spaces within 6 pegs of each other",
                 "spaces farther apart, or shorter pegs");
  }
  content->near = *std::move(near);
  const PadFinder pad_finder(content->pieces);
  for (std::uint32_t n = 0; n < content->spots.size(); ++n) {
    const Spot& spot = content->spots[n];
    const auto surfaces = surfaces_of(content->columns, middle_of(spot.plate));
    if (surfaces.size() > kMaxSurfaces) {
      return fault("limit", spot.name, std::to_string(surfaces.size()) + " surfaces at one place",
                   "at most 64");
    }
    for (std::uint32_t level = 0; level < surfaces.size(); ++level) {
      if (pad_finder.is_pad(spot, surfaces[level])) content->pads.push_back({n, level});
    }
    content->surfaces.insert(content->surfaces.end(), surfaces.begin(), surfaces.end());
    content->surface_starts.push_back(static_cast<std::uint32_t>(content->surfaces.size()));
    content->by_name.emplace(spot.name, n);
    if (spot.grid_x && spot.grid_y)
      content->by_grid.emplace(std::pair(*spot.grid_x, *spot.grid_y), n);
  }
  return Battlefield(std::move(content), std::make_shared<LinkTable>());
}

Battlefield Battlefield::with_links(std::vector<Link> links) const {
  auto table = std::make_shared<LinkTable>();
  table->links = std::move(links);
  for (const Link& link : table->links) {
    table->by_space[link.from].push_back(link);
    if (link.to != link.from) table->by_space[link.to].push_back(link);
  }
  return Battlefield(content_, std::move(table));
}

const Peg& Battlefield::peg() const { return content_->peg; }
std::span<const Piece> Battlefield::pieces() const { return content_->pieces; }
std::span<const std::uint32_t> Battlefield::scans() const { return content_->scans; }
std::span<const Body> Battlefield::bodies() const { return content_->bodies; }
const Columns& Battlefield::columns() const { return content_->columns; }
std::span<const Spot> Battlefield::spots() const { return content_->spots; }
std::span<const Link> Battlefield::links() const { return links_->links; }

std::span<const Link> Battlefield::links_at(SpaceId space) const {
  const auto found = links_->by_space.find(space);
  if (found == links_->by_space.end()) return {};
  return found->second;
}

std::span<const Surface> Battlefield::surfaces(std::uint32_t spot) const {
  const Content& content = *content_;
  assert(spot < content.spots.size());
  return {content.surfaces.data() + content.surface_starts[spot],
          content.surfaces.data() + content.surface_starts[spot + 1]};
}

const Surface& Battlefield::surface(SpaceId space) const {
  assert(holds(space));
  return surfaces(space.spot)[space.level];
}

std::vector<Surface> Battlefield::surfaces_at(Point2 place) const {
  return surfaces_of(content_->columns, place);
}

bool Battlefield::holds(SpaceId space) const {
  return space.spot < content_->spots.size() && space.level < surfaces(space.spot).size();
}

std::vector<SpaceId> Battlefield::spaces() const {
  std::vector<SpaceId> spaces;
  for (std::uint32_t spot = 0; spot < content_->spots.size(); ++spot) {
    for (std::uint32_t level = 0; level < surfaces(spot).size(); ++level) {
      spaces.push_back({spot, level});
    }
  }
  return spaces;
}

std::string Battlefield::name_of(SpaceId space) const {
  const Spot& spot = content_->spots[space.spot];
  const std::size_t plain = spot.level ? static_cast<std::size_t>(std::max(*spot.level, 0))
                                       : surfaces(space.spot).size() - 1;
  if (space.level == plain) return spot.name;
  return spot.name + "/" + std::to_string(space.level);
}

std::optional<SpaceId> Battlefield::find(std::string_view name) const {
  const auto existing = [&](std::uint32_t spot, std::int64_t level) -> std::optional<SpaceId> {
    const auto count = static_cast<std::int64_t>(surfaces(spot).size());
    if (level < 0 || level >= count) return std::nullopt;
    return SpaceId{spot, static_cast<std::uint32_t>(level)};
  };
  if (const auto found = content_->by_name.find(name); found != content_->by_name.end()) {
    const Spot& spot = content_->spots[found->second];
    const auto highest = static_cast<std::int64_t>(surfaces(found->second).size()) - 1;
    return existing(found->second, spot.level ? std::int64_t{*spot.level} : highest);
  }
  const std::size_t slash = name.rfind('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const auto found = content_->by_name.find(name.substr(0, slash));
  if (found == content_->by_name.end()) return std::nullopt;
  const std::string_view digits = name.substr(slash + 1);
  int level = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), level);
  const bool is_plain_number = error == std::errc() && end == digits.data() + digits.size() &&
                               (digits.size() == 1 || digits.front() != '0');
  if (!is_plain_number) return std::nullopt;
  return existing(found->second, level);
}

Point2 Battlefield::centre(std::uint32_t spot) const {
  return middle_of(content_->spots[spot].plate);
}

std::optional<std::uint32_t> Battlefield::spot_of_grid(int grid_x, int grid_y) const {
  const auto found = content_->by_grid.find({grid_x, grid_y});
  if (found == content_->by_grid.end()) return std::nullopt;
  return found->second;
}

std::span<const std::uint32_t> Battlefield::spots_near(std::uint32_t spot) const {
  return content_->near.row(spot);
}

std::span<const SpaceId> Battlefield::pads() const { return content_->pads; }

}  // namespace parapet::realms
