#include "scans/read/read_3mf.h"

#include <lib3mf/Model/COM/NMR_DLLInterfaces.h>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "scans/read/placed_meshes.h"
#include "scans/read/read_faults.h"
#include "scans/read/scan_bytes.h"
#include "scans/read/surface_builder.h"
#include "scans/read/zip_directory.h"

namespace parapet::scans {
namespace {

bool is_model(const ZipEntry& entry) {
  constexpr std::string_view kEnding = ".model";
  return entry.name.size() > kEnding.size() &&
         entry.name.compare(entry.name.size() - kEnding.size(), kEnding.size(), kEnding) == 0;
}

// The unit that a part of the model is in; as the standard has it where none is told.
std::string unit_of(const std::string& xml) {
  const std::string none = "millimeter";
  const std::size_t model = xml.find("<model");
  const std::size_t end = xml.find('>', model);
  const std::size_t unit = xml.find("unit=", model);
  if (model == std::string::npos || unit >= end) return none;
  const std::size_t begin = unit + 6;  // behind the quotation mark
  return xml.substr(begin, std::min(xml.find_first_of("\"'", begin), end) - begin);
}

struct Package {
  bool in_parts =
      false;  // its objects lie in files of their own, as the production extension has it
};

// Bounds what will be unpacked, and finds what lib3mf would get wrong without a word.
Result<Package> check_package(std::string_view bytes, const std::string& path,
                              const ReadLimits& limits) {
  const std::vector<ZipEntry> entries = zip_directory(bytes);
  std::size_t room = limits.most_bytes;
  for (const ZipEntry& entry : entries) {
    if (entry.unpacked > room) {
      return over_limit(path, quoted(entry.name), "files that unpack to too many bytes",
                        "at most " + std::to_string(limits.most_bytes) + " in all");
    }
    room -= entry.unpacked;
  }
  Package package;
  std::string unit;
  for (const ZipEntry& entry : entries) {
    if (!is_model(entry)) continue;
    const auto xml = unzipped(bytes, entry, limits.most_bytes);
    if (!xml || xml->size() != entry.unpacked) {
      return bad_scan(
          path, quoted(entry.name),
          "a file in the archive that cannot be unpacked, or not to the size that is told",
          "an archive that is whole and not encrypted");
    }
    if (xml->find(":path=") != std::string::npos) package.in_parts = true;
    if (!unit.empty() && unit_of(*xml) != unit) {
      return bad_scan(path, quoted(entry.name), "a part in " + unit_of(*xml),
                      unit + " as in another part of the same model");
    }
    unit = unit_of(*xml);
  }
  return package;
}

struct Release {
  void operator()(NMR::PLib3MFBase* object) const { NMR::lib3mf_release(object); }
};
using Handle = std::unique_ptr<NMR::PLib3MFBase, Release>;

// What a function of lib3mf gives out through its last argument; nothing where it fails.
template <class Function, class... Arguments>
Handle handle_from(Function function, Arguments... arguments) {
  NMR::PLib3MFBase* raw = nullptr;
  if (function(arguments..., &raw) != LIB3MF_OK) raw = nullptr;
  return Handle(raw);
}

Pose pose_of(const NMR::MODELTRANSFORM& transform) {
  Pose pose;
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t column = 0; column < 4; ++column) {
      pose.rows[row][column] = transform.m_fFields[row][column];
    }
  }
  return pose;
}

double unit_mm(DWORD unit) {
  switch (unit) {
    case NMR::MODELUNIT_MICROMETER:
      return 0.001;
    case NMR::MODELUNIT_CENTIMETER:
      return 10;
    case NMR::MODELUNIT_INCH:
      return 25.4;
    case NMR::MODELUNIT_FOOT:
      return 304.8;
    case NMR::MODELUNIT_METER:
      return 1000;
    default:
      return 1;
  }
}

class Model3mf {
 public:
  Model3mf(const std::string& path, const ReadLimits& limits) : path_(path), limits_(limits) {}

  Result<Scan> read(std::string_view bytes) {
    const Handle model =
        handle_from([](NMR::PLib3MFModel** out) { return NMR::lib3mf_createmodel(out); });
    if (auto parsed = parse(model.get(), bytes); !parsed) return Failure(parsed.error());
    if (auto added = add_items(model.get()); !added) return Failure(added.error());
    if (surface_.faces.empty()) {
      return bad_scan(path_, {}, "a build of " + counted(items_, "item") + " without triangles",
                      "something to print");
    }
    DWORD unit = NMR::MODELUNIT_MILLIMETER;
    NMR::lib3mf_model_getunit(model.get(), &unit);
    SurfaceBuilder builder(path_, limits_);
    builder.take(std::move(surface_));
    Result<Scan> scan = builder.finish("3MF");
    if (!scan) return scan;
    scan->unit_mm = unit_mm(unit);
    scan->up = UpAxis::z;
    if (items_ > 1) scan->notes.push_back(counted(items_, "item") + " of its build read as one.");
    if (supports_ > 0) {
      scan->notes.push_back(counted(supports_, "object") + " that only supports others left out.");
    }
    return scan;
  }

 private:
  Failure broken(const std::string& what) const {
    return bad_scan(path_, {}, what, "a 3MF file as its standard has it");
  }

  Result<void> parse(NMR::PLib3MFModel* model, std::string_view bytes) const {
    const Handle reader = handle_from([&](NMR::PLib3MFModelReader** out) {
      return NMR::lib3mf_model_queryreader(model, "3mf", out);
    });
    if (!reader) return broken("no reader for it");
    // lib3mf reads only.
    auto* begin = reinterpret_cast<BYTE*>(const_cast<char*>(bytes.data()));
    if (NMR::lib3mf_reader_readfrombuffer(reader.get(), begin, bytes.size()) == LIB3MF_OK) {
      return {};
    }
    DWORD code = 0;
    LPCSTR why = nullptr;
    const bool told =
        NMR::lib3mf_getlasterror(reader.get(), &code, &why) == LIB3MF_OK && why != nullptr;
    return broken(told ? "a model that cannot be read (" + std::string(why) + ")"
                       : "a model that cannot be read");
  }

  Result<void> add_items(NMR::PLib3MFModel* model) {
    const Handle items = handle_from([&](NMR::PLib3MFModelBuildItemIterator** out) {
      return NMR::lib3mf_model_getbuilditems(model, out);
    });
    if (!items) return broken("no build");
    while (true) {
      BOOL more = 0;
      if (NMR::lib3mf_builditemiterator_movenext(items.get(), &more) != LIB3MF_OK) {
        return broken("a build that cannot be walked");
      }
      if (more == 0) return {};
      const Handle item = handle_from([&](NMR::PLib3MFModelBuildItem** out) {
        return NMR::lib3mf_builditemiterator_getcurrent(items.get(), out);
      });
      const Handle object = handle_from([&](NMR::PLib3MFModelObjectResource** out) {
        return NMR::lib3mf_builditem_getobjectresource(item.get(), out);
      });
      NMR::MODELTRANSFORM transform{};
      if (!item || !object ||
          NMR::lib3mf_builditem_getobjecttransform(item.get(), &transform) != LIB3MF_OK) {
        return broken("an item of its build without an object");
      }
      ++items_;
      if (auto added = add_object(object.get(), pose_of(transform), 0); !added) return added;
    }
  }

  Result<void> add_object(NMR::PLib3MFModelObjectResource* object, const Pose& pose, int depth) {
    constexpr int kMostDepth = 64;
    constexpr std::size_t kMostObjects = 1'000'000;
    if (depth > kMostDepth || ++objects_ > kMostObjects) {
      return over_limit(path_, {}, "objects made of objects without end", "fewer of them");
    }
    DWORD type = NMR::MODELOBJECTTYPE_MODEL;
    BOOL is_mesh = 0;
    BOOL is_group = 0;
    NMR::lib3mf_object_gettype(object, &type);
    NMR::lib3mf_object_ismeshobject(object, &is_mesh);
    NMR::lib3mf_object_iscomponentsobject(object, &is_group);
    if (type == NMR::MODELOBJECTTYPE_SUPPORT) {
      ++supports_;
      return {};
    }
    if (is_mesh != 0) return add_mesh(object, pose);
    if (is_group == 0) return broken("an object that is neither a mesh nor made of others");
    DWORD count = 0;
    if (NMR::lib3mf_componentsobject_getcomponentcount(object, &count) != LIB3MF_OK) {
      return broken("an object whose parts cannot be counted");
    }
    for (DWORD n = 0; n < count; ++n) {
      const Handle part = handle_from([&](NMR::PLib3MFModelComponent** out) {
        return NMR::lib3mf_componentsobject_getcomponent(object, n, out);
      });
      const Handle inner = handle_from([&](NMR::PLib3MFModelObjectResource** out) {
        return NMR::lib3mf_component_getobjectresource(part.get(), out);
      });
      NMR::MODELTRANSFORM transform{};
      if (!part || !inner ||
          NMR::lib3mf_component_gettransform(part.get(), &transform) != LIB3MF_OK) {
        return broken("a part of an object without an object of its own");
      }
      auto added = add_object(inner.get(), pose * pose_of(transform), depth + 1);
      if (!added) return added;
    }
    return {};
  }

  Result<void> add_mesh(NMR::PLib3MFModelMeshObject* object, const Pose& pose) {
    DWORD points = 0;
    DWORD faces = 0;
    if (NMR::lib3mf_meshobject_getvertexcount(object, &points) != LIB3MF_OK ||
        NMR::lib3mf_meshobject_gettrianglecount(object, &faces) != LIB3MF_OK) {
      return broken("a mesh that cannot be counted");
    }
    if (points == 0 || faces == 0) return {};
    std::vector<NMR::MODELMESHVERTEX> vertices(points);
    std::vector<NMR::MODELMESHTRIANGLE> triangles(faces);
    if (NMR::lib3mf_meshobject_getvertices(object, vertices.data(), points, nullptr) != LIB3MF_OK ||
        NMR::lib3mf_meshobject_gettriangleindices(object, triangles.data(), faces, nullptr) !=
            LIB3MF_OK) {
      return broken("a mesh that cannot be read");
    }
    Surface mesh;
    mesh.points.reserve(points);
    for (const auto& [at] : vertices) mesh.points.push_back({at[0], at[1], at[2]});
    mesh.faces.reserve(faces);
    for (const auto& [corner] : triangles) {
      if (std::max({corner[0], corner[1], corner[2]}) >= points) {
        return broken("a triangle of points that are not there");
      }
      mesh.faces.push_back({corner[0], corner[1], corner[2]});
    }
    return add_posed(surface_, mesh, pose, path_, limits_);
  }

  const std::string& path_;
  const ReadLimits& limits_;
  Surface surface_;
  std::size_t items_ = 0;
  std::size_t objects_ = 0;
  std::size_t supports_ = 0;
};

Result<Scan> read_here(std::string_view bytes, const std::string& path, const ReadLimits& limits) {
  const auto package = check_package(bytes, path, limits);
  if (!package) return Failure(package.error());
  Result<Scan> scan = Model3mf(path, limits).read(bytes);
  if (scan || !package->in_parts || scan.error().code != "bad-scan") return scan;
  return not_read(path,
                  "a 3MF whose objects lie in files of their own, in a way that is not read: " +
                      scan.error().found,
                  "one STL of the whole plate, or a 3MF of one file: export one of these");
}

}  // namespace

bool is_3mf(std::string_view bytes) {
  if (!is_zip(bytes)) return false;
  const auto entries = zip_directory(bytes);
  return std::any_of(entries.begin(), entries.end(), is_model);
}

Result<Scan> read_3mf(std::string_view bytes, const std::string& path, const ReadLimits& limits) {
  return read_apart([&] { return read_here(bytes, path, limits); }, path, limits);
}

}  // namespace parapet::scans
