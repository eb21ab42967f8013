#include "viewer/window/file_names.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>

#include "tests/support/temporary_folder.h"

namespace parapet::viewer {

TEST_CASE("names of pictures are those that are free") {
  const testing::TemporaryFolder folder;
  const std::string asked = folder.path("shot.png");
  REQUIRE(free_picture_name(asked) == asked);
  folder.file("shot.png", "");
  REQUIRE(free_picture_name(asked) == folder.path("shot-0002.png"));
  folder.file("shot-0002.png", "");
  REQUIRE(free_picture_name(asked) == folder.path("shot-0003.png"));
  // A link that leads nowhere is a file that somebody put there.
  std::filesystem::create_symlink("nowhere", folder.path("shot-0003.png"));
  REQUIRE(free_picture_name(asked) == folder.path("shot-0004.png"));
}

TEST_CASE("a board is saved beside the original, and over nothing but itself") {
  const testing::TemporaryFolder folder;
  const std::string original = folder.file("keep.board.json", "original");
  const std::string other = folder.file("keep-edited.board.json", "of somebody else");
  const SaveBoard save = save_beside(original);
  REQUIRE(save("once").value() == folder.path("keep-edited-2.board.json"));
  REQUIRE(save("twice").value() == folder.path("keep-edited-2.board.json"));
  REQUIRE(folder.count() == 3);
  std::string text;
  std::ifstream(other) >> text;
  REQUIRE(text == "of");
  REQUIRE(save_beside(folder.path("plain.json"))("x").value() == folder.path("plain-edited.json"));
  REQUIRE(save_beside(folder.path("no/such/x.json"))("x").error().code == "no-folder");
}

}  // namespace parapet::viewer
