#include "viewer/report/page_scripts.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "rules/files/whole_file.h"
#include "viewer/failure.h"

namespace parapet::viewer {
namespace {

constexpr std::size_t kMost = 4'000'000;  // bytes of one script

// Whether the text would end the element that it stands in, or open a comment in it.
bool ends_script(std::string_view script) {
  std::string lower(script);
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  return lower.find("</script") != std::string::npos || lower.find("<!--") != std::string::npos;
}

}  // namespace

Result<PageScripts> read_page_scripts(const std::string& folder) {
  PageScripts scripts;
  const std::array<std::pair<const char*, std::string*>, 3> files{
      {{"build/three.min.js", &scripts.three},
       {"examples/js/controls/OrbitControls.js", &scripts.controls},
       {"examples/js/loaders/GLTFLoader.js", &scripts.loader}}};
  for (const auto& [name, text] : files) {
    const std::string path = folder + "/" + name;
    auto read = read_whole_file(path, kMost);
    if (!read || ends_script(*read)) {
      return failure("no-three", path, read ? "a script that no page can hold" : "no such script",
                     "the scripts of three.js, as in " + std::string(kThreeFolder) +
                         ": install Debian's package libjs-three, or name their folder in "
                         "PARAPET_THREE");
    }
    std::erase(*read, '\r');  // a browser takes none into what it hashes
    *text = *std::move(read);
  }
  return scripts;
}

}  // namespace parapet::viewer
