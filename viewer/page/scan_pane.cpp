#include "viewer/page/scan_pane.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "viewer/render.h"
#include "viewer/scene/scan_scene.h"

namespace parapet::viewer {
namespace {

constexpr double kType = 28;      // of the notes
constexpr double kNoteRoom = 40;  // below the scan

ScanDetail detail_of(PictureSize page) {
  constexpr double kFacesPerPixel = 0.35;
  constexpr double kFilled = 0.6;  // of the page's width
  ScanDetail detail;
  const double pixels = static_cast<double>(page.width) * page.height;
  const auto most = static_cast<std::size_t>(pixels * kFacesPerPixel);
  detail.most_faces = std::clamp<std::size_t>(most, 40'000, detail.most_faces);
  detail.most_dots = detail.most_faces;
  detail.finest = 1.2 * ScanFrame::kLongest / (kFilled * page.width);
  return detail;
}

osg::BoundingBoxd bounds_of(const ScanMesh& mesh) {
  osg::BoundingBoxd bounds;
  for (const ScanMesh::Face& face : mesh.faces) {
    for (const std::uint32_t corner : face.corners) bounds.expandBy(mesh.point(corner));
  }
  for (const ScanMesh::Dot& dot : mesh.dots) bounds.expandBy(osg::Vec3d(dot.at));
  // Of faces that all lie in points and lines nothing is left.
  if (!bounds.valid()) bounds.expandBy(osg::Vec3d());
  return bounds;
}

PageRect above_notes(const ScanPane::Place& place) {
  PageRect room = place.target;
  room.bottom += kNoteRoom * place.unit;
  return room;
}

// "1,234,567"
std::string number(std::size_t value) {
  std::string digits = std::to_string(value);
  for (std::size_t at = digits.size(); at > 3;) digits.insert(at -= 3, ",");
  return digits;
}

void add_remarks(std::size_t given, std::size_t outside, std::size_t drawn, bool is_thinned,
                 const std::string& what, std::vector<std::string>& remarks) {
  if (outside > 0) {
    remarks.push_back("Not in the picture: " + number(outside) + " of " + number(given) + " " +
                      what + " that lie far from the rest.");
  }
  if (is_thinned && drawn > 0) {
    remarks.push_back("Simplified for the picture, to " + number(drawn) + " of " + number(given) +
                      " " + what + ".");
  }
}

}  // namespace

ScanPane::ScanPane(const ScanPicture& picture, PictureSize page)
    : picture_(picture),
      extent_(scan_extent(picture)),
      mesh_(scan_mesh(picture, extent_, detail_of(page))),
      bounds_(bounds_of(mesh_)),
      ground_(picture, ScanFrame(extent_), bounds_) {}

std::vector<std::string> ScanPane::remarks() const {
  std::vector<std::string> remarks;
  add_remarks(mesh_.faces_given, mesh_.faces_outside, mesh_.faces.size(), mesh_.is_thinned,
              "triangles", remarks);
  add_remarks(mesh_.dots_given, mesh_.dots_outside, mesh_.dots.size(), mesh_.is_thinned, "points",
              remarks);
  remarks.insert(remarks.end(), ground_.remarks().begin(), ground_.remarks().end());
  return remarks;
}

SidesSeen ScanPane::sides_seen(const Place& place) const {
  return viewer::sides_seen(subject(), place.window, above_notes(place));
}

void ScanPane::draw(osg::Group& root, Canvas& canvas, const Place& place, std::size_t side) const {
  const View view = scan_view(subject(), side, place.window, above_notes(place));
  const SceneTexture scene =
      draw_to_texture(scan_scene(mesh_, picture_.layers, ground_, bounds_, view, place.unit), view);
  root.addChild(scene.node);
  canvas.picture(place.window, scene.texture);
  draw_notes(canvas, view, place.unit);
}

// Below what they belong to, or above it where another note is there.
void ScanPane::draw_notes(Canvas& canvas, const View& view, double unit) const {
  const double size = kType * unit;
  std::vector<PageRect> taken;
  for (const ScanGround::Note& note : ground_.notes()) {
    const double wide = canvas.text_width(note.text, size);
    const auto box = [&](double left, double y) {
      const double least = view.window.left + size / 2;
      const double most = view.window.right - size / 2 - wide;
      const double x = std::clamp(left, least, std::max(least, most));
      return PageRect{x, y - 0.6 * size, x + wide, y + 0.6 * size};
    };
    // On the side of the middle where what is aslant is higher.
    const osg::Vec2d a = view.project(note.left);
    const osg::Vec2d b = view.project(note.right);
    const osg::Vec2d middle = (a + b) / 2;
    const double rise = (b.y() - a.y()) / std::max(1.0, std::abs(b.x() - a.x()));
    const double share = rise > 0.1 ? 0 : rise < -0.1 ? 1 : 0.5;
    PageRect place = box(middle.x() - share * wide, middle.y() - 0.9 * size);
    const bool is_taken = std::any_of(taken.begin(), taken.end(), [&](const PageRect& other) {
      return other.grown(0.5 * size).overlap(place) > 0;
    });
    const osg::Vec2d over = view.project(note.over);
    if (is_taken) place = box(over.x() - wide / 2, over.y() + 0.95 * size);
    taken.push_back(place);
    canvas.rimmed_text(note.text, {(place.left + place.right) / 2, (place.bottom + place.top) / 2},
                       size, colours::kInk, with_alpha(colours::kWhite, 0.8F));
  }
}

}  // namespace parapet::viewer
