#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "geometry/numbers/result.h"

namespace parapet {

// Where the files of a model come from: a folder of the disk, an archive, or texts in memory.
// Names are relative to the source's own folder, with '/' between folders; they are matched
// without regard to case, and never reach outside of it.
class ModelFiles {
 public:
  virtual ~ModelFiles() = default;

  // The file of that name as the source spells it; nothing if there is none.
  virtual std::optional<std::string> find(std::string_view name) const = 0;

  // Its bytes. REQUIRES: `spelled` comes from find().
  // Faults: "unreadable-file", "file-too-large" (more than `most` bytes; found before they are
  // read).
  virtual Result<std::string> read(const std::string& spelled, std::size_t most) const = 0;

  // Is there a folder of that name?
  virtual bool has_folder(std::string_view name) const = 0;

 protected:
  ModelFiles() = default;
  ModelFiles(const ModelFiles&) = default;
  ModelFiles& operator=(const ModelFiles&) = default;
};

// Texts by name.
class MemoryFiles final : public ModelFiles {
 public:
  explicit MemoryFiles(const std::map<std::string, std::string>& texts);

  std::optional<std::string> find(std::string_view name) const override;
  Result<std::string> read(const std::string& spelled, std::size_t most) const override;
  bool has_folder(std::string_view name) const override;

 private:
  std::map<std::string, std::string> spelled_by_key_;
  std::map<std::string, std::string> text_by_spelled_;
  std::set<std::string> folders_;
};

// A folder of the disk; its own names are listed once, those of folders in it when they are asked
// for. Links that lead out of it are not followed.
class FolderFiles final : public ModelFiles {
 public:
  explicit FolderFiles(const std::filesystem::path& folder);

  std::optional<std::string> find(std::string_view name) const override;
  Result<std::string> read(const std::string& spelled, std::size_t most) const override;
  bool has_folder(std::string_view name) const override;

 private:
  std::filesystem::path folder_;  // without links
  std::map<std::string, std::string> spelled_by_key_;
};

// A folder of the disk with the folders in it, to a depth of four, whose names are listed once.
class ListedFiles final : public ModelFiles {
 public:
  explicit ListedFiles(const std::filesystem::path& folder);

  std::optional<std::string> find(std::string_view name) const override;
  Result<std::string> read(const std::string& spelled, std::size_t most) const override;
  bool has_folder(std::string_view name) const override;

 private:
  std::filesystem::path folder_;
  std::map<std::string, std::string> spelled_by_key_;
  std::set<std::string> folders_;
};

}  // namespace parapet
