#include "rules/files/skybridge/span_json.h"

#include <algorithm>
#include <string>
#include <utility>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_number.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/realms/length_json.h"
#include "rules/files/skybridge/land_json.h"

namespace parapet {
namespace {

using skybridge::kKeySegment;
using skybridge::Span;
using skybridge::SpanSegment;

constexpr std::string_view kSpanKeys[] = {"length",    "lap",      "mass_g",  "width",
                                          "height_mm", "person_g", "pillars", "segments"};
constexpr std::string_view kSegmentKeys[] = {"number", "length", "lap", "mass_g"};
constexpr int kMostLength = 64;  // studs
constexpr int kMostStuds = 12;   // of a lap, each way
constexpr std::int64_t kLeastHeight = 200;
constexpr std::int64_t kMostHeight = 10'000;  // ticks

JsonValue mass_json(std::int64_t mass_mg) { return number_json(Ratio::of(mass_mg, 1'000)); }

Result<std::int64_t> read_height(const JsonCursor& at) {
  const auto height = read_length(at, kMillimetres);
  if (!height || (*height >= kLeastHeight && *height <= kMostHeight)) return height;
  return Failure(at.wrong("20 to 1000 millimetres"));
}

// The measures that are written of what is already known of a segment.
SpanSegment read_measures(ObjectReader& reader, SpanSegment segment) {
  segment.length = reader.optional("length", read_integer(2, kMostLength), segment.length);
  segment.lap = reader.optional("lap", read_integer(1, kMostStuds), segment.lap);
  segment.mass_mg = reader.optional("mass_g", read_grams, segment.mass_mg);
  return segment;
}

// The number of a segment of a list, none twice.
Result<void> read_number(const JsonCursor& at, Result<int> number, std::vector<int>& seen) {
  if (!number) return Failure(number.error());
  if (std::find(seen.begin(), seen.end(), *number) != seen.end()) {
    return Failure(
        at.fault("duplicate-id", "segment " + std::to_string(*number) + " again", "each once"));
  }
  seen.push_back(*number);
  return {};
}

Result<std::vector<int>> read_pillars(const JsonCursor& list) {
  auto numbers =
      read_list(list, skybridge::kSegments, "segments", read_integer(1, kKeySegment - 1));
  if (!numbers) return numbers;
  std::vector<int> seen;
  for (std::size_t n = 0; n < numbers->size(); ++n) {
    if (auto read = read_number(list.item(n), (*numbers)[n], seen); !read) {
      return Failure(read.error());
    }
  }
  std::sort(numbers->begin(), numbers->end());
  return numbers;
}

using Segments = std::array<SpanSegment, skybridge::kSegments>;

Result<Segments> read_own(const JsonCursor& list, Segments segments) {
  if (auto checked = list.check_list(segments.size(), "segments"); !checked) {
    return Failure(checked.error());
  }
  std::vector<int> seen;
  for (std::size_t n = 0; n < list.value().items().size(); ++n) {
    const JsonCursor at = list.item(n);
    ObjectReader reader(at, kSegmentKeys);
    if (reader.failed()) return Failure(reader.fault());
    const auto number = read_segment_number(at);
    if (auto read = read_number(at, number, seen); !read) return Failure(read.error());
    SpanSegment& segment = segments[static_cast<std::size_t>(*number - 1)];
    segment = read_measures(reader, segment);
    if (reader.failed()) return Failure(reader.fault());
  }
  return segments;
}

// A segment has to be longer than what of it lies on others.
Result<void> check_lengths(const JsonCursor& at, const Segments& segments) {
  for (int number = 1; number <= skybridge::kSegments; ++number) {
    const SpanSegment& segment = segments[static_cast<std::size_t>(number - 1)];
    const int least = (number == kKeySegment ? 2 : 1) * segment.lap + 1;
    if (segment.length >= least) continue;
    return Failure(at.fault("wrong-value",
                            "segment " + std::to_string(number) + " with a length of " +
                                std::to_string(segment.length) + " studs and a lap of " +
                                std::to_string(segment.lap),
                            "a length of at least " + std::to_string(least)));
  }
  return {};
}

}  // namespace

Result<std::int64_t> read_grams(const JsonCursor& at) {
  constexpr std::int64_t kMilligrams = 1'000;
  constexpr std::int64_t kMostGrams = 1'000'000;
  const auto grams = at.number();
  if (!grams) return Failure(grams.error());
  const bool in_range = *grams > Ratio(0) && *grams <= Ratio(kMostGrams);
  if (!in_range || kMilligrams % grams->denominator() != 0) {
    return Failure(at.wrong("grams above 0, at most 1000000, with at most three decimals"));
  }
  return grams->numerator() * (kMilligrams / grams->denominator());
}

Result<Span> read_span(const JsonCursor& at) {
  ObjectReader reader(at, kSpanKeys);
  Span span;
  span.segments = skybridge::like_segments(read_measures(reader, {}));
  span.width = reader.optional("width", read_integer(1, kMostStuds), span.width);
  span.height = reader.optional("height_mm", read_height, span.height);
  span.person_mg = reader.optional("person_g", read_grams, span.person_mg);
  span.pillars = reader.optional("pillars", read_pillars, {});
  span.segments = reader.optional(
      "segments", [&](const JsonCursor& list) { return read_own(list, span.segments); },
      span.segments);
  if (reader.failed()) return Failure(reader.fault());
  if (auto checked = check_lengths(at, span.segments); !checked) return Failure(checked.error());
  return span;
}

JsonValue span_json(const Span& span) {
  std::vector<JsonValue> segments;
  for (std::size_t n = 0; n < span.segments.size(); ++n) {
    const SpanSegment& segment = span.segments[n];
    segments.push_back(JsonValue::from_members({{"number", index_json(n + 1)},
                                                {"length", JsonValue::from_integer(segment.length)},
                                                {"lap", JsonValue::from_integer(segment.lap)},
                                                {"mass_g", mass_json(segment.mass_mg)}}));
  }
  std::vector<JsonMember> members = {{"width", JsonValue::from_integer(span.width)},
                                     {"height_mm", length_json(span.height, kMillimetres)},
                                     {"person_g", mass_json(span.person_mg)},
                                     {"segments", JsonValue::from_list(std::move(segments))}};
  if (!span.pillars.empty()) members.push_back({"pillars", integers_json(span.pillars)});
  return JsonValue::from_members(std::move(members));
}

}  // namespace parapet
