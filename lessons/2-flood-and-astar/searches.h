// The searches that stand side by side: what each is called, how it runs, and what may be said of its way.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/search/astar.h"
#include "core/search/bucket_queue.h"
#include "core/search/greedy.h"
#include "core/search/verdict.h"
#include "lessons/kit/input.h"

namespace stepwell::lesson_2 {

/// The names that a stage can have: texts `stage <name>` and `label <name>`.
std::vector<std::string> all_searches();

/// The input of a stage on which the search of this name runs. Added settings: `stage` is the name, `search` the
/// function (flood, astar, greedy), `guess` (manhattan, straight, zero) and `factor`, the guess's weight, are what A*
/// is given, and `end` makes find_path a flood.
Input stage_of(const Input& input, std::string_view name);

/// The floor of a stage, looked at in the order of the setting `order`.
Level floor_of(const Input& stage);
/// The setting `ties`.
Ties ties_of(const Settings& settings);
/// What the search of a stage's input guesses for the rest of the way from a cell, weight included; 0 where it guesses
/// nothing.
class Guess {
public:
    explicit Guess(const Input& stage);
    int operator()(Cell from) const { return weight_ * guess_(from, goal_); }

private:
    int (*guess_)(Cell, Cell);
    int weight_;
    Cell goal_;
};

/// Runs the search of a stage's input. What is recorded of A* is recorded with the list `Recorded`.
template <template <class, class> class Recorded = Heap, Recorder Tape>
Path run_search(const Input& stage, Tape& tape);

/// What comes of a stage's input.
struct Outcome {
    std::size_t taken = 0;
    Path path = {};
    std::optional<int> cost = {};   ///< of the path
    std::optional<int> least = {};  ///< of any path
    Verdict verdict = Verdict::no_way;
    Path to_closest = {};  ///< if there is no way
};
Outcome outcome(const Input& stage);
/// The same if `least` is known already: it is the same for all searches on one map.
Outcome outcome(const Input& stage, std::optional<int> least);

// --- run_search ---------------------------------------------------------------------------------------------------

template <template <class, class> class Recorded, Recorder Tape>
Path run_search(const Input& stage, Tape& tape) {
    const Cell start = cell_of(stage.settings, "start"), goal = cell_of(stage.settings, "goal");
    const Level floor = floor_of(stage);
    const std::string& search = stage.settings.at("search");
    if (search == "flood") return find_path(floor, start, goal, tape);
    if (search == "greedy") return greedy(floor, start, goal, tape);
    const int weight = number_of(stage.settings, "factor");
    const Ties ties = ties_of(stage.settings);
    const auto with = [&]<int guess(Cell, Cell)>() {
        // What nobody sees is run with the heap's fast twin.
        if constexpr (Tape::records) return astar<guess, Recorded>(floor, start, goal, weight, ties, tape);
        else return astar<guess, BucketQueue>(floor, start, goal, weight, ties, tape);
    };
    const std::string& guess = stage.settings.at("guess");
    if (guess == "zero") return with.template operator()<zero>();
    if (guess == "straight") return with.template operator()<straight>();
    return with.template operator()<manhattan>();
}

}  // namespace stepwell::lesson_2
