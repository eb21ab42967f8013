#include "bench/collapse_bench.h"

#include <array>
#include <cmath>
#include <cstdarg>
#include <cstdio>
#include <vector>

#include "bench/brick_tower.h"
#include "bench/bullet_bricks.h"
#include "bench/measure.h"
#include "physics/collapse/collapse.h"

namespace parapet::bench {
namespace {

using physics::Collapse;

constexpr double kOurStep = 0.001;  // seconds

struct TowerSize {
  int bricks_a_wall;
  int courses;
};
constexpr std::array<TowerSize, 4> kTowers{{{5, 5}, {5, 25}, {10, 25}, {10, 50}}};

std::string line_of(const char* format, ...) {
  std::array<char, 400> text{};
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(text.data(), text.size(), format, arguments);
  va_end(arguments);
  return text.data();
}

std::string spread_of(const Samples& samples, double scale, const char* unit) {
  return line_of("%.2f %s (%.2f..%.2f)", scale * samples.median(), unit, scale * samples.least(),
                 scale * samples.most());
}

bool same(const Collapse& a, const Collapse& b) {
  if (a.settled.steps != b.settled.steps || a.fallen.size() != b.fallen.size()) return false;
  for (std::size_t body = 0; body < a.fallen.size(); ++body) {
    if (a.settled.rest[body] != b.settled.rest[body]) return false;
    if (a.fallen[body].to != b.fallen[body].to) return false;
  }
  return true;
}

bool keeps_count(const physics::Structure& tower, const Collapse& collapse) {
  std::size_t count = collapse.removed.size() + collapse.standing;
  for (const physics::RestingBody& body : collapse.fallen) count += body.pieces.size();
  return count == tower.pieces.size();
}

// The steps of Bullet that take as long as a fall took.
double seconds_of_bullet(const physics::Structure& tower, const std::vector<bool>& gone,
                         int steps) {
  BulletBricks bricks(tower, gone);
  return seconds_of([&] {
    for (int n = 0; n < steps; ++n) bricks.step();
  });
}

CollapseFigures measure(const TowerSize& size, int repetitions) {
  const physics::Structure tower = brick_tower(size.bricks_a_wall, size.courses);
  const std::vector<std::uint32_t> corner = corner_of(tower);
  std::vector<bool> gone(tower.pieces.size(), false);
  for (const std::uint32_t piece : corner) gone[piece] = true;

  Samples contacts_time;
  Samples balance_time;
  Samples settle_time;
  Samples whole_time;
  Samples bullet_rate;
  Samples ratio;
  CollapseFigures figures{"", true};
  Collapse first;
  int rounds = 0;
  for (int repetition = 0; repetition < repetitions; ++repetition) {
    std::vector<physics::Contact> contacts;
    contacts_time.add(seconds_of([&] { contacts = physics::contacts_of(tower); }));
    physics::Falling falling;
    balance_time.add(seconds_of(
        [&] { falling = physics::who_falls(tower, contacts, gone, {}, physics::go_on); }));
    rounds = falling.rounds;
    const physics::Breaks holds = [](const physics::FallingBody& body, const physics::Impact&) {
      return std::vector<std::vector<std::uint32_t>>{body.pieces};
    };
    settle_time.add(seconds_of([&] {
      physics::settle(tower, gone, physics::falling_bodies(tower, falling), holds, {}, {},
                      physics::go_on);
    }));
    Collapse collapse;
    const double whole =
        seconds_of([&] { collapse = physics::collapse(tower, corner, {}, physics::go_on); });
    whole_time.add(whole);
    if (repetition == 0) first = collapse;
    figures.equal = figures.equal && same(first, collapse) && keeps_count(tower, collapse);
    const int steps =
        static_cast<int>(std::ceil(first.settled.steps * kOurStep / BulletBricks::kStep));
    const double bullet = seconds_of_bullet(tower, gone, steps);
    bullet_rate.add(steps / bullet);
    ratio.add(bullet / whole);
  }
  std::size_t pieces = 0;
  for (const physics::RestingBody& body : first.fallen) pieces += body.pieces.size();
  figures.text =
      line_of("  %zu bricks, %zu taken: %zu fall as %zu bodies in %d steps of 1 ms%s | contacts ",
              tower.pieces.size(), corner.size(), pieces, first.fallen.size(), first.settled.steps,
              first.settled.at_rest ? "" : ", NOT AT REST") +
      spread_of(contacts_time, 1000, "ms") + " | balance " + spread_of(balance_time, 1, "s") +
      line_of(", %d rounds | settling ", rounds) + spread_of(settle_time, 1, "s") + " | all " +
      spread_of(whole_time, 1, "s") +
      " | Bullet, a body a brick: " + spread_of(bullet_rate, 1, "steps/s") + ", the same span " +
      spread_of(ratio, 1, "x") + "\n";
  return figures;
}

}  // namespace

CollapseFigures measure_collapse(int repetitions) {
  CollapseFigures all{"towers that lose a corner, one thread:\n", true};
  for (const TowerSize& size : kTowers) {
    const CollapseFigures figures = measure(size, repetitions);
    all.text += figures.text;
    all.equal = all.equal && figures.equal;
  }
  return all;
}

}  // namespace parapet::bench
