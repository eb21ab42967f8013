#pragma once

#include <string>

#include "geometry/numbers/result.h"

namespace parapet::scans {

// The file breaks the rules of its own format: where, what stands there, what should.
Failure bad_scan(const std::string& path, std::string place, std::string found,
                 std::string expected);

// A format that is known and not read: what it is, and what to export instead.
Failure not_read(const std::string& path, std::string found, std::string instead);

// More of something than ReadLimits allows.
Failure over_limit(const std::string& path, std::string place, std::string found,
                   std::string expected);

// "1 facet", "2 facets".
std::string counted(std::size_t count, const std::string& thing);

// A word of the file for a fault: cut where it is long.
std::string quoted(std::string_view word);

}  // namespace parapet::scans
