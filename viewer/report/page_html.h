#pragma once

#include <string>

#include "viewer/report/dispute_page.h"
#include "viewer/report/report_model.h"

namespace parapet::viewer {

// What was made of a page's ruling before it is set.
struct PageContents {
  std::string picture;  // PNG; empty: none
  PictureSize picture_size;
  std::string glb;  // empty: nothing to turn
  std::optional<ReportModel> model;
  std::vector<std::string> remarks;      // on what is left out, in sentences
  const PageScripts* scripts = nullptr;  // of a page with a model
  bool with_dispute = true;
};

// The page as HTML.
std::string page_html(const DisputePage& page, const PageContents& contents);

}  // namespace parapet::viewer
