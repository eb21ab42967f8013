#include "cli/exit_status.h"

#include <iostream>

namespace parapet::cli {

ExitStatus report(const Fault& fault, ExitStatus status) {
  std::cerr << "parapet: " << to_text(fault) << "\n";
  return status;
}

}  // namespace parapet::cli
