// Line of sight (lesson 2, RULES.md: Sight).
#include <gtest/gtest.h>

#include <numeric>
#include <set>

#include "core/base/dice.h"
#include "core/grid/floors.h"
#include "core/search/sight.h"
#include "core/trace/record.h"
#include "tests/core/film.h"

namespace stepwell {
namespace {

using Looks = std::vector<Cell>;

Silent silent;

Looks samples(const Level& level, Cell eye, Cell target, int step = 15) {
    return sight_by_samples(level, eye, target, step, silent);
}
Looks cells(const Level& level, Cell eye, Cell target) { return sight_by_cells(level, eye, target, silent); }
Looks bresenham(const Level& level, Cell eye, Cell target) { return sight_by_bresenham(level, eye, target, silent); }

/// All different cells, in order.
Looks distinct(Looks looks) {
    looks.erase(std::unique(looks.begin(), looks.end()), looks.end());
    return looks;
}

Level floor_of(std::string_view text) { return level_from_text(text).value(); }

TEST(Samples, LieAStepApartUpToAndIncludingTheTarget) {
    // 2 cells to the right: 0.5, 0.65, … 2.45 and, as the 14th, the target at 2.5.
    const Looks looks = samples(Level({3, 1}), cell(0, 0), cell(2, 0));
    ASSERT_EQ(looks.size(), 15u);
    // Sample 3 lies at 0.95, sample 4 at 1.1, sample 10 exactly on the edge at 2.0: it belongs to the cell behind.
    EXPECT_EQ(looks[3], cell(0, 0));
    EXPECT_EQ(looks[4], cell(1, 0));
    EXPECT_EQ(looks[9], cell(1, 0));
    EXPECT_EQ(looks[10], cell(2, 0));
    EXPECT_EQ(looks[14], cell(2, 0));
    // The other way: 2.5, 2.35, … sample 10 at 1.0 belongs to cell 1 still, by the same rule.
    EXPECT_EQ(samples(Level({3, 1}), cell(2, 0), cell(0, 0))[10], cell(1, 0));
    EXPECT_EQ(samples(Level({1, 3}), cell(0, 0), cell(0, 2))[10], cell(0, 2));
}

TEST(Samples, TheLastOneIsTheTargetWhetherTheStepFitsOrNot) {
    const Level level({3, 3});
    EXPECT_EQ(samples(level, cell(0, 0), cell(2, 0), 50).size(), 5u) << "2 : 0.5 is 4";
    EXPECT_EQ(samples(level, cell(0, 0), cell(2, 0), 30).size(), 8u) << "six whole steps and the rest";
    EXPECT_EQ(samples(level, cell(0, 0), cell(1, 1), 100), (Looks{cell(0, 0), cell(1, 1), cell(1, 1)}));
    EXPECT_EQ(samples(level, cell(1, 1), cell(1, 1)), Looks{cell(1, 1)}) << "the eye on the target";
}

TEST(Samples, TheFirstOneInAWallEndsTheView) {
    const Level level = floor_of("...#.");
    const Looks looks = samples(level, cell(0, 0), cell(4, 0));
    EXPECT_EQ(looks.size(), 18u) << "sample 17, at 3.05, is the first behind the edge at 3";
    EXPECT_EQ(looks.back(), cell(3, 0));
    EXPECT_FALSE(clear_view(level, looks));
    EXPECT_TRUE(clear_view(level, samples(level, cell(0, 0), cell(2, 0))));
}

// The line from (2, 1) to (13, 7) cuts less than 0.1 cells off the lower left corner of (7, 3).
TEST(Samples, MissAThinCornerThatTheWalkFinds) {
    Level level = open_room({16, 9});
    level.set(cell(7, 3), Terrain::wall);
    EXPECT_TRUE(clear_view(level, samples(level, cell(2, 1), cell(13, 7))));
    EXPECT_TRUE(clear_view(level, bresenham(level, cell(2, 1), cell(13, 7))));
    const Looks looks = cells(level, cell(2, 1), cell(13, 7));
    EXPECT_FALSE(clear_view(level, looks));
    EXPECT_EQ(looks.back(), cell(7, 3));
    EXPECT_FALSE(clear_view(level, samples(level, cell(2, 1), cell(13, 7), 5))) << "smaller steps find this one";
}

TEST(CellsOfTheLine, AreThoseThatItPassesThrough) {
    EXPECT_EQ(cells(Level({4, 2}), cell(0, 0), cell(3, 1)), (Looks{cell(0, 0), cell(1, 0), cell(2, 1), cell(3, 1)}))
        << "the middle of the line is a corner";
    EXPECT_EQ(cells(Level({3, 2}), cell(0, 0), cell(2, 1)), (Looks{cell(0, 0), cell(1, 0), cell(1, 1), cell(2, 1)}));
    EXPECT_EQ(cells(Level({3, 2}), cell(2, 1), cell(0, 0)), (Looks{cell(2, 1), cell(1, 1), cell(1, 0), cell(0, 0)}));
    EXPECT_EQ(cells(Level({1, 3}), cell(0, 2), cell(0, 0)), (Looks{cell(0, 2), cell(0, 1), cell(0, 0)}));
    EXPECT_EQ(cells(Level({3, 1}), cell(0, 0), cell(2, 0)), (Looks{cell(0, 0), cell(1, 0), cell(2, 0)}));
    EXPECT_EQ(cells(Level({1, 1}), cell(0, 0), cell(0, 0)), Looks{cell(0, 0)});
}

TEST(CellsOfTheLine, ACornerThatIsTouchedHidesNothingButTwoWallsThatMeetLeaveNoGap) {
    EXPECT_TRUE(clear_view(floor_of(".#\n.."), cells(floor_of(".#\n.."), cell(0, 0), cell(1, 1))));
    EXPECT_TRUE(clear_view(floor_of("..\n#."), cells(floor_of("..\n#."), cell(0, 0), cell(1, 1))));
    const Level shut = floor_of(".#\n#.");
    EXPECT_EQ(cells(shut, cell(0, 0), cell(1, 1)), (Looks{cell(0, 0), cell(1, 0)})) << "the one to the side blocks";
    EXPECT_EQ(cells(shut, cell(1, 1), cell(0, 0)), (Looks{cell(1, 1), cell(0, 1)}));
    EXPECT_TRUE(clear_view(shut, samples(shut, cell(0, 0), cell(1, 1)))) << "no sample lies beside a diagonal";
    EXPECT_TRUE(clear_view(shut, bresenham(shut, cell(0, 0), cell(1, 1))));
}

TEST(Bresenham, LooksIntoOneCellOfEachColumnAndIntoTheTarget) {
    EXPECT_EQ(bresenham(Level({6, 3}), cell(0, 0), cell(5, 2)),
              (Looks{cell(0, 0), cell(1, 0), cell(2, 1), cell(3, 1), cell(4, 2), cell(5, 2)}));
    EXPECT_EQ(bresenham(Level({2, 1}), cell(0, 0), cell(0, 0)), Looks{cell(0, 0)});
    const Level level = floor_of("..#");
    EXPECT_FALSE(clear_view(level, bresenham(level, cell(0, 0), cell(2, 0)))) << "its end cell is tested too";
    // Where two cells are equally near it takes the one further on, so there and back may differ.
    EXPECT_EQ(bresenham(Level({3, 2}), cell(0, 0), cell(2, 1))[1], cell(1, 1));
    EXPECT_EQ(bresenham(Level({3, 2}), cell(2, 1), cell(0, 0))[1], cell(1, 0));
}

// --- against other ways to work it out -----------------------------------------------------------------------------

using Wide = long long;  // enough up to 400 cells

/// floor(1/2 + part / (100 √n)) in whole numbers: the cell that a sample falls into, seen from the eye's.
int exact_offset(long long part, long long n) {
    // 2m − 1 ≤ part / (50 √n) ⇔ (2m − 1)² · 2500 · n ≤ part², signs aside.
    const auto reaches = [&](long long m) {
        const long long odd = 2 * m - 1;
        const Wide left = Wide{odd} * odd * 2500 * n, right = Wide{part} * part;
        if (odd < 0) return part >= 0 || right <= left;
        return part >= 0 && left <= right;
    };
    long long m = 0;
    while (reaches(m + 1)) ++m;
    while (!reaches(m)) --m;
    return static_cast<int>(m);
}

TEST(Samples, LieInTheCellsOfTheirExactPoints) {
    const auto compare = [](Cell eye, Cell target, int step) {
        const Level level({400, 400});
        const Looks looks = samples(level, eye, target, step);
        const long long across = target.x - eye.x, down = target.y - eye.y, n = across * across + down * down;
        for (std::size_t k = 0; k + 1 < looks.size(); ++k) {
            const long long walked = static_cast<long long>(k) * step;
            ASSERT_EQ(looks[k], eye + cell(exact_offset(across * walked, n), exact_offset(down * walked, n)))
                << to_text(level).size() << " sample " << k << " of step " << step;
        }
        const Wide steps = Wide{static_cast<int>(looks.size()) - 1} * step;
        EXPECT_GE(steps * steps, Wide{10000} * n) << "the last one is no step short of the target";
        EXPECT_TRUE(looks.size() == 1 || (steps - step) * (steps - step) < Wide{10000} * n) << "nor one too many";
        EXPECT_EQ(looks.back(), target);
    };
    for (int x = 0; x <= 26; ++x)
        for (int y = 0; y <= 26; ++y)
            for (const int step : {5, 7, 10, 15, 25, 64, 100}) compare(cell(13, 13), cell(x, y), step);
    Dice dice(7);
    const auto any = [&] { return dice.range(0, 399); };
    for (int i = 0; i < 300; ++i) compare(cell(any(), any()), cell(any(), any()), dice.range(5, 100));
}

/// Where the line from middle to middle enters and leaves the inside of a cell, in parts of 2 · across · down.
bool passes_through(Cell eye, Cell target, Cell c) {
    const int across = std::abs(target.x - eye.x), down = std::abs(target.y - eye.y);
    const int x = target.x < eye.x ? eye.x - c.x : c.x - eye.x, y = target.y < eye.y ? eye.y - c.y : c.y - eye.y;
    if ((across == 0 && x != 0) || (down == 0 && y != 0)) return false;
    int enter = 0, leave = 2 * std::max(across, 1) * std::max(down, 1);
    if (across > 0) {
        enter = std::max(enter, (2 * x - 1) * std::max(down, 1));
        leave = std::min(leave, (2 * x + 1) * std::max(down, 1));
    }
    if (down > 0) {
        enter = std::max(enter, (2 * y - 1) * std::max(across, 1));
        leave = std::min(leave, (2 * y + 1) * std::max(across, 1));
    }
    return enter < leave;
}

TEST(CellsOfTheLine, AreAllThatItPassesThroughAndNoOther) {
    const Extent extent{13, 11};
    const Level level(extent);
    const Cell eye = cell(6, 5);
    for (std::size_t i = 0; i < extent.cells(); ++i) {
        const Cell target = extent.at(i);
        if (target == eye) continue;
        const Looks walk = cells(level, eye, target);
        std::set<Cell> expected;
        for (std::size_t j = 0; j < extent.cells(); ++j)
            if (passes_through(eye, target, extent.at(j))) expected.insert(extent.at(j));
        EXPECT_EQ(std::set<Cell>(walk.begin(), walk.end()), expected) << target.x << "," << target.y;
        EXPECT_EQ(walk.size(), expected.size());
        Looks back = cells(level, target, eye);
        std::reverse(back.begin(), back.end());
        EXPECT_EQ(back, walk) << "the same way back";
    }
}

TEST(Sight, WhatTheWalkSeesEverySampleSees) {
    Dice dice(5);
    int missed = 0;
    for (std::uint32_t seed = 1; seed <= 400; ++seed) {
        Level level = scattered({24, 16}, dice.range(3, 25), seed);
        const auto any = [&] { return cell(dice.range(1, 22), dice.range(1, 14)); };
        const Cell eye = any(), target = any();
        level.set(eye, Terrain::floor);
        level.set(target, Terrain::floor);
        const Looks walk = cells(level, eye, target);
        for (const int step : {5, 15, 60}) {
            const Looks looks = samples(level, eye, target, step);
            const bool seen = clear_view(level, looks);
            if (clear_view(level, walk)) {
                EXPECT_TRUE(seen);
                EXPECT_EQ(distinct(looks).size() <= walk.size(), true);
            }
            missed += seen && !clear_view(level, walk) ? 1 : 0;
        }
        EXPECT_TRUE(!clear_view(level, walk) || clear_view(level, bresenham(level, eye, target)));
        EXPECT_EQ(clear_view(level, walk), clear_view(level, cells(level, target, eye))) << "who sees is seen";
    }
    EXPECT_GT(missed, 0);
}

TEST(Bresenham, TakesTheNearestCellOfEachColumn) {
    for (int x = 1; x <= 20; ++x) {
        for (int y = 0; y <= x; ++y) {
            const Looks line = bresenham(Level({21, 21}), cell(0, 0), cell(x, y));
            ASSERT_EQ(line.size(), static_cast<std::size_t>(x) + 1);
            for (int i = 0; i <= x; ++i) {
                const Cell c = line[static_cast<std::size_t>(i)];
                EXPECT_EQ(c.x, i);
                const int off = 2 * (c.y * x - i * y);  // in 2x-ths of a cell
                EXPECT_TRUE(-x < off && off <= x) << "the lower one of two that are equally near";
            }
        }
    }
}

TEST(Sight, IsTheSameForEveryRecorder) {
    for (std::uint32_t seed = 1; seed <= 10; ++seed) {
        Level level = scattered({17, 9}, 12, seed);
        level.set(cell(1, 1), Terrain::floor);
        level.set(cell(15, 7), Terrain::floor);
        const auto same = [&](auto run) {
            Tally tally;
            tests::Film film;
            const Looks expected = run(silent);
            EXPECT_EQ(run(tally), expected);
            EXPECT_EQ(run(film), expected);
            const Recording recording = record([&](Tape& tape) { EXPECT_EQ(run(tape), expected); });
            const auto& end = recording.anchor(recording.size() - 1).name;
            EXPECT_EQ(end, clear_view(level, expected) ? "clear" : "blocked");
        };
        same([&](auto& tape) { return sight_by_samples(level, cell(1, 1), cell(15, 7), 15, tape); });
        same([&](auto& tape) { return sight_by_cells(level, cell(1, 1), cell(15, 7), tape); });
        same([&](auto& tape) { return sight_by_bresenham(level, cell(1, 1), cell(15, 7), tape); });
    }
}

}  // namespace
}  // namespace stepwell
