#pragma once

#include <string_view>

namespace parapet::viewer {

// The files of the folder web/, as they are.
std::string_view page_style();    // page.css
std::string_view import_style();  // import.css, what pages of imports have beside it
std::string_view page_script();   // model.js, camera.js and page.js

}  // namespace parapet::viewer
