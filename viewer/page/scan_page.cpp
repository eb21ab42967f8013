#include "viewer/page/scan_page.h"

#include <algorithm>
#include <cmath>

#include "geometry/numbers/utf8.h"
#include "viewer/page/scan_pane.h"
#include "viewer/page/scan_swatches.h"
#include "viewer/page/title_bar.h"
#include "viewer/page/wrapped_text.h"

namespace parapet::viewer {
namespace {

constexpr double kMargin = 30;
constexpr double kCaption = 32;  // its type
constexpr double kLeastCaption = 22;
constexpr std::size_t kMostLines = 4;

PageRect whole(PictureSize size) {
  return {0, 0, static_cast<double>(size.width), static_cast<double>(size.height)};
}

double unit_of(PictureSize size) { return std::min(size.width / 1600.0, size.height / 1200.0); }

class ScanPage {
 public:
  ScanPage(const ScanPicture& picture, PictureSize size, osg::ref_ptr<osgText::Font> font)
      : picture_(picture),
        pane_(picture, size),
        unit_(unit_of(size)),
        whole_(whole(size)),
        swatches_(swatches_of(picture)),
        canvas_(std::move(font)) {
    for (Swatch& swatch : swatches_) swatch.text = printable(swatch.text);
  }

  osg::ref_ptr<osg::Group> draw() {
    PageRect window = whole_;
    const TitleText title{printable(picture_.title), {}, {}, colours::kInk};
    if (!title.title.empty()) window.top -= std::round(title_bar_height(title) * unit_);
    const PageRect bar{0, window.top, whole_.right, whole_.top};
    const double margin = kMargin * unit_;
    const WrappedText caption = fitted_caption();
    const double pitch = caption.size * 1.3;
    const double words = pitch * static_cast<double>(caption.lines.size());
    const double legend = legend_height(canvas_, swatches_, whole_.width() - 2 * margin, unit_);
    if (words + legend > 0) {
      window.bottom = std::min(std::round(words + legend + 1.6 * margin), 0.6 * window.top);
    }

    osg::ref_ptr<osg::Group> root = new osg::Group;
    const ScanPane::Place place{window, window.grown(-margin), unit_};
    pane_.draw(*root, canvas_, place, best_side(pane_.sides_seen(place)));
    canvas_.fill_rect({0, 0, whole_.right, window.bottom}, colours::kPaper);
    double y = window.bottom - 0.7 * margin;
    for (const std::string& line : caption.lines) {
      canvas_.text(line, {margin, y - pitch / 2}, caption.size, colours::kInk);
      y -= pitch;
    }
    draw_legend(canvas_, swatches_, {margin, 0, whole_.right - margin, y - 0.2 * margin}, unit_);
    if (bar.height() > 0) draw_title_bar(canvas_, bar, title, unit_);
    root->addChild(canvas_.node());
    return root;
  }

 private:
  WrappedText fitted_caption() const {
    std::string text = printable(picture_.caption);
    for (const std::string& remark : pane_.remarks()) text += " " + remark;
    return wrapped_text(canvas_, text, whole_.width() - 2 * kMargin * unit_, kMostLines,
                        kCaption * unit_, kLeastCaption * unit_);
  }

  const ScanPicture& picture_;
  ScanPane pane_;
  double unit_;
  PageRect whole_;
  std::vector<Swatch> swatches_;
  Canvas canvas_;
};

}  // namespace

osg::ref_ptr<osg::Group> draw_scan_page(const ScanPicture& picture, PictureSize size,
                                        osg::ref_ptr<osgText::Font> font) {
  return ScanPage(picture, size, std::move(font)).draw();
}

std::vector<BareScan> draw_bare_scans(const std::vector<ScanPicture>& pictures, PictureSize size,
                                      const osg::ref_ptr<osgText::Font>& font) {
  constexpr double kLargerType = 1.75;  // it may be looked at on a telephone
  const double unit = unit_of(size) * kLargerType;
  const ScanPane::Place place{whole(size), whole(size).grown(-16 * unit), unit};
  std::vector<ScanPane> panes;
  SidesSeen seen{};
  for (const ScanPicture& picture : pictures) {
    panes.emplace_back(picture, size);
    const SidesSeen own = panes.back().sides_seen(place);
    for (std::size_t side = 0; side < seen.size(); ++side) seen[side] += own[side];
  }
  std::vector<BareScan> scans;
  for (const ScanPane& pane : panes) {
    scans.push_back({new osg::Group, pane.remarks()});
    Canvas canvas(font);
    pane.draw(*scans.back().node, canvas, place, best_side(seen));
    scans.back().node->addChild(canvas.node());
  }
  return scans;
}

}  // namespace parapet::viewer
