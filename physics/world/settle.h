#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "physics/stability/grip.h"
#include "physics/stability/who_stands.h"
#include "physics/structure/contacts.h"
#include "physics/structure/structure.h"

namespace parapet::physics {

// Where a body is: its own frame is that of the board before the fall, about the body's centre of
// mass. A point p of the board goes to position + turn * (p - centre).
struct Pose {
  Vector3 position{};                      // of the centre of mass, ticks
  std::array<double, 4> turn{0, 0, 0, 1};  // a quaternion x, y, z, w of length 1
};

// Pieces that fall as one.
struct FallingBody {
  std::vector<std::uint32_t> pieces;  // ascending
  Vector3 centre{};                   // of mass, where it started
};

// The poses of all bodies at one moment; those that have broken off an earlier one count from then.
struct Frame {
  int step = 0;
  std::vector<Pose> poses;
};

// A body that struck so hard that it may break: where the board's frame had its pieces before.
struct Impact {
  std::size_t body = 0;
  Vector3 at{};       // in the body's own frame: the board's before the fall
  Vector3 impulse{};  // newton seconds on the body, in its own frame
};

struct SettleLimits {
  int most_steps = 20'000;  // of a thousandth of a second
  int frame_every = 40;     // steps between two frames; 0: none are kept
};

struct Settled {
  std::vector<FallingBody> bodies;  // those given, then those that broke off, in that order
  std::vector<std::optional<std::size_t>> broke_off;  // of which body; nothing: it was given
  std::vector<Pose> rest;
  std::vector<Frame> frames;
  int steps = 0;
  bool at_rest = true;  // false: stopped by the limit or by progress, and frozen as it was
};

// Which of a body's pieces stay together when it strikes: groups of its pieces. One group: it does
// not break. A body is asked once.
using Breaks =
    std::function<std::vector<std::vector<std::uint32_t>>(const FallingBody&, const Impact&)>;

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
