#include <string>
#include <utility>
#include <vector>

#include "cli/skyline/network_drawing.h"
#include "cli/skyline/rail_words.h"
#include "rules/ask/skyline/rail_answer.h"

namespace parapet::cli {
namespace {

using viewer::BrickPoint;
using viewer::NetworkPicture;
using viewer::Role;

double as_ticks(const WideRatio& ratio) {
  return static_cast<double>(ratio.numerator()) / static_cast<double>(ratio.denominator());
}

BrickPoint point_of(const ExactPoint& at) {
  return {as_ticks(at.x), as_ticks(at.y), as_ticks(at.z)};
}

// Green where it keeps clear, red where it does not, else amber: the rail that was asked about.
Role role_of(const ask::MeasuredRail& rail, const ask::MeasuredRails& all) {
  const auto& found = rail.measures.clearance;
  if (found && found->contact == Contact::crossing) return Role::danger;
  if (!all.limit) return found && found->contact == Contact::touching ? Role::zone : Role::allowed;
  return ask::keeps_clear(rail.measures, *all.limit) ? Role::allowed : Role::danger;
}

// Where it comes nearest, or enters.
void add_clearance(const ask::MeasuredRail& rail, Role role, const ask::SkylineState& state,
                   NetworkPicture& picture) {
  const auto& found = rail.measures.clearance;
  if (!found) return;
  const std::size_t piece = state.terrain->scene.body(found->body).piece;
  picture.glowing.push_back(piece);
  const std::string& id = state.terrain->pieces[piece].id;
  std::vector<std::string> label;
  switch (found->contact) {
    case Contact::apart:
      label = {mm_words(rounded_root(found->squared)) + " clear", "of " + id};
      break;
    case Contact::touching:
      label = {"touches", id};
      break;
    case Contact::crossing:
      label = {"passes through", id};
      break;
  }
  picture.measures.push_back({point_of(found->at), point_of(found->to), label, role});
}

std::vector<std::string> rail_label(const skyline::RailMeasures& measures) {
  std::vector<std::string> label{mm_words(measures.length.rounded())};
  if (measures.steepest) label.push_back(slope_words(measures));
  return label;
}

// "d to e".
std::string ends_of(const skyline::Network& network, std::size_t rail) {
  const skyline::Rail& ends = network.rails[rail];
  return network.stops[ends.from].id + " to " + network.stops[ends.to].id;
}

void explain(NetworkPicture& picture, const ask::MeasuredRails& all, bool is_danger) {
  if (all.limit) picture.legend.push_back({Role::allowed, "keeps clear"});
  if (is_danger) {
    picture.legend.push_back({Role::danger, all.limit ? "too near, or through" : "passes through"});
  }
}

void draw_rail(const SkylineTold& told, const NetworkBoard& /*board*/, NetworkPicture& picture) {
  const auto* all = told.answer.evidence.as<ask::MeasuredRails>();
  if (all == nullptr) return;
  const bool is_one = told.asks("from");
  bool is_danger = false;
  const ask::MeasuredRail* nearest = nullptr;
  for (const ask::MeasuredRail& rail : all->rails) {
    const Role role = role_of(rail, *all);
    is_danger = is_danger || role == Role::danger;
    picture.rails[rail.rail].role = role;
    std::vector<std::string> label = rail_label(rail.measures);
    // Of several, a card says which it means: it may lie nearer to another one.
    if (!is_one) label.front() = ends_of(told.state.network(), rail.rail) + ": " + label.front();
    picture.rails[rail.rail].label = std::move(label);
    const auto& found = rail.measures.clearance;
    if (is_one || role == Role::danger) add_clearance(rail, role, told.state, picture);
    if (found && (nearest == nullptr || found->squared < nearest->measures.clearance->squared)) {
      nearest = &rail;
    }
  }
  if (!is_one && !is_danger && nearest != nullptr) {
    add_clearance(*nearest, Role::allowed, told.state, picture);
  }
  explain(picture, *all, is_danger);
  picture.tone = is_danger ? Role::danger : Role::allowed;
  if (nearest == nullptr) return;
  const auto& found = *nearest->measures.clearance;
  picture.badge =
      found.contact == Contact::crossing ? "THROUGH" : mm_words(rounded_root(found.squared));
}

constexpr NetworkDrawing kDrawings[] = {{"rail", draw_rail}};

}  // namespace

std::span<const NetworkDrawing> rail_drawings() { return kDrawings; }

}  // namespace parapet::cli
