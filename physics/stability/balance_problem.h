#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "physics/stability/load_factor.h"
#include "physics/stability/progress.h"
#include "physics/stability/pure_pressure.h"

namespace parapet::physics {

// What acts on a piece.
struct AppliedForce {
  std::uint32_t piece = 0;
  Vector3 at{};
  Vector3 force{};   // newtons
  Vector3 couple{};  // newtons times pitches of studs, in the measure of lever()
};

// The linear programme of load_factor(), kept from one round to the next: what is solved again
// starts from where it ended. Not to be copied.
class BalanceProblem {
 public:
  // The spans need not outlive it. `pushes` are weights beside those of the structure.
  BalanceProblem(const Structure& structure, std::span<const Contact> contacts,
                 std::span<const std::uint32_t> analysed, const std::vector<bool>& broken,
                 const Grip& grip, std::span<const Push> pushes = {});

  // The same with forces that have to balance instead of all weights. Where nothing analysed
  // touches the ground they have to balance each other.
  BalanceProblem(const Structure& structure, std::span<const Contact> contacts,
                 std::span<const std::uint32_t> analysed, const std::vector<bool>& broken,
                 const Grip& grip, std::span<const AppliedForce> forces);
  ~BalanceProblem();
  BalanceProblem(BalanceProblem&&) noexcept;
  BalanceProblem& operator=(BalanceProblem&&) noexcept;

  // The contact carries nothing from now on.
  void break_contact(std::uint32_t contact);

  // The piece need not balance any more; what touches it carries nothing.
  void remove_piece(std::uint32_t piece);

  Balance solve(const Progress& progress);

  // After solve(), of all ways in which as much is carried one that pulls least on studs: how much
  // of its grip each contact needs in it. What solve() says of contacts off the part that gives way
  // first is any of these ways. Nothing if the time was up. To be asked last.
  std::optional<std::vector<LoadFactor>> least_utilisation(const Progress& progress);

 private:
  struct Model;
  std::unique_ptr<Model> model_;
};

}  // namespace parapet::physics
