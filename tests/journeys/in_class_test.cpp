// What a teacher does in front of a class, and how the window changes with language, size and theme.
#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "app/commands.h"
#include "app/look/boxes.h"
#include "app/text/strings.h"
#include "tests/journeys/journey.h"
#include "tests/journeys/real_window.h"

namespace stepwell {
namespace {

/// Every fifth cell of the map as it looks.
std::vector<Colour> colours(Journey& j) {
    std::vector<Colour> all;
    for (int i = 0; i < 16 * 7; i += 5) all.push_back(j.colour_of(cell(i % 16, i / 16)));
    return all;
}

TEST(InClass, ALanguageChangesInTheMiddleOfARun) {
    Journey j(1600, 900);
    j.session().go_to_step(40);
    j.settle();
    const std::size_t position = j.session().position();
    const Screenshot english = j.screenshot();
    const std::string sentence = j.session().sentence();
    const auto cells = colours(j);
    std::set<std::string> sentences = {sentence};
    for (const std::string code : {"de", "fr", "zh"}) {
        j.click("language." + code);
        j.point_at({2, 2});
        j.settle();
        EXPECT_EQ(code_of(j.session().preferences().language), code);
        EXPECT_EQ(j.session().scene().id(), "way-back");
        EXPECT_EQ(j.session().position(), position);
        sentences.insert(j.session().sentence());
        EXPECT_EQ(j.find("tabs.upper.0")->label, Strings::of(j.session().preferences().language)["tabs.read"]);
        EXPECT_GT(differing(english, j.screenshot()), 5'000u) << code;
        EXPECT_EQ(colours(j), cells) << code << ": cells speak no language";
    }
    EXPECT_EQ(sentences.size(), 4u);
    j.click("language.en");
    j.point_at({2, 2});
    j.settle();
    EXPECT_EQ(j.session().sentence(), sentence);
    EXPECT_EQ(differing(english, j.screenshot()), 0u);
}

TEST(InClass, ProjectorModeIsLargeAndLeavesOutTheRest) {
    Journey j(1600, 900);
    j.session().go_to_step(40);
    j.settle();
    const std::size_t position = j.session().position();
    const Screenshot before = j.screenshot();
    const float body = j.ui().sizes().body, cell_width = j.box(cell(3, 3)).w;
    ASSERT_NE(j.find("rail.scene.wave"), nullptr);
    j.click("head.present");
    EXPECT_TRUE(j.session().preferences().projector);
    EXPECT_EQ(j.find("rail.scene.wave"), nullptr);
    EXPECT_EQ(j.find("head.map"), nullptr);
    EXPECT_NEAR(j.ui().sizes().body, body * 1.4F, 0.6F);
    EXPECT_GT(j.ui().sizes().bold_lines, 1);
    EXPECT_GE(j.box(cell(3, 3)).w, cell_width);
    EXPECT_EQ(j.session().position(), position);
    j.press(Key::right);
    EXPECT_GT(j.session().position(), position) << "a presenter's keys work";
    j.press(Key::left);
    j.press(Key::escape);
    j.point_at({2, 2});
    j.settle();
    EXPECT_FALSE(j.session().preferences().projector);
    EXPECT_EQ(differing(before, j.screenshot()), 0u) << "and back, as if nothing had been";
    for (const Key key : {Key::f11, Key::f5}) {
        j.press(key);
        EXPECT_TRUE(j.session().preferences().projector);
        j.press(key);
        EXPECT_FALSE(j.session().preferences().projector);
    }
}

TEST(InClass, ResizedTo800By600AndBack) {
    Journey j(1600, 900);
    j.session().go_to_step(40);
    j.settle();
    const Screenshot large = j.screenshot();
    const std::size_t position = j.session().position();
    j.resize(800, 600);
    j.point_at({2, 2});
    EXPECT_EQ(j.screenshot().width, 800);
    EXPECT_EQ(j.session().position(), position);
    EXPECT_EQ(j.find("rail.scene.wave"), nullptr) << "the rail is a menu now";
    for (const Cell corner : {cell(0, 0), cell(15, 6)}) {
        const Box stage = j.find("stage")->box, box = j.box(corner);
        EXPECT_GE(box.x, stage.x);
        EXPECT_LE(box.x + box.w, stage.x + stage.w);
        EXPECT_EQ(j.colour_of(corner), j.role(Role::wall));
    }
    j.click("head.rail");
    j.click("rail.scene.wave");
    EXPECT_EQ(j.session().scene().id(), "wave");
    EXPECT_FALSE(j.ui().anything_open());
    EXPECT_TRUE(j.session().open_scene("way-back"));
    j.session().go_to_step(40);
    j.resize(1600, 900);
    j.point_at({2, 2});
    j.settle();
    EXPECT_EQ(differing(large, j.screenshot(), j.find("stage")->box), 0u);
}

TEST(InClass, ABlankScreen) {
    Journey j(1200, 760);
    const Screenshot before = j.screenshot();
    const Box window = j.ui().window(), corner{window.x, window.y, window.w, 40};
    for (const char key : {'B', '.'}) {
        j.press(key);
        j.settle();
        EXPECT_TRUE(j.session().presenting.blank);
        EXPECT_EQ(count(j.screenshot(), corner, j.role(Role::rail)), static_cast<std::size_t>(corner.w) * 40u)
            << "dark";
        j.press(key);
        j.settle();
        EXPECT_EQ(differing(before, j.screenshot()), 0u);
    }
    j.press('B');
    j.settle();
    j.click("unblank");
    EXPECT_FALSE(j.session().presenting.blank) << "without a keyboard";
}

TEST(InClass, APenWritesOverTheSceneAndLeavesTheMapAlone) {
    Journey j(1200, 760);
    const Input input = j.session().input();
    const Screenshot before = j.screenshot();
    const Box stage = j.find("stage")->box;
    const auto ink = [&] { return count(j.screenshot(), stage, j.role(Role::goal)); };
    const std::size_t without = ink();
    j.press('N');
    j.drag({j.at(cell(9, 1)), j.at(cell(14, 4)), j.at(cell(9, 5))});
    EXPECT_EQ(j.session().presenting.strokes().size(), 1u);
    EXPECT_EQ(j.session().input(), input) << "no wall was drawn";
    EXPECT_GT(ink(), without + 500);
    j.press('N');
    j.settle();
    EXPECT_GT(ink(), without + 500) << "what was written stays when the pen is put away";
    j.drag({j.at(cell(11, 1)), j.at(cell(11, 1))});
    EXPECT_NE(j.session().input(), input) << "and the pointer draws walls again";
    j.press('Z', {.shift = false, .ctrl = true, .alt = false});
    j.click("stage.wipe");
    j.point_at({2, 2});
    j.settle();
    EXPECT_EQ(ink(), without);
    EXPECT_EQ(differing(before, j.screenshot(), stage), 0u);
}

TEST(InClass, AStrokeEndsWhereThePenWasLiftedHoweverSlowTheFrames) {
    Journey j(1200, 760);
    j.press('N');
    j.hold(j.at(cell(9, 1)), j.at(cell(11, 2)));
    EventQueue& events = real_window().events();
    for (const Cell c : {cell(12, 4), cell(9, 5), cell(14, 5)}) events.push(PointerMoved{j.at(c)});
    j.let_go();
    const Presenting::Line& stroke = j.session().presenting.strokes().back();
    EXPECT_EQ(stroke.size(), 5u);
    EXPECT_EQ(cell_at(stroke.back()), cell(14, 5));
}

TEST(InClass, ThePensButtonsLeaveTheMapFree) {
    for (const std::string_view scene : {"wave", "way-back"}) {
        for (const auto& [width, height] : {std::pair(1600, 900), {1280, 720}, {1024, 768}, {800, 600}}) {
            for (const bool projector : {false, true}) {
                Journey j(width, height, scene);
                j.change([&](Preferences& p) { p.projector = projector; });
                const float before = j.box(cell(0, 0)).w;
                const Box room = j.find("stage")->box;
                j.press('N');
                j.settle();
                EXPECT_GE(j.box(cell(0, 0)).w, before * 0.85F) << "nor does it get much smaller";
                j.drag({j.at(cell(9, 1)), j.at(cell(14, 4))});
                const Session& session = j.session();
                const Camera& camera = j.program().workspace().stage().camera();
                const Box map = camera.to_screen(session.scene().world(session.run().input()));
                const Box stage = j.find("stage")->box;
                EXPECT_NEAR(common(map, stage).w * common(map, stage).h, map.w * map.h, 1) << "all of it is seen";
                for (const char* id : {"stage.pen", "stage.wipe"}) {
                    const WidgetInfo* button = j.find(id);
                    const Box covered = common(button->box, map);
                    EXPECT_EQ(covered.w * covered.h, 0)
                        << id << " in " << scene << " at " << width << (projector ? ", projector" : "");
                    EXPECT_EQ(common(button->box, room), button->box);
                    EXPECT_NE(button->label, "");
                }
                j.click("stage.wipe");
                EXPECT_TRUE(session.presenting.strokes().empty());
            }
        }
    }
}

TEST(InClass, ASpotlightFollowsThePointer) {
    Journey j(1200, 760);
    const Screenshot before = j.screenshot();
    const Cell here = cell(3, 3), there = cell(14, 5);
    j.press('L');
    j.point_at(j.at(here));
    j.settle();
    EXPECT_EQ(differing(before, j.screenshot(), j.box(here)), 0u) << "as bright as before";
    EXPECT_GT(differing(before, j.screenshot(), j.box(there)), 500u) << "dimmed";
    j.point_at(j.at(there));
    j.settle();
    EXPECT_GT(differing(before, j.screenshot(), j.box(here)), 500u);
    EXPECT_EQ(differing(before, j.screenshot(), j.box(there)), 0u);
    j.press(Key::escape);
    j.point_at({2, 2});
    j.settle();
    EXPECT_EQ(differing(before, j.screenshot()), 0u);
}

TEST(InClass, ASpotlightThatIsDraggedDrawsNothing) {
    Journey j(1200, 760);
    const Input before = j.session().input();
    j.press('L');
    j.drag({j.at(cell(10, 1)), j.at(cell(12, 2)), j.at(cell(12, 4))});
    EXPECT_EQ(j.session().input(), before);
    j.press('L');
    j.drag({j.at(cell(10, 1)), j.at(cell(12, 1))});
    EXPECT_NE(j.session().input(), before) << "and afterwards drawing draws";
}

TEST(InClass, WhatOpensOverTheSceneEndsAStroke) {
    for (const bool dialog : {false, true}) {
        Journey j(1200, 760);
        const auto open = [&] { dialog ? j.press(Key::f1) : j.press('B'); };
        const auto close = [&] { dialog ? j.press(Key::escape) : j.press('B'); };
        j.hold(j.at(cell(9, 1)), j.at(cell(10, 1)));
        open();
        j.frames(5);
        j.let_go();
        close();
        j.settle();
        const Input drawn = j.session().input();
        EXPECT_FALSE(drawn.map.walkable(cell(10, 1)));
        j.point_at(j.at(cell(13, 4)));
        j.settle();
        EXPECT_EQ(j.session().input(), drawn) << "no line follows the pointer";
        j.click(j.at(cell(13, 5)));
        EXPECT_FALSE(j.session().input().map.walkable(cell(13, 5))) << "the next press draws";
        EXPECT_TRUE(j.session().input().map.walkable(cell(11, 3))) << "from where it is";
        j.session().undo();
        EXPECT_EQ(j.session().input(), drawn);
    }
}

TEST(InClass, MessagesDoNotLieOnTheSentence) {
    for (const int width : {800, 1600}) {
        Journey j(width, width == 800 ? 600 : 900);
        const Box stage = j.find("stage")->box;
        const Box sentence{stage.x, stage.y + stage.h, stage.w,
                           j.find("transport.bar")->box.y - 40 - stage.y - stage.h};
        const Screenshot before = j.screenshot();
        j.session().messages.post({"messages.no_breakpoint"});
        j.settle();
        EXPECT_GT(differing(before, j.screenshot()), 1000u);
        EXPECT_EQ(differing(before, j.screenshot(), sentence), 0u) << width;
    }
}

TEST(InClass, UndoIsAtHandOnTheProjector) {
    Journey j(1600, 900);
    j.change([](Preferences& p) { p.projector = true; });
    const Input before = j.session().input();
    j.click(j.at(cell(10, 1)));
    ASSERT_NE(j.session().input(), before);
    j.click("head.undo");
    EXPECT_EQ(j.session().input(), before);
    j.click("head.more");
    EXPECT_NE(j.find("head.more.menu.predict"), nullptr);
}

TEST(InClass, TheAnswerIsHiddenUntilItIsRevealed) {
    Journey j(1200, 760);
    j.session().go_to_step(20);
    j.settle();
    const Screenshot open = j.screenshot();
    j.press('H');
    j.settle();
    EXPECT_TRUE(j.session().hidden());
    EXPECT_EQ(j.session().sentence(), "");
    EXPECT_GT(differing(open, j.screenshot()), 500u);
    j.press('H');
    j.settle();
    EXPECT_FALSE(j.session().hidden());
    const Box stage = j.find("stage")->box;
    EXPECT_EQ(differing(open, j.screenshot(), Box{stage.x, stage.y, stage.w, 200}), 0u)
        << "revealed, it is what it was";
    j.press(Key::right);
    EXPECT_TRUE(j.session().hidden()) << "the next step is hidden again";
    j.settle();
    j.click("sentence.reveal");
    EXPECT_FALSE(j.session().hidden()) << "without a keyboard";
    j.press('H', {.shift = true, .ctrl = false, .alt = false});
    j.press(Key::right);
    EXPECT_FALSE(j.session().hidden()) << "ended";
}

TEST(InClass, CodeOrProseAlone) {
    Journey j(1200, 760);
    j.press(Key::f3, {.shift = true, .ctrl = false, .alt = false});
    j.settle();
    EXPECT_EQ(j.find("stage"), nullptr);
    EXPECT_GT(j.find("code")->box.w, 800);
    j.press(Key::right);
    EXPECT_EQ(j.session().step_number(), 2u);
    j.press(Key::f2, {.shift = true, .ctrl = false, .alt = false});
    j.settle();
    EXPECT_EQ(j.find("code"), nullptr);
    j.press(Key::escape);
    j.settle();
    EXPECT_NE(j.find("stage"), nullptr);
}

TEST(InClass, TheSceneAlone) {
    for (const int width : {1200, 800}) {
        Journey j(width, 600);
        const float before = j.box(cell(0, 0)).w;
        j.press('V');
        j.settle();
        EXPECT_EQ(j.find("code"), nullptr);
        EXPECT_EQ(j.find("tabs.upper.0"), nullptr);
        EXPECT_EQ(j.find("tabs.narrow.0"), nullptr);
        const float wide = j.box(cell(0, 0)).w;
        if (width > 900) EXPECT_GT(wide, before * 1.2F) << "the picture has the code's place";
        else EXPECT_GE(wide, before) << "it had the code's place before";
        j.press(Key::escape);
        j.settle();
        EXPECT_NE(j.find(width < 900 ? "tabs.narrow.0" : "tabs.upper.0"), nullptr);
    }
}

TEST(InClass, TheHelpSheetListsExactlyTheCommands) {
    Journey j(800, 600);
    for (const Language language : all_languages) {
        j.change([&](Preferences& p) { p.language = language; });
        j.press(Key::f1);
        j.settle();
        std::set<std::string> listed, wanted;
        const Strings& strings = Strings::of(language);
        for (const WidgetInfo& widget : j.ui().widgets()) {
            if (!widget.id.starts_with("help.command.")) continue;
            EXPECT_TRUE(listed.insert(widget.label).second) << "twice: " << widget.label;
        }
        for (const CommandInfo& info : all_commands()) {
            std::string line = strings["commands." + std::string(info.name) + ".name"];
            for (const std::string& key : keys_of(info, strings)) line += ", " + key;
            wanted.insert(line);
        }
        EXPECT_EQ(listed, wanted);
        j.press(Key::escape);
        j.settle();
        EXPECT_FALSE(j.ui().anything_open());
    }
}

TEST(InClass, TheWindowsOwnCommandsOpenWhatTheySay) {
    Journey j(800, 600);
    struct Case {
        Command command;
        std::string_view opens;  ///< a widget that is there afterwards
    };
    for (const Case& each : {Case{Command::go_to, "transport.go_to.number"}, Case{Command::help, "help.close"},
                             Case{Command::settings, "settings.close"}, Case{Command::open, "files.close"},
                             Case{Command::save, "files.name"}, Case{Command::save_as, "files.name"},
                             Case{Command::export_picture, "files.name"}, Case{Command::read, "prose.way-back"},
                             Case{Command::code, "code"}, Case{Command::variables, "variables"},
                             Case{Command::question, "question.start"}, Case{Command::log, "log"}}) {
        for (const Chord& chord : info_of(each.command).chords) {
            j.press_chord(chord);
            j.settle();
            EXPECT_NE(j.find(std::string(each.opens)), nullptr) << each.opens;
            if (!j.ui().anything_open()) continue;
            j.press(Key::escape);
            j.settle();
            EXPECT_FALSE(j.ui().anything_open()) << each.opens;
        }
    }
    j.press('Q', {.shift = false, .ctrl = true, .alt = false});
    EXPECT_TRUE(j.program().wants_to_quit());
}

}  // namespace
}  // namespace stepwell
