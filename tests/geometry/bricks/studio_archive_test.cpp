#include "geometry/bricks/studio_archive.h"

#include <zip.h>

#include <catch2/catch.hpp>

#include "tests/geometry/bricks/ldraw_fixture.h"

using namespace parapet;
using namespace ldraw_fixture;

namespace {

// An archive of texts by name; with a password if there is one.
std::string archive_of(const Texts& texts, const char* password = nullptr) {
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t* target = zip_source_buffer_create(nullptr, 0, 0, &error);
  REQUIRE(target != nullptr);
  zip_source_keep(target);
  zip_t* archive = zip_open_from_source(target, ZIP_CREATE | ZIP_TRUNCATE, &error);
  REQUIRE(archive != nullptr);
  for (const auto& [name, text] : texts) {
    zip_source_t* source = zip_source_buffer(archive, text.data(), text.size(), 0);
    const zip_int64_t index = zip_file_add(archive, name.c_str(), source, ZIP_FL_ENC_UTF_8);
    REQUIRE(index >= 0);
    if (password != nullptr) {
      REQUIRE(zip_file_set_encryption(archive, static_cast<zip_uint64_t>(index), ZIP_EM_TRAD_PKWARE,
                                      password) == 0);
    }
  }
  REQUIRE(zip_close(archive) == 0);
  zip_stat_t stat;
  REQUIRE(zip_source_stat(target, &stat) == 0);
  std::string bytes(static_cast<std::size_t>(stat.size), '\0');
  REQUIRE(zip_source_open(target) == 0);
  REQUIRE(zip_source_read(target, bytes.data(), stat.size) == static_cast<zip_int64_t>(stat.size));
  zip_source_close(target);
  zip_source_free(target);
  return bytes;
}

const std::string kBrick = reference("tbrick.dat");

Result<LoadedModel> load_archive(const std::string& bytes, const ModelOptions& options = {}) {
  return load({{"castle.io", bytes}}, "castle.io", options);
}

}  // namespace

TEST_CASE("ldview 103: a plain archive of Studio is read") {
  const auto loaded = load_archive(archive_of(
      {{"model.ldr", "0 FILE model.ldr\n" + kBrick + reference("s.ldr") + "0 FILE s.ldr\n" +
                         reference("custom.dat") + reference("stu2.dat")},
       {"model2.ldr", kBrick},
       {"thumbnail.png", std::string("\x89PNG\0", 5)},
       {"CustomParts/parts/Custom.dat", "0 Mine\n0 !LDRAW_ORG Part\n" + reference("s\\sub.dat")},
       {"CustomParts/parts/s/sub.dat", "3 16 0 0 0 5 0 0 0 0 5\n"}}));
  REQUIRE(loaded.has_value());
  REQUIRE(loaded->model.parts.size() == 3);
  CHECK(loaded->model.parts[1].title == "Mine");
  CHECK(loaded->model.parts[1].source == PartSource::library);
  for (const std::string name : {"modelv2.ldr", "model2.ldr", "Model.LDR"}) {
    CHECK(load_archive(archive_of({{name, kBrick + kBrick}}))->model.parts.size() == 2);
  }
}

TEST_CASE("an archive with a password says how to go on") {
  const auto loaded = load_archive(archive_of({{"model.ldr", kBrick}}, "soho0909"));
  REQUIRE(!loaded.has_value());
  CHECK(loaded.error().code == "encrypted-archive");
  CHECK(to_text(loaded.error()).find("export to .ldr from Studio") != std::string::npos);
}

TEST_CASE("an archive that unpacks to too much is refused") {
  const std::string bomb = archive_of({{"model.ldr", std::string(3'000'000, ' ') + kBrick}});
  CHECK(bomb.size() < 10'000);
  ModelOptions options;
  options.limits.file_bytes = 1'000'000;
  CHECK(load_archive(bomb, options).error().code == "file-too-large");
  CHECK(load_archive(bomb).has_value());
  // In pieces that are each small enough.
  Texts pieces{{"model.ldr", kBrick}};
  for (int i = 0; i < 5; ++i) pieces["p" + std::to_string(i) + ".dat"] = std::string(300'000, ' ');
  CHECK(load_archive(archive_of(pieces), options).error().code == "file-too-large");
}

TEST_CASE("broken archives are faults") {
  CHECK(load_archive(archive_of({{"other.ldr", kBrick}})).error().code == "bad-archive");
  CHECK(load_archive(std::string("PK\x03\x04 and so on")).error().code == "bad-archive");
  const std::string whole = archive_of({{"model.ldr", kBrick + std::string(500, '\n') + kBrick}});
  for (std::size_t size = 4; size < whole.size(); size += 3) {
    CHECK(load_archive(whole.substr(0, size)).error().code == "bad-archive");
  }
  for (std::size_t at = 4; at < whole.size(); ++at) {
    std::string mangled = whole;
    mangled[at] = static_cast<char>(mangled[at] ^ 0x55);
    const auto loaded = load_archive(mangled);
    if (!loaded) CHECK(!loaded.error().code.empty());
  }
}
