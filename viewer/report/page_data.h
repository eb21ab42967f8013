#pragma once

#include <string>

#include "viewer/report/report_model.h"

namespace parapet::viewer {

// What the page's script has to know of a model, as JSON: names of nodes and labels, places in the
// axes of glTF.
std::string page_data(const ReportModel& model);

}  // namespace parapet::viewer
