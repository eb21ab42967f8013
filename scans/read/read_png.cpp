#include "scans/read/read_png.h"

#include <png.h>

#include <csetjmp>
#include <cstring>
#include <utility>

#include "scans/read/read_faults.h"
#include "scans/read/scan_bytes.h"

namespace parapet::scans {
namespace {

constexpr std::string_view kMark = "\x89PNG\r\n\x1a\n";
constexpr std::size_t kMostMemory = std::size_t{1} << 26;  // of a chunk beside the picture

// All that is read, and what libpng reads from. It outlives the jumps that libpng makes at an
// error.
struct Picture {
  std::string_view bytes;
  std::size_t at = 0;
  std::size_t most = 0;  // pixels
  std::size_t width = 0;
  std::size_t height = 0;
  int depth = 0;
  std::size_t channels = 0;
  bool too_large = false;
  std::string error;
  std::vector<png_byte> pixels;
  std::vector<png_bytep> rows;
};

void on_error(png_structp png, png_const_charp message) {
  static_cast<Picture*>(png_get_error_ptr(png))->error = message;
  png_longjmp(png, 1);
}

void on_warning(png_structp, png_const_charp) {}

void on_read(png_structp png, png_bytep to, png_size_t count) {
  Picture& picture = *static_cast<Picture*>(png_get_io_ptr(png));
  if (count > picture.bytes.size() - picture.at) png_error(png, "the file is cut off");
  std::memcpy(to, picture.bytes.data() + picture.at, count);
  picture.at += count;
}

// Nothing in here needs to be destroyed when libpng jumps.
bool decode(png_structp png, png_infop info, Picture& picture) {
  if (setjmp(png_jmpbuf(png)) != 0) return false;
  png_set_read_fn(png, &picture, on_read);
  png_set_user_limits(png, 1'000'000, 1'000'000);
  png_set_chunk_malloc_max(png, kMostMemory);
  png_read_info(png, info);
  picture.width = png_get_image_width(png, info);
  picture.height = png_get_image_height(png, info);
  picture.depth = png_get_bit_depth(png, info);
  picture.too_large = picture.width > picture.most / picture.height;
  if (picture.too_large) return false;
  png_set_expand(png);  // palettes, fewer bits than 8, a clear colour
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  picture.channels = png_get_channels(png, info);
  const std::size_t row = png_get_rowbytes(png, info);
  picture.pixels.resize(row * picture.height);
  picture.rows.resize(picture.height);
  for (std::size_t y = 0; y < picture.height; ++y) {
    picture.rows[y] = picture.pixels.data() + y * row;
  }
  png_read_image(png, picture.rows.data());
  png_read_end(png, nullptr);
  return true;
}

// Heights of the pixels; nothing where one of them has a colour.
std::optional<Heights> heights_of(const Picture& picture) {
  const std::size_t bytes = picture.depth == 16 ? 2 : 1;
  const bool has_clear = picture.channels % 2 == 0;
  const std::size_t greys = picture.channels - (has_clear ? 1 : 0);
  Heights heights;
  heights.columns = static_cast<int>(picture.width);
  heights.rows = static_cast<int>(picture.height);
  heights.heights.reserve(picture.width * picture.height);
  for (std::size_t y = 0; y < picture.height; ++y) {
    for (std::size_t x = 0; x < picture.width; ++x) {
      const png_byte* pixel = picture.rows[y] + x * picture.channels * bytes;
      const auto channel = [&](std::size_t n) {
        return bytes == 2 ? pixel[2 * n] << 8 | pixel[2 * n + 1] : pixel[n];
      };
      if (has_clear && channel(greys) == 0) {
        heights.heights.emplace_back();
        continue;
      }
      for (std::size_t n = 1; n < greys; ++n) {
        if (channel(n) != channel(0)) return std::nullopt;
      }
      heights.heights.emplace_back(channel(0));
    }
  }
  return heights;
}

}  // namespace

bool is_png(std::string_view bytes) { return bytes.substr(0, kMark.size()) == kMark; }

Result<Scan> read_png_here(std::string_view bytes, const std::string& path,
                           const ReadLimits& limits) {
  if (!is_png(bytes)) return bad_scan(path, "byte 0", "other bytes", "the mark of a PNG picture");
  Picture picture;
  picture.bytes = bytes;
  picture.most = limits.most_points;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &picture, on_error, on_warning);
  png_infop info = png == nullptr ? nullptr : png_create_info_struct(png);
  const bool decoded = info != nullptr && decode(png, info, picture);
  if (png != nullptr) png_destroy_read_struct(&png, &info, nullptr);
  if (picture.too_large) {
    return over_limit(
        path, {},
        std::to_string(picture.width) + " x " + std::to_string(picture.height) + " pixels",
        "at most " + std::to_string(limits.most_points));
  }
  if (!decoded) {
    return bad_scan(path, "byte " + std::to_string(picture.at),
                    picture.error.empty() ? "a picture that cannot be read" : picture.error,
                    "a whole PNG picture");
  }
  auto heights = heights_of(picture);
  if (!heights) {
    return bad_scan(path, {}, "a picture in colours",
                    "heights in grey; a plain picture says nothing of heights");
  }
  Scan scan;
  scan.format = std::to_string(picture.depth) + " bit PNG heights";
  scan.up = UpAxis::z;
  if (picture.depth <= 8) {
    scan.notes.push_back("Its heights come in " + std::to_string(1 << picture.depth) +
                         " steps at most: slopes are terraces. Export 16 bits for smooth ones.");
  }
  scan.shape = *std::move(heights);
  return scan;
}

Result<Scan> read_png(std::string_view bytes, const std::string& path, const ReadLimits& limits) {
  return read_apart([&] { return read_png_here(bytes, path, limits); }, path, limits);
}

}  // namespace parapet::scans
