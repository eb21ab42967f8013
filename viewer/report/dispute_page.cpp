#include "viewer/report/dispute_page.h"

#include <array>
#include <cmath>

#include "rules/files/whole_file.h"
#include "viewer/failure.h"
#include "viewer/report/page_html.h"

namespace parapet::viewer {
namespace {

constexpr std::size_t kPictureShare = 2;  // at most one of so many parts of the room for both

std::size_t in_base64(std::size_t bytes) { return (bytes + 2) / 3 * 4; }

struct MakePicture {
  PictureSize size;
  Result<std::string> operator()(const ChangePicture& picture) const {
    return make_change_picture(picture, size);
  }
  Result<std::string> operator()(const BrickChange& picture) const {
    return make_change_picture(picture, size);
  }
  template <typename Picture>
  Result<std::string> operator()(const Picture& picture) const {
    return make_picture(picture, size);
  }
};

PictureSize scaled(PictureSize size, double by) {
  return {static_cast<int>(std::lround(size.width * by)),
          static_cast<int>(std::lround(size.height * by))};
}

// As large as there is room for.
Result<void> add_picture(PageContents& contents, const Shown& shown, std::size_t room) {
  for (const double by : {1.0, 0.75, 0.5, 0.35}) {
    contents.picture_size = scaled(size_of(shown), by);
    auto png = std::visit(MakePicture{contents.picture_size}, shown.picture);
    if (!png) return Failure(png.error());
    if (in_base64(png->size()) > room) continue;
    contents.picture = *std::move(png);
    return {};
  }
  contents.remarks.push_back("The picture is left out: it is too large for a page.");
  return {};
}

bool is_of_bricks(const Shown& shown) {
  return std::holds_alternative<BrickPicture>(shown.picture) ||
         std::holds_alternative<BrickChange>(shown.picture);
}

// As fine as there is room for.
void add_model(PageContents& contents, const Shown& shown, std::size_t room) {
  for (const ReportDetail detail :
       {ReportDetail::all, ReportDetail::no_studs, ReportDetail::no_outlines}) {
    std::optional<ReportModel> model = report_model(shown, detail);
    if (!model) break;
    std::string glb = write_glb(model->nodes);
    if (in_base64(glb.size()) > room) {
      if (!is_of_bricks(shown)) break;  // nothing of tiles can be left out
      continue;
    }
    model->nodes.clear();
    contents.remarks.insert(contents.remarks.end(), model->simplified.begin(),
                            model->simplified.end());
    contents.glb = std::move(glb);
    contents.model = std::move(model);
    return;
  }
  if (std::holds_alternative<ProfilePicture>(shown.picture)) return;
  contents.remarks.push_back("The board is too large to be turned on a page.");
}

}  // namespace

Result<std::string> make_dispute_page(const DisputePage& page, const std::string& scripts_folder) {
  constexpr std::size_t kSpare = 120'000;  // for labels and the page's own words and style
  PageContents contents;
  std::size_t used = page_html(page, contents).size();
  if (used + kSpare > kMostPageBytes) {
    contents.with_dispute = false;
    used = page_html(page, contents).size();
  }
  if (used > kMostPageBytes) {
    return failure("limit", "", std::to_string(used) + " bytes of text",
                   "a page of at most " + std::to_string(kMostPageBytes) + " bytes");
  }
  if (!page.shown || used + kSpare > kMostPageBytes) return page_html(page, contents);

  const auto scripts = read_page_scripts(scripts_folder);
  if (!scripts) return Failure(scripts.error());
  const std::size_t carried =
      scripts->three.size() + scripts->controls.size() + scripts->loader.size();
  used += kSpare + carried;
  std::size_t room = used < kMostPageBytes ? kMostPageBytes - used : 0;
  if (const auto added = add_picture(contents, *page.shown, room / kPictureShare); !added) {
    return Failure(added.error());
  }
  room -= std::min(room, in_base64(contents.picture.size()));
  add_model(contents, *page.shown, room);
  contents.scripts = &*scripts;
  return page_html(page, contents);
}

Result<void> write_dispute_page(const DisputePage& page, const std::string& scripts_folder,
                                const std::string& path) {
  return make_dispute_page(page, scripts_folder).and_then([&path](const std::string& html) {
    return write_whole_file(path, html);
  });
}

}  // namespace parapet::viewer
