#include "rules/files/whole_file.h"

#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/support/temporary_folder.h"

using namespace parapet;

namespace {

namespace fs = std::filesystem;

using Folder = parapet::testing::TemporaryFolder;

}  // namespace

TEST_CASE("a file is read back as it was written, bytes of every kind") {
  const Folder folder;
  std::string bytes;
  for (int n = 0; n < 100'000; ++n) bytes += static_cast<char>(n * 7);
  REQUIRE(write_whole_file(folder.path("a"), bytes).has_value());
  CHECK(read_whole_file(folder.path("a"), bytes.size()) == bytes);
  REQUIRE(write_whole_file(folder.path("a"), "").has_value());
  CHECK(read_whole_file(folder.path("a"), 0) == std::string());
  CHECK(folder.count() == 1);
}

TEST_CASE("no more of a file is read than the limit") {
  const Folder folder;
  REQUIRE(write_whole_file(folder.path("a"), std::string(1000, 'x')).has_value());
  CHECK(read_whole_file(folder.path("a"), 999).error().code == "limit");
  // An endless file ends at the limit too.
  CHECK(read_whole_file("/dev/zero", 1'000'000).error().code == "limit");
}

TEST_CASE("what cannot be read or written is told, and leaves nothing behind") {
  const Folder folder;
  CHECK(read_whole_file(folder.path("none"), 10).error().code == "cannot-read");
  CHECK(read_whole_file(folder.path(""), 10).error().code == "cannot-read");
  CHECK(write_whole_file(folder.path("no/such/a"), "x").error().code == "no-folder");
  fs::create_directories(folder.path("taken/within"));
  CHECK(write_whole_file(folder.path("taken"), "x").error().code == "cannot-write");
  CHECK(folder.count() == 1);
}
