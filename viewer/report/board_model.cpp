#include "viewer/report/board_model.h"

#include <algorithm>
#include <set>

#include "viewer/evidence.h"
#include "viewer/overlay_colours.h"
#include "viewer/page/board_marks.h"
#include "viewer/page/coordinates.h"
#include "viewer/scene/board_meshes.h"
#include "viewer/scene/board_scene.h"
#include "viewer/scene/evidence_node.h"
#include "viewer/scene/overlay_node.h"
#include "viewer/section.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {
namespace {

constexpr int kMostSpaces = 12'000;
constexpr std::size_t kMostVital = 60;
constexpr std::size_t kMostNumbers = 400;
constexpr std::size_t kMostNames = 60;
const PageRect kWindow{0, 0, 1200, 900};  // for which lines are as wide as they are in pictures
constexpr double kWidthScale = 0.75;
constexpr double kBeside = 0.45;  // spaces from the side of the board

using Kind = ReportModel::Label::Kind;

class BoardModel {
 public:
  BoardModel(const std::vector<const BoardPicture*>& states, ReportDetail detail)
      : states_(states), detail_(detail), frame_(states.front()->scale) {
    for (const BoardPicture* state : states_) {
      levels_ = std::max(levels_, state->board->levels());
      if (state->pieces != nullptr) sides_.add(*state->pieces);
    }
    if (states_.front()->sight) evidence_ = read_evidence(*states_.front()->sight);
    section_ = common_section();
  }

  std::optional<ReportModel> make() {
    if (section_.width() * section_.height() * levels_ > kMostSpaces) return std::nullopt;
    look();
    ReportModel model;
    model.towards_eye = view_.back;
    for (std::size_t n = 0; n < states_.size(); ++n) add(model, n);
    Overlay legend;
    for (const BoardPicture* state : states_) {
      if (!state->overlay) continue;
      if (state->overlay->heat) legend.heat = state->overlay->heat;
      for (const LegendEntry& entry : state->overlay->legend) {
        const auto same = [&entry](const LegendEntry& other) { return other.text == entry.text; };
        if (std::none_of(legend.legend.begin(), legend.legend.end(), same)) {
          legend.legend.push_back(entry);
        }
      }
    }
    model.legend = swatches_of(legend);
    return model;
  }

 private:
  const Evidence* evidence() const { return evidence_ ? &*evidence_ : nullptr; }

  // The part that the picture shows, up to the level to which it does.
  Section common_section() const {
    const Board& board = *states_.front()->board;
    if (evidence_) return section_of(board, evidence());
    std::vector<Space> spaces;
    bool full_height = false;
    for (const BoardPicture* state : states_) {
      if (!state->overlay) continue;
      const std::vector<Space> shown = spaces_of(*state->overlay);
      spaces.insert(spaces.end(), shown.begin(), shown.end());
      full_height = full_height || state->overlay->full_height;
    }
    Section section = section_round(board, spaces, states_.size() > 1 ? 1 : 2);
    if (full_height) section.top_level = levels_;
    return section;
  }

  TerrainModel terrain(const BoardPicture& picture, const Section& section) const {
    TerrainModel model = model_terrain(*picture.board, frame_, section);
    if (evidence_) model.lowered = {evidence_->line->from, evidence_->line->to};
    return model;
  }

  void look() {
    const BoardPicture& first = *states_.front();
    const TerrainModel model = terrain(first, section_);
    Subject subject{extent_of(model), {}};
    if (evidence_) {
      subject.vital = vital_points(*evidence_, frame_);
    } else if (first.overlay) {
      subject.vital = vital_points(*first.overlay, frame_, section_, kMostVital);
    }
    view_ = choose_view(model, subject, kWindow, kWindow.grown(-30));
    const auto width = [this](const osg::Vec3d& at) {
      return kLinePixels * kWidthScale * view_.unit_per_pixel(at);
    };
    look_.overlay_width = std::clamp(width(bounds_of(model).center()), 0.06, 0.22);
    if (evidence_) {
      look_.evidence_width =
          std::clamp(width(ends_of(*evidence_->line, frame_, evidence_->sight->eye_height).at(0.5)),
                     0.04, 0.22);
    }
  }

  void add(ReportModel& model, std::size_t number) const {
    const BoardPicture& picture = *states_[number];
    ReportModel::State state;
    if (states_.size() > 1) state.name = number == 0 ? "Before" : "After";
    const std::string prefix = state.name.empty() ? "" : state.name + " ";
    state.ruling = prefix + "ruling";
    state.shown = static_cast<std::size_t>(section_.top_level);
    BoardPicture floors = picture;  // without what leads from Level to Level
    if (floors.overlay) {
      floors.overlay->ribbons.clear();
      floors.overlay->arrows.clear();
    }
    for (int level = 1; level <= picture.board->levels(); ++level) {
      Section section = section_;
      section.bottom_level = level;
      section.top_level = level;
      const std::string name = prefix + "Level " + std::to_string(level);
      const BoardMeshes meshes =
          build_board_meshes(floors, sides_, terrain(picture, section), nullptr, look_);
      GlbNode node{name,
                   {{"solid", meshes.terrain.solid},
                    {"solid", meshes.prints},
                    {"figure", meshes.figures, true, detail_ == ReportDetail::all}}};
      for (GlbLayer& layer : node.layers) layer.has_lines = detail_ < ReportDetail::no_outlines;
      for (GlbLayer& layer : layers_of(meshes.overlay)) node.layers.push_back(std::move(layer));
      model.nodes.push_back(std::move(node));
      state.levels.push_back(name);
      add_tags(state, meshes.tags, name);
    }
    if (evidence_ && number == 0) {
      EvidenceMeshes meshes;
      build_evidence(*evidence_, frame_, look_.evidence_width, meshes);
      model.nodes.push_back({state.ruling, layers_of(meshes)});
      add_sight_labels(state);
    }
    if (picture.overlay) {
      model.nodes.push_back({state.ruling, layers_of(ways_of(*picture.overlay))});
      add_overlay_labels(state, *picture.overlay, prefix);
    }
    add_coordinates(state);
    model.states.push_back(std::move(state));
  }

  EvidenceMeshes ways_of(const Overlay& overlay) const {
    Overlay ways;
    ways.ribbons = overlay.ribbons;
    ways.arrows = overlay.arrows;
    Section section = section_;
    section.top_level = levels_;
    EvidenceMeshes meshes;
    build_overlay(ways, frame_, section, look_.overlay_width, meshes);
    return meshes;
  }

  void add_tags(ReportModel::State& state, const std::vector<Tag>& tags,
                const std::string& level) const {
    if (tags.size() > kMostNames) return;
    for (const Tag& tag : tags) {
      const bool named = evidence_ && (tag.text == evidence_->sight->from_label ||
                                       tag.text == evidence_->sight->to_label);
      if (tag.text.empty() || named) continue;
      state.labels.push_back(
          {tag.at + osg::Vec3d(0, 0, 0.1), tag.text, Kind::name, level, tag.colour});
    }
  }

  void add_sight_labels(ReportModel::State& state) const {
    if (const auto point = deciding_point(*evidence_, frame_)) {
      std::string text;
      for (const std::string& line : decision_note(*evidence_)) {
        text += (text.empty() ? "" : "\n") + line;
      }
      state.labels.insert(state.labels.begin(), {*point, text, Kind::decision, ""});
    }
    const mayhem::SightLine& line = *evidence_->line;
    const LineEnds ends = ends_of(line, frame_, evidence_->sight->eye_height);
    state.labels.push_back(
        {ends.from, end_name(evidence_->sight->from_label, line.from_space), Kind::end, ""});
    state.labels.push_back(
        {ends.to, end_name(evidence_->sight->to_label, line.to_space), Kind::end, ""});
  }

  void add_overlay_labels(ReportModel::State& state, const Overlay& overlay,
                          const std::string& prefix) const {
    const auto add = [&](Space space, double above, const std::string& text, Kind kind,
                         const Colour& colour) {
      if (text.empty() || !section_.holds(space.x, space.y)) return;
      state.labels.push_back({frame_.middle(space, above), text, kind,
                              prefix + "Level " + std::to_string(space.level), colour});
    };
    for (const Note& note : overlay.notes) add(note.at, 0.1, note.text, Kind::end, {});
    for (const SignAt& sign : overlay.signs) {
      const std::string mark = sign.sign == Sign::burst   ? "\u2739"
                               : sign.sign == Sign::cross ? "\u2715"
                                                          : "\u2713";
      const Colour colour = colour_of(sign.sign == Sign::check ? Role::allowed : Role::danger);
      add(sign.at, 0.35, sign.label.empty() ? mark : mark + " " + sign.label, Kind::name, colour);
    }
    for (const Ribbon& ribbon : overlay.ribbons) {
      for (const Ribbon::Stop& stop : ribbon.stops) {
        add(stop.at, 0.2, stop.label, Kind::name, colour_of(ribbon.role));
      }
    }
    for (const Outline& outline : overlay.outlines) {
      if (!outline.spaces.empty()) {
        add(outline.spaces.front(), 0.1, outline.label, Kind::name, colour_of(outline.role));
      }
    }
    if (!overlay.heat || overlay.heat->items.size() > kMostNumbers) return;
    for (const HeatMap::Item& item : overlay.heat->items) {
      add(item.at, 0.02, std::to_string(item.value), Kind::number, {});
    }
  }

  // On all four sides, of which two are seen at once.
  void add_coordinates(ReportModel::State& state) const {
    const Section& s = section_;
    const auto add = [&](double x, double y, const std::string& text, const osg::Vec3d& outward) {
      state.labels.push_back({frame_.at(x, y, 1), text, Kind::mark, "", colours::kInk, outward});
    };
    for (int x = s.west; x < s.east; ++x) {
      add(x + 0.5, s.south + kBeside, column_name(x), {0, -1, 0});
      add(x + 0.5, s.north - kBeside, column_name(x), {0, 1, 0});
    }
    for (int y = s.north; y < s.south; ++y) {
      add(s.west - kBeside, y + 0.5, row_name(y), {-1, 0, 0});
      add(s.east + kBeside, y + 0.5, row_name(y), {1, 0, 0});
    }
  }

  const std::vector<const BoardPicture*>& states_;
  ReportDetail detail_;
  Frame frame_;
  int levels_ = 1;
  SideColours sides_;
  std::optional<Evidence> evidence_;
  Section section_;
  View view_;
  BoardLook look_;
};

}  // namespace

std::optional<ReportModel> board_model(const std::vector<const BoardPicture*>& states,
                                       ReportDetail detail) {
  return BoardModel(states, detail).make();
}

}  // namespace parapet::viewer
