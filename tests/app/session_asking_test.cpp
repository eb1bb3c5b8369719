// Questions, progress, and what is hidden until the answer is in.
#include "tests/app/asking_fixture.h"

namespace stepwell {
namespace {

using State = Prediction::State;
using Asking = tests::Asking;

TEST_F(Asking, NothingIsAskedUntilSomebodyWantsToPredict) {
    open("wave");
    for (int i = 0; i < 50; ++i) {
        s().step(Direction::forwards);
        EXPECT_EQ(s().prediction().question(), nullptr);
        EXPECT_FALSE(s().hidden());
        EXPECT_FALSE(s().sentence().empty());
    }
}

TEST_F(Asking, AnOpenQuestionHidesSentenceLogAndTheNextBoard) {
    open("wave");
    seek_question("number");
    ASSERT_TRUE(s().hidden());
    EXPECT_EQ(s().sentence(), "");
    EXPECT_LT(s().log_position(s().log_size() - 1), s().position()) << "the log ends before this step";
    for (const Variable& variable : s().variables()) {
        EXPECT_FALSE(variable.touched);
        for (const VariableItem& item : variable.items) EXPECT_FALSE(item.touched);
    }
    s().answer(choice(false));
    EXPECT_TRUE(s().hidden()) << "a wrong answer gives nothing away";
    EXPECT_EQ(s().sentence(), "");
    s().answer(choice(true));
    EXPECT_FALSE(s().hidden());
    EXPECT_NE(s().sentence(), "");
    EXPECT_EQ(s().log_position(s().log_size() - 1), s().position());
    EXPECT_TRUE(std::ranges::any_of(s().variables(), &Variable::touched));
}

TEST_F(Asking, FirstTryAndRetryAreToldApart) {
    open("wave");
    seek_question("number");
    s().answer(choice(true));
    EXPECT_EQ(state(), State::right);
    EXPECT_EQ(s().prediction().credit(), Credit::first_try);
    EXPECT_EQ(s().progress().question("wave", "number"), Credit::first_try);
    seek_question("take");
    s().answer(choice(false));
    EXPECT_EQ(state(), State::wrong);
    ASSERT_TRUE(s().prediction().verdict());
    EXPECT_FALSE(s().prediction().verdict()->right);
    EXPECT_EQ(s().prediction().verdict()->reason, question().choices[choice(false)].reason);
    EXPECT_EQ(s().progress().question("wave", "take"), Credit::none);
    const std::size_t wrong = choice(false);
    EXPECT_TRUE(s().prediction().tried(wrong));
    s().answer(wrong);  // again: nothing new
    s().answer(999);
    EXPECT_EQ(state(), State::wrong);
    s().answer(choice(true));
    EXPECT_EQ(s().prediction().credit(), Credit::retry);
    EXPECT_EQ(s().progress().question("wave", "take"), Credit::retry);
    s().answer(choice(false));
    EXPECT_EQ(state(), State::right) << "an answer is an answer";
}

TEST_F(Asking, AQuestionAboutCellsIsAnsweredInTheScene) {
    open("wave");
    seek_question("take");
    ASSERT_TRUE(question().in_scene);
    const Cell right = question().choices[choice(true)].value.cell();
    const Cell wrong = question().choices[choice(false)].value.cell();
    const Input before = s().input();
    click(0, 0);  // a wall somewhere
    EXPECT_EQ(state(), State::wrong);
    EXPECT_EQ(s().prediction().verdict()->choice, std::nullopt);
    EXPECT_EQ(s().prediction().verdict()->reason, question().elsewhere);
    click(wrong.x, wrong.y);
    EXPECT_EQ(s().prediction().verdict()->choice, choice(false));
    click(-5, 2);
    EXPECT_EQ(s().prediction().verdict()->choice, choice(false)) << "outside of the scene is no answer";
    click(right.x, right.y);
    EXPECT_EQ(state(), State::right);
    EXPECT_EQ(s().input(), before) << "nothing was drawn";
    click(right.x, right.y);
    EXPECT_EQ(s().input(), before) << "one click too many is no wall";
    while (s().prediction().question() != nullptr) s().step(Direction::forwards, StepSize::detail);
    click(right.x, right.y);
    EXPECT_NE(s().input(), before) << "behind the question the pointer draws again";
}

TEST_F(Asking, AChosenToolDrawsEvenWhileAQuestionIsOpen) {
    open("wave");
    seek_question("take");
    s().choose_tool(Tool::wall);
    ASSERT_FALSE(wall(14, 5));
    click(14, 5);
    EXPECT_TRUE(wall(14, 5));
    EXPECT_EQ(s().prediction().state(), State::asked) << "the question is about the new run";
}

TEST_F(Asking, ADigitIsANumbersOwnAndElseTheAnswersPlace) {
    open("wave");
    s().set_predict(true);
    const auto ask = [&](std::string_view kind) -> const Question& {
        s().set_step_size(StepSize::detail);
        do s().step(Direction::forwards);
        while (s().prediction().question() == nullptr || s().prediction().question()->key != kind);
        return *s().prediction().question();
    };
    const Question& number = ask("number");
    ASSERT_TRUE(s().prediction().digits_are_values());
    for (std::size_t i = 0; i < number.choices.size(); ++i)
        EXPECT_EQ(s().prediction().choice_of_digit(number.choices[i].value.raw), i);
    EXPECT_EQ(s().prediction().choice_of_digit(9), std::nullopt);
    s().answer_by_digit(number.choices[0].value.raw);
    EXPECT_TRUE(s().prediction().tried(0));
    ask("take");
    EXPECT_FALSE(s().prediction().digits_are_values());
    EXPECT_EQ(s().prediction().choice_of_digit(1), 0u);
    EXPECT_EQ(s().prediction().choice_of_digit(0), std::nullopt);
}

TEST_F(Asking, AHintCrossesOutAWrongAnswerAndCostsTheFirstTry) {
    open("wave");
    seek_question("number");
    const std::size_t choices = question().choices.size();
    ASSERT_GE(choices, 3u);
    for (std::size_t i = 0; i < choices + 3; ++i) s().hint();
    std::size_t left = 0;
    for (std::size_t i = 0; i < choices; ++i) {
        const bool crossed_out = s().prediction().crossed_out(i);
        EXPECT_FALSE(crossed_out && question().choices[i].right);
        left += !crossed_out;
    }
    EXPECT_EQ(left, 2u);
    EXPECT_EQ(state(), State::asked) << "a hint is no wrong answer";
    EXPECT_EQ(s().prediction().verdict(), std::nullopt);
    s().answer(choice(true));
    EXPECT_EQ(s().prediction().credit(), Credit::retry);
}

TEST_F(Asking, AShownAnswerEarnsNothing) {
    open("wave");
    seek_question("number");
    s().show_answer();
    EXPECT_EQ(state(), State::shown);
    EXPECT_FALSE(s().hidden());
    s().answer(choice(true));
    EXPECT_EQ(state(), State::shown);
    EXPECT_EQ(s().progress().question("wave", "number"), Credit::none);
}

TEST_F(Asking, GoingOnGivesTheAnswerAway) {
    open("wave");
    seek_question("number");
    const std::size_t here = s().position();
    s().step(Direction::forwards, StepSize::detail);
    s().seek(here);
    EXPECT_EQ(state(), State::shown);
    s().step(Direction::backwards, StepSize::detail);
    s().step(Direction::forwards, StepSize::detail);
    EXPECT_EQ(state(), State::shown);
}

TEST_F(Asking, GoingBackLeavesTheQuestionOpen) {
    open("wave");
    seek_question("number");
    const std::size_t here = s().position();
    s().answer(choice(false));
    s().seek(here - 1);
    s().seek(here);
    EXPECT_TRUE(s().prediction().pending());
}

TEST_F(Asking, AnAnsweredQuestionStaysAnswered) {
    open("wave");
    seek_question("number");
    const std::size_t here = s().position();
    s().answer(choice(false));
    s().answer(choice(true));
    s().to_first();
    s().seek(here);
    EXPECT_EQ(state(), State::right);
    EXPECT_EQ(s().prediction().credit(), Credit::retry);
    EXPECT_FALSE(s().hidden());
    s().set_predict(false);
    EXPECT_EQ(s().prediction().question(), nullptr);
    s().set_predict(true);
    EXPECT_EQ(state(), State::asked) << "turned on anew, it asks anew";
}

TEST_F(Asking, PlayingStopsAtEachQuestionUntilItIsAnswered) {
    open("wave");
    s().set_predict(true);
    s().set_speed(8);
    int asked = 0;
    for (int round = 0; round < 2000 && s().position() < s().run().last(); ++round) {
        s().play(Direction::forwards);
        for (int i = 0; i < 30 && s().transport().playing(); ++i) s().tick(0.1);
        if (!s().prediction().pending()) continue;
        EXPECT_FALSE(s().transport().playing());
        s().answer(choice(true));
        ++asked;
    }
    EXPECT_EQ(s().position(), s().run().last());
    EXPECT_GT(asked, 60) << "each cell that gets a number";
}

// The question about a neighbour stands at a detail; whoever goes by steps meets it too, until it was answered once.
TEST_F(Asking, StepsMeetEachKindOfQuestionUntilItWasAnsweredRight) {
    open("wave");
    ASSERT_EQ(s().transport().size(), StepSize::step);
    s().set_predict(true);
    std::vector<std::string> met;
    for (int i = 0; i < 40; ++i) {
        s().step(Direction::forwards);
        if (!s().prediction().pending()) continue;
        met.push_back(question().key);
        s().answer(choice(true));
    }
    for (const std::string& kind : s().scene().question_kinds())
        EXPECT_NE(s().progress().question("wave", kind), Credit::none) << kind;
    EXPECT_EQ(std::ranges::count(met, "look"), 1);
    EXPECT_GT(std::ranges::count(met, "number"), 3);
}

TEST_F(Asking, QuestionsComeFromAMapThatTheLearnerDrew) {
    open("way-back");
    click(9, 3);
    click(8, 2);
    click(8, 4);
    seek_question("look");
    s().answer(choice(true));
    EXPECT_EQ(state(), State::right);
}

TEST_F(Asking, ASceneIsTickedWhenItsQuestionsAreAnsweredNotWhenItsEndIsReached) {
    for (const auto& lesson : lessons_) {
        std::size_t ticked = 0;
        for (const auto& scene : lesson.scenes) {
            open(scene->id());
            s().set_predict(false);
            s().to_last();
            EXPECT_FALSE(s().progress().ticked(*scene));
            for (const std::string& kind : scene->question_kinds()) {
                EXPECT_FALSE(s().progress().ticked(*scene));
                s().set_predict(false);
                s().to_first();
                seek_question(kind);
                s().answer(choice(true));
            }
            for (const Task& task : scene->tasks()) {
                EXPECT_FALSE(s().progress().ticked(*scene));
                s().start_task(task.key);
                while (s().position() < s().last()) {
                    s().step(Direction::forwards);
                    if (s().prediction().pending()) s().answer(choice(true));
                }
                s().leave_task();
            }
            EXPECT_TRUE(s().progress().ticked(*scene)) << scene->id();
            EXPECT_EQ(s().progress().done(*scene).first, s().progress().done(*scene).second);
            EXPECT_EQ(s().progress().ticked(lesson), ++ticked);
        }
    }
    start();
    EXPECT_TRUE(s().progress().ticked(*find_scene(lessons_, "wave").scene)) << "kept over a new start";
    s().forget_progress();
    EXPECT_FALSE(s().progress().ticked(*find_scene(lessons_, "wave").scene));
    start();
    EXPECT_FALSE(s().progress().ticked(*find_scene(lessons_, "wave").scene));
}

TEST(ProgressTest, IsReadBackAndChecked) {
    Progress progress;
    EXPECT_TRUE(progress.add_question("wave", "take", Credit::retry));
    EXPECT_FALSE(progress.add_question("wave", "take", Credit::retry));
    EXPECT_TRUE(progress.add_question("wave", "take", Credit::first_try));
    EXPECT_FALSE(progress.add_question("wave", "take", Credit::retry));
    EXPECT_FALSE(progress.add_question("wave", "look", Credit::none));
    EXPECT_TRUE(
        progress.add_task("way \"back\"", {.key = "quiz", .question = "x", .inputs_version = 3}, Credit::retry));
    const auto again = progress_from(to_toml(progress));
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(*again, progress);
    EXPECT_EQ(again->task("way \"back\"", {.key = "quiz", .question = "x", .inputs_version = 4}), Credit::none)
        << "credit for an old input is none for the new one";
    EXPECT_EQ(*progress_from(""), Progress{});
    for (const char* bad : {"x", "wave = 3", "[wave]\nquestions = 3", "[wave]\nquestions.take = \"perfect\"",
                            "[wave]\nother = 1", "[wave.tasks.quiz]\nversion = -1\ncredit = \"retry\"",
                            "[wave.tasks.quiz]\nversion = 1\ncredit = \"retry\"\nmore = 2"}) {
        const auto result = progress_from(bad);
        ASSERT_FALSE(result) << bad;
        EXPECT_GT(result.error().line, 0) << bad;
    }
}

TEST_F(Asking, AnEntryOfAHeapIsClickedInItsTreeAsWellAsOnTheFloor) {
    open("heap");
    seek_question("gap");
    const Cell right = question().choices[choice(true)].value.cell();
    const Box world = s().scene().world(s().input());
    std::optional<Point> in_tree;
    for (float y = world.y; y < world.y + world.h && !in_tree; y += 0.2F)
        for (float x = world.x; x < world.x + world.w && !in_tree; x += 0.2F)
            if (s().scene().cell_beside(s().moment(), {x, y}) == right) in_tree = Point{x, y};
    ASSERT_TRUE(in_tree);
    s().press(*in_tree, false);
    s().release();
    EXPECT_EQ(state(), State::right);
}

}  // namespace
}  // namespace stepwell
