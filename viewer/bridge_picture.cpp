#include "viewer/bridge_picture.h"

#include "rules/files/whole_file.h"
#include "viewer/page/bridge_page.h"
#include "viewer/page/canvas.h"
#include "viewer/picture_checks.h"
#include "viewer/render.h"

namespace parapet::viewer {
PictureSize size_of(const BridgePicture& picture) {
  return picture.table ? kBridgeTableSize : kBridgeSize;
}

Result<std::string> make_picture(const BridgePicture& picture, PictureSize size) {
  if (const auto fine = check_bridge(picture, size); !fine) return Failure(fine.error());
  const auto font = load_font();
  if (!font) return Failure(font.error());
  return encoded(render_page(draw_bridge_page(picture, size, *font), size));
}

Result<void> write_picture(const BridgePicture& picture, const std::string& path,
                           PictureSize size) {
  return make_picture(picture, size).and_then([&path](const std::string& bytes) {
    return write_whole_file(path, bytes);
  });
}

}  // namespace parapet::viewer
