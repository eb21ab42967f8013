#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>

#include "geometry/numbers/point.h"
#include "geometry/numbers/ratio.h"
#include "geometry/numbers/result.h"
#include "geometry/numbers/segment.h"
#include "geometry/sight/sight_policy.h"
#include "geometry/sight/sightline.h"
#include "geometry/sight/terrain_sight.h"
#include "geometry/solids/scene.h"
#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/units.h"
#include "rules/ruling.h"
#include "rules/too_close.h"

namespace parapet::realms {

// One end of a line of sight: a unit by its index, or a point in ticks.
using SightEnd = std::variant<std::size_t, Point>;

// How much is worked out beside the answer.
enum class SightDetail {
  evidence,  // all but the margin, from the bodies that can matter to the lines alone: quicker
  margin,
};

struct UnitSightRuling {
  bool sight = false;
  std::size_t sample = 0;  // which of the sample points of figure.h the evidence is about; 0 of a
                           // point
  Segment line;            // to the first one that is seen, else to the last one tried
  Sightline evidence;
  Scene scene;                  // what the evidence is about: its bodies are numbered in here
  std::optional<Ratio> margin;  // ticks
  std::optional<TooClose> too_close;
  Because because;
};

// Does one see the other? From a unit's eye, to a unit's nine sample points, until a line is clear
// (rules-realms.md, sight). Between points it is symmetric; between units it need not be. OPT-K22
// `yes`: all units but the two ends are boxes in the way.
// The evidence names pieces as piece_name() reads them.
// Errors: those of figure_of(). REQUIRES: as figure_of(); points in range.
Result<UnitSightRuling> rule_unit_sight(const Battlefield& field, const Terrain& terrain,
                                        std::span<const Unit> units, const SightEnd& from,
                                        const SightEnd& to, SightPolicy policy,
                                        const Options& options,
                                        SightDetail detail = SightDetail::margin);

// The same yes or no without evidence, faster.
Result<bool> unit_sees(const Battlefield& field, const Terrain& terrain,
                       std::span<const Unit> units, const SightEnd& from, const SightEnd& to,
                       SightPolicy policy, const Options& options);

struct ExposureRuling {
  int seen = 0;                           // sample points
  int samples = 9;                        // 1 where the target is a point
  std::optional<Ratio> raise_ticks;       // least raise of the eye that gives sight; nothing: none
  std::optional<std::string> raise_pegs;  // the same in pegs: "7/2"
  bool attained = true;         // whether there is sight at that height, or only right above it
  std::optional<Ratio> margin;  // the least of its lines, ticks
  std::optional<TooClose> too_close;
  Because because;

  Ratio visible() const { return Ratio::of(seen, samples); }
};

// How much of the target is seen, as rule_unit_sight() sees it. By tube neither a raise nor a
// margin is defined, and there is none.
Result<ExposureRuling> rule_exposure(const Battlefield& field, const Terrain& terrain,
                                     std::span<const Unit> units, const SightEnd& from,
                                     const SightEnd& to, SightPolicy policy, const Options& options,
                                     SightDetail detail = SightDetail::margin);

// The id of a piece of a scene of sight: of the terrain's pieces, and behind them of the units.
std::string piece_name(const Battlefield& field, std::span<const Unit> units, std::uint32_t piece);

}  // namespace parapet::realms
