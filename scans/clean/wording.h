#pragma once

#include <cstddef>
#include <string>

namespace parapet::scans {

// "1 face", "2 faces".
std::string counted(std::size_t count, const std::string& one, const std::string& many);

// A length or a volume with three digits that matter: "0.0123", "12.3", "12300".
std::string measured(double value);

}  // namespace parapet::scans
