#include "app/panels/layout.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

namespace stepwell {
namespace {

struct Case {
    float width, height, scale;
    LayoutWish wish;

    std::string name() const {
        return std::to_string(width) + " x " + std::to_string(height) + " at " + std::to_string(scale) +
               (wish.projector ? " projector" : "") + (wish.stage_alone ? " stage alone" : "") +
               (wish.column_alone ? " column alone" : "") + (wish.asking ? " asking" : "") +
               (wish.beside ? " beside" : "");
    }
};

std::vector<Case> cases() {
    std::vector<Case> all;
    const std::array<std::array<float, 2>, 12> windows = {{{800, 600},
                                                           {899, 600},
                                                           {900, 600},
                                                           {1024, 768},
                                                           {1099, 700},
                                                           {1100, 700},
                                                           {1280, 720},
                                                           {1366, 768},
                                                           {1600, 900},
                                                           {1920, 1080},
                                                           {2560, 1440},
                                                           {3840, 2160}}};
    for (const auto& [width, height] : windows)
        for (const float scale : {1.0F, 1.1F, 1.25F, 1.5F, 1.75F, 2.0F})
            for (int bits = 0; bits < 16; ++bits) {
                all.push_back({width,
                               height,
                               scale,
                               {.projector = (bits & 1) != 0,
                                .stage_alone = (bits & 6) == 2,
                                .column_alone = (bits & 6) == 4,
                                .asking = (bits & 6) == 6,
                                .beside = (bits & 4) == 0 && (bits & 8) != 0}});
            }
    return all;
}

bool shown(Box box) { return box.w > 0 && box.h > 0; }

bool inside(Box inner, Box outer) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w &&
           inner.y + inner.h <= outer.y + outer.h;
}

bool overlap(Box a, Box b) {
    const Box both = common(a, b);
    return shown(a) && shown(b) && both.w > 0 && both.h > 0;
}

TEST(Layout, NothingOverlapsAndNothingIsOutside) {
    for (const Case& c : cases()) {
        const Box window{0, 0, c.width, c.height};
        const Layout l = layout_of(window, sizes_in(window, c.scale, c.wish.projector), c.wish);
        const std::array parts = {l.rail, l.head, l.tabs, l.main, l.column, l.transport};
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (shown(parts[i])) {
                EXPECT_TRUE(inside(parts[i], window)) << c.name() << " part " << i;
            }
            for (std::size_t j = i + 1; j < parts.size(); ++j)
                EXPECT_FALSE(overlap(parts[i], parts[j])) << c.name() << " " << i << " " << j;
        }
        EXPECT_FALSE(overlap(l.upper, l.lower)) << c.name();
        if (shown(l.column)) {
            EXPECT_TRUE(inside(l.upper, l.column)) << c.name();
        }
        if (shown(l.lower)) {
            EXPECT_TRUE(inside(l.lower, l.column)) << c.name();
        }
    }
}

TEST(Layout, WhatIsShownIsBigEnoughToUse) {
    for (const Case& c : cases()) {
        const Sizes s = sizes_in({0, 0, c.width, c.height}, c.scale, c.wish.projector);
        const Layout l = layout_of({0, 0, c.width, c.height}, s, c.wish);
        EXPECT_TRUE(shown(l.head) && shown(l.transport)) << c.name();
        EXPECT_TRUE(shown(l.main) || shown(l.column)) << c.name();
        EXPECT_GE(l.head.h, s.control) << c.name();
        EXPECT_GE(l.transport.h, s.control + s.pad(1)) << c.name();
        for (const Box part : {l.main, l.upper, l.lower}) {
            if (!shown(part)) continue;
            const bool shares = (l.narrow || c.wish.stage_alone) && shown(l.main) && shown(l.column);
            EXPECT_GE(part.w, (shares ? 220 : 280) * s.scale) << c.name();
            EXPECT_GE(part.h, s.header + s.pad(12)) << c.name();
        }
    }
}

TEST(Layout, PartsGoAwayWhereTheyMust) {
    const Sizes s = sizes_for(1);
    const Layout wide = layout_of({0, 0, 1600, 900}, s, {});
    EXPECT_TRUE(shown(wide.rail) && shown(wide.main) && shown(wide.upper) && shown(wide.lower));
    EXPECT_FALSE(wide.narrow || shown(wide.tabs));
    EXPECT_FALSE(shown(layout_of({0, 0, 1099, 900}, s, {}).rail));
    const Layout narrow = layout_of({0, 0, 899, 600}, s, {});
    EXPECT_TRUE(narrow.narrow && shown(narrow.tabs) && !shown(narrow.column));
    const Layout projector = layout_of({0, 0, 1600, 900}, sizes_for(1, true), {.projector = true});
    EXPECT_FALSE(shown(projector.rail) || projector.tools);
    EXPECT_TRUE(shown(projector.column));
    EXPECT_FALSE(shown(layout_of({0, 0, 1600, 900}, s, {.column_alone = true}).main));
    EXPECT_FALSE(shown(layout_of({0, 0, 1600, 900}, s, {.stage_alone = true}).column));
    const Layout asked = layout_of({0, 0, 800, 600}, s, {.beside = true});
    EXPECT_TRUE(shown(asked.main) && shown(asked.column)) << "who is asked about a scene sees it";
}

TEST(Layout, OnASmallProjectorStagesSideBySideGetTheHeightOfTheTabs) {
    const Box window{0, 0, 1024, 768};
    const Sizes s = sizes_in(window, 1, true);
    const Layout one = layout_of(window, s, {.projector = true});
    const Layout several = layout_of(window, s, {.projector = true, .several = true});
    EXPECT_TRUE(shown(one.tabs) && !one.tabs_in_head);
    EXPECT_TRUE(several.tabs_in_head && !shown(several.tabs));
    EXPECT_GT(several.main.h, one.main.h + s.pad(5));
    EXPECT_FALSE(layout_of({0, 0, 800, 600}, sizes_for(1), {.several = true}).tabs_in_head);
}

TEST(Layout, AProjectorGivesItsRoomToTheScene) {
    for (const Box window : {Box{0, 0, 1280, 720}, Box{0, 0, 1600, 900}, Box{0, 0, 1920, 1080}}) {
        const Layout plain = layout_of(window, sizes_for(1), {});
        const Layout projector = layout_of(window, sizes_for(1, true), {.projector = true});
        EXPECT_GE(projector.main.w, plain.main.w);
        EXPECT_GE(projector.main.h, plain.main.h);
    }
}

}  // namespace
}  // namespace stepwell
