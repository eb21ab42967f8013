#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "rules/ask/session.h"
#include "rules/files/json/json_value.h"
#include "rules/prove/question_json.h"

namespace parapet::prove {

// A kind of question, drawn from a board: nothing where the board has not what it is about.
template <class Draw>
using DrawQuestion = std::optional<JsonValue> (*)(Draw& draw);

// At most `count` questions of all kinds in turn that the session answers without an error. A kind
// of which several draws in a row fail is passed over.
template <class Draw>
std::vector<JsonValue> drawn_questions(std::span<const DrawQuestion<Draw>> kinds, Draw& draw,
                                       const ask::Session& session, std::size_t count) {
  constexpr int kDraws = 6;
  std::vector<JsonValue> questions;
  bool any = true;
  while (any && questions.size() < count) {
    any = false;
    for (const DrawQuestion<Draw> kind : kinds) {
      for (int n = 0; n < kDraws && questions.size() < count; ++n) {
        auto question = kind(draw);
        if (!question) break;
        if (session.answer(plain_question(*question)).find("error") != nullptr) continue;
        questions.push_back(*std::move(question));
        any = true;
        break;
      }
    }
  }
  return questions;
}

}  // namespace parapet::prove
