#pragma once

#include <compare>
#include <cstdint>

namespace parapet {

// A length in ticks; one tick is 0.1 mm.
//   (1) every named constructor is a whole number of ticks, so these hold to the tick:
//       bricks(1) == plates(3), studs(2) == plates(5), inches(5) == millimetres(127),
//       ldu(20) == studs(1), ldu(5) == millimetres(2)
//   (2) +, - and * are those of the integers, and the order is that of the integers
// Coordinates and their differences stay below 2^21 ticks; nothing here checks for the overflow of
// lengths beyond 2^63 ticks.
class Length {
 public:
  constexpr Length() noexcept = default;  // no ticks

  static constexpr Length ticks(std::int64_t count) noexcept { return Length(count); }
  static constexpr Length ldu(std::int64_t count) noexcept { return Length(4 * count); }
  static constexpr Length millimetres(std::int64_t count) noexcept { return Length(10 * count); }
  static constexpr Length plates(std::int64_t count) noexcept { return Length(32 * count); }
  static constexpr Length studs(std::int64_t count) noexcept { return Length(80 * count); }
  static constexpr Length bricks(std::int64_t count) noexcept { return Length(96 * count); }
  static constexpr Length inches(std::int64_t count) noexcept { return Length(254 * count); }

  constexpr std::int64_t ticks() const noexcept { return ticks_; }

  friend constexpr auto operator<=>(Length, Length) noexcept = default;

  constexpr Length operator-() const noexcept { return Length(-ticks_); }
  constexpr Length& operator+=(Length other) noexcept { return *this = *this + other; }
  constexpr Length& operator-=(Length other) noexcept { return *this = *this - other; }
  friend constexpr Length operator+(Length a, Length b) noexcept {
    return Length(a.ticks_ + b.ticks_);
  }
  friend constexpr Length operator-(Length a, Length b) noexcept {
    return Length(a.ticks_ - b.ticks_);
  }
  friend constexpr Length operator*(Length length, std::int64_t factor) noexcept {
    return Length(length.ticks_ * factor);
  }
  friend constexpr Length operator*(std::int64_t factor, Length length) noexcept {
    return length * factor;
  }

 private:
  explicit constexpr Length(std::int64_t ticks) noexcept : ticks_(ticks) {}

  std::int64_t ticks_ = 0;
};

// Every coordinate lies within +-kMaxCoordinate ticks (52 m). It is checked once, where data
// enters; every bit budget in this folder follows from it.
inline constexpr std::int64_t kMaxCoordinate = std::int64_t{1} << 19;

// The largest difference of two coordinates, in ticks.
inline constexpr std::int64_t kMaxDifference = 2 * kMaxCoordinate;

}  // namespace parapet
