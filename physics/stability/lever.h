#pragma once

#include "physics/stability/grip.h"
#include "physics/structure/vector3.h"

namespace parapet::physics {

// A difference of places in pitches of studs, in which all levers are: across by the lattice of
// studs (80 ticks a pitch), upwards by the true height, as StableLego measures them.
constexpr Vector3 lever(const Vector3& ticks, const Grip& grip) noexcept {
  constexpr double kTicksOfPitch = 80;
  return {ticks[0] / kTicksOfPitch, ticks[1] / kTicksOfPitch,
          ticks[2] * grip.tick_up / grip.stud_pitch};
}

}  // namespace parapet::physics
