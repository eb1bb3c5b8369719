// Turn scenes as a fold, with a small duel: two fighters count down each other's strength.
#include "core/trace/turns.h"

#include <gtest/gtest.h>

#include "core/base/dice.h"
#include "core/trace/cells.h"
#include "core/trace/list.h"
#include "core/trace/player.h"
#include "core/trace/var.h"

namespace stepwell {
namespace {

struct Duel {
    int ours = 30;
    int theirs = 30;
    Dice dice{1};
    std::vector<int> log;
};
enum class Move { strike, rest, train, think_long };
Labels labels(Move) {
    static constexpr std::string_view names[] = {"strike", "rest", "train", "think long"};
    return names;
}

int roll(Dice& dice, Tape& tape) {
    auto call = tape.call("roll");
    Var sum{tape, "sum", 0};
    for (int i = 0; i < 2; ++i) {
        tape.chapter("throw", sum);
        sum = sum + dice.range(1, 6);
    }
    tape.at("done", sum);
    return sum;
}

Duel next(const Duel& before, const Move& move, Tape& tape) {
    auto call = tape.call("next");
    Duel now = before;
    tape.chapter("turn", move);
    Var ours{tape, "ours", now.ours};
    Var theirs{tape, "theirs", now.theirs};
    if (move == Move::strike) {
        tape.at("strike");
        theirs = theirs - roll(now.dice, tape);
    } else if (move == Move::train) {
        tape.at("train");  // an anchor that other turns do not have
        ours = ours + 1;
    } else if (move == Move::think_long) {
        for (int i = 0; i < 1000; ++i) {
            tape.detail("think", i);
            ours = ours + 1;
            ours = ours - 1;
        }
    }
    tape.at("they strike");
    ours = ours - roll(now.dice, tape);
    tape.at("end", ours);
    now.ours = ours;
    now.theirs = theirs;
    now.log.push_back(ours);
    return now;
}

using Fight = Turns<Duel, Move>;

/// All that can be seen of a recording, and the board at each position.
std::string description(const Fight& fight) {
    const auto recording = fight.recording();
    std::string text;
    for (const Anchor& anchor : recording->anchors()) text += anchor.path() + "\n";
    for (const Layer& layer : recording->layers())
        text += layer.name + " " + std::to_string(layer.birth) + " " + std::to_string(layer.death) + " " +
                std::to_string(layer.first_slot) + "\n";
    for (const std::uint32_t chapter : recording->chapters()) text += std::to_string(chapter) + " ";
    if (recording->empty()) return text;
    Player player(recording);
    for (std::size_t p = 0; p < recording->size(); ++p) {
        player.seek(p);
        text += recording->anchor(p).path() + " " + std::to_string(recording->step(p).subject) + " " +
                std::to_string(recording->count("next/turn", p)) + " " + std::to_string(player.board().hash()) + "\n";
    }
    return text;
}

Fight& play(Fight& fight, const std::vector<Move>& moves) {
    for (const Move move : moves) EXPECT_EQ(fight.append(move), Ending::complete);
    return fight;
}

TEST(Turns, KeepAStateATurn) {
    Fight fight({}, next);
    play(fight, {Move::strike, Move::rest, Move::train});
    ASSERT_EQ(fight.turns(), 3u);
    EXPECT_EQ(fight.state(0).ours, 30);
    EXPECT_LT(fight.state(1).theirs, 30);
    EXPECT_EQ(fight.state(2).theirs, fight.state(1).theirs);
    EXPECT_EQ(fight.state(3).log.size(), 3u);
    EXPECT_EQ(fight.begin(1), 0u);
    EXPECT_EQ(fight.recording()->chapters().size(), 3u);
    for (std::size_t turn = 1; turn <= 3; ++turn) EXPECT_EQ(fight.begin(turn), fight.recording()->chapters()[turn - 1]);
    Player player(fight.recording());
    player.seek(fight.begin(3) + 1);
    EXPECT_EQ(player.board().find("ours")->as<int>(), fight.state(2).ours);
}

TEST(Turns, UndoAndRedoEqualAFreshRun) {
    const std::vector<Move> moves{Move::strike, Move::rest,   Move::think_long, Move::train, Move::think_long,
                                  Move::rest,   Move::strike, Move::think_long, Move::train, Move::strike};
    Fight fight({}, next);
    std::vector<std::string> after{description(fight)};
    for (const Move move : moves) {
        play(fight, {move});
        after.push_back(description(fight));
    }
    Dice dice(3);
    for (int round = 0; round < 30; ++round) {
        const auto target = static_cast<std::size_t>(dice.range(0, static_cast<int>(moves.size())));
        while (fight.turns() > target) EXPECT_TRUE(fight.undo());
        while (fight.turns() < target) play(fight, {moves[fight.turns()]});
        ASSERT_EQ(description(fight), after[target]) << "after " << target << " turns";
    }
    while (fight.undo()) {}
    EXPECT_EQ(fight.turns(), 0u);
    EXPECT_TRUE(fight.recording()->empty());
    // Another way on leaves nothing of the first.
    Fight fresh({}, next);
    EXPECT_EQ(description(play(fight, {Move::rest, Move::rest})), description(play(fresh, {Move::rest, Move::rest})));
}

TEST(Turns, CountRightAcrossUndoAtEveryLength) {
    // Turns of one step each, undone and redone around the lengths at which tallies are kept.
    Turns<int, int> turns(0, [](const int& n, const int& add, Tape& tape) {
        auto call = tape.call("next");
        tape.at(add % 2 == 0 ? "even" : "odd");
        return n + add;
    });
    for (int i = 0; i < 8200; ++i) {
        turns.append(i);
        if (i % 512 == 0 || (i > 4090 && i < 4100) || i > 8185) {
            for (int back = 0; back < 3 && back <= i; ++back) turns.undo();
            for (int again = std::max(0, i - 2); again <= i; ++again) turns.append(again);
        }
    }
    const auto recording = turns.recording();
    ASSERT_EQ(recording->size(), 8200u);
    for (std::size_t p = 0; p <= 8200; ++p) ASSERT_EQ(recording->count("next/even", p), (p + 1) / 2) << p;
}

TEST(Turns, ATurnThatDoesNotFitChangesNothing) {
    Fight fight({}, next, {.bytes = 8000});
    play(fight, {Move::strike, Move::rest});
    const std::string before = description(fight);
    EXPECT_EQ(fight.append(Move::think_long), Ending::cut);
    EXPECT_EQ(fight.turns(), 2u);
    EXPECT_EQ(description(fight), before);
    play(fight, {Move::train});
    Fight fresh({}, next);
    EXPECT_EQ(description(fight), description(play(fresh, {Move::strike, Move::rest, Move::train})));
}

TEST(Turns, AStopEndsTheTurnAndChangesNothing) {
    std::stop_source source;
    Turns<int, int> turns(0,
                          [&](const int& n, const int& steps, Tape& tape) {
                              auto call = tape.call("next");
                              if (steps > 5000) source.request_stop();
                              for (int i = 0; i < steps; ++i) tape.at("step");
                              return n + steps;
                          },
                          {.stop = source.get_token()});
    EXPECT_EQ(turns.append(10), Ending::complete);
    EXPECT_EQ(turns.append(10'000), Ending::stopped);
    EXPECT_EQ(turns.turns(), 1u);
    EXPECT_EQ(turns.recording()->size(), 10u);
}

}  // namespace
}  // namespace stepwell
