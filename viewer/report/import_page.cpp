#include "viewer/report/import_page.h"

#include <algorithm>
#include <cmath>

#include "viewer/failure.h"
#include "viewer/report/import_html.h"

namespace parapet::viewer {
namespace {

constexpr PictureSize kLargest{1000, 750};
constexpr double kSmallest = 0.4;  // of that
constexpr int kMostTries = 3;

PictureSize scaled(double by) {
  return {static_cast<int>(std::lround(kLargest.width * by)),
          static_cast<int>(std::lround(kLargest.height * by))};
}

}  // namespace

Result<std::string> make_import_page(const ImportPage& page, std::size_t most_bytes) {
  const std::size_t words = import_html(page, {}, kLargest).size();
  if (words > most_bytes) {
    return failure("limit", "", std::to_string(words) + " bytes of text",
                   "a page of at most " + std::to_string(most_bytes) + " bytes");
  }
  double by = 1;
  for (int left = kMostTries; !page.pictures.empty(); --left) {
    auto drawn = make_bare_scan_pictures(page.pictures, scaled(by));
    if (!drawn) return Failure(drawn.error());
    std::string html = import_html(page, *drawn, scaled(by));
    if (html.size() <= most_bytes) return html;
    if (left == 0 || by <= kSmallest) {
      while (html.size() > most_bytes) {  // with none of them it is short enough
        drawn->pop_back();
        html = import_html(page, *drawn, scaled(by));
      }
      return html;
    }
    // Bytes go with the area, if not quite: a smaller picture is a denser one.
    const double room = static_cast<double>(most_bytes - words);
    const double used = static_cast<double>(html.size() - words);
    by = std::max(kSmallest, by * 0.9 * std::sqrt(room / used));
  }
  return import_html(page, {}, kLargest);
}

}  // namespace parapet::viewer
