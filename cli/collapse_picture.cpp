#include "cli/collapse_picture.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <set>

namespace parapet::cli {
namespace {

using physics::Why;
using viewer::BrickOverlay;
using viewer::BrickPoint;
using viewer::Coat;

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

const UnitFall* fall_of(const std::vector<UnitFall>& falls, const std::string& unit) {
  const auto found = std::find_if(falls.begin(), falls.end(),
                                  [&](const UnitFall& fall) { return fall.unit == unit; });
  return found == falls.end() ? nullptr : &*found;
}

// Units where they are once they have fallen so far.
std::vector<viewer::BrickUnit> fallen_units(const StructureLook& look,
                                            const std::vector<UnitFall>& falls, double most_drop) {
  std::vector<viewer::BrickUnit> units = look.units;
  for (viewer::BrickUnit& unit : units) {
    const UnitFall* fall = fall_of(falls, unit.id);
    if (fall == nullptr) continue;
    unit.foot.z -= std::min(fall->drop, most_drop);
    unit.airborne = unit.airborne && fall->drop <= 0;
  }
  return units;
}

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

using Fallen = std::map<std::size_t, const physics::RestingPiece*>;

Fallen fallen_pieces(const physics::Collapse& collapse) {
  Fallen fallen;
  for (const physics::RestingBody& body : collapse.fallen) {
    for (const physics::RestingPiece& piece : body.pieces) fallen.emplace(piece.piece, &piece);
  }
  return fallen;
}

// Units after all: those that fell stand on what came to lie where they land.
std::vector<viewer::BrickUnit> units_after(const StructureLook& look,
                                           const std::vector<UnitFall>& falls,
                                           const Fallen& fallen) {
  std::vector<viewer::BrickUnit> units =
      fallen_units(look, falls, std::numeric_limits<double>::infinity());
  for (viewer::BrickUnit& unit : units) {
    const UnitFall* fall = fall_of(falls, unit.id);
    if (fall == nullptr || fall->drop <= 0) continue;
    for (const auto& [number, piece] : fallen) {
      for (const Shape& shape : piece->shapes) {
        const auto top = top_over(shape, unit.foot.x, unit.foot.y);
        if (top) unit.foot.z = std::max(unit.foot.z, *top);
      }
    }
  }
  return units;
}

// An arrow from where its head was to where it is, and what happened to it.
void tell_units(const StructureLook& look, const std::vector<UnitFall>& falls,
                const std::vector<viewer::BrickUnit>& after, BrickOverlay& overlay) {
  for (std::size_t n = 0; n < after.size(); ++n) {
    const UnitFall* fall = fall_of(falls, after[n].id);
    if (fall == nullptr) continue;
    BrickPoint from = look.units[n].foot;
    from.z += look.units[n].height;
    BrickPoint head = after[n].foot;
    head.z += after[n].height;
    if (from.z > head.z) overlay.arrows.push_back({from, head, viewer::Role::danger});
    std::vector<std::string> lines{after[n].id};
    lines.insert(lines.end(), fall->words.begin(), fall->words.end());
    overlay.notes.push_back({head, std::move(lines)});
  }
}

std::vector<BrickOverlay::Coated> loosened_coats(const physics::Collapse& collapse) {
  std::map<std::uint32_t, Coat> coats;  // the last reason counts: a blow comes after others
  for (const physics::Loosened& loosened : collapse.loosened) {
    coats[loosened.piece] = coat_of(loosened.why);
  }
  std::vector<BrickOverlay::Coated> list;
  for (const auto& [piece, coat] : coats) list.push_back({piece, coat, 0});
  return list;
}

void explain(const std::vector<BrickOverlay::Coated>& coats, BrickOverlay& overlay) {
  constexpr std::pair<Coat, const char*> kMeanings[] = {
      {Coat::removed, "taken away"},
      {Coat::cut_off, "no way to the ground"},
      {Coat::toppling, "gives way"},
      {Coat::broken_off, "broken by a blow"},
  };
  for (const auto& [coat, text] : kMeanings) {
    const Coat which = coat;
    if (std::any_of(coats.begin(), coats.end(),
                    [which](const auto& coated) { return coated.coat == which; })) {
      overlay.coat_legend.push_back({which, text});
    }
  }
}

// What has not broken off yet goes with the body that it breaks off.
std::vector<viewer::BrickPose> poses_of(const physics::Settled& settled,
                                        const std::vector<physics::Pose>& poses) {
  std::vector<viewer::BrickPose> list;
  for (std::size_t n = 0; n < settled.bodies.size(); ++n) {
    std::size_t with = n;
    while (with >= poses.size() && with < settled.broke_off.size() && settled.broke_off[with]) {
      with = *settled.broke_off[with];
    }
    if (with >= poses.size()) continue;
    for (const std::uint32_t piece : settled.bodies[n].pieces) {
      list.push_back({piece, to_picture(settled.bodies[with].centre),
                      to_picture(poses[with].position), poses[with].turn});
    }
  }
  return list;
}

// "0.32 s" of thousandths.
std::string seconds_text(int step) {
  const std::string hundredths = std::to_string(step / 10 % 100);
  return std::to_string(step / 1000) + "." + std::string(2 - hundredths.size(), '0') + hundredths +
         " s";
}

}  // namespace

CollapsePictures collapse_pictures(const StructureLook& look, const physics::Collapse& collapse,
                                   const std::vector<UnitFall>& falls) {
  CollapsePictures shown{StructurePicture::of(look), StructurePicture::of(look)};
  const std::set<std::size_t> gone(collapse.removed.begin(), collapse.removed.end());
  const Fallen fallen = fallen_pieces(collapse);
  for (std::size_t n = 0; n < look.structure.pieces.size(); ++n) {
    shown.before.add(n, look.shapes[n]);
    if (gone.contains(n)) continue;
    const auto lies = fallen.find(n);
    if (lies == fallen.end()) {
      shown.after.add(n, look.shapes[n]);
      continue;
    }
    shown.after.add(n, lies->second->shapes);
    shown.after.pieces[n].studs.clear();  // they are not where they were
  }
  BrickOverlay& before = shown.before.picture.overlay.emplace();
  BrickOverlay& after = shown.after.picture.overlay.emplace();
  const bool any = !collapse.loosened.empty() || !falls.empty();
  before.badge = any ? "FALLS" : "STANDS";
  before.tone = any ? viewer::Role::danger : viewer::Role::allowed;
  before.coats = loosened_coats(collapse);
  after.coats = before.coats;
  for (const std::uint32_t piece : collapse.removed) {
    before.coats.push_back({piece, Coat::removed, 0});
  }
  explain(before.coats, before);
  shown.after.picture.units = units_after(look, falls, fallen);
  tell_units(look, falls, shown.after.picture.units, after);
  return shown;
}

CollapseSeries collapse_series(const StructureLook& look, const physics::Collapse& collapse,
                               const std::vector<UnitFall>& falls) {
  CollapseSeries series{StructurePicture::of(look), {}};
  series.board.picture.verdict.clear();
  const std::set<std::size_t> gone(collapse.removed.begin(), collapse.removed.end());
  for (std::size_t n = 0; n < look.structure.pieces.size(); ++n) {
    if (!gone.contains(n)) series.board.add(n, look.shapes[n]);
  }
  const auto add = [&](int step, const std::vector<physics::Pose>& poses,
                       std::vector<viewer::BrickUnit> units) {
    for (viewer::BrickUnit& unit : units) unit.id.clear();  // names would jump about
    series.moments.push_back(
        {seconds_text(step), poses_of(collapse.settled, poses), std::move(units)});
  };
  // Figures fall straight down, by the rules: pictures let them take their time for it.
  const physics::Grip grip;
  for (const physics::Frame& frame : collapse.settled.frames) {
    const double seconds = frame.step / 1000.0;
    const double drop = grip.gravity * seconds * seconds / 2 / grip.tick_up;
    add(frame.step, frame.poses, fallen_units(look, falls, drop));
  }
  add(collapse.settled.steps, collapse.settled.rest,
      units_after(look, falls, fallen_pieces(collapse)));
  return series;
}

viewer::Shown shown_structure(const ask::Answer& answer, const StructureLook& look,
                              const std::vector<UnitFall>& falls) {
  if (const auto* stable = answer.evidence.as<ask::StableEvidence>()) {
    const auto shown = std::make_shared<StructurePicture>(standing_picture(look, *stable));
    return {shown->ready(), shown};
  }
  const auto* remove = answer.evidence.as<ask::RemoveEvidence>();
  const auto shown =
      std::make_shared<CollapsePictures>(collapse_pictures(look, remove->collapse, falls));
  return {viewer::BrickChange{shown->before.ready(), shown->after.ready()}, shown};
}

Result<std::size_t> draw_fall(const ask::Answer& answer, const StructureLook& look,
                              const std::vector<UnitFall>& falls, const std::string& folder,
                              const viewer::FrameProgress& progress) {
  const auto* remove = answer.evidence.as<ask::RemoveEvidence>();
  if (remove == nullptr) {
    Fault fault;
    fault.code = "no-picture";
    fault.found = "an answer in which nothing falls";
    fault.expected = "one to the question remove";
    return Failure(fault);
  }
  CollapseSeries series = collapse_series(look, remove->collapse, falls);
  return viewer::write_frames({series.board.ready(), std::move(series.moments)}, folder,
                              viewer::kFrameSize, progress);
}

}  // namespace parapet::cli
