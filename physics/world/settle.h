#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "physics/stability/grip.h"
#include "physics/stability/who_stands.h"
#include "physics/structure/contacts.h"
#include "physics/structure/structure.h"
#include "physics/world/pose.h"

namespace parapet::physics {

// Pieces that fall as one.
struct FallingBody {
  std::vector<std::uint32_t> pieces;  // ascending
  Vector3 centre{};                   // of mass, where it started; of what is left of a body that
                                      // broke, of the whole one: its poses go on
};

// The poses of all bodies at one moment. Those that have broken off an earlier one count from then:
// before, they went with it.
struct Frame {
  int step = 0;
  std::vector<Pose> poses;
};

// What a body is struck with at one place, in its own frame: that of the board before the fall.
struct Blow {
  Vector3 at{};
  Vector3 impulse{};  // newton seconds, on the body
};

// A body that struck so hard that it may break.
struct Impact {
  std::size_t body = 0;
  std::vector<Blow> blows;
};

struct SettleLimits {
  int most_steps = 20'000;  // of a thousandth of a second
  int frame_every = 40;     // steps between two frames; 0: none are kept
};

struct Settled {
  std::vector<FallingBody> bodies;  // those given, less what broke off; then what did, in order
  std::vector<std::optional<std::size_t>> broke_off;  // of which body; nothing: it was given
  std::vector<Pose> rest;
  std::vector<Frame> frames;
  int steps = 0;
  bool at_rest = true;  // false: stopped by the limit or by progress, and frozen as it was
};

// Which of a body's pieces stay together when it strikes: all of them in groups. One group: it does
// not break. Of several the first one goes on as the body, the others become bodies of their own. A
// body of several pieces is asked once, what broke off is not.
using Breaks =
    std::function<std::vector<std::vector<std::uint32_t>>(const FallingBody&, const Impact&)>;

// A body is struck hard when what strikes it in one step would stop it after a free fall from this
// height, three studs, or stops a place of it that is as fast as that. A brick of 2 x 4 stopped so
// (2.2 g, 0.69 m/s, in 1 ms) pulls with 1.5 N, half of what one stud holds: weaker blows part
// nothing.
inline constexpr double kHardFall = 240;  // ticks

// Lets the bodies fall on the rest of the structure (less `gone`, one flag a piece) and on the
// table until they lie still. Rigid bodies of blocks and convex solids without studs, in double
// precision, in a world of its own.
//   (1) the same input gives the same bits, in one process and in another
Settled settle(const Structure& structure, const std::vector<bool>& gone,
               std::span<const FallingBody> bodies, const Breaks& breaks, const Grip& grip,
               const SettleLimits& limits, const Progress& progress);

// The bodies that fall, with their centres.
std::vector<FallingBody> falling_bodies(const Structure& structure, const Falling& falling);

}  // namespace parapet::physics
