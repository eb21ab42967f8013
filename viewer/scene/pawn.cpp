#include "viewer/scene/pawn.h"

#include <algorithm>
#include <array>
#include <vector>

namespace parapet::viewer {
namespace {

// Distance from its axis as a share of its width, height as a share of its own.
constexpr std::array<ProfilePoint, 11> kPawn{{{0.46, 0},
                                              {0.46, 0.05},
                                              {0.41, 0.08},
                                              {0.27, 0.15},
                                              {0.195, 0.28},
                                              {0.165, 0.48},
                                              {0.175, 0.60},
                                              {0.26, 0.64},
                                              {0.26, 0.67},
                                              {0.14, 0.70},
                                              {0, 0.70}}};

}  // namespace

void add_pawn(const osg::Vec3d& foot, double tall, double wide, const Colour& colour, Mesh& mesh) {
  std::vector<ProfilePoint> profile;
  for (const ProfilePoint& p : kPawn) profile.push_back({p.radius * wide, p.height * tall});
  mesh.add_turned(foot, profile, colour);
  const double head = std::min(0.18 * tall, 0.24 * wide);
  mesh.add_sphere(foot + osg::Vec3d(0, 0, tall - head), head,
                  blend(colour, colours::kWhite, 0.18F));
  mesh.add_bar(foot + osg::Vec3d(0, 0, 0.69 * tall), foot + osg::Vec3d(0, 0, tall - head),
               head * 0.5, colour);
}

}  // namespace parapet::viewer
