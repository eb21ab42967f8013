#include "rules/realms/leap/leap.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "geometry/ground/swept_strip.h"
#include "rules/realms/flight/flight.h"
#include "rules/realms/leap/leap_line.h"
#include "rules/realms/leap/leap_way.h"
#include "rules/realms/nearest_doubt.h"
#include "rules/realms/occupancy.h"
#include "rules/realms/pegs/peg_scale.h"
#include "rules/realms/reasons.h"
#include "rules/realms/riding/carriers.h"
#include "rules/realms/scan_heights.h"
#include "rules/realms/step/step.h"
#include "rules/realms/unit_plate.h"

namespace parapet::realms {
namespace {

constexpr int kLeapCost = 2;                                  // COR-LEAP-1
constexpr std::int64_t kMostPegs = 5;                         // COR-LEAP-2
constexpr int kMostSkipped = 1;                               // COR-LEAP-3
constexpr std::int64_t kMostLift = 4;                         // COR-LEAP-5, OPT-K13 `four`
constexpr std::int64_t kMostColumns = std::int64_t{1} << 20;  // of a strip

std::set<Column> columns_of(const ColumnRectangle& plate) {
  std::set<Column> columns;
  for (int y = plate.first.y; y < plate.end().y; ++y) {
    for (int x = plate.first.x; x < plate.end().x; ++x) columns.insert({x, y});
  }
  return columns;
}

class LeapJudge {
 public:
  LeapJudge(const Battlefield& field, std::span<const Unit> units, const LeapQuestion& question,
            const Options& options)
      : field_(field), units_(units), question_(question), options_(options) {
    if (question.leaper) {
      mover_ = mover_of(units, *question.leaper);
    } else {
      mover_.unit = Occupancy(field, units).on_ground(question.from);
    }
    mover_.height = question.height;
    mover_.flies = mover_.flies || question.flies;
    start_ = question.leaper && units[*question.leaper].on ? feet_of(field, units, *question.leaper)
                                                           : field.surface(question.from).height;
    goal_ = field.surface(question.to).height;
  }

  Result<LeapRuling> rule() {
    const std::optional<UnitPlate> from = unit_plate(field_, question_.from, mover_.size);
    const std::optional<UnitPlate> to = unit_plate(field_, question_.to, mover_.size);
    if (!from || !to) {
      stop("COR-OCC-2", "The unit has not enough spaces there.", question_.to);
      return std::move(ruling_);
    }
    measure(*from, *to);
    if (!may_leap() || !is_short()) return std::move(ruling_);
    const SweptStrip strip(from->plate, to->plate);
    if (!is_low()) {
      weigh_scans(strip, from->plate, to->plate);
      return std::move(ruling_);
    }
    if (!may_land()) return std::move(ruling_);
    if (strip.size() > kMostColumns) {
      return Failure({"limit", "", "", std::to_string(strip.size()) + " columns under the leap",
                      "at most " + std::to_string(kMostColumns), ""});
    }
    if (is_way_open(strip, *from, *to)) conclude();
    if (ruling_.margin) weigh_scans(strip, from->plate, to->plate);
    return std::move(ruling_);
  }

 private:
  void reason(std::string rule, std::string text, Place at = {}) {
    ruling_.because.push_back({std::move(rule), std::move(text), std::move(at)});
  }

  void stop(std::string rule, std::string text, SpaceId at) {
    reason(std::move(rule), std::move(text), place_of(field_, at));
  }

  Ratio pegs_up(std::int64_t ticks) const { return pegs_of_ticks(ticks, field_.peg().rise); }

  void measure(const UnitPlate& from, const UnitPlate& to) {
    const LeapLine line = leap_line(from.plate, to.plate, options_);
    ruling_.distance = leap_distance(field_.peg(), line, goal_ - start_, options_);
    std::vector<std::uint32_t> joined;
    for (const SpaceId space : from.spaces) joined.push_back(space.spot);
    for (const SpaceId space : to.spaces) joined.push_back(space.spot);
    ruling_.skipped = skipped_spots(field_, line, joined);
  }

  bool may_leap() {
    if (question_.from == question_.to) {
      stop("COR-LEAP-2", "A leap ends on another space.", question_.to);
      return false;
    }
    if (question_.leaper && is_in_air(units_, *question_.leaper)) {
      stop("COR-FLY-5", "In the air there is nothing to leap from.", question_.from);
      return false;
    }
    if (question_.movement >= kLeapCost) return true;
    reason("COR-LEAP-1",
           "A leap uses 2 movement, and only " + std::to_string(question_.movement) + " is left.");
    return false;
  }

  bool is_short() {
    const PegMargin margin = PegMargin::of_distance(field_.peg(), ruling_.distance, kMostPegs);
    const std::string length = "The leap is " + ruling_.distance.words() + " pegs long";
    ruling_.margin = margin;
    if (ruling_.distance.compare(kMostPegs) > 0) {
      stop("COR-LEAP-2", length + ": more than 5.", question_.to);
      return false;
    }
    reason("COR-LEAP-2", length + ": at most 5.", place_of(field_, question_.to));
    if (ruling_.skipped <= kMostSkipped) return true;
    ruling_.margin.reset();
    stop("COR-LEAP-3", "It skips " + std::to_string(ruling_.skipped) + " spaces: more than 1.",
         question_.to);
    return false;
  }

  // OPT-K13: how much higher it may land.
  bool is_low() {
    const std::int64_t rise = goal_ - start_;
    if (rise <= 0) return true;
    const bool not_by_two = options_.is("K13", "two");
    const Ratio limit(options_.is("K13", "no") ? 0 : not_by_two ? 2 : kMostLift);
    const auto order = compare_ticks(rise, limit, field_.peg().rise);
    const bool is_allowed = not_by_two ? order < 0 : order <= 0;
    consider(goal_, limit, !is_allowed);
    const std::string text = "It lands " + pegs_text(pegs_up(rise)) + " higher: ";
    if (is_allowed) {
      reason("COR-LEAP-5", text + "low enough.", place_of(field_, question_.to));
      return true;
    }
    stop("OPT-K13", text + "too high for a leap.", question_.to);
    return false;
  }

  bool may_land() {
    Stepping stepping(field_, units_, mover_, options_);
    if (stepping.may_stand(question_.to)) return true;
    ruling_.margin.reset();
    const bool is_taken =
        Occupancy(field_, units_, mover_.unit).on_ground(question_.to).has_value();
    stop(is_taken ? "COR-OCC-1" : "COR-OCC-2",
         is_taken ? "Another unit stands there." : "There is no room to stand.", question_.to);
    return false;
  }

  // OPT-K1 `footprint`: no height above the feet has to be free.
  LeapBody body() const {
    const Ratio& peg = field_.peg().rise;
    const std::int64_t room =
        options_.is("K1", "footprint") ? 1 : ticks_above(question_.height, peg);
    return {start_, goal_, std::min(ticks_below(Ratio(kMostLift), peg), kMostRoom),
            std::clamp(room, std::int64_t{1}, kMostRoom)};
  }

  bool is_way_open(const SweptStrip& strip, const UnitPlate& from, const UnitPlate& to) {
    const std::vector<GroundBlock> blocks =
        Occupancy(field_, units_, mover_.unit).near(strip.bounds(), 0);
    const LeapWay way = leap_way(field_.columns(), blocks, strip, from.plate, to.plate, body());
    if (!way.open) {
      tell_bar(way);
      return false;
    }
    if (way.highest > start_) {
      consider(way.highest, Ratio(kMostLift), false);
    }
    if (way.highest > std::max(start_, goal_)) {
      reason("COR-LEAP-5", "What it leaps over rises " + pegs_text(pegs_up(way.highest - start_)) +
                               " above the surface it starts from: at most 4.");
    }
    return !is_between(strip);
  }

  void tell_bar(const LeapWay& way) {
    ruling_.margin.reset();
    if (!way.bar) {
      reason("COR-LEAP-5", "A floor or a wall shuts off the way through the air.");
    } else if (way.bar->unit) {
      reason(
          "COR-LEAP-5",
          "No leap goes through a unit, and \"" + units_[*way.bar->unit].id + "\" is in the way.",
          place_of(field_, units_[*way.bar->unit].at));
    } else {
      consider(way.bar->top, Ratio(kMostLift), true);
      reason("COR-LEAP-5", "An obstruction on the way rises " +
                               pegs_text(pegs_up(way.bar->top - start_)) +
                               " above the surface it starts from: more than 4.");
    }
  }

  // OPT-K21 `gap-too`.
  bool is_between(const SweptStrip& strip) {
    if (!options_.is("K21", "gap-too")) return false;
    const auto is_tall = [&](Column column) { return bars_leap(field_.columns(), column, body()); };
    const std::vector<Column> left = strip.beside_left();
    const std::vector<Column> right = strip.beside_right();
    if (std::none_of(left.begin(), left.end(), is_tall) ||
        std::none_of(right.begin(), right.end(), is_tall)) {
      return false;
    }
    ruling_.margin.reset();
    reason("OPT-K21", "Obstructions higher than 4 pegs touch the way on both sides.");
    return true;
  }

  // A height above the start against its limit. Of a legal leap the least margin counts.
  void consider(std::int64_t height, const Ratio& limit, bool decides) {
    const PegMargin margin = PegMargin::of_height(field_.peg(), height - start_, limit);
    if (decides || !ruling_.margin->less_than_height(margin)) ruling_.margin = margin;
    if (decides) compared_.clear();
    compared_.push_back({height, limit});
  }

  // Whether scans leave open what was compared.
  void weigh_scans(const SweptStrip& strip, const ColumnRectangle& from,
                   const ColumnRectangle& to) {
    if (compared_.empty() || !greatest_error(field_) || strip.size() > kMostColumns) return;
    std::set<Column> below = columns_of(from);
    const ScanHeights start(field_, below);
    below.merge(columns_of(to));
    for (const ColumnRun& run : strip.rows()) {
      for (int x = run.west; x < run.east; ++x) below.insert({x, run.y});
    }
    const ScanHeights all(field_, below);
    NearestDoubt nearest(field_);
    for (const auto& [height, limit] : compared_) {
      nearest.add(height - start_, limit, field_.peg().rise, DoubtKind::height, start.top(start_),
                  all.top(height));
    }
    if (nearest.nearest()) ruling_.too_close = too_close(field_, *nearest.nearest());
  }

  void conclude() {
    ruling_.legal = true;
    ruling_.cost = kLeapCost;
    reason("COR-LEAP-1", "A leap uses 2 movement.");
    const std::int64_t drop = start_ - goal_;
    if (drop <= 0) return;
    const std::int64_t wounds = drop_wounds(drop, field_.peg().rise, question_.height);
    const std::string text = "It lands " + pegs_text(pegs_up(drop)) + " lower";
    if (wounds == 0) return;
    if (mover_.flies) {
      reason("COR-FLY-1", text + ": a flyer takes no wounds from it.");
    } else if (options_.is("K12", "none")) {
      reason("OPT-K12", text + ": a leap takes no wounds from it.");
    } else {
      ruling_.wounds = wounds;
      reason("COR-DN-2", text + ": " + std::to_string(wounds) + " wounds.",
             place_of(field_, question_.to));
    }
  }

  const Battlefield& field_;
  std::span<const Unit> units_;
  const LeapQuestion& question_;
  const Options& options_;
  Mover mover_;
  std::int64_t start_ = 0;
  std::int64_t goal_ = 0;
  std::vector<std::pair<std::int64_t, Ratio>> compared_;  // heights, and how far above the start
  LeapRuling ruling_;
};

}  // namespace

Result<LeapRuling> rule_leap(const Battlefield& field, std::span<const Unit> units,
                             const LeapQuestion& question, const Options& options) {
  return LeapJudge(field, units, question, options).rule();
}

}  // namespace parapet::realms
