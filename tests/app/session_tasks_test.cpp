// Tasks: an algorithm carried out by hand, question by question.
#include "tests/app/asking_fixture.h"

namespace stepwell {
namespace {

using ::testing::ElementsAre;

class Tasks : public tests::Asking {
protected:
    Tasks() {
        open("wave");
        own_ = [&] {
            click(10, 1);
            s().seek(33);
            return s().input();
        }();
        task_ = s().scene().tasks().at(0);
        s().messages = {};
    }
    /// Goes on to the end; `at_question` answers.
    template <class Answer>
    int do_all(Answer at_question) {
        int asked = 0;
        while (s().position() < s().last()) {
            if (s().prediction().pending()) at_question(asked++);
            s().step(Direction::forwards);
        }
        return asked;
    }

    Input own_;
    Task task_;
};

TEST_F(Tasks, RunOnTheirOwnInputAndGiveTheLearnersBack) {
    s().start_task(task_.key);
    ASSERT_NE(s().task(), nullptr);
    EXPECT_EQ(s().input(), s().scene().task_input(task_));
    EXPECT_EQ(s().run().input(), s().input());
    EXPECT_TRUE(s().prediction().on());
    EXPECT_FALSE(s().can_undo());
    s().leave_task();
    EXPECT_EQ(s().task(), nullptr);
    EXPECT_EQ(s().input(), own_);
    EXPECT_EQ(s().position(), 33u);
    EXPECT_FALSE(s().prediction().on());
    EXPECT_TRUE(s().can_undo());
}

TEST_F(Tasks, BeginAtTheirFirstQuestion) {
    s().start_task(task_.key);
    EXPECT_TRUE(s().prediction().pending());
    EXPECT_EQ(question().key, task_.question);
}

TEST_F(Tasks, GoingOnLeadsToTheNextQuestion) {
    s().start_task(task_.key);
    std::size_t before = s().position();
    s().go_on();
    EXPECT_EQ(s().position(), before) << "not before the answer";
    for (int i = 0; i < 3; ++i) {
        s().answer(choice(true));
        s().go_on();
        EXPECT_GT(s().position(), before);
        ASSERT_TRUE(s().prediction().pending());
        before = s().position();
    }
}

TEST_F(Tasks, SayWhyTheyDoNotGoOn) {
    s().start_task(task_.key);
    EXPECT_THAT(message_keys(), testing::Not(testing::Contains("messages.answer_first")));
    s().step(Direction::forwards);
    EXPECT_THAT(message_keys(), testing::Contains("messages.answer_first"));
}

TEST_F(Tasks, NothingLeadsPastAnOpenQuestion) {
    s().start_task(task_.key);
    s().to_last();
    const std::size_t first = s().position();
    EXPECT_LT(first, s().run().last());
    EXPECT_TRUE(s().prediction().pending());
    EXPECT_EQ(question().key, task_.question);
    s().step(Direction::forwards);
    s().seek(s().run().last());
    s().set_speed(8);
    s().play(Direction::forwards);
    for (int i = 0; i < 20; ++i) s().tick(0.1);
    s().over();
    s().out();
    EXPECT_EQ(s().position(), first);
    EXPECT_TRUE(s().prediction().pending()) << "it was not given away";
    s().answer(choice(true));
    s().to_last();
    EXPECT_GT(s().position(), first);
}

TEST_F(Tasks, AClickAfterAnAnswerAnswersTheNextQuestion) {
    open("compare");
    s().start_task("be-the-flood");
    const Input fixed = s().input();
    s().messages = {};
    const auto right_cell = [&] {
        for (const Choice& choice : question().choices)
            if (choice.right) return choice.value.cell();
        return nowhere;
    };
    // In the order of the flood, one click a cell and nothing between them.
    std::vector<Cell> order;
    const Recording& run = s().run().recording();
    for (std::size_t p = 0; p < run.size(); ++p)
        if (run.anchor(p).path() == "find_path/take") order.push_back(Slot<Cell>::decode(run.step(p).subject));
    EXPECT_EQ(right_cell(), order[1]) << "the start is taken before there is anything to choose";
    for (std::size_t i = 1; i < order.size() && s().position() < s().last(); ++i) click(order[i].x, order[i].y);
    EXPECT_EQ(s().position(), s().last());
    EXPECT_EQ(s().input(), fixed);
    EXPECT_THAT(message_keys(), ElementsAre("messages.task_done"));
}

TEST_F(Tasks, WaitWithEditing) {
    s().start_task(task_.key);
    const Input fixed = s().input();
    click(2, 2);
    EXPECT_FALSE(s().change_setting("start", "2,2"));
    EXPECT_FALSE(s().choose_preset("open"));
    s().undo();
    EXPECT_EQ(s().input(), fixed);
    EXPECT_THAT(message_keys(), ElementsAre("messages.task_is_fixed"));
}

TEST_F(Tasks, AreDoneWhenEveryAnswerWasRight) {
    s().start_task(task_.key);
    const int asked = do_all([&](int) { s().answer(choice(true)); });
    EXPECT_EQ(static_cast<std::size_t>(asked), s().input().map.floor_cells() - 1) << "all but the start";
    EXPECT_EQ(s().progress().task("wave", task_), Credit::first_try);
    EXPECT_THAT(message_keys(), ElementsAre("messages.task_done"));
}

TEST_F(Tasks, ARetryIsARetry) {
    s().start_task(task_.key);
    do_all([&](int i) {
        if (i == 3) s().answer(choice(false));
        s().answer(choice(true));
    });
    EXPECT_EQ(s().progress().task("wave", task_), Credit::retry);
    s().start_task(task_.key);
    do_all([&](int) { s().answer(choice(true)); });
    EXPECT_EQ(s().progress().task("wave", task_), Credit::first_try) << "the better one counts";
}

TEST_F(Tasks, AreNotDoneIfAnAnswerWasShown) {
    s().start_task(task_.key);
    do_all([&](int i) { i == 5 ? s().show_answer() : s().answer(choice(true)); });
    EXPECT_EQ(s().position(), s().run().last());
    EXPECT_EQ(s().progress().task("wave", task_), Credit::none);
    EXPECT_THAT(message_keys(), ElementsAre("messages.task_not_done"));
}

TEST_F(Tasks, AreLeftWhenAnotherSceneIsOpened) {
    s().start_task(task_.key);
    open("way-back");
    EXPECT_EQ(s().task(), nullptr);
    open("wave");
    EXPECT_EQ(s().input(), own_);
    s().start_task("no-such-task");
    EXPECT_EQ(s().task(), nullptr);
}

TEST_F(Tasks, ClosingTheProgramInATaskKeepsTheLearnersOwnPlace) {
    s().start_task(task_.key);
    start();
    EXPECT_EQ(s().task(), nullptr);
    EXPECT_EQ(s().input(), own_);
    EXPECT_EQ(s().position(), 33u);
}

}  // namespace
}  // namespace stepwell
