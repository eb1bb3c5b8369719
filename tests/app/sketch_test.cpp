// Drawings as numbers, and what changes between two of them.
#include "app/export/sketch.h"

#include <gmock/gmock.h>

#include <random>
#include <regex>

namespace stepwell {
namespace {

/// What a page's script does with the changes.
Sketch changed(Sketch list, const std::string& changes) {
    static const std::regex change(R"(\[(\d+),(\d+)((?:,\d+)*)\])");
    for (auto it = std::sregex_iterator(changes.begin() + 1, changes.end(), change); it != std::sregex_iterator();
         ++it) {
        const auto at = list.begin() + std::stol((*it)[1]);
        const auto place = list.erase(at, at + std::stol((*it)[2]));
        Sketch added;
        const std::string items = (*it)[3];
        for (std::size_t i = 0; i < items.size(); i = items.find(',', i + 1)) {
            if (i == std::string::npos) break;
            added.push_back(static_cast<std::uint32_t>(std::stoul(items.substr(i + 1))));
        }
        list.insert(place, added.begin(), added.end());
    }
    return list;
}

TEST(Sketches, ChangesMakeTheNextDrawingOfTheOneBefore) {
    std::mt19937 dice(7);
    for (int round = 0; round < 300; ++round) {
        Sketch before(dice() % 200), after;
        for (auto& each : before) each = dice() % 40;
        for (const std::uint32_t each : before) {
            if (dice() % 20 == 0) continue;
            after.push_back(dice() % 20 == 0 ? dice() % 40 : each);
            if (dice() % 20 == 0) after.push_back(dice() % 40);
        }
        EXPECT_EQ(changed(before, changes_as_json(before, after)), after);
    }
}

TEST(Sketches, ChangesAreAsFewAsTheyCanBe) {
    EXPECT_EQ(changes_as_json({}, {}), "[]");
    EXPECT_EQ(changes_as_json({1, 2, 3}, {1, 2, 3}), "[]");
    EXPECT_EQ(changes_as_json({1, 2, 3}, {1, 9, 3}), "[[1,1,9]]");
    EXPECT_EQ(changes_as_json({}, {4, 5}), "[[0,0,4,5]]");
    EXPECT_EQ(changes_as_json({1, 2, 3, 4, 5, 6}, {1, 2, 8, 9, 3, 4, 5, 6}), "[[2,0,8,9]]");
    EXPECT_EQ(changes_as_json({1, 2, 3, 4, 5, 6}, {1, 7, 3, 4, 5}), "[[1,1,7],[5,1]]");
}

TEST(Sketches, HoldEachShapeAndColourOnce) {
    Shapes shapes;
    const Theme& light = theme(ThemeName::light);
    SketchCanvas a(shapes, light, {0, 0, 4, 4}, 30), b(shapes, light, {0, 0, 4, 4}, 30);
    for (SketchCanvas* canvas : {&a, &b}) {
        canvas->fill({0.025F, 1, 2, 3}, {Role::wall}, 0.1F);
        canvas->disc({1, 1}, 0.5F, {Role::wall, 0, 0.5F});
    }
    b.text({2, 2}, "</script>", 0.5F, {Role::ink});
    EXPECT_EQ(a.sketch(), (Sketch{0, 1}));
    EXPECT_EQ(b.sketch(), (Sketch{0, 1, 2}));
    const std::string text = "[5,2,2000,2000,500,1,1,\"\\u003c/script>\"]";
    EXPECT_EQ(shapes.shapes_as_json(), "[[0,0,25,1000,2000,3000,100],[2,1,1000,1000,500]," + text + "]");
    EXPECT_EQ(shapes.colours_as_json(), "[\"#3a4454\",\"rgba(58,68,84,0.502)\",\"#1b2330\"]");
}

TEST(Sketches, RastersAreNotedAsChanges) {
    Shapes shapes;
    EXPECT_EQ(shapes.raster(0, {5, 5, 5, 7}), 0u);
    EXPECT_EQ(shapes.raster(0, {5, 5, 5, 7}), 0u);
    EXPECT_EQ(shapes.raster(1, {5, 5, 5, 7}), 1u);
    EXPECT_EQ(shapes.raster(0, {5, 6, 6, 7}), 2u);
    EXPECT_EQ(shapes.rasters_as_json(), "[[-1,0,3,5,0,1,7],[-1,0,3,5,0,1,7],[0,1,2,6]]");
}

}  // namespace
}  // namespace stepwell
