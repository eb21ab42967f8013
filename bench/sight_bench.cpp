#include "bench/sight_bench.h"

#include <algorithm>
#include <cstdio>
#include <functional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "bench/brick_city.h"
#include "bench/measure.h"
#include "bench/sight_rivals.h"
#include "geometry/sight/terrain_sight.h"
#include "geometry/sight/voxel_sight.h"

namespace parapet::bench {
namespace {

constexpr std::size_t kLines = 1'000'000;
constexpr std::uint64_t kSeed = 20261130;

using Lines = std::span<const Segment>;
using Answers = std::vector<std::uint8_t>;  // 1 where blocked

struct Method {
  std::string name;
  std::size_t lines;  // how many of them it is given: the slow ones less
  std::function<void(Lines, Answers&)> ask;
  Answers blocked;
  Samples speed;  // lines a second
  Samples ratio;  // over Embree's single rays in the same repetition
};

class City {
 public:
  City()
      : city_(kSeed),
        mesh_(surface_of(city_)),
        terrain_({}),
        embree_(mesh_),
        cgal_(mesh_),
        bullet_(mesh_),
        osg_(mesh_) {
    std::vector<Body> bodies = city_.bodies();
    seconds_to_make_ =
        seconds_of([&] { terrain_ = Terrain(std::move(bodies), BrickCity::lattice()); });
    if (!terrain_.rest().bodies().empty()) throw std::logic_error("the city is not all cells");
  }

  SightFigures measure(bool on_lattice, int repetitions) const {
    const std::vector<Segment> lines = random_lines(city_, kLines, on_lattice, kSeed + 1);
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
    return report(lines, methods, on_lattice);
  }

  std::string description() const {
    char text[200];
    std::snprintf(text, sizeof text,
                  "sight over %d x %d studs x %d plates, %zu boxes, %.1f M solid cells made into a "
                  "terrain in %.2f s, %zu triangles, one thread\n",
                  BrickCity::kStuds, BrickCity::kStuds, BrickCity::kPlates,
                  terrain_.scene().bodies().size(),
                  static_cast<double>(terrain_.grid().solid_cells()) * 1e-6, seconds_to_make_,
                  mesh_.triangles.size());
    return text;
  }

 private:
  std::vector<Method> all_methods() const {
    const VoxelGrid& grid = terrain_.grid();
    std::vector<Method> methods;
    const auto add = [&](std::string name, std::size_t lines, auto ask) {
      methods.push_back({std::move(name), lines, std::move(ask), {}, {}, {}});
    };
    add("cells, line by line", kLines, [&grid](Lines lines, Answers& blocked) {
      for (std::size_t n = 0; n < lines.size(); ++n) blocked[n] = !clear_by_hair(grid, lines[n]);
    });
    add("cells, all at once", kLines, [&grid](Lines lines, Answers& blocked) {
      clear_by_hair(grid, lines, blocked);
      for (std::uint8_t& answer : blocked) answer ^= 1;
    });
    add("Embree rtcOccluded1", kLines,
        [this](Lines lines, Answers& blocked) { embree_.single(lines, blocked); });
    add("Embree rtcOccluded16", kLines,
        [this](Lines lines, Answers& blocked) { embree_.packets(lines, blocked); });
    add("terrain: cells and solids", kLines, [this](Lines lines, Answers& blocked) {
      for (std::size_t n = 0; n < lines.size(); ++n) blocked[n] = !sees(terrain_, lines[n]);
    });
    add("CGAL AABB_tree, exact", kLines / 20,
        [this](Lines lines, Answers& blocked) { cgal_.single(lines, blocked); });
    add("Bullet rayTest", kLines / 20,
        [this](Lines lines, Answers& blocked) { bullet_.single(lines, blocked); });
    add("OSG with KdTree", kLines / 50,
        [this](Lines lines, Answers& blocked) { osg_.single(lines, blocked); });
    return methods;
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
    for (const Method& method : methods) {
      std::size_t other = 0;  // than by hair
      for (std::size_t n = 0; n < method.lines; ++n) other += method.blocked[n] != hair[n];
      std::snprintf(text, sizeof text,
                    "    %-26s %8.3f M/s  x %.3f (%.3f..%.3f)  %zu of %zu answers differ\n",
                    method.name.c_str(), method.speed.median() * 1e-6, method.ratio.median(),
                    method.ratio.least(), method.ratio.most(), other, method.lines);
      figures.text += text;
      const bool is_ours = method.name.find("cells") != std::string::npos;
      if (is_ours && other != 0) figures.equal = false;
      // CGAL is exact: whatever touches a triangle meets it, as by our policy `closed`, but for the
      // ends, which count as well.
      if (method.name.find("CGAL") == std::string::npos) continue;
      std::size_t touching = 0;
      for (std::size_t n = 0; n < method.lines; ++n) {
        const auto& [p, q] = lines[n];
        const VoxelGrid& grid = terrain_.grid();
        const bool blocked = !clear_of_touch(grid, {p, q}) || !clear_of_touch(grid, {p, p}) ||
                             !clear_of_touch(grid, {q, q});
        touching += blocked != (method.blocked[n] != 0);
      }
      if (touching != 0) figures.equal = false;
      std::snprintf(text, sizeof text, "    %-26s %zu of %zu answers differ\n",
                    "  from cells by closed", touching, method.lines);
      figures.text += text;
    }
    return figures;
  }

  BrickCity city_;
  TriangleMesh mesh_;
  Terrain terrain_;
  EmbreeSight embree_;
  CgalSight cgal_;
  BulletSight bullet_;
  OsgSight osg_;
  double seconds_to_make_ = 0;
};

}  // namespace

SightFigures measure_sight(int repetitions) {
  const City city;
  const SightFigures random = city.measure(false, repetitions);
  const SightFigures lattice = city.measure(true, repetitions);
  return {city.description() + random.text + lattice.text, random.equal && lattice.equal};
}

}  // namespace parapet::bench
