#include "rules/realms/step/step_profile.h"

#include <algorithm>
#include <cassert>
#include <string>

#include "geometry/numbers/division.h"
#include "geometry/numbers/wide.h"
#include "rules/realms/reasons.h"
#include "rules/realms/step/step_limits.h"

namespace parapet::realms {
namespace {

// "3 pegs", "2.4 pegs".
std::string pegs_text(std::int64_t units, const Ratio& peg) {
  const Wide over = Wide{units} * peg.denominator();
  const Wide under = peg.numerator();
  const Wide common = greatest_common_divisor(over < 0 ? -over : over, under);
  const Wide above = over / common;
  const Wide below = under / common;
  const auto fits = [](Wide value) {
    return value < power_of_two(62) && -value < power_of_two(62);
  };
  if (fits(above) && fits(below)) {
    return realms::pegs_text(
        Ratio::of(static_cast<std::int64_t>(above), static_cast<std::int64_t>(below)));
  }
  return to_string(above) + "/" + to_string(below) + " pegs";
}

// The highest step up, or the whole climb: from the lowest surface to the highest that comes after
// it. The same with the signs turned leads down.
std::int64_t highest_change(const std::vector<std::int64_t>& surfaces, int sign, bool total) {
  std::int64_t highest = 0;
  std::int64_t before = sign * surfaces.front();
  for (const std::int64_t surface : surfaces) {
    const std::int64_t here = sign * surface;
    highest = std::max(highest, here - before);
    before = total ? std::min(before, here) : here;
  }
  return highest;
}

std::int64_t measured(const StepProfile& profile, const Obstruction& obstruction,
                      const Options& options) {
  const std::vector<std::int64_t>& surfaces = profile.surfaces;
  assert(obstruction.after < surfaces.size());
  std::int64_t from = surfaces[obstruction.after];
  if (options.is("K6", "higher")) {
    from = std::max(surfaces.front(), surfaces.back());
  } else if (options.is("K6", "base") && obstruction.after + 1 < surfaces.size()) {
    from = std::min(from, surfaces[obstruction.after + 1]);
  }
  return obstruction.top - from;
}

std::int64_t wounds_on(const StepProfile& profile, const PegUnits& peg, const Climber& climber,
                       std::int64_t drop, bool total) {
  if (climber.flies || profile.link) return 0;
  if (total) return drop_wounds(drop, peg.rise, climber.height);
  std::int64_t wounds = 0;
  for (std::size_t n = 1; n < profile.surfaces.size(); ++n) {
    const std::int64_t here = profile.surfaces[n - 1] - profile.surfaces[n];
    wounds = std::min(kMaxWounds, wounds + drop_wounds(here, peg.rise, climber.height));
  }
  return wounds;
}

std::string_view name_of(LinkKind kind) {
  switch (kind) {
    case LinkKind::stairs:
      return "stairs";
    case LinkKind::ladder:
      return "a ladder";
    case LinkKind::pads:
      return "transit pads";
  }
  return "";
}

// Writes down what speaks against a step, then what makes it dear.
class Verdict {
 public:
  Verdict(const StepProfile& profile, const PegUnits& peg, const Climber& climber,
          const Options& options, StepLedger& ledger)
      : profile_(profile),
        peg_(peg),
        climber_(climber),
        options_(options),
        limits_(step_limits(peg, climber.height, options)),
        ledger_(ledger) {}

  void give() {
    if (profile_.link) {
      ledger_.cost = 1;
      const bool is_pads = *profile_.link == LinkKind::pads;
      say(is_pads ? "COR-PAD-1" : "COR-UP-2", "The two spaces are joined by " +
                                                  std::string(name_of(*profile_.link)) +
                                                  ": the step costs 1, however high they lie.");
      return;
    }
    if (is_forbidden()) return;
    weigh();
    if (ledger_.drop > 0) tell_drop();
  }

 private:
  void say(const char* rule, std::string text) {
    ledger_.because.push_back({rule, std::move(text), {}});
  }
  std::string up(std::int64_t units) const { return pegs_text(units, peg_.rise); }
  std::string own_height() const {
    return pegs_text(climber_.height.numerator(), Ratio::of(climber_.height.denominator(), 1));
  }

  bool is_forbidden() {
    if (!profile_.obstructions.empty() && options_.is("K3", "forbid")) {
      say("COR-OBS-1",
          "The way leads over a top that is 2 pegs wide or less, where the unit could not stop "
          "(OPT-K3).");
    } else if (ledger_.width && *ledger_.width <= limits_.narrow) {
      say("COR-OBS-3", "The way is " + pegs_text(*ledger_.width, peg_.run) +
                           " wide at its narrowest; 2 pegs or less may not be crossed.");
    } else if (ledger_.step_up > limits_.greatest_climb) {
      say("COR-UP-3", "A step up of " + up(ledger_.step_up) +
                          " is higher than the unit, which is " + own_height() + " tall.");
    } else if (ledger_.obstruction > limits_.greatest_climb) {
      say("COR-OBS-5", "An obstruction of " + up(ledger_.obstruction) +
                           " is taller than the unit, which is " + own_height() + " tall.");
    } else {
      return false;
    }
    return true;
  }

  void weigh() {
    const bool is_high_step = ledger_.step_up >= limits_.costly_rise;
    const bool is_tall = ledger_.obstruction >= limits_.costly_obstruction;
    const bool adds = options_.is("K19", "add");
    ledger_.cost = adds ? 1 + (is_high_step ? 1 : 0) + (is_tall ? 1 : 0)  //
                        : (is_high_step || is_tall ? 2 : 1);
    if (is_high_step) {
      say("COR-UP-1",
          "A step up of " + up(ledger_.step_up) + " between two surfaces is 2 pegs or more.");
    } else if (ledger_.step_up > 0) {
      say("COR-UP-1", "The highest step up is " + up(ledger_.step_up) + ", less than 2 pegs.");
    }
    if (is_tall) {
      say("COR-OBS-4", "An obstruction of " + up(ledger_.obstruction) +
                           (options_.is("K7", "harmonise") ? " is 2 pegs or more (OPT-K7)."
                                                           : " is taller than 2 pegs."));
    } else if (ledger_.obstruction > 0) {
      say("COR-OBS-4",
          "The tallest obstruction is " + up(ledger_.obstruction) + ", not taller than 2 pegs.");
    }
    if (is_high_step && is_tall && !adds) {
      say("OPT-K19", "A step up and an obstruction in one move cost 2 together.");
    }
    if (ledger_.because.empty()) {
      say("COR-MOV-1", "A step to a neighbouring space without anything in the way costs 1.");
    }
  }

  void tell_drop() {
    const std::string drop = up(ledger_.step_down);
    say("COR-DN-1", "Going down " + up(ledger_.drop) + " costs nothing extra.");
    if (ledger_.wounds > 0) {
      say("COR-DN-2", "A drop of " + drop + " is greater than the unit's height of " +
                          own_height() + ": " + std::to_string(ledger_.wounds) + " wounds.");
    } else if (climber_.flies && ledger_.step_down > limits_.greatest_climb) {
      say("COR-FLY-1", "A unit that flies takes no wounds from a drop.");
    }
  }

  const StepProfile& profile_;
  const PegUnits& peg_;
  const Climber& climber_;
  const Options& options_;
  StepLimits limits_;
  StepLedger& ledger_;
};

}  // namespace

StepLedger step_ledger(const StepProfile& profile, const PegUnits& peg, const Climber& climber,
                       const Options& options) {
  assert(!profile.surfaces.empty());
  const bool total_drop = options.is("K11", "total");
  StepLedger ledger;
  ledger.rise = highest_change(profile.surfaces, 1, true);
  ledger.drop = highest_change(profile.surfaces, -1, true);
  ledger.step_up = highest_change(profile.surfaces, 1, options.is("K8", "total"));
  ledger.step_down = highest_change(profile.surfaces, -1, total_drop);
  for (const Obstruction& obstruction : profile.obstructions) {
    ledger.obstruction = std::max(ledger.obstruction, measured(profile, obstruction, options));
  }
  ledger.width = profile.width;
  ledger.wounds = wounds_on(profile, peg, climber, ledger.step_down, total_drop);
  Verdict(profile, peg, climber, options, ledger).give();
  if (!ledger.cost) ledger.wounds = 0;
  return ledger;
}

std::int64_t drop_wounds(std::int64_t drop, const Ratio& peg_rise, const Ratio& height) {
  const Wide tall = Wide{height.numerator()} * peg_rise.numerator();
  const Wide under = Wide{height.denominator()} * peg_rise.denominator();
  // drop <= 2^41, under < 2^61 in all: the product stays below 2^102.
  const Wide measured = Wide{drop} * under;
  if (measured <= tall) return 0;
  return static_cast<std::int64_t>(std::min<Wide>(2 * (measured / tall), kMaxWounds));
}

}  // namespace parapet::realms
