#include "viewer/report/brick_model.h"

#include <algorithm>
#include <memory>

#include "viewer/overlay_colours.h"
#include "viewer/page/brick_pane.h"
#include "viewer/page/brick_swatches.h"
#include "viewer/report/storey_split.h"
#include "viewer/scene/brick_extent.h"
#include "viewer/scene/brick_overlay_node.h"
#include "viewer/scene/brick_terrain_node.h"

namespace parapet::viewer {
namespace {

constexpr std::size_t kMostNumbers = 400;
constexpr std::size_t kMostNames = 60;
const PageRect kWindow{0, 0, 1200, 900};  // for which lines are as wide as they are in pictures
constexpr double kWidthScale = 0.75;

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += (text.empty() ? "" : "\n") + line;
  return text;
}

using Kind = ReportModel::Label::Kind;

class BrickModel {
 public:
  BrickModel(const std::vector<const BrickPicture*>& states, ReportDetail detail)
      : states_(states), detail_(detail), shown_(shown_part(states)) {
    for (const BrickPicture* state : states_) {
      for (const BrickUnit& unit : state->units) sides_.add(unit.side);
      layouts_.push_back(std::make_unique<BrickLayout>(*state, shown_));
    }
  }

  ReportModel make() {
    std::vector<const BrickLayout*> layouts;
    for (const auto& layout : layouts_) layouts.push_back(layout.get());
    view_ = common_view(layouts, kWindow, kWindow.grown(-30));
    ReportModel model;
    model.towards_eye = view_.back;
    for (std::size_t n = 0; n < states_.size(); ++n) {
      add(model, n);
      model.legend = joined_swatches(std::move(model.legend), swatches_of(*states_[n]));
    }
    return model;
  }

 private:
  static std::vector<Swatch> joined_swatches(std::vector<Swatch> known,
                                             const std::vector<Swatch>& more) {
    return viewer::joined(std::move(known), more);
  }

  BrickLook look_of(const BrickPicture& picture, const std::vector<std::size_t>& pieces) const {
    BrickLook look;
    look.calm = picture.overlay.has_value();
    look.relief = picture.is_map;
    look.outlines = detail_ < ReportDetail::no_outlines ? 0.6F : 0;
    look.with_studs = detail_ < ReportDetail::no_studs && !look.relief;
    look.joined = {pieces.begin(), pieces.end()};
    return look;
  }

  double line_width(const BrickLayout& layout) const {
    const double pixel = view_.unit_per_pixel(layout.bounds().center());
    return std::clamp(kLinePixels * kWidthScale * pixel, 0.02, 0.30);
  }

  void add(ReportModel& model, std::size_t number) const {
    const BrickLayout& layout = *layouts_[number];
    ReportModel::State state;
    if (states_.size() > 1) state.name = number == 0 ? "Before" : "After";
    const std::string prefix = state.name.empty() ? "" : state.name + " ";
    for (const StoreyPart& part : split_by_storeys(layout)) {
      const std::string name = prefix + part.name;
      model.nodes.push_back({name, layers_of_part(layout, part)});
      state.levels.push_back(name);
      add_labels(state, part.plates, layout, name);
    }
    state.shown = state.levels.size();
    state.ruling = prefix + "ruling";
    EvidenceMeshes evidence;
    build_brick_overlay(layout, line_width(layout), evidence);
    model.nodes.push_back({state.ruling, layers_of(evidence)});
    if (layout.picture().overlay) add_ruling_labels(state, *layout.picture().overlay, layout);
    model.states.push_back(std::move(state));
  }

  std::vector<GlbLayer> layers_of_part(const BrickLayout& layout, const StoreyPart& part) const {
    const BrickLook look = look_of(layout.picture(), part.pieces);
    BrickMeshes bricks;
    build_bricks(layout, look, part.bodies, bricks);
    GlbLayer studs{"stud", Mesh()};
    if (look.with_studs) {
      for (const Stud& stud : studs_of(layout, look, part.pieces)) {
        studs.points.push_back({stud.foot, stud.up, stud.colour});
      }
    }
    std::vector<GlbLayer> layers{
        {"solid", bricks.terrain.solid}, {"glass", bricks.terrain.ghost}, std::move(studs)};
    const BrickLayout plates(part.plates, shown_);
    EvidenceMeshes paint;
    build_plates(plates, paint);
    for (GlbLayer& layer : layers_of(paint)) layers.push_back(std::move(layer));
    Mesh figures;
    build_brick_figures(plates, sides_, figures);
    layers.push_back({"figure", figures, true, detail_ == ReportDetail::all});
    return layers;
  }

  void add_labels(ReportModel::State& state, const BrickPicture& part, const BrickLayout& layout,
                  const std::string& level) const {
    const BrickFrame& frame = layout.frame();
    if (layout.picture().units.size() <= kMostNames) {
      for (const BrickUnit& unit : part.units) {
        if (unit.id.empty() || !layout.shows(unit.foot)) continue;
        const BrickPoint crown{unit.foot.x, unit.foot.y, unit.foot.z + unit.height + 60};
        state.labels.push_back({frame.at(crown), unit.id, Kind::name, level, sides_.of(unit.side)});
      }
    }
    add_numbers(state, part, layout, level);
  }

  // Values of spaces, where there are some; else their names.
  void add_numbers(ReportModel::State& state, const BrickPicture& part, const BrickLayout& layout,
                   const std::string& level) const {
    const auto& overlay = layout.picture().overlay;
    const bool has_values = overlay && !overlay->values.empty();
    if (layout.picture().spaces.size() > kMostNumbers) return;
    const auto add = [&](const BrickSpace& space, const std::string& text) {
      if (!layout.shows(space)) return;
      state.labels.push_back({layout.frame().middle(space, 20), text, Kind::number, level});
    };
    if (!has_values) {
      for (const BrickSpace& space : part.spaces) add(space, space.name);
      return;
    }
    for (const BrickOverlay::Value& value : part.overlay->values) {
      add(part.spaces[value.space], value.text);
    }
  }

  void add_ruling_labels(ReportModel::State& state, const BrickOverlay& overlay,
                         const BrickLayout& layout) const {
    std::vector<ReportModel::Label> labels;
    const auto add = [&](const BrickPoint& at, const std::string& text, Kind kind,
                         const Colour& colour = colours::kInk) {
      if (!text.empty()) labels.push_back({layout.frame().at(at), text, kind, "", colour});
    };
    for (const auto& mark : overlay.marks) {
      add(mark.at, joined(mark.label), mark.plain ? Kind::name : Kind::decision);
    }
    for (const auto& note : overlay.notes) add(note.at, joined(note.lines), Kind::end);
    for (const auto& way : overlay.ways) {
      for (const auto& stop : way.stops) {
        add({stop.at.x, stop.at.y, stop.at.z + 60}, stop.label, Kind::name, colour_of(way.role));
      }
    }
    for (const auto& glow : overlay.glows) {
      if (const auto top = top_of(layout.picture(), glow.piece)) {
        add(*top, glow.label, Kind::decision);
      }
    }
    // Of a unit that a note tells of, that is enough.
    std::erase_if(state.labels, [&labels](const ReportModel::Label& known) {
      return std::any_of(labels.begin(), labels.end(), [&known](const ReportModel::Label& label) {
        return label.text == known.text || label.text.starts_with(known.text + " (") ||
               label.text.starts_with(known.text + "\n");
      });
    });
    state.labels.insert(state.labels.begin(), labels.begin(), labels.end());
  }

  const std::vector<const BrickPicture*>& states_;
  ReportDetail detail_;
  parapet::Box shown_;
  SideColours sides_;
  std::vector<std::unique_ptr<BrickLayout>> layouts_;
  View view_;
};

}  // namespace

ReportModel brick_model(const std::vector<const BrickPicture*>& states, ReportDetail detail) {
  return BrickModel(states, detail).make();
}

}  // namespace parapet::viewer
