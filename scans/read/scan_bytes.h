#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "geometry/numbers/result.h"
#include "scans/read/read_scan.h"

namespace parapet::scans {

// What a reader in a process of its own answers, as bytes for a pipe. The shape of a scan must be a
// Surface or Heights.
std::string to_bytes(const Result<Scan>& scan);

// Back again. A process that went astray may have written anything: an answer that does not keep
// the promises of a Scan is the fault "reader-failed".
Result<Scan> from_bytes(std::string_view bytes, const std::string& path, const ReadLimits& limits);

// `read`, done in a process of its own within `limits` (child_process.h).
Result<Scan> read_apart(const std::function<Result<Scan>()>& read, const std::string& path,
                        const ReadLimits& limits);

}  // namespace parapet::scans
