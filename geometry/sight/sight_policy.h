#pragma once

#include <cstdint>

namespace parapet {

// What a sightline makes of the bodies that it only grazes. All of them take the OPEN segment, as
// open_contact() does: what is met only at an end does not count.
//   hair:   crosses nothing, and can be slid, parallel to itself, by an arbitrarily small amount so
//           that it touches nothing at all. It depends on the union of the bodies, not on how it is
//           cut: skimming a wall's top is clear, the seam of two bricks is blocked.
//   open:   crosses nothing. Leaks through the seam of two bodies: for single solids only.
//   closed: touches nothing.
//   tube:   its ends are connected inside an arbitrarily thin tube round the line once the closed
//           bodies are taken out of it. It lets a line pass between a left corner and, farther on,
//           a right corner.
// What is clear by closed is clear by hair; what is clear by hair is clear by tube; and what is
// clear by tube is clear by open.
enum class SightPolicy : std::uint8_t { hair, open, closed, tube };

}  // namespace parapet
