#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace parapet {

// How a line that goes up or level (direction z >= 0) takes the planes of a lattice that it crosses
// at the same time.
//
// Sliding the line by an infinitesimal s moves its crossing of a plane across axis k from time t to
// t - s_k / d_k: along d, all that a slide can do is to order the crossings that happen at the same
// time, and, on an axis along which the line does not move, to choose the side of the plane in
// which it lies. So a slide is one of the orders below, and a line is free to slide clear exactly
// when in one of them it meets no solid cell.
struct TieOrder {
  bool x_before_y = true;  // which of two crossings comes first, where the line moves along both
  bool z_before_x = true;
  bool z_before_y = true;
  bool x_side = true;  // where the line does not move along the axis: on the side of larger
  bool y_side = true;  // coordinates?
  bool z_side = true;
};

// The orders that differ for a line that is still along some axes. The first is TieOrder{}.
struct TieOrders {
  std::array<TieOrder, 8> orders;
  int count = 0;

  constexpr std::uint32_t all() const noexcept { return (1U << count) - 1; }
};

constexpr TieOrders tie_orders(bool x_still, bool y_still, bool z_still) noexcept {
  TieOrders result;
  for (unsigned bits = 0; bits < 64; ++bits) {
    const auto taken = [&](unsigned bit) { return ((bits >> bit) & 1) == 0; };
    const TieOrder order{taken(0), taken(1), taken(2), taken(3), taken(4), taken(5)};
    // What does not matter stays as it is in TieOrder{}.
    if ((x_still || y_still) && !order.x_before_y) continue;
    if ((x_still || z_still) && !order.z_before_x) continue;
    if ((y_still || z_still) && !order.z_before_y) continue;
    if ((!x_still && !order.x_side) || (!y_still && !order.y_side)) continue;
    if (!z_still && !order.z_side) continue;
    // Not x before y, y before z, z before x, nor round the other way.
    const bool all_move = !x_still && !y_still && !z_still;
    if (all_move && order.z_before_x == order.x_before_y && order.z_before_y != order.x_before_y) {
      continue;
    }
    result.orders[static_cast<std::size_t>(result.count)] = order;
    ++result.count;
  }
  return result;
}

// By x_still + 2 y_still + 4 z_still.
inline constexpr std::array<TieOrders, 8> kTieOrders = [] {
  std::array<TieOrders, 8> table;
  for (unsigned n = 0; n < 8; ++n) {
    table[n] = tie_orders((n & 1) != 0, (n & 2) != 0, (n & 4) != 0);
  }
  return table;
}();
static_assert(tie_orders(false, false, false).count == 6);
static_assert(tie_orders(true, false, false).count == 4);
static_assert(tie_orders(false, true, true).count == 4);
static_assert(tie_orders(true, true, true).count == 8);

}  // namespace parapet
