#include "physics/stability/opening.h"

#include <algorithm>
#include <tuple>

#include "physics/stability/lever.h"
#include "physics/structure/centre.h"

namespace parapet::physics {

std::vector<Opening> opening_contacts(const Structure& structure, std::span<const Contact> contacts,
                                      const std::vector<bool>& broken,
                                      std::span<const Twist> mechanism, const Grip& grip) {
  constexpr double kClosed = 1e-5;  // of the largest velocity, which is 1
  std::vector<Vector3> middles(structure.pieces.size());
  for (std::size_t piece = 0; piece < middles.size(); ++piece) {
    if (!mechanism[piece].is_still()) middles[piece] = centre_of(structure.pieces[piece]);
  }
  const auto velocity = [&](std::uint32_t piece, const Vector3& at) {
    if (piece == kTable || mechanism[piece].is_still()) return Vector3{};
    return mechanism[piece].velocity +
           cross(mechanism[piece].turn, lever(at - middles[piece], grip));
  };
  std::vector<Opening> opening;
  for (std::uint32_t n = 0; n < contacts.size(); ++n) {
    const Contact& contact = contacts[n];
    if (broken[n] || contact.kind == ContactKind::side) continue;
    double rate = 0;
    for (const ContactPlace& place : contact.places) {
      const Vector3 apart = velocity(contact.upper, place.at) - velocity(contact.lower, place.at);
      rate = std::max(rate, dot(apart, contact.axis));
    }
    if (rate > kClosed) opening.push_back({n, rate});
  }
  std::sort(opening.begin(), opening.end(), [](const Opening& a, const Opening& b) {
    return std::tie(a.rate, a.contact) < std::tie(b.rate, b.contact);
  });
  return opening;
}

}  // namespace parapet::physics
