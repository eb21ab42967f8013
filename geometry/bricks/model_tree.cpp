#include "geometry/bricks/model_tree.h"

#include <map>
#include <optional>

#include "geometry/bricks/file_name.h"
#include "geometry/bricks/submodel_counts.h"

namespace parapet {
namespace {

bool is_of_model(DocumentOrigin origin) {
  return origin == DocumentOrigin::model || origin == DocumentOrigin::library_model;
}

// Is what a reference means a part or a submodel of its own, and not a piece of the part that
// refers to it?
bool stands_alone(const LdrawDocuments& documents, const ReferenceTarget& target,
                  const std::string& name) {
  if (target.kind == ReferenceTarget::Kind::catalogue) return true;
  if (target.kind == ReferenceTarget::Kind::unknown) return looks_like_part(file_key(name));
  const LdrawDocument& document = documents.document(target.index);
  if (document.content.kind == LdrawKind::piece) return false;
  if (document.content.kind == LdrawKind::part) return true;
  if (is_of_model(document.origin)) return document.content.faces.empty();
  return document.origin == DocumentOrigin::part;
}

Result<bool> is_part(LdrawDocuments& documents, std::size_t index) {
  const LdrawDocument& document = documents.document(index);
  if (!is_of_model(document.origin)) return true;
  const LdrawContent& content = document.content;
  if (content.kind == LdrawKind::part || content.kind == LdrawKind::piece) return true;
  if (content.kind == LdrawKind::model || content.faces.empty()) return false;
  for (std::size_t i = 0; i < content.references.size(); ++i) {
    const auto target = documents.target(index, i);
    if (!target) return Failure(target.error());
    if (stands_alone(documents, *target, content.references[i].name)) return false;
  }
  return true;
}

std::string place_of(std::size_t line) { return "line " + std::to_string(line); }

// One line of a submodel: another submodel, or a part.
struct Item {
  std::optional<std::size_t> submodel;
  DrawnPart part;  // without its colour
  ColourCode colour;
};

struct Submodel {
  std::size_t document = 0;
  std::vector<Item> items;
};

// The submodels that are reached from the main one, each once.
class SubmodelReader {
 public:
  SubmodelReader(LdrawDocuments& documents, const ModelLimits& limits)
      : documents_(documents), limits_(limits) {}

  Result<std::vector<Submodel>> read() {
    number_of(0);
    for (std::size_t at = 0; at < submodels_.size(); ++at) {
      auto items = read_items(submodels_[at].document);
      if (!items) return Failure(items.error());
      lines_ += items->size();
      submodels_[at].items = std::move(*items);
    }
    return std::move(submodels_);
  }

 private:
  std::size_t number_of(std::size_t document) {
    const auto [slot, added] = numbers_.emplace(document, submodels_.size());
    if (added) submodels_.push_back({document, {}});
    return slot->second;
  }

  Result<std::vector<Item>> read_items(std::size_t index) {
    const LdrawContent& content = documents_.document(index).content;
    // Each line is drawn at least once: too many need not even be kept.
    if (lines_ + content.references.size() > limits_.references) {
      return Failure({"too-many-references", documents_.file_name(index), "",
                      "more references to parts and submodels",
                      "at most " + std::to_string(limits_.references), ""});
    }
    std::vector<Item> items;
    for (std::size_t i = 0; i <= content.references.size(); ++i) {
      if (!content.faces.empty() && i == content.references_before_faces) {
        items.push_back({{},
                         {PartOrigin::faces,
                          index,
                          documents_.document(index).name,
                          {},
                          {},
                          content.faces.front().line},
                         {}});
      }
      if (i == content.references.size()) break;
      auto item = read_item(index, i);
      if (!item) return Failure(item.error());
      items.push_back(std::move(*item));
    }
    return items;
  }

  // A document may be asked for on every line of another.
  Result<bool> is_known_part(std::size_t document) {
    if (const auto known = parts_.find(document); known != parts_.end()) return known->second;
    const auto part = is_part(documents_, document);
    if (part) parts_.emplace(document, *part);
    return part;
  }

  // Faces of the library may be flattened, and often are: a disc, a ring.
  bool may_be_flat(const ReferenceTarget& target) const {
    if (target.kind != ReferenceTarget::Kind::document) return false;
    const DocumentOrigin origin = documents_.document(target.index).origin;
    return origin == DocumentOrigin::primitive || origin == DocumentOrigin::subpart;
  }

  Result<Item> read_item(std::size_t index, std::size_t reference) {
    const LdrawReference& line = documents_.document(index).content.references[reference];
    const auto fault = [&](const char* code, const char* found, const char* expected) {
      return Failure({code, documents_.file_name(index), place_of(line.line), found, expected,
                      "    " + line.name});
    };
    const auto target = documents_.target(index, reference);
    if (!target) return Failure(target.error());
    const auto placement = compose(without_noise(line.placement), target->within);
    if (!placement) return fault("number-out-of-range", "a matrix too large", "one for a part");
    if (is_singular(*placement) && !may_be_flat(*target)) {
      return fault("singular-matrix", "a matrix that flattens", "one that turns");
    }
    Item item{{},
              {PartOrigin::unknown, target->index, line.name, *placement, {}, line.line},
              line.colour};
    if (target->kind == ReferenceTarget::Kind::catalogue) {
      item.part.origin = PartOrigin::catalogue;
    } else if (target->kind == ReferenceTarget::Kind::document) {
      const auto part = is_known_part(target->index);
      if (!part) return Failure(part.error());
      item.part.origin = PartOrigin::document;
      if (!*part) item.submodel = number_of(target->index);
    }
    return item;
  }

  LdrawDocuments& documents_;
  const ModelLimits& limits_;
  std::size_t lines_ = 0;
  std::map<std::size_t, std::size_t> numbers_;
  std::map<std::size_t, bool> parts_;
  std::vector<Submodel> submodels_;
};

// What the counter of submodels has to know of them.
std::vector<SubmodelUses> uses_of(const LdrawDocuments& documents,
                                  const std::vector<Submodel>& submodels) {
  std::vector<SubmodelUses> result;
  for (const Submodel& submodel : submodels) {
    SubmodelUses uses{
        documents.document(submodel.document).name, documents.file_name(submodel.document), 0, {}};
    for (const Item& item : submodel.items) {
      if (item.submodel) {
        uses.submodels.push_back({*item.submodel, item.part.line});
      } else {
        ++uses.parts;
      }
    }
    result.push_back(std::move(uses));
  }
  return result;
}

// Walks the submodels in file order; only those with parts in them, so the counts bound the work.
class Flattener {
 public:
  Flattener(const LdrawDocuments& documents, const std::vector<Submodel>& submodels,
            const std::vector<SubmodelCount>& counts, const ColourTable& colours)
      : documents_(documents), submodels_(submodels), counts_(counts), colours_(colours) {}

  Result<DrawnModel> flatten() {
    model_.parts.reserve(counts_.front().parts);
    stack_.push_back({0, 0, {}, {}});
    while (!stack_.empty()) {
      Level& level = stack_.back();
      const Submodel& submodel = submodels_[level.submodel];
      if (level.next == submodel.items.size()) {
        stack_.pop_back();
        continue;
      }
      const Item& item = submodel.items[level.next++];
      if (item.submodel && counts_[*item.submodel].parts == 0) continue;
      const auto placement = compose(level.placement, item.part.placement);
      if (!placement) {
        return Failure({"number-out-of-range", documents_.file_name(submodel.document),
                        place_of(item.part.line), "a part too far away", "parts of one model",
                        "    " + item.part.name});
      }
      const Paint paint = paint_of(item.colour, level.paint);
      if (item.submodel) {
        stack_.push_back({*item.submodel, 0, without_noise(*placement), paint});
      } else {
        DrawnPart part = item.part;
        part.placement = without_noise(*placement);
        part.colour = paint.fill;
        model_.parts.push_back(std::move(part));
      }
    }
    return std::move(model_);
  }

 private:
  struct Level {
    std::size_t submodel = 0;
    std::size_t next = 0;  // item
    LdrawPlacement placement;
    Paint paint;
  };

  Paint paint_of(const ColourCode& code, const Paint& around) {
    const std::optional<Paint> paint = colours_.paint(code, around);
    if (!paint) model_.unknown_colours.insert(code);
    return paint.value_or(Paint{});
  }

  const LdrawDocuments& documents_;
  const std::vector<Submodel>& submodels_;
  const std::vector<SubmodelCount>& counts_;
  const ColourTable& colours_;
  std::vector<Level> stack_;
  DrawnModel model_;
};

}  // namespace

Result<DrawnModel> flatten_model(LdrawDocuments& documents, const ColourTable& colours,
                                 const ModelLimits& limits) {
  const auto single = is_part(documents, 0);
  if (!single) return Failure(single.error());
  if (*single) {
    return DrawnModel{{{PartOrigin::document, 0, documents.document(0).name, {}, Paint{}.fill, 1}},
                      {}};
  }
  const auto submodels = SubmodelReader(documents, limits).read();
  if (!submodels) return Failure(submodels.error());
  const auto counts = count_submodels(uses_of(documents, *submodels), limits);
  if (!counts) return Failure(counts.error());
  return Flattener(documents, *submodels, *counts, colours).flatten();
}

}  // namespace parapet
