#include "viewer/scene/terrain_node.h"

#include <algorithm>

namespace parapet::viewer {
namespace {

constexpr double kGridLift = 0.004;
constexpr double kStubHeight = 0.16;  // what is left of a wall that one sees through
constexpr double kPostRadius = 0.07;

const Colour kGhostOutline = with_alpha(colours::kOutline, 0.55F);

class TerrainBuilder {
 public:
  TerrainBuilder(const Board& board, const TerrainModel& model, float grid_strength,
                 TerrainMeshes& meshes)
      : board_(board),
        model_(model),
        frame_(model.frame),
        grid_strength_(grid_strength),
        meshes_(meshes) {}

  void build() {
    for (const FloorPart& part : model_.floors) add_floor(part);
    for (const Barrier& barrier : model_.barriers) add_barrier(barrier);
  }

 private:
  bool same_part(const FloorPart& part, int x, int y) const {
    return model_.section.holds(x, y) && board_.floor({x, y, part.level});
  }

  Colour top_colour(Space space) const {
    if (board_.print(space).lane) return colours::kRoad;
    const bool odd = (space.x + space.y) % 2 != 0;
    if (space.level == 1) return odd ? colours::kGroundOdd : colours::kGround;
    return odd ? colours::kPlateOdd : colours::kPlate;
  }

  void add_floor(const FloorPart& part) {
    const bool ghost = part.look == Look::ghost;
    Mesh& mesh = ghost ? meshes_.ghost : meshes_.solid;
    const Colour outline = ghost ? kGhostOutline : colours::kOutline;
    for (const Space& space : part.spaces) {
      const Box box = floor_box(frame_, space);
      const Colour top = ghost ? with_alpha(top_colour(space), 0.46F) : top_colour(space);
      add_slab_top(mesh, box, top, part.level > 1 && !ghost);
      for (const Heading side : {Heading::north, Heading::east, Heading::south, Heading::west}) {
        add_slab_side(mesh, part, space, side, ghost, outline);
      }
    }
    for (const osg::Vec3d& top : part.post_tops) add_post(part, top);
  }

  static void add_slab_top(Mesh& mesh, const Box& box, const Colour& top, bool with_underside) {
    const osg::Vec3d& l = box.low;
    const osg::Vec3d& h = box.high;
    mesh.add_quad({l.x(), l.y(), h.z()}, {h.x(), l.y(), h.z()}, h, {l.x(), h.y(), h.z()}, top);
    if (!with_underside) return;
    mesh.add_quad({l.x(), h.y(), l.z()}, {h.x(), h.y(), l.z()}, {h.x(), l.y(), l.z()}, l,
                  colours::kPlateSide);
  }

  // A border of the part gets the face of the slab, an inner one a line of the grid.
  void add_slab_side(Mesh& mesh, const FloorPart& part, Space space, Heading side, bool ghost,
                     const Colour& outline) {
    const double x = space.x;
    const double y = space.y;
    struct Side {
      int dx, dy;
      osg::Vec2d from, to;  // seen from outside, left to right
    };
    const Side sides[] = {{0, -1, {x + 1, y}, {x, y}},
                          {1, 0, {x + 1, y + 1}, {x + 1, y}},
                          {0, 1, {x, y + 1}, {x + 1, y + 1}},
                          {-1, 0, {x, y}, {x, y + 1}}};
    const Side& s = sides[static_cast<int>(side)];
    const auto at = [&](const osg::Vec2d& p, double above) {
      return frame_.at(p.x(), p.y(), space.level, above);
    };
    if (same_part(part, space.x + s.dx, space.y + s.dy)) {
      if (grid_strength_ > 0 && (side == Heading::north || side == Heading::west)) {
        const float alpha = (ghost ? 0.3F : colours::kGridLine.a()) * grid_strength_;
        mesh.add_line(at(s.from, kGridLift), at(s.to, kGridLift),
                      with_alpha(colours::kGridLine, alpha));
      }
      return;
    }
    const Colour face = space.level == 1 ? colours::kGroundSide : colours::kPlateSide;
    const double bottom = -frame_.plate();
    mesh.add_quad(at(s.from, bottom), at(s.to, bottom), at(s.to, 0), at(s.from, 0),
                  ghost ? with_alpha(face, 0.55F) : face);
    mesh.add_line(at(s.from, 0), at(s.to, 0), outline);
    mesh.add_line(at(s.from, bottom), at(s.to, bottom), outline);
  }

  void add_post(const FloorPart& part, const osg::Vec3d& top) {
    const Space under{static_cast<int>(top.x()), static_cast<int>(-top.y()), part.level};
    const double foot = support_below(board_, frame_, under);
    meshes_.solid.add_cylinder({top.x(), top.y(), foot}, kPostRadius, top.z() - foot,
                               colours::kPost);
  }

  void add_barrier(const Barrier& barrier) {
    if (model_.coarse) return add_coarse_barrier(barrier);
    if (barrier.print == EdgePrint::obstacle) return add_fence(barrier.first);
    if (barrier.print == EdgePrint::wall) {
      if (barrier.look == Look::ghost) return add_ghost_wall(barrier);
      meshes_.solid.add_outlined_box(barrier.box, colours::kWall, colours::kWallTop,
                                     colours::kOutline);
      return;
    }
    add_opening(barrier);
    if (barrier.print == EdgePrint::obstructed_opening) add_fence(barrier.first);
  }

  void add_coarse_barrier(const Barrier& barrier) {
    if (barrier.print == EdgePrint::wall) {
      meshes_.solid.add_box(barrier.box, colours::kWall, colours::kWallTop);
      return;
    }
    const bool is_fence = barrier.print == EdgePrint::obstacle;
    Box box = barrier.box;
    if (!is_fence) box.high.z() = box.low.z() + lintel_height(frame_);
    const Colour& colour = is_fence ? colours::kFence : colours::kFrame;
    meshes_.solid.add_box(box, colour, colour);
  }

  // Lowered to a stub, its body shown as glass.
  void add_ghost_wall(const Barrier& barrier) {
    Box stub = barrier.box;
    stub.high.z() = stub.low.z() + kStubHeight;
    meshes_.solid.add_outlined_box(stub, colours::kWall, colours::kWallTop, colours::kOutline);
    Box glass = barrier.box;
    glass.low.z() = stub.high.z();
    add_glass(glass);
  }

  void add_glass(const Box& box) {
    meshes_.ghost.add_box(box, with_alpha(colours::kWall, 0.16F),
                          with_alpha(colours::kWallTop, 0.34F));
    meshes_.ghost.add_box_outline(box, kGhostOutline);
  }

  // A door or a window, the print does not say which: two jambs, a lintel, a threshold.
  void add_opening(const Barrier& barrier) {
    const Edge edge = barrier.first;
    const double height = frame_.wall_height();
    const double half = frame_.wall_thickness() / 2;
    const double frame_half = half + 0.025;
    const double head = lintel_height(frame_);
    const auto part = [&](double from, double to, double thick, double low, double high,
                          const Colour& side, const Colour& top) {
      meshes_.solid.add_outlined_box(edge_box(frame_, edge, from, to, thick, low, high), side, top,
                                     colours::kOutline);
    };
    part(0, 0.12, frame_half, 0, head, colours::kFrame, colours::kFrame);
    part(0.88, 1, frame_half, 0, head, colours::kFrame, colours::kFrame);
    part(0.12, 0.88, half * 0.8, 0, 0.05, colours::kFrame, colours::kFrame);
    part(0, 1, frame_half, head, head + 0.12, colours::kFrame, colours::kFrame);
    if (barrier.look == Look::ghost) {
      add_glass(edge_box(frame_, edge, 0, 1, half, head + 0.12, height));
    } else {
      part(0, 1, half, head + 0.12, height, colours::kWall, colours::kWallTop);
    }
  }

  void add_fence(Edge edge) {
    const double height = std::min(0.5, frame_.wall_height() / 2);
    const auto part = [&](double from, double to, double half, double low, double high) {
      meshes_.solid.add_outlined_box(edge_box(frame_, edge, from, to, half, low, high),
                                     colours::kFence, colours::kFence, colours::kOutline);
    };
    for (const double at : {0.04, 0.35, 0.65, 0.96}) {
      part(at - 0.035, at + 0.035, 0.04, 0, height);
    }
    part(0, 1, 0.022, height * 0.38, height * 0.54);
    part(0, 1, 0.022, height * 0.74, height * 0.90);
  }

  const Board& board_;
  const TerrainModel& model_;
  const Frame& frame_;
  float grid_strength_;
  TerrainMeshes& meshes_;
};

}  // namespace

void build_terrain(const Board& board, const TerrainModel& model, float grid_strength,
                   TerrainMeshes& meshes) {
  TerrainBuilder(board, model, grid_strength, meshes).build();
}

}  // namespace parapet::viewer
