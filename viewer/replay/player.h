#pragma once

#include <span>
#include <vector>

namespace parapet::viewer {

// Where a replay is, and how it goes on: a model without a clock, a window or a scene. Times are in
// seconds from its start.
class Player {
 public:
  // Slow motion, as it happened, and fast.
  static constexpr double kSpeeds[] = {0.125, 0.25, 0.5, 1, 2};
  static constexpr double kPlain = 1;

  // `marks` are the moments at which stepping stops, forwards; those not within 0..length do not
  // count, and both ends always do. It stands at the start.
  explicit Player(double length, std::span<const double> marks = {});

  double length() const { return length_; }
  double now() const { return now_; }
  double share() const { return length_ > 0 ? now_ / length_ : 1; }  // 0 to 1
  std::span<const double> marks() const { return marks_; }           // where stepping stops
  bool is_playing() const { return playing_; }
  bool is_over() const { return now_ >= length_; }
  double speed() const { return kSpeeds[speed_]; }

  // From the start if it is over.
  void play();
  void pause() { playing_ = false; }
  void toggle();

  // So much time has gone by outside: it goes on if it plays, and pauses at its end.
  void pass(double seconds);

  // The next moment, or the one before; it pauses.
  void step_forward();
  void step_back();

  // Anywhere: a share of its length. Goes on playing if it did.
  void scrub(double share);

  void faster();
  void slower();

 private:
  double length_;
  std::vector<double> marks_;
  double now_ = 0;
  bool playing_ = false;
  std::size_t speed_ = 3;
};

}  // namespace parapet::viewer
