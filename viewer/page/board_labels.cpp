#include "viewer/page/board_labels.h"

#include <algorithm>
#include <set>

#include "rules/mayhem/stand.h"
#include "viewer/overlay_colours.h"
#include "viewer/page/board_marks.h"
#include "viewer/page/labels.h"
#include "viewer/page/marks.h"
#include "viewer/scene/evidence_node.h"
#include "viewer/scene/overlay_node.h"

namespace parapet::viewer {
namespace {

constexpr std::size_t kMostVital = 60;      // points that no name may hide
constexpr std::size_t kMostNumbers = 2500;  // written on the board itself
constexpr std::size_t kMostNames = 60;

const Overlay& overlay_of(const BoardPicture& picture) {
  static const Overlay kNothing;
  return picture.overlay ? *picture.overlay : kNothing;
}

// Spaces whose floor a vehicle or device hides.
std::set<Space> covered_spaces(const mayhem::Pieces* pieces) {
  std::set<Space> spaces;
  if (pieces == nullptr) return spaces;
  for (const mayhem::Vehicle& vehicle : pieces->vehicles) {
    spaces.insert({vehicle.front, vehicle.back});
  }
  for (const mayhem::Device& device : pieces->devices) {
    for (const Space& space : mayhem::Stand::of(device).spaces) spaces.insert(space);
  }
  return spaces;
}

// Fainter where one cannot see who bears it.
Label name_of(const Tag& tag, const TerrainModel& model, const View& view, double size) {
  const float strength = is_hidden(model, view, tag.at) ? 0.6F : 1.0F;
  const Colour colour = with_alpha(tag.colour, strength);
  return {view.project(tag.at),
          {tag_text(tag, model, view)},
          size,
          colour,
          with_alpha(colours::kWhite, 0.88F * strength),
          colour,
          false};
}

class OverlayLabels {
 public:
  OverlayLabels(Canvas& canvas, const BoardSeen& seen)
      : canvas_(canvas),
        picture_(seen.picture),
        overlay_(overlay_of(seen.picture)),
        model_(seen.model),
        frame_(seen.model.frame),
        tags_(seen.tags),
        coordinates_(seen.coordinates),
        view_(seen.view),
        room_(seen.room),
        unit_(seen.unit),
        vital_(vital_points(overlay_, frame_, model_.section, kMostVital)) {}

  void draw() {
    draw_numbers();
    draw_stops();
    draw_signs();
    draw_names();
  }

 private:
  double space_pixels(Space space) const { return 1 / view_.unit_per_pixel(frame_.middle(space)); }

  bool is_seen(Space space) const {
    return model_.section.shows(space) && !is_hidden(model_, view_, frame_.middle(space, 0.05));
  }

  void draw_numbers() const {
    if (!overlay_.heat || overlay_.heat->items.size() > kMostNumbers) return;
    const HeatScale scale = scale_of(*overlay_.heat);
    const std::set<Space> covered = covered_spaces(picture_.pieces);
    for (const HeatMap::Item& item : overlay_.heat->items) {
      if (covered.contains(item.at)) continue;
      const double size = space_pixels(item.at) * 0.40;
      if (size < 8 || !is_seen(item.at)) continue;
      canvas_.text(std::to_string(item.value), view_.project(frame_.middle(item.at)), size,
                   ink_on(heat_colour(scale.share(item.value))), Align::centre);
    }
  }

  void draw_stops() const {
    for (const Ribbon& ribbon : overlay_.ribbons) {
      for (const Ribbon::Stop& stop : ribbon.stops) {
        if (stop.label.empty() || !model_.section.shows(stop.at)) continue;
        const double size = std::clamp(space_pixels(stop.at) * 0.42, 20 * unit_, 50 * unit_);
        draw_stop(canvas_, view_.project(frame_.middle(stop.at, 0.12)), size, stop.label,
                  colour_of(ribbon.role));
      }
    }
    for (const Outline& outline : overlay_.outlines) {
      if (outline.label.empty() || outline.spaces.empty()) continue;
      osg::Vec3d middle(0, 0, 0);
      for (const Space& space : outline.spaces) middle += frame_.middle(space, 0.05);
      if (!model_.section.shows(outline.spaces.front())) continue;
      const double size =
          std::clamp(space_pixels(outline.spaces.front()) * 0.4, 18 * unit_, 40 * unit_);
      canvas_.rimmed_text(outline.label,
                          view_.project(middle / static_cast<double>(outline.spaces.size())), size,
                          colour_of(outline.role), colours::kWhite);
    }
  }

  void draw_signs() const {
    for (const SignAt& sign : overlay_.signs) {
      if (!model_.section.shows(sign.at)) continue;
      const double size = std::clamp(space_pixels(sign.at) * 0.55, 24 * unit_, 64 * unit_);
      draw_sign(canvas_, view_.project(frame_.middle(sign.at, 0.35)), size, sign);
    }
  }

  void draw_names() const {
    LabelLayout layout(canvas_, room_);
    const auto square = [this](const osg::Vec3d& world, double half) {
      const osg::Vec2d p = view_.project(world);
      return PageRect{p.x(), p.y(), p.x(), p.y()}.grown(half * unit_);
    };
    for (const osg::Vec3d& point : vital_) layout.keep_free(square(point, 16), 4);
    for (const CoordinateSide& side : coordinates_) {
      for (const CoordinateMark& mark : side) layout.keep_free(square(mark.at, 16), 1.5);
    }
    for (const SignAt& sign : overlay_.signs) {
      layout.keep_free(square(frame_.middle(sign.at, 0.35), 22), 4);
    }
    if (tags_.size() <= kMostNames) {
      for (const Tag& tag : tags_) layout.keep_free(square(tag.at, 24), 0.6);
    }
    for (const Note& note : overlay_.notes) {
      if (!model_.section.shows(note.at)) continue;
      layout.add({view_.project(frame_.middle(note.at, 0.1)),
                  {note.text},
                  32 * unit_,
                  colours::kWhite,
                  colours::kInk,
                  colours::kInk});
    }
    if (tags_.size() <= kMostNames) {
      for (const Tag& tag : tags_) {
        if (tag.text.empty()) continue;
        layout.add(name_of(tag, model_, view_, 25 * unit_));
      }
    }
    layout.draw(canvas_);
  }

  Canvas& canvas_;
  const BoardPicture& picture_;
  const Overlay& overlay_;
  const TerrainModel& model_;
  const Frame& frame_;
  const std::vector<Tag>& tags_;
  const std::vector<CoordinateSide>& coordinates_;
  const View& view_;
  PageRect room_;
  double unit_;
  std::vector<osg::Vec3d> vital_;
};

}  // namespace

void draw_overlay_labels(Canvas& canvas, const BoardSeen& seen) {
  OverlayLabels(canvas, seen).draw();
}

void draw_sight_labels(Canvas& canvas, const BoardSeen& seen, const Evidence* evidence,
                       const PageRect& kept) {
  LabelLayout layout(canvas, seen.room);
  layout.keep_free(kept, 40);
  std::vector<osg::Vec3d> vital;
  if (evidence != nullptr) vital = vital_points(*evidence, seen.model.frame);
  const auto square = [&seen](const osg::Vec3d& world, double half) {
    const osg::Vec2d p = seen.view.project(world);
    return PageRect{p.x(), p.y(), p.x(), p.y()}.grown(half * seen.unit);
  };
  for (const osg::Vec3d& point : vital) layout.keep_free(square(point, 16), 6);
  for (const Tag& tag : seen.tags) layout.keep_free(square(tag.at, 26), 0.6);
  std::set<std::string> named;
  if (evidence != nullptr) {
    const mayhem::SightLine& line = *evidence->line;
    const LineEnds ends = ends_of(line, seen.model.frame, evidence->sight->eye_height);
    for (const mayhem::SightLine& other : evidence->sight->ruling.lines) {
      const LineEnds thin = ends_of(other, seen.model.frame, evidence->sight->eye_height);
      for (const double t : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        layout.keep_free(square(thin.at(t), 14), 2);
      }
    }
    for (const Space& space : {line.from_space, line.to_space}) {
      for (const double x : {0.1, 0.5, 0.9}) {
        for (const double y : {0.1, 0.5, 0.9}) {
          const osg::Vec3d at = seen.model.frame.at(space.x + x, space.y + y, space.level);
          layout.keep_free(square(at, 14), 1.5);
        }
      }
    }
    for (const mayhem::Blocker& blocker : line.blocked_by) {
      if (const auto box = blocker_box(blocker, seen.model.frame)) {
        for (const double height : {0.0, 0.33, 0.66, 1.0}) {
          const osg::Vec3d middle = (box->low + box->high) / 2;
          const double z = box->low.z() + (box->high.z() - box->low.z()) * height;
          layout.keep_free(square({middle.x(), middle.y(), z}, 24), 1.5);
        }
      }
    }
    if (const auto point = deciding_point(*evidence, seen.model.frame)) {
      layout.add({seen.view.project(*point), decision_note(*evidence), 42 * seen.unit,
                  rgb(0x5A2A00), rgb(0xFFE3BF), colours::kBlocker});
    }
    const auto end = [&](const osg::Vec3d& at, const std::string& label, Space space) {
      if (!label.empty()) named.insert(label);
      layout.add({seen.view.project(at),
                  {end_name(label, space)},
                  40 * seen.unit,
                  colours::kWhite,
                  colours::kInk,
                  colours::kInk});
    };
    end(ends.from, evidence->sight->from_label, line.from_space);
    end(ends.to, evidence->sight->to_label, line.to_space);
  }
  for (const Tag& tag : seen.tags) {
    if (tag.text.empty() || named.contains(tag.text)) continue;
    layout.add(name_of(tag, seen.model, seen.view, 28 * seen.unit));
  }
  layout.draw(canvas);
}

}  // namespace parapet::viewer
