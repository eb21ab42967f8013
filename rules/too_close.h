#pragma once

#include <string>

namespace parapet {

// A verdict on scanned terrain whose margin does not exceed what the scan may be off (formats.md,
// too_close). Millimetres as the protocol writes fractions: "4/5".
struct TooClose {
  std::string margin_mm;
  std::string error_mm;
  std::string would_settle;  // what to do at the table, for people

  friend bool operator==(const TooClose&, const TooClose&) = default;
};

}  // namespace parapet
