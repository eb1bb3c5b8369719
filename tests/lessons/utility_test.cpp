// The best score wins: what the scene prints, offers, asks and draws (lesson 1, RULES.md: Utility).
#include <map>
#include <set>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "core/base/dice.h"
#include "core/base/lines.h"
#include "lessons/1-enemies-that-think/utility_picture.h"
#include "lessons/1-enemies-that-think/utility_view.h"
#include "tests/files.h"
#include "tests/lessons/grid_helpers.h"
#include "tests/lessons/log_canvas.h"

namespace stepwell {
namespace {

using namespace tests;
using namespace lesson_1;
using testing::HasSubstr;

const Scene& utility() { return scene("utility"); }
Input preset(std::string_view name) { return utility().preset(name, utility().first_input()); }

/// Any input at all that passes the check, from dice.
Input any_input(Dice& dice) {
    Input input = utility().first_input();
    for (const Setting& setting : utility().settings()) {
        std::string& value = input.settings[setting.name];
        if (setting.kind == Setting::Kind::choice)
            value =
                setting.choices[static_cast<std::size_t>(dice.range(0, static_cast<int>(setting.choices.size()) - 1))];
        else value = std::to_string(dice.range(setting.least, std::min(setting.most, 30)));
        if (setting.name.ends_with("-wait")) value = std::to_string(dice.range(0, 1));
    }
    for (const char* name : {"own", "hero", "rat", "goblin", "cultist"}) {
        const std::string life = fmt::format("{}-life", name);
        const int most = number_of(input.settings, fmt::format("{}-max", name));
        input.settings[life] = std::to_string(std::min(most, number_of(input.settings, life)));
    }
    return input;
}

// --- what comes out --------------------------------------------------------------------------------------------------

TEST(UtilityScene, PrintsTheSixDecisions) {
    EXPECT_EQ(utility().print(utility().first_input(), Format::csv), golden("utility.csv"));
    EXPECT_THAT(utility().print(utility().first_input(), Format::text),
                testing::StartsWith("shaman: attack=40 heal:rat=80 spit=60 -> heal:rat\nshaman: attack=40 spit=60"));
    EXPECT_THAT(utility().print(preset("potion"), Format::json),
                HasSubstr(R"("chosen": {"action": "potion", "target": null, "score": 90})"));
}

TEST(UtilityScene, EachRowIsAPresetOfItsOwn) {
    const std::string text = golden("utility.csv");
    const auto lines = split_lines(text);
    const std::vector<std::string> presets = utility().presets();
    for (std::size_t row = 1; row <= 6; ++row)
        EXPECT_EQ(utility().print(preset(presets[row]), Format::csv), fmt::format("{}\n{}\n", lines[0], lines[row]));
}

TEST(UtilityScene, ADecisionIsAChapter) {
    Played run(utility(), utility().first_input());
    EXPECT_EQ(run.recording().chapters().size(), 6u);
    std::vector<int> numbers;
    for (const std::uint32_t begin : run.recording().chapters())
        numbers.push_back(static_cast<int>(UtilityView(run.at(begin), run.at(begin).now).index()));
    EXPECT_EQ(numbers, (std::vector{0, 1, 2, 3, 4, 5}));
}

TEST(UtilityScene, ChecksItsInput) {
    const auto error = [](Input input) {
        const auto checked = utility().check(input);
        return checked ? std::string() : checked.error().message;
    };
    for (const std::string& name : utility().presets()) EXPECT_EQ(error(preset(name)), "") << name;
    Input input = preset("heal-ally");
    input.settings["rat-life"] = "10";
    EXPECT_THAT(error(input), HasSubstr("rat-life = 10 is more than the 9"));
    input.settings["rat-life"] = "100";
    EXPECT_THAT(error(input), HasSubstr("from 1 to 99"));
    input = preset("heal-ally");
    input.map = Level({3, 3});
    EXPECT_THAT(error(input), HasSubstr("has no floor"));
}

// --- reasons ---------------------------------------------------------------------------------------------------------

TEST(UtilityReasons, AnActIsConsideredIfAndOnlyIfNothingSpeaksAgainstIt) {
    Dice dice(7);
    std::set<std::string_view> reasons;
    for (int i = 0; i < 3000; ++i) {
        const UtilityFacts facts(any_input(dice).settings);
        for (const UtilityFacts::One& one : facts.all)
            for (const Act act : acts_of(one.settings)) {
                const bool considered = std::ranges::count(one.decision.considered, act, &Scored::act) == 1;
                ASSERT_EQ(why(one, act) == "considered", considered)
                    << to_text(Value{Kind::label, static_cast<int>(act), labels(act)});
                reasons.insert(why(one, act));
            }
    }
    EXPECT_THAT(reasons, testing::UnorderedElementsAreArray(why_labels));
}

TEST(UtilityReasons, WhatWasConsideredAndLostWasLowerATieOrBeaten) {
    Dice dice(8);
    std::map<ActRow::State, int> states;
    for (int i = 0; i < 300; ++i) {
        Played run(utility(), any_input(dice));
        const Moment moment = run.at_last();
        const UtilityView view(moment, moment.now);
        ASSERT_TRUE(view.done());
        const Decision& decision = view.one().decision;
        int best_before = -1;
        for (const Scored& each : decision.considered) {
            const std::vector<ActRow> rows = view.rows();
            const ActRow row = *std::ranges::find(rows, each.act, &ActRow::act);
            ++states[row.state];
            if (row.state == ActRow::State::best) {
                EXPECT_EQ(each, decision.best);
            }
            if (row.state == ActRow::State::lower) {
                EXPECT_LT(each.score, best_before);
            }
            if (row.state == ActRow::State::tie) {
                EXPECT_EQ(each.score, best_before);
            }
            if (row.state == ActRow::State::beaten) {
                EXPECT_GT(each.score, best_before);
            }
            best_before = std::max(best_before, each.score);
        }
        for (const ActRow& row : view.rows())
            if (row.number == 0) {
                EXPECT_EQ(row.state, ActRow::State::ruled_out);
            }
    }
    for (const ActRow::State state :
         {ActRow::State::best, ActRow::State::lower, ActRow::State::tie, ActRow::State::beaten})
        EXPECT_GT(states[state], 0);
}

// --- questions -------------------------------------------------------------------------------------------------------

TEST(UtilityQuestions, TheRunGivesTheRightAnswer) {
    Dice dice(9);
    std::set<std::string> asked;
    for (int i = 0; i < 300; ++i) {
        const Input input = any_input(dice);
        Played run(utility(), input);
        for (std::size_t p = 0; p <= run.last(); ++p) {
            const Moment moment = run.at(p);
            const auto question = utility().ask(moment);
            if (!question) continue;
            asked.insert(question->key);
            ASSERT_EQ(std::ranges::count_if(question->choices, &Choice::right), 1);
            ASSERT_GE(question->choices.size(), 2u);
            ASSERT_LE(question->choices.size(), 5u);
            const Choice right = *std::ranges::find_if(question->choices, &Choice::right);
            if (question->key == "replace") {
                EXPECT_EQ(right.key == "replaces", moment.recording.anchor(p + 1).name == "replace");
            } else if (question->key == "wins") {
                std::size_t end = p;
                while (moment.recording.step(end).depth > 1 || moment.recording.anchor(end).name != "done") ++end;
                EXPECT_EQ(right.value.raw, moment.recording.step(end).subject);
            } else {
                const Situation at =
                    situation_of(decisions_of(input.settings)[UtilityView(moment, moment.now).index()]);
                const Fighter& ally = at.others[moment.step().subject];
                EXPECT_EQ(right.value.number(), ally.life * 100 / ally.max_life);
            }
        }
    }
    EXPECT_THAT(asked, testing::UnorderedElementsAreArray(utility().question_kinds()));
}

// --- the picture -----------------------------------------------------------------------------------------------------

TEST(UtilityPicture, ShowsEveryScoreThatWasConsidered) {
    for (const std::string& name : utility().presets()) {
        Played run(utility(), preset(name));
        const Moment moment = run.at_last();
        LogCanvas canvas(utility().world(moment.input), 50);
        utility().draw(canvas, moment, {});
        for (const Scored& each : UtilityView(moment, moment.now).one().decision.considered)
            EXPECT_EQ(std::ranges::count(canvas.calls, std::to_string(each.score), &LogCanvas::Call::text) > 0, true)
                << name << ": " << each.score;
    }
}

TEST(UtilityPicture, NothingIsSaidOfAnActBeforeItsTurn) {
    Played run(utility(), preset("boss"));
    for (std::size_t p = 0; p <= run.last(); ++p) {
        const Moment moment = run.at(p);
        int ahead = 0;
        for (const ActRow& row : UtilityView(moment, moment.now).rows()) {
            if (row.state == ActRow::State::ahead) ++ahead;
            else EXPECT_EQ(ahead, 0) << "at " << p << ": acts come in their order";
        }
    }
}

TEST(UtilityPicture, AHandleIsDraggedToBendItsCurve) {
    Input input = preset("curves");
    for (int curve = 0; curve < 3; ++curve) {
        Point handle{-1, -1};
        for (float x = 0; x < 13; x += 0.1F)
            for (float y = 0; y < 4; y += 0.1F)
                if (handle.x < 0 && curve_handle_at(input.settings, {x, y}) == curve) handle = {x, y};
        ASSERT_GE(handle.x, 0) << curve;
        const Brush brush = utility().press_at(input, utility().pick(input, handle), handle, Tool::automatic, false);
        ASSERT_NE(brush, Brush::none);
        utility().stroke(input, brush, {}, utility().pick(input, {handle.x, 100}));
        EXPECT_EQ(input.settings[bend_setting(curve)], "0");
        utility().stroke(input, brush, {}, utility().pick(input, {handle.x, 0}));
        EXPECT_EQ(input.settings[bend_setting(curve)], "100");
        EXPECT_TRUE(utility().check(input));
    }
    EXPECT_EQ(utility().press_at(input, {}, {0, 8}, Tool::automatic, false), Brush::none);
    EXPECT_EQ(curve_handle_at(preset("boss").settings, {2.1F, 2.1F}), std::nullopt);
}

}  // namespace
}  // namespace stepwell
