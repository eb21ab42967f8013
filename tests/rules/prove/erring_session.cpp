#include "tests/rules/prove/erring_session.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "rules/ask/mayhem/mayhem_questions.h"
#include "rules/ask/mayhem/mayhem_state.h"
#include "rules/ask/realms/realms_questions.h"
#include "rules/ask/realms/realms_state.h"

namespace parapet::testing {
namespace {

Result<ask::Asked> read_on(const JsonCursor& question, const ask::MayhemState& state) {
  return ask::read_mayhem_question(question, state);
}
Result<ask::Asked> read_on(const JsonCursor& question, const ask::RealmsState& state) {
  return ask::read_realms_question(question, state);
}

template <class State>
class ErringSession final : public ask::Session {
 public:
  ErringSession(State state, Error error, std::string forgotten)
      : state_(std::move(state)), error_(std::move(error)), forgotten_(std::move(forgotten)) {}

 private:
  struct Kept {
    State state;
    std::vector<std::string_view> options;
  };

  Result<ask::BoundQuestion> read(const JsonCursor& question) const override {
    auto replaced = state_.replaced_by(question);
    if (!replaced) return Failure(replaced.error());
    const auto kept = std::make_shared<Kept>(Kept{*std::move(replaced), {}});
    auto asked = read_on(question, kept->state);
    if (!asked) return Failure(asked.error());
    for (const std::string_view option : asked->options) {
      if (option != forgotten_) kept->options.push_back(option);
    }
    asked->options = kept->options;
    asked->answer = [right = asked->answer, error = error_,
                     value = question.value()](const Options& options) {
      ask::Answer answer = right(options);
      error(value, options, answer);
      return answer;
    };
    return ask::BoundQuestion{kept, *std::move(asked), kept->state.options,
                              [] { return std::string("digest"); }};
  }

  State state_;
  Error error_;
  std::string forgotten_;
};

}  // namespace

prove::TileReferee erring_tile_referee(Error error, std::string_view forgotten) {
  return [error = std::move(error),
          forgotten = std::string(forgotten)](const MayhemFile& board) -> prove::SessionOf {
    auto state = ask::MayhemState::from(board);
    if (!state) return Failure(state.error());
    return std::make_shared<const ErringSession<ask::MayhemState>>(*std::move(state), error,
                                                                   forgotten);
  };
}

prove::BrickReferee erring_brick_referee(Error error, std::string_view forgotten) {
  return [error = std::move(error),
          forgotten = std::string(forgotten)](const RealmsBoard& board) -> prove::SessionOf {
    return std::make_shared<const ErringSession<ask::RealmsState>>(ask::RealmsState::from(board),
                                                                   error, forgotten);
  };
}

}  // namespace parapet::testing
