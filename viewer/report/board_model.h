#pragma once

#include <vector>

#include "viewer/report/report_model.h"

namespace parapet::viewer {

// Of the states of a tile board, each with its heading. Nothing of a board of too many spaces.
std::optional<ReportModel> board_model(const std::vector<const BoardPicture*>& states,
                                       ReportDetail detail);

}  // namespace parapet::viewer
