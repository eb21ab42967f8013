#include "scans/place/place.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "scans/place/facets.h"
#include "scans/place/ground.h"
#include "scans/place/lattice.h"
#include "scans/place/lattice_name.h"
#include "scans/place/noise.h"
#include "scans/place/turn.h"
#include "scans/place/units.h"

namespace parapet::scans {

namespace {

// What is told of a placement, from a scan's skin.
class Placer {
 public:
  Placer(Skin skin, const PlaceRequest& request) : skin_(std::move(skin)), request_(request) {}

  Result<Placement> place(const std::vector<Vector3>& points, std::optional<double> unit_of_file) {
    if (skin_.size <= 0) {
      return Failure(
          Fault{"wrong-value", "", "", "a scan without a size", "points that are apart", ""});
    }
    placement_.units = unit_candidates(skin_.extent);
    Result<std::optional<Unit>> said = said_unit(unit_of_file, request_);
    if (!said) return Failure(std::move(said.error()));
    unit_ = *said;
    level();
    turn_facets();
    if (std::optional<Fault> fault = decide_unit()) return Failure(std::move(*fault));
    if (auto fault = wrong_size(unit_->mm * skin_.extent)) return Failure(std::move(*fault));
    find_squares();
    settle(points);
    return std::move(placement_);
  }

 private:
  double size_mm() const { return skin_.size * unit_->mm; }

  void tell(const char* name, std::string text,
            std::vector<std::pair<std::string, double>> figures = {}, bool undone = false) {
    placement_.steps.push_back({name, std::move(text), undone, std::move(figures)});
  }

  void level() {
    const bool y_up = request_.up == UpAxis::y;
    turn_ = y_up ? y_up_to_z_up() : kNoTurn;
    const Vector3 up = turn_[2];
    const GroundSearch search = find_ground(skin_, up, request_.up.has_value());
    if (!search.plane) {
      tell("ground", "The scan has no ground: " + search.why_not + ". It is left as it stands.", {},
           true);
      return;
    }
    const GroundPlane& plane = *search.plane;
    if (search.y_could_be_up) {
      tell("up", "Nobody says which way is up, and z is taken; y would do as well (--up y).");
    }
    const double tilt = angle_between(plane.up, up);
    Ground ground;
    ground.share = plane.share;
    ground.tilt_degrees = request_.level ? tilt : 0;
    ground.residual_degrees = request_.level ? plane.level_error : tilt;
    if (request_.level) {
      turn_ = joined(turn_, upright(turned(turn_, plane.up)));
      tell("ground",
           "The ground carries " + number_text(100 * plane.share) + " % of the scan. A tilt of " +
               number_text(tilt) + " degrees was taken out, and " + number_text(plane.level_error) +
               " degrees may be left.",
           {{"tilt-degrees", tilt}, {"left-degrees", plane.level_error}, {"share", plane.share}});
    } else {
      tell("ground", "The ground is tilted by " + number_text(tilt) + " degrees, and is left so.",
           {{"tilt-degrees", tilt}, {"share", plane.share}});
    }
    placement_.ground = ground;
    // Where a plane that is left tilted passes the scan's middle.
    ground_height_ = request_.level ? plane.height : plane.height / dot(plane.up, up);
  }

  void turn_facets() {
    for (Facet& facet : skin_.facets) {
      facet.centre = turned(turn_, facet.centre);
      facet.normal = turned(turn_, facet.normal);
    }
  }

  bool is_level() const { return placement_.ground && placement_.ground->residual_degrees < 0.5; }

  // A scan without a unit: its lattice may tell.
  std::optional<Fault> decide_unit() {
    std::string why_not = "it is not to be looked for";
    if (!unit_ && request_.find_lattice) {
      LatticeSearch search;
      search.why_not = "the scan is not level";
      LatticeLimits limits;
      limits.shortest_pitch = 1.0 / 120;
      limits.shortest_rise = 1.0 / 300;
      if (request_.pitch && (*request_.pitch)[0] > 0 && (*request_.pitch)[1] > 0) {
        limits.rise_of_pitch = (*request_.pitch)[1] / (*request_.pitch)[0];
      }
      if (is_level()) search = find_lattice(skin_.facets, skin_.is_oriented, limits);
      why_not = search.why_not;
      if (search.lattice) {
        Lattice own = *search.lattice;
        own.pitch *= skin_.size;
        own.rise *= skin_.size;
        UnitSearch units = unit_of_lattice(own, placement_.units, request_);
        unit_ = units.unit;
        why_not = units.why_not;
      }
    }
    if (!unit_) {
      std::string expected = "its unit or a known distance; it would be";
      for (const UnitCandidate& unit : placement_.units) {
        expected += " " + size_text(unit.size_mm) + " in " + unit.name +
                    (unit.likely ? " (likely)" : "") + ";";
      }
      expected.back() = '.';
      expected += " No lattice tells: " + why_not;
      return Fault{"unknown-unit",      "", "", "a scan that does not say its unit",
                   std::move(expected), ""};
    }
    placement_.unit = unit_->found;
    const Vector3 size = unit_->mm * skin_.extent;
    tell("unit", "Its unit: " + unit_->found + ". The scan is " + size_text(size) + ".",
         {{"unit-mm", unit_->mm}});
    return std::nullopt;
  }

  void find_squares() {
    if (!request_.find_lattice) {
      placement_.no_lattice = "it is not to be looked for";
    } else if (!is_level()) {
      placement_.no_lattice = "the scan is not level";
    } else {
      LatticeLimits limits;
      limits.shortest_pitch = 6 / size_mm();
      limits.shortest_rise = 2.6 / size_mm();
      limits.stud_pitch = kStudPitch / size_mm();
      if (request_.pitch) {
        const auto& [across, up] = *request_.pitch;
        if (across > 0) {
          limits.pitch = across / size_mm();
          limits.shortest_pitch = 0.75 * across / size_mm();
        }
        if (up > 0) {
          limits.rise = up / size_mm();
          limits.shortest_rise = 0.75 * up / size_mm();
        }
      }
      const LatticeSearch search = find_lattice(skin_.facets, skin_.is_oriented, limits);
      placement_.no_lattice = search.why_not;
      if (search.lattice) {
        NamedLattice named = named_lattice(*search.lattice, size_mm(), request_);
        placement_.no_lattice = named.why_not;
        placement_.lattice = named.fit;
        if (named.fit) lattice_ = search.lattice;
      }
    }
    if (!lattice_) {
      tell("lattice", "No lattice: " + placement_.no_lattice + ".", {}, request_.find_lattice);
      return;
    }
    const LatticeFit& fit = *placement_.lattice;
    const std::string up =
        fit.rise_mm > 0 ? " and " + number_text(fit.rise_mm) + " mm up" : std::string();
    tell("lattice",
         "The faces lie on a lattice (" + fit.name + ") of " + number_text(fit.pitch_mm) +
             " mm across" + up + ", all but " + number_text(fit.residual_mm) + " mm, carried by " +
             std::to_string(lattice_->planes) + " planes.",
         {{"pitch-mm", fit.pitch_mm},
          {"pitch-error-mm", lattice_->pitch_error * size_mm()},
          {"rise-mm", fit.rise_mm},
          {"residual-mm", fit.residual_mm},
          {"strength", fit.strength}});
  }

  // The motion: ground to z = 0, the corner of the lattice, or of the scan, to the origin.
  void settle(const std::vector<Vector3>& points) {
    double ground = ground_height_;
    if (lattice_) turn_ = joined(turn_, about_z(-lattice_->yaw));
    Vector3 lowest{1, 1, 1};
    for (const Vector3 point : points) {
      const Vector3 p = turned(turn_, (1 / skin_.size) * (point - skin_.middle));
      lowest = {std::min(lowest.x, p.x), std::min(lowest.y, p.y), std::min(lowest.z, p.z)};
    }
    Vector3 corner = lowest;
    if (placement_.ground) {
      corner.z = ground;
    }
    if (lattice_) {
      const auto line = [&](double at, double phase) {
        return phase + lattice_->pitch * std::floor((at - phase) / lattice_->pitch + 0.25);
      };
      corner.x = line(lowest.x, lattice_->phase[0]);
      corner.y = line(lowest.y, lattice_->phase[1]);
      const double rise = placement_.lattice->rise_mm;
      if (rise > 0) {
        const double above = (lattice_->phase[2] - ground) * size_mm();
        placement_.lattice->phase_mm[2] = above - rise * std::round(above / rise);
      }
    }
    Motion& motion = placement_.motion;
    motion.scale = unit_->mm;
    motion.turn = turn_;
    motion.shift = -1 * (unit_->mm * turned(turn_, skin_.middle) + size_mm() * corner);

    double area = 0;
    for (const Facet& facet : skin_.facets) area += facet.weight;
    std::vector<Vector3> own;
    own.reserve(points.size());
    for (const Vector3 point : points) own.push_back((1 / skin_.size) * (point - skin_.middle));
    const std::optional<double> noise = noise_of(std::move(own), area);
    placement_.noise_mm = noise.value_or(0) * size_mm();
    tell("noise",
         noise ? "Points lie " + number_text(placement_.noise_mm) +
                     " mm from the planes they seem to lie on (one standard deviation)."
               : std::string("There are too few points on flat faces to measure noise."),
         {{"noise-mm", placement_.noise_mm}}, !noise);
  }

  Skin skin_;
  const PlaceRequest& request_;
  Placement placement_;
  std::optional<Unit> unit_;
  Turn turn_ = kNoTurn;
  double ground_height_ = 0;
  std::optional<Lattice> lattice_;
};

std::optional<Fault> wrong_pitch(const PlaceRequest& request) {
  if (!request.pitch) return std::nullopt;
  for (const double length : *request.pitch) {
    if (std::isfinite(length) && length >= 0) continue;
    return Fault{"wrong-value",
                 "",
                 "",
                 "a pitch of " + number_text(length) + " mm",
                 "a length, or 0 for any",
                 ""};
  }
  return std::nullopt;
}

std::vector<Vector3> points_in_faces(const Surface& surface) {
  std::vector<bool> counts(surface.points.size(), false);
  for (const Face& face : surface.faces) {
    for (const std::uint32_t corner : face) counts[corner] = true;
  }
  std::vector<Vector3> points;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i]) points.push_back(surface.points[i]);
  }
  return points;
}

}  // namespace

Result<Placement> place(const Surface& surface, std::optional<double> unit_of_file,
                        const PlaceRequest& request) {
  if (std::optional<Fault> fault = wrong_pitch(request)) return Failure(std::move(*fault));
  return Placer(skin_of(surface, request.seed), request)
      .place(points_in_faces(surface), unit_of_file);
}

Result<Placement> place(const Cloud& cloud, std::optional<double> unit_of_file,
                        const PlaceRequest& request) {
  if (std::optional<Fault> fault = wrong_pitch(request)) return Failure(std::move(*fault));
  return Placer(skin_of(cloud, request.seed), request).place(cloud.points, unit_of_file);
}

}  // namespace parapet::scans
