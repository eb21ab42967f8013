#pragma once

#include <string>

#include "geometry/numbers/result.h"

namespace parapet::viewer {

// The scripts of three.js that a page carries, as they are.
struct PageScripts {
  std::string three;     // three.min.js
  std::string controls;  // OrbitControls.js
  std::string loader;    // GLTFLoader.js
};

// Where Debian's package libjs-three puts them.
inline constexpr const char* kThreeFolder = "/usr/share/javascript/three";

// Reads them from a folder that is laid out like kThreeFolder. Errors: "no-three" where one of them
// is missing, or is none that could be written into a page.
Result<PageScripts> read_page_scripts(const std::string& folder);

}  // namespace parapet::viewer
