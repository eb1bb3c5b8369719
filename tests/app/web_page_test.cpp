// A run as a web page: what is in the file, and what a browser makes of it (tests/web/check_pages.py).
#include "app/export/web_page.h"

#include <gmock/gmock.h>

#include <cmath>
#include <cstdlib>

#include <fmt/format.h>

#include "app/export/cairo_canvas.h"
#include "app/export/json.h"
#include "app/export/paper.h"
#include "core/grid/floors.h"
#include "lessons/kit/listing.h"
#include "lessons/kit/runs.h"
#include "tests/app/pixels.h"
#include "tests/app/process.h"
#include "tests/app/twin_scene.h"
#include "tests/files.h"

namespace stepwell::tests {
namespace {

using testing::HasSubstr;
using testing::Not;

/// A scene's run, and the pages made of it.
struct Show {
    Show(SceneRef scene, Input with)
        : at(scene), input(std::move(with)), run(*RecordedRun::record(*at.scene, input, {})) {}

    Excerpt excerpt(StepSize by) const { return {at, run, by, enough_positions(run, by)}; }
    std::string page(StepSize by = StepSize::step, Language language = Language::en,
                     ThemeName theme = ThemeName::light) const {
        return make_web_page(excerpt(by), theme, language, CodeLanguage::python, {}).value();
    }

    SceneRef at;
    Input input;
    RecordedRun run;
};

class WebPages : public ::testing::Test {
protected:
    Show show(const char* scene) const {
        const SceneRef at = find_scene(lessons_, scene);
        return {at, at.scene->first_input()};
    }
    /// So large that its floor is a raster.
    Show large() const {
        const SceneRef at = find_scene(lessons_, "wave");
        Input input = at.scene->first_input();
        input.map = open_room({200, 150});
        input.settings["start"] = "100,75";
        return {at, std::move(input)};
    }

    std::vector<Lesson> lessons_ = all_lessons();
};

/// Places of the stage where it has one colour, as the program draws it; parts of its width and height.
std::string dots(const Scene& scene, const Moment& moment, const Theme& theme) {
    const Box world = scene.world(moment.input);
    const float cell = std::min({72.0F, 1000 / world.w, 700 / world.h});  // as pages are noted: widths may depend on it
    const int width = static_cast<int>(std::lround(world.w * cell)),
              height = static_cast<int>(std::lround(world.h * cell));
    const Pixels stage = read_png(*draw_sheet({PictureFormat::png, width, height, "", ""}, [&](cairo_t* cr) {
        const Box all{0, 0, static_cast<float>(width), static_cast<float>(height)};
        CairoCanvas(cr, theme, all, {0, 0}, 1).fill(all, {Role::card});
        CairoCanvas canvas(cr, theme, world, {0, 0}, cell);
        scene.draw(canvas, moment, scene.movers(moment));
    }));
    const int around = cell < 10 ? 1 : 3;
    std::string json;
    int found = 0;
    for (int i = 0; i < 4000 && found < 40; ++i) {
        const int x = 4 + i * 7919 % (width - 8), y = 4 + i * 104729 % (height - 8);
        const Colour colour = stage.at(x, y);
        bool flat = colour != theme.colour(Role::card);  // the page's canvas is clear there
        for (int dy = -around; dy <= around; ++dy)
            for (int dx = -around; dx <= around; ++dx) flat = flat && stage.at(x + dx, y + dy) == colour;
        if (!flat) continue;
        ++found;
        json += fmt::format("{}[{:.5f},{:.5f},[{},{},{}]]", json.empty() ? "" : ",",
                            (static_cast<float>(x) + 0.5F) / static_cast<float>(width),
                            (static_cast<float>(y) + 0.5F) / static_cast<float>(height), colour.r, colour.g, colour.b);
    }
    EXPECT_GE(found, 20);
    return fmt::format("[{}]", json);
}

/// What the page has to show of one stage, once it is the one that code and sentence speak of.
std::string expected_stage(const Show& show, const Moment& moment, Language language) {
    const Texts& texts = Texts::of(*show.at.lesson, language);
    std::string marked;
    for (const CodeLanguage code : all_code_languages) {
        std::string lines;
        for (const Listing& listing : listings_of(*show.at.lesson, *show.at.scene, code, moment.input.settings))
            for (const CodeLine& line : listing.lines)
                if (line.anchor == moment.anchor().path())
                    lines += (lines.empty() ? "" : ",") + page_string(line.text());
        marked += fmt::format("{}{}:[{}]", marked.empty() ? "" : ",", page_string(name_of(code)), lines);
    }
    return fmt::format("{{\"sentence\":{},\"counts\":{},\"marked\":{{{}}}}}",
                       page_string(plain_text(sentence(texts, *show.at.scene, moment).value())),
                       page_string(plain_text(counts_line(texts, *show.at.scene, moment))), marked);
}

/// What the page has to show at the i-th moment of the excerpt.
std::string expected_moment(const Show& show, const Excerpt& excerpt, std::size_t i, Language language,
                            ThemeName look) {
    Reel reel(excerpt);
    const Shot shot = reel.shot(i);
    const PageText words = page_text(show.at, {&shot, 1}, language, false).value();
    std::string stages;
    for (const Moment& moment : shot.stages)
        stages += (stages.empty() ? "" : ",") + expected_stage(show, moment, language);
    return fmt::format("{{\"index\":{},\"step\":{},\"stages\":[{}],\"dots\":{}}}", i,
                       page_string(plain_text(words.panels[0].step)), stages,
                       dots(*show.at.scene, shot.stages.front(), theme(look)));
}

TEST_F(WebPages, ShowInABrowserWhatTheProgramShows) {
    const Folder folder;
    std::string pages;
    // `used`: buttons and keys are tried, too.
    const auto add = [&](const Show& show, StepSize by, Language language, ThemeName look, bool used) {
        const Excerpt excerpt = show.excerpt(by);
        const std::string file =
            folder.put(fmt::format("{}-{}.html", show.at.scene->id(), pages.size()), show.page(by, language, look));
        std::string moments;
        const std::size_t last = excerpt.size() - 1;
        for (const std::size_t i : {last, std::size_t{0}, last / 3, last / 2, last * 9 / 10})
            moments += (moments.empty() ? "" : ",") + expected_moment(show, excerpt, i, language, look);
        pages += fmt::format("{}{{\"file\":{},\"language\":\"{}\",\"used\":{},\"moments\":[{}]}}",
                             pages.empty() ? "" : ",", page_string(file), code_of(language), used, moments);
    };
    std::size_t turn = 0;  // so that every language and theme gets its page
    for (const Lesson& lesson : lessons_)
        for (const auto& scene : lesson.scenes) {
            add({{&lesson, scene.get()}, scene->first_input()}, StepSize::step, all_languages[turn % 4],
                all_themes[turn % 3], turn == 1);
            ++turn;
        }
    const TwinScene twin(*find_scene(lessons_, "way-back").scene);
    add({{&lessons_.front(), &twin}, twin.first_input()}, StepSize::step, Language::fr, ThemeName::light, false);
    add(large(), StepSize::chapter, Language::en, ThemeName::light, false);

    const Outcome outcome =
        run_program({"python3", source_folder() + "/tests/web/check_pages.py"}, {.input = fmt::format("[{}]", pages)});
    if (outcome.code == 77 && std::getenv("STEPWELL_CI") == nullptr)
        GTEST_SKIP() << "Chromium is not installed, so no page was opened.";
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    EXPECT_EQ(outcome.out, "");
}

TEST_F(WebPages, AreSmall) {
    EXPECT_LT(show("way-back").page(StepSize::step).size(), 200u << 10);
    EXPECT_LT(show("way-back").page(StepSize::detail).size(), 400u << 10);
    EXPECT_LT(large().page(StepSize::chapter).size(), 2u << 20);
}

TEST_F(WebPages, AskForNothingAndAreWhole) {
    for (const Language language : all_languages) {
        const std::string page = show("way-back").page(StepSize::step, language);
        EXPECT_THAT(page, testing::StartsWith(fmt::format("<!DOCTYPE html>\n<html lang=\"{}\"", code_of(language))));
        EXPECT_THAT(page, testing::EndsWith("</html>\n"));
        for (const char* not_there :
             {"http:", "https:", "@import", "src=", "import ", "eval(", "onclick=\"", "⟨…⟩", "style=\""})
            EXPECT_THAT(page, Not(HasSubstr(not_there)));
        EXPECT_THAT(page, Not(testing::ContainsRegex("@[a-z_]+@"))) << "every place of the template is filled";
    }
}

TEST_F(WebPages, SayWhenStepsAreLeftOut) {
    EXPECT_THAT(show("way-back").page(), HasSubstr("<p class=\"note\" hidden>"));
    EXPECT_THAT(large().page(StepSize::step), HasSubstr("<p class=\"note\" >"));
}

TEST_F(WebPages, AreTheSameBytesEveryTime) {
    EXPECT_EQ(show("way-back").page(StepSize::detail), show("way-back").page(StepSize::detail));
}

TEST(WebText, EndsNoScriptAndNoTag) {
    EXPECT_EQ(page_string("</script>\n\"\\"), R"("\u003c/script>\u000a\"\\")");
    EXPECT_EQ(html_text("a<b> & \"c\""), "a&lt;b&gt; &amp; &quot;c&quot;");
}

}  // namespace
}  // namespace stepwell::tests
