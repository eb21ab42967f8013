#include "rules/files/realms/realms_sources.h"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <utility>

#include "geometry/numbers/utf8.h"
#include "rules/files/json/json_write.h"

namespace parapet {
namespace {

// Whether a path says a place in its own folder or below it, whatever the folder holds.
bool stays_inside(std::string_view path) {
  const bool has_drive = path.size() > 1 && path[1] == ':';
  if (path.empty() || path.front() == '/' || path.front() == '\\' || has_drive) return false;
  for (std::size_t start = 0; start <= path.size();) {
    const std::size_t end = std::min(path.find_first_of("/\\", start), path.size());
    if (path.substr(start, end - start) == "..") return false;
    start = end + 1;
  }
  return true;
}

// The file at the path that `at` holds, as the folder spells it.
Result<std::string> find_file(const JsonCursor& at, const RealmsSources& sources) {
  const auto path = read_model_path(at);
  if (!path) return path;
  if (!stays_inside(*path)) {
    return Failure(at.fault("outside-folder", described(at.value()),
                            "a path that stays in the board's own folder"));
  }
  auto spelled = sources.folder ? sources.folder->find(*path) : std::nullopt;
  if (!spelled) {
    return Failure(at.fault("no-such-file", described(at.value()),
                            "a file in the board's folder; links out of it are not followed"));
  }
  return *std::move(spelled);
}

}  // namespace

RealmsSources RealmsSources::beside(const std::string& board_path,
                                    std::optional<PartLibrary> library) {
  const std::filesystem::path folder = std::filesystem::path(board_path).parent_path();
  return {std::make_shared<FolderFiles>(folder.empty() ? std::filesystem::path(".") : folder),
          std::move(library)};
}

Result<std::string> read_model_path(const JsonCursor& at) {
  constexpr std::size_t kMostBytes = 1'000;
  const std::string_view text = at.value().text();
  if (!text.empty() && text.size() <= kMostBytes && !has_control(text)) return std::string(text);
  return Failure(at.wrong("a path relative to the board's folder, such as \"keep.ldr\""));
}

Result<LoadedModel> open_model(const JsonCursor& at, const RealmsSources& sources,
                               const ModelOptions& options) {
  const auto spelled = find_file(at, sources);
  if (!spelled) return Failure(spelled.error());
  return read_brick_model(*sources.folder, *spelled, sources.library ? &*sources.library : nullptr,
                          options);
}

Result<Mesh> open_mesh(const JsonCursor& at, const RealmsSources& sources) {
  constexpr std::size_t kMostBytes = std::size_t{1} << 30;
  const auto spelled = find_file(at, sources);
  if (!spelled) return Failure(spelled.error());
  const auto bytes = sources.folder->read(*spelled, kMostBytes);
  if (!bytes) return Failure(bytes.error());
  return read_mesh(*bytes, *spelled);
}

}  // namespace parapet
