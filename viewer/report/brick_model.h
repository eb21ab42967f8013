#pragma once

#include <vector>

#include "viewer/report/report_model.h"

namespace parapet::viewer {

// Of the states of a brick board, which show the same part of it.
ReportModel brick_model(const std::vector<const BrickPicture*>& states, ReportDetail detail);

}  // namespace parapet::viewer
