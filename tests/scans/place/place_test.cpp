#include "scans/place/place.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <numbers>

#include "scans/place/turn.h"
#include "tests/scans/place/similarity.h"
#include "tests/support/lattice_terrains.h"

using namespace parapet;
using namespace parapet::scans;
using namespace parapet::testing;

namespace {

Surface flat(double width, double depth, double edge) {
  FieldPlan plan;
  plan.xs = {0, width};
  plan.ys = {0, depth};
  plan.heights = {0};
  return surface_of(plan, edge);
}

void join(Surface& surface, const Surface& other, const Motion& motion = {}) {
  const auto first = static_cast<std::uint32_t>(surface.points.size());
  for (const Vector3 point : other.points) surface.points.push_back(motion(point));
  for (const Face& face : other.faces) {
    surface.faces.push_back({face[0] + first, face[1] + first, face[2] + first});
  }
}

// A tile of 4 x 4 squares with blocks on it, of that pitch.
Surface tile(double pitch, int count = 4, int cuts = 4) {
  FieldPlan plan;
  for (int i = 0; i <= count; ++i) {
    plan.xs.push_back(i * pitch);
    plan.ys.push_back(i * pitch);
  }
  for (int i = 0; i < count * count; ++i) plan.heights.push_back(i * 7 % 5 * 6);
  return surface_of(plan, pitch / cuts);
}

Motion turned_by(const Turn& turn, Vector3 shift = {}) {
  Motion motion;
  motion.turn = turn;
  motion.shift = shift;
  return motion;
}

Turn tilted(double degrees) {
  const double angle = degrees * std::numbers::pi / 180;
  return upright({std::sin(angle), 0, std::cos(angle)});
}

PlaceRequest millimetres(bool up_is_said = true) {
  PlaceRequest request;
  request.unit_mm = 1;
  if (up_is_said) request.up = UpAxis::z;
  return request;
}

double tilt_left(const Motion& given, const Placement& placed) {
  const Turn both = then(given, placed.motion).turn;
  return angle_between(turned(both, {0, 0, 1}), {0, 0, 1});
}

const Step* step_named(const Placement& placed, const std::string& name) {
  const auto found = std::find_if(placed.steps.begin(), placed.steps.end(),
                                  [&](const Step& step) { return step.name == name; });
  return found == placed.steps.end() ? nullptr : &*found;
}

Cloud cloud_on(const Surface& surface, std::size_t count, double noise, std::uint64_t seed) {
  RandomSource random(seed);
  std::vector<double> sums{0};
  for (const Face& face : surface.faces) {
    const Vector3 a = surface.points[face[0]];
    sums.push_back(sums.back() +
                   length(cross(surface.points[face[1]] - a, surface.points[face[2]] - a)));
  }
  Surface points;
  for (std::size_t i = 0; i < count; ++i) {
    const double at = fraction(random) * sums.back();
    const auto face =
        static_cast<std::size_t>(std::upper_bound(sums.begin(), sums.end(), at) - sums.begin() - 1);
    const auto& [a, b, c] = surface.faces[face];
    double u = fraction(random);
    double v = fraction(random);
    if (u + v > 1) {
      u = 1 - u;
      v = 1 - v;
    }
    points.points.push_back(surface.points[a] + u * (surface.points[b] - surface.points[a]) +
                            v * (surface.points[c] - surface.points[a]));
  }
  add_noise(points, noise, seed + 1);
  return {points.points};
}

Cloud moved(Cloud cloud, const Motion& motion) {
  for (Vector3& point : cloud.points) point = motion(point);
  return cloud;
}

}  // namespace

TEST_CASE("a wall larger than the floor is not taken for the ground") {
  Surface scene = flat(100, 40, 4);  // 40 %
  join(scene, flat(100, 60, 4),      // 60 %
       turned_by({Vector3{1, 0, 0}, Vector3{0, 0, -1}, Vector3{0, 1, 0}}, {0, 40, 0}));
  add_noise(scene, 0.1, 1);
  for (const double degrees : {0.0, 6.0, 14.0}) {
    const Motion given = turned_by(tilted(degrees));
    const auto placed = place(moved(scene, given), std::nullopt, millimetres());
    REQUIRE(placed);
    REQUIRE(placed->ground);
    CHECK(placed->ground->share == Approx(0.4).margin(0.03));
    CHECK(placed->ground->tilt_degrees == Approx(degrees).margin(0.2));
    CHECK(tilt_left(given, *placed) < 0.2);
  }
  // A file that has y up and does not say so: z is taken, and that is told.
  const Surface y_up =
      moved(scene, turned_by({Vector3{1, 0, 0}, Vector3{0, 0, 1}, Vector3{0, -1, 0}}));
  const auto by_default = place(y_up, std::nullopt, millimetres(false));
  REQUIRE(by_default);
  REQUIRE(step_named(*by_default, "up") != nullptr);
  PlaceRequest request = millimetres();
  request.up = UpAxis::y;
  const auto said = place(y_up, std::nullopt, request);
  REQUIRE(said);
  CHECK(step_named(*said, "up") == nullptr);
  REQUIRE(said->ground);
  CHECK(said->ground->share == Approx(0.4).margin(0.03));
  // Lying on its back it could be either, and nobody says.
  const auto either = place(moved(scene, turned_by(tilted(20))), std::nullopt, millimetres(false));
  REQUIRE(either);
  CHECK(!either->ground);
}

TEST_CASE("the ground is found as well far from the origin") {
  Surface patch = flat(200, 160, 5);
  add_noise(patch, 0.2, 4);
  join(patch, tile(25), turned_by(kNoTurn, {30, 30, 0}));
  const auto here = place(patch, std::nullopt, millimetres());
  REQUIRE(here);
  REQUIRE(here->ground);
  for (const Vector3 shift : {Vector3{1000, 500, 400}, Vector3{5'648'349.895, 1e6, -3e6}}) {
    const Motion given = turned_by(tilted(9), shift);
    const auto there = place(moved(patch, given), std::nullopt, millimetres());
    REQUIRE(there);
    REQUIRE(there->ground);
    CHECK(tilt_left(given, *there) < 0.1);
    CHECK(std::abs(then(given, there->motion)({100, 80, 0}).z) < 0.1);
  }
}

TEST_CASE("a cylinder of seven hundred points does not hide its ground") {
  RandomSource random(12);
  Cloud column;
  for (int i = 0; i < 700; ++i) {
    const double angle = within(random, 0, 2 * std::numbers::pi);
    column.points.push_back({20 * std::cos(angle), 20 * std::sin(angle), within(random, 0, 60)});
  }
  const auto alone = place(column, std::nullopt, millimetres());
  REQUIRE(alone);
  CHECK(!alone->ground);
  CHECK(!alone->lattice);
  REQUIRE(step_named(*alone, "ground") != nullptr);
  CHECK(step_named(*alone, "ground")->undone);
  CHECK(alone->motion.turn == kNoTurn);

  Cloud scene = column;
  for (int i = 0; i < 500; ++i) {
    scene.points.push_back({within(random, -60, 60), within(random, -60, 60), 0});
  }
  const Motion given = turned_by(tilted(11));
  const auto placed = place(moved(scene, given), std::nullopt, millimetres());
  REQUIRE(placed);
  REQUIRE(placed->ground);
  CHECK(tilt_left(given, *placed) < 0.2);
}

TEST_CASE("clouds of any scale and attitude are levelled or refused") {
  RandomSource random(39);
  const std::vector<LatticeTerrain> terrains = lattice_terrains(5);
  for (int number = 0; number < 12; ++number) {
    const LatticeTerrain& terrain = terrains[static_cast<std::size_t>(1 + number % 9)];
    const bool anyhow = number % 4 == 3;
    const Motion given = any_similarity(random, any_turn(random, anyhow ? 180 : 15));
    const Cloud cloud = moved(cloud_on(terrain.surface, 7'000, 0.05, random.next()), given);
    PlaceRequest request;
    INFO(terrain.name << " " << number);
    const auto nobody_says = place(cloud, std::nullopt, request);
    REQUIRE(!nobody_says);
    CHECK(nobody_says.error().code == "unknown-unit");
    request.unit_mm = 1 / given.scale;
    if (!anyhow) request.up = UpAxis::z;
    const auto placed = place(cloud, std::nullopt, request);
    REQUIRE(placed);
    if (!anyhow) REQUIRE(placed->ground);
    if (placed->ground) CHECK(tilt_left(given, *placed) < 0.2);
    if (placed->lattice) {
      CHECK(placed->lattice->pitch_mm == Approx(terrain.pitch).epsilon(0.005));
    }
  }
}

TEST_CASE("one tile is the same in millimetres and metres and inches") {
  const Surface as_mm = tile(25.4);
  const auto wanted = place(as_mm, 1, {});
  REQUIRE(wanted);
  for (const double unit : {1000.0, 25.4, 10.0}) {
    Motion smaller;
    smaller.scale = 1 / unit;
    const Surface scan = moved(as_mm, smaller);
    const auto placed = place(scan, unit, {});
    REQUIRE(placed);
    for (const Vector3 p : as_mm.points) {
      REQUIRE(length(placed->motion(smaller(p)) - wanted->motion(p)) < 0.01);
    }
    const auto asked = place(scan, std::nullopt, {});
    REQUIRE(!asked);
    CHECK(asked.error().code == "unknown-unit");
    CHECK(asked.error().expected.find("101.6 x 101.6 x 24 mm") != std::string::npos);
  }
}

TEST_CASE("a tile that would be 1.9 mm large is not believed") {
  Motion smaller;
  smaller.scale = 1.9 / 101.6;
  const Surface scan = moved(tile(25.4), smaller);
  const auto placed = place(scan, 1, {});
  REQUIRE(!placed);
  CHECK(placed.error().code == "wrong-value");
  CHECK(placed.error().found.find("1.9 x 1.9") != std::string::npos);
  const auto asked = place(scan, std::nullopt, {});
  REQUIRE(!asked);
  for (const char* unit : {"in mm;", "in cm;", "in inch", "in m", "in 1:60", "in LDraw unit"}) {
    CHECK(asked.error().expected.find(unit) != std::string::npos);
  }
}

TEST_CASE("a placement does not depend on the order of faces and points and corners") {
  const Surface scan = moved(lattice_terrains(7)[5].surface, turned_by(tilted(5), {3, 4, 5}));
  const auto wanted = place(scan, 1, {});
  REQUIRE(wanted);
  for (const Step& step : wanted->steps) UNSCOPED_INFO(step.text);
  CHECK(wanted->ground);
  RandomSource random(20);
  for (int number = 0; number < 4; ++number) {
    std::vector<std::uint32_t> order(scan.points.size());
    for (std::uint32_t i = 0; i < order.size(); ++i) order[i] = i;
    random.shuffle(order);
    Surface other;
    other.points.resize(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) other.points[order[i]] = scan.points[i];
    for (Face face : scan.faces) {
      for (std::uint32_t& corner : face) corner = order[corner];
      std::rotate(face.begin(), face.begin() + random.below(3), face.end());
      other.faces.push_back(face);
    }
    random.shuffle(other.faces);
    other.points.push_back({1e5, 0, 0});  // in no face
    const auto placed = place(other, 1, {});
    REQUIRE(placed);
    CHECK(placed->motion.turn == wanted->motion.turn);
    CHECK(placed->motion.shift == wanted->motion.shift);
    CHECK(placed->noise_mm == wanted->noise_mm);
    CHECK(placed->no_lattice == wanted->no_lattice);
  }
}

TEST_CASE("a wall alone and a heap of rocks are left as they stand") {
  FieldPlan plan;  // without ground round it, or a bottom
  plan.xs = {0, 0.001, 100, 100.001};
  plan.ys = {0, 0.001, 8, 8.001};
  plan.heights.assign(9, -60);
  plan.heights[4] = 0;
  Surface wall = surface_of(plan, 4);
  std::erase_if(wall.faces, [&](const Face& face) {
    return std::all_of(face.begin(), face.end(),
                       [&](std::uint32_t corner) { return wall.points[corner].z < -59; });
  });
  RandomSource random(6);
  Surface heap;
  for (int y = 0; y < 40; ++y) {
    for (int x = 0; x < 40; ++x) {
      const double dome = 60 - 0.11 * ((x - 20) * (x - 20) + (y - 20) * (y - 20));
      heap.points.push_back({x * 4.0, y * 4.0, dome + within(random, 0, 6)});
    }
  }
  for (std::uint32_t i = 0; i + 41 < 1600; ++i) {
    if (i % 40 == 39) continue;
    heap.faces.push_back({i, i + 1, i + 41});
    heap.faces.push_back({i, i + 41, i + 40});
  }
  for (const Surface& scan : {wall, heap}) {
    const Motion given = turned_by(tilted(7));
    const auto placed = place(moved(scan, given), std::nullopt, millimetres());
    REQUIRE(placed);
    CHECK(!placed->ground);
    CHECK(placed->motion.turn == kNoTurn);
    CHECK(!placed->lattice);
    CHECK(placed->no_lattice == "the scan is not level");
    REQUIRE(step_named(*placed, "ground") != nullptr);
    CHECK(step_named(*placed, "ground")->text.find("left as it stands") != std::string::npos);
  }
}

TEST_CASE("few squares do not tell 25 from 25.4 mm") {
  Surface scan = tile(25.2);
  const auto between = place(scan, 1, {});
  REQUIRE(between);
  CHECK(!between->lattice);
  for (const double pitch : {25.0, 25.4}) {
    const auto plain = place(tile(pitch), 1, {});
    REQUIRE(plain);
    REQUIRE(plain->lattice);
    CHECK(plain->lattice->pitch_mm == Approx(pitch).epsilon(0.001));
    CHECK(plain->lattice->name == (pitch == 25 ? "25 mm squares" : "25.4 mm squares"));
  }
  // Without a unit nothing tells the two apart; said, it gives the scale away.
  PlaceRequest request;
  REQUIRE(!place(scan, std::nullopt, request));
  for (const double pitch : {25.0, 25.4}) {
    request.pitch = std::array<double, 2>{pitch, 0};
    const auto said = place(scan, std::nullopt, request);
    INFO((said ? "" : said.error().expected));
    REQUIRE(said);
    CHECK(said->motion.scale == Approx(pitch / 25.2).epsilon(0.001));
  }
}

TEST_CASE("wishes are heeded and nonsense is refused") {
  const Surface scan = moved(tile(25), turned_by(tilted(5)));
  PlaceRequest request = millimetres();
  request.level = false;
  const auto as_it_stands = place(scan, std::nullopt, request);
  REQUIRE(as_it_stands);
  CHECK(as_it_stands->motion.turn == kNoTurn);
  REQUIRE(as_it_stands->ground);
  CHECK(as_it_stands->ground->tilt_degrees == 0);
  CHECK(as_it_stands->ground->residual_degrees == Approx(5).margin(0.1));
  CHECK(!as_it_stands->lattice);

  request = millimetres();
  request.find_lattice = false;
  const auto without = place(scan, std::nullopt, request);
  REQUIRE(without);
  CHECK(!without->lattice);
  CHECK(!without->no_lattice.empty());

  request = millimetres();
  request.pitch = std::array<double, 2>{30, 0};
  const auto other = place(scan, std::nullopt, request);
  REQUIRE(other);
  CHECK(!other->lattice);

  request.unit_mm = 0;
  CHECK(place(scan, std::nullopt, request).error().code == "wrong-value");
  request = millimetres();
  request.pitch = std::array<double, 2>{-1, 0};
  CHECK(place(scan, std::nullopt, request).error().code == "wrong-value");
  request = {};
  request.distance = KnownDistance{{1, 2, 3}, {1, 2, 3}, 10};
  CHECK(place(scan, std::nullopt, request).error().code == "wrong-value");
  request.distance = KnownDistance{{0, 0, 0}, {2, 0, 0}, 10};
  request.unit_mm = 1;
  CHECK(place(scan, std::nullopt, request).error().code == "wrong-value");
  CHECK(place(Surface{}, 1, {}).error().code == "wrong-value");
  CHECK(place(Cloud{}, 1, {}).error().code == "wrong-value");
}

TEST_CASE("noise is measured") {
  for (const double noise : {0.0, 0.1, 0.4}) {
    Surface scan = tile(25, 5, 12);
    add_noise(scan, noise, 9);
    const auto placed = place(moved(scan, turned_by(tilted(4))), 1, {});
    REQUIRE(placed);
    CHECK(placed->noise_mm == Approx(noise).epsilon(0.25).margin(1e-6));
    const auto cloud = place(cloud_on(tile(25, 8), 8'000, noise, 3), 1, {});
    REQUIRE(cloud);
    CHECK(cloud->noise_mm == Approx(noise).epsilon(0.25).margin(1e-6));
  }
}
