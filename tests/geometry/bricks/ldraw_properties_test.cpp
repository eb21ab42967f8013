#include <algorithm>
#include <catch2/catch.hpp>

#include "geometry/bricks/model_placement.h"
#include "tests/geometry/bricks/ldraw_fixture.h"

// What must not change when the same model is written otherwise.

using namespace parapet;
using namespace ldraw_fixture;

namespace {

class Random {
 public:
  explicit Random(std::uint32_t seed) : state_(seed) {}
  int between(int lo, int hi) {
    state_ = state_ * 1664525U + 1013904223U;
    return lo + static_cast<int>((state_ >> 8U) % static_cast<std::uint32_t>(hi - lo + 1));
  }

 private:
  std::uint32_t state_;
};

struct Line {
  std::string name;
  std::array<int, 3> at{};  // thousandths of an LDU
  std::string turn;
};

// A number of thousandths as a decimal.
std::string decimal(int thousandths) {
  const int size = std::abs(thousandths);
  std::string places = std::to_string(1000 + size % 1000).substr(1);
  return (thousandths < 0 ? "-" : "") + std::to_string(size / 1000) + "." + places;
}

std::string text_of(const Line& line, const std::array<int, 3>& shift = {}) {
  std::string at;
  for (std::size_t i = 0; i < 3; ++i) {
    at += (i == 0 ? "" : " ") + decimal(line.at[i] + 1000 * shift[i]);
  }
  return reference(line.name, at, line.turn);
}

std::string right_turn(Random& random) {
  std::array<int, 3> order{0, 1, 2};
  std::swap(order[0], order[static_cast<std::size_t>(random.between(0, 2))]);
  std::swap(order[1], order[static_cast<std::size_t>(random.between(1, 2))]);
  std::string turn;
  for (const int column : order) {
    for (int i = 0; i < 3; ++i) {
      turn += (turn.empty() ? "" : " ");
      turn += i != column ? "0" : random.between(0, 1) == 0 ? "1" : "-1";
    }
  }
  return turn;
}

std::vector<Line> random_lines(Random& random, bool any_turn) {
  const std::array<std::string, 5> names{"twedge.dat", "tbrick.dat", "thollow.dat", "3001.dat",
                                         "3040.dat"};
  std::vector<Line> lines;
  for (int i = random.between(1, 12); i > 0; --i) {
    Line line{names[static_cast<std::size_t>(random.between(0, 4))], {}, right_turn(random)};
    for (int& coordinate : line.at) {
      coordinate = random.between(0, 2) == 0 ? random.between(-300'000, 300'000)
                                             : 10'000 * random.between(-30, 30);
    }
    if (any_turn && random.between(0, 1) == 0) {
      line.turn = random.between(0, 1) == 0 ? "0.6 0 0.8 0 1 0 -0.8 0 0.6"
                                            : "0.36 0.48 -0.8 -0.8 0.6 0 0.48 0.64 0.6";
    }
    lines.push_back(line);
  }
  return lines;
}

std::string text_of(const std::vector<Line>& lines, const std::array<int, 3>& shift = {}) {
  std::string text;
  for (const Line& line : lines) text += text_of(line, shift);
  return text;
}

// All corners of a shape: a shape has no order of its own to compare by.
std::vector<Point> corners_of(const Shape& shape) {
  if (const auto* solid = std::get_if<ConvexSolid>(&shape)) return solid->vertices();
  if (const auto* box = std::get_if<Box>(&shape)) return {box->lo(), box->hi()};
  const auto& triangle = std::get<Triangle>(shape);
  return {triangle.a, triangle.b, triangle.c};
}

bool same(const PlacedPart& a, const PlacedPart& b, Vec shift = {}) {
  if (a.shapes.size() != b.shapes.size() || a.studs.size() != b.studs.size()) return false;
  for (std::size_t i = 0; i < a.shapes.size(); ++i) {
    std::vector<Point> from = corners_of(a.shapes[i]);
    for (Point& corner : from) corner = corner + shift;
    if (from != corners_of(b.shapes[i])) return false;
  }
  for (std::size_t i = 0; i < a.studs.size(); ++i) {
    if (a.studs[i].at + shift != b.studs[i].at || a.studs[i].axis != b.studs[i].axis) return false;
  }
  return true;
}

bool same(const BrickModel& a, const BrickModel& b, Vec shift = {}) {
  if (a.parts.size() != b.parts.size()) return false;
  for (std::size_t i = 0; i < a.parts.size(); ++i) {
    if (!same(a.parts[i], b.parts[i], shift)) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("moving all parts by whole cells moves their shapes") {
  Random random(11);
  for (int round = 0; round < 200; ++round) {
    const std::vector<Line> lines = random_lines(random, true);
    const std::array<int, 3> cells{random.between(-9, 9), random.between(-9, 9),
                                   random.between(-9, 9)};
    const std::array<int, 3> shift{10 * cells[0], 8 * cells[1], 10 * cells[2]};
    const Vec ticks{40 * cells[0], 40 * cells[2], -32 * cells[1]};
    const LoadedModel here = load_text(text_of(lines));
    const LoadedModel there = load_text(text_of(lines, shift));
    CHECK(same(here.model, there.model, ticks));
    CHECK(here.grid.offset == there.grid.offset);
    CHECK(here.grid.on_grid == there.grid.on_grid);
  }
}

TEST_CASE("the order of lines is the order of parts and nothing else") {
  Random random(12);
  for (int round = 0; round < 100; ++round) {
    std::vector<Line> lines = random_lines(random, true);
    const LoadedModel forward = load_text(text_of(lines));
    std::reverse(lines.begin(), lines.end());
    LoadedModel backward = load_text(text_of(lines));
    std::reverse(backward.model.parts.begin(), backward.model.parts.end());
    CHECK(same(forward.model, backward.model));
  }
}

TEST_CASE("a model in submodels that stand for nothing is the same model") {
  Random random(13);
  for (int round = 0; round < 100; ++round) {
    const std::string text = text_of(random_lines(random, true));
    const std::string nested = "0 FILE a\n" + reference("B", "5 -3.25 0") + "0 FILE b\n" +
                               reference("c", "-5 3.25 0", "0 0 1 0 1 0 -1 0 0") + "0 FILE C\n" +
                               reference("d", "0 0 0", "0 0 -1 0 1 0 1 0 0") + "0 FILE d\n" + text;
    CHECK(same(load_text(text).model, load_text(nested).model));
  }
}

TEST_CASE("turning all parts by quarters in the file is turning them on the board") {
  Random random(14);
  for (int round = 0; round < 100; ++round) {
    // Every coordinate is a whole tick, so there is nothing to round after the turn.
    std::vector<Line> lines = random_lines(random, false);
    for (Line& line : lines) {
      for (int& coordinate : line.at) coordinate -= coordinate % 250;
    }
    const std::string text = text_of(lines);
    const auto on_board = placed_model(load_text(text).model, 1, {});
    const LoadedModel in_file = load_text(
        "0 FILE a\n" + reference("b", "0 0 0", "0 0 -1 0 1 0 1 0 0") + "0 FILE b\n" + text);
    REQUIRE(on_board.has_value());
    CHECK(same(*on_board, in_file.model));
  }
}

TEST_CASE("a mirrored model has the mirrored boxes") {
  Random random(15);
  for (int round = 0; round < 100; ++round) {
    std::vector<Line> lines = random_lines(random, false);
    for (Line& line : lines) {
      for (int& coordinate : line.at) coordinate -= coordinate % 250;
    }
    const std::string text = text_of(lines);
    const LoadedModel plain = load_text(text);
    const LoadedModel mirrored = load_text(
        "0 FILE a\n" + reference("b", "0 0 0", "-1 0 0 0 1 0 0 0 1") + "0 FILE b\n" + text);
    REQUIRE(plain.model.parts.size() == mirrored.model.parts.size());
    for (std::size_t i = 0; i < plain.model.parts.size(); ++i) {
      const Box box = extent(plain.model.parts[i]);
      CHECK(extent(mirrored.model.parts[i]) ==
            Box::spanning({-box.lo().x, box.lo().y, box.lo().z},
                          {-box.hi().x, box.hi().y, box.hi().z}));
    }
  }
}

TEST_CASE("the name of a part may be written in any case") {
  for (const std::string name : {"TWEDGE.DAT", "TWedge.dat", "twedge.DAT"}) {
    CHECK(same(load_text(reference(name)).model, load_text(reference("twedge.dat")).model));
  }
}
