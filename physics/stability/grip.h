#pragma once

namespace parapet::physics {

// What holds and weighs, in SI units but for counts. The constants are those of StableLego (Liu et
// al., 2024), so that its structures can be compared.
struct Grip {
  double hold = 0.98;          // newtons that one contact point of a stud holds
  double gravity = 9.8;        // metres a second squared
  double friction = 0.6;       // of faces that lie on each other
  double stud_pitch = 0.0078;  // metres between two studs, 80 ticks
  double tick_up = 0.0001;     // metres of a tick upwards
};

}  // namespace parapet::physics
