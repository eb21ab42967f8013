#include <catch2/catch.hpp>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "geometry/bricks/ldraw_model.h"

// Models of others, which are not in the project: PARAPET_SAMPLES names their folder, LDRAWDIR a
// part library. Where they are absent the tests say so and pass.

using namespace parapet;

namespace {

namespace fs = std::filesystem;

fs::path samples() {
  const char* given = std::getenv("PARAPET_SAMPLES");
  return fs::path(given == nullptr ? PARAPET_SOURCE_DIR "/../shared/samples" : given) / "ldraw";
}

std::vector<fs::path> sample_models() {
  std::vector<fs::path> models;
  if (!fs::is_directory(samples())) {
    WARN("skipped: no sample models in " << samples());
    return models;
  }
  for (const auto& entry : fs::recursive_directory_iterator(samples())) {
    const std::string ending = entry.path().extension().string();
    if (ending == ".ldr" || ending == ".mpd") models.push_back(entry.path());
  }
  std::sort(models.begin(), models.end());
  return models;
}

std::optional<PartLibrary> sample_library() {
  const char* folder = std::getenv("LDRAWDIR");
  if (folder == nullptr) {
    WARN("skipped: LDRAWDIR names no part library");
    return std::nullopt;
  }
  auto library = PartLibrary::open(folder);
  if (!library) FAIL(to_text(library.error()));
  return *library;
}

struct Figures {
  std::size_t parts = 0;
  std::size_t unknown = 0;
  Box extent = Box::spanning({}, {});
};

Figures load_and_tell(const fs::path& file, const PartLibrary* library) {
  const auto start = std::chrono::steady_clock::now();
  const auto loaded = read_brick_model(file, library);
  const auto time = std::chrono::steady_clock::now() - start;
  INFO(file);
  if (!loaded) FAIL(to_text(loaded.error()));
  Figures figures;
  figures.parts = loaded->model.parts.size();
  std::optional<Box> extent;
  for (const PlacedPart& part : loaded->model.parts) {
    CHECK(!part.shapes.empty());
    figures.unknown += part.source == PartSource::unknown ? 1 : 0;
    for (const Shape& shape : part.shapes) {
      extent = extent ? join(*extent, bounds(shape)) : bounds(shape);
    }
  }
  figures.extent = *extent;
  std::cout << file.filename().string() << " | " << figures.parts << " parts | " << figures.unknown
            << " unknown | " << loaded->grid.on_grid << " on grid | "
            << std::chrono::duration_cast<std::chrono::milliseconds>(time).count() << " ms\n";
  return figures;
}

Figures of_model(const std::string& name, const PartLibrary& library) {
  return load_and_tell(samples() / name, &library);
}

}  // namespace

TEST_CASE("every sample model loads without a library") {
  for (const fs::path& file : sample_models()) CHECK(load_and_tell(file, nullptr).parts > 0);
}

TEST_CASE("every sample model loads with a library") {
  const auto library = sample_library();
  if (!library) return;
  for (const fs::path& file : sample_models()) CHECK(load_and_tell(file, &*library).parts > 0);
}

TEST_CASE("leocad 866: the castle and the bridge and the memorial are whole and in place") {
  const auto library = sample_library();
  if (!library || sample_models().empty()) return;
  const Figures castle = of_model("6080 - Kings Castle.mpd", *library);
  CHECK(castle.parts == 911);
  CHECK(castle.unknown == 0);
  // Computed apart from this code, from the library's meshes without studs.
  CHECK(castle.extent == Box::spanning({-2584, -1312, -32}, {3800, 1878, 2400}));
  const Figures bridge = of_model("10214-1 - Tower Bridge.mpd", *library);
  CHECK(bridge.parts == 4211);
  CHECK(bridge.unknown == 0);
  CHECK(bridge.extent == Box::spanning({-1280, -5120, -16}, {1280, 5120, 4448}));
  const Figures memorial = of_model("21022-1 - Lincoln Memorial.mpd", *library);
  CHECK(memorial.parts == 273);
  CHECK(memorial.unknown == 0);
  CHECK(memorial.extent == Box::spanning({-80, -480, -32}, {1200, 480, 576}));
}
