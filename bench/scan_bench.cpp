#include "bench/scan_bench.h"

#include <malloc.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "bench/brick_city.h"
#include "bench/measure.h"
#include "bench/scan_field.h"
#include "bench/sight_rivals.h"
#include "geometry/sight/sight_margin.h"
#include "geometry/sight/terrain_sight.h"

namespace parapet::bench {
namespace {

constexpr std::size_t kLines = 1'000'000;
constexpr std::size_t kFewLines = 20'000;  // of a slow method
constexpr std::size_t kQuestions = 200;    // with evidence and margin
constexpr std::uint64_t kSeed = 20261130;

using Lines = std::span<const Segment>;
using Answers = std::vector<std::uint8_t>;  // 1 where blocked

struct Method {
  const char* name;
  std::size_t lines;
  double seconds_to_make;
  double megabytes;
  std::function<void(Lines, Answers&)> ask;
  Answers blocked = {};
  Samples speed = {};  // lines a second
  Samples ratio = {};  // over Embree's single rays in the same repetition
};

std::vector<Body> bodies_of(const TriangleMesh& mesh) {
  const auto corner = [&mesh](std::uint32_t number) {
    const auto& [x, y, z] = mesh.corners[number];
    return Point{std::llround(x), std::llround(y), std::llround(z)};
  };
  std::vector<Body> bodies;
  for (const auto& [a, b, c] : mesh.triangles) {
    bodies.push_back({Triangle{corner(a), corner(b), corner(c)}, 0});
  }
  return bodies;
}

double megabytes_in_use() {
  const struct mallinfo2 info = mallinfo2();
  return static_cast<double>(info.uordblks + info.hblkhd) * 1e-6;
}

class Scan {
 public:
  Scan(const BrickCity& city, const TriangleMesh& mesh) : city_(city), terrain_({}) {
    std::vector<Body> bodies = bodies_of(mesh);
    count_ = bodies.size();
    TriangleColumns columns;
    seconds_of_columns_ = seconds_of([&] { columns = TriangleColumns(bodies); });
    seconds_of_terrain_ = seconds_of([&] { terrain_ = Terrain(std::move(bodies)); });
    seconds_of_embree_ = seconds_of([&] { embree_ = std::make_unique<EmbreeSight>(mesh); });
    seconds_of_robust_ = seconds_of(
        [&] { robust_ = std::make_unique<EmbreeSight>(mesh, EmbreeSight::Care::robust); });
    const double before = megabytes_in_use();
    seconds_of_cgal_ = seconds_of([&] { cgal_ = std::make_unique<CgalSight>(mesh); });
    megabytes_of_cgal_ = megabytes_in_use() - before;
  }

  SightFigures measure(bool on_lattice, int studs, int repetitions) const {
    const std::vector<Segment> lines = random_lines(city_, kLines, on_lattice, kSeed + 1, studs);
    std::vector<Method> methods = all_methods();
    constexpr std::size_t kEmbree = 2;
    for (int n = 0; n < repetitions; ++n) {
      std::vector<double> speeds;
      for (Method& method : methods) {
        method.blocked.resize(method.lines);
        const Lines asked = Lines(lines).first(method.lines);
        const double seconds = seconds_of([&] { method.ask(asked, method.blocked); });
        speeds.push_back(static_cast<double>(method.lines) / seconds);
      }
      for (std::size_t k = 0; k < methods.size(); ++k) {
        methods[k].speed.add(speeds[k]);
        methods[k].ratio.add(speeds[k] / speeds[kEmbree]);
      }
    }
    SightFigures figures = report(lines, methods, on_lattice);
    figures.text += questions(lines);
    return figures;
  }

  std::string description(const char* name) const {
    char text[200];
    std::snprintf(text, sizeof text,
                  "sight over a scan %s, %zu triangles: columns in %.2f s, the whole terrain with "
                  "its scene in %.2f s, one thread\n",
                  name, count_, seconds_of_columns_, seconds_of_terrain_);
    return text;
  }

 private:
  std::vector<Method> all_methods() const {
    const double ours = static_cast<double>(terrain_.triangles().bytes()) * 1e-6;
    const auto megabytes = [](const EmbreeSight& sight) {
      return static_cast<double>(sight.bytes()) * 1e-6;
    };
    return {
        {"terrain, line by line", kLines, seconds_of_columns_, ours,
         [this](Lines lines, Answers& blocked) {
           for (std::size_t n = 0; n < lines.size(); ++n) blocked[n] = !sees(terrain_, lines[n]);
         }},
        {"terrain, all at once", kLines, seconds_of_columns_, ours,
         [this](Lines lines, Answers& blocked) {
           sees(terrain_, lines, blocked);
           for (std::uint8_t& answer : blocked) answer ^= 1;
         }},
        {"Embree rtcOccluded1", kLines, seconds_of_embree_, megabytes(*embree_),
         [this](Lines lines, Answers& blocked) { embree_->single(lines, blocked); }},
        {"Embree rtcOccluded1 robust", kLines, seconds_of_robust_, megabytes(*robust_),
         [this](Lines lines, Answers& blocked) { robust_->single(lines, blocked); }},
        {"Embree rtcOccluded16", kLines, seconds_of_embree_, megabytes(*embree_),
         [this](Lines lines, Answers& blocked) { embree_->packets(lines, blocked); }},
        {"scene: search tree", kFewLines, seconds_of_terrain_, 0,
         [this](Lines lines, Answers& blocked) {
           const Scene& scene = terrain_.scene();
           for (std::size_t n = 0; n < lines.size(); ++n) blocked[n] = !sees(scene, lines[n]);
         }},
        {"CGAL AABB_tree, exact", kFewLines, seconds_of_cgal_, megabytes_of_cgal_,
         [this](Lines lines, Answers& blocked) { cgal_->single(lines, blocked); }},
    };
  }

  // CGAL is exact: whatever touches a triangle meets it, as by our policy `closed`, but for the
  // ends, which count as well.
  bool is_blocked_closed(const Segment& line) const {
    const auto& [p, q] = line;
    return !sees(terrain_, line, SightPolicy::closed) ||
           !sees(terrain_, {p, p}, SightPolicy::closed) ||
           !sees(terrain_, {q, q}, SightPolicy::closed);
  }

  SightFigures report(const std::vector<Segment>& lines, const std::vector<Method>& methods,
                      bool on_lattice) const {
    const Answers& hair = methods.front().blocked;
    char text[300];
    std::snprintf(text, sizeof text, "  %s ends, %.1f %% blocked\n",
                  on_lattice ? "lattice" : "random",
                  100.0 * static_cast<double>(std::count(hair.begin(), hair.end(), 1)) /
                      static_cast<double>(hair.size()));
    SightFigures figures{text, true};
    for (std::size_t k = 0; k < methods.size(); ++k) {
      const Method& method = methods[k];
      std::size_t other = 0;  // than by hair
      for (std::size_t n = 0; n < method.lines; ++n) other += method.blocked[n] != hair[n];
      std::snprintf(text, sizeof text,
                    "    %-26s %8.3f M/s  x %.3f (%.3f..%.3f)  made in %.2f s, %.0f MB  %zu of %zu "
                    "answers differ\n",
                    method.name, method.speed.median() * 1e-6, method.ratio.median(),
                    method.ratio.least(), method.ratio.most(), method.seconds_to_make,
                    method.megabytes, other, method.lines);
      figures.text += text;
      const bool is_ours = k < 2 || k == methods.size() - 2;
      if (is_ours && other != 0) figures.equal = false;
    }
    const Method& cgal = methods.back();
    std::size_t touching = 0;
    for (std::size_t n = 0; n < cgal.lines; ++n) {
      touching += is_blocked_closed(lines[n]) != (cgal.blocked[n] != 0);
    }
    if (touching != 0) figures.equal = false;
    std::snprintf(text, sizeof text, "    %-26s %zu of %zu answers differ\n",
                  "  from ours by closed", touching, cgal.lines);
    figures.text += text;
    return figures;
  }

  // Single questions with all that a ruling needs.
  std::string questions(const std::vector<Segment>& lines) const {
    Samples evidence;
    Samples margin;
    for (const Segment& line : Lines(lines).first(kQuestions)) {
      evidence.add(1e3 * seconds_of([&] { rule_sightline(terrain_, line); }));
      margin.add(1e3 * seconds_of([&] { sight_margin(terrain_.scene(), line); }));
    }
    char text[200];
    std::snprintf(
        text, sizeof text,
        "    one question: evidence %.2f ms, at most %.2f; margin %.2f ms, at most %.1f\n",
        evidence.median(), evidence.most(), margin.median(), margin.most());
    return text;
  }

  const BrickCity& city_;
  Terrain terrain_;
  std::unique_ptr<EmbreeSight> embree_;
  std::unique_ptr<EmbreeSight> robust_;
  std::unique_ptr<CgalSight> cgal_;
  std::size_t count_ = 0;
  double seconds_of_columns_ = 0;
  double seconds_of_terrain_ = 0;
  double seconds_of_embree_ = 0;
  double seconds_of_robust_ = 0;
  double seconds_of_cgal_ = 0;
  double megabytes_of_cgal_ = 0;
};

SightFigures measure_one(const BrickCity& city, const TriangleMesh& mesh, const char* name,
                         int studs, int repetitions) {
  const Scan scan(city, mesh);
  const SightFigures random = scan.measure(false, studs, repetitions);
  const SightFigures lattice = scan.measure(true, studs, repetitions);
  return {scan.description(name) + random.text + lattice.text, random.equal && lattice.equal};
}

}  // namespace

SightFigures measure_scan_sight(int repetitions) {
  const BrickCity city(kSeed);
  const SightFigures above = measure_one(city, scan_from_above(city, kSeed + 2), "from above",
                                         BrickCity::kStuds, repetitions);
  const SightFigures round = measure_one(city, scan_all_round(city, kSeed + 3), "from all sides",
                                         kScannedStuds, repetitions);
  return {above.text + round.text, above.equal && round.equal};
}

}  // namespace parapet::bench
