#include "geometry/bricks/part_library.h"

#include <array>
#include <system_error>

#include "geometry/bricks/file_name.h"

namespace parapet {
namespace {

struct SearchedFolder {
  std::string_view folder;
  LibraryPlace place;
};

constexpr std::array<SearchedFolder, 6> kSearched{{
    {"parts/", LibraryPlace::part},
    {"p/", LibraryPlace::primitive},
    {"models/", LibraryPlace::model},
    {"unofficial/parts/", LibraryPlace::part},
    {"unofficial/p/", LibraryPlace::primitive},
    {"unofficial/models/", LibraryPlace::model},
}};

Result<PartLibrary> not_a_library(const std::string& folder, std::string found,
                                  std::string expected) {
  return Failure({"not-a-part-library", folder, "", std::move(found), std::move(expected), ""});
}

// Why files are no library; nothing if they are one.
std::optional<std::string> missing_folders(const ModelFiles& files) {
  const bool parts = files.has_folder("parts");
  const bool primitives = files.has_folder("p");
  if (parts && primitives) return std::nullopt;
  std::string found = parts        ? "a folder with parts/ but without p/"
                      : primitives ? "a folder with p/ but without parts/"
                                   : "a folder with neither parts/ nor p/";
  if (!parts && !primitives && files.has_folder("s")) {
    found += ", which looks like the parts/ folder of a library: give the folder above it";
  }
  if (files.has_folder("ldraw/parts")) found += "; the library seems to be the folder ldraw/ in it";
  return found;
}

}  // namespace

Result<PartLibrary> PartLibrary::open(const std::filesystem::path& folder) {
  std::error_code error;
  constexpr const char* kExpected = "the folder of an LDraw library, which holds parts/ and p/";
  if (!std::filesystem::is_directory(folder, error)) {
    return not_a_library(folder.string(), "no folder of that name", kExpected);
  }
  auto files = std::make_shared<const ListedFiles>(folder);
  if (const auto missing = missing_folders(*files)) {
    return not_a_library(folder.string(), *missing, kExpected);
  }
  return PartLibrary(std::move(files));
}

Result<PartLibrary> PartLibrary::over(std::shared_ptr<const ModelFiles> files) {
  if (const auto missing = missing_folders(*files)) {
    return not_a_library("", *missing, "files in parts/ and p/");
  }
  return PartLibrary(std::move(files));
}

std::optional<LibraryFile> PartLibrary::find(std::string_view name) const {
  const std::string key = file_key(name);
  if (key.empty() || leaves_folder(name)) return std::nullopt;
  for (const SearchedFolder& searched : kSearched) {
    const std::optional<std::string> spelled = files_->find(std::string(searched.folder) + key);
    if (!spelled) continue;
    const bool subpart = searched.place == LibraryPlace::part && key.starts_with("s/");
    return LibraryFile{*spelled, subpart ? LibraryPlace::subpart : searched.place};
  }
  return std::nullopt;
}

std::optional<LibraryFile> PartLibrary::colours() const {
  const std::optional<std::string> spelled = files_->find("ldconfig.ldr");
  if (!spelled) return std::nullopt;
  return LibraryFile{*spelled, LibraryPlace::model};
}

Result<std::string> PartLibrary::read(const LibraryFile& file, std::size_t most) const {
  return files_->read(file.spelled, most);
}

}  // namespace parapet
