// What the panels are told: words, values, who wrote them, things that move.
#include "tests/app/session_fixture.h"

#include "lessons/kit/runs.h"

namespace stepwell {
namespace {

using ::testing::ElementsAre;

class Showing : public tests::SessionTest {
protected:
    const Variable* find(const std::vector<Variable>& variables, std::string_view name) {
        const auto found = std::ranges::find(variables, name, &Variable::name);
        return found == variables.end() ? nullptr : &*found;
    }
    void set_language(Language language) {
        Preferences preferences = s().preferences();
        preferences.language = language;
        s().set_preferences(preferences);
    }
};

TEST_F(Showing, TheLogHasALineForEachStepUpToNow) {
    open("wave");
    EXPECT_EQ(s().log_size(), 1u);
    for (int i = 0; i < 6; ++i) s().step(Direction::forwards);
    ASSERT_EQ(s().log_size(), 7u);
    const std::size_t here = s().position();
    std::vector<std::string> lines;
    for (std::size_t line = 0; line < s().log_size(); ++line) {
        lines.push_back(s().log_sentence(line));
        EXPECT_EQ(lines.back().find("**"), std::string::npos);
    }
    EXPECT_EQ(s().position(), here) << "reading does not move anything";
    for (std::size_t line = 0; line < lines.size(); ++line) {
        s().seek(s().log_position(line));
        EXPECT_EQ(s().log_size(), line + 1);
        EXPECT_EQ(plain_text(s().sentence()), lines[line]);
    }
}

TEST_F(Showing, TheLogForgetsTheRunBefore) {
    open("way-back");
    s().seek(s().run().recording().next(0, StepSize::step));
    const std::string before = s().log_sentence(1);
    ASSERT_TRUE(s().change_setting("start", "10,1"));
    EXPECT_NE(s().log_sentence(1), before);
}

TEST_F(Showing, TheLanguageCanChangeAtAnyTime) {
    open("wave");
    s().seek(20);
    const std::string sentence = s().sentence();
    const std::string line = s().log_sentence(1);
    set_language(Language::de);
    EXPECT_EQ(s().position(), 20u);
    EXPECT_EQ(s().preferences().language, Language::de);
    set_language(Language::en);
    EXPECT_EQ(s().sentence(), sentence);
    EXPECT_EQ(s().log_sentence(1), line);
}

TEST_F(Showing, VariablesAreThoseOfTheMoment) {
    open("way-back");
    EXPECT_TRUE(s().variables().empty()) << "before the first line runs there are none";
    while (anchor() != "find_path/add") s().step(Direction::forwards);
    const auto variables = s().variables();
    std::vector<std::string> names;
    for (const Variable& variable : variables) names.push_back(variable.name);
    EXPECT_THAT(names, ElementsAre("current", "frontier", "came_from"));
    const Variable& current = *find(variables, "current");
    EXPECT_EQ(current.items.at(0).value, Value::of(cell(8, 3)));
    EXPECT_FALSE(current.touched);
    const Variable& came_from = *find(variables, "came_from");
    EXPECT_EQ(came_from.index, s().moment().subject_cell());
    EXPECT_EQ(came_from.items.at(0).value, Value::of(nowhere)) << "before the line runs";
    EXPECT_TRUE(came_from.touched);
    EXPECT_TRUE(came_from.items[0].touched);
    const Variable& frontier = *find(variables, "frontier");
    EXPECT_TRUE(frontier.touched);
    EXPECT_EQ(frontier.size, 0u);
    s().step(Direction::forwards, StepSize::detail);
    EXPECT_EQ(find(s().variables(), "frontier")->items.at(0).value,
              came_from.index ? Value::of(*came_from.index) : Value{});
    s().to_last();
    EXPECT_NE(find(s().variables(), "path"), nullptr);
    EXPECT_EQ(find(s().variables(), "path")->size, 10u);
}

TEST_F(Showing, LongListsShowBothEnds) {
    open("way-back");
    s().to_last();
    const auto all = s().variables(1000);
    const Variable& whole = *find(all, "path");
    ASSERT_EQ(whole.items.size(), 10u);
    EXPECT_EQ(whole.gap, 10u);
    const auto few = s().variables(8);
    const Variable& ends = *find(few, "path");
    EXPECT_EQ(ends.size, 10u);
    ASSERT_EQ(ends.items.size(), 8u);
    EXPECT_EQ(ends.gap, 6u);
    EXPECT_EQ(ends.items.front().value, whole.items.front().value);
    EXPECT_EQ(ends.items[5].value, whole.items[5].value);
    EXPECT_EQ(ends.items[6].value, whole.items[8].value);
    EXPECT_EQ(ends.items.back().value, whole.items.back().value);
    EXPECT_EQ(ends.items.back().slot, whole.items.back().slot);
}

TEST_F(Showing, EveryValueKnowsTheStepThatWroteIt) {
    open("way-back");
    s().seek(120);
    for (const Variable& variable : s().variables()) {
        for (const VariableItem& item : variable.items) {
            const auto writer = s().who_wrote(item.slot);
            if (!writer) continue;
            ASSERT_LT(*writer, s().position());
            Cursor cursor(s().run().stage(0));
            cursor.seek(*writer);
            const Moment then = cursor.moment(s().input());
            EXPECT_EQ(then.after[item.slot], item.value.raw) << variable.name;
            EXPECT_NE(then.now[item.slot], item.value.raw) << variable.name;
        }
    }
}

TEST_F(Showing, JumpsToTheWriterOfACell) {
    open("wave");
    s().to_last();
    const auto writer = s().who_wrote(cell(6, 4));
    ASSERT_TRUE(writer);
    s().jump_to_writer(cell(6, 4));
    EXPECT_EQ(s().position(), *writer);
    EXPECT_EQ(anchor(), "wave/add");
    EXPECT_EQ(s().moment().subject_cell(), cell(6, 4));
    s().jump_to_writer(cell(6, 4));
    EXPECT_EQ(s().position(), *writer) << "before that nothing wrote it";
    EXPECT_THAT(message_keys(), ElementsAre("messages.nobody_wrote"));
    EXPECT_EQ(s().who_wrote(cell(0, 0)), std::nullopt) << "a wall holds no number";
    EXPECT_EQ(s().who_wrote(cell(-1, 70)), std::nullopt);
}

TEST_F(Showing, CountsRunAlong) {
    open("way-back");
    s().to_last();
    std::map<std::string, std::optional<int>> counts;
    for (const Count& count : s().counts()) counts[count.key] = count.value;
    EXPECT_EQ(counts["taken"], 59);
    EXPECT_EQ(counts["path"], 10);
    EXPECT_EQ(counts["waiting"], 3) << "62 discovered";
}

TEST_F(Showing, HidingWaitsForRevealAtEachStep) {
    open("wave");
    s().seek(10);
    s().presenting.hide_or_reveal();
    EXPECT_TRUE(s().hidden());
    EXPECT_EQ(s().sentence(), "");
    s().presenting.hide_or_reveal();
    EXPECT_FALSE(s().hidden());
    s().step(Direction::forwards);
    EXPECT_TRUE(s().hidden()) << "the next step is hidden again";
    s().presenting.hide_or_reveal();
    s().presenting.hide_or_reveal();
    EXPECT_TRUE(s().hidden()) << "covered again";
    s().presenting.hide(false);
    s().step(Direction::forwards);
    EXPECT_FALSE(s().hidden());
}

TEST_F(Showing, WhileHiddenNoVariableNamesTheCellThatComesNext) {
    open("wave");
    const auto grid = [&]() -> Variable {
        for (const Variable& variable : s().variables())
            if (variable.form == Form::cells) return variable;
        return {};
    };
    s().to_first();
    do s().step(Direction::forwards);
    while (anchor() != "wave/take" || s().moment().subject_cell() == cell(8, 3));
    const Cell next = s().moment().subject_cell();
    EXPECT_EQ(grid().index, next);
    s().presenting.hide(true);
    EXPECT_NE(grid().index, next);
}

TEST_F(Showing, ANumberThatACellNeverGotIsNone) {
    open("wave");
    s().seek(3);
    const auto variable = s().variable_at(cell(2, 3));
    ASSERT_TRUE(variable);
    EXPECT_EQ(to_text(variable->items[0].value), "–");
    s().to_last();
    EXPECT_EQ(to_text(s().variable_at(cell(2, 3))->items[0].value), "10");
}

TEST_F(Showing, AStepShowsItsMotion) {
    open("stuck-at-the-wall");
    ASSERT_TRUE(s().change_setting("start", "14,1"));
    std::vector<Mover> before;
    do {
        before = s().scene().movers(s().moment());
        s().step(Direction::forwards);
        ASSERT_LT(s().position(), s().run().last());
    } while (before.empty() || s().scene().movers(s().moment())[0].place == before[0].place);
    const Point to = s().scene().movers(s().moment())[0].place;
    const auto hash = s().moment().now.hash();
    s().tick(10);  // whatever was on its way has arrived
    EXPECT_EQ(s().movers()[0].place, to);
    s().step(Direction::backwards);
    const Point from = s().scene().movers(s().moment())[0].place;
    ASSERT_NE(from, to);
    EXPECT_EQ(s().movers()[0].place, to) << "it begins where the eye has it";
    s().tick(Motion::longest / 2);
    const Point half = s().movers()[0].place;
    EXPECT_NE(half, from);
    EXPECT_NE(half, to);
    s().step(Direction::forwards);  // interrupted: back from where it is
    EXPECT_EQ(s().movers()[0].place, half);
    EXPECT_EQ(s().moment().now.hash(), hash) << "no board knows of it";
    EXPECT_EQ(s().wakes_in(), 0);
    s().tick(Motion::longest);
    EXPECT_EQ(s().movers()[0].place, to);
    EXPECT_GT(s().wakes_in(), 0);
}

TEST_F(Showing, MotionIsDroppedAtHighSpeedAfterJumpsAndByChoice) {
    open("stuck-at-the-wall");
    ASSERT_TRUE(s().change_setting("start", "14,1"));
    const auto shows_motion = [&] { return s().wakes_in() == 0; };
    s().set_speed(5);
    s().play(Direction::forwards);
    for (int i = 0; i < 60; ++i) {
        s().tick(1 / 60.0);
        EXPECT_EQ(s().movers().size(), s().scene().movers(s().moment()).size());
        EXPECT_FALSE(shows_motion() && s().transport().playing());
    }
    s().to_first();
    s().to_last();
    EXPECT_FALSE(shows_motion());
    Preferences still = s().preferences();
    still.motion = false;
    s().set_preferences(still);
    for (int i = 0; i < 40; ++i) {
        s().step(Direction::backwards);
        EXPECT_FALSE(shows_motion());
    }
}

TEST(MotionTest, FollowsTheIdAndEases) {
    Motion motion;
    motion.go({{1, {0, 0}}, {2, {5, 5}}}, 0.2);
    EXPECT_FALSE(motion.moving()) << "what was not there before appears where it is";
    motion.go({{2, {5, 5}}, {1, {4, 0}}, {3, {9, 9}}}, 0.2);
    ASSERT_TRUE(motion.moving());
    float last = 0;
    for (int i = 0; i < 10; ++i) {
        const auto shown = motion.shown();
        ASSERT_EQ(shown.size(), 3u);
        EXPECT_EQ(shown[0].place, (Point{5, 5}));
        EXPECT_EQ(shown[2].place, (Point{9, 9}));
        EXPECT_GE(shown[1].place.x, last);
        last = shown[1].place.x;
        motion.tick(0.02);
    }
    motion.tick(1e-9);
    EXPECT_FALSE(motion.moving());
    EXPECT_EQ(motion.shown()[1].place, (Point{4, 0}));
    motion.go({{1, {4, 0}}}, 0.2);
    EXPECT_FALSE(motion.moving()) << "nothing moves";
}

TEST(PresentingTest, ThePenWritesInTheWorld) {
    Presenting presenting;
    presenting.begin_stroke({1, 1});
    presenting.extend_stroke({2, 1});
    presenting.extend_stroke({2, 1});
    presenting.begin_stroke({5, 5});
    ASSERT_EQ(presenting.strokes().size(), 2u);
    EXPECT_EQ(presenting.strokes()[0].size(), 2u);
    presenting.wipe();
    EXPECT_TRUE(presenting.strokes().empty());
}

TEST(MessagesTest, TroubleThatIsOverIsToldNoLonger) {
    Messages messages;
    messages.post({"messages.cannot_open", {{"file", "a.map"}}, Message::Tone::trouble});
    messages.post({"messages.cannot_save", {{"file", "b"}}, Message::Tone::trouble});
    messages.post({"messages.bad_file", {{"file", "c.map"}}, Message::Tone::trouble});
    messages.went_well({"messages.cannot_open", "messages.bad_file"});
    ASSERT_EQ(messages.all().size(), 1u);
    EXPECT_EQ(messages.all()[0].message.key, "messages.cannot_save") << "it has not been saved yet";
}

TEST(MessagesTest, LeaveByThemselvesAndDoNotRepeat) {
    Messages messages;
    messages.post({"messages.no_breakpoint"});
    messages.tick(4);
    messages.post({"messages.no_breakpoint"});
    ASSERT_EQ(messages.all().size(), 1u);
    EXPECT_EQ(messages.all()[0].age, 0);
    messages.post({"messages.refused", {{"why", "x"}}, Message::Tone::trouble});
    messages.tick(Messages::news_seconds);
    ASSERT_EQ(messages.all().size(), 1u);
    EXPECT_EQ(messages.all()[0].message.key, "messages.refused");
    messages.dismiss(messages.all()[0].number);
    EXPECT_TRUE(messages.all().empty());
    for (long long i = 0; i < 10; ++i) messages.post({"messages.cut", {{"steps", i}}});
    EXPECT_EQ(messages.all().size(), Messages::most);
    EXPECT_EQ(messages.all().back().message.arguments[0].value, (decltype(MessageArgument::value)(9LL)));
}

}  // namespace
}  // namespace stepwell
