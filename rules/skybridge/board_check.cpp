#include "rules/skybridge/board_check.h"

#include <utility>

#include "rules/skybridge/bridge.h"
#include "rules/skybridge/rebels.h"
#include "rules/skybridge/round_end.h"
#include "rules/skybridge/track.h"

namespace parapet::skybridge {
namespace {

class Checker {
 public:
  Checker(const Land& land, const Position& position, const TrackRules& rules)
      : land_(land), position_(position), rules_(rules) {}

  std::vector<BoardWarning> check() && {
    if (position_.players.empty()) warn("no-players", "Nobody plays on this board.");
    check_number_of_free_rebels();
    check_idle_rounds();
    check_places_of_rebels();
    check_population();
    check_print();
    return std::move(warnings_);
  }

 private:
  void warn(std::string code, std::string text) {
    warnings_.push_back({std::move(code), std::move(text)});
  }

  std::string name(int index) const {
    return land_.territories[static_cast<std::size_t>(index)].name;
  }

  void check_number_of_free_rebels() {
    const int out = free_rebels_out(position_.rebels);
    if (rules_.unlimited_free_rebels || out + position_.free_rebels == kFreeRebels) return;
    warn("free-rebels-do-not-add-up", std::to_string(position_.free_rebels) +
                                          " free rebels in reserve and " + std::to_string(out) +
                                          " on the track make " +
                                          std::to_string(position_.free_rebels + out) + ", not " +
                                          std::to_string(kFreeRebels) + ".");
  }

  // Each idle round has put a free rebel where the leader still is, as long as there were any.
  void check_idle_rounds() {
    const int leader = leader_at(position_.completed);
    const int here = free_rebels_at(position_.rebels, leader);
    const int idle = position_.idle;
    if (position_.completed == kSegments) {
      if (idle > 0) warn("idle-after-the-end", "The bridge is complete: no round can be idle.");
      return;
    }
    const bool had_all = rules_.unlimited_free_rebels || position_.free_rebels > 0;
    if (here > idle || (had_all && here < idle)) {
      warn("idle-does-not-fit", std::to_string(here) + " free rebels stand on " + name(leader) +
                                    ", where the leader is, after " + std::to_string(idle) +
                                    " idle rounds.");
    }
  }

  void check_places_of_rebels() {
    const int leader = leader_at(position_.completed);
    for (int index = 0; index < kTerritories; ++index) {
      const int free = free_rebels_at(position_.rebels, index);
      if (free >= kIdleRounds) {
        warn("too-many-free-rebels", std::to_string(free) + " free rebels stand on " + name(index) +
                                         ": the third would have finished the segment.");
      }
      bool any = false;
      for (const Rebel& rebel : position_.rebels) any = any || rebel.index == index;
      if (any && index < leader) {
        warn("rebels-before-the-leader",
             "Rebels stand on " + name(index) + ", where the leader has not been yet.");
      }
    }
  }

  void check_population() {
    for (int number = 1; number <= kSegments; ++number) {
      const auto& there = position_.population[static_cast<std::size_t>(number - 1)];
      const bool is_built = is_finished(number, position_.completed) ||
                            current_segment(position_.completed) == number;
      if (is_built || there.empty()) continue;
      warn("population-ahead",
           "Population lies on segment " + std::to_string(number) + ", which nobody builds yet.");
    }
  }

  void check_print() {
    constexpr int kUsualHead = leader_at(kDrakheSegment);
    if (land_.drakhe_head != kUsualHead) {
      warn("drakhe-head-elsewhere",
           "The Drakhe's head lies on " + name(land_.drakhe_head) +
               "; after segment 4, when the Great Drakhe is revealed, the leader is on " +
               name(kUsualHead) + ".");
    }
    for (int number = 1; number <= kSegments; ++number) {
      const Segment& segment = land_.segments[static_cast<std::size_t>(number - 1)];
      check_need(number, segment.labor, needs_labor(number), "Labor");
      check_need(number, segment.drakhe, needs_drakhe(number), "Drakhe");
    }
  }

  void check_need(int number, bool needs, bool usually, const std::string& what) {
    if (needs == usually) return;
    warn("unusual-segment", "Segment " + std::to_string(number) +
                                (needs ? " needs " : " needs no ") + what + "; by the rules it " +
                                (usually ? "does." : "does not."));
  }

  const Land& land_;
  const Position& position_;
  const TrackRules& rules_;
  std::vector<BoardWarning> warnings_;
};

}  // namespace

std::vector<BoardWarning> check_board(const Land& land, const Position& position,
                                      const TrackRules& rules) {
  return Checker(land, position, rules).check();
}

}  // namespace parapet::skybridge
