// Worksheets on paper: what stands on them, as poppler's tools read a PDF.
#include "app/export/worksheet.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "app/text/strings.h"
#include "core/grid/floors.h"
#include "tests/app/process.h"

namespace stepwell::tests {
namespace {

using testing::HasSubstr;
using testing::Not;

/// The text without its spaces and line breaks: where lines end is the layout's business.
std::string dense(std::string text) {
    for (const std::string_view space : {" ", "\n", "\f", "\u00A0", "\u202F"})
        for (std::size_t at = text.find(space); at != std::string::npos; at = text.find(space, at))
            text.erase(at, space.size());
    return text;
}

struct Document {
    explicit Document(const std::string& pdf) : file(folder.put("sheet.pdf", pdf)) {}

    /// Counted from 1.
    std::string page(int number) const {
        const std::string n = std::to_string(number);
        return dense(run_program({"pdftotext", "-raw", "-f", n, "-l", n, file, "-"}).out);
    }
    std::string info() const { return run_program({"pdfinfo", file}).out; }
    std::string fonts() const { return run_program({"pdffonts", file}).out; }

    Folder folder;
    std::string file;
};

class Worksheets : public ::testing::Test {
protected:
    RecordedRun run(SceneRef at) const { return *RecordedRun::record(*at.scene, at.scene->first_input(), {}); }
    SceneRef wave() const { return find_scene(lessons_, "wave"); }

    std::vector<Lesson> lessons_ = all_lessons();
};

TEST_F(Worksheets, AskOnTheFirstSheetAndAnswerOnTheSecond) {
    for (const Lesson& lesson : lessons_)
        for (const auto& scene : lesson.scenes)
            for (const Language language : all_languages) {
                const SceneRef at{&lesson, scene.get()};
                const RecordedRun whole = run(at);
                const std::size_t position = position_worth_asking(at, whole, StepSize::step);
                const Excerpt excerpt{at, whole, StepSize::step, {position}};
                const Document sheet(draw_worksheets(excerpt, ThemeName::light, language).value());
                Reel reel(excerpt);
                const Shot shot = reel.shot(0);
                const std::string first = sheet.page(1), second = sheet.page(2);
                const std::string told =
                    dense(plain_text(sentence(Texts::of(lesson, language), *scene, shot.moment()).value()));
                EXPECT_THAT(first, Not(HasSubstr(told)));
                EXPECT_THAT(second, HasSubstr(told));
                EXPECT_THAT(first, HasSubstr(dense(Strings::of(language)["worksheet.name"])));
                EXPECT_THAT(second, HasSubstr(dense(Strings::of(language)["worksheet.answers"])));
                const AskedText asked = asked_text(at, shot.moment(), language).value();
                ASSERT_FALSE(asked.choices.empty()) << scene->id() << " asks nothing at " << position;
                EXPECT_THAT(first, HasSubstr(dense(plain_text(asked.question))));
                for (const AskedText::Choice& choice : asked.choices) {
                    EXPECT_THAT(first, HasSubstr(dense(plain_text(choice.label))));
                    EXPECT_THAT(first, Not(HasSubstr(dense(plain_text(choice.reason)))));
                    EXPECT_THAT(second, HasSubstr(dense(plain_text(choice.reason))));
                }
            }
}

TEST_F(Worksheets, OfSeveralStepsHaveTheirAnswersBehindThem) {
    const RecordedRun whole = run(wave());
    const auto at = [&](std::size_t step) { return whole.rungs().position(StepSize::step, step - 1); };
    const Document sheets(
        draw_worksheets({wave(), whole, StepSize::step, {at(20), at(40)}}, ThemeName::light, Language::en).value());
    EXPECT_THAT(sheets.info(), testing::ContainsRegex("Pages: +4\n"));
    EXPECT_THAT(sheets.page(1), HasSubstr("Step20of133"));
    EXPECT_THAT(sheets.page(2), HasSubstr("Step40of133"));
    EXPECT_THAT(sheets.page(3), testing::AllOf(HasSubstr("Step20of133"), HasSubstr("Step21of133")));
    EXPECT_THAT(sheets.page(4), testing::AllOf(HasSubstr("Step40of133"), HasSubstr("Step41of133")));
}

TEST_F(Worksheets, LeaveOutTheNumberThatTheStepWrites) {
    const RecordedRun whole = run(wave());
    for (std::size_t step = 2; step < 40; ++step) {
        const Excerpt excerpt{wave(), whole, StepSize::step, {whole.rungs().position(StepSize::step, step)}};
        Reel reel(excerpt);
        if (!reel.shot(0).moment().at("wave", "add")) continue;
        const Document sheet(draw_worksheets(excerpt, ThemeName::light, Language::en).value());
        const auto cells = [&](int page) {  // numbers below 10 are in the picture; above it are the rulers' as well
            const std::string text = sheet.page(page);
            return std::ranges::count_if(text, [](unsigned char c) { return c >= '0' && c <= '9'; });
        };
        EXPECT_GT(cells(2), cells(1)) << step;
    }
}

TEST_F(Worksheets, AreA4WithTheirTitleAndFontsAndWithoutADate) {
    const RecordedRun whole = run(wave());
    const Excerpt excerpt{wave(), whole, StepSize::step, {position_worth_asking(wave(), whole, StepSize::step)}};
    const Document sheet(draw_worksheets(excerpt, ThemeName::light, Language::zh).value());
    EXPECT_THAT(sheet.info(), testing::ContainsRegex("Page size: +595.[0-9]+ x 841.[0-9]+ pts \\(A4\\)"));
    EXPECT_THAT(sheet.info(), testing::ContainsRegex("Title: +波浪\n"));
    EXPECT_THAT(sheet.info(), Not(HasSubstr("CreationDate")));
    EXPECT_THAT(sheet.fonts(), Not(HasSubstr(" no "))) << "all are embedded, cut down, and can be read as text";
}

TEST_F(Worksheets, AreTheSameBytesEveryTime) {
    const RecordedRun whole = run(wave());
    const Excerpt excerpt{wave(), whole, StepSize::step, {position_worth_asking(wave(), whole, StepSize::step)}};
    for (const Language language : all_languages)
        EXPECT_EQ(draw_worksheets(excerpt, ThemeName::light, language).value(),
                  draw_worksheets(excerpt, ThemeName::light, language).value());
}

TEST_F(Worksheets, AreLightOnPaper) {
    const RecordedRun whole = run(wave());
    const Excerpt excerpt{wave(), whole, StepSize::step, {whole.last() / 2}};
    const auto draw = [&](ThemeName theme) { return draw_worksheets(excerpt, theme, Language::en).value(); };
    EXPECT_EQ(draw(ThemeName::dark), draw(ThemeName::light));
    EXPECT_NE(draw(ThemeName::contrast), draw(ThemeName::light));
}

TEST_F(Worksheets, OfLargeMapsFitTheirSheets) {
    for (const Extent extent : {Extent{12, 90}, {150, 150}}) {
        Input input = wave().scene->first_input();
        input.map = open_room(extent);
        input.settings["start"] = "3,3";
        const RecordedRun whole = *RecordedRun::record(*wave().scene, input, {});
        const Excerpt excerpt{wave(), whole, StepSize::step, {position_worth_asking(wave(), whole, StepSize::step)}};
        const Document sheet(draw_worksheets(excerpt, ThemeName::light, Language::de).value());
        EXPECT_THAT(sheet.page(1), HasSubstr("Warum?"));
        EXPECT_THAT(sheet.info(), testing::ContainsRegex("Pages: +2\n"));
    }
}

}  // namespace
}  // namespace stepwell::tests
