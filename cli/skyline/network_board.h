#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rules/ask/skyline/skyline_state.h"
#include "viewer/shown.h"

namespace parapet::cli {

// A network board as a picture shows it. Not copied, since pictures look at it.
class NetworkBoard {
 public:
  explicit NetworkBoard(const ask::SkylineState& state);
  NetworkBoard(const NetworkBoard&) = delete;
  NetworkBoard& operator=(const NetworkBoard&) = delete;

  // Without a ruling. What it refers to lives as long as this.
  viewer::NetworkPicture picture() const;

  // By ids, as answers have them; nothing for none of the board's.
  std::optional<std::size_t> stop(const std::string& id) const;
  std::optional<std::size_t> rail(std::size_t from, std::size_t to) const;
  std::optional<std::size_t> location(const std::string& id) const;

 private:
  ask::SkylineState state_;
  std::vector<viewer::BrickPiece> pieces_;
};

viewer::BrickPoint to_picture_point(Point at);

}  // namespace parapet::cli
