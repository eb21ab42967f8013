#include "rules/files/whole_file.h"

#include <sys/stat.h>
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
  // Found before it is read: a gibibyte of which the disk holds nothing.
  fs::resize_file(folder.path("a"), std::uintmax_t{1} << 30U);
  CHECK(read_whole_file(folder.path("a"), 1'000'000).error().code == "limit");
}

TEST_CASE("what may never end is neither read nor replaced") {
  const Folder folder;
  REQUIRE(mkfifo(folder.path("pipe").c_str(), 0600) == 0);
  for (const std::string& path : {folder.path("pipe"), std::string("/dev/zero")}) {
    CHECK(read_whole_file(path, 10).error().code == "cannot-read");
    CHECK(write_whole_file(path, "x").error().code == "cannot-write");
  }
  CHECK(fs::is_fifo(folder.path("pipe")));
  CHECK(fs::is_character_file("/dev/zero"));
}

TEST_CASE("a link stays one and permissions stay as they were") {
  const Folder folder;
  folder.file("a", "old");
  fs::permissions(folder.path("a"), fs::perms::owner_read | fs::perms::owner_write);
  fs::create_symlink("a", folder.path("link"));
  REQUIRE(write_whole_file(folder.path("link"), "new").has_value());
  CHECK(fs::is_symlink(folder.path("link")));
  CHECK(read_whole_file(folder.path("a"), 10) == std::string("new"));
  CHECK(fs::status(folder.path("a")).permissions() ==
        (fs::perms::owner_read | fs::perms::owner_write));
  CHECK(folder.count() == 2);
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
