#include "viewer/scene/network_places.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>
#include <string>

namespace parapet::viewer {
namespace {

constexpr double kPitch = 1'000;       // ticks between places that are laid out
constexpr std::size_t kMostRing = 24;  // places in a ring
constexpr double kStopRise = 0.55;     // of the spacing, of a stop over its location

double flat_distance(const BrickPoint& a, const BrickPoint& b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

// Numbers of the locations, territory by territory, each in the order of the list.
std::map<std::string, std::vector<std::size_t>> by_territory(const NetworkPicture& picture) {
  std::map<std::string, std::vector<std::size_t>> groups;
  for (std::size_t n = 0; n < picture.locations.size(); ++n) {
    groups[picture.locations[n].territory].push_back(n);
  }
  return groups;
}

class Surveyor {
 public:
  explicit Surveyor(const NetworkPicture& picture)
      : picture_(picture), known_(picture.locations.size()) {
    places_.locations.resize(picture.locations.size());
    for (std::size_t n = 0; n < known_.size(); ++n) {
      if (picture.locations[n].at) place(n, *picture.locations[n].at);
    }
    for (const NetworkStop& stop : picture.stops) {
      if (!stop.at || known_[stop.location]) continue;
      places_.is_laid_out = true;
      place(stop.location, {stop.at->x, stop.at->y, 0});
    }
  }

  NetworkPlaces survey() {
    const auto missing = std::count(known_.begin(), known_.end(), false);
    if (missing == static_cast<std::ptrdiff_t>(known_.size())) {
      known_.size() <= kMostRing ? lay_ring() : lay_blocks();
    } else if (missing > 0) {
      lay_rows();
    }
    places_.spacing = spacing();
    lay_stops();
    lay_rails();
    return std::move(places_);
  }

 private:
  void place(std::size_t n, const BrickPoint& at) {
    places_.locations[n] = at;
    known_[n] = true;
  }

  void lay_ring() {
    places_.is_laid_out = true;
    const auto groups = by_territory(picture_);
    // Between territories there is room for half a place more.
    const double count = static_cast<double>(known_.size());
    const double gaps = groups.size() > 1 ? static_cast<double>(groups.size()) : 0;
    const double turn = 2 * std::numbers::pi / (count + 0.5 * gaps);
    const double radius = std::max(0.6, 1 / turn) * kPitch;
    double angle = -std::numbers::pi * 0.75;
    for (const auto& [territory, members] : groups) {
      for (const std::size_t n : members) {
        // Wider than deep: pictures are.
        place(n, {1.25 * radius * std::cos(angle), radius * std::sin(angle), 0});
        angle += turn;
      }
      if (gaps > 0) angle += turn * 0.5;
    }
  }

  void lay_blocks() {
    places_.is_laid_out = true;
    const auto groups = by_territory(picture_);
    const auto across =
        static_cast<std::size_t>(std::ceil(std::sqrt(1.5 * static_cast<double>(groups.size()))));
    std::size_t widest = 1;
    for (const auto& [territory, members] : groups) {
      widest = std::max(widest, side(members.size()));
    }
    const double step = (static_cast<double>(widest) + 0.8) * kPitch;
    std::size_t number = 0;
    for (const auto& [territory, members] : groups) {
      const BrickPoint corner{static_cast<double>(number % across) * step,
                              static_cast<double>(number / across) * step, 0};
      const std::size_t columns = side(members.size());
      for (std::size_t k = 0; k < members.size(); ++k) {
        place(members[k], {corner.x + static_cast<double>(k % columns) * kPitch,
                           corner.y + static_cast<double>(k / columns) * kPitch, 0});
      }
      ++number;
    }
  }

  static std::size_t side(std::size_t members) {
    return static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(members))));
  }

  void lay_rows() {
    places_.is_laid_out = true;
    double west = std::numeric_limits<double>::infinity();
    double east = -west;
    double south = -west;
    for (std::size_t n = 0; n < known_.size(); ++n) {
      if (!known_[n]) continue;
      west = std::min(west, places_.locations[n].x);
      east = std::max(east, places_.locations[n].x);
      south = std::max(south, places_.locations[n].y);
    }
    const auto across =
        std::max<std::size_t>(4, static_cast<std::size_t>(std::floor((east - west) / kPitch)) + 1);
    std::size_t number = 0;
    for (const auto& [territory, members] : by_territory(picture_)) {
      for (const std::size_t n : members) {
        if (known_[n]) continue;
        place(n, {west + static_cast<double>(number % across) * kPitch,
                  south + static_cast<double>(number / across + 1) * kPitch, 0});
        ++number;
      }
    }
  }

  // The median of the ways to the nearest neighbour, within sense of the whole.
  double spacing() const {
    constexpr std::size_t kMostCompared = 400;
    const auto& all = places_.locations;
    std::vector<double> nearest;
    double extent = 0;
    for (std::size_t n = 0; n < std::min(all.size(), kMostCompared); ++n) {
      double least = std::numeric_limits<double>::infinity();
      for (std::size_t k = 0; k < all.size(); ++k) {
        const double away = flat_distance(all[n], all[k]);
        if (away > 1) least = std::min(least, away);
        extent = std::max(extent, away);
      }
      if (std::isfinite(least)) nearest.push_back(least);
    }
    if (nearest.empty()) return kPitch;
    const auto middle = nearest.begin() + static_cast<std::ptrdiff_t>(nearest.size() / 2);
    std::nth_element(nearest.begin(), middle, nearest.end());
    const double even = extent / std::sqrt(static_cast<double>(all.size()));
    return std::clamp(*middle, even * 0.35, even * 1.2);
  }

  // Several stops of one location stand beside each other over it.
  void lay_stops() {
    std::map<std::size_t, int> over;
    for (const NetworkStop& stop : picture_.stops) {
      if (stop.at) {
        places_.stops.push_back(*stop.at);
        continue;
      }
      places_.is_laid_out = true;
      const BrickPoint& ground = places_.locations[stop.location];
      const int number = over[stop.location]++;
      const double aside = (number % 2 == 0 ? 1 : -1) * ((number + 1) / 2) * 0.3;
      places_.stops.push_back(
          {ground.x + aside * places_.spacing, ground.y, ground.z + kStopRise * places_.spacing});
    }
  }

  void lay_rails() {
    for (const NetworkRail& rail : picture_.rails) {
      std::vector<BrickPoint> way{places_.stops[rail.from]};
      if (picture_.stops[rail.from].at && picture_.stops[rail.to].at) {
        way.insert(way.end(), rail.bends.begin(), rail.bends.end());
      }
      way.push_back(places_.stops[rail.to]);
      places_.rails.push_back(std::move(way));
    }
  }

  const NetworkPicture& picture_;
  std::vector<bool> known_;
  NetworkPlaces places_;
};

}  // namespace

NetworkPlaces places_of(const NetworkPicture& picture) { return Surveyor(picture).survey(); }

}  // namespace parapet::viewer
