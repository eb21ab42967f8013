#include "scans/read/read_tiff.h"

#include <tiffio.h>

#include <algorithm>
#include <bit>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <memory>
#include <utility>

#include "scans/read/byte_cursor.h"
#include "scans/read/geo_placement.h"
#include "scans/read/read_faults.h"
#include "scans/read/scan_bytes.h"
#include "scans/read/text_words.h"

namespace parapet::scans {
namespace {

constexpr std::uint32_t kPixelScale = 33550;
constexpr std::uint32_t kTiePoint = 33922;
constexpr std::uint32_t kDirectory = 34735;
constexpr std::uint32_t kNoData = 42113;

constexpr std::uint32_t kMostTileSide = 1 << 16;

// The file in memory, and what libtiff complains of first.
struct Source {
  std::string_view bytes;
  std::uint64_t at = 0;
  std::string error;
};

tmsize_t on_read(thandle_t handle, void* to, tmsize_t count) {
  Source& source = *static_cast<Source*>(handle);
  if (source.at >= source.bytes.size() || count < 0) return 0;
  const std::size_t taken =
      std::min(static_cast<std::size_t>(count), source.bytes.size() - source.at);
  std::memcpy(to, source.bytes.data() + source.at, taken);
  source.at += taken;
  return static_cast<tmsize_t>(taken);
}

tmsize_t on_write(thandle_t, void*, tmsize_t) { return 0; }

toff_t on_seek(thandle_t handle, toff_t offset, int from) {
  Source& source = *static_cast<Source*>(handle);
  if (from == SEEK_SET) source.at = offset;
  if (from == SEEK_CUR) source.at += offset;
  if (from == SEEK_END) source.at = source.bytes.size() + offset;
  return source.at;
}

int on_close(thandle_t) { return 0; }

toff_t on_size(thandle_t handle) { return static_cast<Source*>(handle)->bytes.size(); }

int on_error(TIFF*, void* user, const char*, const char* format, va_list words) {
  char text[200];
  std::vsnprintf(text, sizeof text, format, words);
  Source& source = *static_cast<Source*>(user);
  if (source.error.empty()) source.error = text;
  return 1;  // said: nothing goes to the terminal
}

int on_warning(TIFF*, void*, const char*, const char*, va_list) { return 1; }

struct Closes {
  void operator()(TIFF* tiff) const { TIFFClose(tiff); }
};
using Tiff = std::unique_ptr<TIFF, Closes>;

Tiff open(Source& source, std::size_t most_memory) {
  const std::unique_ptr<TIFFOpenOptions, decltype(&TIFFOpenOptionsFree)> options(
      TIFFOpenOptionsAlloc(), TIFFOpenOptionsFree);
  if (!options) return nullptr;
  TIFFOpenOptionsSetErrorHandlerExtR(options.get(), on_error, &source);
  TIFFOpenOptionsSetWarningHandlerExtR(options.get(), on_warning, nullptr);
  TIFFOpenOptionsSetMaxSingleMemAlloc(options.get(), static_cast<tmsize_t>(std::min<std::size_t>(
                                                         most_memory, std::size_t{1} << 40)));
  return Tiff(TIFFClientOpenExt("scan", "rm", &source, on_read, on_write, on_seek, on_close,
                                on_size, nullptr, nullptr, options.get()));
}

template <class Number>
std::span<const Number> tag_of(TIFF* tiff, std::uint32_t tag) {
  const TIFFField* field = TIFFFieldWithTag(tiff, tag);
  const Number* numbers = nullptr;
  if (field == nullptr || TIFFFieldPassCount(field) == 0) return {};
  const TIFFDataType type = TIFFFieldDataType(field);
  const bool fits = sizeof(Number) == 8   ? type == TIFF_DOUBLE
                    : sizeof(Number) == 2 ? type == TIFF_SHORT
                                          : type == TIFF_ASCII;
  if (!fits) return {};
  if (TIFFFieldReadCount(field) == TIFF_VARIABLE2) {
    std::uint32_t count = 0;
    if (TIFFGetField(tiff, tag, &count, &numbers) == 0 || numbers == nullptr) return {};
    return {numbers, count};
  }
  std::uint16_t count = 0;
  if (TIFFGetField(tiff, tag, &count, &numbers) == 0 || numbers == nullptr) return {};
  return {numbers, count};
}

// How the numbers of a picture are written.
struct Layout {
  std::uint32_t width = 0;
  std::uint32_t height = 0;
  std::uint16_t bits = 1;
  std::uint16_t channels = 1;
  std::uint16_t kind = SAMPLEFORMAT_UINT;
  std::uint16_t planes = PLANARCONFIG_CONTIG;
  std::uint16_t colours = PHOTOMETRIC_MINISBLACK;
};

Layout layout_of(TIFF* tiff) {
  Layout layout;
  TIFFGetField(tiff, TIFFTAG_IMAGEWIDTH, &layout.width);
  TIFFGetField(tiff, TIFFTAG_IMAGELENGTH, &layout.height);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_BITSPERSAMPLE, &layout.bits);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_SAMPLESPERPIXEL, &layout.channels);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_SAMPLEFORMAT, &layout.kind);
  TIFFGetFieldDefaulted(tiff, TIFFTAG_PLANARCONFIG, &layout.planes);
  TIFFGetField(tiff, TIFFTAG_PHOTOMETRIC, &layout.colours);
  return layout;
}

bool is_readable(const Layout& layout) {
  if (layout.channels == 0) return false;
  if (layout.kind == SAMPLEFORMAT_IEEEFP) return layout.bits == 32 || layout.bits == 64;
  return (layout.kind == SAMPLEFORMAT_UINT || layout.kind == SAMPLEFORMAT_INT) &&
         (layout.bits == 8 || layout.bits == 16 || layout.bits == 32);
}

// libtiff has put the bytes in this machine's order.
double number_of_pixel(const unsigned char* raw, const Layout& layout) {
  const std::string_view bytes(reinterpret_cast<const char*>(raw), layout.bits / 8);
  constexpr ByteOrder kOwn =
      std::endian::native == std::endian::little ? ByteOrder::little : ByteOrder::big;
  ByteCursor cursor(bytes, kOwn);
  const bool sign = layout.kind == SAMPLEFORMAT_INT;
  if (layout.kind == SAMPLEFORMAT_IEEEFP) {
    return layout.bits == 64 ? cursor.next<double>() : static_cast<double>(cursor.next<float>());
  }
  if (layout.bits == 8) return sign ? cursor.next<std::int8_t>() : cursor.next<std::uint8_t>();
  if (layout.bits == 16) return sign ? cursor.next<std::int16_t>() : cursor.next<std::uint16_t>();
  return sign ? static_cast<double>(cursor.next<std::int32_t>())
              : static_cast<double>(cursor.next<std::uint32_t>());
}

// A part of the picture: a strip of whole rows, or a tile.
struct Part {
  std::uint32_t width = 0;
  std::uint32_t height = 0;
  std::vector<unsigned char> bytes;
};

void copy(const Part& part, std::uint32_t left, std::uint32_t top, const Layout& layout,
          const std::optional<double>& no_data, Heights& heights) {
  const bool together = layout.planes == PLANARCONFIG_CONTIG;
  const std::size_t pixel = std::size_t{layout.bits} / 8 * (together ? layout.channels : 1);
  const std::uint32_t right = std::min(layout.width - left, part.width);
  const std::uint32_t bottom = std::min(layout.height - top, part.height);
  for (std::uint32_t y = 0; y < bottom; ++y) {
    for (std::uint32_t x = 0; x < right; ++x) {
      const double value =
          number_of_pixel(part.bytes.data() + (std::size_t{y} * part.width + x) * pixel, layout);
      const bool missing = !is_coordinate(value) || (no_data && value == *no_data);
      if (!missing) heights.heights[std::size_t{top + y} * layout.width + left + x] = value;
    }
  }
}

// False at the first part that cannot be read.
bool read_parts(TIFF* tiff, const Layout& layout, std::size_t most_memory,
                const std::optional<double>& no_data, Heights& heights) {
  Part part{layout.width, layout.height, {}};
  const bool tiled = TIFFIsTiled(tiff) != 0;
  if (tiled) {
    TIFFGetField(tiff, TIFFTAG_TILEWIDTH, &part.width);
    TIFFGetField(tiff, TIFFTAG_TILELENGTH, &part.height);
    if (part.width > kMostTileSide || part.height > kMostTileSide) return false;
  } else {
    TIFFGetFieldDefaulted(tiff, TIFFTAG_ROWSPERSTRIP, &part.height);
    part.height = std::min(part.height, layout.height);
  }
  const std::uint64_t size = tiled ? TIFFTileSize64(tiff) : TIFFStripSize64(tiff);
  const std::size_t channels = layout.planes == PLANARCONFIG_CONTIG ? layout.channels : 1;
  const std::uint64_t needed = std::uint64_t{layout.bits} / 8 * channels * part.width * part.height;
  if (part.width == 0 || part.height == 0 || size < needed || size > most_memory) return false;
  part.bytes.resize(size);
  const auto all = static_cast<tmsize_t>(size);
  for (std::uint32_t top = 0; top < layout.height; top += part.height) {
    for (std::uint32_t left = 0; left < layout.width; left += part.width) {
      const tmsize_t read =
          tiled
              ? TIFFReadEncodedTile(tiff, TIFFComputeTile(tiff, left, top, 0, 0), part.bytes.data(),
                                    all)
              : TIFFReadEncodedStrip(tiff, TIFFComputeStrip(tiff, top, 0), part.bytes.data(), all);
      const std::uint64_t rows = std::min(part.height, layout.height - top);
      const std::uint64_t least = tiled ? needed : needed / part.height * rows;
      if (read < 0 || static_cast<std::uint64_t>(read) < least) return false;
      copy(part, left, top, layout, no_data, heights);
    }
  }
  return true;
}

std::optional<double> no_data_of(TIFF* tiff) {
  const std::span<const char> text = tag_of<char>(tiff, kNoData);
  const std::string_view words(text.data(), text.size());
  return number_of(TextWords(words.substr(0, words.find('\0'))).next());
}

}  // namespace

bool is_tiff(std::string_view bytes) {
  const std::string_view mark = bytes.substr(0, 4);
  return mark == std::string_view("II*\0", 4) || mark == std::string_view("MM\0*", 4) ||
         mark == std::string_view("II+\0", 4) || mark == std::string_view("MM\0+", 4);
}

Result<Scan> read_tiff_here(std::string_view bytes, const std::string& path,
                            const ReadLimits& limits) {
  Source source{bytes, 0, {}};
  const Tiff tiff = is_tiff(bytes) ? open(source, limits.most_memory) : nullptr;
  const auto broken = [&](const std::string& what) {
    return bad_scan(path, {}, source.error.empty() ? what : source.error, "a whole TIFF picture");
  };
  if (!tiff) return broken("other bytes");
  const Layout layout = layout_of(tiff.get());
  const bool grey =
      layout.colours == PHOTOMETRIC_MINISBLACK || layout.colours == PHOTOMETRIC_MINISWHITE;
  if (!grey || !is_readable(layout)) {
    return bad_scan(path, {},
                    grey ? "numbers of " + std::to_string(layout.bits) + " bits, kind " +
                               std::to_string(layout.kind)
                         : std::string("a picture in colours"),
                    "heights: one number a pixel, whole or floating");
  }
  if (layout.width == 0 || layout.height == 0) return broken("a picture without pixels");
  if (layout.width > limits.most_points / layout.height) {
    return over_limit(
        path, {}, std::to_string(layout.width) + " x " + std::to_string(layout.height) + " heights",
        "at most " + std::to_string(limits.most_points));
  }
  Heights heights;
  heights.columns = static_cast<int>(layout.width);
  heights.rows = static_cast<int>(layout.height);
  heights.heights.resize(std::size_t{layout.width} * layout.height);
  if (!read_parts(tiff.get(), layout, limits.most_memory, no_data_of(tiff.get()), heights)) {
    return broken("a picture that is cut off");
  }
  const GeoPlacement placement =
      geo_placement(tag_of<double>(tiff.get(), kPixelScale), tag_of<double>(tiff.get(), kTiePoint),
                    tag_of<std::uint16_t>(tiff.get(), kDirectory), layout.height);
  heights.spacing_x = placement.spacing_x;
  heights.spacing_y = placement.spacing_y;
  Scan scan;
  scan.format = "TIFF heights";
  scan.unit_mm = placement.unit_mm;
  scan.up = UpAxis::z;
  if (!placement.note.empty()) scan.notes.push_back(placement.note);
  if (layout.bits == 8) {
    scan.notes.push_back(
        "Its heights come in 256 steps at most: slopes are terraces. Export 16 bits for smooth "
        "ones.");
  }
  if (layout.channels > 1) scan.notes.push_back("Only the first of its channels was read.");
  if (TIFFLastDirectory(tiff.get()) == 0) {
    scan.notes.push_back("Only the first of its pictures was read.");
  }
  scan.shape = std::move(heights);
  return scan;
}

Result<Scan> read_tiff(std::string_view bytes, const std::string& path, const ReadLimits& limits) {
  return read_apart([&] { return read_tiff_here(bytes, path, limits); }, path, limits);
}

}  // namespace parapet::scans
