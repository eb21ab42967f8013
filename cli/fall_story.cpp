#include "cli/fall_story.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

#include "geometry/numbers/length.h"
#include "geometry/solids/convex_hull.h"
#include "viewer/scene/brick_poses.h"

namespace parapet::cli {
namespace {

using physics::Why;
using viewer::BrickPoint;
using viewer::Coat;
using viewer::FallMotion;

constexpr double kMillisecond = 0.001;
constexpr double kTicksOfMicrometre = 0.01;
constexpr double kBillionth = 1e-9;

Coat coat_of(Why why) {
  switch (why) {
    case Why::no_path:
      return Coat::cut_off;
    case Why::mechanism:
      return Coat::toppling;
    case Why::impact:
      return Coat::broken_off;
  }
  return Coat::cut_off;
}

// The last reason counts: a blow comes after others.
class Coats {
 public:
  void add(std::size_t piece, Why why) { coats_[piece] = coat_of(why); }
  std::vector<viewer::BrickOverlay::Coated> list() const {
    std::vector<viewer::BrickOverlay::Coated> list;
    for (const auto& [piece, coat] : coats_) list.push_back({piece, coat, 0});
    return list;
  }

 private:
  std::map<std::size_t, Coat> coats_;
};

// How high a shape is over a place of the plan; nothing beside it.
std::optional<double> top_over(const Shape& shape, double x, double y) {
  const parapet::Box box = bounds(shape);
  const auto within = [](std::int64_t low, double at, std::int64_t high) {
    return static_cast<double>(low) <= at && at <= static_cast<double>(high);
  };
  if (!within(box.lo().x, x, box.hi().x) || !within(box.lo().y, y, box.hi().y)) return std::nullopt;
  auto top = static_cast<double>(box.hi().z);
  auto bottom = static_cast<double>(box.lo().z);
  const auto* solid = std::get_if<ConvexSolid>(&shape);
  if (solid == nullptr) return top;
  for (const Plane& plane : solid->planes()) {
    const double room = static_cast<double>(plane.offset) -
                        static_cast<double>(plane.normal.x) * x -
                        static_cast<double>(plane.normal.y) * y;
    const auto slope = static_cast<double>(plane.normal.z);
    if (slope > 0) top = std::min(top, room / slope);
    if (slope < 0) bottom = std::max(bottom, room / slope);
    if (slope == 0 && room < 0) return std::nullopt;
  }
  return top < bottom ? std::nullopt : std::optional(top);
}

// Units after all, and how they came down.
void land_units(const StructureLook& look, FallStory& story) {
  story.units_after = look.units;
  for (std::size_t n = 0; n < look.units.size(); ++n) {
    viewer::BrickUnit& unit = story.units_after[n];
    const auto fall = std::find_if(story.falls.begin(), story.falls.end(),
                                   [&unit](const UnitFall& one) { return one.unit == unit.id; });
    if (fall == story.falls.end() || fall->drop <= 0) continue;
    unit.foot.z -= fall->drop;
    unit.airborne = false;
    for (const auto& [piece, shapes] : story.resting) {
      for (const Shape& shape : shapes) {
        const auto top = top_over(shape, unit.foot.x, unit.foot.y);
        if (top) unit.foot.z = std::max(unit.foot.z, *top);
      }
    }
    story.motion.units.push_back({n, look.units[n].foot.z - unit.foot.z});
  }
  const physics::Grip grip;  // figures fall by the rules: pictures let them take their time for it
  story.motion.gravity = grip.gravity / grip.tick_up;
}

viewer::BodyPlace place_of(const physics::Pose& pose) {
  return {to_picture(pose.position), pose.turn};
}

viewer::BodyPlace place_of(const physics::RoundedPose& pose) {
  const auto at = [&pose](std::size_t n) {
    return static_cast<double>(pose.micrometres[n]) * kTicksOfMicrometre;
  };
  viewer::BodyPlace place{{at(0), at(1), at(2)}, {}};
  double square = 0;
  for (std::size_t n = 0; n < place.turn.size(); ++n) {
    place.turn[n] = static_cast<double>(pose.billionths[n]) * kBillionth;
    square += place.turn[n] * place.turn[n];
  }
  for (double& part : place.turn) part /= std::sqrt(square);
  return place;
}

BrickPoint plain(Point p) {
  return {static_cast<double>(p.x), static_cast<double>(p.y), static_cast<double>(p.z)};
}

// Where a shape is once it has been moved, its corners rounded.
Shape moved(const Shape& shape, const viewer::BrickPose& pose) {
  const auto tick = [](double v) {
    const auto most = static_cast<double>(kMaxCoordinate);
    return static_cast<std::int64_t>(std::llround(std::clamp(v, -most, most)));
  };
  std::vector<Point> corners = viewer::corners_of(shape);
  for (Point& corner : corners) {
    const BrickPoint at = viewer::posed(pose, plain(corner));
    corner = {tick(at.x), tick(at.y), tick(at.z)};
  }
  if (std::holds_alternative<Triangle>(shape)) return Triangle{corners[0], corners[1], corners[2]};
  if (auto solid = convex_hull(corners)) return *std::move(solid);
  Box box = Box::spanning(corners.front(), corners.front());
  for (const Point& corner : corners) box = join(box, Box::spanning(corner, corner));
  return box;
}

// The numbers of pieces by their ids.
class PieceNumbers {
 public:
  PieceNumbers(const StructureLook& look, const std::string& file) : file_(file) {
    const auto& pieces = look.structure.pieces;
    for (std::size_t n = 0; n < pieces.size(); ++n) numbers_.emplace(pieces[n].id, n);
  }

  std::size_t of(const std::string& id) {
    const auto found = numbers_.find(id);
    if (found != numbers_.end()) return found->second;
    if (!fault_) fault_ = unknown(id, "the id of a piece of the board");
    return 0;
  }
  Fault unknown(const std::string& id, const std::string& expected) const {
    return {"unknown-id", file_, {}, '"' + id + '"', expected, {}};
  }
  const std::optional<Fault>& fault() const { return fault_; }

 private:
  const std::string& file_;
  std::map<std::string, std::size_t> numbers_;
  std::optional<Fault> fault_;
};

}  // namespace

FallStory story_of(const StructureLook& look, const physics::Collapse& collapse,
                   std::vector<UnitFall> falls) {
  FallStory story;
  story.removed.assign(collapse.removed.begin(), collapse.removed.end());
  Coats coats;
  for (const physics::Loosened& loosened : collapse.loosened) {
    coats.add(loosened.piece, loosened.why);
  }
  story.loosened = coats.list();
  for (const physics::RestingBody& body : collapse.fallen) {
    for (const physics::RestingPiece& piece : body.pieces) {
      story.resting.emplace(piece.piece, piece.shapes);
    }
  }
  const physics::Settled& settled = collapse.settled;
  FallMotion& motion = story.motion;
  for (std::size_t n = 0; n < settled.bodies.size(); ++n) {
    const auto& pieces = settled.bodies[n].pieces;
    motion.bodies.push_back({{pieces.begin(), pieces.end()},
                             to_picture(settled.bodies[n].centre),
                             n < settled.broke_off.size() ? settled.broke_off[n] : std::nullopt,
                             {}});
  }
  const auto add = [&motion](int step, const std::vector<physics::Pose>& poses) {
    motion.marks.push_back(step * kMillisecond);
    for (std::size_t n = 0; n < std::min(poses.size(), motion.bodies.size()); ++n) {
      motion.bodies[n].keys.push_back({step * kMillisecond, place_of(poses[n])});
    }
  };
  for (const physics::Frame& frame : settled.frames) {
    if (frame.step < settled.steps) add(frame.step, frame.poses);
  }
  add(settled.steps, settled.rest);
  motion.length = settled.steps * kMillisecond;
  story.falls = std::move(falls);
  land_units(look, story);
  return story;
}

Result<FallStory> story_of(const StructureLook& look, const collapse::Transcript& transcript,
                           std::vector<UnitFall> falls, const std::string& file) {
  if (transcript.pieces != look.structure.pieces.size()) {
    return Failure(Fault{"bad-transcript",
                         file,
                         "line 1, /pieces",
                         std::to_string(transcript.pieces),
                         "the " + std::to_string(look.structure.pieces.size()) + " of the board",
                         {}});
  }
  PieceNumbers numbers(look, file);
  FallStory story;
  for (const std::string& id : transcript.removed) story.removed.push_back(numbers.of(id));
  Coats coats;
  for (const collapse::Transcript::Loosened& loosened : transcript.loosened) {
    coats.add(numbers.of(loosened.id), loosened.why);
  }
  story.loosened = coats.list();
  FallMotion& motion = story.motion;
  for (const collapse::Transcript::Body& body : transcript.bodies) {
    motion.bodies.push_back({{}, plain(body.from), body.broke_off, {}});
    for (const std::string& id : body.ids) motion.bodies.back().pieces.push_back(numbers.of(id));
  }
  if (numbers.fault()) return Failure(*numbers.fault());
  for (const collapse::Transcript::Frame& frame : transcript.frames) {
    motion.marks.push_back(frame.at_ms * kMillisecond);
    for (const collapse::Transcript::Placed& placed : frame.poses) {
      motion.bodies[placed.body].keys.push_back(
          {frame.at_ms * kMillisecond, place_of(placed.pose)});
    }
  }
  motion.length = transcript.end_ms * kMillisecond;
  for (const viewer::BrickPose& pose : poses_at(motion, motion.length)) {
    for (const Shape& shape : look.shapes[pose.piece]) {
      story.resting[pose.piece].push_back(moved(shape, pose));
    }
  }
  for (const UnitFall& fall : falls) {
    const auto is_it = [&fall](const viewer::BrickUnit& unit) { return unit.id == fall.unit; };
    if (std::none_of(look.units.begin(), look.units.end(), is_it)) {
      return Failure(numbers.unknown(fall.unit, "the id of a unit of the board"));
    }
  }
  story.falls = std::move(falls);
  land_units(look, story);
  return story;
}

}  // namespace parapet::cli
