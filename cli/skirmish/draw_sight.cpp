#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

#include "cli/skirmish/skirmish_tables.h"
#include "geometry/sight/screen.h"
#include "geometry/sight/visible_part.h"
#include "rules/skirmish/true_sight.h"

namespace parapet::cli {
namespace {

using viewer::BrickOverlay;
using viewer::BrickPoint;
using viewer::Role;

// Of a place in fine units.
BrickPoint fine_point(Point p) {
  constexpr auto kFine = static_cast<double>(kFineTick);
  return {static_cast<double>(p.x) / kFine, static_cast<double>(p.y) / kFine,
          static_cast<double>(p.z) / kFine};
}

// The eye's own picture: what is to the right, and what is up, along the line to the middle of the
// body.
class EyePicture {
 public:
  EyePicture(Point eye, const BrickPoint& middle) : eye_(to_picture(eye)) {
    const BrickPoint d{middle.x - eye_.x, middle.y - eye_.y, middle.z - eye_.z};
    ahead_ = d;
    const bool is_plumb = std::hypot(d.x, d.y) < 1;
    right_ = is_plumb ? BrickPoint{1, 0, 0} : BrickPoint{-d.y, d.x, 0};
    // North is -y: seen from above, right of (x, y) is (-y, x).
    up_ = {right_.z * d.y - right_.y * d.z, right_.x * d.z - right_.z * d.x,
           right_.y * d.x - right_.x * d.y};
    if (up_.z < 0) up_ = {-up_.x, -up_.y, -up_.z};
    right_ = unit(right_);
    up_ = unit(up_);
  }

  bool is_ahead(const BrickPoint& p) const {
    return dot({p.x - eye_.x, p.y - eye_.y, p.z - eye_.z}, ahead_) > 0;
  }

  std::array<double, 2> operator()(const BrickPoint& p) const {
    const BrickPoint d{p.x - eye_.x, p.y - eye_.y, p.z - eye_.z};
    const double depth = dot(d, ahead_);
    return {dot(d, right_) / depth, dot(d, up_) / depth};
  }

 private:
  static double dot(const BrickPoint& a, const BrickPoint& b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
  }
  static BrickPoint unit(const BrickPoint& v) {
    const double length = std::sqrt(dot(v, v));
    return {v.x / length, v.y / length, v.z / length};
  }

  BrickPoint eye_;
  BrickPoint ahead_;
  BrickPoint right_;
  BrickPoint up_;
};

// Of a body that is in front of the eye wholly; else the picture would not end.
std::optional<BrickOverlay::EyeView> eye_view(const skirmish::TrueSightRuling& ruling,
                                              const std::string& title) {
  const BrickPoint lo = to_picture(ruling.body.lo());
  const BrickPoint hi = to_picture(ruling.body.hi());
  const EyePicture picture(ruling.eye, {(lo.x + hi.x) / 2, (lo.y + hi.y) / 2, (lo.z + hi.z) / 2});
  BrickOverlay::EyeView view{title, {}};
  for (const Screen& face : screens_of(ruling.body, ruling.eye)) {
    BrickOverlay::EyeView::Part part;
    for (const Vec corner : face.corners) {
      const BrickPoint at = to_picture(ruling.eye + corner);
      if (!picture.is_ahead(at)) return std::nullopt;
      part.corners.push_back(picture(at));
    }
    view.parts.push_back(std::move(part));
  }
  for (const SeenPart& seen : ruling.seen.seen) {
    BrickOverlay::EyeView::Part part{{}, true};
    for (const Point corner : seen.outline) part.corners.push_back(picture(fine_point(corner)));
    view.parts.push_back(std::move(part));
  }
  return view;
}

// The whole body in red, and over it in green what is seen of it.
void add_body(BrickOverlay& overlay, const skirmish::TrueSightRuling& ruling) {
  overlay.targets.push_back({to_picture(ruling.body.lo()), to_picture(ruling.body.hi())});
  for (const SeenPart& part : ruling.seen.seen) {
    BrickOverlay::Patch patch;
    for (const Point corner : part.outline) patch.corners.push_back(fine_point(corner));
    overlay.patches.push_back(std::move(patch));
  }
}

void draw_sight(const RealmsTold& told, const BrickBoard& board, BrickOverlay& overlay) {
  const auto* ruling = told.answer.evidence.as<skirmish::TrueSightRuling>();
  judge(overlay, told.yes("sight"), told.yes("cover") ? "IN COVER" : "CLEAR", "UNSEEN");
  if (ruling == nullptr) return;
  add_body(overlay, *ruling);
  overlay.eye_view = eye_view(*ruling, "What " + told.name("from") + " sees");
  const Point lo = ruling->body.lo();
  const Point hi = ruling->body.hi();
  const Point middle{(lo.x + hi.x) / 2, (lo.y + hi.y) / 2, (lo.z + hi.z) / 2};
  BrickOverlay::Ray ray{to_picture(ruling->eye), to_picture(ruling->seen.witness.value_or(middle)),
                        ruling->sight, std::nullopt, false};
  const std::size_t terrain = board.state().field().pieces().size();
  constexpr std::size_t kMost = 4;
  const auto& hiders = ruling->seen.hiders;
  for (std::size_t n = 0; n < hiders.size() && n < kMost; ++n) {
    if (hiders[n].piece < terrain) overlay.glows.push_back({hiders[n].piece, n == 0, ""});
  }
  overlay.rays.push_back(ray);
  overlay.notes.push_back({ray.from, {told.name("from")}});
  overlay.notes.push_back(
      {{to_picture(middle).x, to_picture(middle).y, to_picture(hi).z}, {told.name("to")}});
  if (ruling->sight) explain(overlay, Role::allowed, "seen");
  explain(overlay, Role::danger, "not seen");
  if (!hiders.empty()) explain(overlay, Role::zone, "hides most");
}

// A thin line for each pair in sight: green, and broken where the target has cover.
void draw_overview(const RealmsTold& told, const BrickBoard& board, BrickOverlay& overlay) {
  overlay.badge = "OVERVIEW";
  for (const JsonValue& pair : items_of(told.own("pairs"))) {
    const JsonValue* sight = pair.find("sight");
    const JsonValue* cover = pair.find("cover");
    if (sight == nullptr || !sight->as_bool()) continue;
    const auto number = [&](std::string_view key) -> std::size_t {
      const auto units = told.state.units();
      for (std::size_t n = 0; n < units.size(); ++n) {
        if (units[n].id == as_text(pair.find(key))) return n;
      }
      return 0;
    };
    const bool is_open = cover == nullptr || !cover->as_bool();
    overlay.rays.push_back(
        {board.centre_of(number("from")), board.centre_of(number("to")), is_open, 0.0, true});
  }
  explain(overlay, Role::allowed, "in sight");
  explain(overlay, Role::danger, "in sight, in cover");
}

constexpr RealmsDrawing kDrawings[] = {{"sight", draw_sight}, {"overview", draw_overview}};

}  // namespace

std::span<const RealmsDrawing> skirmish_drawings() { return kDrawings; }

}  // namespace parapet::cli
