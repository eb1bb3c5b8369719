// Predicting in the real window: a question, wrong and right answers, by buttons, keys and in the scene.
#include <gtest/gtest.h>

#include <algorithm>
#include <ranges>

#include "app/look/boxes.h"
#include "app/text/strings.h"
#include "tests/journeys/journey.h"

namespace stepwell {
namespace {

using State = Prediction::State;

class Asking : public testing::Test {
protected:
    Journey j{1600, 900, "wave"};

    const Prediction& prediction() { return j.session().prediction(); }
    std::string button(bool right) {
        const auto& choices = prediction().question()->choices;
        for (std::size_t i = 0; i < choices.size(); ++i)
            if (choices[i].right == right && !prediction().tried(i)) return "question.choice." + std::to_string(i);
        return {};
    }
    Cell cell_of(bool right) {
        const auto& choices = prediction().question()->choices;
        return std::ranges::find(choices, right, &Choice::right)->value.cell();
    }
    void go_to_question(std::string_view kind) {
        if (!prediction().on()) j.click("head.predict");
        for (int i = 0; i < 300; ++i) {
            if (prediction().pending() && prediction().question()->key == kind) return j.settle();
            if (prediction().pending()) j.session().show_answer();
            j.session().step(Direction::forwards, StepSize::detail);
        }
        FAIL() << "no question " << kind;
    }
    Box panel() {
        const Box q = j.find(button(true).empty() ? "question.next" : button(true))->box;
        return {q.x, q.y - 100, 400, 350};
    }
};

TEST_F(Asking, WhatIsAskedBelowTheSceneKeepsItsSpaces) {
    go_to_question("number");
    const Box stage = j.find("stage")->box;
    const float type = j.ui().sizes().lead;
    const Colour ground = j.ui().theme().sentence;
    const Screenshot shot = j.screenshot();
    Box band{stage.x + 4, stage.y + stage.h, stage.w - 8, 0};
    const auto is_ground = [&](float y) { return count(shot, {band.x, y, 1, 1}, ground) == 1; };
    while (!is_ground(band.y) && band.y < static_cast<float>(shot.height)) ++band.y;
    while (is_ground(band.y + band.h)) ++band.h;
    ASSERT_GT(band.h, type);
    // Columns without a letter, as wide as a space, between two words.
    std::size_t spaces = 0;
    float empty = 0;
    bool begun = false;
    for (float x = band.x; x < band.x + band.w; ++x) {
        const bool letter = count(shot, {x, band.y, 1, band.h}, ground) < static_cast<std::size_t>(band.h);
        if (letter && begun && empty > 0.2F * type) ++spaces;
        begun = begun || letter;
        empty = letter ? 0 : empty + 1;
    }
    const Texts& texts = Texts::of(j.session().lesson(), Language::en);
    const std::string asked = plain_text(*words("question number", texts, j.session().scene(), j.session().moment()));
    EXPECT_EQ(spaces, static_cast<std::size_t>(std::ranges::count(asked, ' '))) << asked;
}

TEST_F(Asking, WrongThenRightByButtons) {
    go_to_question("number");
    const Box stage = j.find("stage")->box;
    const Box sentence{stage.x, stage.y + stage.h, stage.w, j.find("transport.bar")->box.y - 40 - stage.y - stage.h};
    const Screenshot asked = j.screenshot();
    EXPECT_EQ(j.session().sentence(), "") << "nothing gives it away";
    const Screenshot hidden = j.screenshot();

    const std::string wrong = button(false), right = button(true);
    j.click(wrong);
    EXPECT_EQ(prediction().state(), State::wrong);
    EXPECT_GT(count(j.screenshot(), panel(), j.role(Role::wrong)), 30u) << "it says so";
    EXPECT_EQ(count(j.screenshot(), panel(), j.role(Role::right)), 0u);
    EXPECT_FALSE(j.find(wrong)->enabled) << "not twice the same";
    EXPECT_EQ(j.session().sentence(), "");
    EXPECT_GT(differing(hidden, j.screenshot(), sentence), 200u) << "where the sentence waits, it says why not";
    EXPECT_EQ(differing(asked, j.screenshot(), stage), 0u) << "a wrong answer changes nothing in the scene";

    j.click(right);
    EXPECT_EQ(prediction().state(), State::right);
    EXPECT_EQ(prediction().credit(), Credit::retry) << "right, but not at the first try";
    EXPECT_EQ(j.session().progress().question("wave", "number"), Credit::retry);
    EXPECT_NE(j.session().sentence(), "");
    EXPECT_GT(differing(hidden, j.screenshot(), sentence), 200u) << "the sentence is there";
    EXPECT_GT(count(j.screenshot(), panel(), j.role(Role::right)), 30u);

    const std::size_t here = j.session().position();
    j.click("question.next");
    EXPECT_GT(j.session().position(), here);
}

TEST_F(Asking, InANarrowWindowTheQuestionIsSeenAndAnswered) {
    j.resize(800, 600);
    go_to_question("number");
    j.settle();
    ASSERT_NE(j.find(button(true)), nullptr);
    ASSERT_NE(j.find("stage"), nullptr) << "who is asked about the scene sees it";
    j.click(button(true));
    EXPECT_EQ(prediction().state(), State::right);
    go_to_question("take");
    j.settle();
    ASSERT_NE(j.find("stage"), nullptr) << "answers that are cells are in the scene";
    j.click(j.at(cell_of(true)));
    EXPECT_EQ(prediction().state(), State::right);
}

TEST_F(Asking, InTheSceneAloneTheQuestionIsSeenAndAnswered) {
    j.press('V');
    go_to_question("number");
    j.settle();
    ASSERT_NE(j.find(button(true)), nullptr);
    j.click(button(true));
    EXPECT_EQ(prediction().state(), State::right);
    EXPECT_EQ(j.find("tabs.lower.0"), nullptr);
}

TEST_F(Asking, NoAnswerIsCutInASmallWindow) {
    j.resize(800, 600);
    for (const auto& [scene, kinds] :
         {std::pair<std::string_view, std::vector<std::string_view>>{"wave", {"take", "look", "number"}},
          {"way-back", {"take", "look"}},
          {"stuck-at-the-wall", {"step"}}}) {
        ASSERT_TRUE(j.session().open_scene(scene));
        for (const std::string_view kind : kinds) {
            j.session().to_first();
            go_to_question(kind);
            for (const Language language : all_languages) {
                for (const int type : {100, 150}) {
                    j.change([&](Preferences& p) { p.language = language, p.type_size = type; });
                    j.settle();
                    j.save(std::string(scene) + "-asks-" + std::string(kind) + "-" + std::string(code_of(language)) +
                           "-" + std::to_string(type));
                    EXPECT_TRUE(j.ui().paint().cut().empty()) << scene << " " << kind << " " << code_of(language) << " "
                                                              << type << ": " << j.ui().paint().cut().front();
                }
            }
            j.change([](Preferences& p) { p.language = Language::en, p.type_size = 100; });
        }
    }
}

TEST_F(Asking, WhatBecameOfAnAnswerIsSeen) {
    go_to_question("number");
    j.change([](Preferences& p) { p.type_size = 150; });
    j.settle();
    j.click(button(false));
    j.settle();
    j.click(button(true));
    j.settle();
    EXPECT_GE(j.find("question.next")->box.h, j.ui().sizes().control - 1) << "the button that goes on is in view";
}

TEST_F(Asking, WhilePredictingADigitNeverChangesTheSpeed) {
    const int speed = j.session().transport().speed();
    j.click("head.predict");
    ASSERT_EQ(prediction().question(), nullptr) << "the first step asks nothing";
    j.press('9');
    go_to_question("number");
    j.click(button(true));
    j.press('1');
    EXPECT_EQ(j.session().transport().speed(), speed);
    j.click("head.predict");
    j.press('9');
    EXPECT_NE(j.session().transport().speed(), speed);
}

TEST_F(Asking, AnAnswerUnderThePointerIsFramedInTheScene) {
    go_to_question("take");
    const Screenshot before = j.screenshot();
    j.point_at(j.find(button(true))->box.centre());
    j.settle();
    EXPECT_GT(differing(before, j.screenshot(), j.box(cell_of(true))), 50u);
}

TEST_F(Asking, NoButtonMovesWhenAnotherGetsItsSign) {
    go_to_question("look");
    const auto boxes = [&] {
        std::vector<Box> all;
        for (std::size_t i = 0; i < prediction().question()->choices.size(); ++i)
            all.push_back(j.find("question.choice." + std::to_string(i))->box);
        return all;
    };
    const auto before = boxes();
    j.click(button(false));
    EXPECT_EQ(boxes(), before);
}

TEST_F(Asking, RightAtOnceByKey) {
    go_to_question("number");
    const auto& choices = prediction().question()->choices;
    const auto right = std::ranges::find(choices, true, &Choice::right) - choices.begin();
    const int speed = j.session().transport().speed();
    j.press(static_cast<char>('1' + right));
    j.settle();
    EXPECT_EQ(prediction().credit(), Credit::first_try);
    EXPECT_EQ(j.session().transport().speed(), speed) << "while asking, digits answer";
}

TEST_F(Asking, ReturnGoesOnOnceTheAnswerIsIn) {
    go_to_question("number");
    const std::size_t here = j.session().position();
    j.press(Key::enter);
    EXPECT_EQ(j.session().position(), here) << "the question waits for an answer";
    j.click(button(true));
    j.press(Key::enter);
    j.settle();
    const std::size_t there = j.session().position();
    EXPECT_GT(there, here);
    j.session().seek(here);
    j.press(Key::right);
    EXPECT_EQ(j.session().position(), there) << "as far as the arrow";

    j.session().seek(here);
    j.ui().focus("head.map");
    j.settle();
    j.press(Key::enter);
    j.settle();
    EXPECT_EQ(j.session().position(), here) << "a button that has the keyboard comes first";
    EXPECT_TRUE(j.ui().anything_open());
    j.press(Key::escape);
    j.settle();
    j.ui().unfocus();

    j.session().set_predict(false);
    j.press(Key::enter);
    EXPECT_EQ(j.session().position(), here) << "and without questions Return does nothing";
}

TEST_F(Asking, HintAndAnswerShareARowWhereTheyFit) {
    go_to_question("number");
    const Box hint = j.find("question.hint")->box, show = j.find("question.show")->box;
    EXPECT_EQ(hint.y, show.y);
    EXPECT_GE(show.x, hint.x + hint.w);
    for (const Language language : all_languages) {
        j.change([&](Preferences& p) { p.language = language, p.type_size = 120; });
        const Box first = j.find("question.hint")->box, second = j.find("question.show")->box;
        EXPECT_EQ(common(first, second).w * common(first, second).h, 0) << code_of(language);
    }
}

TEST_F(Asking, TheRightAnswerThatWasChosenLooksChosen) {
    go_to_question("number");
    const std::string right = button(true);
    j.click(right);
    j.point_at({2, 2});
    j.settle();
    const Box box = j.find(right)->box;
    EXPECT_FALSE(j.find(right)->enabled);
    EXPECT_GT(count(j.screenshot(), box, j.role(Role::accent)), static_cast<std::size_t>(box.w * box.h / 2))
        << "in full colour";
}

TEST_F(Asking, InTheScene) {
    go_to_question("take");
    ASSERT_TRUE(prediction().question()->in_scene);
    const Input before = j.session().input();
    j.click(j.at(cell_of(false)));
    EXPECT_EQ(prediction().state(), State::wrong);
    j.click(j.at(cell_of(true)));
    EXPECT_EQ(prediction().state(), State::right);
    EXPECT_EQ(j.session().input(), before) << "an answer draws no wall";
}

TEST_F(Asking, AHintAndGivingUp) {
    go_to_question("number");
    j.press('I');
    j.settle();
    const std::size_t crossed = static_cast<std::size_t>(
        std::ranges::count_if(std::views::iota(std::size_t{0}, prediction().question()->choices.size()),
                              [&](std::size_t i) { return prediction().crossed_out(i); }));
    EXPECT_EQ(crossed, 1u);
    EXPECT_EQ(prediction().state(), State::asked) << "a hint is no wrong answer";
    j.click("question.show");
    EXPECT_EQ(prediction().state(), State::shown);
    EXPECT_EQ(count(j.screenshot(), panel(), j.role(Role::wrong)), 0u);
    EXPECT_EQ(j.session().progress().question("wave", "number"), Credit::none) << "no credit for what was shown";
}

TEST_F(Asking, TheWaveIsFilledInCellByCellAndTheSceneIsTicked) {
    const Screenshot before = j.screenshot();
    EXPECT_EQ(j.find("question.next_scene"), nullptr);
    j.press(Key::end);
    EXPECT_FALSE(j.session().progress().ticked(j.session().scene())) << "going to the end ticks nothing";
    j.press(Key::home);
    j.press(Key::f6);
    j.settle();
    const Input own = j.session().input();
    j.click("question.task.quiz");
    ASSERT_NE(j.session().task(), nullptr);
    EXPECT_NE(j.session().input(), own) << "the task has its own floor";
    j.press(Key::end);
    EXPECT_TRUE(prediction().pending()) << "no step leads past an open question";
    int answered = 0, cells = 0;
    const Level floor = j.session().input().map;
    for (std::size_t i = 0; i < floor.extent().cells(); ++i) cells += floor.walkable(floor.extent().at(i));
    for (; prediction().pending() && answered < 100; ++answered) {
        const auto& choices = prediction().question()->choices;
        j.press(static_cast<char>('0' + std::ranges::find(choices, true, &Choice::right)->value.raw));
        j.press(Key::end);
    }
    EXPECT_EQ(answered, cells - 1) << "every cell but the first";
    j.settle();
    EXPECT_EQ(j.session().progress().task("wave", j.session().scene().tasks().front()), Credit::first_try);
    j.click("question.leave");
    EXPECT_EQ(j.session().input(), own);
    for (const std::string kind : {"take", "look", "number"}) {
        go_to_question(kind);
        j.click(button(true));
    }
    EXPECT_TRUE(j.session().progress().ticked(j.session().scene()));
    j.point_at({2, 2});
    j.settle();
    const Box row = j.find("rail.scene.wave")->box;
    EXPECT_GT(differing(before, j.screenshot(), Box{row.x + row.w - 40, row.y, 40, row.h}), 10u)
        << "a tick in the rail";
    EXPECT_EQ(j.find("question.task.quiz")->label, Strings::of(Language::en)["questions.task_once_more"]);
    j.ui().focus("question.next_scene");
    j.settle();
    j.press(Key::enter);
    j.settle();
    EXPECT_EQ(j.session().scene().id(), "way-back") << "the next in the rail is at hand";
    EXPECT_EQ(j.find("question.next_scene"), nullptr) << "which has no tick yet";
}

}  // namespace
}  // namespace stepwell
