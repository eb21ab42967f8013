#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "geometry/numbers/ratio.h"
#include "geometry/numbers/result.h"
#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/step/step_profile.h"
#include "rules/realms/units.h"
#include "rules/ruling.h"
#include "rules/too_close.h"

namespace parapet::realms {

// Who moves: a unit of the board, or just a height.
struct Mover {
  Ratio height{10};               // pegs, above 0
  std::array<int, 2> size{1, 1};  // spaces
  bool flies = false;
  bool airborne = false;
  std::optional<std::size_t> unit;  // its index: it is not in its own way
};
Mover mover_of(std::span<const Unit> units, std::size_t unit);

// What a step from a space to another costs, as far as routes care.
struct StepPrice {
  int cost = 0;
  std::int64_t wounds = 0;
  std::optional<LinkKind> link;  // taken by a link

  friend bool operator==(const StepPrice&, const StepPrice&) = default;
};

// A ruling in pegs. Where the step is not allowed the lengths are those of the best way there would
// be without what forbids it.
struct StepRuling {
  std::optional<int> cost;  // 1 or 2; 3 with OPT-K19 `add`; nothing: not allowed
  Ratio rise;               // the whole climb: the most that a later surface is higher
  Ratio drop;               // the whole descent: the most that one is lower
  Ratio step_up;      // what is compared with 2 pegs and the height: the highest step up, or with
                      // OPT-K8 `total` the rise
  Ratio obstruction;  // the highest, as OPT-K6 measures it
  std::optional<Ratio> width;  // of the narrowest place; nothing where none was measured
  std::int64_t wounds = 0;
  std::vector<Ratio> profile;  // the surfaces crossed, heights on the board
  std::optional<LinkKind> link;
  std::vector<Column> way;  // the columns crossed, for pictures; empty over a link or in the air
  std::optional<Ratio> margin;  // ticks; nothing where no distance on terrain decided
  std::optional<TooClose> too_close;
  Because because;
};

// Steps of one mover among others who stand still (rules-realms.md): COR-OCC-1, OCC-2, OBS-1..5,
// UP-1..3, DN-1, DN-2, PAD-1, FLY-1, FLY-5 with OPT-K1, K3..K8, K11, K14, K16, K19. Keeps what it
// has found out about the ground, so ask it again for further steps of the same mover. Options and
// units are read at the start and need not outlive the call; the field must.
//   (1) price(a, b) is the cost and wounds of rule(a, b), without the reasons
//   (2) of several ways the best counts: the lowest cost, then the lowest highest step, then the
//       fewest columns, then the fewest wounds, the lowest obstruction, the lowest drop, the
//       widest, the most headroom and the lowest surfaces: so an answer does not depend on the
//       order of anything
//   (3) a large mover takes its step with all its spaces, each to the one as far from the new
//       north-west space: the dearest of these steps counts, and the narrowest, highest and so on
// Keeps mutable memory: not to be shared between threads.
class Stepping {
 public:
  Stepping(const Battlefield& field, std::span<const Unit> units, const Mover& mover,
           const Options& options);
  ~Stepping();
  Stepping(Stepping&&) noexcept;
  Stepping& operator=(Stepping&&) noexcept;

  StepRuling rule(SpaceId from, SpaceId to);
  std::optional<StepPrice> price(SpaceId from, SpaceId to);

  // The spaces that a step may lead to as far as distance and links go, by space; without those
  // that are linked only because all pads are (OPT-K14) if they are not asked for.
  std::vector<SpaceId> candidates(SpaceId from, bool with_all_pads = true) const;

  // What joins the two, if the step would be taken by it.
  std::optional<LinkKind> link(SpaceId from, SpaceId to) const;

  bool is_pad(SpaceId space) const;

  // Has the mover room on that space, and is it free (COR-OCC-1, OCC-2, OPT-K1, K16)?
  bool may_stand(SpaceId space);

 private:
  struct Content;
  std::unique_ptr<Content> content_;
};

// What a ledger says in pegs, with its reasons. `profile` is the one it was made of.
StepRuling ruling_of(const StepLedger& ledger, const StepProfile& profile, const PegUnits& peg);

// One step.
StepRuling rule_step(const Battlefield& field, std::span<const Unit> units, const Mover& mover,
                     SpaceId from, SpaceId to, const Options& options);

// A profile told in pegs instead of places (formats.md). The obstructions come right
// after the first surface.
struct ToldProfile {
  std::vector<Ratio> surfaces;  // pegs
  std::vector<Ratio> obstructions;
  std::optional<Ratio> width;
  std::optional<LinkKind> link;
};

// Errors: "limit" for more than 1,000 surfaces or obstructions, for numbers whose common
// denominator is above 2^20, or for more than 2^20 pegs; "wrong-value" where there is no surface.
Result<StepRuling> rule_told_step(const ToldProfile& profile, const Climber& climber,
                                  const Options& options);

}  // namespace parapet::realms
