// rulings_digest ROOT THREADS [--write | --answers]
//
// One number over everything that the engine answers to a fixed large set of questions, part by
// part, held against tests/digest/rulings.txt. It must be the same with every compiler, standard
// library, optimisation level, sanitizer and number of threads; a change of any answer shows here.
// --write replaces the file by what was found; --answers prints each question and its answer, to
// find what differs between two builds.

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <thread>

#include "rules/ask/digest.h"
#include "tests/digest/batch.h"
#include "tests/support/case_file.h"

namespace {

using namespace parapet;

std::string answer(const digest::Batch& batch, const std::string& line) {
  return batch.session ? (*batch.session)->answer_line(line) : batch.session.error().code;
}

using Answers = std::vector<std::vector<std::string>>;  // of each batch, line by line

// The threads take questions, not batches, in turn: they meet in the same sessions.
Answers answered(const std::vector<digest::Batch>& batches, int threads) {
  std::vector<std::pair<std::size_t, std::size_t>> questions;
  Answers answers;
  for (const digest::Batch& batch : batches) {
    for (std::size_t at = 0; at < batch.lines.size(); ++at) {
      questions.emplace_back(answers.size(), at);
    }
    answers.emplace_back(batch.lines.size());
  }
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t turn = next++; turn < questions.size(); turn = next++) {
      const auto [batch, at] = questions[turn];
      answers[batch][at] = answer(batches[batch], batches[batch].lines[at]);
    }
  };
  std::vector<std::thread> team;
  for (int other = 1; other < threads; ++other) team.emplace_back(work);
  work();
  for (std::thread& one : team) one.join();

  return answers;
}

// The table: part, boards, questions, digest.
std::string table(const std::vector<digest::Batch>& batches, const Answers& answers) {
  std::string rows;
  for (std::size_t at = 0; at < batches.size();) {
    const std::string& part = batches[at].part;
    std::size_t lines = 0;
    std::size_t boards = 0;
    ask::Digest all;
    for (; at < batches.size() && batches[at].part == part; ++at, ++boards) {
      lines += batches[at].lines.size();
      all.add(batches[at].board).add("\n");
      for (const std::string& line : answers[at]) all.add(line).add("\n");
    }
    rows += all.to_text() + "  " + std::to_string(lines) + " questions, " + std::to_string(boards) +
            " batches: " + part + "\n";
  }
  return rows;
}

}  // namespace

int main(int count, char** words) {
  if (count < 3) {
    std::cerr << "rulings_digest ROOT THREADS [--write | --answers]\n";
    return 2;
  }
  const std::string root = words[1];
  const int threads = std::max(1, std::atoi(words[2]));
  std::vector<digest::Batch> batches = digest::case_batches(root);
  for (auto more :
       {digest::tile_batches(root), digest::brick_batches(root), digest::collapse_batches(root)}) {
    std::move(more.begin(), more.end(), std::back_inserter(batches));
  }
  const Answers answers = answered(batches, threads);
  const std::string flag = count > 3 ? words[3] : "";
  if (flag == "--answers") {
    for (std::size_t batch = 0; batch < batches.size(); ++batch) {
      for (std::size_t at = 0; at < answers[batch].size(); ++at) {
        std::cout << batches[batch].part << ", " << batches[batch].board << ": "
                  << batches[batch].lines[at] << "\n  " << answers[batch][at] << "\n";
      }
    }
    return 0;
  }
  const std::string found = table(batches, answers) + digest::random_games_row();
  const std::string path = root + "/tests/digest/rulings.txt";
  if (flag == "--write") {
    std::ofstream(path) << found;
    return 0;
  }
  const std::string expected = test::read_text_file(path);
  std::cout << found;
  if (found == expected) return 0;
  std::cout << "\nnot as in " << path << ":\n" << expected;
  return 1;
}
