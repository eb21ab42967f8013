#include "geometry/bricks/ldraw_documents.h"

#include <array>
#include <utility>

#include "geometry/bricks/file_name.h"

namespace parapet {
namespace {

constexpr int kMostRenamings = 64;

bool uses_catalogue(DocumentOrigin origin) {
  return origin == DocumentOrigin::model || origin == DocumentOrigin::library_model;
}

DocumentOrigin origin_of(LibraryPlace place) {
  switch (place) {
    case LibraryPlace::part:
      return DocumentOrigin::part;
    case LibraryPlace::subpart:
      return DocumentOrigin::subpart;
    case LibraryPlace::primitive:
      return DocumentOrigin::primitive;
    case LibraryPlace::model:
      break;
  }
  return DocumentOrigin::library_model;
}

// Does a part of the library hold nothing but another part, under a new name or an alias?
bool stands_for_another(const LdrawDocument& document) {
  const LdrawContent& content = document.content;
  if (document.origin != DocumentOrigin::part) return false;
  if (!content.faces.empty() || content.references.size() != 1) return false;
  if (content.title.starts_with("~Moved to") || content.title.starts_with("=")) return true;
  return false;
}

}  // namespace

Result<void> LdrawDocuments::open(std::string_view name, std::string bytes) {
  const auto file = load(std::string(name), DocumentOrigin::model, std::move(bytes));
  if (!file) return Failure(file.error());
  beside_.emplace(std::string(name), *file);
  const auto document = section_document(*file, 0);
  if (!document) return Failure(document.error());
  return {};
}

// Cuts a file into its sections and lists their names.
Result<std::size_t> LdrawDocuments::load(std::string name, DocumentOrigin origin,
                                         std::string bytes) {
  auto text = split_ldraw(name, std::move(bytes), limits_.files);
  if (!text) return Failure(text.error());
  lines_ += text->lines;
  if (lines_ > limits_.lines) {
    return Failure({"too-many-lines", name, "", "more lines in all files",
                    "at most " + std::to_string(limits_.lines), ""});
  }
  LoadedFile file;
  const std::size_t slash = name.rfind('/');
  if (origin == DocumentOrigin::model && slash != std::string::npos) {
    file.folder = name.substr(0, slash + 1);
  }
  file.name = std::move(name);
  file.origin = origin;
  file.text = std::move(*text);
  for (std::size_t i = 0; i < file.text.sections.size(); ++i) {
    const std::string& section = file.text.sections[i].name;
    file.by_spelling.emplace(section, i);
    file.by_key.emplace(file_key(section), i);
  }
  file.documents.resize(file.text.sections.size());
  for (const ModelWarning& warning : file.text.warnings) {
    warnings_.push_back({warning.code, file.name + ": " + warning.text});
  }
  loaded_.push_back(std::move(file));
  return loaded_.size() - 1;
}

Result<std::size_t> LdrawDocuments::section_document(std::size_t file, std::size_t section) {
  LoadedFile& loaded = loaded_[file];
  if (loaded.documents[section]) return *loaded.documents[section];
  if (documents_.size() >= limits_.files) {
    return Failure({"too-many-files", loaded.name, "", "more files and sections",
                    "at most " + std::to_string(limits_.files), ""});
  }
  const LdrawSection& cut = loaded.text.sections[section];
  auto document = std::make_unique<LdrawDocument>();
  document->name = cut.name.empty() ? loaded.name : cut.name;
  document->file = file;
  document->origin = loaded.origin;
  document->content = parse_ldraw(loaded.name, loaded.text.section_text(section), cut.first_line);
  if (const std::optional<Fault>& fault = document->content.fault) {
    // What is wrong in a library is nobody's fault who builds with it.
    if (loaded.origin == DocumentOrigin::model) return Failure(*fault);
    warnings_.push_back({"bad-library-line", to_text(*fault)});
  }
  documents_.push_back(std::move(document));
  targets_.emplace_back();
  loaded.documents[section] = documents_.size() - 1;
  return documents_.size() - 1;
}

std::optional<std::size_t> LdrawDocuments::section_named(std::size_t file,
                                                         std::string_view name) const {
  const LoadedFile& loaded = loaded_[file];
  if (const auto same = loaded.by_spelling.find(name); same != loaded.by_spelling.end()) {
    return same->second;
  }
  const std::string key = file_key(name);
  if (key.empty()) return std::nullopt;
  const auto found = loaded.by_key.find(key);
  if (found == loaded.by_key.end()) return std::nullopt;
  return found->second;
}

Result<LdrawDocuments::Found> LdrawDocuments::find_section(const LdrawDocument& from,
                                                           std::string_view name) {
  for (const std::size_t file : {from.file, std::size_t{0}}) {
    if (loaded_[file].origin != DocumentOrigin::model) continue;
    const std::optional<std::size_t> section = section_named(file, name);
    if (!section) continue;
    const auto document = section_document(file, *section);
    if (!document) return Failure(document.error());
    return ReferenceTarget{ReferenceTarget::Kind::document, *document, {}};
  }
  return std::nullopt;
}

// A missing name may take a listing of the folder: one is enough.
const std::optional<std::string>& LdrawDocuments::spelled_beside(const std::string& name) {
  auto known = spelled_beside_.find(name);
  if (known == spelled_beside_.end()) {
    known = spelled_beside_.emplace(name, files_.find(name)).first;
  }
  return known->second;
}

// In the folder of the file that refers, then in the model's.
Result<LdrawDocuments::Found> LdrawDocuments::find_beside(const LdrawDocument& from,
                                                          std::string_view name) {
  if (leaves_folder(name)) {
    if (told_.insert("outside " + file_key(name)).second) {
      warnings_.push_back({"outside-folder", loaded_[from.file].name + ": " + std::string(name) +
                                                 " leads out of the model's folder, where "
                                                 "nothing is read"});
    }
    return std::nullopt;
  }
  for (const std::string& folder : {loaded_[from.file].folder, std::string()}) {
    const std::optional<std::string>& spelled = spelled_beside(folder + std::string(name));
    if (!spelled) continue;
    auto known = beside_.find(*spelled);
    if (known == beside_.end()) {
      auto bytes = files_.read(*spelled, limits_.file_bytes);
      if (!bytes) return Failure(bytes.error());
      const auto file = load(*spelled, DocumentOrigin::model, std::move(*bytes));
      if (!file) return Failure(file.error());
      known = beside_.emplace(*spelled, *file).first;
    }
    const auto document = section_document(known->second, 0);
    if (!document) return Failure(document.error());
    return ReferenceTarget{ReferenceTarget::Kind::document, *document, {}};
  }
  return std::nullopt;
}

LdrawDocuments::Found LdrawDocuments::find_in_catalogue(const std::string& key) {
  auto known = catalogue_by_key_.find(key);
  if (known == catalogue_by_key_.end()) {
    std::optional<std::size_t> index;
    if (std::optional<CataloguePart> part = catalogue_part(key)) {
      catalogue_.push_back(std::make_unique<const CataloguePart>(std::move(*part)));
      index = catalogue_.size() - 1;
    }
    known = catalogue_by_key_.emplace(key, index).first;
  }
  if (!known->second) return std::nullopt;
  return ReferenceTarget{ReferenceTarget::Kind::catalogue, *known->second, {}};
}

Result<LdrawDocuments::Found> LdrawDocuments::find_in_library(const std::string& key) {
  if (library_ == nullptr) return std::nullopt;
  std::optional<LibraryFile> place = library_->find(key);
  if (!place && key.find('.') == std::string::npos) place = library_->find(key + ".dat");
  if (!place) return std::nullopt;
  auto known = of_library_.find(place->spelled);
  if (known == of_library_.end()) {
    auto bytes = library_->read(*place, limits_.file_bytes);
    if (!bytes) return Failure(bytes.error());
    const auto file = load(place->spelled, origin_of(place->place), std::move(*bytes));
    if (!file) return Failure(file.error());
    known = of_library_.emplace(place->spelled, *file).first;
  }
  const auto document = section_document(known->second, 0);
  if (!document) return Failure(document.error());
  return ReferenceTarget{ReferenceTarget::Kind::document, *document, {}};
}

Result<LdrawDocuments::Found> LdrawDocuments::find_part(const std::string& key, bool in_catalogue) {
  if (in_catalogue) {
    if (const Found found = find_in_catalogue(key)) return found;
  }
  auto found = find_in_library(key);
  if (!found || !*found) return found;
  return follow((*found)->index, in_catalogue);
}

// The part that a document of the library stands for: itself, mostly.
Result<LdrawDocuments::Found> LdrawDocuments::follow(std::size_t document, bool in_catalogue) {
  LdrawPlacement within;
  for (int renamings = 0; stands_for_another(*documents_[document]); ++renamings) {
    const LdrawReference& line = documents_[document]->content.references.front();
    const std::optional<LdrawPlacement> next = compose(within, without_noise(line.placement));
    if (renamings == kMostRenamings || !next) {
      return Failure({"reference-cycle", loaded_[documents_[document]->file].name,
                      "line " + std::to_string(line.line), "a part renamed again and again",
                      "a part", ""});
    }
    const std::string key = file_key(line.name);
    if (in_catalogue) {
      if (const Found known = find_in_catalogue(key)) {
        return ReferenceTarget{known->kind, known->index, *next};
      }
    }
    const auto found = find_in_library(key);
    if (!found) return found;
    if (!*found) break;
    within = *next;
    document = (*found)->index;
  }
  return ReferenceTarget{ReferenceTarget::Kind::document, document, within};
}

Result<LdrawDocuments::Found> LdrawDocuments::find_plainer(const std::string& name,
                                                           bool in_catalogue) {
  for (const std::string& plainer : plainer_part_names(file_key(name))) {
    auto found = find_part(plainer, in_catalogue);
    if (!found) return found;
    if (!*found) continue;
    if (told_.insert(file_key(name)).second) {
      warnings_.push_back(
          {"fallback-part", "there is no " + name + ": " + plainer + " stands for it"});
    }
    return found;
  }
  return std::nullopt;
}

Result<ReferenceTarget> LdrawDocuments::find(const LdrawDocument& from, const std::string& name) {
  const bool in_catalogue = uses_catalogue(from.origin);
  const auto search = [&](int step) -> Result<Found> {
    switch (step) {
      case 0:
        return find_section(from, name);
      case 1:
        return from.origin == DocumentOrigin::model ? find_beside(from, name) : Found{};
      case 2:
        return find_part(file_key(name), in_catalogue);
      case 3:
        return find_section(from, name + ".dat");
      case 4:
        return find_section(from, name + ".ldr");
      default:
        return find_plainer(name, in_catalogue);
    }
  };
  for (int step = 0; step <= 5; ++step) {
    auto found = search(step);
    if (!found) return Failure(found.error());
    if (*found) return **found;
  }
  return ReferenceTarget{};
}

Result<ReferenceTarget> LdrawDocuments::target(std::size_t document, std::size_t reference) {
  const std::string& name = documents_[document]->content.references[reference].name;
  if (const auto known = targets_[document].find(name); known != targets_[document].end()) {
    return known->second;
  }
  const auto found = find(*documents_[document], name);
  if (!found) return found;
  targets_[document].emplace(name, *found);
  return found;
}

}  // namespace parapet
