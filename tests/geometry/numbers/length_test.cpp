#include "geometry/numbers/length.h"

#include <catch2/catch.hpp>
#include <concepts>

using parapet::Length;

TEST_CASE("length (1): every unit is a whole number of ticks") {
  CHECK(Length::ticks(7).ticks() == 7);
  CHECK(Length::ldu(1).ticks() == 4);
  CHECK(Length::millimetres(1).ticks() == 10);
  CHECK(Length::plates(1).ticks() == 32);
  CHECK(Length::studs(1).ticks() == 80);
  CHECK(Length::bricks(1).ticks() == 96);
  CHECK(Length::inches(1).ticks() == 254);

  CHECK(Length::bricks(1) == Length::plates(3));
  CHECK(Length::studs(2) == Length::plates(5));
  CHECK(Length::inches(5) == Length::millimetres(127));
  CHECK(Length::ldu(20) == Length::studs(1));
  CHECK(Length::ldu(5) == Length::millimetres(2));
  CHECK(Length::studs(-3) == Length::ticks(-240));
}

TEST_CASE("length (2): arithmetic and order are those of the integers") {
  const Length stud = Length::studs(1);
  const Length plate = Length::plates(1);
  CHECK(stud + plate == Length::ticks(112));
  CHECK(plate - stud == Length::ticks(-48));
  CHECK(-plate == Length::ticks(-32));
  CHECK(stud * 3 == Length::studs(3));
  CHECK(-2 * stud == Length::studs(-2));
  CHECK(Length{} == Length::ticks(0));
  CHECK(plate < stud);
  CHECK(Length::ticks(-1) < Length{});

  Length sum = stud;
  sum += plate;
  CHECK(sum == Length::ticks(112));
  sum -= stud;
  CHECK(sum == plate);
}

TEST_CASE("length: a bare number is not a length, and a length is not a number") {
  CHECK_FALSE(std::convertible_to<int, Length>);
  CHECK_FALSE(std::constructible_from<Length, int>);
  CHECK_FALSE(std::convertible_to<Length, std::int64_t>);
}

TEST_CASE("length: the range of coordinates is 2^19 ticks each way") {
  CHECK(parapet::kMaxCoordinate == 524288);
  CHECK(parapet::kMaxDifference == 1048576);
}
