#include "geometry/bricks/part_geometry.h"

#include <optional>
#include <set>

#include "geometry/bricks/file_name.h"
#include "geometry/bricks/part_holes.h"
#include "geometry/bricks/submodel_counts.h"

namespace parapet {
namespace {

constexpr std::int64_t kUnitsOfTick = Decimal::kOne / 4;

DecimalPoint to_ldu(Point ticks) {
  return {Decimal{ticks.x * kUnitsOfTick}, Decimal{ticks.y * kUnitsOfTick},
          Decimal{ticks.z * kUnitsOfTick}};
}

std::vector<DecimalConnector> to_ldu(const std::vector<Connector>& connectors) {
  std::vector<DecimalConnector> result;
  for (const Connector& connector : connectors) {
    result.push_back({to_ldu(connector.at),
                      {Decimal::whole(connector.axis.x), Decimal::whole(connector.axis.y),
                       Decimal::whole(connector.axis.z)}});
  }
  return result;
}

// The corners of a box from -half to +half.
std::vector<DecimalPoint> box_corners(const DecimalPoint& lo, const DecimalPoint& hi) {
  std::vector<DecimalPoint> corners;
  for (unsigned bits = 0; bits < 8; ++bits) {
    DecimalPoint corner;
    for (unsigned i = 0; i < 3; ++i) corner[i] = ((bits >> i) & 1U) == 0 ? lo[i] : hi[i];
    corners.push_back(corner);
  }
  return corners;
}

constexpr Decimal kOne = Decimal::whole(1);
constexpr Decimal kMinusOne = Decimal::whole(-1);

// Flattens one part.
class PartReader {
 public:
  PartReader(LdrawDocuments& documents, const ModelLimits& limits, std::size_t& references_left,
             std::vector<ModelWarning>& warnings)
      : documents_(documents),
        limits_(limits),
        references_left_(references_left),
        warnings_(warnings) {}

  Result<PartGeometry> read(std::size_t root) {
    part_.title = documents_.document(root).content.title;
    name_ = documents_.document(root).name;
    stack_.push_back({root, 0, {}});
    open_.insert(root);
    if (is_whole_box(root)) {
      if (auto added = add_box({}); !added) return Failure(added.error());
      return std::move(part_);
    }
    while (!stack_.empty()) {
      Level& level = stack_.back();
      const LdrawContent& content = documents_.document(level.document).content;
      if (level.next == 0) {
        if (auto added = add_faces(content, level.placement); !added) {
          return Failure(added.error());
        }
      }
      if (level.next == content.references.size()) {
        open_.erase(level.document);
        stack_.pop_back();
        continue;
      }
      if (auto followed = follow(level, content); !followed) return Failure(followed.error());
      if (part_.triangles.size() + part_.bodies.size() > limits_.shapes) {
        return fault(root, "too-many-shapes", 1, "more triangles and convex pieces",
                     "at most " + std::to_string(limits_.shapes) + " in a model");
      }
      if (part_.studs.size() + sockets_.size() > limits_.connections) {
        return fault(root, "too-many-connections", 1, "more studs and holes",
                     "at most " + std::to_string(limits_.connections) + " in a model");
      }
    }
    part_.holes = holes_of(sockets_, part_);
    return std::move(part_);
  }

 private:
  struct Level {
    std::size_t document = 0;
    std::size_t next = 0;  // reference
    LdrawPlacement placement;
  };

  Failure fault(std::size_t document, const char* code, std::size_t line, std::string found,
                std::string expected) const {
    return Failure({code, documents_.file_name(document), "line " + std::to_string(line),
                    std::move(found), std::move(expected), "    in part " + name_});
  }

  Result<void> add_faces(const LdrawContent& content, const LdrawPlacement& placement) {
    for (const LdrawFace& face : content.faces) {
      std::array<DecimalPoint, 4> corners;
      for (std::size_t i = 0; i < (face.is_quad ? 4U : 3U); ++i) {
        const std::optional<DecimalPoint> corner = place(placement, face.corners[i]);
        if (!corner) {
          return fault(stack_.back().document, "number-out-of-range", face.line,
                       "a corner too far away", "corners of one part");
        }
        corners[i] = *corner;
      }
      part_.triangles.push_back({corners[0], corners[1], corners[2]});
      if (face.is_quad) part_.triangles.push_back({corners[0], corners[2], corners[3]});
    }
    return {};
  }

  Result<void> follow(Level& level, const LdrawContent& content) {
    const std::size_t from = level.document;
    const LdrawReference& line = content.references[level.next];
    const auto placement = compose(level.placement, line.placement);
    if (!placement) {
      return fault(from, "number-out-of-range", line.line, "a matrix too large", "one for a part");
    }
    if (references_left_ == 0) {
      return fault(from, "too-many-references", line.line, "more references within parts",
                   "at most " + std::to_string(limits_.references));
    }
    --references_left_;
    const std::size_t reference = level.next++;
    const StudKind stud = stud_kind(file_key(line.name));
    if (stud != StudKind::none) {
      add_stud(stud, *placement);
      return {};
    }
    const auto target = documents_.target(from, reference);
    if (!target) return Failure(target.error());
    if (target->kind == ReferenceTarget::Kind::catalogue) {
      return add_catalogue(documents_.catalogue(target->index), *placement, target->within);
    }
    if (target->kind == ReferenceTarget::Kind::unknown) {
      warn_missing(documents_.file_name(from), line);
      return {};
    }
    if (is_whole_box(target->index) && !is_singular(*placement)) return add_box(*placement);
    return enter(from, line, *target, *placement);
  }

  Result<void> enter(std::size_t from, const LdrawReference& line, const ReferenceTarget& target,
                     const LdrawPlacement& placement) {
    if (open_.contains(target.index)) {
      std::vector<std::string> names;
      for (const Level& passed : stack_) names.push_back(documents_.document(passed.document).name);
      names.push_back(documents_.document(target.index).name);
      return fault(from, "reference-cycle", line.line,
                   "a part within itself: " + way_of_names(names), "parts without a cycle");
    }
    if (stack_.size() > limits_.depth) {
      return fault(from, "too-deep", line.line, "more files within each other",
                   "at most " + std::to_string(limits_.depth));
    }
    const auto within = compose(placement, target.within);
    if (!within) {
      return fault(from, "number-out-of-range", line.line, "a matrix too large", "one for a part");
    }
    stack_.push_back({target.index, 0, *within});
    open_.insert(target.index);
    return {};
  }

  bool is_whole_box(std::size_t document) const {
    const LdrawDocument& target = documents_.document(document);
    return target.origin == DocumentOrigin::primitive &&
           file_key(target.name).ends_with("p/box.dat");
  }

  Result<void> add_body(const std::vector<DecimalPoint>& corners, const LdrawPlacement& placement) {
    std::vector<DecimalPoint> body;
    for (const DecimalPoint& corner : corners) {
      const std::optional<DecimalPoint> placed = place(placement, corner);
      if (!placed) {
        return fault(stack_.back().document, "number-out-of-range", 1, "a body too far away",
                     "bodies of one part");
      }
      body.push_back(*placed);
    }
    part_.bodies.push_back(std::move(body));
    return {};
  }

  Result<void> add_box(const LdrawPlacement& placement) {
    return add_body(box_corners({kMinusOne, kMinusOne, kMinusOne}, {kOne, kOne, kOne}), placement);
  }

  Result<void> add_catalogue(const CataloguePart& part, const LdrawPlacement& outer,
                             const LdrawPlacement& inner) {
    const std::optional<LdrawPlacement> placement = compose(outer, inner);
    const PartGeometry geometry = geometry_of(part);
    for (const std::vector<DecimalPoint>& body : geometry.bodies) {
      if (auto added = add_body(body, placement.value_or(outer)); !added) return added;
    }
    for (const DecimalConnector& stud : geometry.studs) {
      if (const auto placed = place_connector(placement.value_or(outer), stud)) {
        part_.studs.push_back(*placed);
      }
    }
    return {};
  }

  void add_stud(StudKind kind, const LdrawPlacement& placement) {
    // A stud stands on its foot, upwards; a tube and a pin open at their far end, also upwards.
    const Decimal mouth = Decimal::whole(kind == StudKind::stud ? 0 : -4);
    const auto connector = place_connector(
        placement, {{Decimal{}, mouth, Decimal{}}, {Decimal{}, kMinusOne, Decimal{}}});
    if (!connector || kind == StudKind::other) return;
    if (kind == StudKind::stud) {
      part_.studs.push_back(*connector);
    } else {
      sockets_.push_back({*connector, kind == StudKind::tube});
    }
  }

  void warn_missing(const std::string& file, const LdrawReference& line) {
    if (!told_.insert(file + "\n" + line.name).second) return;
    warnings_.push_back({"missing-subfile", "part " + name_ + ": " + file + ", line " +
                                                std::to_string(line.line) + ": there is no " +
                                                line.name + ", so a piece is missing"});
  }

  LdrawDocuments& documents_;
  const ModelLimits& limits_;
  std::size_t& references_left_;
  std::vector<ModelWarning>& warnings_;
  std::string name_;
  std::vector<Level> stack_;
  std::set<std::size_t> open_;  // documents on the stack
  std::vector<Socket> sockets_;
  std::set<std::string> told_;
  PartGeometry part_;
};

}  // namespace

PartGeometry geometry_of(const CataloguePart& part) {
  PartGeometry result;
  result.title = part.title;
  for (const std::vector<Point>& body : part.bodies) {
    std::vector<DecimalPoint>& corners = result.bodies.emplace_back();
    for (const Point& corner : body) corners.push_back(to_ldu(corner));
  }
  result.studs = to_ldu(part.studs);
  result.holes = to_ldu(part.holes);
  return result;
}

PartGeometry unknown_part_geometry() {
  const Decimal half = Decimal::whole(10);
  const Decimal minus_half = Decimal::whole(-10);
  PartGeometry result;
  result.bodies.push_back(
      box_corners({minus_half, Decimal{}, minus_half}, {half, Decimal::whole(24), half}));
  return result;
}

PartGeometry own_faces(const LdrawDocument& document) {
  PartGeometry result;
  result.title = document.content.title;
  for (const LdrawFace& face : document.content.faces) {
    const auto& c = face.corners;
    result.triangles.push_back({c[0], c[1], c[2]});
    if (face.is_quad) result.triangles.push_back({c[0], c[2], c[3]});
  }
  return result;
}

Result<PartGeometry> part_geometry(LdrawDocuments& documents, std::size_t document,
                                   const ModelLimits& limits, std::size_t& references_left,
                                   std::vector<ModelWarning>& warnings) {
  return PartReader(documents, limits, references_left, warnings).read(document);
}

}  // namespace parapet
