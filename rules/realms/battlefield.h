#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/bricks/brick_model.h"
#include "geometry/ground/columns.h"
#include "geometry/numbers/ratio.h"
#include "geometry/solids/body.h"
#include "rules/realms/pegs/peg.h"
#include "rules/realms/spaces.h"
#include "rules/realms/units.h"

namespace parapet::realms {

// What is known of a scan beside its triangles.
struct Scan {
  std::optional<Ratio> error;  // how far any point of its surface may be off, in ticks: not below 0
};

// A piece of the terrain, as questions and answers name it.
struct Piece {
  std::string id;  // "t0", "t0/12", or the entry's own
  PartColour colour;
  std::vector<Connector> studs;
  bool loose = false;  // fell in a collapse
  std::vector<Connector> holes = {};
  std::optional<std::string> part = {};      // of a model: its title, "Brick 2 x 4" or empty
  std::optional<std::int64_t> mass_mg = {};  // where the board says it
  std::string body = {};          // of a loose one: those of the same name, not empty, lie as one
  std::optional<Scan> scan = {};  // of scanned terrain: its triangles are solid inside
};

// Terrain and spaces of a brick board: everything but the units. Immutable; cheap to copy, because
// what is large is shared.
class Battlefield {
 public:
  // Body::piece is an index into `pieces`. Errors: those of Columns::make; "limit" for more than
  // 65,536 spots, 64 surfaces at one, 2^23 pairs of spots within 6 pegs of each other, or a plate
  // of more than 128 columns in a direction; "wrong-value" for one of none; "out-of-range" for one
  // beyond the coordinates.
  static Result<Battlefield> make(Peg peg, std::vector<Piece> pieces, std::vector<Body> bodies,
                                  std::vector<Spot> spots);

  // The same with links between its spaces.
  Battlefield with_links(std::vector<Link> links) const;

  const Peg& peg() const;
  std::span<const Piece> pieces() const;
  std::span<const Body> bodies() const;
  std::span<const std::uint32_t> scans() const;  // the pieces that are some, ascending
  const Columns& columns() const;
  std::span<const Spot> spots() const;
  std::span<const Link> links() const;

  // The links from or to the space, in their order.
  std::span<const Link> links_at(SpaceId space) const;

  // The surfaces under the centre of the spot's plate, from low to high: each top of a solid span
  // of the columns that touch the centre, with room above it; of a spot over nothing there are
  // none. Where the columns differ the highest top of each storey counts.
  std::span<const Surface> surfaces(std::uint32_t spot) const;
  const Surface& surface(SpaceId space) const;

  // The surfaces at any place, in ticks: those of the columns that touch it.
  std::vector<Surface> surfaces_at(Point2 place) const;

  // Every space, by spot and level.
  std::vector<SpaceId> spaces() const;

  // "C4" for what the plain name means, else "C4/0"; and back. Nothing if there is no such space.
  std::string name_of(SpaceId space) const;
  std::optional<SpaceId> find(std::string_view name) const;

  bool holds(SpaceId space) const;

  // The middle of a spot's plate in ticks.
  Point2 centre(std::uint32_t spot) const;

  // The spot of the grid there, if any.
  std::optional<std::uint32_t> spot_of_grid(int grid_x, int grid_y) const;

  // The spots whose centres lie within 6 pegs of the spot's, itself among them, by index.
  std::span<const std::uint32_t> spots_near(std::uint32_t spot) const;

  // The transit pads recognised from the model (COR-PAD-1, is_pad()), by space.
  std::span<const SpaceId> pads() const;

 private:
  struct Content;
  struct LinkTable;
  Battlefield(std::shared_ptr<const Content> content, std::shared_ptr<const LinkTable> links);

  std::shared_ptr<const Content> content_;
  std::shared_ptr<const LinkTable> links_;
};

}  // namespace parapet::realms
