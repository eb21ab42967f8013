#include "geometry/ground/columns.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <unordered_map>
#include <utility>

#include "geometry/ground/column_clip.h"
#include "geometry/ground/scan_column.h"
#include "geometry/numbers/division.h"

namespace parapet {
namespace {

constexpr std::int64_t kMaxColumns = std::int64_t{1} << 24;
constexpr std::int64_t kMaxSpans = std::int64_t{1} << 26;
constexpr std::int32_t kBrickHeight = 96;

// The columns under a body: x from `west` to before `east`, and likewise south.
struct Patch {
  int west = 0;
  int east = 0;
  int north = 0;
  int south = 0;
  std::uint32_t body = 0;

  std::int64_t area() const { return std::int64_t{east - west} * std::int64_t{south - north}; }
};

int column_below(std::int64_t ticks) {
  return static_cast<int>(floor_quotient(ticks, kColumnSide));
}

int column_above(std::int64_t ticks) { return -column_below(-ticks); }

Patch patch_of(const Body& body, std::uint32_t index) {
  if (const Box* box = std::get_if<Box>(&body.shape); box != nullptr && is_flat(*box)) return {};
  const Box box = bounds(body.shape);
  return {column_below(box.lo().x), column_above(box.hi().x), column_below(box.lo().y),
          column_above(box.hi().y), index};
}

// What of a body is over the columns of row y under it, from the west.
std::vector<std::optional<SolidSpan>> spans_of(const Body& body, const Patch& patch, int y) {
  const auto count = static_cast<std::size_t>(patch.east - patch.west);
  if (const ConvexSolid* solid = std::get_if<ConvexSolid>(&body.shape)) {
    return spans_over(*solid, {patch.west, y}, count);
  }
  if (const Box* box = std::get_if<Box>(&body.shape)) {
    return {count, SolidSpan{static_cast<std::int32_t>(box->lo().z),
                             static_cast<std::int32_t>(box->hi().z)}};
  }
  std::vector<std::optional<SolidSpan>> spans(count);
  const auto& triangle = std::get<Triangle>(body.shape);
  for (std::size_t n = 0; n < count; ++n) {
    spans[n] = span_over(triangle, {patch.west + static_cast<int>(n), y});
  }
  return spans;
}

// The lowest point of each piece that is a scan.
using ScanBases = std::unordered_map<std::uint32_t, std::int32_t>;

struct PieceSpan {
  int x = 0;
  std::uint32_t piece = 0;
  SolidSpan span;
  bool is_mesh = false;
  std::optional<FaceOver> face = {};  // of a scan's triangle
};

// Joins spans that go upwards by their bottoms where less than `gap` is between them; gap 1: where
// they touch.
void join_upwards(std::vector<SolidSpan>& spans, std::int32_t gap) {
  std::size_t kept = 0;
  for (const SolidSpan& span : spans) {
    if (kept > 0 && span.bottom - spans[kept - 1].top < gap) {
      spans[kept - 1].top = std::max(spans[kept - 1].top, span.top);
    } else {
      spans[kept++] = span;
    }
  }
  spans.resize(kept);
}

using PieceSpans = std::span<const PieceSpan>;

// What is solid of a piece, from its spans, which go upwards.
void join_piece(PieceSpans spans, const ScanBases& scans, std::vector<SolidSpan>& joined) {
  std::vector<SolidSpan> of_piece;
  if (const auto scan = scans.find(spans.front().piece); scan != scans.end()) {
    ScanColumn column;
    for (const PieceSpan& span : spans) column.add(span.span, span.face.value_or(FaceOver{}));
    of_piece = column.solid(scan->second);
  } else {
    bool is_mesh = false;  // only a mesh is hollow where it should not be
    for (const PieceSpan& span : spans) {
      of_piece.push_back(span.span);
      is_mesh = is_mesh || span.is_mesh;
    }
    join_upwards(of_piece, is_mesh ? kBrickHeight : 1);
  }
  joined.insert(joined.end(), of_piece.begin(), of_piece.end());
}

// The spans of one column from those of the pieces over it.
void join_column(std::vector<PieceSpan>& pieces, const ScanBases& scans,
                 std::vector<SolidSpan>& joined) {
  std::sort(pieces.begin(), pieces.end(), [](const PieceSpan& a, const PieceSpan& b) {
    return std::pair(a.piece, a.span) < std::pair(b.piece, b.span);
  });
  joined.clear();
  for (std::size_t n = 0; n < pieces.size();) {
    const std::size_t first = n;
    while (n < pieces.size() && pieces[n].piece == pieces[first].piece) ++n;
    join_piece(PieceSpans(pieces).subspan(first, n - first), scans, joined);
  }
  std::sort(joined.begin(), joined.end());
  join_upwards(joined, 1);
}

Failure too_large(std::string found, std::string expected) {
  return Failure(Fault{"limit", {}, {}, std::move(found), std::move(expected), {}});
}

// The columns of one row, filled by the bodies over it.
class Row {
 public:
  Row(int west, int width, const ScanBases& scans)
      : west_(west), columns_(static_cast<std::size_t>(width)), scans_(scans) {}

  void add(const Body& body, const Patch& patch, int y) {
    const auto* triangle = std::get_if<Triangle>(&body.shape);
    const bool is_scan = triangle != nullptr && scans_.count(body.piece) != 0;
    int x = patch.west;
    for (const std::optional<SolidSpan>& span : spans_of(body, patch, y)) {
      if (span) {
        PieceSpan found{x, body.piece, *span, triangle != nullptr};
        if (is_scan) found.face = face_over(*triangle, {x, y});
        columns_[static_cast<std::size_t>(x - west_)].push_back(found);
      }
      ++x;
    }
  }

  void take(std::vector<std::uint32_t>& starts, std::vector<SolidSpan>& spans) {
    for (std::vector<PieceSpan>& column : columns_) {
      if (column.size() == 1 && !column.front().face) {
        spans.push_back(column.front().span);
      } else if (!column.empty()) {
        join_column(column, scans_, joined_);
        spans.insert(spans.end(), joined_.begin(), joined_.end());
      }
      column.clear();
      starts.push_back(static_cast<std::uint32_t>(spans.size()));
    }
  }

 private:
  int west_;
  std::vector<std::vector<PieceSpan>> columns_;
  std::vector<SolidSpan> joined_;
  const ScanBases& scans_;
};

ScanBases bases_of(std::span<const Body> bodies, std::span<const std::uint32_t> scans) {
  ScanBases bases;
  for (const std::uint32_t scan : scans) {
    bases.emplace(scan, std::numeric_limits<std::int32_t>::max());
  }
  if (bases.empty()) return bases;
  for (const Body& body : bodies) {
    const auto base = bases.find(body.piece);
    if (base == bases.end()) continue;
    base->second = std::min(base->second, static_cast<std::int32_t>(bounds(body.shape).lo().z));
  }
  return bases;
}

}  // namespace

Result<Columns> Columns::make(std::span<const Body> bodies, std::span<const std::uint32_t> scans) {
  std::vector<Patch> patches;
  std::int64_t work = 0;
  Column least{std::numeric_limits<int>::max(), std::numeric_limits<int>::max()};
  Column most{std::numeric_limits<int>::min(), std::numeric_limits<int>::min()};
  for (std::size_t n = 0; n < bodies.size(); ++n) {
    const Patch patch = patch_of(bodies[n], static_cast<std::uint32_t>(n));
    if (patch.area() == 0) continue;
    work += patch.area();
    if (work > kMaxSpans) {
      return too_large("pieces over more than 2^26 columns in all",
                       "at most 2^26 columns of half a stud under all pieces together");
    }
    least = {std::min(least.x, patch.west), std::min(least.y, patch.north)};
    most = {std::max(most.x, patch.east), std::max(most.y, patch.south)};
    patches.push_back(patch);
  }
  Columns columns;
  columns.starts_.push_back(0);
  if (patches.empty()) return columns;

  columns.first_ = least;
  columns.width_ = most.x - least.x;
  columns.depth_ = most.y - least.y;
  if (std::int64_t{columns.width_} * columns.depth_ > kMaxColumns) {
    return too_large(std::to_string(columns.width_) + " x " + std::to_string(columns.depth_) +
                         " columns of half a stud",
                     "terrain over at most 2^24 of them");
  }

  // Row by row from the north, with the pieces over the row at hand.
  std::sort(patches.begin(), patches.end(),
            [](const Patch& a, const Patch& b) { return a.north < b.north; });
  const ScanBases bases = bases_of(bodies, scans);
  Row row(least.x, columns.width_, bases);
  std::vector<Patch> open;
  std::size_t next = 0;
  for (int y = least.y; y < most.y; ++y) {
    std::erase_if(open, [&](const Patch& patch) { return patch.south <= y; });
    for (; next < patches.size() && patches[next].north <= y; ++next) open.push_back(patches[next]);
    for (const Patch& patch : open) row.add(bodies[patch.body], patch, y);
    row.take(columns.starts_, columns.spans_);
  }
  columns.note_even_runs();
  return columns;
}

void Columns::note_even_runs() {
  even_run_.assign(starts_.size() - 1, 0);
  for (std::size_t n = 0; n < even_run_.size(); ++n) {
    if (starts_[n + 1] - starts_[n] != 1) continue;
    const bool goes_on = n % static_cast<std::size_t>(width_) != 0 && even_run_[n - 1] > 0 &&
                         spans_[starts_[n]].top == spans_[starts_[n - 1]].top;
    even_run_[n] = goes_on ? even_run_[n - 1] + 1 : 1;
  }
}

std::optional<std::size_t> Columns::index_of(Column at) const {
  const std::int64_t x = std::int64_t{at.x} - first_.x;
  const std::int64_t y = std::int64_t{at.y} - first_.y;
  if (x < 0 || x >= width_ || y < 0 || y >= depth_) return std::nullopt;
  return static_cast<std::size_t>(y * width_ + x);
}

std::span<const SolidSpan> Columns::spans(Column at) const {
  const auto index = index_of(at);
  if (!index) return {};
  return {spans_.data() + starts_[*index], spans_.data() + starts_[*index + 1]};
}

std::optional<std::int32_t> Columns::even_top(Column first, Column end) const {
  std::optional<std::int32_t> top;
  if (first.x >= end.x) return top;
  for (int y = first.y; y < end.y; ++y) {
    const auto last = index_of({end.x - 1, y});
    if (!last || std::int64_t{even_run_[*last]} < std::int64_t{end.x} - first.x) {
      return std::nullopt;
    }
    const std::int32_t here = spans_[starts_[*last]].top;
    if (top && *top != here) return std::nullopt;
    top = here;
  }
  return top;
}

}  // namespace parapet
