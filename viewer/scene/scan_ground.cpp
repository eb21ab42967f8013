#include "viewer/scene/scan_ground.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iomanip>
#include <sstream>

#include "viewer/scene/pawn.h"

namespace parapet::viewer {
namespace {

constexpr double kAway = 0.55;  // of the bar from what it lies before
constexpr double kBarWide = 0.15;
constexpr double kBelow = 0.03;       // the table is, so that it shows through nowhere
constexpr double kLongestBar = 0.45;  // of the scan's width
constexpr double kTallest = 2.5;      // a figure, in heights of all that is shown
constexpr double kSmallest = 0.12;    // of a figure, in the world: less is not seen
constexpr double kRound = 1.1;        // of the lattice round the scan
constexpr int kMostLines = 400;       // each way

std::string number(double value) {
  if (value >= 1000) return std::to_string(std::llround(value));
  std::ostringstream text;
  text << std::setprecision(4) << value;
  return text.str();
}

// The longest of 1, 2, 5, 10, ... that is not longer.
double round_length(double most) {
  const double ten = std::pow(10, std::floor(std::log10(most)));
  for (const double step : {5.0, 2.0}) {
    if (step * ten <= most) return step * ten;
  }
  return ten;
}

}  // namespace

ScanGround::ScanGround(const ScanPicture& picture, const ScanFrame& frame,
                       const osg::BoundingBoxd& bounds)
    : bounds_(bounds), origin_(frame.at(0, 0, 0)) {
  const bool is_measured = picture.grid || picture.figure;
  const double one = frame.length(1);
  const double wide = std::max(bounds.xMax() - bounds.xMin(), 0.3 * ScanFrame::kLongest);
  const double own = round_length(kLongestBar * wide / one);
  bar_ = own * one;
  bar_text_ = number(own) + (is_measured ? " mm" : own == 1 ? " unit" : " units");
  if (picture.grid) {
    pitch_ = *picture.grid * one;
    bar_text_ += ", squares of " + number(*picture.grid) + " mm";
  }
  if (!picture.figure) return;
  const double tall = *picture.figure * one;
  const std::string name = "A figure of " + number(*picture.figure) + " mm";
  if (tall > kTallest * ScanFrame::kLongest) {
    remarks_.push_back(name + " would be " + number(std::round(tall / ScanFrame::kLongest)) +
                       " times as long as all of this.");
  } else if (tall < kSmallest) {
    remarks_.push_back(name + " beside it would be too small to be seen.");
  } else {
    figure_ = tall;
    figure_text_ = number(*picture.figure) + " mm figure";
    const double half = 0.3 * tall;
    figure_foot_ = {std::max(bounds.xMax() - half, bar_left() + bar_ + 0.5 + half),
                    bounds.yMin() - kAway - half, bounds.zMin()};
  }
}

std::vector<osg::Vec3d> ScanGround::extent() const {
  const double south = bounds_.yMin() - kAway - kBarWide;
  std::vector<osg::Vec3d> points{{bar_left(), south, bounds_.zMin()},
                                 {bar_left() + bar_, south, bounds_.zMin()}};
  if (figure_ <= 0) return points;
  const double half = 0.3 * figure_;
  for (const double side : {-half, 1.8 * half}) {  // with its shadow
    points.push_back(figure_foot_ + osg::Vec3d(side, -half, 0));
    points.push_back(figure_foot_ + osg::Vec3d(side, 0, figure_));
  }
  return points;
}

std::vector<ScanGround::Note> ScanGround::notes() const {
  const double south = bounds_.yMin() - kAway - kBarWide;
  const osg::Vec3d left(bar_left(), south, bounds_.zMin());
  const osg::Vec3d right = left + osg::Vec3d(bar_, 0, 0);
  std::vector<Note> notes{{left, right, right + osg::Vec3d(0, kBarWide, 0), bar_text_}};
  if (figure_ <= 0) return notes;
  const osg::Vec3d front = figure_foot_ - osg::Vec3d(0, 0.3 * figure_, 0);
  notes.push_back({front, front, figure_foot_ + osg::Vec3d(0, 0, figure_), figure_text_});
  return notes;
}

void ScanGround::add_bar(Mesh& mesh) const {
  constexpr int kParts = 4;
  const double north = bounds_.yMin() - kAway;
  const double z = bounds_.zMin() + 0.012;
  const auto strip = [&](double from, double to, double rim, const Colour& colour, double above) {
    mesh.add_quad({bar_left() + from - rim, north - kBarWide - rim, z + above},
                  {bar_left() + to + rim, north - kBarWide - rim, z + above},
                  {bar_left() + to + rim, north + rim, z + above},
                  {bar_left() + from - rim, north + rim, z + above}, colour);
  };
  strip(0, bar_, 0.03, colours::kInk, 0);
  for (int part = 0; part < kParts; ++part) {
    strip(bar_ * part / kParts, bar_ * (part + 1) / kParts, 0,
          part % 2 == 0 ? colours::kInk : colours::kWhite, 0.006);
  }
}

void ScanGround::add_figure(Mesh& mesh) const {
  if (figure_ > 0) add_pawn(figure_foot_, figure_, 0.6 * figure_, rgb(0x4A5568), mesh);
}

void ScanGround::add_table(Mesh& mesh) const {
  const double far = bounds_.radius() * 6;
  const osg::Vec3d c = bounds_.center();
  const double z = bounds_.zMin() - kBelow;
  mesh.add_quad({c.x() - far, c.y() - far, z}, {c.x() + far, c.y() - far, z},
                {c.x() + far, c.y() + far, z}, {c.x() - far, c.y() + far, z}, colours::kTable);
}

// Every line, or every fifth, tenth, ... where they would lie too close.
void ScanGround::add_grid(double pixel, Mesh& mesh) const {
  if (pitch_ <= 0) return;
  constexpr double kClosest = 6;  // pixels
  double step = pitch_;
  for (const double more : {5.0, 2.0, 5.0, 2.0, 5.0, 2.0}) {
    if (step >= kClosest * pixel) break;
    step *= more;
  }
  const double z = bounds_.zMin() - kBelow / 2;
  const double south = bounds_.yMin() - std::max(kRound, kAway + 0.7 * figure_);
  const osg::Vec3d low(bounds_.xMin() - kRound, south, z);
  const osg::Vec3d high(bounds_.xMax() + kRound, bounds_.yMax() + kRound, z);
  const auto lines = [&](int axis) {
    const double first = std::ceil((low[axis] - origin_[axis]) / step);
    const double last = std::floor((high[axis] - origin_[axis]) / step);
    if (!(last - first <= kMostLines)) return;
    for (double n = first; n <= last; n += 1) {
      osg::Vec3d a = low;
      osg::Vec3d b = high;
      a[axis] = b[axis] = origin_[axis] + n * step;
      mesh.add_line(a, b, with_alpha(rgb(0x7C7566), n == 0 ? 0.75F : 0.38F));
    }
  };
  lines(0);
  lines(1);
}

}  // namespace parapet::viewer
