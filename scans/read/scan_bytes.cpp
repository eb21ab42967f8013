#include "scans/read/scan_bytes.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <optional>
#include <utility>

#include "scans/read/child_process.h"
#include "scans/read/read_faults.h"
#include "scans/read/text_words.h"

namespace parapet::scans {
namespace {

class Writer {
 public:
  void number(std::uint64_t value) { raw(&value, sizeof value); }
  void text(const std::string& value) {
    number(value.size());
    bytes_ += value;
  }
  template <class Value>
  void list(const std::vector<Value>& values) {
    number(values.size());
    raw(values.data(), values.size() * sizeof(Value));
  }
  void raw(const void* data, std::size_t size) {
    bytes_.append(static_cast<const char*>(data), size);
  }
  std::string take() { return std::move(bytes_); }

 private:
  std::string bytes_;
};

// Past the end everything is empty, and `good` false from then on.
class Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}

  bool good() const { return good_; }
  bool at_end() const { return bytes_.empty(); }
  std::uint64_t number() {
    std::uint64_t value = 0;
    raw(&value, sizeof value);
    return value;
  }
  std::string text() {
    const std::uint64_t size = number();
    if (!has(size)) return {};
    std::string value(bytes_.substr(0, size));
    bytes_.remove_prefix(size);
    return value;
  }
  template <class Value>
  std::vector<Value> list(std::size_t most) {
    const std::uint64_t count = number();
    if (count > most || !has(count * sizeof(Value))) {
      good_ = false;
      return {};
    }
    std::vector<Value> values(count);
    raw(values.data(), count * sizeof(Value));
    return values;
  }

 private:
  bool has(std::uint64_t size) {
    good_ = good_ && size <= bytes_.size();
    return good_;
  }
  void raw(void* data, std::size_t size) {
    if (!has(size) || size == 0) return;
    std::memcpy(data, bytes_.data(), size);
    bytes_.remove_prefix(size);
  }

  std::string_view bytes_;
  bool good_ = true;
};

constexpr std::uint64_t kScan = 0x5C4A;
constexpr std::uint64_t kFault = 0xFA17;
constexpr std::uint64_t kSurface = 1;
constexpr std::uint64_t kHeights = 2;

constexpr double kNoHeight = std::numeric_limits<double>::infinity();

bool keeps_promises(const Surface& surface) {
  return std::all_of(surface.points.begin(), surface.points.end(),
                     [](const Vector3& point) {
                       return is_coordinate(point.x) && is_coordinate(point.y) &&
                              is_coordinate(point.z);
                     }) &&
         std::all_of(surface.faces.begin(), surface.faces.end(), [&](const Face& face) {
           return std::all_of(face.begin(), face.end(),
                              [&](std::uint32_t n) { return n < surface.points.size(); });
         });
}

std::optional<Heights> next_heights(Reader& in, const ReadLimits& limits) {
  const std::uint64_t columns = in.number();
  const std::uint64_t rows = in.number();
  const std::vector<double> spacing = in.list<double>(2);
  const std::vector<double> numbers = in.list<double>(limits.most_points);
  const bool sound = in.good() && spacing.size() == 2 && spacing[0] > 0 && spacing[1] > 0 &&
                     columns <= limits.most_points && rows <= limits.most_points &&
                     columns * rows == numbers.size();
  if (!sound) return std::nullopt;
  Heights heights;
  heights.columns = static_cast<int>(columns);
  heights.rows = static_cast<int>(rows);
  heights.spacing_x = spacing[0];
  heights.spacing_y = spacing[1];
  heights.heights.reserve(numbers.size());
  for (const double number : numbers) {
    if (is_coordinate(number)) {
      heights.heights.emplace_back(number);
    } else if (number == kNoHeight) {
      heights.heights.emplace_back();
    } else {
      return std::nullopt;
    }
  }
  return heights;
}

Failure astray(const std::string& path) {
  return Failure(Fault{"reader-failed",
                       path,
                       {},
                       "file rejected: its reader's answer makes no sense",
                       "a file that its reader can take: try to export it as STL, OBJ or PLY",
                       {}});
}

}  // namespace

std::string to_bytes(const Result<Scan>& scan) {
  Writer out;
  if (!scan) {
    const Fault& fault = scan.error();
    out.number(kFault);
    for (const std::string* text :
         {&fault.code, &fault.place, &fault.found, &fault.expected, &fault.excerpt}) {
      out.text(*text);
    }
    return out.take();
  }
  out.number(kScan);
  out.text(scan->format);
  out.list(std::vector<double>(scan->unit_mm ? 1 : 0, scan->unit_mm.value_or(0)));
  out.number(!scan->up ? 0 : *scan->up == UpAxis::y ? 1 : 2);
  out.number(scan->notes.size());
  for (const std::string& note : scan->notes) out.text(note);
  if (const auto* heights = std::get_if<Heights>(&scan->shape)) {
    out.number(kHeights);
    out.number(static_cast<std::uint64_t>(heights->columns));
    out.number(static_cast<std::uint64_t>(heights->rows));
    out.list(std::vector<double>{heights->spacing_x, heights->spacing_y});
    std::vector<double> numbers;
    numbers.reserve(heights->heights.size());
    for (const auto& height : heights->heights) numbers.push_back(height.value_or(kNoHeight));
    out.list(numbers);
    return out.take();
  }
  out.number(kSurface);
  const auto& surface = std::get<Surface>(scan->shape);
  out.list(surface.points);
  out.list(surface.faces);
  return out.take();
}

Result<Scan> from_bytes(std::string_view bytes, const std::string& path, const ReadLimits& limits) {
  constexpr std::size_t kMostNotes = 1000;
  Reader in(bytes);
  const std::uint64_t kind = in.number();
  if (kind == kFault) {
    Fault fault;
    fault.file = path;
    for (std::string* text :
         {&fault.code, &fault.place, &fault.found, &fault.expected, &fault.excerpt}) {
      *text = in.text();
    }
    if (!in.good() || fault.code.empty()) return astray(path);
    return Failure(std::move(fault));
  }
  if (kind != kScan) return astray(path);
  Scan scan;
  scan.format = in.text();
  const auto unit = in.list<double>(1);
  if (!unit.empty()) scan.unit_mm = unit.front();
  const std::uint64_t up = in.number();
  if (up == 1) scan.up = UpAxis::y;
  if (up == 2) scan.up = UpAxis::z;
  const std::uint64_t notes = in.number();
  for (std::uint64_t n = 0; n < std::min<std::uint64_t>(notes, kMostNotes) && in.good(); ++n) {
    scan.notes.push_back(in.text());
  }
  const std::uint64_t shape = in.number();
  if (shape == kHeights) {
    auto heights = next_heights(in, limits);
    if (!heights || !in.at_end()) return astray(path);
    scan.shape = *std::move(heights);
    return scan;
  }
  if (shape != kSurface) return astray(path);
  Surface surface;
  surface.points = in.list<Vector3>(limits.most_points);
  surface.faces = in.list<Face>(limits.most_faces);
  if (!in.good() || !in.at_end() || !keeps_promises(surface)) return astray(path);
  scan.shape = std::move(surface);
  return scan;
}

Result<Scan> read_apart(const std::function<Result<Scan>()>& read, const std::string& path,
                        const ReadLimits& limits) {
  constexpr std::size_t kRest = std::size_t{1} << 20;  // all that is no point or face
  const ChildLimits child{
      limits.most_memory, limits.most_seconds,
      limits.most_points * sizeof(Vector3) + limits.most_faces * sizeof(Face) + kRest};
  const auto answer = in_child_process([&] { return to_bytes(read()); }, path, child);
  if (!answer) return Failure(answer.error());
  return from_bytes(*answer, path, limits);
}

}  // namespace parapet::scans
