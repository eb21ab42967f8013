#include "viewer/profile_picture.h"

#include <catch2/catch.hpp>

#include "tests/viewer/pixels.h"

namespace parapet::viewer {
namespace {

constexpr PictureSize kSmall{400, 300};
constexpr Rgb kMasonry{0xC9, 0x8F, 0x63};
constexpr Rgb kEarth{0xD9, 0xCF, 0xBA};
constexpr Rgb kRed{0xDC, 0x26, 0x26};

ProfilePicture profile() {
  using Kind = ProfilePicture::Kind;
  ProfilePicture picture;
  picture.parts = {{Kind::surface, 4, 0, "0", "A1"},
                   {Kind::obstruction, 1, 5, "5", ""},
                   {Kind::surface, 4, 1, "1", "B1"}};
  picture.unit_height = 10;
  picture.unit_label = "10 pegs";
  picture.verdict = "A step";
  return picture;
}

int count_in(const ProfilePicture& picture, Rgb colour) {
  return count(*decode(make_picture(picture, kSmall).value()), colour);
}

TEST_CASE("A side view shows ground and masonry", "[viewer]") {
  const ProfilePicture with_wall = profile();
  CHECK(count_in(with_wall, kEarth) > 500);
  CHECK(count_in(with_wall, kMasonry) > 100);
  ProfilePicture open = profile();
  open.parts.erase(open.parts.begin() + 1);
  CHECK(count_in(open, kMasonry) == 0);
}

TEST_CASE("Limits and changes of a side view have their colours", "[viewer]") {
  ProfilePicture picture = profile();
  CHECK(count_in(picture, kRed) == 0);
  picture.limits.push_back({10, "h", Role::danger});
  const int with_limit = count_in(picture, kRed);
  CHECK(with_limit > 30);
  picture.changes.push_back({0, 1, "up 5", Role::danger});
  CHECK(count_in(picture, kRed) > with_limit);
}

TEST_CASE("The same side view twice is the same bytes", "[viewer]") {
  const std::string once = make_picture(profile(), kSmall).value();
  CHECK(once == make_picture(profile(), kSmall).value());
  ProfilePicture taller = profile();
  taller.unit_height = 9;
  CHECK(once != make_picture(taller, kSmall).value());
}

TEST_CASE("A side view of nothing is a fault", "[viewer]") {
  CHECK(make_picture(ProfilePicture{}, kSmall).error().code == "bad-picture");
  ProfilePicture flat = profile();
  flat.parts[0].length = 0;
  CHECK(make_picture(flat, kSmall).error().code == "bad-picture");
  ProfilePicture lost = profile();
  lost.changes.push_back({0, 7, "", Role::allowed});
  CHECK(make_picture(lost, kSmall).error().code == "bad-picture");
  CHECK(make_picture(profile(), {400, 1}).error().code == "bad-picture");
}

}  // namespace
}  // namespace parapet::viewer
