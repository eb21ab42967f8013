#include "scans/read/read_scan.h"

#include <utility>

#include "scans/read/formats.h"
#include "scans/read/read_faults.h"
#include "scans/read/sniff.h"

namespace parapet::scans {
namespace {

std::string names_of_formats() {
  std::string names;
  for (const Format& format : formats()) {
    if (!names.empty()) names += ", ";
    names += format.name;
  }
  return names;
}

// Told where the name says another thing than the bytes.
std::string misnamed(const Format& format, const std::string& path) {
  const std::string ending = ending_of(path);
  for (const Format& other : formats()) {
    const std::string all = " " + std::string(other.endings) + " ";
    if (ending.empty() || all.find(" " + ending + " ") == std::string::npos) continue;
    if (&other == &format || other.read == format.read) return {};
    return "The name ends in " + ending + ", but the file is " + std::string(format.name) +
           " by its bytes, and was read as that.";
  }
  return {};
}

}  // namespace

Result<Scan> read_scan(std::string_view bytes, const std::string& path, const ReadLimits& limits) {
  if (bytes.empty()) {
    return Failure(Fault{"empty-file", path, {}, "nothing", "a scan: the file has no bytes", {}});
  }
  if (bytes.size() > limits.most_bytes) {
    return over_limit(path, {}, counted(bytes.size(), "byte"),
                      "at most " + std::to_string(limits.most_bytes));
  }
  const Sniffed what = sniff(bytes, path);
  if (what.foreign != nullptr) {
    return not_read(path, std::string(what.foreign->name), std::string(what.foreign->instead));
  }
  if (what.format == nullptr) {
    return Failure(Fault{"unknown-format",
                         path,
                         {},
                         "bytes that no format known here begins with",
                         "one of " + names_of_formats(),
                         {}});
  }
  Result<Scan> scan = what.format->read(bytes, path, limits);
  if (scan && !what.by_ending) {
    std::string note = misnamed(*what.format, path);
    if (!note.empty()) scan->notes.insert(scan->notes.begin(), std::move(note));
  }
  return scan;
}

}  // namespace parapet::scans
