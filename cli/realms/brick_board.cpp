#include "cli/realms/brick_board.h"

#include <algorithm>
#include <utility>

#include "rules/realms/sight/figure.h"

namespace parapet::cli {

using viewer::BrickPoint;

namespace {

// A flyer's place is its token over its space; it is not drawn as high up as it flies.
viewer::BrickUnit to_picture(const ask::RealmsState& state, const BrickGround& ground,
                             std::size_t number) {
  const realms::Unit& unit = state.units()[number];
  viewer::BrickUnit shown;
  shown.id = unit.id;
  shown.side = unit.side;
  shown.place = state.field().name_of(unit.at);
  shown.facing = unit.facing;
  shown.airborne = unit.airborne;
  const viewer::BrickSpace& space = ground.spaces()[ground.index_of(unit.at)];
  shown.foot = {(space.west + space.east) / 2, (space.north + space.south) / 2, space.height};
  shown.width = std::min(space.east - space.west, space.south - space.north);
  shown.height = as_double(unit.height) * as_double(state.field().peg().rise);
  if (const auto path = state.units_written->models.find(unit.id);
      path != state.units_written->models.end()) {
    const auto look = state.units_written->looks.find(path->second);
    if (look != state.units_written->looks.end()) shown.model = look->second;
  }
  if (unit.airborne) {
    shown.height = 320;
    return shown;
  }
  const auto figure = realms::figure_of(state.field(), state.units(), number);
  if (!figure) return shown;
  const Point low = figure->body.lo();
  const Point high = figure->body.hi();
  shown.foot = {static_cast<double>(low.x + high.x) / 2, static_cast<double>(low.y + high.y) / 2,
                static_cast<double>(low.z)};
  shown.width = static_cast<double>(std::min(high.x - low.x, high.y - low.y));
  shown.height = static_cast<double>(high.z - low.z);
  return shown;
}

}  // namespace

BrickBoard::BrickBoard(const ask::RealmsState& state, std::shared_ptr<const BrickGround> ground)
    : state_(state),
      ground_(ground ? std::move(ground) : std::make_shared<const BrickGround>(state.field())) {
  for (std::size_t n = 0; n < state.units().size(); ++n) {
    units_.push_back(to_picture(state, *ground_, n));
  }
}

viewer::BrickPicture BrickBoard::picture() const {
  viewer::BrickPicture picture;
  picture.pieces = ground_->pieces();
  picture.bodies = state_.field().bodies();
  picture.spaces = ground_->spaces();
  picture.units = units_;
  picture.title = state_.board->file.name;
  return picture;
}

BrickPoint BrickBoard::middle(realms::SpaceId space) const {
  const viewer::BrickSpace& shown = ground_->spaces()[index_of(space)];
  return {(shown.west + shown.east) / 2, (shown.north + shown.south) / 2, shown.height};
}

BrickPoint BrickBoard::centre_of(std::size_t unit) const {
  BrickPoint centre = units_[unit].foot;
  centre.z += units_[unit].height / 2;
  return centre;
}

double BrickBoard::ticks(const Ratio& pegs) const {
  return as_double(pegs) * as_double(state_.field().peg().rise);
}

BrickPoint to_picture(Point point) {
  return {static_cast<double>(point.x), static_cast<double>(point.y), static_cast<double>(point.z)};
}

BrickPoint between(Point p, Point q, double t) {
  const BrickPoint a = to_picture(p);
  const BrickPoint b = to_picture(q);
  return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.z + (b.z - a.z) * t};
}

}  // namespace parapet::cli
