#include "cli/collapse_picture.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

namespace parapet::cli {
namespace {

using viewer::BrickOverlay;
using viewer::BrickPoint;
using viewer::Coat;

const UnitFall* fall_of(const std::vector<UnitFall>& falls, const std::string& unit) {
  const auto found = std::find_if(falls.begin(), falls.end(),
                                  [&](const UnitFall& fall) { return fall.unit == unit; });
  return found == falls.end() ? nullptr : &*found;
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

}  // namespace

CollapsePictures collapse_pictures(const StructureLook& look, const FallStory& story) {
  CollapsePictures shown{StructurePicture::of(look), StructurePicture::of(look)};
  const std::set<std::size_t> gone(story.removed.begin(), story.removed.end());
  for (std::size_t n = 0; n < look.structure.pieces.size(); ++n) {
    shown.before.add(n, look.shapes[n]);
    if (gone.contains(n)) continue;
    const auto lies = story.resting.find(n);
    if (lies == story.resting.end()) {
      shown.after.add(n, look.shapes[n]);
      continue;
    }
    shown.after.add(n, lies->second);
    shown.after.pieces[n].studs.clear();  // they are not where they were
  }
  BrickOverlay& before = shown.before.picture.overlay.emplace();
  BrickOverlay& after = shown.after.picture.overlay.emplace();
  const bool any = !story.loosened.empty() || !story.falls.empty();
  before.badge = any ? "FALLS" : "STANDS";
  before.tone = any ? viewer::Role::danger : viewer::Role::allowed;
  before.coats = story.loosened;
  after.coats = before.coats;
  for (const std::size_t piece : story.removed) before.coats.push_back({piece, Coat::removed, 0});
  explain(before.coats, before);
  shown.after.picture.units = story.units_after;
  tell_units(look, story.falls, story.units_after, after);
  return shown;
}

StructurePicture board_of(const StructureLook& look, const FallStory& story) {
  StructurePicture board = StructurePicture::of(look);
  board.picture.verdict.clear();
  const std::set<std::size_t> gone(story.removed.begin(), story.removed.end());
  for (std::size_t n = 0; n < look.structure.pieces.size(); ++n) {
    if (!gone.contains(n)) board.add(n, look.shapes[n]);
  }
  return board;
}

std::vector<double> times_of(const viewer::FallMotion& motion, const FrameRate& rate) {
  const double step = rate.speed / rate.frames_a_second;
  const double most = static_cast<double>(viewer::kMostFrames);  // more are refused
  const auto before =
      static_cast<std::size_t>(std::clamp(std::ceil(motion.length / step - 1e-9), 0.0, most));
  std::vector<double> times;
  for (std::size_t n = 0; n < before; ++n) times.push_back(static_cast<double>(n) * step);
  times.push_back(motion.length);
  return times;
}

viewer::FallSeries::Moment moment_at(const StructureLook& look, const FallStory& story,
                                     double seconds) {
  std::vector<viewer::BrickUnit> units = units_at(story.motion, look.units, seconds);
  for (viewer::BrickUnit& unit : units) unit.id.clear();  // names would jump about
  return {viewer::seconds_text(seconds), poses_at(story.motion, seconds), std::move(units)};
}

viewer::Shown shown_moment(const std::shared_ptr<StructurePicture>& board,
                           const StructureLook& look, const FallStory& story, double seconds) {
  viewer::BrickPicture picture = board->ready();
  picture.poses = poses_at(story.motion, seconds);
  picture.units = units_at(story.motion, look.units, seconds);
  return {std::move(picture), board};
}

Result<std::size_t> draw_fall(const StructureLook& look, const FallStory& story,
                              const FrameRate& rate, const std::string& folder,
                              const viewer::FrameProgress& progress) {
  StructurePicture board = board_of(look, story);
  const std::vector<double> times = times_of(story.motion, rate);
  const auto moment = [&](std::size_t n) { return moment_at(look, story, times[n]); };
  return viewer::write_frames({board.ready(), times.size(), moment}, folder, viewer::kFrameSize,
                              progress);
}

viewer::Shown shown_structure(const ask::Answer& answer, const StructureLook& look,
                              const std::vector<UnitFall>& falls) {
  if (const auto* stable = answer.evidence.as<ask::StableEvidence>()) {
    const auto shown = std::make_shared<StructurePicture>(standing_picture(look, *stable));
    return {shown->ready(), shown};
  }
  const auto* remove = answer.evidence.as<ask::RemoveEvidence>();
  return shown_collapse(look, story_of(look, remove->collapse, falls));
}

viewer::Shown shown_collapse(const StructureLook& look, const FallStory& story) {
  const auto shown = std::make_shared<CollapsePictures>(collapse_pictures(look, story));
  return {viewer::BrickChange{shown->before.ready(), shown->after.ready()}, shown};
}

}  // namespace parapet::cli
