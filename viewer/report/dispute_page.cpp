#include "viewer/report/dispute_page.h"

#include <array>
#include <cmath>

#include "rules/files/whole_file.h"
#include "viewer/failure.h"
#include "viewer/picture_checks.h"
#include "viewer/report/page_data.h"
#include "viewer/report/page_html.h"
#include "viewer/report/web_files.h"

namespace parapet::viewer {
namespace {

std::size_t in_base64(std::size_t bytes) { return (bytes + 2) / 3 * 4; }

PictureSize scaled(PictureSize size, double by) {
  return {static_cast<int>(std::lround(size.width * by)),
          static_cast<int>(std::lround(size.height * by))};
}

// As large as there is room for.
Result<void> add_picture(PageContents& contents, const Shown& shown, std::size_t room) {
  for (const double by : {1.0, 0.75, 0.5, 0.35}) {
    contents.picture_size = scaled(size_of(shown), by);
    auto png = make_picture(shown, contents.picture_size);
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

// A picture alone, nothing that can be turned.
bool is_flat(const Shown& shown) {
  return std::holds_alternative<ProfilePicture>(shown.picture) ||
         std::holds_alternative<NetworkPicture>(shown.picture) ||
         std::holds_alternative<BridgePicture>(shown.picture);
}

struct Check {
  Result<void> operator()(const BoardPicture& picture) const { return check_board(picture); }
  Result<void> operator()(const ChangePicture& picture) const {
    return check_board(picture.before).and_then([&picture] { return check_board(picture.after); });
  }
  Result<void> operator()(const BrickPicture& picture) const { return check_bricks(picture, {}); }
  Result<void> operator()(const BrickChange& picture) const {
    return check_bricks(picture.before, {}).and_then([&picture] {
      return check_bricks(picture.after, {});
    });
  }
  Result<void> operator()(const ProfilePicture&) const { return {}; }
  Result<void> operator()(const NetworkPicture& picture) const {
    return check_network(picture, {});
  }
  Result<void> operator()(const BridgePicture& picture) const { return check_bridge(picture, {}); }
};

// As fine as there is room for.
void add_model(PageContents& contents, const Shown& shown, std::size_t room) {
  for (const ReportDetail detail : {ReportDetail::all, ReportDetail::flat_figures,
                                    ReportDetail::no_studs, ReportDetail::no_outlines}) {
    if (detail == ReportDetail::no_studs && !is_of_bricks(shown)) continue;
    std::optional<ReportModel> model = report_model(shown, detail);
    if (!model) break;
    std::string glb = write_glb(model->nodes);
    if (in_base64(glb.size()) + page_data(*model).size() > room) continue;
    model->nodes.clear();
    for (std::string& sentence : simplified(detail, is_of_bricks(shown))) {
      contents.remarks.push_back(std::move(sentence));
    }
    contents.glb = std::move(glb);
    contents.model = std::move(model);
    return;
  }
  contents.remarks.push_back("The board is too large to be turned on a page.");
}

std::size_t less(std::size_t from, std::size_t what) { return from > what ? from - what : 0; }

}  // namespace

Result<std::string> make_dispute_page(const DisputePage& page, const std::string& scripts_folder) {
  constexpr std::size_t kOwnWords = 20'000;  // round what is shown
  constexpr std::size_t kForPicture = 300'000;
  PageContents contents;
  std::size_t used = page_html(page, contents).size();
  if (used + kOwnWords > kMostPageBytes) {
    contents.with_dispute = false;
    used = page_html(page, contents).size();
  }
  if (used > kMostPageBytes) {
    return failure("limit", "", std::to_string(used) + " bytes of text",
                   "a page of at most " + std::to_string(kMostPageBytes) + " bytes");
  }
  if (!page.shown) return page_html(page, contents);
  if (const auto fine = std::visit(Check(), page.shown->picture); !fine) {
    return Failure(fine.error());
  }

  PageScripts scripts;
  if (!is_flat(*page.shown)) {
    auto read = read_page_scripts(scripts_folder);
    if (!read) return Failure(read.error());
    scripts = *std::move(read);
    contents.scripts = &scripts;
    const std::size_t carried = scripts.three.size() + scripts.controls.size() +
                                scripts.loader.size() + page_script().size();
    add_model(contents, *page.shown,
              less(kMostPageBytes, used + carried + kOwnWords + kForPicture));
  }
  used = page_html(page, contents).size();
  const auto added = add_picture(contents, *page.shown, less(kMostPageBytes, used + kOwnWords));
  if (!added) return Failure(added.error());
  return page_html(page, contents);
}

Result<void> write_dispute_page(const DisputePage& page, const std::string& scripts_folder,
                                const std::string& path) {
  return make_dispute_page(page, scripts_folder).and_then([&path](const std::string& html) {
    return write_whole_file(path, html);
  });
}

}  // namespace parapet::viewer
