#include "cli/skyline/network_board.h"

#include <algorithm>

namespace parapet::cli {
namespace {

template <class Things>
std::optional<std::size_t> index_of(const Things& things, const std::string& id) {
  const auto found =
      std::find_if(things.begin(), things.end(), [&id](const auto& one) { return one.id == id; });
  if (found == things.end()) return std::nullopt;
  return static_cast<std::size_t>(found - things.begin());
}

std::optional<viewer::BrickPoint> placed(const std::optional<Point>& at) {
  return at ? std::optional(to_picture_point(*at)) : std::nullopt;
}

}  // namespace

NetworkBoard::NetworkBoard(const ask::SkylineState& state) : state_(state) {
  for (const realms::Piece& piece : state.terrain->pieces) {
    pieces_.push_back({piece.id, piece.colour, piece.studs, piece.scan.has_value()});
  }
}

viewer::NetworkPicture NetworkBoard::picture() const {
  const skyline::Network& network = state_.network();
  viewer::NetworkPicture picture;
  picture.title = network.name;
  picture.pieces = pieces_;
  picture.bodies = state_.terrain->scene.bodies();
  picture.adjacent = network.adjacent;
  for (const skyline::Location& one : network.locations) {
    picture.locations.push_back(
        {one.id, one.name, one.territory, placed(one.at), false, std::nullopt});
  }
  for (const std::size_t token : network.tokens) picture.locations[token].has_token = true;
  for (const skyline::Stop& one : network.stops) {
    picture.stops.push_back({one.id, one.location, placed(one.at), std::nullopt});
  }
  for (const skyline::Rail& one : network.rails) {
    viewer::NetworkRail rail{one.from, one.to, {}, std::nullopt, std::nullopt, {}};
    for (const Point bend : one.bends) rail.bends.push_back(to_picture_point(bend));
    picture.rails.push_back(std::move(rail));
  }
  for (const skyline::Unit& one : state_.units()) {
    picture.units.push_back({one.id, one.side, one.location});
  }
  return picture;
}

std::optional<std::size_t> NetworkBoard::stop(const std::string& id) const {
  return index_of(state_.network().stops, id);
}

std::optional<std::size_t> NetworkBoard::location(const std::string& id) const {
  return index_of(state_.network().locations, id);
}

std::optional<std::size_t> NetworkBoard::rail(std::size_t from, std::size_t to) const {
  const auto& rails = state_.network().rails;
  const auto found = std::find_if(rails.begin(), rails.end(),
                                  [&](const skyline::Rail& one) { return one.joins(from, to); });
  if (found == rails.end()) return std::nullopt;
  return static_cast<std::size_t>(found - rails.begin());
}

viewer::BrickPoint to_picture_point(Point at) {
  return {static_cast<double>(at.x), static_cast<double>(at.y), static_cast<double>(at.z)};
}

}  // namespace parapet::cli
