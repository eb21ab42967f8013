#include "rules/realms/way/way_lattice.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace parapet::realms {
namespace {

constexpr std::int64_t kEndless = std::numeric_limits<std::int64_t>::max() / 4;

// The less headroom, the more.
std::int64_t crowding_of(const WayNode& node) {
  return std::max<std::int64_t>(std::int64_t{node.top} - node.ceiling,
                                std::numeric_limits<std::int32_t>::min());
}

// How many moves there are at least from the column to the middle of the goal.
int moves_to(const ColumnRectangle& goal, Column at) {
  const int across = std::max({goal.first.x - at.x, at.x - goal.end().x + 1, 0});
  const int down = std::max({goal.first.y - at.y, at.y - goal.end().y + 1, 0});
  return across + down;
}

}  // namespace

WayLattice::WayLattice(const WayMoves& moves, const BestBounds& best,
                       const std::function<std::int64_t(std::int64_t)>& wounds_of)
    : ground_(moves.ground()), goal_(middle_columns(moves.ground().to().plate)) {
  layers_.emplace_back();
  for (std::uint32_t n = 0; n < ground_.nodes().size(); ++n) {
    const WayNode& node = ground_.nodes()[n];
    if (node.is_start && (best.moves > 0 || node.is_goal)) {
      layers_.back().push_back({moves.start(n)});
    }
  }
  for (int left = best.moves - 1; left >= 0; --left) add_layer(moves, best, left, wounds_of);
  [[maybe_unused]] const bool leads_there =
      keep_links([](const Link&, std::size_t) { return true; });
  assert(leads_there);
}

void WayLattice::add_layer(const WayMoves& moves, const BestBounds& best, int moves_left,
                           const std::function<std::int64_t(std::int64_t)>& wounds_of) {
  struct Found {
    WayState state;
    Link link;
  };
  std::vector<Found> found;
  const std::vector<State>& layer = layers_.back();
  for (std::uint32_t n = 0; n < layer.size(); ++n) {
    ground_.each_next(layer[n].state.node, [&](std::uint32_t node) {
      const WayNode& next = ground_.nodes()[node];
      const bool is_too_far =
          moves_left == 0 ? !next.is_goal : moves_to(goal_, next.at.at) > moves_left;
      if (is_too_far) return;
      const auto move = moves.move(layer[n].state, node);
      if (!move || !is_within(*move, best.bounds)) return;
      const std::int64_t crowding =
          std::max(crowding_of(ground_.nodes()[layer[n].state.node]), crowding_of(next));
      found.push_back(
          {move->to, {n, 0, move->obstruction, move->drop, wounds_of(move->drop), crowding}});
    });
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const Found& a, const Found& b) { return a.state < b.state; });
  std::vector<State> next_layer;
  std::vector<Link> links;
  for (Found& item : found) {
    if (next_layer.empty() || next_layer.back().state != item.state) {
      next_layer.push_back({item.state});
    }
    item.link.to = static_cast<std::uint32_t>(next_layer.size() - 1);
    links.push_back(item.link);
  }
  layers_.push_back(std::move(next_layer));
  links_.push_back(std::move(links));
}

// Leaves out all other links, then all that no longer leads from the start to the goal. If nothing
// would be left, all stays as it is. Is there anything?
bool WayLattice::keep_links(const std::function<bool(const Link&, std::size_t)>& is_good) {
  std::vector<std::vector<char>> reached(layers_.size());
  for (std::size_t n = 0; n < layers_.size(); ++n) reached[n].assign(layers_[n].size(), 0);
  for (std::size_t n = 0; n < layers_[0].size(); ++n) reached[0][n] = layers_[0][n].is_alive;
  std::vector<std::vector<char>> kept(links_.size());
  for (std::size_t layer = 0; layer < links_.size(); ++layer) {
    for (const Link& link : links_[layer]) {
      const bool leads_on = link.is_alive && reached[layer][link.from] && is_good(link, layer);
      kept[layer].push_back(leads_on);
      if (leads_on) reached[layer + 1][link.to] = 1;
    }
  }
  if (std::find(reached.back().begin(), reached.back().end(), 1) == reached.back().end()) {
    return false;
  }
  std::vector<char> leads = reached.back();
  for (std::size_t n = 0; n < leads.size(); ++n) layers_.back()[n].is_alive = leads[n] != 0;
  for (std::size_t layer = links_.size(); layer-- > 0;) {
    std::vector<char> before(layers_[layer].size(), 0);
    for (std::size_t n = 0; n < links_[layer].size(); ++n) {
      Link& link = links_[layer][n];
      link.is_alive = kept[layer][n] != 0 && leads[link.to] != 0;
      if (link.is_alive) before[link.from] = 1;
    }
    for (std::size_t n = 0; n < before.size(); ++n) {
      layers_[layer][n].is_alive = before[n] != 0;
    }
    leads = std::move(before);
  }
  return true;
}

std::int64_t WayLattice::keep_fewest_wounds() {
  std::vector<std::vector<std::int64_t>> to_come(layers_.size());
  to_come.back().assign(layers_.back().size(), 0);
  for (std::size_t layer = links_.size(); layer-- > 0;) {
    to_come[layer].assign(layers_[layer].size(), kEndless);
    for (const Link& link : links_[layer]) {
      if (!link.is_alive) continue;
      std::int64_t& here = to_come[layer][link.from];
      here = std::min(here, link.wounds + to_come[layer + 1][link.to]);
    }
  }
  const std::int64_t fewest = *std::min_element(to_come[0].begin(), to_come[0].end());
  for (std::size_t n = 0; n < layers_[0].size(); ++n) {
    if (to_come[0][n] != fewest) layers_[0][n].is_alive = false;
  }
  keep_links([&](const Link& link, std::size_t layer) {
    return to_come[layer][link.from] == link.wounds + to_come[layer + 1][link.to];
  });
  return fewest;
}

std::int64_t WayLattice::keep_lowest(std::int64_t Link::*part, std::int64_t floor) {
  std::vector<std::int64_t> worst(layers_[0].size(), floor);
  for (std::size_t layer = 0; layer < links_.size(); ++layer) {
    std::vector<std::int64_t> next(layers_[layer + 1].size(), kEndless);
    for (const Link& link : links_[layer]) {
      if (!link.is_alive) continue;
      next[link.to] = std::min(next[link.to], std::max(worst[link.from], link.*part));
    }
    worst = std::move(next);
  }
  const std::int64_t lowest = *std::min_element(worst.begin(), worst.end());
  keep_links([&](const Link& link, std::size_t) { return link.*part <= lowest; });
  return lowest;
}

bool WayLattice::keep_if_any(const std::function<bool(std::uint32_t)>& is_good) {
  return keep_links([&](const Link& link, std::size_t layer) {
    return is_good(layers_[layer][link.from].state.node) &&
           is_good(layers_[layer + 1][link.to].state.node);
  });
}

std::vector<std::uint32_t> WayLattice::lowest_way() const {
  const auto top_of = [&](const State& state) { return ground_.nodes()[state.state.node].top; };
  // The lowest tops layer by layer, of those that can be reached so; then back along them.
  std::vector<std::vector<char>> chosen(layers_.size());
  for (std::size_t layer = 0; layer < layers_.size(); ++layer) {
    std::vector<char> open(layers_[layer].size(), layer == 0 ? 1 : 0);
    if (layer > 0) {
      for (const Link& link : links_[layer - 1]) {
        if (link.is_alive && chosen[layer - 1][link.from] != 0) open[link.to] = 1;
      }
    }
    std::int32_t lowest = std::numeric_limits<std::int32_t>::max();
    for (std::size_t n = 0; n < open.size(); ++n) {
      open[n] = open[n] != 0 && layers_[layer][n].is_alive;
      if (open[n] != 0) lowest = std::min(lowest, top_of(layers_[layer][n]));
    }
    for (std::size_t n = 0; n < open.size(); ++n) {
      open[n] = open[n] != 0 && top_of(layers_[layer][n]) == lowest;
    }
    chosen[layer] = std::move(open);
  }
  std::vector<std::uint32_t> way;
  const auto last = std::find(chosen.back().begin(), chosen.back().end(), 1);
  auto at = static_cast<std::uint32_t>(last - chosen.back().begin());
  way.push_back(layers_.back()[at].state.node);
  for (std::size_t layer = links_.size(); layer-- > 0;) {
    const auto link = std::find_if(links_[layer].begin(), links_[layer].end(), [&](const Link& l) {
      return l.is_alive && l.to == at && chosen[layer][l.from] != 0;
    });
    at = link->from;
    way.push_back(layers_[layer][at].state.node);
  }
  std::reverse(way.begin(), way.end());
  return way;
}

std::vector<std::uint32_t> WayLattice::nodes() const {
  std::vector<std::uint32_t> nodes;
  for (const std::vector<State>& layer : layers_) {
    for (const State& state : layer) {
      if (state.is_alive) nodes.push_back(state.state.node);
    }
  }
  std::sort(nodes.begin(), nodes.end());
  nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
  return nodes;
}

}  // namespace parapet::realms
