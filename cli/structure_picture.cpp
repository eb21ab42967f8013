#include "cli/structure_picture.h"

#include <algorithm>
#include <set>

namespace parapet::cli {
namespace {

using physics::LoadFactor;
using viewer::BrickOverlay;
using viewer::Coat;

constexpr std::size_t kMostMarks = 5;
constexpr LoadFactor kLeastMarked = 500;  // a connection that is hardly used is not worth a mark

double share_of(LoadFactor utilisation) {
  return static_cast<double>(utilisation) / physics::kBalanced;
}

std::string percent(LoadFactor utilisation) {
  return std::to_string((utilisation + 50) / 100) + " %";
}

// The most strained connection of each piece.
std::vector<double> strains(const StructureLook& look,
                            const std::vector<physics::Contact>& contacts,
                            const physics::Standing& standing) {
  std::vector<double> strain(look.structure.pieces.size(), 0);
  for (std::size_t n = 0; n < std::min(contacts.size(), standing.utilisation.size()); ++n) {
    for (const std::uint32_t piece : {contacts[n].upper, contacts[n].lower}) {
      if (piece >= strain.size()) continue;  // the table
      strain[piece] = std::max(strain[piece], share_of(standing.utilisation[n]));
    }
  }
  return strain;
}

std::set<std::size_t> failing(const ask::StableEvidence& evidence) {
  std::set<std::size_t> pieces(evidence.moving.begin(), evidence.moving.end());
  pieces.insert(evidence.standing.unsupported.begin(), evidence.standing.unsupported.end());
  return pieces;
}

// A mark at the weakest connection of each pair of pieces.
std::vector<BrickOverlay::Mark> weakest(const std::vector<physics::Contact>& contacts,
                                        const physics::Standing& standing) {
  std::vector<std::size_t> order;
  for (std::size_t n = 0; n < std::min(contacts.size(), standing.utilisation.size()); ++n) {
    if (standing.utilisation[n] >= kLeastMarked) order.push_back(n);
  }
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return standing.utilisation[a] > standing.utilisation[b];
  });
  std::vector<BrickOverlay::Mark> marks;
  std::set<std::pair<std::uint32_t, std::uint32_t>> known;
  for (const std::size_t n : order) {
    if (marks.size() == kMostMarks) break;
    if (!known.emplace(contacts[n].upper, contacts[n].lower).second) continue;
    marks.push_back(
        {to_picture(contacts[n].middle), std::nullopt, {percent(standing.utilisation[n])}, true});
  }
  return marks;
}

}  // namespace

const physics::Structure* structure_of(const ask::Answer& answer) {
  if (const auto* stable = answer.evidence.as<ask::StableEvidence>()) return &stable->structure;
  if (const auto* remove = answer.evidence.as<ask::RemoveEvidence>()) return &remove->structure;
  return nullptr;
}

StructurePicture StructurePicture::of(const StructureLook& look) {
  StructurePicture shown;
  shown.pieces = look.pieces;
  shown.bodies = look.ground;
  shown.picture.units = look.units;
  shown.picture.title = look.title;
  shown.picture.verdict = look.verdict;
  return shown;
}

void StructurePicture::add(std::size_t piece, const std::vector<Shape>& shapes) {
  for (const Shape& shape : shapes) {
    bodies.push_back({shape, static_cast<std::uint32_t>(piece)});
  }
}

const viewer::BrickPicture& StructurePicture::ready() {
  picture.pieces = pieces;
  picture.bodies = bodies;
  return picture;
}

StructurePicture standing_picture(const StructureLook& look, const ask::StableEvidence& evidence) {
  const physics::Standing& standing = evidence.standing;
  StructurePicture shown = StructurePicture::of(look);
  BrickOverlay& overlay = shown.picture.overlay.emplace();
  overlay.badge = standing.stands ? "STANDS" : "FALLS";
  overlay.tone = standing.stands ? viewer::Role::allowed : viewer::Role::danger;
  if (standing.stands && standing.is_critical) overlay.tone = viewer::Role::zone;
  if (standing.stands && !standing.not_analysed.empty()) {
    overlay.badge = "OPEN";
    overlay.tone = viewer::Role::zone;
  }
  const std::vector<double> strain = strains(look, evidence.contacts, standing);
  const std::set<std::size_t> falls = failing(evidence);
  const std::set<std::size_t> unknown(standing.not_analysed.begin(), standing.not_analysed.end());
  for (std::size_t n = 0; n < look.structure.pieces.size(); ++n) {
    if (n < evidence.removed.size() && evidence.removed[n]) continue;
    shown.add(n, look.shapes[n]);
    if (unknown.contains(n)) continue;
    overlay.coats.push_back({n, falls.contains(n) ? Coat::failing : Coat::strained, strain[n]});
  }
  overlay.scale = {{"0", 0}, {"25", 0.25}, {"50", 0.5}, {"75", 0.75}, {"100", 1}};
  overlay.unit = "% of its grip used";
  if (!falls.empty()) overlay.coat_legend.push_back({Coat::failing, "does not stand"});
  overlay.marks = weakest(evidence.contacts, standing);
  return shown;
}

viewer::BrickPoint to_picture(const physics::Vector3& point) {
  return {point[0], point[1], point[2]};
}

}  // namespace parapet::cli
