#include "bench/brick_city.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

#include "bench/bench_numbers.h"

namespace parapet::bench {
namespace {

// Values at the corners of squares of `side` studs, smooth between them, from 0 to `most` 1/256
// plates.
class Noise {
 public:
  Noise(int side, int most, Numbers& numbers) : side_(side), width_(BrickCity::kStuds / side + 2) {
    for (int n = 0; n < width_ * width_; ++n) values_.push_back(numbers.below(most + 1));
  }

  int at(int x, int y) const {
    const int column = x / side_;
    const int row = y / side_;
    const int right = eased(x % side_);
    const int down = eased(y % side_);
    const auto between = [](int a, int b, int part) { return a + (b - a) * part / 256; };
    return between(between(value(column, row), value(column + 1, row), right),
                   between(value(column, row + 1), value(column + 1, row + 1), right), down);
  }

 private:
  int value(int column, int row) const {
    return values_[static_cast<std::size_t>(row * width_ + column)];
  }
  // 3 t^2 - 2 t^3, in 1/256.
  int eased(int offset) const {
    const std::int64_t t = offset;
    const std::int64_t s = side_;
    return static_cast<int>(256 * t * t * (3 * s - 2 * t) / (s * s * s));
  }

  int side_;
  int width_;
  std::vector<int> values_;
};

}  // namespace

BrickCity::BrickCity(std::uint64_t seed) : columns_(std::size_t{kStuds} * kStuds) {
  Numbers numbers(seed);
  const Noise wide(90, 12 * 256, numbers);
  const Noise middle(30, 5 * 256, numbers);
  const Noise narrow(9, 3 * 128, numbers);
  for (int y = 0; y < kStuds; ++y) {
    for (int x = 0; x < kStuds; ++x) {
      hills_.push_back(2 + (wide.at(x, y) + middle.at(x, y) + narrow.at(x, y)) / 256);
      for (int z = 0; z < hills_.back(); ++z) set(x, y, z, true);
    }
  }
  for (int n = 0; n < 700; ++n) build_house(numbers);
}

int BrickCity::top(int x, int y) const { return 64 - std::countl_zero(column(x, y)); }

void BrickCity::set(int x, int y, int z, bool solid) {
  std::uint64_t& bits = columns_[static_cast<std::size_t>(y * kStuds + x)];
  const std::uint64_t bit = std::uint64_t{1} << z;
  bits = solid ? bits | bit : bits & ~bit;
}

// Clears what was there from its base up.
void BrickCity::build_house(Numbers& numbers) {
  const int w = 8 + numbers.below(21);
  const int d = 8 + numbers.below(21);
  const int left = 4 + numbers.below(kStuds - 37);
  const int back = 4 + numbers.below(kStuds - 37);
  const int storeys = 1 + numbers.below(4);
  const int storey = 7 + numbers.below(3);  // plates
  const bool on_posts = numbers.below(6) == 0;
  int base = 0;
  for (int y = back; y < back + d; ++y) {
    for (int x = left; x < left + w; ++x) {
      base = std::max(base, hills_[static_cast<std::size_t>(y * kStuds + x)]);
    }
  }
  const int roof = std::min(base + storeys * storey, 50);
  for (int y = back; y < back + d; ++y) {
    for (int x = left; x < left + w; ++x) {
      const bool x_end = x == left || x == left + w - 1;
      const bool y_end = y == back || y == back + d - 1;
      for (int z = base; z < kPlates; ++z) {
        const int above = (z - base) % storey;
        const bool floor = above == storey - 1 || z == roof - 1;
        const bool window =
            above >= 3 && above <= 5 && ((x - left) % 4 == 2 || (y - back) % 4 == 2);
        const bool door = z - base < 6 && (x - left == w / 2 || x - left == w / 2 + 1);
        const bool wall =
            on_posts && z - base < storey ? x_end && y_end : (x_end || y_end) && !window && !door;
        const bool parapet = (x_end || y_end) && z < roof + 2;
        set(x, y, z, z < roof ? floor || wall : parapet);
      }
    }
  }
}

std::vector<Body> BrickCity::bodies() const {
  std::vector<Body> result;
  for (int y = 0; y < kStuds; ++y) {
    for (int x = 0; x < kStuds; ++x) {
      for (int z = 0; z < kPlates; ++z) {
        if (!is_solid(x, y, z)) continue;
        const int bottom = z;
        while (is_solid(x, y, z)) ++z;
        result.push_back(
            {Box::spanning({80 * x, 80 * y, 32 * bottom}, {80 * (x + 1), 80 * (y + 1), 32 * z}),
             static_cast<std::uint32_t>(result.size())});
      }
    }
  }
  return result;
}

std::vector<Segment> random_lines(const BrickCity& city, std::size_t count, bool on_lattice,
                                  std::uint64_t seed, int studs) {
  Numbers numbers(seed);
  const auto fraction = [&] { return numbers.below(1 << 24) / static_cast<double>(1 << 24); };
  constexpr std::int64_t kRim = 3 * 80;
  const std::int64_t end = studs * 80 - kRim;
  // Above the top of its column; on the lattice, in the middle of it.
  const auto raised = [&](std::int64_t x, std::int64_t y) {
    const int top = city.top(static_cast<int>(x / 80), static_cast<int>(y / 80));
    const std::int64_t z = std::min(32 * top + 160 + numbers.below(161), 32 * 63);
    return on_lattice ? Point{x / 80 * 80 + 40, y / 80 * 80 + 40, z / 32 * 32} : Point{x, y, z};
  };
  std::vector<Segment> lines;
  while (lines.size() < count) {
    const std::int64_t x = kRim + numbers.below(static_cast<int>(end - kRim));
    const std::int64_t y = kRim + numbers.below(static_cast<int>(end - kRim));
    const double length = 80 * 4 * std::pow(125, fraction());
    const double angle = 2 * std::numbers::pi * fraction();
    const std::int64_t to_x = x + std::llround(length * std::cos(angle));
    const std::int64_t to_y = y + std::llround(length * std::sin(angle));
    if (std::min(to_x, to_y) < kRim || std::max(to_x, to_y) > end) continue;
    const Point p = raised(x, y);
    lines.push_back({p, raised(to_x, to_y)});
  }
  return lines;
}

}  // namespace parapet::bench
