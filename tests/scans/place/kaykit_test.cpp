#include <catch2/catch.hpp>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

#include "scans/place/place.h"
#include "scans/place/turn.h"
#include "scans/read/read_scan.h"
#include "tests/scans/place/similarity.h"

// Pieces of a game kit of others, where these lie on the machine. Four of their units are a tile.

using namespace parapet;
using namespace parapet::scans;
using namespace parapet::testing;

namespace {

namespace fs = std::filesystem;

constexpr double kUnit = 12.5;  // mm: tiles of 50

fs::path kit() {
  const char* given = std::getenv("PARAPET_SAMPLES");
  return fs::path(given == nullptr ? PARAPET_SOURCE_DIR "/../shared/samples" : given) / "scans" /
         "kaykit";
}

}  // namespace

TEST_CASE("pieces of a kit are levelled or left as they stand") {
  if (!fs::is_directory(kit())) {
    WARN("skipped: no pieces in " << kit());
    return;
  }
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(kit())) {
    if (entry.path().extension() == ".obj") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  RandomSource random(4);
  for (const fs::path& file : files) {
    INFO(file);
    std::ifstream in(file, std::ios::binary);
    std::stringstream bytes;
    bytes << in.rdbuf();
    const Result<Scan> scan = read_scan(bytes.str(), file.filename().string());
    REQUIRE(scan);
    const Surface& piece = std::get<Surface>(scan->shape);
    PlaceRequest request;
    request.up = UpAxis::y;
    request.unit_mm = kUnit;
    const auto wanted = place(piece, std::nullopt, request);
    REQUIRE(wanted);
    int levelled = 0;
    int with_lattice = 0;
    for (int number = 0; number < 40; ++number) {
      // Turns about y, and tilts from it.
      const Turn to_y{Vector3{1, 0, 0}, Vector3{0, 0, 1}, Vector3{0, -1, 0}};
      const Turn turn = joined(joined(y_up_to_z_up(), any_turn(random, 15)), to_y);
      const Motion given = any_similarity(random, turn);
      request.unit_mm = kUnit / given.scale;
      const auto placed = place(moved(piece, given), std::nullopt, request);
      INFO(number);
      REQUIRE(placed);
      CHECK(then(given, placed->motion).scale == Approx(kUnit));
      if (!placed->ground) {
        CHECK(!placed->lattice);
        continue;
      }
      ++levelled;
      const Turn back = then(given, placed->motion).turn;
      CHECK(angle_between(turned(back, {0, 1, 0}), {0, 0, 1}) < 0.2);
      if (!placed->lattice) continue;
      ++with_lattice;
      REQUIRE(wanted->lattice);
      CHECK(placed->lattice->pitch_mm == Approx(wanted->lattice->pitch_mm).epsilon(0.005));
    }
    std::cout << file.filename().string() << ": " << levelled << " levelled, " << with_lattice
              << " with a lattice; as it is: "
              << (wanted->lattice ? wanted->lattice->name : wanted->no_lattice) << "\n";
  }
}
