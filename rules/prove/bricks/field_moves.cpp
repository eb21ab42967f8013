#include "rules/prove/bricks/field_moves.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "rules/prove/bricks/body_moves.h"

namespace parapet::prove {
namespace {

using realms::SpaceId;
using realms::Spot;

std::vector<realms::Piece> pieces_of(const RealmsBoard& board) {
  return {board.field.pieces().begin(), board.field.pieces().end()};
}
std::vector<Body> bodies_of(const RealmsBoard& board) {
  return {board.field.bodies().begin(), board.field.bodies().end()};
}
std::vector<Spot> spots_of(const RealmsBoard& board) {
  return {board.field.spots().begin(), board.field.spots().end()};
}

// The board of another battlefield, with the same links and units but for the numbers of spots.
Result<RealmsBoard> board_on(const RealmsBoard& board, std::vector<realms::Piece> pieces,
                             std::vector<Body> bodies, std::vector<Spot> spots,
                             const std::vector<std::uint32_t>& new_spot) {
  auto field = realms::Battlefield::make(board.field.peg(), std::move(pieces), std::move(bodies),
                                         std::move(spots));
  if (!field) return Failure(field.error());
  RealmsFile file = board.file;
  file.terrain.clear();
  const auto renumber = [&new_spot](SpaceId& space) { space.spot = new_spot[space.spot]; };
  for (realms::Link& link : file.links) {
    renumber(link.from);
    renumber(link.to);
  }
  for (realms::Unit& unit : file.units.units) renumber(unit.at);
  return RealmsBoard{file, field->with_links(file.links), {}, {}, board.sources};
}

std::vector<std::uint32_t> in_order(std::size_t count) {
  std::vector<std::uint32_t> order(count);
  std::iota(order.begin(), order.end(), 0U);
  return order;
}

std::array<int, 2> moved(std::array<int, 2> at, const PointMove& move) {
  return {move.xx * at[0] + move.xy * at[1], move.yx * at[0] + move.yy * at[1]};
}

Column moved(Column at, const PointMove& move) {
  const auto [x, y] = moved(std::array{at.x, at.y}, move);
  return {x + move.x0, y + move.y0};
}

void move_plates(std::vector<Spot>& spots, const PointMove& move) {
  std::optional<std::array<int, 2>> least;  // of the moved places of the grid
  for (Spot& spot : spots) {
    ColumnRectangle& plate = spot.plate;
    const Column one = moved(plate.first, move);
    const Column other =
        moved(Column{plate.first.x + plate.width, plate.first.y + plate.depth}, move);
    plate = {{std::min(one.x, other.x), std::min(one.y, other.y)},
             std::abs(one.x - other.x),
             std::abs(one.y - other.y)};
    if (!spot.grid_x || !spot.grid_y) continue;
    const auto at = moved(std::array{*spot.grid_x, *spot.grid_y}, move);
    spot.grid_x = at[0];
    spot.grid_y = at[1];
    least = least ? std::array{std::min((*least)[0], at[0]), std::min((*least)[1], at[1])} : at;
  }
  for (Spot& spot : spots) {
    if (!spot.grid_x || !spot.grid_y) continue;
    *spot.grid_x -= (*least)[0];
    *spot.grid_y -= (*least)[1];
  }
}

Facing moved(Facing facing, const PointMove& move) {
  const NeighbourStep step = step_ahead(facing);
  const auto [x, y] = moved(std::array{step.x, step.y}, move);
  for (int n = 0; n < 8; ++n) {
    const NeighbourStep ahead = step_ahead(static_cast<Facing>(n));
    if (ahead.x == x && ahead.y == y) return static_cast<Facing>(n);
  }
  return facing;
}

Ratio signed_by(int sign, const Ratio& ratio) {
  return Ratio::of(sign * ratio.numerator(), ratio.denominator());
}

// x and y of lengths in pegs, which have no fractions in common with the coefficients.
template <class Lengths>
void turn_lengths(Lengths& lengths, const PointMove& move) {
  const Ratio x = lengths[0];
  const Ratio y = lengths[1];
  lengths[0] = move.xx != 0 ? signed_by(move.xx, x) : signed_by(move.xy, y);
  lengths[1] = move.yy != 0 ? signed_by(move.yy, y) : signed_by(move.yx, x);
}

// What a unit carries about itself; its figure looks north in its own frame.
void turn_unit(realms::Unit& unit, const PointMove& move) {
  if (unit.stand) turn_lengths(*unit.stand, move);
  if (unit.pose) turn_lengths(*unit.pose, move);
  if (unit.body) {
    unit.facing = moved(unit.facing.value_or(Facing::north), move);
    if (move.mirrors()) {
      const auto mirrored = [](Point p) { return Point{-p.x, p.y, p.z}; };
      unit.body->box = Box::spanning(mirrored(unit.body->box.lo()), mirrored(unit.body->box.hi()));
      unit.body->eye = mirrored(unit.body->eye);
    }
  } else if (unit.facing) {
    unit.facing = moved(*unit.facing, move);
  }
  if (move.xx == 0) std::swap(unit.size[0], unit.size[1]);
}

// The space of the moved board that is in the north-west of a large unit, at the same height.
Result<SpaceId> north_west(const realms::Battlefield& before, const realms::Battlefield& after,
                           const realms::Unit& unit, std::array<int, 2> size_before) {
  const Spot& old = before.spots()[unit.at.spot];
  std::optional<std::uint32_t> found;
  for (int n = 0; n < 4; ++n) {
    const auto corner = before.spot_of_grid(*old.grid_x + (n % 2) * (size_before[0] - 1),
                                            *old.grid_y + (n / 2) * (size_before[1] - 1));
    const auto place = [&](std::uint32_t spot) {
      return std::array{*after.spots()[spot].grid_y, *after.spots()[spot].grid_x};
    };
    if (corner && (!found || place(*corner) < place(*found))) found = corner;
  }
  const std::int32_t height = before.surface(unit.at).height;
  const auto surfaces = after.surfaces(*found);
  for (std::uint32_t level = 0; level < surfaces.size(); ++level) {
    if (surfaces[level].height == height) return SpaceId{*found, level};
  }
  return Failure({"uneven", "", unit.id, "a large unit on uneven ground", "even ground", ""});
}

Result<void> move_units(const RealmsBoard& before, RealmsBoard& after, const PointMove& move) {
  for (realms::Unit& unit : after.file.units.units) {
    const std::array<int, 2> size = unit.size;
    turn_unit(unit, move);
    if (size == std::array{1, 1}) continue;
    const auto at = north_west(before.field, after.field, unit, size);
    if (!at) return Failure(at.error());
    unit.at = *at;
  }
  return {};
}

}  // namespace

Result<RealmsBoard> moved(const RealmsBoard& board, const PointMove& move) {
  std::vector<realms::Piece> pieces = pieces_of(board);
  for (realms::Piece& piece : pieces) {
    for (auto* connectors : {&piece.studs, &piece.holes}) {
      for (Connector& connector : *connectors) {
        connector.at = move.of(connector.at);
        connector.axis = move.of(Point{} + connector.axis) - move.of(Point{});
      }
    }
  }
  std::vector<Body> bodies = bodies_of(board);
  for (Body& body : bodies) {
    auto shape = moved(body.shape, move);
    if (!shape) return Failure(shape.error());
    body.shape = *std::move(shape);
  }
  std::vector<Spot> spots = spots_of(board);
  move_plates(spots, move);
  const std::size_t count = spots.size();
  auto result =
      board_on(board, std::move(pieces), std::move(bodies), std::move(spots), in_order(count));
  if (!result) return result;
  if (auto done = move_units(board, *result, move); !done) return Failure(done.error());
  return result;
}

Result<RealmsBoard> shuffled(const RealmsBoard& board, RandomSource& random) {
  const std::vector<realms::Piece> pieces = pieces_of(board);
  std::vector<std::uint32_t> piece_order = in_order(pieces.size());
  random.shuffle(piece_order);
  std::vector<realms::Piece> new_pieces;
  std::vector<std::uint32_t> new_piece(pieces.size());
  for (const std::uint32_t piece : piece_order) {
    new_piece[piece] = static_cast<std::uint32_t>(new_pieces.size());
    new_pieces.push_back(pieces[piece]);
  }
  std::vector<Body> bodies = bodies_of(board);
  for (Body& body : bodies) body.piece = new_piece[body.piece];
  random.shuffle(bodies);

  const std::vector<Spot> spots = spots_of(board);
  std::vector<std::uint32_t> spot_order = in_order(spots.size());
  random.shuffle(spot_order);
  std::vector<Spot> new_spots;
  std::vector<std::uint32_t> new_spot(spots.size());
  for (const std::uint32_t spot : spot_order) {
    new_spot[spot] = static_cast<std::uint32_t>(new_spots.size());
    new_spots.push_back(spots[spot]);
  }
  auto result =
      board_on(board, std::move(new_pieces), std::move(bodies), std::move(new_spots), new_spot);
  if (result) random.shuffle(result->file.units.units);
  return result;
}

Result<RealmsBoard> cut_in_two(const RealmsBoard& board) {
  std::vector<realms::Piece> pieces = pieces_of(board);
  std::vector<Body> bodies;
  for (const Body& body : board.field.bodies()) {
    const auto halves = halves_of(body.shape);
    if (!halves) {
      bodies.push_back(body);
      continue;
    }
    bodies.push_back({halves->first, body.piece});
    bodies.push_back({halves->second, static_cast<std::uint32_t>(pieces.size())});
    realms::Piece other = pieces[body.piece];
    other.id += " cut " + std::to_string(pieces.size());
    other.studs.clear();
    other.holes.clear();
    pieces.push_back(std::move(other));
  }
  std::vector<Spot> spots = spots_of(board);
  const std::size_t count = spots.size();
  return board_on(board, std::move(pieces), std::move(bodies), std::move(spots), in_order(count));
}

}  // namespace parapet::prove
