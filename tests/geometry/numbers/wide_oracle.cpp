#include "wide_oracle.h"

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>

namespace parapet::testing::wide_oracle {
namespace {

namespace mp = boost::multiprecision;
using Big = mp::number<mp::cpp_int_backend<512, 512, mp::signed_magnitude, mp::unchecked, void>,
                       mp::et_off>;

struct BigVec {
  Big x;
  Big y;
  Big z;
};

BigVec big(Point p) { return {p.x, p.y, p.z}; }
BigVec minus(Point a, Point b) { return {Big(a.x) - b.x, Big(a.y) - b.y, Big(a.z) - b.z}; }
Big product(const BigVec& u, const BigVec& v) { return u.x * v.x + u.y * v.y + u.z * v.z; }
BigVec across(const BigVec& u, const BigVec& v) {
  return {u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x};
}
bool is_zero(const BigVec& v) { return v.x == 0 && v.y == 0 && v.z == 0; }

std::strong_ordering order(const Big& a, const Big& b) { return a.compare(b) <=> 0; }

// The rule of Sarrus on the coordinates of three points.
Big determinant(Point a, Point b, Point c) {
  return Big(a.x) * b.y * c.z + Big(a.y) * b.z * c.x + Big(a.z) * b.x * c.y -  //
         Big(a.z) * b.y * c.x - Big(a.x) * b.z * c.y - Big(a.y) * b.x * c.z;
}

// Six times the volume of abcd, from the 4 x 4 determinant with a column of ones.
Big volume(Point a, Point b, Point c, Point d) {
  return determinant(b, c, d) - determinant(a, c, d) + determinant(a, b, d) - determinant(a, b, c);
}

// A linear function along a segment, by its values at the ends.
struct Linear {
  Big at_p;
  Big at_q;
};

struct Fraction {
  Big above;
  Big below;  // positive
};

bool less(const Fraction& a, const Fraction& b) { return a.above * b.below < b.above * a.below; }

Fraction zero_of(const Linear& f) {
  return f.at_p > f.at_q ? Fraction{f.at_p, f.at_p - f.at_q} : Fraction{-f.at_p, f.at_q - f.at_p};
}

// The sign of g where f is zero.
int sign_at_zero(const Linear& g, const Linear& f) {
  const Fraction at = zero_of(f);
  return Big(g.at_p * at.below + at.above * (g.at_q - g.at_p)).sign();
}

bool ends_on_both_sides(const Linear& f) { return f.at_p.sign() * f.at_q.sign() < 0; }

// The part of a segment where no function is positive.
struct Part {
  bool is_empty = false;
  bool is_inside = true;  // it holds a point where every function is negative
  Fraction enter{0, 1};
  Fraction leave{1, 1};

  Contact contact() const {
    if (is_empty) return Contact::apart;
    return is_inside ? Contact::crossing : Contact::touching;
  }

  bool is(const std::optional<Stretch>& answer) const {
    const auto same = [](const Fraction& fraction, const Ratio& ratio) {
      return fraction.above * ratio.denominator() == fraction.below * ratio.numerator();
    };
    if (is_empty || !answer) return is_empty && !answer;
    return same(enter, answer->enter) && same(leave, answer->leave);
  }
};

Part clip(const std::vector<Linear>& functions) {
  Part part;
  for (const Linear& f : functions) {
    if (f.at_p == 0 && f.at_q == 0) part.is_inside = false;
    if (f.at_p > 0 && f.at_q > 0) {
      part.is_empty = true;
    } else if (f.at_p > 0) {
      if (less(part.enter, zero_of(f))) part.enter = zero_of(f);
    } else if (f.at_q > 0) {
      if (less(zero_of(f), part.leave)) part.leave = zero_of(f);
    }
  }
  if (less(part.leave, part.enter)) part.is_empty = true;
  if (!less(part.enter, part.leave)) part.is_inside = false;
  return part;
}

// normal . (x - origin) along s.
Linear slope(const Segment& s, const BigVec& normal, Point origin) {
  return {product(normal, minus(s.p, origin)), product(normal, minus(s.q, origin))};
}

// Adds f == 0 and f <= 0 to a list.
void require_zero(std::vector<Linear>& list, const Linear& f) {
  list.push_back(f);
  list.push_back({-f.at_p, -f.at_q});
}

std::vector<Linear> box_sides(const Segment& s, const Box& box) {
  const BigVec lo = big(box.lo());
  const BigVec hi = big(box.hi());
  return {{lo.x - s.p.x, lo.x - s.q.x}, {s.p.x - hi.x, s.q.x - hi.x}, {lo.y - s.p.y, lo.y - s.q.y},
          {s.p.y - hi.y, s.q.y - hi.y}, {lo.z - s.p.z, lo.z - s.q.z}, {s.p.z - hi.z, s.q.z - hi.z}};
}

// Planes through the edges at a right angle to the triangle, positive outside.
std::vector<Linear> triangle_rims(const Segment& s, const Triangle& t) {
  const BigVec normal = across(minus(t.b, t.a), minus(t.c, t.a));
  return {slope(s, across(minus(t.b, t.a), normal), t.a),
          slope(s, across(minus(t.c, t.b), normal), t.b),
          slope(s, across(minus(t.a, t.c), normal), t.c)};
}

std::vector<Linear> hull_sides(const Segment& s, const std::vector<Triangle>& sides) {
  std::vector<Linear> result;
  for (const Triangle& side : sides) {
    result.push_back({volume(side.a, side.b, side.c, s.p), volume(side.a, side.b, side.c, s.q)});
  }
  return result;
}

}  // namespace

Sign orient2d(Point2 a, Point2 b, Point2 c) {
  const Big area = Big(a.x) * b.y - Big(a.y) * b.x + Big(b.x) * c.y - Big(b.y) * c.x +
                   Big(c.x) * a.y - Big(c.y) * a.x;
  return static_cast<Sign>(area.sign());
}

Sign orient3d(Point a, Point b, Point c, Point d) {
  return static_cast<Sign>(volume(a, b, c, d).sign());
}

std::strong_ordering compare_fractions(std::int64_t first, std::int64_t first_under,
                                       std::int64_t second, std::int64_t second_under) {
  return order(Big(first) * second_under, Big(second) * first_under);
}

std::strong_ordering compare_distances(Point x, Point a, Point b) {
  return order(product(minus(a, x), minus(a, x)), product(minus(b, x), minus(b, x)));
}

std::strong_ordering compare_distance(Point a, Point b, Length limit) {
  if (limit < Length{}) return std::strong_ordering::greater;
  return order(product(minus(a, b), minus(a, b)), Big(limit.ticks()) * limit.ticks());
}

std::strong_ordering compare_line_distance(Point x, const Segment& line, Length limit) {
  // Pythagoras instead of the product's cross product: |px|^2 |d|^2 - (px . d)^2.
  const BigVec along = minus(line.q, line.p);
  const BigVec to_x = minus(x, line.p);
  if (is_zero(along)) return compare_distance(x, line.p, limit);
  if (limit < Length{}) return std::strong_ordering::greater;
  const Big along_squared = product(along, along);
  const Big shadow = product(to_x, along);
  return order(product(to_x, to_x) * along_squared - shadow * shadow,
               Big(limit.ticks()) * limit.ticks() * along_squared);
}

std::strong_ordering compare_hits(const Segment& s, const Triangle& first, const Triangle& second) {
  const auto hit = [&](const Triangle& t) {
    return zero_of({volume(t.a, t.b, t.c, s.p), volume(t.a, t.b, t.c, s.q)});
  };
  const Fraction a = hit(first);
  const Fraction b = hit(second);
  return order(a.above * b.below, b.above * a.below);
}

bool segments_meet(const Segment& s, const Segment& t) {
  std::vector<Linear> functions;
  const BigVec along = minus(t.q, t.p);
  const BigVec axes[] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  for (const BigVec& axis : axes) {
    require_zero(functions, slope(s, is_zero(along) ? axis : across(axis, along), t.p));
  }
  if (!is_zero(along)) {
    functions.push_back(slope(s, along, t.q));
    functions.push_back(slope(s, {-along.x, -along.y, -along.z}, t.p));
  }
  return !clip(functions).is_empty;
}

Contact contact(const Segment& s, const Box& box) {
  const std::vector<Linear> sides = box_sides(s, box);
  const Part part = clip(sides);
  if (part.is_empty || part.is_inside) return part.contact();

  // A box flat along one axis is crossed from side to side, away from its rim.
  const BigVec size = minus(box.hi(), box.lo());
  const bool flat[] = {size.x == 0, size.y == 0, size.z == 0};
  if (std::count(flat, flat + 3, true) != 1) return Contact::touching;
  const Linear& across_it = sides[flat[0] ? 0 : flat[1] ? 2 : 4];
  if (!ends_on_both_sides(across_it)) return Contact::touching;
  for (std::size_t i = 0; i < 6; ++i) {
    if (!flat[i / 2] && sign_at_zero(sides[i], across_it) >= 0) return Contact::touching;
  }
  return Contact::crossing;
}

Contact contact(const Segment& s, const Triangle& t) {
  if (is_zero(across(minus(t.b, t.a), minus(t.c, t.a)))) {
    const auto [least, most] = std::minmax({t.a, t.b, t.c});
    return segments_meet(s, {least, most}) ? Contact::touching : Contact::apart;
  }

  const Linear across_it{volume(t.a, t.b, t.c, s.p), volume(t.a, t.b, t.c, s.q)};
  const std::vector<Linear> rims = triangle_rims(s, t);
  std::vector<Linear> functions = rims;
  require_zero(functions, across_it);
  if (clip(functions).is_empty) return Contact::apart;
  const bool off_the_rim =
      ends_on_both_sides(across_it) && std::all_of(rims.begin(), rims.end(), [&](const Linear& f) {
        return sign_at_zero(f, across_it) < 0;
      });
  return off_the_rim ? Contact::crossing : Contact::touching;
}

bool is_stretch(const std::optional<Stretch>& answer, const Segment& s, const Box& box) {
  return clip(box_sides(s, box)).is(answer);
}

Hull::Hull(const std::vector<Point>& points) {
  const auto is_known = [&](const Triangle& t) {
    return std::any_of(sides_.begin(), sides_.end(), [&](const Triangle& side) {
      return volume(side.a, side.b, side.c, t.a) == 0 && volume(side.a, side.b, side.c, t.b) == 0 &&
             volume(side.a, side.b, side.c, t.c) == 0;
    });
  };
  const auto consider = [&](const Triangle& t) {
    if (is_known(t)) return;
    int least = 0;
    int most = 0;
    for (const Point x : points) {
      const int sign = volume(t.a, t.b, t.c, x).sign();
      least = std::min(least, sign);
      most = std::max(most, sign);
    }
    if (least < 0 && most == 0) sides_.push_back(t);
    if (least == 0 && most > 0) sides_.push_back({t.a, t.c, t.b});
  };
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      for (std::size_t k = 0; k < j; ++k) consider({points[i], points[j], points[k]});
    }
  }
}

Contact Hull::contact(const Segment& s) const { return clip(hull_sides(s, sides_)).contact(); }

bool Hull::is_stretch(const std::optional<Stretch>& answer, const Segment& s) const {
  return clip(hull_sides(s, sides_)).is(answer);
}

}  // namespace parapet::testing::wide_oracle
