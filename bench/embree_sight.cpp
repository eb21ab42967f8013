#include <embree3/rtcore.h>
#include <xmmintrin.h>

#include <algorithm>
#include <cstring>

#include "bench/sight_rivals.h"

namespace parapet::bench {
namespace {

constexpr std::size_t kPacket = 16;

float of(std::int64_t ticks) { return static_cast<float>(ticks); }

// As Embree asks of its callers.
void flush_tiny_numbers() {
  constexpr unsigned kFlushResults = 0x8000;
  constexpr unsigned kFlushOperands = 0x0040;
  _mm_setcsr(_mm_getcsr() | kFlushResults | kFlushOperands);
}

}  // namespace

struct EmbreeSight::Scene {
  RTCDevice device = nullptr;
  RTCScene scene = nullptr;
  std::int64_t bytes = 0;
};

EmbreeSight::EmbreeSight(const TriangleMesh& mesh, Care care) : scene_(std::make_unique<Scene>()) {
  flush_tiny_numbers();
  scene_->device = rtcNewDevice("threads=1,set_affinity=0");
  const auto count = [](void* bytes, ssize_t more, bool) {
    *static_cast<std::int64_t*>(bytes) += more;
    return true;
  };
  rtcSetDeviceMemoryMonitorFunction(scene_->device, count, &scene_->bytes);
  scene_->scene = rtcNewScene(scene_->device);
  if (care == Care::robust) rtcSetSceneFlags(scene_->scene, RTC_SCENE_FLAG_ROBUST);
  RTCGeometry geometry = rtcNewGeometry(scene_->device, RTC_GEOMETRY_TYPE_TRIANGLE);
  const std::size_t corner = sizeof mesh.corners.front();
  std::memcpy(rtcSetNewGeometryBuffer(geometry, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3,
                                      corner, mesh.corners.size()),
              mesh.corners.data(), corner * mesh.corners.size());
  const std::size_t triangle = sizeof mesh.triangles.front();
  std::memcpy(rtcSetNewGeometryBuffer(geometry, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3,
                                      triangle, mesh.triangles.size()),
              mesh.triangles.data(), triangle * mesh.triangles.size());
  rtcCommitGeometry(geometry);
  rtcAttachGeometry(scene_->scene, geometry);
  rtcReleaseGeometry(geometry);
  rtcCommitScene(scene_->scene);
}

std::int64_t EmbreeSight::bytes() const { return scene_->bytes; }

EmbreeSight::~EmbreeSight() {
  rtcReleaseScene(scene_->scene);
  rtcReleaseDevice(scene_->device);
}

void EmbreeSight::single(std::span<const Segment> lines, std::span<std::uint8_t> blocked) const {
  RTCIntersectContext context;
  rtcInitIntersectContext(&context);
  for (std::size_t n = 0; n < lines.size(); ++n) {
    const auto& [p, q] = lines[n];
    RTCRay ray{};
    ray.org_x = of(p.x);
    ray.org_y = of(p.y);
    ray.org_z = of(p.z);
    ray.dir_x = of(q.x - p.x);
    ray.dir_y = of(q.y - p.y);
    ray.dir_z = of(q.z - p.z);
    ray.tfar = 1;
    ray.mask = 0xFFFFFFFF;
    rtcOccluded1(scene_->scene, &context, &ray);
    blocked[n] = ray.tfar < 0 ? 1 : 0;
  }
}

void EmbreeSight::packets(std::span<const Segment> lines, std::span<std::uint8_t> blocked) const {
  RTCIntersectContext context;
  rtcInitIntersectContext(&context);
  for (std::size_t n = 0; n < lines.size(); n += kPacket) {
    const std::size_t count = std::min(kPacket, lines.size() - n);
    alignas(64) int valid[kPacket] = {};
    alignas(64) RTCRay16 rays{};
    for (std::size_t k = 0; k < count; ++k) {
      const auto& [p, q] = lines[n + k];
      valid[k] = -1;
      rays.org_x[k] = of(p.x);
      rays.org_y[k] = of(p.y);
      rays.org_z[k] = of(p.z);
      rays.dir_x[k] = of(q.x - p.x);
      rays.dir_y[k] = of(q.y - p.y);
      rays.dir_z[k] = of(q.z - p.z);
      rays.tfar[k] = 1;
      rays.mask[k] = 0xFFFFFFFF;
    }
    rtcOccluded16(valid, scene_->scene, &context, &rays);
    for (std::size_t k = 0; k < count; ++k) blocked[n + k] = rays.tfar[k] < 0 ? 1 : 0;
  }
}

}  // namespace parapet::bench
