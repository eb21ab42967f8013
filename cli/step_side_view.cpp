#include "cli/step_side_view.h"

#include <algorithm>
#include <cmath>

#include "cli/brick_board.h"
#include "cli/words.h"
#include "rules/files/json_number.h"
#include "rules/realms/step/step.h"

namespace parapet::cli {
namespace {

using viewer::ProfilePicture;
using viewer::Role;
using Kind = ProfilePicture::Kind;

constexpr double kLengthTold = 3;  // pegs, of a surface whose length nobody knows
constexpr std::int64_t kFree = 2;  // pegs: less costs nothing more (COR-UP-1, OBS-4)

struct Ground {
  Kind kind = Kind::surface;
  double length = kLengthTold;
  Ratio height;
};

std::vector<Ratio> numbers_of(const JsonValue* list) {
  std::vector<Ratio> numbers;
  for (const JsonValue& item : items_of(list)) {
    if (const auto number = exact_number(item)) numbers.push_back(*number);
  }
  return numbers;
}

// The top in a column that is reached from another one whose top is `from`.
std::int32_t next_top(std::span<const SolidSpan> spans, std::int32_t from) {
  std::int32_t best = from;
  std::int64_t least = -1;
  for (const SolidSpan& span : spans) {
    const std::int64_t away = std::abs(static_cast<std::int64_t>(span.top) - from);
    if (least >= 0 && away >= least) continue;
    least = away;
    best = span.top;
  }
  return best;
}

// The tops along the way, those of one height joined.
std::vector<Ground> ground_along(const RealmsTold& told, const realms::StepRuling& ruling) {
  const realms::Battlefield& field = told.state.field();
  const auto start = told.start();
  if (!start || ruling.way.size() < 2) return {};
  const double column = static_cast<double>(kColumnSide) / as_double(field.peg().run);
  std::vector<Ground> ground;
  std::int32_t top = field.surface(*start).height;
  Column before = ruling.way.front();
  for (const Column& here : ruling.way) {
    const auto spans = field.columns().spans(here);
    if (spans.empty()) return {};
    top = next_top(spans, top);
    const double length = std::max(1.0, std::hypot(here.x - before.x, here.y - before.y)) * column;
    before = here;
    const Ratio height = to_pegs(field, top);
    if (!ground.empty() && ground.back().height == height) {
      ground.back().length += length;
    } else {
      ground.push_back({Kind::surface, length, height});
    }
  }
  // What is no surface of the profile is climbed over.
  std::size_t surface = 0;
  for (Ground& part : ground) {
    if (surface < ruling.profile.size() && part.height == ruling.profile[surface]) {
      ++surface;
    } else {
      part.kind = Kind::obstruction;
      part.length = std::max(part.length, column);
    }
  }
  return surface == ruling.profile.size() ? ground : std::vector<Ground>();
}

// A profile told in pegs: the obstructions come right after the first surface.
std::vector<Ground> ground_told(const JsonValue& profile) {
  std::vector<Ground> ground;
  for (const Ratio& height : numbers_of(profile.find("surfaces"))) {
    ground.push_back({Kind::surface, kLengthTold, height});
  }
  std::vector<Ground> walls;
  for (const Ratio& top : numbers_of(profile.find("obstructions"))) {
    walls.push_back({Kind::obstruction, 1, top});
  }
  if (!ground.empty()) ground.insert(ground.begin() + 1, walls.begin(), walls.end());
  return ground;
}

// What the answer alone says, over links and where there is no way.
std::vector<Ground> ground_answered(const RealmsTold& told) {
  std::vector<Ground> ground;
  for (const Ratio& height : numbers_of(told.own("profile"))) {
    ground.push_back({Kind::surface, kLengthTold, height});
  }
  const auto from = told.start();
  const auto to = told.space("to");
  if (ground.size() < 2 && from && to) {
    ground.clear();
    for (const realms::SpaceId& space : {*from, *to}) {
      const auto ticks = told.state.field().surface(space).height;
      ground.push_back({Kind::surface, kLengthTold, to_pegs(told.state.field(), ticks)});
    }
  }
  const auto climbed = told.pegs("obstruction").value_or(Ratio());
  if (climbed > Ratio() && ground.size() > 1) {
    const auto top = Ratio::make(ground[0].height.numerator() * climbed.denominator() +
                                     climbed.numerator() * ground[0].height.denominator(),
                                 ground[0].height.denominator() * climbed.denominator());
    if (top) ground.insert(ground.begin() + 1, {Kind::obstruction, 1, *top});
  }
  return ground;
}

Ratio difference_of(const Ratio& a, const Ratio& b) {  // a - b; both are heights of a board
  return Ratio::make(a.numerator() * b.denominator() - b.numerator() * a.denominator(),
                     a.denominator() * b.denominator())
      .value_or(Ratio());
}

void add_changes(const std::vector<Ground>& ground, const Ratio& height,
                 const realms::StepRuling* ruling, ProfilePicture& picture) {
  for (std::size_t n = 1; n < ground.size(); ++n) {
    const Ratio rise = difference_of(ground[n].height, ground[n - 1].height);
    if (rise == Ratio()) continue;
    const bool over = ground[n].kind == Kind::obstruction;
    ProfilePicture::Change change{n - 1, n, "", Role::allowed};
    if (rise > Ratio()) {
      const bool dear = over ? rise > Ratio(kFree) : rise >= Ratio(kFree);
      change.label = (over ? "over " : "up ") + number_text(rise);
      change.role = rise > height ? Role::danger : dear ? Role::zone : Role::allowed;
    } else {
      const Ratio drop = difference_of(ground[n - 1].height, ground[n].height);
      change.label = "down " + number_text(drop);
      const bool lands = !over && ground[n - 1].kind == Kind::surface;
      if (lands && drop > height && ruling != nullptr && ruling->wounds > 0) {
        change.role = Role::danger;
        if (ruling->drop == drop) {
          change.label += ": " + counted(static_cast<int>(ruling->wounds), "wound");
        }
      }
    }
    picture.changes.push_back(std::move(change));
  }
}

}  // namespace

std::optional<ProfilePicture> side_view(const RealmsTold& told) {
  const auto* ruling = told.answer.evidence.as<realms::StepRuling>();
  const JsonValue* profile = told.question.find("profile");
  std::vector<Ground> ground;
  if (profile != nullptr) {
    ground = ground_told(*profile);
  } else if (ruling != nullptr) {
    ground = ground_along(told, *ruling);
  }
  if (ground.empty()) ground = ground_answered(told);
  if (ground.empty()) return std::nullopt;
  ProfilePicture picture;
  for (const Ground& part : ground) {
    picture.parts.push_back(
        {part.kind, part.length, as_double(part.height), number_text(part.height), ""});
  }
  if (profile == nullptr) {
    picture.parts.front().name = told.name("from");
    picture.parts.back().name = told.name("to");
  }
  const Ratio height = told.mover_height();
  picture.unit_height = as_double(height);
  const auto unit = told.mover_unit();
  picture.unit_label =
      (unit ? told.state.units()[*unit].id + ", " : std::string()) + pegs_text(height);
  const realms::Peg& peg = told.state.field().peg();
  picture.rise_of_run = as_double(peg.rise) / as_double(peg.run);
  picture.limits = {{static_cast<double>(kFree), "2 pegs over the start: costs 2", Role::zone},
                    {as_double(height), "its own height: no higher", Role::danger}};
  add_changes(ground, height, ruling, picture);
  const auto cost = told.number("cost");
  picture.badge = cost ? "COSTS " + std::to_string(*cost) : "NOT ALLOWED";
  picture.tone = cost ? Role::allowed : Role::danger;
  picture.legend = {
      {Role::allowed, "free"}, {Role::zone, "costs 2"}, {Role::danger, "not allowed, or wounds"}};
  return picture;
}

}  // namespace parapet::cli
