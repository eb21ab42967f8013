#include "rules/realms/doubt.h"

#include "geometry/numbers/division.h"
#include "geometry/numbers/wide.h"

namespace parapet::realms {
namespace {

constexpr std::int64_t kTicksOfMillimetre = 10;

// "16/5". Exact: a margin's denominator is below 2^63.
std::string millimetres(const Ratio& ticks) {
  const Wide under = Wide{ticks.denominator()} * kTicksOfMillimetre;
  const Wide over = ticks.numerator();
  const Wide common = greatest_common_divisor(over, under);
  return to_string(over / common) + "/" + to_string(under / common);
}

// "12.5".
std::string in_millimetres(std::int64_t ticks) {
  const std::string sign = ticks < 0 ? "-" : "";
  const std::int64_t size = ticks < 0 ? -ticks : ticks;
  const std::int64_t tenths = size % kTicksOfMillimetre;
  return sign + std::to_string(size / kTicksOfMillimetre) +
         (tenths == 0 ? "" : "." + std::to_string(tenths));
}

// So many ticks shared between so many ends, in hundredths of a millimetre, rounded down: "0.05".
// Empty for less than one.
std::string shared_millimetres(const Ratio& ticks, std::size_t ends) {
  const Wide hundredths =
      Wide{ticks.numerator()} * 10 / (Wide{ticks.denominator()} * static_cast<std::int64_t>(ends));
  if (hundredths == 0) return {};
  const auto count = static_cast<std::int64_t>(hundredths);
  const std::string rest = std::to_string(count % 100);
  return std::to_string(count / 100) + (rest.size() == 1 ? ".0" : ".") + rest;
}

// The spot whose middle is nearest; the first of several.
const Spot* nearest_spot(const Battlefield& field, Point place) {
  const Spot* nearest = nullptr;
  std::int64_t least = 0;
  for (std::uint32_t n = 0; n < field.spots().size(); ++n) {
    const Point2 middle = field.centre(n);
    const std::int64_t east = middle.x - place.x;
    const std::int64_t south = middle.y - place.y;
    const std::int64_t distance = east * east + south * south;
    if (nearest != nullptr && distance >= least) continue;
    nearest = &field.spots()[n];
    least = distance;
  }
  return nearest;
}

// "near C4, 102.4 mm east and 33.1 mm south of the board's origin"
std::string where(const Battlefield& field, Point place) {
  const Spot* spot = nearest_spot(field, place);
  return (spot == nullptr ? "" : "near " + spot->name + ", ") + in_millimetres(place.x) +
         " mm east and " + in_millimetres(place.y) + " mm south of the board's origin";
}

std::string measure(const Battlefield& field, const ScanEnd& end, DoubtKind kind) {
  const std::string piece = "\"" + field.pieces()[end.piece].id + "\"";
  const std::string place = where(field, end.at);
  if (kind == DoubtKind::width) return "how wide the way is beside " + piece + " " + place;
  return "how high " + piece + " is " + place + ", where it was read as " +
         in_millimetres(end.at.z) + " mm";
}

}  // namespace

std::optional<Ratio> stated_error(const Battlefield& field, std::uint32_t piece) {
  if (piece >= field.pieces().size()) return std::nullopt;
  const auto& scan = field.pieces()[piece].scan;
  return scan ? scan->error : std::nullopt;
}

std::optional<Ratio> greatest_error(const Battlefield& field) {
  std::optional<Ratio> greatest;
  for (const std::uint32_t scan : field.scans()) {
    const auto error = stated_error(field, scan);
    if (error && (!greatest || *greatest < *error)) greatest = error;
  }
  return greatest;
}

TooClose too_close(const Battlefield& field, const Doubt& doubt) {
  std::string text = "Measure at the table ";
  for (std::size_t n = 0; n < doubt.ends.size(); ++n) {
    text += (n == 0 ? "" : ", and ") + measure(field, doubt.ends[n], doubt.kind);
  }
  // A way has two sides.
  const std::size_t ends = doubt.kind == DoubtKind::width ? 2 : doubt.ends.size();
  const std::string below = shared_millimetres(doubt.margin, ends);
  if (!below.empty()) {
    text += std::string("; or scan ") + (doubt.ends.size() > 1 ? "those places" : "that place") +
            " again with an error below " + below + " mm";
  }
  return {millimetres(doubt.margin), millimetres(doubt.error), text + "."};
}

}  // namespace parapet::realms
