#include "rules/realms/moving/move_search.h"

#include <algorithm>

namespace parapet::realms {
namespace {

std::uint64_t key_of(SpaceId at, bool on_ladder) {
  return (std::uint64_t{at.spot} << 32 | at.level) << 1 | (on_ladder ? 1U : 0U);
}

}  // namespace

MoveSearch::MoveSearch(Stepping& stepping, SpaceId from, std::optional<int> movement,
                       bool whole_ladders, std::optional<SpaceId> goal)
    : stepping_(stepping), movement_(movement), whole_ladders_(whole_ladders) {
  const auto is_later = [this](std::uint32_t a, std::uint32_t b) {
    const Label& first = labels_[a];
    const Label& second = labels_[b];
    return first.price != second.price ? first.price > second.price : first.state > second.state;
  };
  labels_.push_back({{from, false}, {}, kNone, false});
  by_state_.emplace(key_of(from, false), 0);
  open_.push_back(0);
  while (!open_.empty()) {
    std::pop_heap(open_.begin(), open_.end(), is_later);
    const std::uint32_t label = open_.back();
    open_.pop_back();
    const bool is_outdated = find(labels_[label].state) != label;
    if (is_outdated || labels_[label].is_settled) continue;
    labels_[label].is_settled = true;
    if (goal && labels_[label].state.at == *goal) return;
    std::size_t known = labels_.size();
    expand(label);
    for (; known < labels_.size(); ++known) {
      open_.push_back(static_cast<std::uint32_t>(known));
      std::push_heap(open_.begin(), open_.end(), is_later);
    }
  }
}

std::uint32_t MoveSearch::find(const State& state) const {
  const auto found = by_state_.find(key_of(state.at, state.on_ladder));
  return found == by_state_.end() ? kNone : found->second;
}

// Whether no step from there can better what is known of the space. (With whole ladders a space has
// two states: then all steps are looked at.)
bool MoveSearch::is_hopeless(const Label& from, SpaceId to) const {
  if (whole_ladders_) return false;
  const std::uint32_t known = find({to, false});
  if (known == kNone) return false;
  const Price least{from.price.cost + 1, from.price.wounds, from.price.steps + 1};
  return labels_[known].is_settled || labels_[known].price < least;
}

void MoveSearch::expand(std::uint32_t label) {
  const Label from = labels_[label];
  // Pads that come later reach the other pads no sooner than the first one does.
  const bool with_all_pads = !pads_done_;
  pads_done_ = pads_done_ || stepping_.is_pad(from.state.at);
  for (const SpaceId to : stepping_.candidates(from.state.at, with_all_pads)) {
    if (is_hopeless(from, to)) continue;
    const auto price = stepping_.price(from.state.at, to);
    if (!price) continue;
    const bool on_ladder = whole_ladders_ && price->link == LinkKind::ladder;
    const int cost = on_ladder && from.state.on_ladder ? 0 : price->cost;
    offer({{to, on_ladder},
           {from.price.cost + cost, std::min(kMaxWounds, from.price.wounds + price->wounds),
            from.price.steps + 1},
           label,
           false});
  }
}

void MoveSearch::offer(const Label& label) {
  if (movement_ && label.price.cost > *movement_) return;
  const std::uint32_t known = find(label.state);
  if (known != kNone) {
    Label& old = labels_[known];
    if (old.price < label.price) return;
    if (old.price == label.price) {
      const State& before = labels_[label.before].state;
      if (!old.is_settled && old.before != kNone && before < labels_[old.before].state) {
        old.before = label.before;
      }
      return;
    }
  }
  by_state_[key_of(label.state.at, label.state.on_ladder)] =
      static_cast<std::uint32_t>(labels_.size());
  labels_.push_back(label);
}

std::uint32_t MoveSearch::best_at(SpaceId space) const {
  std::uint32_t best = kNone;
  for (const bool on_ladder : {false, true}) {
    const std::uint32_t here = find({space, on_ladder});
    if (here == kNone || !labels_[here].is_settled) continue;
    if (best == kNone || labels_[here].price < labels_[best].price) best = here;
  }
  return best;
}

std::vector<ReachedSpace> MoveSearch::stops() const {
  std::vector<SpaceId> spaces;
  for (const Label& label : labels_) {
    if (label.is_settled) spaces.push_back(label.state.at);
  }
  std::sort(spaces.begin(), spaces.end());
  spaces.erase(std::unique(spaces.begin(), spaces.end()), spaces.end());
  std::vector<ReachedSpace> stops;
  for (const SpaceId space : spaces) {
    const Price& price = labels_[best_at(space)].price;
    stops.push_back({space, price.cost, price.wounds});
  }
  return stops;
}

std::vector<ReachedSpace> MoveSearch::way_to(SpaceId goal) const {
  std::vector<ReachedSpace> way;
  for (std::uint32_t label = best_at(goal); label != kNone; label = labels_[label].before) {
    const Label& here = labels_[label];
    way.push_back({here.state.at, here.price.cost, here.price.wounds});
  }
  std::reverse(way.begin(), way.end());
  return way;
}

}  // namespace parapet::realms
