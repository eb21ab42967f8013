#pragma once

#include <string>
#include <vector>

#include "viewer/bare_scan_pictures.h"
#include "viewer/report/import_page.h"

namespace parapet::viewer {

// The page of an import as HTML, with the first of its pictures, as many as were drawn. Their
// titles, captions and legends are set as text.
std::string import_html(const ImportPage& page, const std::vector<BareScanPicture>& drawn,
                        PictureSize size);

}  // namespace parapet::viewer
