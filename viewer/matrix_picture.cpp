#include "viewer/matrix_picture.h"

#include <algorithm>
#include <osg/Image>

#include "rules/files/whole_file.h"
#include "viewer/failure.h"
#include "viewer/png_file.h"

namespace parapet::viewer {

Result<void> write_matrix_picture(const std::string& path, int width, int height,
                                  std::span<const std::uint8_t> pixels) {
  const std::size_t count = width > 0 && height > 0
                                ? static_cast<std::size_t>(width) * static_cast<std::size_t>(height)
                                : 0;
  if (count == 0 || (pixels.size() != count && pixels.size() != 3 * count)) {
    return failure(
        "bad-picture", path, std::to_string(pixels.size()) + " bytes",
        "1 or 3 for each of " + std::to_string(width) + " x " + std::to_string(height) + " pixels");
  }
  const std::size_t channels = pixels.size() / count;
  const std::size_t row = static_cast<std::size_t>(width) * channels;
  osg::ref_ptr<osg::Image> image = new osg::Image;
  image->allocateImage(width, height, 1, channels == 1 ? GL_LUMINANCE : GL_RGB, GL_UNSIGNED_BYTE);
  for (int y = 0; y < height; ++y) {  // an osg::Image starts at the bottom
    const auto from = pixels.subspan(static_cast<std::size_t>(y) * row, row);
    std::copy(from.begin(), from.end(), image->data(0, static_cast<unsigned>(height - 1 - y)));
  }
  return encode_png(*image).and_then(
      [&](const std::string& bytes) { return write_whole_file(path, bytes); });
}

}  // namespace parapet::viewer
