#include <catch2/catch.hpp>

#include "tests/viewer/brick_sketch.h"
#include "tests/viewer/pixels.h"
#include "viewer/role_stripes.h"
#include "viewer/scene/touched_edges.h"

// Evidence is told apart by more than its colour, and the edge that a line touches is seen.

namespace parapet::viewer {
namespace {

constexpr PictureSize kSmall{480, 360};

// A plate with one space on it.
BrickSketch plate() {
  BrickSketch sketch;
  sketch.add_block(0, 0, 0, 8, 8, 1, {190, 190, 190});
  return sketch;
}

std::string tinted(const BrickSketch& sketch, Role role) {
  BrickPicture picture = sketch.picture();
  picture.spaces = {BrickSketch::space("A1", 1, 1, 1, 6, 6)};
  picture.overlay.emplace();
  picture.overlay->tints = {{0, role}};
  return *make_picture(picture, kSmall);
}

// Pixels of the scene in a strong red, those of which are dark, as shares in a hundred.
int dark_share(const std::string& bytes) {
  const auto image = decode(bytes);
  int red = 0;
  int dark = 0;
  for (int y = 0; y < image->t() * 4 / 5; ++y) {
    for (int x = 0; x < image->s() / 2; ++x) {
      const unsigned char* p = image->data(static_cast<unsigned>(x), static_cast<unsigned>(y));
      if (p[0] < 110 || p[0] < p[1] + 50 || p[0] < p[2] + 50) continue;
      ++red;
      if (p[0] < 195) ++dark;
    }
  }
  return red > 500 ? dark * 100 / red : -1;
}

// A block of 80 x 80 x 80 ticks at the origin, which glows, with a mark.
BrickPicture marked(const BrickSketch& sketch, const BrickPoint& at) {
  BrickPicture picture = sketch.picture();
  picture.overlay.emplace();
  picture.overlay->glows = {{0, false, ""}};
  picture.overlay->marks = {{at, std::nullopt, {}}};
  return picture;
}

}  // namespace

TEST_CASE("what is bad or open is striped and nothing else is") {
  CHECK(stripes_of(Role::danger));
  CHECK(stripes_of(Role::doubt));
  for (const Role role : {Role::focus, Role::allowed, Role::zone, Role::former}) {
    CHECK_FALSE(stripes_of(role));
  }
  const int share = dark_share(tinted(plate(), Role::danger));
  CHECK(share > 8);
  CHECK(share < 75);
  CHECK(dark_share(tinted(plate(), Role::allowed)) == -1);
}

TEST_CASE("a point that is not seen is no disc of another colour but a cross") {
  const BrickSketch sketch = plate();
  const auto with = [&sketch](bool good) {
    BrickPicture picture = sketch.picture();
    picture.overlay.emplace();
    picture.overlay->marks = {{{320, 320, 200}, good, {}}};
    return *make_picture(picture, kSmall);
  };
  const auto bright = [](const std::string& bytes, bool is_green) {
    const auto image = decode(bytes);
    int found = 0;
    for (int y = 0; y < image->t() * 4 / 5; ++y) {
      for (int x = 0; x < image->s() / 2; ++x) {
        const unsigned char* p = image->data(static_cast<unsigned>(x), static_cast<unsigned>(y));
        const int most = is_green ? p[1] : p[0];
        const int other = is_green ? p[0] : p[1];
        if (most > other + 60 && most > p[2] + 40) ++found;
      }
    }
    return found;
  };
  const int disc = bright(with(true), true);
  const int cross = bright(with(false), false);
  CHECK(disc > 5);
  CHECK(cross > 5);
  CHECK(disc != cross);
}

TEST_CASE("the edge on which a deciding point lies is marked") {
  BrickSketch sketch;
  sketch.add_piece(parapet::Box::spanning({0, 0, 0}, {80, 80, 80}), {100, 100, 100});
  sketch.add_piece(parapet::Box::spanning({80, 0, 0}, {160, 80, 80}), {100, 100, 100});
  const auto edges = touched_edges(marked(sketch, {33.3, 0.2, 80}));
  REQUIRE(edges.size() == 1);
  CHECK(std::min(edges[0].from.x, edges[0].to.x) == 0);
  CHECK(std::max(edges[0].from.x, edges[0].to.x) == 80);
  for (const BrickPoint& end : {edges[0].from, edges[0].to}) CHECK((end.y == 0 && end.z == 80));

  CHECK(touched_edges(marked(sketch, {0, 0, 80})).size() == 3);  // a corner
  CHECK(touched_edges(marked(sketch, {40, 40, 80})).empty());    // a face
  CHECK(touched_edges(marked(sketch, {40, -1, 81})).empty());    // beside it
  CHECK(touched_edges(marked(sketch, {120, 0, 80})).empty());    // another piece
  CHECK(touched_edges(sketch.picture()).empty());

  BrickPicture other = marked(sketch, {33.3, 0, 80});
  other.overlay->marks[0].good = true;  // a point that was looked at decides nothing
  CHECK(touched_edges(other).empty());
}

}  // namespace parapet::viewer
