#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/bricks/catalogue.h"
#include "geometry/bricks/ldraw_content.h"
#include "geometry/bricks/ldraw_model.h"
#include "geometry/bricks/ldraw_text.h"

namespace parapet {

// Where a document comes from, which says what its references may mean.
enum class DocumentOrigin : std::uint8_t {
  model,          // the model's own file, or one beside it
  library_model,  // models/ of the library
  part,           // parts/
  subpart,        // parts/s/
  primitive,      // p/
};

// A section of a file, or a whole plain file, read.
struct LdrawDocument {
  std::string name;      // as its section or file is spelled
  std::size_t file = 0;  // index of its file
  DocumentOrigin origin = DocumentOrigin::model;
  LdrawContent content;
};

// What a reference means.
struct ReferenceTarget {
  enum class Kind : std::uint8_t { document, catalogue, unknown };

  Kind kind = Kind::unknown;
  std::size_t index = 0;    // of the document, or of the part of the catalogue
  LdrawPlacement within{};  // of the target in what was named: a renamed part may be turned
};

// All documents of one model, read when they are first asked for. It lives for one load.
class LdrawDocuments {
 public:
  LdrawDocuments(const ModelFiles& files, const PartLibrary* library, const ModelLimits& limits)
      : files_(files), library_(library), limits_(limits) {}

  // Takes the model's own file; its first section is document 0.
  Result<void> open(std::string_view name, std::string bytes);

  const LdrawDocument& document(std::size_t index) const { return *documents_[index]; }
  // Of the file a document is from, for faults.
  const std::string& file_name(std::size_t document) const {
    return loaded_[documents_[document]->file].name;
  }
  const CataloguePart& catalogue(std::size_t index) const { return *catalogue_[index]; }
  std::string_view main_text() const { return loaded_.front().text.text; }

  // What reference number `reference` of a document means: a section of its own file, a section of
  // the model's, a file beside the model, a part of the catalogue, a file of the library; then, by
  // a name without the letter of the mould or the print, the catalogue and the library again.
  // Documents of the library skip the files beside the model and the catalogue.
  //   (1) names are matched without regard to case; of two sections that differ in it only, the one
  //       spelled like the reference counts, else the first
  //   (2) a part that only stands for another ("~Moved to") is followed
  Result<ReferenceTarget> target(std::size_t document, std::size_t reference);

  // What people should know, in the order of discovery.
  const std::vector<ModelWarning>& warnings() const { return warnings_; }

 private:
  struct LoadedFile {
    std::string name;    // for people
    std::string folder;  // of a file beside the model: "" or "sub/"
    DocumentOrigin origin = DocumentOrigin::model;
    LdrawText text;
    std::map<std::string, std::size_t, std::less<>> by_spelling;
    std::map<std::string, std::size_t, std::less<>> by_key;
    std::vector<std::optional<std::size_t>> documents;  // of each section, once read
  };

  Result<std::size_t> load(std::string name, DocumentOrigin origin, std::string bytes);
  Result<std::size_t> section_document(std::size_t file, std::size_t section);
  std::optional<std::size_t> section_named(std::size_t file, std::string_view name) const;

  using Found = std::optional<ReferenceTarget>;
  Result<Found> find_section(const LdrawDocument& from, std::string_view name);
  Result<Found> find_beside(const LdrawDocument& from, std::string_view name);
  const std::optional<std::string>& spelled_beside(const std::string& name);
  Found find_in_catalogue(const std::string& key);
  Result<Found> find_in_library(const std::string& key);
  Result<Found> find_part(const std::string& key, bool in_catalogue);
  Result<Found> find_plainer(const std::string& name, bool in_catalogue);
  Result<Found> follow(std::size_t document, bool in_catalogue);
  Result<ReferenceTarget> find(const LdrawDocument& from, const std::string& name);

  const ModelFiles& files_;
  const PartLibrary* library_;
  const ModelLimits& limits_;
  std::vector<LoadedFile> loaded_;
  std::map<std::string, std::optional<std::string>> spelled_beside_;
  std::map<std::string, std::size_t> beside_;      // spelled name -> file
  std::map<std::string, std::size_t> of_library_;  // spelled name -> file
  std::vector<std::unique_ptr<const LdrawDocument>> documents_;
  std::vector<std::unique_ptr<const CataloguePart>> catalogue_;
  std::map<std::string, std::optional<std::size_t>> catalogue_by_key_;
  std::vector<std::map<std::string, ReferenceTarget>> targets_;  // of each document, by spelling
  std::set<std::string> told_;
  std::vector<ModelWarning> warnings_;
  std::size_t lines_ = 0;
};

}  // namespace parapet
