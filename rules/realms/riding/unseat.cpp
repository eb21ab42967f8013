#include "rules/realms/riding/unseat.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "rules/realms/flight/fall.h"
#include "rules/realms/flight/flight.h"
#include "rules/realms/flight/nearest_spaces.h"
#include "rules/realms/pegs/peg_scale.h"
#include "rules/realms/reasons.h"
#include "rules/realms/riding/boarding.h"
#include "rules/realms/riding/carriers.h"
#include "rules/realms/step/step.h"

namespace parapet::realms {
namespace {

class UnseatJudge {
 public:
  UnseatJudge(const Battlefield& field, std::span<const Unit> units, const UnseatQuestion& question,
              const Options& options)
      : field_(field), before_(units), question_(question), options_(options) {
    ruling_.after.assign(units.begin(), units.end());
    absent_.resize(units.size());
  }

  Result<UnseatRuling> rule() {
    const bool is_killed = question_.cause == UnseatCause::carrier_killed;
    if (!is_killed && !carrier_of(before_, question_.unit)) {
      return Failure(
          {"not-riding", "", before_[question_.unit].id, "a unit on no carrier", "a rider", ""});
    }
    const std::size_t carrier = is_killed ? question_.unit : *carrier_of(before_, question_.unit);
    if (is_killed) set_absent(carrier, true);
    for (std::size_t unit = 0; unit < before_.size(); ++unit) {
      if (before_[unit].on != before_[carrier].id) continue;
      if (is_killed || unit == question_.unit) unseat(unit, carrier);
    }
    if (is_killed) {
      ruling_.after.erase(ruling_.after.begin() + static_cast<std::ptrdiff_t>(carrier));
      if (ruling_.falls.empty()) reason("COR-DN-3", "Nobody rides on it.", {});
    }
    std::sort(ruling_.falls.begin(), ruling_.falls.end(),
              [](const Unseated& a, const Unseated& b) { return a.unit < b.unit; });
    return std::move(ruling_);
  }

 private:
  void reason(std::string rule, std::string text, Place at) {
    ruling_.because.push_back({std::move(rule), std::move(text), std::move(at)});
  }

  // The units that may be in the way of one that looks for a place, and where it is among them. Who
  // is killed is not, nor are those on it that wait for their turn: they are still above.
  std::vector<Unit> others(std::size_t unit, std::size_t& index) const {
    std::vector<Unit> left;
    for (std::size_t n = 0; n < ruling_.after.size(); ++n) {
      if (absent_[n]) continue;
      if (n == unit) index = left.size();
      left.push_back(ruling_.after[n]);
    }
    return left;
  }

  void set_absent(std::size_t unit, bool absent) {
    absent_[unit] = absent;
    for (const std::size_t rider : carried(before_, unit)) absent_[rider] = absent;
  }

  void unseat(std::size_t unit, std::size_t carrier) {
    const bool in_air = is_in_air(before_, carrier);
    const auto below = carrier_of(before_, carrier);
    set_absent(unit, false);
    Unseated fall;
    fall.unit = unit;
    fall.chooser = before_[unit].side;
    if (below && question_.cause == UnseatCause::carrier_killed) {
      drop_onto(unit, *below, carrier, fall);
    } else if (in_air && before_[unit].flies) {
      stay_in_air(unit, carrier, fall);
    } else {
      come_down(unit, carrier, in_air, fall);
    }
    fall_with(unit, fall);
    ruling_.falls.push_back(std::move(fall));
  }

  // What its carrier stood on carries it now.
  void drop_onto(std::size_t unit, std::size_t below, std::size_t carrier, Unseated& fall) {
    Unit& it = ruling_.after[unit];
    it.on = before_[below].id;
    fall.on = it.on;
    fall.choices = {it.at};
    fall.to = it.at;
    drop_ =
        pegs_of_ticks(ticks_above(before_[carrier].height, field_.peg().rise), field_.peg().rise);
    fall.wounds = fall_wounds(drop_, it.height, it.flies);
    reason("COR-DN-3", "\"" + it.id + "\" drops " + pegs_text(drop_) + " onto \"" + *it.on + "\".",
           place_of(field_, it.at));
  }

  void stay_in_air(std::size_t unit, std::size_t carrier, Unseated& fall) {
    const Unit& it = before_[unit];
    ruling_.after[unit].on.reset();
    ruling_.after[unit].airborne = true;
    fall.airborne = true;
    drop_ = Ratio(0);
    choose(unit, carrier, std::nullopt, fall);
    reason("COR-FLY-8", "\"" + it.id + "\" flies and stays in the air.",
           place_of(field_, fall.to.value_or(it.at)));
  }

  void come_down(std::size_t unit, std::size_t carrier, bool in_air, Unseated& fall) {
    const Unit& it = before_[unit];
    const std::int64_t feet = feet_of(field_, before_, unit);
    ruling_.after[unit].on.reset();
    choose(unit, carrier, in_air ? std::nullopt : std::optional(feet), fall);
    drop_ = Ratio(in_air ? kFlightPegs : 0);
    if (!in_air && fall.to) {
      drop_ = pegs_of_ticks(feet - field_.surface(*fall.to).height, field_.peg().rise);
    }
    fall.wounds = fall_wounds(drop_, it.height, it.flies);
    const bool is_killed = question_.cause == UnseatCause::carrier_killed;
    const std::string text = "\"" + it.id + "\" comes down " + pegs_text(drop_) + ": " +
                             std::to_string(fall.wounds) + " wounds.";
    reason(!in_air     ? "COR-DN-3"
           : is_killed ? "COR-FLY-6"
                       : "COR-FLY-7",
           text, place_of(field_, fall.to.value_or(it.at)));
    if (it.flies) reason("COR-FLY-1", "A flyer takes no wounds from a fall.", {});
  }

  // OPT-K17.
  void choose(std::size_t unit, std::size_t carrier, std::optional<std::int64_t> feet,
              Unseated& fall) {
    std::size_t index = 0;
    const std::vector<Unit> units = others(unit, index);
    fall.choices = nearest_spaces(field_, units, index, before_[carrier], feet, options_);
    if (fall.choices.empty()) {
      reason("OPT-K17", "There is no free space for \"" + before_[unit].id + "\".", {});
      return;
    }
    fall.to = fall.choices.front();
    auto moved = moved_with_riders(field_, ruling_.after, unit, *fall.to);
    if (moved) ruling_.after = *std::move(moved);
    if (fall.choices.size() > 1) {
      reason("OPT-K17", "Several free spaces are equally near: its side chooses.",
             place_of(field_, *fall.to));
    }
  }

  // Those that ride on it stay on it, and fall as far.
  void fall_with(std::size_t unit, const Unseated& fall) {
    for (const std::size_t rider : carried(before_, unit)) {
      const Unit& it = ruling_.after[rider];
      Unseated with;
      with.unit = rider;
      with.wounds = fall_wounds(drop_, it.height, it.flies);
      with.on = it.on;
      with.chooser = fall.chooser;
      if (fall.to) {
        with.choices = {it.at};
        with.to = it.at;
      }
      ruling_.falls.push_back(std::move(with));
    }
  }

  const Battlefield& field_;
  std::span<const Unit> before_;
  const UnseatQuestion& question_;
  const Options& options_;
  std::vector<bool> absent_;
  Ratio drop_;  // of the unit that is unseated now, in pegs
  UnseatRuling ruling_;
};

}  // namespace

Result<UnseatRuling> rule_unseat(const Battlefield& field, std::span<const Unit> units,
                                 const UnseatQuestion& question, const Options& options) {
  assert(question.unit < units.size());
  return UnseatJudge(field, units, question, options).rule();
}

}  // namespace parapet::realms
