#include "geometry/bricks/studio_archive.h"

#include <zip.h>

#include <array>
#include <map>
#include <memory>

#include "geometry/bricks/file_name.h"

namespace parapet {
namespace {

constexpr zip_int64_t kMostEntries = 100'000;
constexpr std::array<std::string_view, 3> kMainNames{"model.ldr", "modelv2.ldr", "model2.ldr"};

struct Discard {
  void operator()(zip_t* archive) const { zip_discard(archive); }
  void operator()(zip_file_t* file) const { zip_fclose(file); }
};

Fault fault(std::string code, const std::string& name, std::string place, std::string found,
            std::string expected) {
  return {std::move(code), name, std::move(place), std::move(found), std::move(expected), ""};
}

Fault bad_archive(const std::string& name, std::string place, std::string found) {
  return fault("bad-archive", name, std::move(place), std::move(found),
               "a whole archive of Studio with model.ldr in it");
}

bool is_model_file(const std::string& key) {
  return key.ends_with(".ldr") || key.ends_with(".dat") || key.ends_with(".mpd");
}

// By what name a file is looked for: custom parts by their own.
std::string searched_name(const std::string& key) {
  for (const std::string_view folder : {"customparts/parts/", "customparts/p/"}) {
    if (key.starts_with(folder)) return key.substr(folder.size());
  }
  return key;
}

Result<std::unique_ptr<zip_t, Discard>> open_zip(const std::string& name, std::string_view bytes) {
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
  zip_t* archive = source == nullptr ? nullptr : zip_open_from_source(source, ZIP_RDONLY, &error);
  const std::string found = archive == nullptr ? zip_error_strerror(&error) : "";
  zip_error_fini(&error);
  if (archive == nullptr) {
    if (source != nullptr) zip_source_free(source);
    return Failure(bad_archive(name, "", found));
  }
  return std::unique_ptr<zip_t, Discard>(archive);
}

// One entry, of at most `left` bytes of the `most` for all.
Result<std::string> unpack(zip_t* archive, const std::string& name, const zip_stat_t& entry,
                           std::size_t left, std::size_t most) {
  if ((entry.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && entry.encryption_method != ZIP_EM_NONE) {
    return Failure(fault("encrypted-archive", name, entry.name, "an archive with a password",
                         "one without; open it in Studio and export to .ldr from Studio"));
  }
  const std::unique_ptr<zip_file_t, Discard> file(zip_fopen_index(archive, entry.index, 0));
  if (!file) return Failure(bad_archive(name, entry.name, zip_strerror(archive)));
  std::string text;
  std::array<char, 65536> block{};
  for (;;) {
    const zip_int64_t got = zip_fread(file.get(), block.data(), block.size());
    if (got < 0) return Failure(bad_archive(name, entry.name, zip_file_strerror(file.get())));
    if (got == 0) return text;
    text.append(block.data(), static_cast<std::size_t>(got));
    if (text.size() > left) {
      return Failure(fault("file-too-large", name, entry.name, "more bytes when unpacked",
                           "at most " + std::to_string(most) + " bytes in all"));
    }
  }
}

}  // namespace

bool is_archive(std::string_view bytes) {
  return bytes.starts_with("PK\x03\x04") || bytes.starts_with("PK\x05\x06");
}

Result<StudioArchive> open_studio_archive(const std::string& name, std::string_view bytes,
                                          std::size_t most) {
  const auto archive = open_zip(name, bytes);
  if (!archive) return Failure(archive.error());
  const zip_int64_t entries = zip_get_num_entries(archive->get(), 0);
  if (entries > kMostEntries) {
    return Failure(bad_archive(name, "", std::to_string(entries) + " files in it"));
  }
  std::map<std::string, std::string> texts;
  std::size_t left = most;
  for (zip_int64_t index = 0; index < entries; ++index) {
    zip_stat_t entry;
    zip_stat_init(&entry);
    if (zip_stat_index(archive->get(), static_cast<zip_uint64_t>(index), 0, &entry) != 0 ||
        entry.name == nullptr) {
      return Failure(bad_archive(name, "file " + std::to_string(index), "a file without a name"));
    }
    const std::string key = file_key(entry.name);
    if (!is_model_file(key) || leaves_folder(entry.name) || texts.contains(searched_name(key))) {
      continue;
    }
    auto text = unpack(archive->get(), name, entry, left, most);
    if (!text) return Failure(text.error());
    left -= text->size();
    texts.emplace(searched_name(key), std::move(*text));
  }
  for (const std::string_view main : kMainNames) {
    if (texts.contains(std::string(main))) {
      return StudioArchive{std::string(main), MemoryFiles(texts)};
    }
  }
  return Failure(bad_archive(name, "", "no model.ldr, modelv2.ldr or model2.ldr in it"));
}

}  // namespace parapet
