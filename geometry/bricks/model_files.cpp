#include "geometry/bricks/model_files.h"

#include <algorithm>
#include <fstream>
#include <system_error>

#include "geometry/bricks/file_name.h"

namespace parapet {
namespace {

namespace fs = std::filesystem;

constexpr int kListedDepth = 4;
constexpr std::size_t kListedNames = 1'000'000;

Failure unreadable(const fs::path& path, std::string found) {
  return Failure({"unreadable-file", path.string(), "", std::move(found), "a file to read", ""});
}

Failure too_large(const std::string& name, std::uintmax_t size, std::size_t most) {
  return Failure({"file-too-large", name, "", std::to_string(size) + " bytes",
                  "at most " + std::to_string(most) + " bytes", ""});
}

Result<std::string> read_file(const fs::path& path, std::size_t most) {
  std::error_code error;
  if (!fs::is_regular_file(path, error)) return unreadable(path, "no file of that name");
  const std::uintmax_t size = fs::file_size(path, error);
  if (error) return unreadable(path, error.message());
  if (size > most) return too_large(path.string(), size, most);
  std::ifstream stream(path, std::ios::binary);
  std::string bytes(static_cast<std::size_t>(size), '\0');
  if (!stream.read(bytes.data(), static_cast<std::streamsize>(size)) && size != 0) {
    return unreadable(path, "a file that cannot be read");
  }
  return bytes;
}

// The names in a folder by their keys; of two that differ in case only, the lesser.
std::map<std::string, std::string> names_in(const fs::path& folder) {
  std::map<std::string, std::string> names;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    std::string spelled = at->path().filename().string();
    const auto [slot, added] = names.emplace(file_key(spelled), spelled);
    if (!added && spelled < slot->second) slot->second = std::move(spelled);
    if (names.size() > kListedNames) break;
  }
  return names;
}

bool is_within(const fs::path& path, const fs::path& folder) {
  const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
  return end == folder.end();
}

// The folders of a key: "a/b" for "a/b/c.dat", then "a".
void add_folders(std::string_view key, std::set<std::string>& folders) {
  for (std::size_t slash = key.rfind('/'); slash != std::string_view::npos;
       slash = key.rfind('/')) {
    key = key.substr(0, slash);
    folders.emplace(key);
  }
}

}  // namespace

MemoryFiles::MemoryFiles(const std::map<std::string, std::string>& texts)
    : text_by_spelled_(texts) {
  for (const auto& [spelled, text] : texts) {
    spelled_by_key_.emplace(file_key(spelled), spelled);
    add_folders(file_key(spelled), folders_);
  }
}

std::optional<std::string> MemoryFiles::find(std::string_view name) const {
  if (leaves_folder(name)) return std::nullopt;
  const auto found = spelled_by_key_.find(file_key(name));
  if (found == spelled_by_key_.end()) return std::nullopt;
  return found->second;
}

Result<std::string> MemoryFiles::read(const std::string& spelled, std::size_t most) const {
  const auto found = text_by_spelled_.find(spelled);
  if (found == text_by_spelled_.end()) return unreadable(spelled, "no file of that name");
  if (found->second.size() > most) return too_large(spelled, found->second.size(), most);
  return found->second;
}

bool MemoryFiles::has_folder(std::string_view name) const {
  return folders_.contains(file_key(name));
}

FolderFiles::FolderFiles(const fs::path& folder) {
  std::error_code error;
  folder_ = fs::canonical(folder.empty() ? fs::path(".") : folder, error);
  if (!folder_.empty()) spelled_by_key_ = names_in(folder_);
}

std::optional<std::string> FolderFiles::find(std::string_view name) const {
  if (folder_.empty() || name.empty() || leaves_folder(name)) return std::nullopt;
  std::error_code error;
  fs::path spelled;
  std::string rest(name);
  std::replace(rest.begin(), rest.end(), '\\', '/');
  for (const fs::path& part : fs::path(rest)) {
    if (part.empty() || part == ".") continue;
    if (fs::exists(folder_ / spelled / part, error)) {  // so spelled
      spelled /= part;
      continue;
    }
    const bool deeper = !spelled.empty();
    const auto listed = deeper ? names_in(folder_ / spelled) : std::map<std::string, std::string>{};
    const auto& names = deeper ? listed : spelled_by_key_;
    const auto entry = names.find(file_key(part.string()));
    if (entry == names.end()) return std::nullopt;
    spelled /= entry->second;
  }
  const fs::path target = fs::canonical(folder_ / spelled, error);
  if (error || !is_within(target, folder_) || !fs::is_regular_file(target, error)) {
    return std::nullopt;
  }
  return spelled.generic_string();
}

Result<std::string> FolderFiles::read(const std::string& spelled, std::size_t most) const {
  return read_file(folder_ / spelled, most);
}

bool FolderFiles::has_folder(std::string_view name) const {
  if (leaves_folder(name)) return false;
  std::error_code error;
  return fs::is_directory(folder_ / std::string(name), error);
}

ListedFiles::ListedFiles(const fs::path& folder) : folder_(folder) {
  std::error_code error;
  fs::recursive_directory_iterator at(folder, fs::directory_options::follow_directory_symlink,
                                      error);
  for (; !error && at != fs::recursive_directory_iterator(); at.increment(error)) {
    std::string spelled = at->path().lexically_relative(folder).generic_string();
    std::error_code ignored;
    if (at->is_directory(ignored)) {
      folders_.insert(file_key(spelled));
      if (at.depth() + 1 >= kListedDepth) at.disable_recursion_pending();
      continue;
    }
    // Of two spellings the lesser, whatever the order of the listing.
    const auto [slot, added] = spelled_by_key_.emplace(file_key(spelled), spelled);
    if (!added && spelled < slot->second) slot->second = std::move(spelled);
    if (spelled_by_key_.size() > kListedNames) break;
  }
}

std::optional<std::string> ListedFiles::find(std::string_view name) const {
  if (leaves_folder(name)) return std::nullopt;
  const auto found = spelled_by_key_.find(file_key(name));
  if (found == spelled_by_key_.end()) return std::nullopt;
  return found->second;
}

Result<std::string> ListedFiles::read(const std::string& spelled, std::size_t most) const {
  return read_file(folder_ / spelled, most);
}

bool ListedFiles::has_folder(std::string_view name) const {
  return folders_.contains(file_key(name));
}

}  // namespace parapet
