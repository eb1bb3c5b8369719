// The builder of the world (lesson 2, RULES.md: The builder's routes).
#include "core/search/routes.h"

#include <gtest/gtest.h>

#include <set>

#include "core/base/dice.h"

namespace stepwell {
namespace {

constexpr MoveCosts costs{100, 200, 150, 400, 300, 200};
constexpr Cell a = cell(0, 0);

Cube cube_of(std::string_view text, int jitter = 0, std::uint32_t seed = 1) {
    return {*ground_from_text(text), costs, jitter, seed};
}
/// One row of columns.
Cube row(const std::string& heights) {
    return cube_of(std::string(heights.size(), '.') + "\n\nheights\n" + heights + "\n");
}

std::vector<Path> routes_on(const Cube& cube, const std::vector<Gates>& pairs, int weight = walk_cost) {
    Silent silent;
    return build_routes(cube, pairs, weight, silent);
}

using Built = Cells<Links, Silent>;

/// What the first `routes` leave behind.
Built built_by(const Cube& cube, const std::vector<Gates>& pairs, const std::vector<Path>& routes, std::size_t count) {
    Silent silent;
    Built built{silent, "built", cube.extent(), no_links};
    for (std::size_t i = 0; i < count; ++i) share(cube, built, pairs[i].start, routes[i], silent);
    return built;
}

Path cheapest_route(const Cube& cube, const Built& built, Cell start, Cell goal) {
    Silent silent;
    return build_route(cube, built, start, goal, 0, silent);
}

/// The least that a route costs, by going over all moves again and again until nothing becomes cheaper (Bellman-Ford).
std::optional<int> least(const Cube& cube, const Built& built, Cell start, Cell goal) {
    std::vector<std::optional<int>> cost(cube.extent().cells());
    cost[cube.extent().index(start)] = 0;
    for (bool better = true; better;) {
        better = false;
        for (const Cell from : cube.ground().cells()) {
            const std::size_t i = cube.extent().index(from);
            if (!cost[i]) continue;
            for (const Cell to : cube.moves(from, built[from])) {
                const int step =
                    (built[from] & link(from, to)) != 0 ? used_cost : cube.cost(from, to) + cube.jitter(to);
                auto& there = cost[cube.extent().index(to)];
                if (there && *there <= *cost[i] + step) continue;
                there = *cost[i] + step;
                better = true;
            }
        }
    }
    return cost[cube.extent().index(goal)];
}

TEST(CubeMoves, ToTheNextColumnGoByTheDifferenceInHeight) {
    const auto move = [](char from, char to) { return row({from, to}).move(a, cell(1, 0)); };
    EXPECT_EQ(move('3', '3'), Move::walk);
    EXPECT_EQ(move('3', '4'), Move::stair);
    EXPECT_EQ(move('3', '2'), Move::stair);
    for (const char high : {'2', '3', '4', '5'}) EXPECT_EQ(move('0', high), Move::ladder) << high;
    EXPECT_EQ(move('0', '6'), std::nullopt);
    for (const char high : {'2', '3'}) EXPECT_EQ(move(high, '0'), Move::drop) << high;
    EXPECT_EQ(move('4', '0'), std::nullopt);
    EXPECT_EQ(cube_of(".#\n").move(a, cell(1, 0)), std::nullopt);
}

TEST(CubeMoves, OverAGapLeadJumpsAndBridges) {
    EXPECT_EQ(row("202").move(a, cell(2, 0)), Move::jump);
    EXPECT_EQ(row("2112").move(a, cell(3, 0)), Move::bridge);
    EXPECT_EQ(row("20002").move(a, cell(4, 0)), Move::bridge);
    EXPECT_EQ(row("200002").move(a, cell(5, 0)), std::nullopt) << "too far";
    EXPECT_EQ(row("222").move(a, cell(2, 0)), std::nullopt) << "no gap";
    EXPECT_EQ(row("2022").move(a, cell(3, 0)), std::nullopt) << "a column in the way";
    EXPECT_EQ(row("201").move(a, cell(2, 0)), std::nullopt) << "not on one level";
    EXPECT_EQ(cube_of(".#.\n\nheights\n202\n").move(a, cell(2, 0)), std::nullopt);
    EXPECT_EQ(row("202").move(a, a), std::nullopt);
}

TEST(CubeMoves, CostWhatTheyCost) {
    EXPECT_EQ(row("33").cost(a, cell(1, 0)), 100);
    EXPECT_EQ(row("34").cost(a, cell(1, 0)), 200);
    EXPECT_EQ(row("05").cost(a, cell(1, 0)), 400);
    EXPECT_EQ(row("30").cost(a, cell(1, 0)), 200);
    EXPECT_EQ(row("202").cost(a, cell(2, 0)), 300);
    EXPECT_EQ(row("20002").cost(a, cell(4, 0)), 4 * 150) << "a bridge by its length";
}

TEST(CubeMoves, LinksAreDifferentForEveryMoveFromACell) {
    std::set<Links> links;
    const Cell c = cell(8, 8);
    for (int far = 1; far <= 4; ++far)
        for (const Cell to : {cell(8 + far, 8), cell(8 - far, 8), cell(8, 8 + far), cell(8, 8 - far)})
            links.insert(link(c, to));
    EXPECT_EQ(links.size(), 16u);
}

TEST(CubeJitter, IsDrawnFromTheSeedAndStaysInItsRange) {
    const std::string flat = "....\n....\n";
    std::set<int> seen;
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        const Cube cube = cube_of(flat, 20, seed), again = cube_of(flat, 20, seed);
        for (const Cell c : cube.ground().cells()) {
            EXPECT_EQ(cube.jitter(c), again.jitter(c));
            seen.insert(cube.jitter(c));
        }
    }
    EXPECT_EQ(*seen.begin(), 0);
    EXPECT_EQ(*seen.rbegin(), 20);
    EXPECT_EQ(cube_of(flat).jitter(a), 0);
}

// Two ways from (0, 0) to (4, 0), over a gorge: a bridge of 4 costs 600; down, along and up again 200 + 2 · 100 + 400.
TEST(BuildRoute, TakesTheCheaperWay) {
    const std::vector<Gates> pair{{a, cell(4, 0)}};
    EXPECT_EQ(routes_on(row("20002"), pair)[0], (Path{cell(4, 0)}));
    MoveCosts dear = costs;
    dear[static_cast<std::size_t>(Move::bridge)] = 300;
    const Cube cube{*ground_from_text(".....\n\nheights\n20002\n"), dear, 0, 1};
    EXPECT_EQ(routes_on(cube, pair)[0], (Path{cell(1, 0), cell(2, 0), cell(3, 0), cell(4, 0)}));
}

TEST(BuildRoute, FindsNoneWhereNoMoveLeads) {
    EXPECT_TRUE(routes_on(row("09"), {{a, cell(1, 0)}})[0].empty());
    EXPECT_TRUE(routes_on(row("00"), {{a, a}})[0].empty()) << "none is needed";
}

TEST(BuildRoutes, WhatIsBuiltCostsAFifthOfAWalk) {
    const Cube cube = row("0123");
    const std::vector<Gates> pairs{{a, cell(3, 0)}, {cell(3, 0), a}};
    const std::vector<Path> routes = routes_on(cube, pairs);
    EXPECT_EQ(cost_of(cube, built_by(cube, pairs, routes, 0), a, routes[0]), 3 * 200);
    EXPECT_EQ(cost_of(cube, built_by(cube, pairs, routes, 1), cell(3, 0), routes[1]), 3 * used_cost)
        << "and leads back as well";
}

TEST(BuildRoutes, ALadderLeadsDownAgainAndADropNeverUp) {
    const Cube high = row("05");
    EXPECT_TRUE(routes_on(high, {{cell(1, 0), a}})[0].empty()) << "too deep to drop";
    EXPECT_EQ(routes_on(high, {{a, cell(1, 0)}, {cell(1, 0), a}})[1], (Path{a}));
    const Cube low = row("30");
    const std::vector<Gates> pairs{{a, cell(1, 0)}, {cell(1, 0), a}};
    const std::vector<Path> routes = routes_on(low, pairs);
    EXPECT_EQ(cost_of(low, built_by(low, pairs, routes, 1), cell(1, 0), routes[1]), 400) << "a ladder of its own";
}

// On a flat cube the first route runs along the top. To the second one the straight way looks best, 15 walks; but four
// up, 15 cells of what is built, and four down cost 4 · 100 + 15 · 20 + 4 · 100.
TEST(BuildRoutes, TheGuessIsTooMuchWhereMovesAreShared) {
    std::string flat;
    for (int y = 0; y < 5; ++y) flat += std::string(16, '.') + "\n";
    const Cube cube = cube_of(flat);
    const std::vector<Gates> pairs{{a, cell(15, 0)}, {cell(0, 4), cell(15, 4)}};
    const std::vector<Path> guessed = routes_on(cube, pairs), exact = routes_on(cube, pairs, 0);
    const Built built = built_by(cube, pairs, guessed, 1);
    EXPECT_EQ(cost_of(cube, built, cell(0, 4), guessed[1]), 1500);
    EXPECT_EQ(cost_of(cube, built, cell(0, 4), exact[1]), 1100);
    EXPECT_EQ(cheapest_route(cube, built, cell(0, 4), cell(15, 4)), exact[1]);
}

TEST(BuildRoutes, WithNothingBuiltTheGuessIsRightAndWithoutAGuessTheRouteIsAlwaysCheapest) {
    Dice dice(11);
    int guessed_too_much = 0;
    for (std::uint32_t seed = 1; seed <= 60; ++seed) {
        const Cube cube{random_cube(seed), costs, 20, seed};
        const auto any = [&] { return cell(dice.range(0, 15), dice.range(0, 15)); };
        std::vector<Gates> pairs;
        for (int i = 0; i < 4; ++i) {
            const Cell start = any();
            pairs.push_back({start, any()});
        }
        const std::vector<Path> routes = routes_on(cube, pairs);
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const Built built = built_by(cube, pairs, routes, i);
            const auto [start, goal] = pairs[i];
            const std::optional<int> best = least(cube, built, start, goal);
            EXPECT_EQ(best.has_value(), !routes[i].empty() || start == goal);
            if (routes[i].empty()) continue;
            const int cost = cost_of(cube, built, start, routes[i]);
            EXPECT_EQ(cost_of(cube, built, start, cheapest_route(cube, built, start, goal)), *best);
            EXPECT_GE(cost, *best);
            if (i == 0) {
                EXPECT_EQ(cost, *best);
            }
            guessed_too_much += cost > *best ? 1 : 0;
        }
    }
    EXPECT_GT(guessed_too_much, 0) << "the test must be able to fail";
}

TEST(RandomCube, IsTheSameForTheSameSeedAndNeverHigherThanALadder) {
    EXPECT_EQ(random_cube(3), random_cube(3));
    EXPECT_NE(random_cube(3), random_cube(4));
    for (std::uint32_t seed = 1; seed <= 50; ++seed) {
        const Ground cube = random_cube(seed);
        EXPECT_EQ(cube.extent(), (Extent{16, 16}));
        std::set<int> heights;
        for (const Cell c : cube.cells()) heights.insert(cube.height(c));
        EXPECT_LE(*heights.rbegin(), 5);
        EXPECT_GE(heights.size(), 3u) << "hilly";
    }
}

}  // namespace
}  // namespace stepwell
