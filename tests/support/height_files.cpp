#include "tests/support/height_files.h"

#include <png.h>
#include <tiffio.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "tests/support/scan_bytes.h"

namespace parapet::testing {
namespace {

void append(png_structp png, png_bytep bytes, png_size_t count) {
  static_cast<std::string*>(png_get_io_ptr(png))
      ->append(reinterpret_cast<const char*>(bytes), count);
}

// A number as it lies in this machine's memory.
void put_own(std::string& row, double value, int bits, int kind) {
  ScanBytes bytes(std::endian::native == std::endian::big);
  if (kind == 3) {
    if (bits == 64) {
      bytes.put(value);
    } else {
      bytes.put(static_cast<float>(value));
    }
  } else {
    const auto whole = static_cast<std::int64_t>(value);
    if (bits == 8) bytes.put(static_cast<std::uint8_t>(whole));
    if (bits == 16) bytes.put(static_cast<std::uint16_t>(whole));
    if (bits == 32) bytes.put(static_cast<std::uint32_t>(whole));
  }
  row += bytes.bytes();
}

const TIFFFieldInfo kGeoFields[] = {
    {33550, -1, -1, TIFF_DOUBLE, FIELD_CUSTOM, 1, 1, const_cast<char*>("ModelPixelScale")},
    {33922, -1, -1, TIFF_DOUBLE, FIELD_CUSTOM, 1, 1, const_cast<char*>("ModelTiepoint")},
    {34735, -1, -1, TIFF_SHORT, FIELD_CUSTOM, 1, 1, const_cast<char*>("GeoKeyDirectory")},
    {42113, -1, -1, TIFF_ASCII, FIELD_CUSTOM, 1, 0, const_cast<char*>("GDAL_NODATA")},
};

}  // namespace

std::string png_file(int columns, int rows, int depth, int kind, const HeightAt& height,
                     bool tints) {
  std::string bytes;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
  png_infop info = png_create_info_struct(png);
  png_set_write_fn(png, &bytes, append, nullptr);
  png_set_IHDR(png, info, static_cast<png_uint_32>(columns), static_cast<png_uint_32>(rows), depth,
               kind, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  const int channels = kind == 2 ? 3 : kind == 4 ? 2 : 1;
  for (int row = 0; row < rows; ++row) {
    std::vector<png_byte> line;
    for (int column = 0; column < columns; ++column) {
      const int value = static_cast<int>(height(column, row));
      for (int channel = 0; channel < channels; ++channel) {
        int number = value < 0 ? 0 : value;
        if (kind == 4 && channel == 1) number = value < 0 ? 0 : (1 << depth) - 1;
        if (tints && channel == 0) ++number;
        if (depth == 16) line.push_back(static_cast<png_byte>(number >> 8));
        line.push_back(static_cast<png_byte>(number & 0xff));
      }
    }
    png_write_row(png, line.data());
  }
  png_write_end(png, nullptr);
  png_destroy_write_struct(&png, &info);
  return bytes;
}

std::string tiff_file(const TiffFile& file, const HeightAt& height) {
  char name[] = "/tmp/parapet-test-tiff-XXXXXX";
  const int handle = mkstemp(name);
  if (handle < 0) throw std::runtime_error("no file for a picture");
  TIFF* tiff = TIFFFdOpen(handle, name, file.big_endian ? "wb" : "wl");
  TIFFMergeFieldInfo(tiff, kGeoFields, 4);
  TIFFSetField(tiff, TIFFTAG_IMAGEWIDTH, file.columns);
  TIFFSetField(tiff, TIFFTAG_IMAGELENGTH, file.rows);
  TIFFSetField(tiff, TIFFTAG_BITSPERSAMPLE, file.bits);
  TIFFSetField(tiff, TIFFTAG_SAMPLESPERPIXEL, 1);
  TIFFSetField(tiff, TIFFTAG_SAMPLEFORMAT, file.kind);
  TIFFSetField(tiff, TIFFTAG_PHOTOMETRIC, PHOTOMETRIC_MINISBLACK);
  TIFFSetField(tiff, TIFFTAG_PLANARCONFIG, PLANARCONFIG_CONTIG);
  TIFFSetField(tiff, TIFFTAG_COMPRESSION,
               file.packed ? COMPRESSION_ADOBE_DEFLATE : COMPRESSION_NONE);
  if (!file.no_data.empty()) TIFFSetField(tiff, 42113, file.no_data.c_str());
  const auto count = [](const auto& list) { return static_cast<int>(list.size()); };
  if (!file.pixel.empty()) TIFFSetField(tiff, 33550, count(file.pixel), file.pixel.data());
  if (!file.tie.empty()) TIFFSetField(tiff, 33922, count(file.tie), file.tie.data());
  if (!file.keys.empty()) TIFFSetField(tiff, 34735, count(file.keys), file.keys.data());
  if (file.tile > 0) {
    TIFFSetField(tiff, TIFFTAG_TILEWIDTH, file.tile);
    TIFFSetField(tiff, TIFFTAG_TILELENGTH, file.tile);
    for (int top = 0; top < file.rows; top += file.tile) {
      for (int left = 0; left < file.columns; left += file.tile) {
        std::string part;
        for (int y = top; y < top + file.tile; ++y) {
          for (int x = left; x < left + file.tile; ++x) {
            const bool inside = x < file.columns && y < file.rows;
            put_own(part, inside ? height(x, y) : 0, file.bits, file.kind);
          }
        }
        TIFFWriteTile(tiff, part.data(), static_cast<std::uint32_t>(left),
                      static_cast<std::uint32_t>(top), 0, 0);
      }
    }
  } else {
    TIFFSetField(tiff, TIFFTAG_ROWSPERSTRIP, 3);
    for (int y = 0; y < file.rows; ++y) {
      std::string row;
      for (int x = 0; x < file.columns; ++x) put_own(row, height(x, y), file.bits, file.kind);
      TIFFWriteScanline(tiff, row.data(), static_cast<std::uint32_t>(y), 0);
    }
  }
  TIFFClose(tiff);
  std::ostringstream bytes;
  bytes << std::ifstream(name, std::ios::binary).rdbuf();
  std::remove(name);
  return bytes.str();
}

std::string ter_file(int columns, int rows, float metres, int scale, int base,
                     const HeightAt& height) {
  ScanBytes bytes;
  bytes.text("TERRAGENTERRAIN SIZE").put(static_cast<std::uint16_t>(columns - 1));
  bytes.put(std::uint16_t{0});
  bytes.text("XPTS").put(static_cast<std::uint16_t>(columns)).put(std::uint16_t{0});
  bytes.text("YPTS").put(static_cast<std::uint16_t>(rows)).put(std::uint16_t{0});
  bytes.text("SCAL").put(metres).put(metres).put(metres);
  bytes.text("ALTW").put(static_cast<std::int16_t>(scale)).put(static_cast<std::int16_t>(base));
  for (int row = rows - 1; row >= 0; --row) {
    for (int column = 0; column < columns; ++column) {
      bytes.put(static_cast<std::int16_t>(height(column, row)));
    }
  }
  return bytes.text("EOF ").bytes();
}

}  // namespace parapet::testing
