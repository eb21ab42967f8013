#pragma once

#include <string>

namespace parapet::test {

// A land as an object, with its segments in no order.
std::string land_text();

// The same with the first `from` in it replaced. REQUIRES: it is there.
std::string changed(const std::string& from, const std::string& to);

}  // namespace parapet::test
