// The best score wins (lesson 1, RULES.md: Utility).
#include "core/brains/utility.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "core/base/dice.h"
#include "core/base/lines.h"
#include "core/base/text.h"
#include "core/trace/player.h"
#include "core/trace/record.h"
#include "tests/files.h"

namespace stepwell {
namespace {

using tests::golden;

Silent silent;
const Worth worth;

std::vector<std::string_view> split(std::string_view text, char at) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(at);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

int number(std::string_view text) { return whole_number(text).value(); }

Fighter with_life(int life, int most) { return {.life = life, .max_life = most}; }

// --- the golden rows -------------------------------------------------------------------------------------------------

/// One row of golden/utility.csv: a situation, what is considered in it, and what is chosen.
struct Row {
    Fighter me, hero;
    Team others;
    std::vector<std::string> names;
    bool shaman = false;
    std::string considered, chosen;

    explicit Row(std::string_view line) {
        const auto fields = split(line, ',');
        shaman = fields[0] == "shaman";
        hero = with_life(number(fields[1]), number(fields[2]));
        hero.poisoned = fields[3] == "yes";
        hero.potions = fields[3] == "potion" ? 1 : 0;
        std::vector<Fighter> all;
        for (const std::string_view other : split(fields[4], ' ')) {
            const auto name = split(other, ':'), life = split(name[1], '/');
            names.emplace_back(name[0]);
            all.push_back(with_life(number(life[0]), number(life[1])));
        }
        others = Team(std::move(all));
        if (shaman) {
            me.learn(Act::heal, number(fields[5]));
            me.learn(Act::spit, number(fields[6]));
        }
        considered = fields[7];
        chosen = fields[8];
    }
    Decision choose() const {
        return shaman ? shaman_chooses(me, hero, others, worth, silent) : hero_chooses(hero, others, worth, silent);
    }
    std::string name_of(const Scored& scored) const {
        std::string name{labels(Act{})[static_cast<std::size_t>(scored.act)]};
        if (scored.target != nobody) name += ":" + names[static_cast<std::size_t>(scored.target)];
        return name;
    }
};

std::vector<Row> golden_rows() {
    static const std::string text = golden("utility.csv");
    std::vector<Row> rows;
    const auto lines = split_lines(text);
    for (std::size_t i = 1; i < lines.size(); ++i)
        if (!lines[i].empty()) rows.emplace_back(lines[i]);
    return rows;
}

TEST(Utility, TheSixDecisions) {
    const std::vector<Row> rows = golden_rows();
    ASSERT_EQ(rows.size(), 6u);
    for (const Row& row : rows) {
        const Decision decision = row.choose();
        std::string considered;
        for (const Scored& each : decision.considered)
            considered += (considered.empty() ? "" : " ") + row.name_of(each) + "=" + std::to_string(each.score);
        EXPECT_EQ(considered, row.considered);
        EXPECT_EQ(row.name_of(decision.best), row.chosen);
    }
}

// --- consider --------------------------------------------------------------------------------------------------------

/// The best of 40 for an attack and these, considered one after the other.
Decision best_of(std::initializer_list<Scored> acts) {
    Best best{silent, "best", 40, Act::attack, nobody};
    for (const Scored& each : acts) consider(best, each.score, each.act, each.target, silent);
    return best.value();
}

TEST(Consider, OnlyAGreaterScoreReplacesTheBest) {
    EXPECT_EQ(best_of({{41, Act::heal, 2}}).best, (Scored{41, Act::heal, 2}));
    EXPECT_EQ(best_of({{39, Act::heal, 2}}).best, (Scored{40, Act::attack, nobody}));
    EXPECT_EQ(best_of({{40, Act::heal, 2}}).best, (Scored{40, Act::attack, nobody})) << "the earlier one wins a tie";
    EXPECT_EQ(best_of({{40, Act::heal}, {60, Act::spit}, {60, Act::slam}}).best, (Scored{60, Act::spit, nobody}));
}

TEST(Consider, KeepsAllThatWereConsideredInTheirOrder) {
    EXPECT_EQ(best_of({{60, Act::spit}, {0, Act::heal, 1}}).considered,
              (std::vector<Scored>{{40, Act::attack, nobody}, {60, Act::spit, nobody}, {0, Act::heal, 1}}));
}

TEST(Percent, IsRoundedDown) {
    EXPECT_EQ(percent(3, 9), 33);
    EXPECT_EQ(percent(16, 16), 100);
    EXPECT_EQ(percent(0, 7), 0);
    EXPECT_EQ(percent(13, 40), 32);
    EXPECT_EQ(percent(2, 3), 66);
}

// --- who is looked at ------------------------------------------------------------------------------------------------

TEST(WeakestAlly, HasTheSmallestShareBelowHalfOfEqualOnesTheFirst) {
    const auto weakest = [](std::vector<Fighter> allies) { return weakest_ally(Team(std::move(allies)), silent); };
    EXPECT_EQ(weakest({with_life(3, 9), with_life(5, 16)}), 1) << "5 of 16 are more, but a smaller share";
    EXPECT_EQ(weakest({with_life(6, 16), with_life(3, 8)}), 0) << "both have 37 %";
    EXPECT_EQ(weakest({with_life(8, 16)}), nobody) << "50 % is not below 50 %";
    EXPECT_EQ(weakest({with_life(49, 100)}), 0);
    EXPECT_EQ(weakest({}), nobody);
}

TEST(WeakestEnemy, HasTheFewestHitPointsOfEqualOnesTheFirst) {
    const auto weakest = [](std::vector<Fighter> enemies) { return weakest_enemy(Team(std::move(enemies)), silent); };
    EXPECT_EQ(weakest({with_life(16, 16), with_life(9, 9)}), 1) << "unhurt, but with fewer points";
    EXPECT_EQ(weakest({with_life(3, 9), with_life(16, 16), with_life(3, 20)}), 0);
}

// --- the full game's table -------------------------------------------------------------------------------------------

/// The score that the act is considered with; nothing if it is not.
std::optional<int> score_of(const Decision& decision, Act act) {
    const auto found = std::ranges::find(decision.considered, act, &Scored::act);
    return found == decision.considered.end() ? std::nullopt : std::optional(found->score);
}

TEST(FullTable, EnemiesSpecials) {
    Fighter me = with_life(20, 20), hero = with_life(30, 40);
    const auto choose = [&] { return enemy_chooses(me, hero, Team({with_life(9, 9)}), worth, silent); };
    EXPECT_EQ(choose().considered.size(), 1u) << "who has learnt nothing can only attack";
    for (const Act act : {Act::heal, Act::spit, Act::firebolt, Act::rend, Act::slam}) me.learn(act);
    EXPECT_EQ(choose().considered, (std::vector<Scored>{{40, Act::attack, nobody},
                                                        {60, Act::spit, nobody},
                                                        {65, Act::firebolt, nobody},
                                                        {55, Act::rend, nobody},
                                                        {60, Act::slam, nobody}}));
    EXPECT_EQ(choose().best.act, Act::firebolt);
    hero.bleeding = hero.poisoned = true;
    EXPECT_EQ(score_of(choose(), Act::rend), std::nullopt);
    EXPECT_EQ(score_of(choose(), Act::spit), std::nullopt);
    me.learn(Act::firebolt, 1);
    EXPECT_EQ(choose().best.act, Act::slam) << "the bolt is not ready";
}

TEST(FullTable, ABossCallsForHelpBelowHalfInItsFirstPhaseAndSlamsOtherwise) {
    Fighter boss = with_life(19, 40);
    boss.learn(Act::slam);
    const auto choose = [&] { return enemy_chooses(boss, with_life(30, 40), Team(), worth, silent); };
    EXPECT_EQ(choose().best, (Scored{60, Act::slam, nobody})) << "no boss, no help";
    boss.phase = 1;
    EXPECT_EQ(choose().best, (Scored{100, Act::summon, nobody}));
    EXPECT_EQ(score_of(choose(), Act::slam), std::nullopt);
    boss.life = 20;
    EXPECT_EQ(choose().best, (Scored{60, Act::slam, nobody})) << "half is not below half";
    boss.life = 1;
    boss.phase = 2;
    EXPECT_EQ(choose().best, (Scored{60, Act::slam, nobody}));
}

TEST(FullTable, HeroesSkillsAndItems) {
    Fighter me = with_life(30, 40);
    me.mana = 4;
    for (const Act act : {Act::heal_skill, Act::buff, Act::debuff, Act::sweep, Act::skill}) me.learn(act, 0, 4);
    std::vector<Fighter> enemies{with_life(3, 9)};
    const auto choose = [&] { return skilled_hero_chooses(me, Team(enemies), worth, silent); };
    EXPECT_EQ(choose().considered, (std::vector<Scored>{{40, Act::attack, 0},
                                                        {0, Act::heal_skill, nobody},
                                                        {50, Act::buff, nobody},
                                                        {45, Act::debuff, nobody},
                                                        {52, Act::sweep, nobody},
                                                        {55, Act::skill, nobody}}));
    EXPECT_EQ(choose().best.act, Act::skill);
    enemies.push_back(with_life(16, 16));
    EXPECT_EQ(score_of(choose(), Act::debuff), 55);
    EXPECT_EQ(score_of(choose(), Act::sweep), 65);
    EXPECT_EQ(choose().best.act, Act::sweep);
    me.buffed = true;
    EXPECT_EQ(score_of(choose(), Act::buff), std::nullopt);
    me.life = 19;
    EXPECT_EQ(score_of(choose(), Act::heal_skill), 75) << "47 % is below half";
    me.antidotes = 1;
    EXPECT_EQ(score_of(choose(), Act::antidote), std::nullopt) << "nothing to cure";
    me.bleeding = true;
    EXPECT_EQ(score_of(choose(), Act::antidote), 70);
    me.life = 20;
    EXPECT_EQ(score_of(choose(), Act::antidote), std::nullopt) << "half is not below half";
    me.life = 14;
    me.potions = 1;
    EXPECT_EQ(score_of(choose(), Act::potion), std::nullopt) << "35 % is not below 35 %";
    me.life = 13;
    EXPECT_EQ(choose().best, (Scored{90, Act::potion, nobody}));
    me.mana = 3;
    EXPECT_EQ(score_of(choose(), Act::skill), std::nullopt) << "too little mana";
}

// --- at random -------------------------------------------------------------------------------------------------------

/// Any situation at all, from dice.
struct Situation {
    Fighter me, hero;
    Team others;
    Worth worth;

    explicit Situation(Dice& dice) {
        for (Fighter* each : {&me, &hero}) {
            *each = fighter(dice);
            each->poisoned = dice.chance(50);
            each->bleeding = dice.chance(50);
            each->buffed = dice.chance(50);
            each->potions = dice.range(0, 1);
            each->antidotes = dice.range(0, 1);
            each->mana = dice.range(0, 8);
            each->phase = dice.range(0, 2);
        }
        std::vector<Fighter> all;
        for (int n = dice.range(1, 4); n > 0; --n) all.push_back(fighter(dice));
        others = Team(std::move(all));
        for (int* score : {&worth.attack, &worth.heal, &worth.spit, &worth.rend, &worth.slam, &worth.skill})
            *score = 10 * dice.range(3, 7);  // ties are frequent
    }
    void learn(Dice& dice, std::initializer_list<Act> acts) {
        for (const Act act : acts)
            if (dice.chance(70)) me.learn(act, dice.range(0, 1), dice.range(0, 4));
    }

private:
    static Fighter fighter(Dice& dice) {
        const int most = dice.range(1, 30);
        return with_life(dice.range(1, most), most);
    }
};

/// The first of the considered ones that no other one beats.
Scored first_maximum(const std::vector<Scored>& considered) {
    return *std::ranges::max_element(considered, {}, &Scored::score);
}

TEST(AtRandom, TheFirstOfTheHighestScoresIsChosen) {
    Dice dice(4);
    int ties = 0;
    for (int i = 0; i < 2000; ++i) {
        Situation at(dice);
        at.learn(dice, {Act::heal, Act::spit, Act::firebolt, Act::rend, Act::slam});
        at.learn(dice, {Act::heal_skill, Act::buff, Act::debuff, Act::sweep, Act::skill});
        for (const Decision& decision : {shaman_chooses(at.me, at.hero, at.others, at.worth, silent),
                                         enemy_chooses(at.me, at.hero, at.others, at.worth, silent),
                                         hero_chooses(at.me, at.others, at.worth, silent),
                                         skilled_hero_chooses(at.me, at.others, at.worth, silent)}) {
            ASSERT_EQ(decision.best, first_maximum(decision.considered));
            ties += std::ranges::count(decision.considered, decision.best.score, &Scored::score) > 1 ? 1 : 0;
        }
    }
    EXPECT_GT(ties, 300);
}

TEST(AtRandom, TheFullTableAddsToTheSmallOneAndChangesNothing) {
    Dice dice(5);
    for (int i = 0; i < 1000; ++i) {
        Situation at(dice);
        at.learn(dice, {Act::heal, Act::spit});
        at.me.phase = at.me.antidotes = 0;
        EXPECT_EQ(enemy_chooses(at.me, at.hero, at.others, at.worth, silent),
                  shaman_chooses(at.me, at.hero, at.others, at.worth, silent));
        EXPECT_EQ(skilled_hero_chooses(at.me, at.others, at.worth, silent),
                  hero_chooses(at.me, at.others, at.worth, silent));
    }
}

// --- curves ----------------------------------------------------------------------------------------------------------

TEST(Curve, RunsFromCornerToCornerAndNeverFalls) {
    for (int bend = 0; bend <= 100; ++bend) {
        EXPECT_EQ(curve(0, bend), 0);
        EXPECT_EQ(curve(100, bend), 100);
        EXPECT_EQ(curve(50, bend), 25 + bend / 2);
        for (int x = 1; x <= 100; ++x) EXPECT_GE(curve(x, bend), curve(x - 1, bend)) << x << " bent by " << bend;
    }
    for (int x = 0; x <= 100; ++x) {
        EXPECT_EQ(curve(x, 50), x);
        EXPECT_EQ(curve(x, 0), x * x / 100);
    }
}

TEST(Multiply, IsInHundredthsRoundedDownEachTime) {
    const auto product = [](std::vector<Consideration> all) { return multiply(all, silent); };
    EXPECT_EQ(product({}), 100);
    EXPECT_EQ(product({{Measure::near, 70}, {Measure::life, 60}}), 42);
    EXPECT_EQ(product({{Measure::near, 33}, {Measure::life, 33}, {Measure::need, 33}}), 3) << "10.89 is 10 on the way";
    EXPECT_EQ(product({{Measure::near, 70}, {Measure::life, 60, 50, true}}), 28) << "turned over: 40";
    EXPECT_EQ(product({{Measure::near, 0}, {Measure::life, 100}}), 0) << "a 0 rules it out";
}

TEST(ChooseByCurves, TakesTheLargestProductAndWaitsIfThereIsNone) {
    const auto choose = [](int near, int life) {
        return choose_by_curves({{Act::attack, {{Measure::near, near}, {Measure::life, life}}},
                                 {Act::flee, {{Measure::near, near}, {Measure::life, life, 50, true}}}},
                                silent);
    };
    EXPECT_EQ(choose(80, 70).best, (Scored{56, Act::attack, nobody}));
    EXPECT_EQ(choose(80, 20).best, (Scored{64, Act::flee, nobody}));
    EXPECT_EQ(choose(80, 50).best, (Scored{40, Act::attack, nobody})) << "a tie";
    EXPECT_EQ(choose(0, 50).best, (Scored{0, Act::wait, nobody}));
}

// --- the recording ---------------------------------------------------------------------------------------------------

TEST(UtilityRecording, HasTheDecisionOnItsBoard) {
    for (const Row& row : golden_rows()) {
        if (!row.shaman) continue;
        auto recording = std::make_shared<const Recording>(
            record([&](Tape& tape) { shaman_chooses(row.me, row.hero, row.others, worth, tape); }));
        const Decision decision = row.choose();
        Player player(recording);
        player.seek(recording->size() - 1);
        const Board& board = player.board();
        EXPECT_EQ(board.find("best_score")->as<int>(), decision.best.score);
        EXPECT_EQ(board.find("best_action")->as<Act>(), decision.best.act);
        EXPECT_EQ(board.find("best_target")->as<int>(), decision.best.target);
        std::vector<Scored> considered;
        const auto acts = board.find("considered")->items(), scores = board.find("scores")->items(),
                   targets = board.find("targets")->items();
        for (std::size_t i = 0; i < acts.size(); ++i)
            considered.push_back({scores[i], Slot<Act>::decode(acts[i]), targets[i]});
        EXPECT_EQ(considered, decision.considered);
        EXPECT_EQ(recording->chapters().size(), 1u);
    }
}

}  // namespace
}  // namespace stepwell
