#include "geometry/sight/open_contact.h"

#include <catch2/catch.hpp>

namespace parapet {
namespace {

const Shape kBox = Box::spanning({0, 0, 0}, {10, 10, 10});
const Shape kPlate = Box::spanning({0, 0, 5}, {10, 10, 5});
const Shape kTriangle = Triangle{{0, 0, 0}, {10, 0, 0}, {0, 10, 0}};
const Shape kThin = Triangle{{0, 0, 0}, {4, 0, 0}, {10, 0, 0}};  // a rod
const Shape kPoint = Triangle{{3, 0, 0}, {3, 0, 0}, {3, 0, 0}};

TEST_CASE("What is met only at an end is not met") {
  CHECK(contact(Segment{{10, 5, 5}, {20, 5, 5}}, std::get<Box>(kBox)) == Contact::touching);
  CHECK(open_contact({{10, 5, 5}, {20, 5, 5}}, kBox) == Contact::apart);
  CHECK(open_contact({{20, 5, 5}, {10, 5, 5}}, kBox) == Contact::apart);
  CHECK(open_contact({{10, 10, 10}, {20, 5, 5}}, kBox) == Contact::apart);
  CHECK(open_contact({{5, 5, 5}, {5, 5, 20}}, kPlate) == Contact::apart);
  CHECK(open_contact({{2, 2, 0}, {2, 2, 9}}, kTriangle) == Contact::apart);
  CHECK(open_contact({{0, 0, 0}, {-4, 0, 0}}, kTriangle) == Contact::apart);  // in its plane
  CHECK(open_contact({{4, 0, 0}, {4, 0, 9}}, kThin) == Contact::apart);
  CHECK(open_contact({{10, 0, 0}, {14, 0, 0}}, kThin) == Contact::apart);
  CHECK(open_contact({{3, 0, 0}, {4, 0, 0}}, kPoint) == Contact::apart);
}

TEST_CASE("What is met on the way is met however little") {
  CHECK(open_contact({{10, -5, 5}, {10, 20, 5}}, kBox) == Contact::touching);
  CHECK(open_contact({{10, 5, 5}, {10, 20, 5}}, kBox) == Contact::touching);  // along a face
  CHECK(open_contact({{10, 5, 5}, {5, 5, 5}}, kBox) == Contact::crossing);
  CHECK(open_contact({{0, 5, 5}, {10, 5, 5}}, kBox) == Contact::crossing);  // from face to face
  CHECK(open_contact({{9, 5, 5}, {20, 5, 5}}, kBox) == Contact::crossing);
  CHECK(open_contact({{4, 4, 4}, {5, 5, 5}}, kBox) == Contact::crossing);  // inside
  CHECK(open_contact({{5, 5, 4}, {5, 5, 6}}, kPlate) == Contact::crossing);
  CHECK(open_contact({{5, 0, 4}, {5, 0, 6}}, kPlate) == Contact::touching);    // at its rim
  CHECK(open_contact({{-5, 5, 5}, {15, 5, 5}}, kPlate) == Contact::touching);  // edge-on
  CHECK(open_contact({{2, 2, -1}, {2, 2, 1}}, kTriangle) == Contact::crossing);
  CHECK(open_contact({{5, 5, -1}, {5, 5, 1}}, kTriangle) == Contact::touching);  // its edge
  CHECK(open_contact({{-5, 2, 0}, {15, 2, 0}}, kTriangle) == Contact::touching);
  CHECK(open_contact({{4, 0, -1}, {4, 0, 1}}, kThin) == Contact::touching);
  CHECK(open_contact({{1, 0, 0}, {2, 0, 0}}, kThin) == Contact::touching);
  CHECK(open_contact({{2, 0, 0}, {4, 0, 0}}, kPoint) == Contact::touching);
}

TEST_CASE("A segment without length is its own inside") {
  CHECK(open_contact({{5, 5, 5}, {5, 5, 5}}, kBox) == Contact::crossing);
  CHECK(open_contact({{10, 5, 5}, {10, 5, 5}}, kBox) == Contact::touching);
  CHECK(open_contact({{11, 5, 5}, {11, 5, 5}}, kBox) == Contact::apart);
  CHECK(open_contact({{5, 5, 5}, {5, 5, 5}}, kPlate) == Contact::touching);
  CHECK(open_contact({{2, 2, 0}, {2, 2, 0}}, kTriangle) == Contact::touching);
  CHECK(open_contact({{3, 0, 0}, {3, 0, 0}}, kPoint) == Contact::touching);
  CHECK(stretch(Segment{{2, 2, 0}, {2, 2, 0}}, kTriangle) == Stretch{Ratio(0), Ratio(1)});
}

TEST_CASE("Stretches of triangles are exact") {
  CHECK(stretch(Segment{{2, 2, -1}, {2, 2, 2}}, kTriangle) ==
        Stretch{Ratio::of(1, 3), Ratio::of(1, 3)});
  CHECK(stretch(Segment{{-5, 2, 0}, {16, 2, 0}}, kTriangle) ==
        Stretch{Ratio::of(5, 21), Ratio::of(13, 21)});
  CHECK(stretch(Segment{{16, 2, 0}, {-5, 2, 0}}, kTriangle) ==
        Stretch{Ratio::of(8, 21), Ratio::of(16, 21)});
  CHECK(stretch(Segment{{-2, 0, 0}, {12, 0, 0}}, kThin) ==
        Stretch{Ratio::of(1, 7), Ratio::of(6, 7)});
  CHECK(stretch(Segment{{3, -1, 0}, {3, 2, 0}}, kThin) ==
        Stretch{Ratio::of(1, 3), Ratio::of(1, 3)});
  CHECK(stretch(Segment{{3, 5, 5}, {3, -3, -3}}, kPoint) ==
        Stretch{Ratio::of(5, 8), Ratio::of(5, 8)});
  CHECK(stretch(Segment{{3, 5, 5}, {3, -3, -2}}, kPoint) == std::nullopt);
}

}  // namespace
}  // namespace parapet
