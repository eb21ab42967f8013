#include "scans/place/units.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace parapet::scans {

namespace {

struct KnownUnit {
  const char* name;
  double mm;
};

// Files of drawing programs, of 3-D scanners, of LDraw models; and the land itself in metres, as a
// model of 28 mm figures shows it.
constexpr std::array<KnownUnit, 6> kUnits = {{{"LDraw unit", 0.4},
                                              {"mm", 1},
                                              {"cm", 10},
                                              {"1:60", 1000.0 / 60},
                                              {"inch", 25.4},
                                              {"m", 1000}}};

// Of a whole scan, in millimetres: from a lone tile to a table of eight feet.
constexpr double kLeastLikely = 20;
constexpr double kMostLikely = 2'000;
constexpr double kLeast = 10;
constexpr double kMost = 5'000;

double largest(Vector3 size) { return std::max({size.x, size.y, size.z}); }

Fault wrong(std::string found, std::string expected) {
  return {"wrong-value", "", "", std::move(found), std::move(expected), ""};
}

bool is_about(double value, double wanted, double part) {
  return std::abs(value - wanted) <= part * wanted;
}

}  // namespace

std::string number_text(double number) {
  std::array<char, 40> text{};
  std::snprintf(text.data(), text.size(), "%.4g", number);
  return text.data();
}

std::string size_text(Vector3 size) {
  return number_text(size.x) + " x " + number_text(size.y) + " x " + number_text(size.z) + " mm";
}

std::vector<UnitCandidate> unit_candidates(Vector3 size) {
  std::vector<UnitCandidate> candidates;
  for (const KnownUnit& unit : kUnits) {
    const Vector3 mm = unit.mm * size;
    const bool likely = largest(mm) >= kLeastLikely && largest(mm) <= kMostLikely;
    candidates.push_back({unit.name, unit.mm, mm, likely});
  }
  return candidates;
}

Result<std::optional<Unit>> said_unit(std::optional<double> unit_of_file,
                                      const PlaceRequest& request) {
  const auto is_length = [](double value) { return std::isfinite(value) && value > 0; };
  std::optional<double> by_distance;
  if (request.distance) {
    const double apart = length(request.distance->to - request.distance->from);
    if (!is_length(request.distance->mm) || !is_length(apart)) {
      return Failure(wrong("a distance of " + number_text(request.distance->mm) + " mm over " +
                               number_text(apart) + " of the scan's units",
                           "two places that are apart"));
    }
    by_distance = request.distance->mm / apart;
  }
  if (request.unit_mm) {
    if (!is_length(*request.unit_mm)) {
      return Failure(wrong("a unit of " + number_text(*request.unit_mm) + " mm",
                           "a length greater than nothing"));
    }
    if (by_distance && !is_about(*by_distance, *request.unit_mm, 0.02)) {
      return Failure(wrong("a unit of " + number_text(*request.unit_mm) +
                               " mm and a distance by which it is " + number_text(*by_distance) +
                               " mm",
                           "one of the two, or both alike"));
    }
    return Unit{*request.unit_mm,
                "you say that its unit is " + number_text(*request.unit_mm) + " mm"};
  }
  if (by_distance) {
    return Unit{*by_distance,
                "by the distance you gave its unit is " + number_text(*by_distance) + " mm"};
  }
  if (request.file_scale_is_mm) return Unit{1, "the scan is in millimetres already"};
  if (unit_of_file) {
    if (!is_length(*unit_of_file)) {
      return Failure(wrong("a unit of " + number_text(*unit_of_file) + " mm in the file",
                           "a length greater than nothing"));
    }
    return Unit{*unit_of_file,
                "the file says that its unit is " + number_text(*unit_of_file) + " mm"};
  }
  return std::optional<Unit>();
}

std::optional<Fault> wrong_size(Vector3 size) {
  if (largest(size) >= kLeast && largest(size) <= kMost) return std::nullopt;
  return wrong("a scan of " + size_text(size), "terrain from " + number_text(kLeast) + " mm to " +
                                                   number_text(kMost) + " mm across: another unit");
}

UnitSearch unit_of_lattice(const Lattice& lattice, const std::vector<UnitCandidate>& candidates,
                           const PlaceRequest& request) {
  const double across = request.pitch ? (*request.pitch)[0] : 0;
  const double up = request.pitch ? (*request.pitch)[1] : 0;
  UnitSearch search;
  if (across > 0) {
    if (up > 0 && lattice.rise > 0) {
      const double steps = lattice.rise / lattice.pitch * across / up;
      if (std::round(steps) < 1 || std::round(steps) > 3 ||
          !is_about(steps, std::round(steps), 0.02)) {
        search.why_not = "its steps up do not fit the lattice you named";
        return search;
      }
    }
    search.unit = Unit{across / lattice.pitch, "its lattice has the pitch of " +
                                                   number_text(across) + " mm that you named"};
    return search;
  }
  std::size_t fitting = 0;
  for (const UnitCandidate& unit : candidates) {
    if (!unit.likely) continue;
    const double pitch = lattice.pitch * unit.unit_mm;
    const double rise = lattice.rise * unit.unit_mm;
    bool fits =
        is_about(pitch, 25, 0.02) || is_about(pitch, 25.4, 0.02) || is_about(pitch, 50.3, 0.03);
    for (const double times : {1.0, 2.0}) {
      for (const double plates : {1.0, 2.0, 3.0}) {
        if (!is_about(pitch, kStudPitch * times, 0.02)) continue;
        if (!is_about(rise, kPlateRise * plates, 0.02)) continue;
        fits = true;
        if (lattice.has_studs && times == 1 && is_about(pitch, kStudPitch, 0.005)) {
          search.unit = Unit{unit.unit_mm,
                             "its studs and plates have the size of studs and plates only if "
                             "its unit is " +
                                 unit.name};
        }
      }
    }
    if (fits) ++fitting;
  }
  if (fitting == 1 && search.unit) return search;
  search.unit.reset();
  search.why_not = fitting > 1 ? "its lattice fits in more than one unit"
                               : "it is not one of studs and plates in any likely unit, and a "
                                 "pitch alone does not tell the unit";
  return search;
}

}  // namespace parapet::scans
