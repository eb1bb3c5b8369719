#include "core/trace/player.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/core/programs.h"

namespace stepwell {
namespace {

using tests::Film;
using tests::Program;

std::vector<std::int32_t> all_values(const Board& board, const Recording& recording) {
    std::vector<std::int32_t> values;
    for (std::uint32_t slot = 0; slot < recording.slots(); ++slot) values.push_back(board[slot]);
    return values;
}

/// Every position visited once, from the first to the last.
struct LinearRun {
    explicit LinearRun(const std::shared_ptr<const Recording>& recording) {
        Player player(recording);
        for (std::size_t p = 0; p < recording->size(); ++p) {
            player.seek(p);
            EXPECT_EQ(player.position(), p);
            hashes.push_back(player.board().hash());
            values.push_back(all_values(player.board(), *recording));
        }
    }
    void expect_at(const Player& player) const {
        ASSERT_EQ(player.board().hash(), hashes[player.position()]) << "at position " << player.position();
        ASSERT_EQ(all_values(player.board(), player.recording()), values[player.position()])
            << "at position " << player.position();
    }

    std::vector<std::uint64_t> hashes;
    std::vector<std::vector<std::int32_t>> values;
};

void expect_both_directions(const std::shared_ptr<const Recording>& recording) {
    const LinearRun linear(recording);
    const std::size_t last = recording->size() - 1;
    Player player(recording);
    for (std::size_t p = 0; p <= last; ++p) {
        for (const std::size_t from : {std::size_t{0}, last}) {
            player.seek(from);
            player.seek(p);
            ASSERT_NO_FATAL_FAILURE(linear.expect_at(player));
        }
    }
    for (std::size_t p = last + 1; p-- > 0;) {  // step by step backwards
        player.seek(p);
        ASSERT_NO_FATAL_FAILURE(linear.expect_at(player));
    }
    Dice dice(1);
    for (int jump = 0; jump < 200; ++jump) {
        player.seek(static_cast<std::size_t>(dice.range(0, static_cast<int>(last))));
        ASSERT_NO_FATAL_FAILURE(linear.expect_at(player));
    }
}

class EveryProgram : public testing::TestWithParam<Program> {};
INSTANTIATE_TEST_SUITE_P(All, EveryProgram, testing::ValuesIn(tests::programs()), [](const auto& each) {
    std::string name = each.param.name;
    std::ranges::replace(name, ' ', '_');
    return name;
});

TEST_P(EveryProgram, ShowsAtEachPositionWhatAFullCopyShows) {
    const auto recording = GetParam().record();
    Film film;
    GetParam().on_film(film);
    ASSERT_EQ(recording->size(), film.pictures().size());
    Player player(recording);
    for (std::size_t p = 0; p < recording->size(); ++p) {
        const Film::Picture& picture = film.pictures()[p];
        player.seek(p);
        ASSERT_EQ(recording->anchor(p).path(), picture.anchor) << "position " << p;
        ASSERT_EQ(recording->step(p).size, picture.size) << "position " << p;
        ASSERT_EQ(recording->step(p).subject, picture.subject) << "position " << p;
        ASSERT_EQ(recording->step(p).depth, picture.depth) << "position " << p;
        const std::vector<LayerView> alive = player.board().alive();
        ASSERT_EQ(alive.size(), picture.parts.size()) << "position " << p;
        for (std::size_t i = 0; i < alive.size(); ++i) {
            const Film::Part& part = picture.parts[i];
            ASSERT_EQ(alive[i].layer().name, part.name) << "position " << p;
            ASSERT_EQ(alive[i].layer().form, part.form);
            ASSERT_EQ(alive[i].layer().kind, part.kind);
            ASSERT_EQ(alive[i].layer().extent, part.extent);
            ASSERT_EQ(std::vector(alive[i].raw().begin(), alive[i].raw().end()), part.values)
                << part.name << " at position " << p;
        }
        for (const Film::Part& part : picture.parts) {  // found by name: the innermost of that name
            const auto innermost =
                std::ranges::find(picture.parts.rbegin(), picture.parts.rend(), part.name, &Film::Part::name);
            const std::optional<LayerView> found = player.board().find(part.name);
            ASSERT_TRUE(found);
            ASSERT_EQ(std::vector(found->raw().begin(), found->raw().end()), innermost->values);
        }
    }
}

TEST_P(EveryProgram, IsTheSameFromBothSides) { expect_both_directions(GetParam().record()); }

TEST_P(EveryProgram, PlaysInBothDirectionsWhenItIsCutAnywhere) {
    const std::size_t whole = GetParam().record()->bytes();
    for (const std::size_t eighths : {1u, 2u, 4u, 6u, 7u}) {
        const auto cut = GetParam().record({.bytes = whole * eighths / 8});
        if (cut->empty()) continue;
        SCOPED_TRACE(eighths);
        ASSERT_NO_FATAL_FAILURE(expect_both_directions(cut));
    }
}

TEST_P(EveryProgram, WritesNothingInItsLastStep) {
    const auto recording = GetParam().record();
    EXPECT_EQ(recording->ending(), Ending::complete);
    EXPECT_EQ(recording->first_write(recording->size() - 1), recording->writes());
}

TEST(Board, HashTellsDifferentBoardsApart) {
    // In a search no board ever comes back: a cell that was reached stays so.
    const Level level = maze({21, 15}, 3);
    const auto recording =
        std::make_shared<const Recording>(record([&](Tape& tape) { wave(level, cell(1, 1), tape); }));
    const LinearRun linear(recording);
    const std::set<std::vector<std::int32_t>> boards(linear.values.begin(), linear.values.end());
    const std::set<std::uint64_t> hashes(linear.hashes.begin(), linear.hashes.end());
    EXPECT_GT(boards.size(), 200u);
    EXPECT_EQ(hashes.size(), boards.size());
}

TEST(Board, HashForgetsTheWayThatLedToTheValues) {
    const auto recording = std::make_shared<const Recording>(record([](Tape& tape) {
        auto call = tape.call("f");
        Var a{tape, "a", 1};
        Var b{tape, "b", 2};
        tape.at("start");
        a = 5;
        tape.at("a is 5");
        b = 6;
        tape.at("both");
        a = 1;
        tape.at("b is 6");
        a = 5;
        b = 2;
        tape.at("a is 5 again");
    }));
    const LinearRun linear(recording);
    EXPECT_EQ(linear.hashes[1], linear.hashes[4]);
    EXPECT_EQ(std::set(linear.hashes.begin(), linear.hashes.end()).size(), 4u);
}

TEST(Board, ReadsLayersAsTheTypesOfTheAlgorithm) {
    const auto recording = std::make_shared<const Recording>(record([](Tape& tape) {
        auto call = tape.call("f");
        Var mood{tape, "mood", tests::Mood::asleep};
        Var here{tape, "here", nowhere};
        Cells seen{tape, "seen", Extent{3, 2}, false};
        Queue<Cell, Tape> queue{tape, "queue", 4};
        tape.at("start");
        mood = tests::Mood::angry;
        here = cell(7, 2);
        seen.set(cell(2, 1), true);
        queue.push(cell(1, 1));
        queue.push(cell(2, 1));
        queue.push(cell(3, 1));
        queue.pop();
        tape.at("end");
    }));
    Player player(recording);
    const Board& board = player.board();
    EXPECT_EQ(board.find("mood")->as<tests::Mood>(), tests::Mood::asleep);
    EXPECT_TRUE(board.find("queue")->items().empty());
    player.seek(1);
    EXPECT_EQ(board.find("mood")->as<tests::Mood>(), tests::Mood::angry);
    EXPECT_EQ(board.find("mood")->layer().labels[2], "angry");
    EXPECT_EQ(board.find("here")->as<Cell>(), cell(7, 2));
    EXPECT_TRUE(board.find("seen")->at<bool>(cell(2, 1)));
    EXPECT_FALSE(board.find("seen")->at<bool>(cell(1, 1)));
    const LayerView queue = *board.find("queue");
    ASSERT_EQ(queue.items().size(), 2u);
    EXPECT_EQ(Slot<Cell>::decode(queue.items()[0]), cell(2, 1));
    EXPECT_EQ(Slot<Cell>::decode(queue.items()[1]), cell(3, 1));
    EXPECT_EQ(Slot<Cell>::decode(board[queue.first_item_slot()]), cell(2, 1));
    EXPECT_FALSE(board.find("nobody"));
}

TEST(Player, StaysInsideTheRecording) {
    const auto recording = std::make_shared<const Recording>(record([](Tape& tape) {
        auto call = tape.call("f");
        Var n{tape, "n", 0};
        for (int i = 0; i < 3; ++i) {
            tape.at("count");
            n = i + 1;
        }
        tape.at("end");
    }));
    Player player(recording);
    EXPECT_EQ(player.position(), 0u);
    EXPECT_EQ(player.board().find("n")->as<int>(), 0);
    player.seek(1'000'000);
    EXPECT_EQ(player.position(), 3u);
    EXPECT_EQ(player.board().find("n")->as<int>(), 3);
    player.seek(0);
    EXPECT_EQ(player.board().find("n")->as<int>(), 0);
}

}  // namespace
}  // namespace stepwell
