#include "cli/realms/step_side_view.h"

#include <algorithm>
#include <cmath>

#include "cli/realms/brick_board.h"
#include "cli/words.h"
#include "rules/files/json/json_number.h"
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

// The tops of the columns of a way: those with the least climbing in all that begin and end at the
// two given and pass all surfaces of the ruling in order. Under floors and bridges the nearest top
// alone may be that of another storey.
std::vector<std::int32_t> tops_along(const realms::Battlefield& field,
                                     const realms::StepRuling& ruling, std::int32_t first,
                                     std::int32_t last) {
  struct Node {
    std::int32_t top = 0;
    std::size_t passed = 0;  // surfaces of the profile
    std::int64_t climbed = 0;
    std::size_t before = 0;
  };
  const auto passes = [&](std::int32_t top, std::size_t passed) {
    return passed < ruling.profile.size() && to_pegs(field, top) == ruling.profile[passed];
  };
  std::vector<std::vector<Node>> layers{{{first, passes(first, 0) ? 1U : 0U, 0, 0}}};
  for (std::size_t n = 1; n < ruling.way.size(); ++n) {
    std::vector<Node> here;
    for (const SolidSpan& span : field.columns().spans(ruling.way[n])) {
      for (std::size_t before = 0; before < layers.back().size(); ++before) {
        const Node& node = layers.back()[before];
        const std::int64_t climb = std::abs(static_cast<std::int64_t>(span.top) - node.top);
        const Node next{span.top,
                        node.passed + (span.top != node.top && passes(span.top, node.passed)),
                        node.climbed + climb, before};
        const auto same = std::find_if(here.begin(), here.end(), [&](const Node& other) {
          return other.top == next.top && other.passed == next.passed;
        });
        if (same == here.end()) {
          here.push_back(next);
        } else if (next.climbed < same->climbed) {
          *same = next;
        }
      }
    }
    layers.push_back(std::move(here));
  }
  // Start and goal of one height are told as two surfaces.
  const Node* best = nullptr;
  for (const Node& node : layers.back()) {
    const bool all = node.passed == ruling.profile.size() || passes(last, node.passed);
    if (node.top != last || !all) continue;
    if (best == nullptr || node.climbed < best->climbed) best = &node;
  }
  if (best == nullptr) return {};
  std::vector<std::int32_t> tops(layers.size());
  const Node* node = best;
  for (std::size_t n = layers.size(); n-- > 0;) {
    tops[n] = node->top;
    if (n > 0) node = &layers[n - 1][node->before];
  }
  return tops;
}

// The tops along the way, those of one height joined.
std::vector<Ground> ground_along(const RealmsTold& told, const realms::StepRuling& ruling) {
  const realms::Battlefield& field = told.state.field();
  const auto start = told.start();
  if (!start || ruling.way.size() < 2) return {};
  const double column = static_cast<double>(kColumnSide) / as_double(field.peg().run);
  const auto goal = told.space("to");
  if (!goal) return {};
  const auto tops =
      tops_along(field, ruling, field.surface(*start).height, field.surface(*goal).height);
  std::vector<Ground> ground;
  Column before = ruling.way.front();
  for (std::size_t n = 0; n < tops.size(); ++n) {
    const Column& here = ruling.way[n];
    const double length = std::max(1.0, std::hypot(here.x - before.x, here.y - before.y)) * column;
    before = here;
    const Ratio height = to_pegs(field, tops[n]);
    if (!ground.empty() && ground.back().height == height) {
      ground.back().length += length;
    } else {
      ground.push_back({Kind::surface, length, height});
    }
  }
  // What is no surface of the profile is climbed over; there surfaces of one height count once.
  std::size_t surface = 0;
  for (Ground& part : ground) {
    if (surface < ruling.profile.size() && part.height == ruling.profile[surface]) {
      ++surface;
    } else if (surface == 0 || part.height != ruling.profile[surface - 1]) {
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

// Did steps and obstructions decide? Not over a link, in the air, or where the goal is taken.
bool is_measured(const RealmsTold& told) {
  if (!as_text(told.own("link")).empty()) return false;
  const Because& because = told.answer.because;
  if (told.number("cost")) {
    return std::none_of(because.begin(), because.end(),
                        [](const Reason& reason) { return reason.rule == "COR-FLY-5"; });
  }
  return std::any_of(because.begin(), because.end(), [](const Reason& reason) {
    return reason.rule == "COR-UP-3" || reason.rule == "COR-OBS-5" || reason.rule == "COR-OBS-3" ||
           reason.rule == "COR-OBS-1";
  });
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
  add_changes(ground, height, ruling, picture);
  const auto cost = told.number("cost");
  if (is_measured(told)) {
    picture.limits = {{static_cast<double>(kFree), "2 pegs: costs 2", Role::zone},
                      {as_double(height), "its height: no higher", Role::danger}};
  } else {  // heights decided nothing
    for (auto& change : picture.changes) change.role = cost ? Role::allowed : Role::focus;
  }
  picture.badge = cost ? "COSTS " + std::to_string(*cost) : "NOT ALLOWED";
  picture.tone = cost ? Role::allowed : Role::danger;
  if (is_measured(told)) {
    picture.legend = {
        {Role::allowed, "free"}, {Role::zone, "costs 2"}, {Role::danger, "not allowed, or wounds"}};
  } else if (const std::string link = as_text(told.own("link")); !link.empty()) {
    picture.legend = {{Role::allowed, "by " + link + ": costs 1, however high"}};
  }
  return picture;
}

}  // namespace parapet::cli
