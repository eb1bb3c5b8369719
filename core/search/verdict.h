// What may be said about a way that a search has found: an exact check decides, not the search.
#pragma once

#include <optional>

#include "core/search/find_path.h"

namespace stepwell {

/// What the steps of a way cost together: 1 each, 2 into water.
int cost_of(const Level& level, const Path& path);

/// The least that a way from `start` to `goal` costs, worked out cell by cell in order of cost, without a guess and
/// without a heap; nothing if there is no way, also from a cell to itself. Both cells lie inside the level.
std::optional<int> least_cost(const Level& level, Cell start, Cell goal);

/// shortest: the search promises a cheapest way, and this is one. not_guaranteed: it is one, but only by luck. wrong:
/// there is a cheaper one. no_way: there is none, and none was found.
enum class Verdict : std::uint8_t { shortest, not_guaranteed, wrong, no_way };

/// The verdict on `path`, if the search that found it `promises` a cheapest way on this level; `least` is what
/// least_cost() says.
Verdict verdict(const Level& level, const Path& path, std::optional<int> least, bool promises);

/// Where to go if there is no way to `goal`: of the cells that can be reached from `start` the one with the smallest
/// Manhattan distance to it, then with the fewest steps, then the one that a flood in the level's order finds first
/// (lesson 2, RULES.md: No way); and the way there, which is empty if that is `start`.
Path path_to_closest(const Level& level, Cell start, Cell goal);

}  // namespace stepwell
