#include "viewer/page/bridge_page.h"

#include <algorithm>
#include <cmath>

#include "viewer/coat_colours.h"
#include "viewer/overlay_colours.h"
#include "viewer/page/bridge_pane.h"
#include "viewer/page/legend.h"
#include "viewer/page/player_marks.h"
#include "viewer/page/table_pane.h"
#include "viewer/page/title_bar.h"
#include "viewer/page/track_pane.h"
#include "viewer/role_stripes.h"
#include "viewer/scene/bridge_scene.h"

namespace parapet::viewer {
namespace {

constexpr double kMargin = 26;
constexpr double kWide = 1600;  // a picture of standard size
constexpr double kHigh = 1200;
constexpr double kHighWithTable = 1690;
constexpr double kTable = 455;

TitleText title_of(const BridgePicture& picture) {
  TitleText title{picture.title, picture.verdict, picture.badge, colours::kInk};
  if (!picture.verdict.empty()) {
    title.colour = colour_of(picture.tone);
    if (picture.tone == Role::doubt) title.stripes = stripes_of(Role::doubt);
  }
  return title;
}

std::vector<Swatch> bridge_swatches(const BridgePicture& picture) {
  std::vector<Swatch> swatches = swatches_of(picture.legend);
  const auto& all = picture.bridge.segments;
  const auto any = [&all](auto is) { return std::any_of(all.begin(), all.end(), is); };
  const auto has = [&any](SegmentState state) {
    return any([state](const BridgeSegment& one) { return one.state == state; });
  };
  if (any([](const BridgeSegment& one) { return one.load.has_value(); })) {
    for (const int percent : {0, 25, 50, 75, 100}) {
      swatches.push_back(
          {strain_colour(percent / 100.0), std::to_string(percent), "", percent == 100});
    }
    swatches.back().text = picture.load_unit.empty() ? "% of load" : picture.load_unit;
    if (any([](const BridgeSegment& one) { return one.load && one.load->falls; })) {
      swatches.push_back(
          {coat_colour(Coat::failing, 1), "", "falls", true, coat_stripes(Coat::failing)});
    }
  } else if (has(SegmentState::finished)) {
    swatches.push_back({finished_colour(), "", "finished"});
  }
  if (has(SegmentState::current)) swatches.push_back({current_colour(), "", "being built"});
  if (has(SegmentState::unbegun)) swatches.push_back({unbegun_colour(), "", "not begun"});
  return swatches;
}

double unit_of(const BridgePicture& picture, PictureSize size) {
  return std::min(size.width / kWide, size.height / (picture.table ? kHighWithTable : kHigh));
}

BridgePageParts parts_of(const BridgePicture& picture, PictureSize size, double legend_high) {
  constexpr double kBridgeShare = 0.50;  // of what it has with the track
  BridgePageParts parts;
  parts.unit = unit_of(picture, size);
  const double unit = parts.unit;
  const auto wide = static_cast<double>(size.width);
  const auto high = static_cast<double>(size.height);
  const double margin = kMargin * unit;
  const PageRect inside{margin, margin * 0.5, wide - margin, high};
  parts.bar = {0, high - std::round(title_bar_height(title_of(picture)) * unit), wide, high};
  parts.legend = inside;
  parts.legend.top = inside.bottom + legend_high;
  parts.table = inside;
  parts.table.bottom = parts.legend.top + margin * 0.4;
  parts.table.top = parts.table.bottom + (picture.table ? kTable * unit : 0);
  parts.track = inside;
  parts.track.bottom = parts.table.top + (picture.table ? margin * 0.5 : 0);
  const double rest = parts.bar.bottom - parts.track.bottom;
  parts.track.top =
      picture.territories.empty() ? parts.track.bottom : parts.bar.bottom - rest * kBridgeShare;
  parts.bridge = {0, std::floor(parts.track.top), wide, parts.bar.bottom};
  return parts;
}

struct Shape {
  PieceShape shape;
  const char* text;
};
constexpr Shape kShapes[] = {{PieceShape::disc, "rebel"},
                             {PieceShape::free_disc, "free rebel"},
                             {PieceShape::square, "garrison"},
                             {PieceShape::shield, "legion and its area"}};

class BridgePage {
 public:
  BridgePage(const BridgePicture& picture, PictureSize size, osg::ref_ptr<osgText::Font> font)
      : picture_(picture),
        unit_(unit_of(picture, size)),
        marks_(picture.players),
        swatches_(bridge_swatches(picture)),
        canvas_(std::move(font)),
        wide_(size.width - 2 * kMargin * unit_),
        parts_(parts_of(picture, size, legend_high())) {}

  osg::ref_ptr<osg::Group> draw() {
    osg::ref_ptr<osg::Group> root = new osg::Group;
    canvas_.fill_rect({0, 0, parts_.bar.right, parts_.bar.bottom}, colours::kPaper);
    BridgePane(picture_, marks_, parts_.bridge, unit_).draw(*root, canvas_);
    if (!picture_.territories.empty()) {
      draw_track(canvas_, picture_, marks_, TrackLayout(picture_, parts_.track, unit_));
    }
    if (picture_.table) {
      draw_table(canvas_, *picture_.table, marks_,
                 TableLayout(*picture_.table, parts_.table, unit_));
    }
    draw_legends();
    draw_title_bar(canvas_, parts_.bar, title_of(picture_), unit_);
    root->addChild(canvas_.node());
    return root;
  }

  const BridgePageParts& parts() const { return parts_; }

 private:
  // Of the shapes of pieces, at the right end of the last row.
  double shapes_wide() const {
    double wide = 0;
    if (picture_.territories.empty()) return wide;
    for (const Shape& shape : kShapes) {
      wide += (44 + 26) * unit_ + canvas_.text_width(shape.text, 24 * unit_);
    }
    return wide;
  }

  // The words of the colours beside the shapes, or above them.
  bool is_beside() const { return shapes_wide() < wide_ * 0.62; }
  double swatches_wide() const { return is_beside() ? wide_ - shapes_wide() : wide_; }
  double legend_high() const {
    const double words = legend_height(canvas_, swatches_, swatches_wide(), unit_);
    const double shapes = picture_.territories.empty() ? 0 : 46 * unit_;
    return is_beside() ? std::max(words, shapes) : words + shapes;
  }

  void draw_legends() {
    PageRect room = parts_.legend;
    PageRect words = room;
    words.right = room.left + swatches_wide();
    draw_legend(canvas_, swatches_, words, unit_);
    if (picture_.territories.empty()) return;
    const double fit = std::min(1.0, wide_ / std::max(1.0, shapes_wide()));
    const double y = is_beside() ? room.top - 23 * unit_ : room.bottom + 23 * unit_;
    double x = is_beside() ? room.right - shapes_wide() + 26 * unit_ : room.left;
    for (const Shape& shape : kShapes) {
      draw_piece_shape(canvas_, {x + 17 * unit_ * fit, y}, 32 * unit_ * fit, shape.shape,
                       colours::kInkSoft);
      canvas_.text(shape.text, {x + 42 * unit_ * fit, y}, 24 * unit_ * fit, colours::kInk);
      x += ((44 + 26) * unit_ + canvas_.text_width(shape.text, 24 * unit_)) * fit;
    }
  }

  const BridgePicture& picture_;
  double unit_;
  PlayerMarks marks_;
  std::vector<Swatch> swatches_;
  Canvas canvas_;
  double wide_;
  BridgePageParts parts_;
};

}  // namespace

BridgePageParts parts_of_bridge_page(const BridgePicture& picture, PictureSize size,
                                     osg::ref_ptr<osgText::Font> font) {
  return BridgePage(picture, size, std::move(font)).parts();
}

osg::ref_ptr<osg::Group> draw_bridge_page(const BridgePicture& picture, PictureSize size,
                                          osg::ref_ptr<osgText::Font> font) {
  return BridgePage(picture, size, std::move(font)).draw();
}

}  // namespace parapet::viewer
