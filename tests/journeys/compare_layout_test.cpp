// How stages side by side are set out: the map is large, stands still and is presented no smaller; figures and reasons
// have their place; chips can be told apart.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <utility>

#include "tests/journeys/journey.h"

namespace stepwell {
namespace {

class ComparingLayout : public testing::TestWithParam<Language> {
protected:
    Journey j{1600, 900, "compare"};

    void SetUp() override {
        j.change([](Preferences& preferences) { preferences.language = GetParam(); });
    }
    void present(bool on) {
        j.change([on](Preferences& preferences) { preferences.projector = on; });
        j.settle();
    }
    std::string named(const std::string& what) const { return what + "-" + std::string(code_of(GetParam())); }
    const Camera& camera(std::size_t stage) { return j.program().workspace().stage(stage).camera(); }
    void draw(Cell c) {
        j.click(camera(0).to_screen(Point{static_cast<float>(c.x) + 0.5F, static_cast<float>(c.y) + 0.5F}));
        j.settle();
    }
    void expect_nothing_cut(const std::string& what) {
        for (const std::string& label : j.ui().paint().cut()) ADD_FAILURE() << what << ": cut off: " << label;
    }
    /// The legend's sample of the start, in the card below the pictures.
    std::size_t legend_pixels() {
        const Box stage = j.find("stage")->box, transport = j.program().workspace().layout().transport;
        const float top = stage.y + stage.h;
        return count(j.screenshot(), {0, top, j.ui().window().w, transport.y - top}, j.role(Role::start));
    }
};

TEST_P(ComparingLayout, APresentedMapIsNoSmallerAndKeepsItsLegend) {
    for (const auto& [width, height] : {std::pair(1600, 900), std::pair(1280, 720), std::pair(1024, 768)}) {
        j.resize(width, height);
        present(false);
        j.press(Key::end);
        j.settle();
        const float plain = camera(0).scale(), type = j.ui().sizes().body;
        present(true);
        const std::string what = named("presented-" + std::to_string(width));
        EXPECT_GE(camera(0).scale(), plain) << what;
        EXPECT_GE(j.ui().sizes().body, type) << what;
        EXPECT_GT(legend_pixels(), 20u) << what;
        expect_nothing_cut(what);
        j.save(what);
    }
}

TEST_P(ComparingLayout, TheMapStandsStillWhileItIsDrawnPlayedAndAtTheEnd) {
    for (const auto& [width, height] : {std::pair(1600, 900), std::pair(1024, 768), std::pair(800, 600)}) {
        for (const bool projector : {false, true}) {
            Journey& journey = j;
            journey.resize(width, height);
            journey.session().choose_preset("walls");
            present(projector);
            journey.press(Key::home);
            journey.settle();
            const std::string what = named("still-" + std::to_string(width) + (projector ? "-projector" : ""));
            const std::pair<Box, Box> boxes{j.find("stage")->box, j.find("stage.2")->box};
            const float scale = camera(0).scale();
            const Point corner = camera(0).to_screen(Point{0, 0});
            const auto expect_still = [&](const char* when) {
                EXPECT_EQ(j.find("stage")->box, boxes.first) << what << ": " << when;
                EXPECT_EQ(j.find("stage.2")->box, boxes.second) << what << ": " << when;
                EXPECT_EQ(camera(0).scale(), scale) << what << ": " << when;
                EXPECT_EQ(camera(0).to_screen(Point{0, 0}), corner) << what << ": " << when;
                expect_nothing_cut(what + ": " + when);
            };
            draw(cell(0, 0));
            expect_still("the first wall");
            journey.session().choose_tool(Tool::water);
            draw(cell(0, 2));
            journey.session().choose_tool(Tool::automatic);
            ASSERT_GT(journey.session().input().map.water_cells(), 0u);
            expect_still("the first water");
            for (const std::size_t step : {40u, 150u, 250u}) {
                journey.session().go_to_step(step);
                journey.settle();
                expect_still("while it plays");
            }
            journey.press(Key::end);
            journey.settle();
            expect_still("at the end");
            journey.save(what);
        }
    }
}

TEST_P(ComparingLayout, FourStagesStandTheSameWithAndWithoutTheHeap) {
    j.session().change_setting("third", "dijkstra");
    j.session().change_setting("fourth", "greedy");
    float scale = 0;
    bool one_row = false;
    for (const char* waiting : {"on-the-map", "as-a-heap"}) {
        j.session().change_setting("waiting", waiting);
        j.press(Key::end);
        j.settle();
        const std::string what = named(std::string("four-") + waiting);
        ASSERT_NE(j.find("stage.4"), nullptr) << what;
        const bool row = j.find("stage")->box.y == j.find("stage.4")->box.y;
        if (scale > 0) {
            EXPECT_EQ(row, one_row) << what;
            EXPECT_GE(camera(0).scale(), 0.9F * scale) << what << ": the heap makes the map no smaller";
        }
        one_row = row;
        scale = camera(0).scale();
        EXPECT_GE(scale, 16) << what;
        expect_nothing_cut(what);
        j.save(what);
    }
}

TEST_P(ComparingLayout, MessagesLeaveNamesAndFiguresFree) {
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "stepwell-compare-messages";
    std::filesystem::create_directories(folder);
    const std::filesystem::path broken = folder / "broken.map";
    std::ofstream(broken) << "type octile\nheight 2\nwidth 3\nmap\n..\n...\n";
    for (const auto& [width, height] : {std::pair(1600, 900), std::pair(1024, 768)}) {
        for (const bool projector : {false, true}) {
            j.resize(width, height);
            present(projector);
            j.drop({broken.string()});
            j.settle();
            const Box stage = j.find("stage")->box, other = j.find("stage.2")->box;
            const std::string what = named("message-" + std::to_string(width) + (projector ? "-projector" : ""));
            std::size_t messages = 0;
            for (const WidgetInfo& widget : j.ui().widgets()) {
                if (!widget.id.starts_with("message.") || widget.id.ends_with(".close")) continue;
                ++messages;
                EXPECT_GE(widget.box.y, stage.y) << what;
                const bool heads_beside = stage.y == j.find("stage.head.1")->box.y;
                EXPECT_LE(widget.box.x + widget.box.w, heads_beside ? other.x : other.x + other.w) << what;
            }
            EXPECT_GT(messages, 0u);
            j.save(what);
        }
    }
    std::filesystem::remove_all(folder);
}

TEST_P(ComparingLayout, ChipsGetLabelsAsLongAsThereIsRoomAndNoTwoLookTheSame) {
    for (const char* scene : {"compare", "ties", "sight", "routes"}) {
        j.session().open_scene(scene);
        for (const auto& [width, height] : {std::pair(1600, 900), std::pair(1024, 768), std::pair(800, 600)}) {
            j.resize(width, height);
            j.settle();
            const std::string what = named(std::string("head-") + scene + "-" + std::to_string(width));
            const auto bare = [](const WidgetInfo& widget) { return widget.box.w <= widget.box.h + 1; };
            int bare_options = 0;
            for (const WidgetInfo& widget : j.ui().widgets())
                if (widget.id.starts_with("head.setting.")) bare_options += static_cast<int>(bare(widget));
            EXPECT_LE(bare_options, 1) << what << ": two bare icons that are the same";
            if (width == 1600 && std::string_view(scene) == "compare") {
                for (const char* chip : {"head.tool", "head.options", "head.predict", "head.drawer"})
                    EXPECT_FALSE(bare(*j.find(chip))) << what << " " << chip;
            }
            j.save(what);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(EveryLanguage, ComparingLayout, testing::ValuesIn(all_languages),
                         [](const auto& language) { return std::string(code_of(language.param)); });

}  // namespace
}  // namespace stepwell
