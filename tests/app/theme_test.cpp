// Every text colour on every ground it is used on, in every theme.
#include "app/look/theme.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace stepwell {
namespace {

struct Pair {
    const char* what;
    Colour text, ground;
    float at_least = 4.5F;
};

std::vector<Pair> pairs(const Theme& t) {
    const auto c = [&](Role role) { return t.colour(role); };
    std::vector<Pair> all;
    for (const auto& [name, ground] : {std::pair{"card", c(Role::card)},
                                       {"page", c(Role::page)},
                                       {"control", t.control},
                                       {"control_hover", t.control_hover},
                                       {"card_hover", t.card_hover},
                                       {"sentence", t.sentence},
                                       {"marked", c(Role::marked)},
                                       {"control_press", t.control_press}}) {
        all.push_back({name, c(Role::ink), ground});
    }
    for (const Colour ground : {c(Role::card), c(Role::page), t.card_hover, t.sentence})
        all.push_back({"quiet", c(Role::quiet), ground});
    for (const Colour ground : {c(Role::card), c(Role::marked)}) {
        all.push_back({"keyword", t.keyword, ground});
        all.push_back({"literal", t.literal, ground});
        all.push_back({"comment", t.comment, ground});
    }
    all.push_back({"line_number", t.line_number, c(Role::card)});
    all.push_back({"right", c(Role::right), c(Role::card)});
    all.push_back({"wrong", c(Role::wrong), c(Role::card)});
    all.push_back({"on_accent", c(Role::on_accent), c(Role::accent)});
    all.push_back({"on_accent hovered", c(Role::on_accent), t.accent_hover});
    all.push_back({"on_selected", t.on_selected, t.selected});
    for (const Colour ground : {c(Role::rail), t.rail_selected}) {
        all.push_back({"on_rail", c(Role::on_rail), ground});
        all.push_back({"rail_quiet", t.rail_quiet, ground});
        all.push_back({"rail_tick", t.rail_tick, ground});
    }
    // Marks and outlines must stand out from what they lie on.
    for (const Role mark : {Role::accent, Role::current, Role::path, Role::start, Role::goal, Role::frontier})
        for (const Role ground : {Role::card, Role::floor}) all.push_back({"mark", c(mark), c(ground), 3.0F});
    all.push_back({"wall beside floor", c(Role::wall), c(Role::floor), 2.2F});
    return all;
}

TEST(Theme, EveryTextCanBeRead) {
    for (const ThemeName name : all_themes)
        for (const Pair& pair : pairs(theme(name)))
            EXPECT_GE(contrast(pair.text, pair.ground), pair.at_least) << name_of(name) << ": " << pair.what;
}

/// A ring with a thin line of the page inside: the two stand out from each other, and where the ground has the ring's
/// own colour, the line does the work.
TEST(Theme, TheFocusRingIsSeenOnAnyGround) {
    for (const ThemeName name : all_themes) {
        const Theme& t = theme(name);
        const auto c = [&](Role role) { return t.colour(role); };
        EXPECT_GE(contrast(c(Role::accent), c(Role::page)), 3.0F) << name_of(name);
        EXPECT_GE(contrast(t.accent_hover, c(Role::page)), 3.0F) << name_of(name);
        EXPECT_GE(contrast(c(Role::on_rail), c(Role::rail)), 3.0F) << name_of(name);
        EXPECT_GE(contrast(c(Role::on_rail), c(Role::accent)), 3.0F) << name_of(name) << ": the scene that is open";
    }
}

TEST(Theme, TextOnAnyFillCanBeRead) {
    for (const ThemeName name : all_themes) {
        const Theme& t = theme(name);
        for (std::size_t role = 0; role < role_count; ++role) {
            const Colour ground = t.colour(static_cast<Role>(role));
            EXPECT_GE(contrast(t.text_on(ground), ground), 4.5F) << name_of(name) << " role " << role;
        }
        for (int step = 0; step <= 200; ++step) {
            const float shade = static_cast<float>(step) / 200.0F;
            for (const float alpha : {1.0F, 0.5F}) {
                const Colour ground = t.colour(Paint{Role::distance, shade, alpha});
                EXPECT_GE(contrast(t.text_on(ground), over(ground, t.colour(Role::card))), 4.5F)
                    << name_of(name) << " shade " << shade << " alpha " << alpha;
            }
        }
    }
}

TEST(Theme, TheRampIsBrightNearAndDarkFar) {
    EXPECT_EQ(distance_colour(0), rgb(0xFEE838));
    EXPECT_EQ(distance_colour(1), rgb(0x00224E));
    EXPECT_EQ(distance_colour(-3), distance_colour(0));
    for (int step = 1; step <= 100; ++step) {
        const float before = contrast(distance_colour(static_cast<float>(step - 1) / 100.0F), rgb(0));
        const float now = contrast(distance_colour(static_cast<float>(step) / 100.0F), rgb(0));
        EXPECT_LT(now, before) << step;
    }
}

TEST(Theme, RolesOfTheSceneDiffer) {
    for (const ThemeName name : all_themes) {
        const Theme& t = theme(name);
        std::set<std::tuple<int, int, int>> seen;
        for (const Role role : {Role::wall, Role::floor, Role::frontier, Role::current, Role::start, Role::goal}) {
            const Colour c = t.colour(role);
            EXPECT_TRUE(seen.insert({c.r, c.g, c.b}).second) << name_of(name);
        }
    }
}

TEST(Colour, ReadableMovesOnlyAsFarAsNeeded) {
    const Colour white = rgb(0xFFFFFF);
    const Colour orange = rgb(0xE8590C);
    const Colour text = readable(orange, white);
    EXPECT_GE(contrast(text, white), 4.5F);
    EXPECT_LT(contrast(text, white), 5.5F);
    EXPECT_EQ(readable(rgb(0x1B2330), white), rgb(0x1B2330));
}

TEST(Colour, ContrastOfBlackAndWhite) {
    EXPECT_NEAR(contrast(rgb(0), rgb(0xFFFFFF)), 21.0F, 0.01F);
    EXPECT_NEAR(contrast(rgb(0x777777), rgb(0x777777)), 1.0F, 0.001F);
    // Known value: #767676 is the lightest grey that passes on white.
    EXPECT_NEAR(contrast(rgb(0x767676), rgb(0xFFFFFF)), 4.54F, 0.01F);
}

TEST(Sizes, AreWholePixelsAndTouchable) {
    for (const float scale : {1.0F, 1.25F, 1.5F, 2.0F, 3.0F}) {
        const Sizes s = sizes_for(scale);
        for (const float length : {s.control, s.row, s.header, s.radius, s.body, s.title, s.pad(1), s.pad(0.5F)})
            EXPECT_EQ(length, static_cast<float>(static_cast<int>(length)));
        EXPECT_GE(s.control, 32 * scale);
        EXPECT_GE(s.row, 32 * scale);
    }
    EXPECT_GE(sizes_for(1, true).body, 1.39F * sizes_for(1).body);
    EXPECT_GT(sizes_for(1, true).bold_lines, 1.0F);
    EXPECT_EQ(sizes_for(100).scale, 4.0F);
}

}  // namespace
}  // namespace stepwell
