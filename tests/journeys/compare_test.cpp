// Two stages side by side: drawing on either, moving both, files.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/journeys/journey.h"

namespace stepwell {
namespace {

class Comparing : public testing::Test {
protected:
    Journey j{1600, 900, "compare"};

    bool wall(Cell c) { return !j.session().input().map.walkable(c); }
    std::string setting(const char* name) { return j.session().input().settings.at(name); }
    /// The middle of a cell on the n-th stage.
    Point at(std::size_t stage, Cell c) {
        return j.program().workspace().stage(stage).camera().to_screen(
            Point{static_cast<float>(c.x) + 0.5F, static_cast<float>(c.y) + 0.5F});
    }
    Colour colour(const Screenshot& shot, Point at) { return shot.at(static_cast<int>(at.x), static_cast<int>(at.y)); }
};

TEST_F(Comparing, BothStagesAreThereAndTheirCardsSayWhatTheyAre) {
    ASSERT_NE(j.find("stage"), nullptr);
    ASSERT_NE(j.find("stage.2"), nullptr);
    EXPECT_EQ(j.find("stage.head.1")->label, "Flood");
    EXPECT_EQ(j.find("stage.head.2")->label, "A*");
    EXPECT_EQ(j.find("stage")->box.y, j.find("stage.2")->box.y);
    EXPECT_EQ(j.find("stage")->box.w, j.find("stage.2")->box.w);
    EXPECT_EQ(j.find("tabs.upper.0"), nullptr) << "text and code are a drawer";
    j.click("head.drawer");
    j.settle();
    EXPECT_NE(j.find("tabs.upper.0"), nullptr);
    j.press('T');
    j.settle();
    EXPECT_EQ(j.find("tabs.upper.0"), nullptr);
    j.press(Key::f3);
    j.settle();
    EXPECT_NE(j.find("tabs.upper.0"), nullptr) << "asking for the code opens it";
}

TEST_F(Comparing, OneDrawsOnEitherStageWhileBothPlay) {
    j.press('5');
    j.press(Key::space);
    j.frames(30);
    ASSERT_TRUE(j.session().transport().playing());
    j.drag({at(1, cell(9, 3)), at(1, cell(9, 6))});
    for (int y = 3; y <= 6; ++y) EXPECT_TRUE(wall(cell(9, y)));
    EXPECT_TRUE(j.session().transport().playing()) << "drawing does not stop it";
    const Screenshot shot = j.screenshot();
    for (const std::size_t stage : {0u, 1u}) {
        const Point corner = at(stage, cell(9, 4));
        EXPECT_EQ(colour(shot, {corner.x - 8, corner.y - 8}), j.role(Role::wall)) << "on stage " << stage;
    }
    const std::size_t before = j.session().position();
    j.frames(30);
    EXPECT_GT(j.session().position(), before);
    EXPECT_EQ(j.session().run().input().map, j.session().input().map);
}

TEST_F(Comparing, AJumpOfManyCellsLeavesNoGap) {
    j.session().resize_map({40, 20});
    j.session().clear_map();
    j.settle();
    j.hold(at(1, cell(3, 18)), at(1, cell(35, 17)));
    j.let_go();
    int walls = 0;
    for (int x = 3; x <= 35; ++x) walls += wall(cell(x, 17)) || wall(cell(x, 18));
    EXPECT_EQ(walls, 33);
}

TEST_F(Comparing, WaterIsDrawnAndTheFloodIsNoLongerGuaranteed) {
    j.click("head.tool");
    j.click("head.tool.menu.water");
    j.settle();
    j.drag({at(0, cell(0, 15)), at(0, cell(3, 15))});
    EXPECT_EQ(j.session().input().map.terrain(cell(2, 15)), Terrain::water);
    j.press(Key::end);
    j.settle();
    const auto badge = j.session().scene().badge(j.session().moment(0));
    ASSERT_TRUE(badge);
    EXPECT_EQ(badge->key, "not-guaranteed");
    EXPECT_EQ(j.session().scene().badge(j.session().moment(1))->key, "shortest");
    // A stroke that begins in water takes it away.
    j.drag({at(0, cell(0, 15)), at(0, cell(3, 15))});
    EXPECT_EQ(j.session().input().map.water_cells(), 0u);
}

TEST_F(Comparing, AGoalThatIsDraggedThroughAWallNeverEndsOnIt) {
    ASSERT_TRUE(wall(cell(8, 11)));
    j.hold(at(0, cell(13, 12)), at(0, cell(9, 12)));
    j.point_at(at(0, cell(8, 11)));
    EXPECT_EQ(setting("goal"), "9,12") << "it waits before the wall";
    j.point_at(at(0, cell(9, 9)));
    j.let_go();
    EXPECT_EQ(setting("goal"), "9,9") << "and is on the other side";
    EXPECT_FALSE(wall(cell(9, 9)));
}

TEST_F(Comparing, TenEditsAreUndoneAndRedone) {
    const Input first = j.session().input();
    for (int i = 0; i < 10; ++i) j.click(at(static_cast<std::size_t>(i % 2), cell(i, 15)));
    const Input last = j.session().input();
    EXPECT_EQ(first.map.floor_cells() - last.map.floor_cells(), 10u);
    for (int i = 0; i < 10; ++i) j.press('Z', {.shift = false, .ctrl = true, .alt = false});
    EXPECT_EQ(j.session().input(), first);
    for (int i = 0; i < 10; ++i) j.press('Z', {.shift = true, .ctrl = true, .alt = false});
    EXPECT_EQ(j.session().input(), last);
}

TEST_F(Comparing, ALargeMapIsZoomedAndPannedOnBothStagesAtOnce) {
    j.session().resize_map({512, 512});
    j.session().finish_recording();
    j.settle();
    const Box stage = j.find("stage")->box, other = j.find("stage.2")->box;
    const float fitted = j.program().workspace().stage(0).camera().scale();
    j.point_at(stage.centre());
    j.scroll(20);
    j.settle();
    const Camera &left = j.program().workspace().stage(0).camera(), &right = j.program().workspace().stage(1).camera();
    EXPECT_GT(left.scale(), 5 * fitted);
    EXPECT_EQ(left.scale(), right.scale());
    const auto same_middle = [&] {
        const Point a = left.to_world(stage.centre()), b = right.to_world(other.centre());
        EXPECT_NEAR(a.x, b.x, 0.2);
        EXPECT_NEAR(a.y, b.y, 0.2);
        return a;
    };
    const Point before = same_middle();
    j.drag({other.centre(), {other.centre().x - 90, other.centre().y + 60}}, Button::middle);
    j.settle();
    const Point after = same_middle();
    EXPECT_GT(std::abs(after.x - before.x), 1);
    j.press('F');
    j.settle();
    EXPECT_TRUE(left.fitted());
    EXPECT_TRUE(right.fitted()) << "fit brings both back";
    EXPECT_EQ(left.scale(), fitted);
}

TEST_F(Comparing, ABrokenMapChangesNothingAndSaysWhere) {
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "stepwell-compare-journey";
    std::filesystem::create_directories(folder);
    const std::filesystem::path broken = folder / "broken.map", good = folder / "good.map";
    std::ofstream(broken) << "type octile\nheight 2\nwidth 3\nmap\n..\n...\n";
    std::ofstream(good) << "type octile\nheight 2\nwidth 3\nmap\n.W.\n.@.\n";
    const Input before = j.session().input();
    j.drop({broken.string()});
    j.settle();
    EXPECT_EQ(j.session().input(), before);
    EXPECT_EQ(j.session().messages.all().back().message.key, "messages.bad_file");
    j.drop({(folder / "missing.map").string()});
    j.settle();
    EXPECT_EQ(j.session().messages.all().size(), 2u);
    j.drop({good.string()});
    j.settle();
    EXPECT_TRUE(j.session().messages.all().empty()) << "what went wrong before went well now";
    EXPECT_EQ(to_text(j.session().input().map), ".~.\n.#.\n");
    std::filesystem::remove_all(folder);
}

TEST_F(Comparing, ATokenOnAHugeMapIsGraspedWhereItIsSeen) {
    j.session().resize_map({512, 512});
    j.session().change_setting("goal", "400,300");
    j.settle();
    const Point goal = at(0, cell(400, 300));
    const std::size_t floor = j.session().input().map.floor_cells();
    j.drag({{goal.x + 4, goal.y - 4}, {goal.x - 60, goal.y}});
    j.settle();
    EXPECT_NE(setting("goal"), "400,300");
    EXPECT_EQ(j.session().input().map.floor_cells(), floor) << "no wall was drawn beside it";
}

TEST_F(Comparing, AClickOnACardMakesItTheOneThatIsSpokenOf) {
    j.session().go_to_step(20);
    j.settle();
    j.click("stage.head.2");
    j.settle();
    EXPECT_EQ(j.session().focus(), 1u);
    EXPECT_EQ(j.session().step_number(), 20u);
    j.click(at(0, cell(12, 1)));  // drawing there as well
    j.settle();
    EXPECT_EQ(j.session().focus(), 0u);
}

TEST_F(Comparing, TheOptionsPutOtherSearchesOnTheStages) {
    j.click("head.options");
    j.click("head.options.menu.third");
    j.click("head.setting.third.menu.dijkstra");
    j.settle();
    EXPECT_EQ(setting("third"), "dijkstra");
    ASSERT_NE(j.find("stage.3"), nullptr);
    EXPECT_EQ(j.find("stage.head.3")->label, "Dijkstra");
}

TEST_F(Comparing, ANumberIsSlidAndTheRunFollows) {
    j.session().change_setting("right", "weighted");
    j.settle();
    j.click("head.options");
    j.click("head.options.menu.weight");
    const Box slider = j.find("head.number.slider")->box;
    const float y = slider.centre().y;
    j.hold({slider.x + slider.w / 2, y}, {slider.x + slider.w - 2, y});
    j.frame();
    EXPECT_EQ(setting("weight"), "9") << "while it is held";
    j.hold({slider.x + slider.w - 2, y}, {slider.x + 2, y});
    j.let_go();
    j.settle();
    EXPECT_EQ(setting("weight"), "2");
    EXPECT_EQ(j.session().run().stage(1).input.settings.at("factor"), "2");
    j.press(Key::tab);
    j.press(Key::escape);
    j.settle();
    j.click("head.undo");
    EXPECT_EQ(setting("weight"), "3") << "one slide is one entry of undo";
}

TEST_F(Comparing, ASliderIsMovedByKeysAndTheNumberCanBeTyped) {
    j.session().change_setting("right", "weighted");
    j.settle();
    j.click("head.options");
    j.click("head.options.menu.weight");
    j.ui().focus("head.number.slider");
    j.frames(2);
    j.press(Key::right);
    j.settle();
    EXPECT_EQ(setting("weight"), "4");
    EXPECT_EQ(j.session().position(), 0u) << "the arrow is the slider's";
    j.press(Key::end);
    EXPECT_EQ(setting("weight"), "9");
    j.ui().focus("head.number.number");
    j.frames(2);
    j.press('A', {.shift = false, .ctrl = true, .alt = false});
    j.type("5");
    j.press(Key::enter);
    j.settle();
    EXPECT_EQ(setting("weight"), "5");
    EXPECT_EQ(j.find("head.number.number"), nullptr);
}

TEST_F(Comparing, ANumberOutsideOfItsRangeIsNotTaken) {
    j.click("head.map");
    j.click("head.map.menu.size");
    j.click("head.size.menu.width");
    const Extent before = j.session().input().map.extent();
    for (const char* number : {"4", "513", "99999999999", ""}) {
        j.press('A', {.shift = false, .ctrl = true, .alt = false});
        j.type(number);
        if (*number == 0) j.press(Key::backspace);
        j.press(Key::enter);
        j.settle();
        EXPECT_EQ(j.session().input().map.extent(), before) << number;
        EXPECT_NE(j.find("head.width.number"), nullptr) << "the card stays open";
    }
    j.press('A', {.shift = false, .ctrl = true, .alt = false});
    j.type("5");
    j.press(Key::enter);
    j.settle();
    EXPECT_EQ(j.session().input().map.extent(), (Extent{5, before.height}));
    EXPECT_EQ(j.find("head.width.number"), nullptr);
}

TEST_F(Comparing, MapsAreClearedStrewnAndResizedFromTheMenu) {
    j.click("head.map");
    j.click("head.map.menu.clear");
    j.settle();
    EXPECT_EQ(j.session().input().map.floor_cells(), 256u);
    j.click("head.map");
    j.click("head.map.menu.scatter");
    j.type("50");
    j.press(Key::enter);
    j.settle();
    EXPECT_LT(j.session().input().map.floor_cells(), 200u);
    j.click("head.map");
    j.click("head.map.menu.size");
    j.click("head.size.menu.24 × 16");
    j.settle();
    EXPECT_EQ(j.session().input().map.extent(), (Extent{24, 16}));
}

TEST_F(Comparing, EverythingHasItsPlaceInEverySize) {
    for (const auto& [width, height] : {std::pair(1600, 900), std::pair(1024, 768), std::pair(800, 600)}) {
        for (const bool projector : {false, true}) {
            for (const Language language : all_languages) {
                j.resize(width, height);
                j.change([&](Preferences& preferences) {
                    preferences.projector = projector;
                    preferences.language = language;
                });
                j.press(Key::end);
                j.settle();
                const Box a = j.find("stage")->box, b = j.find("stage.2")->box;
                EXPECT_GT(a.w, static_cast<float>(width) * 0.3F) << width << " " << projector;
                EXPECT_GT(a.h, static_cast<float>(height) * 0.22F) << width << " " << projector;
                EXPECT_EQ(a.y, b.y);
                EXPECT_LE(a.x + a.w, b.x);
                j.save("compare-" + std::to_string(width) + (projector ? "-projector-" : "-") +
                       std::string(code_of(language)));
            }
        }
    }
}

}  // namespace
}  // namespace stepwell
