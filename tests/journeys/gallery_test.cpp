// Every widget, in every theme, on one page: pressed, dragged and typed into, by pointer and by keyboard.
#include <gtest/gtest.h>

#include <array>
#include <set>

#include "app/look/widgets/bars.h"
#include "app/look/widgets/buttons.h"
#include "app/look/widgets/code_view.h"
#include "app/look/widgets/field.h"
#include "app/look/widgets/floating.h"
#include "app/look/widgets/imgui_canvas.h"
#include "app/look/widgets/scroll.h"
#include "app/look/widgets/text.h"
#include "tests/journeys/bench.h"
#include "tests/journeys/real_window.h"

namespace stepwell {
namespace {

/// One page that uses all there is.
class Gallery {
public:
    explicit Gallery(Screen& screen) : screen_(screen) {}

    void operator()(Ui& ui) {
        Box page = inset(ui.window(), ui.pad(2));
        Box right = cut_right(page, ui.pad(66));
        cut_right(page, ui.pad(2));
        buttons(ui, cut_top(page, ui.pad(9)));
        stage(ui, cut_top(page, ui.pad(44)));
        cut_top(page, ui.pad(2));
        bars(ui, cut_top(page, ui.pad(22)));
        cut_top(page, ui.pad(2));
        forms(ui, page);
        code(ui, cut_top(right, ui.pad(50)));
        cut_top(right, ui.pad(2));
        words(ui, right);
        dialog(ui);
    }

    bool predict = true, ticked = true;
    int tab = 0, pressed = 0;
    std::size_t position = 130, chosen = 99, clicked_line = 99;
    std::string name = "labyrinth";

private:
    void buttons(Ui& ui, Box box) {
        float x = box.x;
        const auto chip = [&](std::string_view id, ButtonSpec spec) {
            const float width = button_width(ui, spec);
            const Box place{x, box.y, width, ui.sizes().control};
            x += width + ui.pad(1);
            return std::pair{button(ui, id, place, spec), place};
        };
        if (chip("draw", {.label = "Draw walls", .icon = icon::pencil}).first) ++pressed;
        if (chip("predict", {.label = "Predict", .icon = icon::question, .on = predict}).first) predict = !predict;
        const auto [opened, anchor] = chip("map", {.label = "Map", .icon = icon::grid, .opens = true});
        if (opened) ui.open("maps");
        chip("export", {.label = "Export", .icon = icon::export_, .enabled = false});
        chip("quiet", {.label = "Again", .kind = ButtonKind::quiet});
        if (chip("go", {.label = "Start the task", .kind = ButtonKind::filled}).first) ui.open("ask");
        chip("plain", {.label = "Cancel", .kind = ButtonKind::plain});
        chip("more", {.icon = icon::settings, .tip = "Settings"});
        const std::array<MenuItem, 4> items = {
            {{.id = "floor", .label = "The lesson's floor", .icon = icon::grid, .on = true},
             {.id = "room", .label = "An open room", .icon = icon::stop},
             {.id = "maze", .label = "Another maze", .note = "Ctrl+M", .icon = icon::dice},
             {.id = "none", .label = "No way at all", .enabled = false, .line_above = true}}};
        if (const auto item = menu(ui, "maps", anchor, items)) chosen = *item;
    }

    void stage(Ui& ui, Box box) {
        card(ui, box);
        card_head(ui, box, "Scene", "taken **26** · waiting **7** · path –");
        Camera camera;
        camera.fit({0, 0, 16, 7}, box, ui.pad(1));
        ImGuiCanvas canvas(ui.paint(), screen_.textures(), ui.theme(), camera, box, ui.sizes().bold_lines);
        for (int y = 0; y < 7; ++y)
            for (int x = 0; x < 16; ++x) {
                const float fx = static_cast<float>(x), fy = static_cast<float>(y);
                const Box cell{fx + 0.03F, fy + 0.03F, 0.94F, 0.94F};
                const bool wall = x == 0 || y == 0 || x == 15 || y == 6 || (x == 7 && y < 5);
                const int away = std::abs(x - 8) + std::abs(y - 3);
                if (wall) {
                    canvas.fill(cell, {Role::wall}, 0.06F);
                } else if (x < 8 && !(y == 5 && x > 4)) {
                    canvas.fill(cell, {Role::floor}, 0.06F);
                } else {
                    const bool waiting = away == 6;
                    const Paint paint{Role::distance, static_cast<float>(away) / 12, waiting ? 0.5F : 1.0F};
                    if (away > 6) {
                        canvas.fill(cell, {Role::floor}, 0.06F);
                        continue;
                    }
                    canvas.fill(cell, paint, 0.14F);
                    if (waiting)
                        canvas.outline({fx + 0.07F, fy + 0.07F, 0.86F, 0.86F}, {Role::frontier}, 0.06F, Stroke::dashed,
                                       0.12F);
                    canvas.text_on(paint, {fx + 0.5F, fy + 0.5F}, std::to_string(away), 0.4F);
                }
            }
        const std::array<Point, 4> path = {{{8.5F, 3.5F}, {8.5F, 5.5F}, {5.5F, 5.5F}, {5.5F, 4.5F}}};
        canvas.line(path, {Role::path}, 0.1F);
        canvas.outline({5.07F, 4.07F, 0.86F, 0.86F}, {Role::current}, 0.1F, Stroke::solid, 0.12F);
        canvas.disc({8.5F, 3.5F}, 0.34F, {Role::start});
        canvas.text_on({Role::start}, {8.5F, 3.5F}, "g", 0.42F);
        canvas.disc({2.5F, 3.5F}, 0.34F, {Role::goal});
        canvas.text_on({Role::goal}, {2.5F, 3.5F}, "@", 0.42F);
    }

    void bars(Ui& ui, Box box) {
        card(ui, box);
        Box inner = inset(box, ui.pad(2));
        Box row = cut_top(inner, ui.pad(6));
        const std::array<char32_t, 5> icons = {icon::first, icon::back, icon::play, icon::next, icon::last};
        for (std::size_t i = 0; i < icons.size(); ++i) {
            const bool main = i == 2;
            Box place = cut_left(row, ui.pad(main ? 7 : 5.5F));
            place.h = ui.pad(5.5F);
            button(ui, "step." + std::to_string(i), place,
                   {.icon = icons[i], .kind = main ? ButtonKind::filled : ButtonKind::quiet, .tip = "One step"});
            cut_left(row, ui.pad(1.5F));
        }
        cut_left(row, ui.pad(1));
        one_line(ui, cut_top(row, ui.pad(2)), "Step **131** of 236", Font::regular, ui.sizes().label,
                 ui.colour(Role::ink));
        const std::array<ScrubMark, 3> marks = {
            {{28, ScrubMark::Kind::chapter}, {195, ScrubMark::Kind::chapter}, {160, ScrubMark::Kind::stop}}};
        scrub_bar(ui, "scrub", {row.x, row.y - ui.pad(0.25F), row.w, ui.pad(4)}, position,
                  {.label = "Position", .count = 236, .marks = marks});
        cut_top(inner, ui.pad(1));
        Box second = cut_top(inner, ui.pad(4));
        progress_bar(ui, {second.x, second.y + ui.pad(1.5F), ui.pad(30), ui.pad(1)}, 0.4F);
        const std::array<std::string_view, 3> labels = {"Variables", "Question", "Log"};
        tabs(ui, "tabs", cut_top(inner, ui.pad(5)), labels, tab);
    }

    void forms(Ui& ui, Box box) {
        card(ui, box);
        Box inner = inset(box, ui.pad(2));
        check(ui, "motion", cut_top(inner, ui.pad(4.5F)), "Things move", ticked);
        cut_top(inner, ui.pad(1));
        Box line = cut_top(inner, ui.sizes().control);
        text_field(ui, "name", cut_left(line, ui.pad(30)), name, {.label = "File name", .placeholder = "File name"});
    }

    void code(Ui& ui, Box box) {
        card(ui, box);
        card_head(ui, box, "find_path");
        const std::vector<std::vector<CodeSpan>> lines = {
            {{"def ", Ink::keyword}, {"find_path(level, start, goal):"}},
            {{"    came_from = {start: start}"}},
            {{"    queue = deque([start])"}},
            {{"    "}, {"while", Ink::keyword}, {" queue:"}},
            {{"        current = queue.popleft()"}},
            {{"        "}, {"if", Ink::keyword}, {" current == goal:"}},
            {{"            "}, {"return", Ink::keyword}, {" way_back(came_from, start, goal)"}},
            {{"        "},
             {"for", Ink::keyword},
             {" step "},
             {"in", Ink::keyword},
             {" DIRECTIONS:  "},
             {"# up, right, down, left", Ink::comment}},
            {{"            neighbour = current + step"}},
            {{"            "}, {"if not", Ink::keyword}, {" level.walkable(neighbour):"}},
            {{"                "}, {"continue", Ink::keyword}},
            {{"            "}, {"if", Ink::keyword}, {" neighbour "}, {"in", Ink::keyword}, {" came_from:"}},
            {{"                "}, {"continue", Ink::keyword}},
            {{"            came_from[neighbour] = current"}},
            {{"            queue.append(neighbour)"}},
            {{"    "}, {"return", Ink::keyword}, {" None"}}};
        std::vector<CodeRow> rows;
        for (std::size_t i = 0; i < lines.size(); ++i) rows.push_back({lines[i], i == 4, i == 14, i % 2 == 0});
        const std::array<CodeName, 1> names = {{{"current", Role::current}}};
        if (const auto line = code_view(ui, "code", inset(box, 1), {.rows = rows, .names = names}))
            clicked_line = *line;
    }

    void words(Ui& ui, Box box) {
        card(ui, box);
        card_head(ui, box, "Text and log", "click a line to go there");
        cut_bottom(box, ui.pad(1));
        ScrollArea scroll(ui, "words", inset(box, 1), "Text");
        float y = scroll.top() + ui.pad(1.5F);
        const float x = scroll.left() + ui.pad(2), width = scroll.width() - ui.pad(4);
        y += text(ui, {x, y}, width,
                  "A wave runs over the floor from the goblin: first the cells that are **one** step away, then those "
                  "that are "
                  "two away. `queue` holds the cells that wait. Nothing is looked at twice.");
        y += ui.pad(1);
        y +=
            text(ui, {x, y}, width, "从队列前端取出 **(6, 4)**。它离哥布林 **5** 步，邻居按上、右、下、左的顺序查看。");
        y += ui.pad(1);
        y += text(ui, {x, y}, width,
                  "Nimm **(6, 4)** vorn aus der Warteschlange; Größenordnung: fünf Schritte. « Où va-t-il ? »",
                  {.ink = Role::quiet});
        y += ui.pad(1);
        for (int i = 0; i < 9; ++i) {
            const std::string label = "step " + std::to_string(120 + i);
            row(ui, "log." + std::to_string(i), {scroll.left(), y, scroll.width(), ui.sizes().row},
                {.label = label, .note = "current = (6, 4)", .on = i == 4});
            y += ui.sizes().row;
        }
        scroll.finish(y - scroll.top() + ui.pad(1));
    }

    void dialog(Ui& ui) {
        if (auto box = begin_dialog(ui, "ask", "New learner?", "Close", ui.pad(60), ui.pad(18))) {
            text(ui, {box->x, box->y}, box->w,
                 "All ticks and answers of this computer are set back. Your lesson files stay as they are.");
            Box foot = cut_bottom(*box, ui.sizes().control);
            const ButtonSpec yes{.label = "Start afresh", .kind = ButtonKind::filled},
                no{.label = "Cancel", .kind = ButtonKind::quiet};
            if (button(ui, "ask.yes", cut_right(foot, button_width(ui, yes)), yes)) ui.close("ask");
            cut_right(foot, ui.pad(1));
            if (button(ui, "ask.no", cut_right(foot, button_width(ui, no)), no)) ui.close("ask");
            end_dialog(ui);
        }
    }

    Screen& screen_;
};

class GalleryTest : public testing::Test {
protected:
    GalleryTest() : gallery(bench().screen()) {
        resize_real_window(1600, 900);
        bench().forget();
        bench().set_theme(ThemeName::light);
        bench().set_paint([this](Ui& ui) { gallery(ui); });
        bench().point_at({2, 2});
        bench().settle();
    }
    ~GalleryTest() override {
        bench().set_paint([](Ui&) {});
    }

    static Bench& bench() {
        static Bench only;
        return only;
    }

    Gallery gallery;
};

TEST_F(GalleryTest, LooksInEveryTheme) {
    for (const ThemeName name : all_themes) {
        bench().set_theme(name);
        bench().settle();
        const std::string theme_name(name_of(name));
        bench().save("gallery-" + theme_name);
        const Screenshot shot = bench().screenshot();
        EXPECT_EQ(shot.at(2, 2), theme(name).colour(Role::page));
        bench().click("map");
        bench().save("gallery-menu-" + theme_name);
        bench().key(Key::escape);
        bench().settle();
        bench().click("go");
        bench().save("gallery-dialog-" + theme_name);
        bench().key(Key::escape);
        bench().settle();
    }
}

TEST_F(GalleryTest, IdsAreUniqueAndTargetsBigEnough) {
    std::set<std::string> ids;
    for (const WidgetInfo& widget : bench().ui().widgets()) {
        EXPECT_TRUE(ids.insert(widget.id).second) << widget.id << " twice";
        const bool clipped = widget.id.starts_with("log.");  // half scrolled away
        const bool also_elsewhere = widget.id.starts_with("code.") || widget.id.ends_with(".thumb");
        if (!clipped && !also_elsewhere) {
            EXPECT_GE(widget.box.h, 32) << widget.id;
        }
    }
}

TEST_F(GalleryTest, PressedByPointer) {
    bench().click("draw");
    EXPECT_EQ(gallery.pressed, 1);
    bench().click("predict");
    EXPECT_FALSE(gallery.predict);
    bench().click("tabs.2");
    EXPECT_EQ(gallery.tab, 2);
    bench().click("motion");
    EXPECT_FALSE(gallery.ticked);
    bench().click("code.6");
    EXPECT_EQ(gallery.clicked_line, 6U);
}

TEST_F(GalleryTest, AReleaseElsewhereIsNoClick) {
    const Point from = bench().ui().find("draw")->box.centre();
    bench().drag(from, {from.x, from.y + 400});
    EXPECT_EQ(gallery.pressed, 0);
}

TEST_F(GalleryTest, MenusCloseOutsideAndSwallowThatPress) {
    bench().click("map");
    ASSERT_TRUE(bench().ui().is_open("maps"));
    bench().click("draw");
    EXPECT_FALSE(bench().ui().is_open("maps"));
    EXPECT_EQ(gallery.pressed, 0);
    bench().click("map");
    bench().click("maps.maze");
    EXPECT_EQ(gallery.chosen, 2U);
    EXPECT_FALSE(bench().ui().is_open("maps"));
}

TEST_F(GalleryTest, AMenuThatThePointerOpenedIsWalkedByArrowsToo) {
    bench().click("map");
    bench().key(Key::down);
    bench().key(Key::down);
    bench().settle();
    const std::string walked = "maps.room";
    EXPECT_TRUE(bench().ui().has_focus(walked)) << "the first arrow is on the first row, the second on the next";
    bench().key(Key::enter);
    bench().settle();
    EXPECT_EQ(gallery.chosen, 1U);
    EXPECT_FALSE(bench().ui().is_open("maps"));
    bench().click("map");
    bench().point_at(bench().ui().find("maps.maze")->box.centre());
    bench().key(Key::enter);
    bench().settle();
    EXPECT_EQ(gallery.chosen, 2U) << "Enter takes what the pointer is on";
}

TEST_F(GalleryTest, NothingBehindADialogHears) {
    bench().click("go");
    bench().click("draw");
    EXPECT_EQ(gallery.pressed, 0);
    EXPECT_FALSE(bench().ui().is_open("ask")) << "a press outside closes it";
    bench().click("go");
    bench().click("ask.no");
    EXPECT_FALSE(bench().ui().is_open("ask"));
}

TEST_F(GalleryTest, TabReachesEverythingAndComesRound) {
    std::vector<std::string> order;
    for (const WidgetInfo& widget : bench().ui().widgets())
        if (widget.focusable && widget.enabled) order.push_back(widget.id);
    ASSERT_GT(order.size(), 20U);
    for (const std::string& id : order) {
        bench().key(Key::tab);
        EXPECT_TRUE(bench().ui().has_focus(id)) << id;
    }
    bench().key(Key::tab);
    EXPECT_TRUE(bench().ui().has_focus(order.front()));
    bench().key(Key::tab, {.shift = true});
    EXPECT_TRUE(bench().ui().has_focus(order.back()));
    bench().frames(60);
    bench().save("gallery-focus");
}

TEST_F(GalleryTest, KeysPressWhatHasTheKeyboard) {
    bench().ui().focus("predict");
    bench().key(Key::space);
    EXPECT_FALSE(gallery.predict);
    bench().ui().focus("map");
    bench().key(Key::enter);
    bench().frames(2);
    bench().key(Key::down);
    bench().frame();
    bench().key(Key::enter);
    EXPECT_EQ(gallery.chosen, 1U);
    bench().settle();
    EXPECT_TRUE(bench().ui().has_focus("map")) << "the keyboard goes back to where it was";
}

TEST_F(GalleryTest, SpaceIsLeftForTheProgramAfterAClick) {
    bench().click("draw");
    bench().key(Key::space);
    EXPECT_EQ(gallery.pressed, 1);
    ASSERT_EQ(bench().ui().keys_left().size(), 1U);
    EXPECT_TRUE(bench().ui().keys_left()[0].is(Key::space));
}

TEST_F(GalleryTest, TypingStaysInTheField) {
    bench().ui().focus("name");
    bench().frames(2);
    EXPECT_TRUE(bench().ui().typing());
    bench().type("Irrgarten 7");
    EXPECT_EQ(gallery.name, "Irrgarten 7") << "what was there was selected";
    bench().key(Key::backspace);
    bench().key(Key::home);
    bench().type("ä");
    EXPECT_EQ(gallery.name, "äIrrgarten ");
    EXPECT_TRUE(bench().ui().keys_left().empty());
    bench().key(Key::escape);
    bench().frames(2);
    EXPECT_FALSE(bench().ui().typing());
}

TEST_F(GalleryTest, ScrubBarGoesWhereItIsPulled) {
    const Box bar = bench().ui().find("scrub")->box;
    bench().drag(bar.centre(), {bar.x + bar.w + 300, bar.y + 400});
    EXPECT_EQ(gallery.position, 235U);
    bench().drag(bar.centre(), {bar.x - 50, bar.y});
    EXPECT_EQ(gallery.position, 0U);
}

TEST_F(GalleryTest, ListsScrollByWheelAndByFinger) {
    const Box view = bench().ui().find("words")->box;
    const float before = bench().ui().find("log.0")->box.y;
    bench().point_at(view.centre());
    bench().window().events().push(Scrolled{0, -2});
    bench().settle();
    const float after = bench().ui().find("log.0")->box.y;
    EXPECT_LT(after, before - 20);
    bench().drag(view.centre(), {view.centre().x, view.centre().y + 60});
    EXPECT_GT(bench().ui().find("log.0")->box.y, after + 20);
}

TEST_F(GalleryTest, LargerSizesKeepWorking) {
    bench().set_scale(1.4F);
    bench().settle();
    bench().save("gallery-larger");
    bench().click("draw");
    EXPECT_EQ(gallery.pressed, 1);
    bench().set_scale(1);
    bench().settle();
}

}  // namespace
}  // namespace stepwell
