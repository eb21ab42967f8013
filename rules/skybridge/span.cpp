#include "rules/skybridge/span.h"

#include <algorithm>

#include "rules/skybridge/track.h"

namespace parapet::skybridge {
namespace {

constexpr std::int64_t kGap = 1;  // ticks at each end of a half, so that no ends touch
constexpr int kPierLength = 4;    // studs
constexpr int kLastOfStart = 4;   // segments up to this one are built from the start

// Where a deck is along the bridge, in studs.
struct Deck {
  int from = 0;
  int to = 0;
};

class Builder {
 public:
  explicit Builder(const Span& span) : span_(span) {
    int x = 0;
    for (const int number : kBridgeOrder) {
      const int length = of(number).length;
      decks_[index(number)] = {x, x + length};
      x += length;
    }
    end_ = x;
  }

  std::vector<SpanBody> build() const {
    std::vector<SpanBody> bodies;
    bodies.push_back(pier("start", -kPierLength, 0, of(1).lap, false));
    for (const int number : kBridgeOrder) bodies.push_back(segment(number));
    bodies.push_back(pier("eye", end_, end_ + kPierLength, of(5).lap, true));
    for (const int number : span_.pillars) bodies.push_back(pillar(number));
    return bodies;
  }

 private:
  static std::size_t index(int number) { return static_cast<std::size_t>(number - 1); }
  const SpanSegment& of(int number) const { return span_.segments[index(number)]; }
  Deck deck(int number) const { return decks_[index(number)]; }
  static bool from_start(int number) { return number <= kLastOfStart; }

  // What lies on a segment laps it so far.
  int lap_on(int number) const {
    return number == 4 || number == 6 ? of(kKeySegment).lap : of(number + 1).lap;
  }

  Box box(std::int64_t west, std::int64_t east, std::int64_t low, std::int64_t high) const {
    return Box::spanning({west, 0, low}, {east, span_.width * kStudPitch, high});
  }
  Box upper(int from, int to) const {
    return box(from * kStudPitch + kGap, to * kStudPitch - kGap, plane(), span_.height);
  }
  Box lower(int from, int to) const {
    return box(from * kStudPitch + kGap, to * kStudPitch - kGap, plane() - kHalfDeck, plane());
  }
  std::int64_t plane() const { return span_.height - kHalfDeck; }

  // The middles of all studs between two places along the bridge.
  void add_joint(std::vector<Point>& to, int west, int east) const {
    for (int x = west; x < east; ++x) {
      for (int y = 0; y < span_.width; ++y) {
        to.push_back({x * kStudPitch + kStudPitch / 2, y * kStudPitch + kStudPitch / 2, plane()});
      }
    }
  }

  // Its shelf reaches to the east, or to the west.
  SpanBody pier(std::string id, int from, int to, int lap, bool to_west) const {
    SpanBody body;
    body.id = std::move(id);
    const int west = to_west ? from - lap : from;
    const int east = to_west ? to : to + lap;
    body.boxes = {upper(from, to), lower(west, east),
                  box(from * kStudPitch, to * kStudPitch, 0, plane() - kHalfDeck)};
    add_joint(body.studs, to_west ? west : to, to_west ? from : east);
    return body;
  }

  SpanBody segment(int number) const {
    SpanBody body;
    body.id = std::to_string(number);
    body.number = number;
    const auto [from, to] = deck(number);
    const int lap = of(number).lap;
    if (number == kKeySegment) {
      body.boxes = {upper(from, to), lower(from + lap, to - lap)};
      add_joint(body.holes, from, from + lap);
      add_joint(body.holes, to - lap, to);
    } else if (from_start(number)) {
      body.boxes = {upper(from, to), lower(from + lap, to + lap_on(number))};
      add_joint(body.holes, from, from + lap);
      add_joint(body.studs, to, to + lap_on(number));
    } else {
      body.boxes = {upper(from, to), lower(from - lap_on(number), to - lap)};
      add_joint(body.holes, to - lap, to);
      add_joint(body.studs, from - lap_on(number), from);
    }
    return body;
  }

  // One stud long, under the end that is farther from the pier it is built from.
  SpanBody pillar(int number) const {
    const auto [from, to] = deck(number);
    const int west = from_start(number) ? to - 1 : from;
    SpanBody body;
    body.id = "pillar-" + std::to_string(number);
    body.boxes = {box(west * kStudPitch, (west + 1) * kStudPitch, 0, plane() - kHalfDeck)};
    return body;
  }

  const Span& span_;
  std::array<Deck, kSegments> decks_{};
  int end_ = 0;
};

}  // namespace

std::vector<SpanBody> span_bodies(const Span& span) { return Builder(span).build(); }

Point place_on(const Box& deck, std::size_t n, std::size_t count) {
  const auto along = static_cast<std::int64_t>(2 * n + 1);
  const auto parts = static_cast<std::int64_t>(2 * count);
  const std::int64_t length = deck.hi().x - deck.lo().x;
  return {deck.lo().x + length * along / parts, (deck.lo().y + deck.hi().y) / 2, deck.hi().z};
}

}  // namespace parapet::skybridge
