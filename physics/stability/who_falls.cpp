#include <algorithm>
#include <string>

#include "physics/stability/balance_problem.h"
#include "physics/stability/opening.h"
#include "physics/stability/quick_balance.h"
#include "physics/stability/support.h"
#include "physics/stability/who_stands.h"

namespace parapet::physics {
namespace {

// What is left while pieces come loose.
class Collapsing {
 public:
  Collapsing(const Structure& structure, const std::vector<Contact>& contacts,
             const std::vector<bool>& removed, const Grip& grip, const Progress& progress)
      : structure_(structure),
        contacts_(contacts),
        removed_(removed),
        grip_(grip),
        progress_(progress),
        gone_(removed),
        broken_(contacts.size(), false) {
    for (std::uint32_t piece = 0; piece < gone_.size(); ++piece) {
      if (gone_[piece]) break_contacts_of(piece);
    }
  }

  Falling follow() {
    loosen_unsupported(std::nullopt, {});
    std::vector<bool> analysed(gone_.size(), false);
    for (std::uint32_t piece = 0; piece < analysed.size(); ++piece) {
      analysed[piece] = !gone_[piece] && structure_.pieces[piece].holding == Holding::built;
    }
    for (const auto& island : islands_of(structure_, contacts_, analysed, broken_)) weigh(island);
    std::sort(falling_.not_analysed.begin(), falling_.not_analysed.end());
    falling_.bodies = bodies_of(structure_, contacts_, loosened_pieces(), torn_);
    return std::move(falling_);
  }

 private:
  // Contacts of pieces that are gone, which is no breaking of those among loosened pieces.
  void break_contacts_of(std::uint32_t piece) {
    for (std::size_t n = 0; n < contacts_.size(); ++n) {
      if (contacts_[n].upper == piece || contacts_[n].lower == piece) broken_[n] = true;
    }
  }

  std::vector<bool> loosened_pieces() const {
    std::vector<bool> loosened = gone_;
    for (std::size_t piece = 0; piece < loosened.size(); ++piece) {
      if (removed_[piece]) loosened[piece] = false;
    }
    return loosened;
  }

  std::vector<std::uint32_t> unsupported(const std::vector<bool>& broken) const {
    const auto supported = supported_pieces(structure_, contacts_, gone_, broken);
    std::vector<std::uint32_t> found;
    for (std::uint32_t piece = 0; piece < supported.size(); ++piece) {
      if (!supported[piece] && !gone_[piece]) found.push_back(piece);
    }
    return found;
  }

  // Those that have lost their way to the ground; the ones that moved gave way with that factor.
  std::vector<std::uint32_t> loosen_unsupported(std::optional<LoadFactor> factor,
                                                std::span<const Twist> mechanism) {
    const std::vector<std::uint32_t> loose = unsupported(broken_);
    const auto moved = [&](std::uint32_t piece) {
      return factor && !mechanism.empty() && !mechanism[piece].is_still();
    };
    for (const bool is_mechanism : {true, false}) {
      for (const std::uint32_t piece : loose) {
        if (moved(piece) != is_mechanism) continue;
        falling_.loosened.push_back(is_mechanism ? Loosened{piece, Why::mechanism, factor}
                                                 : Loosened{piece, Why::no_path, std::nullopt});
      }
    }
    for (const std::uint32_t piece : loose) {
      gone_[piece] = true;
      break_contacts_of(piece);
    }
    return loose;
  }

  // Is it known to stand without weighing all of it?
  bool stands_quickly(const std::vector<std::uint32_t>& island) const {
    std::vector<std::uint32_t> left;
    for (const std::uint32_t piece : island) {
      if (!gone_[piece]) left.push_back(piece);
    }
    return quick_balance(structure_, contacts_, left, broken_, kBalanced, grip_, progress_)
               .at_least >= kBalanced;
  }

  // What opens; if nothing does, all between what moves and what stays.
  std::vector<Opening> parting_contacts(std::span<const Twist> mechanism) const {
    auto parting = opening_contacts(structure_, contacts_, broken_, mechanism, grip_);
    if (!parting.empty()) return parting;
    const auto is_still = [&](std::uint32_t piece) {
      return piece == kTable || mechanism[piece].is_still();
    };
    for (std::uint32_t n = 0; n < contacts_.size(); ++n) {
      if (!broken_[n] && is_still(contacts_[n].upper) != is_still(contacts_[n].lower)) {
        parting.push_back({n, 0});
      }
    }
    return parting;
  }

  // Of the contacts that open, so few that one less would let nothing come loose, the fastest among
  // them. What else moves is asked again without what comes loose: it may stand then. Where nothing
  // comes loose all of them have opened.
  std::vector<std::uint32_t> fewest(const std::vector<Opening>& opening) const {
    std::vector<bool> broken = broken_;
    for (const Opening& contact : opening) broken[contact.contact] = true;
    const bool parts = !unsupported(broken).empty();
    std::vector<std::uint32_t> chosen;
    for (const Opening& contact : opening) {
      if (parts) {
        broken[contact.contact] = false;
        if (!unsupported(broken).empty()) continue;
        broken[contact.contact] = true;
      }
      chosen.push_back(contact.contact);
    }
    return chosen;
  }

  // One island until what is left of it stands.
  void weigh(const std::vector<std::uint32_t>& island) {
    std::optional<BalanceProblem> problem;
    for (std::size_t round = 0; round <= contacts_.size(); ++round) {
      if (stands_quickly(island)) return;
      if (!problem) problem.emplace(structure_, contacts_, island, broken_, grip_);
      const Balance balance = problem->solve(progress_);
      ++falling_.rounds;
      if (!balance.complete) {
        for (const std::uint32_t piece : island) {
          if (!gone_[piece]) falling_.not_analysed.push_back(piece);
        }
        return;
      }
      if (balance.stands()) return;
      const std::vector<std::uint32_t> chosen = fewest(parting_contacts(balance.mechanism));
      if (chosen.empty()) return;
      for (const std::uint32_t contact : chosen) {
        broken_[contact] = torn_[contact] = true;
        problem->break_contact(contact);
      }
      for (const std::uint32_t piece : loosen_unsupported(balance.factor, balance.mechanism)) {
        problem->remove_piece(piece);
      }
    }
  }

  const Structure& structure_;
  const std::vector<Contact>& contacts_;
  const std::vector<bool>& removed_;
  const Grip& grip_;
  const Progress& progress_;
  std::vector<bool> gone_;    // removed or loose
  std::vector<bool> broken_;  // by contact: carries nothing any more
  std::vector<bool> torn_ = std::vector<bool>(broken_.size(), false);  // by a mechanism
  Falling falling_;
};

}  // namespace

Falling who_falls(const Structure& structure, const std::vector<Contact>& contacts,
                  const std::vector<bool>& removed, const Grip& grip, const Progress& progress) {
  return Collapsing(structure, contacts, removed, grip, progress).follow();
}

}  // namespace parapet::physics
