// The table of keys: handler, help sheet and tests read the same one.
#include "app/commands.h"

#include <set>

#include "app/text/strings.h"
#include "tests/app/session_fixture.h"

namespace stepwell {
namespace {

using ::testing::ElementsAre;

std::int32_t code(Key key) { return static_cast<std::int32_t>(key); }

std::optional<Order> press(Key key, bool ctrl = false, bool shift = false, bool asking = false) {
    return order_for(0, code(key), ctrl, shift, asking);
}
std::optional<Order> type(char character, bool ctrl = false, bool shift = false, bool asking = false) {
    return order_for(character, character, ctrl, shift, asking);
}

TEST(Commands, EachIsThereOnce) {
    std::set<Command> commands;
    std::set<std::string_view> names;
    for (const CommandInfo& info : all_commands()) {
        EXPECT_TRUE(commands.insert(info.command).second) << info.name;
        EXPECT_TRUE(names.insert(info.name).second) << info.name;
        EXPECT_FALSE(info.chords.empty()) << info.name;
        EXPECT_EQ(&info_of(info.command), &info);
    }
    EXPECT_EQ(commands.size(), static_cast<std::size_t>(Command::quit) + 1);
}

TEST(Commands, NoKeyMeansTwoThings) {
    std::set<std::tuple<std::int32_t, bool, bool, bool>> taken;
    for (const CommandInfo& info : all_commands())
        for (const Chord& chord : info.chords)
            EXPECT_TRUE(taken.emplace(chord.key, chord.ctrl, chord.shift, info.while_asking).second) << info.name;
}

TEST(Commands, EveryKeyOfTheTableDoesWhatItSays) {
    for (const CommandInfo& info : all_commands()) {
        for (const Chord& chord : info.chords) {
            const Order expected{info.command, info.numbered ? chord.key - '0' : 0};
            const std::int32_t character = chord.key < 256 && chord.key != code(Key::space) ? chord.key : 0;
            EXPECT_EQ(order_for(character, chord.key, chord.ctrl, chord.shift, info.while_asking), expected)
                << info.name;
        }
    }
}

TEST(Commands, TheKeysThatPeopleExpect) {
    EXPECT_EQ(press(Key::space)->command, Command::play);
    EXPECT_EQ(press(Key::right)->command, Command::next);
    EXPECT_EQ(press(Key::left)->command, Command::back);
    EXPECT_EQ(press(Key::home)->command, Command::first);
    EXPECT_EQ(press(Key::end)->command, Command::last);
    EXPECT_EQ(press(Key::page_down)->command, Command::next);
    EXPECT_EQ(press(Key::page_up)->command, Command::back);
    EXPECT_EQ(type('+')->command, Command::faster);
    EXPECT_EQ(type('-')->command, Command::slower);
    EXPECT_EQ(*type('7'), (Order{Command::speed, 7}));
    EXPECT_EQ(type('Z', true)->command, Command::undo);
    EXPECT_EQ(type('Z', true, true)->command, Command::redo);
    EXPECT_EQ(press(Key::f11)->command, Command::projector);
    EXPECT_EQ(type('P')->command, Command::projector);
    EXPECT_EQ(type('B')->command, Command::blank);
    EXPECT_EQ(press(Key::f1)->command, Command::help);
    EXPECT_EQ(type('Z'), std::nullopt);
    EXPECT_EQ(press(Key::right, true, true), std::nullopt);
}

TEST(Commands, DigitsAnswerWhileAQuestionIsOpen) {
    EXPECT_EQ(*type('2', false, false, true), (Order{Command::answer, 2}));
    EXPECT_EQ(*type('2', false, false, false), (Order{Command::speed, 2}));
    EXPECT_EQ(type('I', false, false, false), std::nullopt) << "there is nothing to hint at";
    EXPECT_EQ(type('I', false, false, true)->command, Command::hint);
    EXPECT_EQ(press(Key::right, false, false, true)->command, Command::next);
}

TEST(Commands, FollowTheKeyboardsOwnLayout) {
    EXPECT_EQ(order_for('Z', 'Y', true, false, false)->command, Command::undo) << "German: Z lies where Y is elsewhere";
    EXPECT_EQ(order_for('Y', 'Z', true, false, false)->command, Command::redo);
    EXPECT_EQ(order_for('+', ']', false, false, false)->command, Command::faster) << "German";
    EXPECT_EQ(*order_for('&', '1', false, false, false), (Order{Command::speed, 1})) << "French digits without Shift";
    EXPECT_EQ(*order_for('&', '1', false, true, false), (Order{Command::speed, 1})) << "and with it";
    EXPECT_EQ(order_for(0x437, 'P', false, false, false)->command, Command::projector) << "Cyrillic";
    EXPECT_EQ(order_for('7', '7', false, true, false), std::nullopt) << "Shift+7 is / on a German keyboard";
}

TEST(Commands, HaveNamesHelpAndKeysInEveryLanguage) {
    for (const Language language : all_languages) {
        const Strings& strings = Strings::of(language);
        for (const CommandInfo& info : all_commands()) {
            const std::string key = "commands." + std::string(info.name);
            EXPECT_TRUE(strings.has(key + ".name")) << code_of(language) << " " << key;
            EXPECT_TRUE(strings.has(key + ".help")) << code_of(language) << " " << key;
            EXPECT_TRUE(strings.has("help." + std::string(name_of(info.group)))) << name_of(info.group);
            for (const std::string& text : keys_of(info, strings)) {
                EXPECT_FALSE(text.empty());
                EXPECT_EQ(text.find("⟨…⟩"), std::string::npos) << info.name;
            }
        }
    }
    const Strings& english = Strings::of(Language::en);
    EXPECT_THAT(keys_of(info_of(Command::next), english), ElementsAre("→", "Page Down"));
    EXPECT_THAT(keys_of(info_of(Command::faster), english), ElementsAre("+"));
    EXPECT_THAT(keys_of(info_of(Command::speed), english), ElementsAre("1 … 9"));
    EXPECT_THAT(keys_of(info_of(Command::redo), english), ElementsAre("Ctrl+Shift+Z", "Ctrl+Y"));
    EXPECT_THAT(keys_of(info_of(Command::help), english), ElementsAre("F1", "?"));
    EXPECT_THAT(keys_of(info_of(Command::projector), english), ElementsAre("P", "F11", "F5"));
}

class CarryOut : public tests::SessionTest {
protected:
    bool done(Command command, int number = 0) { return carry_out(s(), {command, number}); }
};

TEST_F(CarryOut, MovesThroughTheRun) {
    open("way-back");
    EXPECT_TRUE(done(Command::next));
    EXPECT_EQ(s().step_number(), 2u);
    EXPECT_TRUE(done(Command::back));
    EXPECT_EQ(s().position(), 0u);
    EXPECT_TRUE(done(Command::next_chapter));
    EXPECT_EQ(s().position(), s().run().recording().next(0, StepSize::chapter));
    EXPECT_TRUE(done(Command::previous_chapter));
    EXPECT_EQ(s().position(), 0u);
    EXPECT_EQ(s().transport().size(), StepSize::step) << "a look at a chapter does not change the step size";
    EXPECT_TRUE(done(Command::last));
    EXPECT_EQ(s().position(), s().run().last());
    EXPECT_TRUE(done(Command::play_back));
    EXPECT_TRUE(s().transport().playing());
    EXPECT_TRUE(done(Command::play));
    EXPECT_FALSE(s().transport().playing());
    EXPECT_TRUE(done(Command::first));
    EXPECT_TRUE(done(Command::size_detail));
    EXPECT_EQ(s().transport().size(), StepSize::detail);
    EXPECT_TRUE(done(Command::speed, 9));
    EXPECT_EQ(s().transport().speed(), 8);
    EXPECT_TRUE(done(Command::faster));
    EXPECT_TRUE(done(Command::slower));
    EXPECT_EQ(s().transport().speed(), 7);
}

TEST_F(CarryOut, NoSceneIsBeyondTheEnds) {
    std::vector<std::string_view> ids;
    for (const Lesson& lesson : lessons_)
        for (const auto& scene : lesson.scenes) ids.push_back(scene->id());
    ids.insert(ids.begin(), std::string_view());
    ids.emplace_back();
    for (std::size_t i = 1; i + 1 < ids.size(); ++i) {
        open(ids[i]);
        EXPECT_EQ(neighbour_scene(s(), -1), ids[i - 1]);
        EXPECT_EQ(neighbour_scene(s(), 1), ids[i + 1]);
    }
}

TEST_F(CarryOut, ScenesLanguagesAndTypeSize) {
    const std::string_view first = lessons_.front().scenes.front()->id();
    const std::string_view second = lessons_.front().scenes.at(1)->id();
    EXPECT_TRUE(done(Command::previous_scene));
    EXPECT_EQ(s().scene().id(), first);
    EXPECT_TRUE(done(Command::next_scene));
    EXPECT_EQ(s().scene().id(), second);
    EXPECT_TRUE(done(Command::previous_scene));
    EXPECT_EQ(s().scene().id(), first);
    for (int i = 0; i < 30; ++i) done(Command::next_scene);
    EXPECT_EQ(s().scene().id(), lessons_.back().scenes.back()->id());
    for (std::size_t i = 0; i < std::size(all_languages); ++i) done(Command::next_language);
    EXPECT_EQ(s().preferences().language, Language::en);
    done(Command::next_language);
    EXPECT_NE(s().preferences().language, Language::en);
    for (int i = 0; i < 50; ++i) done(Command::larger);
    EXPECT_EQ(s().preferences().type_size, Preferences::most_type);
    done(Command::normal_size);
    done(Command::smaller);
    EXPECT_EQ(s().preferences().type_size, 90);
}

TEST_F(CarryOut, CloseTakesOffWhatLiesOnTheScene) {
    EXPECT_FALSE(done(Command::close));
    done(Command::spotlight);
    done(Command::blank);
    done(Command::code_alone);
    done(Command::projector);
    EXPECT_TRUE(done(Command::close));
    EXPECT_FALSE(s().presenting.blank);
    EXPECT_TRUE(s().presenting.spotlight);
    EXPECT_TRUE(done(Command::close));
    EXPECT_FALSE(s().presenting.spotlight);
    EXPECT_TRUE(done(Command::close));
    EXPECT_EQ(s().presenting.view, View::all);
    EXPECT_TRUE(done(Command::close));
    EXPECT_FALSE(s().preferences().projector);
    EXPECT_FALSE(done(Command::close));
}

TEST_F(CarryOut, SaveNeedsAFileAndSomeOrdersAreTheWindows) {
    EXPECT_FALSE(done(Command::save));
    ASSERT_TRUE(s().save_file(folder_ / "a.stepwell"));
    s().step(Direction::forwards);
    EXPECT_TRUE(done(Command::save));
    EXPECT_EQ(lesson_file_from(*read_whole_file(folder_ / "a.stepwell"), lessons_)->position, s().position());
    for (const Command command : {Command::open, Command::save_as, Command::go_to, Command::help, Command::quit})
        EXPECT_FALSE(done(command));
}

TEST_F(CarryOut, AsksAndEdits) {
    open("wave");
    done(Command::predict);
    EXPECT_TRUE(s().prediction().on());
    while (!s().prediction().pending()) done(Command::next);
    done(Command::hint);
    done(Command::show_answer);
    EXPECT_EQ(s().prediction().state(), Prediction::State::shown);
    done(Command::predict);
    done(Command::erase);
    EXPECT_EQ(s().editor().tool(), Tool::erase);
    done(Command::inspect);
    EXPECT_EQ(s().editor().tool(), std::nullopt);
    done(Command::draw);
    click(10, 1);
    done(Command::undo);
    EXPECT_FALSE(wall(10, 1));
    done(Command::redo);
    EXPECT_TRUE(wall(10, 1));
}

}  // namespace
}  // namespace stepwell
