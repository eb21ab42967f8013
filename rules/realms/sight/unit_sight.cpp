#include "rules/realms/sight/unit_sight.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "geometry/numbers/division.h"
#include "geometry/sight/least_raise.h"
#include "geometry/sight/near_line.h"
#include "geometry/sight/sight_margin.h"
#include "rules/realms/reasons.h"
#include "rules/realms/sight/figure.h"
#include "rules/realms/sight/sight_doubt.h"

namespace parapet::realms {
namespace {

// The lines that are tried: from one point to several, in order.
struct Gaze {
  Point eye;
  std::vector<Point> samples;

  Segment line(std::size_t sample) const { return {eye, samples[sample]}; }
};

Result<Gaze> gaze_of(const Battlefield& field, std::span<const Unit> units, const SightEnd& from,
                     const SightEnd& to) {
  Gaze gaze;
  if (const auto* unit = std::get_if<std::size_t>(&from)) {
    const Result<Figure> figure = figure_of(field, units, *unit);
    if (!figure) return Failure(figure.error());
    gaze.eye = figure->eye;
  } else {
    gaze.eye = std::get<Point>(from);
  }
  if (const auto* unit = std::get_if<std::size_t>(&to)) {
    const Result<Figure> figure = figure_of(field, units, *unit);
    if (!figure) return Failure(figure.error());
    gaze.samples.assign(figure->samples.begin(), figure->samples.end());
  } else {
    gaze.samples.push_back(std::get<Point>(to));
  }
  return gaze;
}

// OPT-K22: the boxes of all units but the two ends.
Result<std::vector<Body>> boxes_in_the_way(const Battlefield& field, std::span<const Unit> units,
                                           const SightEnd& from, const SightEnd& to) {
  std::vector<Body> boxes;
  for (std::size_t unit = 0; unit < units.size(); ++unit) {
    if (from == SightEnd(unit) || to == SightEnd(unit)) continue;
    const Result<Box> box = figure_box(field, units, unit);
    if (!box) return Failure(box.error());
    boxes.push_back({*box, static_cast<std::uint32_t>(field.pieces().size() + unit)});
  }
  return boxes;
}

// What of the terrain can matter.
enum class Near {
  lines,  // to the lines as they are
  above,  // to them with the eye at any height
  all,
};

std::vector<Body> bodies_near(const Scene& terrain, const Gaze& gaze, Near near) {
  if (near == Near::all) return {terrain.bodies().begin(), terrain.bodies().end()};
  std::vector<std::uint32_t> found;
  for (std::size_t sample = 0; sample < gaze.samples.size(); ++sample) {
    const Segment line = gaze.line(sample);
    const auto some =
        near == Near::above ? near_swept(terrain, line, Axis::z) : terrain.along(line);
    found.insert(found.end(), some.begin(), some.end());
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  std::vector<Body> bodies;
  bodies.reserve(found.size());
  for (const std::uint32_t body : found) bodies.push_back(terrain.body(body));
  return bodies;
}

// What may be in the way of the lines. The terrain alone answers by its cells where it can.
class InTheWay {
 public:
  explicit InTheWay(const Terrain& terrain) : terrain_(&terrain), scene_(terrain.scene()) {}
  explicit InTheWay(Scene scene) : scene_(std::move(scene)) {}

  const Scene& scene() const { return scene_; }

  bool is_clear(const Segment& line, SightPolicy policy) const {
    return terrain_ != nullptr ? sees(*terrain_, line, policy) : sees(scene_, line, policy);
  }

 private:
  const Terrain* terrain_ = nullptr;  // nothing: figures count too
  Scene scene_;
};

// The terrain; where figures count, so much of it as can matter, and they behind it. A large board
// is not copied for one question: with few bodies the answer is the same.
Result<InTheWay> in_the_way(const Battlefield& field, const Terrain& terrain,
                            std::span<const Unit> units, const SightEnd& from, const SightEnd& to,
                            const Options& options, const Gaze& gaze, Near near) {
  if (options.is("K22", "no")) return InTheWay(terrain);
  auto boxes = boxes_in_the_way(field, units, from, to);
  if (!boxes) return Failure(boxes.error());
  if (boxes->empty()) return InTheWay(terrain);
  std::vector<Body> bodies = bodies_near(terrain.scene(), gaze, near);
  std::move(boxes->begin(), boxes->end(), std::back_inserter(bodies));
  return InTheWay(Scene(std::move(bodies)));
}

// Whether scans leave open which lines are clear. Of sight every clear line has to be, of none any
// line: then it is that of the line told, and of the one decided by least.
std::optional<TooClose> doubtful_sight(const Battlefield& field, const InTheWay& bodies,
                                       const Gaze& gaze, SightPolicy policy,
                                       const UnitSightRuling& ruling) {
  if (!greatest_error(field)) return std::nullopt;
  std::optional<Doubt> found;
  for (std::size_t sample = 0; sample < gaze.samples.size(); ++sample) {
    const Segment line = gaze.line(sample);
    const bool clear = ruling.sight && bodies.is_clear(line, policy);
    if (clear != ruling.sight) continue;
    const auto doubt = sight_doubt(field, bodies.scene(), line, policy, clear);
    if (clear && !doubt) return std::nullopt;
    const bool is_first = !found || (!clear && doubt && doubt->margin < found->margin);
    if (doubt && is_first) found = doubt;
  }
  if (!found) return std::nullopt;
  return too_close(field, *found);
}

std::string sample_text(std::size_t sample, std::size_t count) {
  if (count == 1) return "the point";
  if (sample == 8) return "its eye";
  const char* quarters[] = {"north-west", "north-east", "south-west", "south-east"};
  return std::string("its ") + quarters[sample % 4] + " quarter at " +
         (sample < 4 ? "1/4" : "3/4") + " of its height";
}

Because sight_reasons(const Battlefield& field, std::span<const Unit> units,
                      const UnitSightRuling& ruling, std::size_t samples) {
  Because because;
  const std::string target = sample_text(ruling.sample, samples);
  if (ruling.sight) {
    because.push_back(
        {"COR-POSE-1", "The line to " + target + " is clear.", place_of(ruling.line.q)});
    return because;
  }
  std::string text =
      samples == 1 ? "The line is blocked" : "Every line is blocked; that to " + target;
  Place at;
  if (!ruling.evidence.blockers.empty()) {
    const std::string name = piece_name(field, units, ruling.evidence.blockers.front().piece);
    text += " by \"" + name + "\"";
    at = place_of_piece(name);
  }
  because.push_back({"COR-POSE-1", text + ".", at});
  return because;
}

// The least raise that shows any of the sample points. By tube it is not defined.
std::optional<Raise> least_of_all(const Scene& scene, const Gaze& gaze, SightPolicy policy) {
  std::optional<Raise> least;
  if (policy == SightPolicy::tube) return least;
  for (const Point sample : gaze.samples) {
    const std::optional<Raise> raise = least_raise(scene, gaze.eye, sample, policy);
    if (!raise) continue;
    const bool is_less = !least || raise->ticks < least->ticks;
    const bool is_better = least && raise->ticks == least->ticks && raise->attained;
    if (is_less || is_better) least = raise;
  }
  return least;
}

// "7/2". Exact: products < 2^83.
std::string pegs_fraction(const Ratio& ticks, const Ratio& peg) {
  const Wide numerator = Wide{ticks.numerator()} * peg.denominator();
  const Wide denominator = Wide{ticks.denominator()} * peg.numerator();
  const Wide common = greatest_common_divisor(numerator, denominator);
  return to_string(numerator / common) + "/" + to_string(denominator / common);
}

Because exposure_reasons(const ExposureRuling& ruling, SightPolicy policy) {
  const std::string seen = std::to_string(ruling.seen) + " of " + std::to_string(ruling.samples);
  Because because{{"COR-POSE-1", seen + " sample points are seen.", {}}};
  if (ruling.seen > 0 || policy == SightPolicy::tube) return because;
  std::string raise = "No height of the eye gives sight.";
  if (ruling.raise_pegs) {
    const auto pegs = Ratio::parse(*ruling.raise_pegs);
    raise = "With the eye " + (pegs ? pegs_text(*pegs) : *ruling.raise_pegs + " pegs") + " higher" +
            (ruling.attained ? "" : " and a little more") + " there is sight.";
  }
  because.push_back({"COR-POSE-1", raise, {}});
  return because;
}

}  // namespace

Result<UnitSightRuling> rule_unit_sight(const Battlefield& field, const Terrain& terrain,
                                        std::span<const Unit> units, const SightEnd& from,
                                        const SightEnd& to, SightPolicy policy,
                                        const Options& options, SightDetail detail) {
  const Result<Gaze> gaze = gaze_of(field, units, from, to);
  if (!gaze) return Failure(gaze.error());
  const bool with_margin = detail == SightDetail::margin;
  const Result<InTheWay> bodies = in_the_way(field, terrain, units, from, to, options, *gaze,
                                             with_margin ? Near::all : Near::lines);
  if (!bodies) return Failure(bodies.error());
  UnitSightRuling ruling;
  ruling.scene = bodies->scene();
  ruling.sample = gaze->samples.size() - 1;
  for (std::size_t sample = 0; sample < gaze->samples.size() && !ruling.sight; ++sample) {
    if (!bodies->is_clear(gaze->line(sample), policy)) continue;
    ruling.sight = true;
    ruling.sample = sample;
  }
  ruling.line = gaze->line(ruling.sample);
  ruling.evidence = rule_sightline(ruling.scene, ruling.line, policy);
  if (with_margin) {
    ruling.margin = sight_margin(ruling.scene, ruling.line, policy);
    ruling.too_close = doubtful_sight(field, *bodies, *gaze, policy, ruling);
  }
  ruling.because = sight_reasons(field, units, ruling, gaze->samples.size());
  return ruling;
}

Result<bool> unit_sees(const Battlefield& field, const Terrain& terrain,
                       std::span<const Unit> units, const SightEnd& from, const SightEnd& to,
                       SightPolicy policy, const Options& options) {
  const Result<Gaze> gaze = gaze_of(field, units, from, to);
  if (!gaze) return Failure(gaze.error());
  const Result<InTheWay> bodies =
      in_the_way(field, terrain, units, from, to, options, *gaze, Near::lines);
  if (!bodies) return Failure(bodies.error());
  for (std::size_t sample = 0; sample < gaze->samples.size(); ++sample) {
    if (bodies->is_clear(gaze->line(sample), policy)) return true;
  }
  return false;
}

Result<ExposureRuling> rule_exposure(const Battlefield& field, const Terrain& terrain,
                                     std::span<const Unit> units, const SightEnd& from,
                                     const SightEnd& to, SightPolicy policy, const Options& options,
                                     SightDetail detail) {
  const Result<Gaze> gaze = gaze_of(field, units, from, to);
  if (!gaze) return Failure(gaze.error());
  const bool with_margin = detail == SightDetail::margin;
  const Result<InTheWay> bodies = in_the_way(field, terrain, units, from, to, options, *gaze,
                                             with_margin ? Near::all : Near::above);
  if (!bodies) return Failure(bodies.error());
  ExposureRuling ruling;
  ruling.samples = static_cast<int>(gaze->samples.size());
  std::optional<Doubt> doubt;
  for (std::size_t sample = 0; sample < gaze->samples.size(); ++sample) {
    const Segment line = gaze->line(sample);
    const bool clear = bodies->is_clear(line, policy);
    if (clear) ++ruling.seen;
    if (!with_margin) continue;
    const auto open = sight_doubt(field, bodies->scene(), line, policy, clear);
    if (open && (!doubt || open->margin < doubt->margin)) doubt = open;
    const std::optional<Ratio> margin = sight_margin(bodies->scene(), line, policy);
    if (margin && (!ruling.margin || *margin < *ruling.margin)) ruling.margin = margin;
  }
  if (doubt) ruling.too_close = too_close(field, *doubt);
  const std::optional<Raise> least = least_of_all(bodies->scene(), *gaze, policy);
  if (least) {
    ruling.raise_ticks = least->ticks;
    ruling.raise_pegs = pegs_fraction(least->ticks, field.peg().rise);
    ruling.attained = least->attained;
  }
  ruling.because = exposure_reasons(ruling, policy);
  return ruling;
}

std::string piece_name(const Battlefield& field, std::span<const Unit> units, std::uint32_t piece) {
  const std::size_t pieces = field.pieces().size();
  return piece < pieces ? field.pieces()[piece].id : units[piece - pieces].id;
}

}  // namespace parapet::realms
