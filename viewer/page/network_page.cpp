#include "viewer/page/network_page.h"

#include <algorithm>
#include <cmath>

#include "viewer/network_looks.h"
#include "viewer/overlay_colours.h"
#include "viewer/page/legend.h"
#include "viewer/page/network_labels.h"
#include "viewer/page/title_bar.h"
#include "viewer/render.h"
#include "viewer/role_stripes.h"
#include "viewer/scene/network_scene.h"

namespace parapet::viewer {
namespace {

constexpr double kMargin = 30;
constexpr int kStepsOfPiece = 4;
constexpr std::size_t kMostVital = 240;
constexpr std::size_t kMostTerritories = 24;  // in the legend

// The terrain as a brick board without anything on it; the rails that the picture is about are to
// be seen.
BrickPicture terrain_of(const NetworkPicture& picture, const NetworkPlaces& places) {
  BrickPicture terrain;
  terrain.pieces = picture.pieces;
  terrain.bodies = picture.bodies;
  terrain.overlay.emplace();
  for (const std::size_t piece : picture.glowing) {
    terrain.overlay->glows.push_back({piece, false, ""});
  }
  for (std::size_t n = 0; n < picture.rails.size(); ++n) {
    if (!picture.rails[n].role) continue;
    BrickOverlay::Way way;
    for (const BrickPoint& at : places.rails[n]) way.stops.push_back({at, "", true});
    terrain.overlay->ways.push_back(std::move(way));
  }
  return terrain;
}

std::vector<Swatch> swatches_of(const NetworkPicture& picture, const NetworkPlaces& places,
                                const SideColours& sides) {
  std::vector<Swatch> items;
  const bool has_shares =
      std::any_of(picture.rails.begin(), picture.rails.end(),
                  [](const NetworkRail& rail) { return rail.share.has_value(); });
  if (has_shares) {
    items.push_back({rgb(0xDAD4C6), "%", picture.share_meaning + ":", true});
    for (const ChanceBand& band : chance_bands()) {
      const std::string rings(static_cast<std::size_t>(band.rings), '|');
      items.push_back({band.colour, rings, band.text, true});
    }
  }
  for (Swatch& item : viewer::swatches_of(picture.legend)) items.push_back(std::move(item));
  const TerritoryLooks looks(picture);
  if (looks.numbers().size() <= kMostTerritories) {
    for (const auto& [territory, number] : looks.numbers()) {
      if (territory.empty()) continue;
      items.push_back({looks.of(territory).colour, territory, "", false});
    }
    if (!items.empty() && !items.back().ends_group) {
      items.back().text = "territories";
      items.back().ends_group = true;
    }
  }
  std::set<std::string> names;
  for (const NetworkUnit& unit : picture.units) names.insert(unit.side);
  for (const std::string& side : names) items.push_back({sides.of(side), "", side, true});
  if (!picture.adjacent.empty()) items.push_back({rgb(0xA08F74), "- -", "normal move", true});
  if (places.is_laid_out) {
    items.push_back({rgb(0xDAD4C6), "?", "places without at_mm, laid out for the picture", true});
  }
  return items;
}

class NetworkPage {
 public:
  NetworkPage(const NetworkPicture& picture, PictureSize size, osg::ref_ptr<osgText::Font> font)
      : picture_(picture),
        places_(places_of(picture)),
        unit_(std::min(size.width / 1600.0, size.height / 1200.0)),
        whole_{0, 0, static_cast<double>(size.width), static_cast<double>(size.height)},
        terrain_(terrain_of(picture, places_)),
        layout_(terrain_, extent_of(picture, places_)),
        canvas_(std::move(font)) {
    for (const NetworkUnit& unit : picture.units) sides_.add(unit.side);
  }

  osg::ref_ptr<osg::Group> draw() {
    TitleText title{picture_.title, picture_.verdict, picture_.badge, colour_of(picture_.tone)};
    if (picture_.badge.empty()) title.colour = colours::kInk;
    if (picture_.tone == Role::doubt) title.stripes = stripes_of(Role::doubt);
    const double margin = kMargin * unit_;
    PageRect bar = whole_;
    bar.bottom = whole_.top - std::round(title_bar_height(title) * unit_);
    const std::vector<Swatch> swatches = swatches_of(picture_, places_, sides_);
    const double wide = whole_.width() - 2 * margin;
    const double small = unit_ * 0.86;
    const double height = legend_height(canvas_, swatches, wide, small);
    const PageRect legend{margin, margin * 0.6, whole_.right - margin, margin * 0.6 + height};
    osg::ref_ptr<osg::Group> root = new osg::Group;
    const PageRect window{0, 0, whole_.right, bar.bottom};
    PageRect target = window.grown(-margin * 1.2);
    target.bottom = legend.top + margin * 1.6;
    target.left += margin;
    target.right -= margin;
    draw_scene(*root, window, target);
    PageRect strip = whole_;
    strip.top = legend.top + margin * 0.5;
    canvas_.fill_rect(strip, with_alpha(colours::kPaper, 0.94F));
    draw_legend(canvas_, swatches, legend, small);
    draw_title_bar(canvas_, bar, title, unit_);
    root->addChild(canvas_.node());
    return root;
  }

 private:
  // Everything ends up in sight, the rails free of what could hide them.
  Subject subject() const {
    Subject subject;
    for (const Body& body : picture_.bodies) {
      const osg::BoundingBoxd box = layout_.frame().box(bounds(body.shape));
      for (unsigned corner = 0; corner < 8; ++corner) subject.extent.push_back(box.corner(corner));
    }
    const double plate = NetworkSizes(places_.spacing).plate;
    for (const BrickPoint& at : places_.locations) {
      for (const double x : {-plate, plate}) {
        for (const double y : {-plate, plate}) {
          subject.extent.push_back(layout_.frame().at(at.x + x, at.y + y, at.z));
        }
      }
    }
    for (const BrickPoint& at : places_.stops) subject.extent.push_back(layout_.frame().at(at));
    for (const auto& way : places_.rails) {
      for (const BrickPoint& at : way) subject.extent.push_back(layout_.frame().at(at));
      if (subject.vital.size() < kMostVital) add_vital(way, subject);
    }
    return subject;
  }

  void add_vital(const std::vector<BrickPoint>& way, Subject& subject) const {
    for (std::size_t k = 0; k + 1 < way.size(); ++k) {
      const osg::Vec3d a = layout_.frame().at(way[k]);
      const osg::Vec3d b = layout_.frame().at(way[k + 1]);
      for (int step = 0; step <= kStepsOfPiece; ++step) {
        subject.vital.push_back(a + (b - a) * (static_cast<double>(step) / kStepsOfPiece));
      }
    }
  }

  void draw_scene(osg::Group& root, const PageRect& window, const PageRect& target) {
    const View view =
        choose_view([this](const osg::Vec3d& eye,
                           const osg::Vec3d& point) { return layout_.hidden(eye, point); },
                    subject(), window, target);
    const std::set<std::size_t> glass = layout_.hiding_pieces(view.eye);
    const NetworkScene scene(picture_, places_, layout_, sides_, glass, view, unit_);
    const SceneTexture drawn = draw_to_texture(scene.node(view.back), view);
    root.addChild(drawn.node);
    canvas_.picture(window, drawn.texture);
    PageRect room = target.grown(kMargin * unit_);
    room.bottom = target.bottom - kMargin * unit_;
    draw_network_labels(canvas_, {picture_, places_, layout_.frame(), sides_, view, room, unit_});
  }

  const NetworkPicture& picture_;
  NetworkPlaces places_;
  double unit_;
  PageRect whole_;
  BrickPicture terrain_;
  BrickLayout layout_;
  SideColours sides_;
  Canvas canvas_;
};

}  // namespace

osg::ref_ptr<osg::Group> draw_network_page(const NetworkPicture& picture, PictureSize size,
                                           osg::ref_ptr<osgText::Font> font) {
  return NetworkPage(picture, size, std::move(font)).draw();
}

}  // namespace parapet::viewer
