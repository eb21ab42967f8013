#include "scans/read/read_gltf.h"

#include <assimp/MemoryIOWrapper.h>
#include <assimp/config.h>
#include <assimp/postprocess.h>
#include <assimp/scene.h>

#include <algorithm>
#include <assimp/IOSystem.hpp>
#include <assimp/Importer.hpp>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <utility>
#include <vector>

#include "scans/read/gltf_head.h"
#include "scans/read/placed_meshes.h"
#include "scans/read/read_faults.h"
#include "scans/read/scan_bytes.h"
#include "scans/read/surface_builder.h"

namespace parapet::scans {
namespace {

// The bytes at hand under a name of their own, and files beside them: never one elsewhere.
class FilesBeside : public Assimp::IOSystem {
 public:
  FilesBeside(std::string name, std::string_view bytes, std::filesystem::path folder,
              std::size_t most)
      : name_(std::move(name)), bytes_(bytes), folder_(std::move(folder)), most_(most) {}

  bool Exists(const char* file) const override { return file == name_ || beside(file); }
  char getOsSeparator() const override { return '/'; }
  void Close(Assimp::IOStream* stream) override { delete stream; }

  // assimp owns what it opens until it closes it.
  Assimp::IOStream* Open(const char* file, const char* mode) override {
    if (std::string_view(mode).find('w') != std::string_view::npos) return nullptr;
    if (file == name_) {
      return new Assimp::MemoryIOStream(reinterpret_cast<const std::uint8_t*>(bytes_.data()),
                                        bytes_.size());
    }
    const auto path = beside(file);
    if (!path) return nullptr;
    std::ifstream in(*path, std::ios::binary);
    std::ostringstream content;
    content << in.rdbuf();
    const std::string text = content.str();
    auto* copy = new std::uint8_t[text.size()];
    std::copy(text.begin(), text.end(), copy);
    return new Assimp::MemoryIOStream(copy, text.size(), true);
  }

 private:
  std::optional<std::filesystem::path> beside(const char* file) const {
    std::filesystem::path relative(file);
    if (relative.is_absolute()) return std::nullopt;
    relative = relative.lexically_normal();
    if (relative.empty() || *relative.begin() == "..") return std::nullopt;
    const std::filesystem::path path = folder_ / relative;
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) return std::nullopt;
    if (std::filesystem::file_size(path, error) > most_ || error) return std::nullopt;
    return path;
  }

  std::string name_;
  std::string_view bytes_;
  std::filesystem::path folder_;
  std::size_t most_;
};

Pose pose_of(const aiMatrix4x4& m) {
  Pose pose;
  for (unsigned row = 0; row < 3; ++row) {
    for (unsigned column = 0; column < 4; ++column) pose.rows[row][column] = m[row][column];
  }
  return pose;
}

// The triangles of a mesh; counts what are lines and points.
Surface surface_of(const aiMesh& mesh, std::size_t& thin) {
  Surface surface;
  surface.points.reserve(mesh.mNumVertices);
  for (unsigned n = 0; n < mesh.mNumVertices; ++n) {
    const aiVector3D& at = mesh.mVertices[n];
    surface.points.push_back({at.x, at.y, at.z});
  }
  surface.faces.reserve(mesh.mNumFaces);
  for (unsigned n = 0; n < mesh.mNumFaces; ++n) {
    const aiFace& face = mesh.mFaces[n];
    const bool good = face.mNumIndices == 3 &&
                      std::all_of(face.mIndices, face.mIndices + 3,
                                  [&](unsigned corner) { return corner < mesh.mNumVertices; });
    if (good) {
      surface.faces.push_back({face.mIndices[0], face.mIndices[1], face.mIndices[2]});
    } else {
      ++thin;
    }
  }
  return surface;
}

class GltfScene {
 public:
  GltfScene(const aiScene& scene, const std::string& path, const ReadLimits& limits)
      : scene_(scene), path_(path), limits_(limits) {}

  Result<Scan> read(std::string format) {
    meshes_.reserve(scene_.mNumMeshes);
    for (unsigned n = 0; n < scene_.mNumMeshes; ++n) {
      meshes_.push_back(surface_of(*scene_.mMeshes[n], thin_));
    }
    if (auto placed = place_all(); !placed) return Failure(placed.error());
    if (surface_.faces.empty()) {
      return bad_scan(path_, {}, "no triangles in its scene", "a surface");
    }
    SurfaceBuilder builder(path_, limits_);
    builder.take(std::move(surface_));
    Result<Scan> scan = builder.finish(std::move(format));
    if (!scan) return scan;
    scan->unit_mm = 1000;
    scan->up = UpAxis::y;
    if (thin_ > 0) {
      scan->notes.push_back(counted(thin_, "line or point") + " among the faces left out.");
    }
    return scan;
  }

 private:
  Result<void> place_all() {
    struct Visit {
      const aiNode* node;
      Pose outer;
    };
    std::vector<Visit> visits = {{scene_.mRootNode, Pose{}}};
    while (!visits.empty()) {
      const Visit visit = visits.back();
      visits.pop_back();
      const Pose pose = visit.outer * pose_of(visit.node->mTransformation);
      for (unsigned n = 0; n < visit.node->mNumMeshes; ++n) {
        const unsigned mesh = visit.node->mMeshes[n];
        if (mesh >= meshes_.size()) continue;
        auto added = add_posed(surface_, meshes_[mesh], pose, path_, limits_);
        if (!added) return added;
      }
      for (unsigned n = visit.node->mNumChildren; n-- > 0;) {
        visits.push_back({visit.node->mChildren[n], pose});
      }
    }
    return {};
  }

  const aiScene& scene_;
  const std::string& path_;
  const ReadLimits& limits_;
  std::vector<Surface> meshes_;
  Surface surface_;
  std::size_t thin_ = 0;
};

Result<Scan> read_here(std::string_view bytes, const std::string& path, const ReadLimits& limits) {
  constexpr int kNotUsed = aiComponent_NORMALS | aiComponent_TANGENTS_AND_BITANGENTS |
                           aiComponent_COLORS | aiComponent_TEXCOORDS | aiComponent_BONEWEIGHTS |
                           aiComponent_ANIMATIONS | aiComponent_TEXTURES | aiComponent_LIGHTS |
                           aiComponent_CAMERAS | aiComponent_MATERIALS;
  const bool binary = is_glb(bytes);
  const std::string name = binary ? "scan.glb" : "scan.gltf";
  Assimp::Importer importer;
  importer.SetIOHandler(new FilesBeside(name, bytes, std::filesystem::path(path).parent_path(),
                                        limits.most_bytes));  // the importer owns it
  importer.SetPropertyInteger(AI_CONFIG_PP_RVC_FLAGS, kNotUsed);
  const aiScene* scene = importer.ReadFile(name, aiProcess_RemoveComponent);
  if (scene == nullptr || scene->mRootNode == nullptr) {
    const std::string why = importer.GetErrorString();
    return bad_scan(path, {}, why.empty() ? "a scene that cannot be read" : why,
                    "a glTF scene with triangles");
  }
  return GltfScene(*scene, path, limits).read(binary ? "GLB" : "glTF");
}

}  // namespace

Result<Scan> read_gltf(std::string_view bytes, const std::string& path, const ReadLimits& limits) {
  auto head = read_gltf_head(bytes, path);
  if (!head) return Failure(head.error());
  Result<Scan> scan = read_apart([&] { return read_here(bytes, path, limits); }, path, limits);
  if (scan) {
    scan->notes.insert(scan->notes.end(), head->notes.begin(), head->notes.end());
  } else if (head->has_draco && scan.error().code == "bad-scan") {
    // assimp 5.2 forgets what Draco unpacked where corners are numbered with 32 bits.
    return not_read(path, "glTF packed with Draco in a way that is not read: " + scan.error().found,
                    "the same model without compression: export it anew");
  }
  return scan;
}

}  // namespace parapet::scans
