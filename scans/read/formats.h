#pragma once

#include <span>
#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "scans/read/read_scan.h"

namespace parapet::scans {

using Reader = Result<Scan> (*)(std::string_view bytes, const std::string& path,
                                const ReadLimits& limits);
using Telling = bool (*)(std::string_view bytes);

// A format that is read.
struct Format {
  std::string_view name;     // for people: "STL"
  std::string_view endings;  // of names, lower case, with spaces between: ".obj .objx"
  Telling tells;             // do these bytes say so? nullptr where bytes cannot tell
  Reader read;
};

// All that are read. The first whose bytes tell wins; the ending decides where none does.
std::span<const Format> formats();

// A format that is known and not read.
struct ForeignFormat {
  std::string_view name;  // "a USDZ archive"
  std::string_view endings;
  Telling tells;             // likewise
  std::string_view instead;  // what to export or do
};

// Their bytes are asked first, their endings last.
std::span<const ForeignFormat> foreign_formats();

}  // namespace parapet::scans
