#include "app/export/worksheet.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/export/fit.h"
#include "app/export/letters.h"
#include "app/text/strings.h"

namespace stepwell {
namespace {

// Lengths of the sheet: it is `width` wide.
constexpr float width = 1000, height = width / a4_width * a4_height, points = a4_width / width;
constexpr float margin = 48, inner = width - 2 * margin;
constexpr float name_line = 62;  // from the sheet's top
constexpr float largest_cell = 72, block_gap = 26;
constexpr float box_side = 24, box_gap = 16, choice_gap = 14;
constexpr float ruled_gap = 50, least_ruled = 2, most_ruled = 6;

constexpr TypeStyle small_style{17, 26, Role::quiet, Face::text};
constexpr TypeStyle question_style{23, 34, Role::ink, Face::text};
constexpr TypeStyle choice_style{20, 30, Role::ink, Face::text};

std::string lettered(std::size_t i, std::string_view label) {
    return fmt::format("**{}**  {}", static_cast<char>('A' + i), label);
}

class Worksheets {
public:
    Worksheets(const Excerpt& excerpt, ThemeName theme, Language language)
        : excerpt_(excerpt),
          scene_(*excerpt.at.scene),
          theme_(stepwell::theme(theme == ThemeName::dark ? ThemeName::light : theme)),
          language_(language),
          strings_(Strings::of(language)),
          board_(scene_, Reel(excerpt).shot(0)) {}

    Result<std::string> draw() {
        std::vector<std::function<void(cairo_t*)>> sheets;
        for (std::size_t i = 0; i < excerpt_.size(); ++i)
            if (const auto read = this->read(i); !read) return tl::unexpected(read.error());
        for (std::size_t i = 0; i < excerpt_.size(); ++i)
            sheets.emplace_back([this, i](cairo_t* cr) { draw_sheet(cr, i); });
        for (std::size_t i = 0; i < excerpt_.size(); ++i)
            sheets.emplace_back([this, i](cairo_t* cr) { draw_answers(cr, i); });
        return draw_document(texts_.front().title, sheets);
    }

private:
    Result<void> read(std::size_t i) {
        Reel reel(excerpt_);
        const Shot shot = reel.shot(i);
        if (shot.moment().last())
            return failure(error("export.nothing_to_ask",
                                 "nothing comes after the run's last step, so there is nothing to ask; choose an "
                                 "earlier one (--at N)"));
        auto text = page_text(excerpt_.at, {&shot, 1}, language_, false);
        if (!text) return tl::unexpected(text.error());
        auto asked = asked_text(excerpt_.at, shot.moment(), language_);
        if (!asked) return tl::unexpected(asked.error());
        if (shot.stages.size() > 1)
            asked->question = stage_name(excerpt_.at, shot.moment(), language_) + "  ·  " + asked->question;
        texts_.push_back(*std::move(text));
        asked_.push_back(*std::move(asked));
        return {};
    }

    /// The page of a text, with its stage as high as it wants to be, but not higher than there is room.
    std::pair<Page, float> laid_out(const PageText& text, float room) const {
        Page page(text, width, 1);
        const float wish = std::min(largest_cell, page.panel_width() / board_.width()) * board_.height();
        return {std::move(page), std::max(1.0F, std::min(wish, room - page.height_without_stages()))};
    }

    /// A page below `top` with the picture of a moment; returns where it ends.
    float draw_page(cairo_t* cr, const Page& page, float stage, float top, const Shot& shot, const PageText& text,
                    bool reveal) const {
        Box place;
        {
            CairoCanvas canvas(cr, theme_, {0, 0, width, height}, {0, top * points}, points);
            place = page.draw(canvas, theme_, scene_, stage).front();
        }
        const Box on_sheet{place.x * points, (place.y + top) * points, place.w * points, place.h * points};
        board_.draw(cr, theme_, scene_, shot, text.panels.front().heads, text.words, reveal, on_sheet,
                    std::min(on_sheet.w / board_.width(), on_sheet.h / board_.height()));
        return top + page.height_without_stages() + stage - margin;
    }

    void draw_sheet(cairo_t* cr, std::size_t i) const {
        const AskedText& asked = asked_[i];
        PageText text = texts_[i];
        text.panels.front().sentence.clear();
        const float below = question_height(asked) + block_gap + least_ruled * ruled_gap + margin;
        const auto [page, stage] = laid_out(text, height - name_line - below + margin);
        Reel reel(excerpt_);
        float y = draw_page(cr, page, stage, name_line, reel.shot(i), text, false) + block_gap;

        CairoCanvas canvas(cr, theme_, {0, 0, width, height}, {0, 0}, points);
        draw_name_line(canvas);
        const Words question(asked.question, question_style, inner);
        question.draw(canvas, {margin, y});
        y += question.height();
        for (std::size_t c = 0; c < asked.choices.size(); ++c) {
            y += choice_gap;
            y += draw_choice(canvas, y, lettered(c, asked.choices[c].label), false);
        }
        y += block_gap;
        const Words why(asked.choices.empty() ? "" : strings_["worksheet.why"], small_style, inner);
        if (!why.empty()) why.draw(canvas, {margin, y});
        const float lines = std::min(most_ruled, (height - margin - y) / ruled_gap);
        for (float line = 1; line <= lines; ++line) draw_rule(canvas, margin, y + line * ruled_gap, width - margin);
    }

    void draw_answers(cairo_t* cr, std::size_t i) const {
        const AskedText& asked = asked_[i];
        // The picture of the next step shows what this one has written.
        const std::size_t here = excerpt_.positions[i];
        const Excerpt next{excerpt_.at, excerpt_.run, excerpt_.by, {after(here)}, excerpt_.focus};
        Reel reel(next);
        const Shot shot = reel.shot(0);
        PageText text = texts_[i];
        text.summary = fmt::format("{}  ·  {}", text.title, text.panels.front().step);
        text.title = strings_["worksheet.answers"];
        if (auto words = page_text(excerpt_.at, {&shot, 1}, language_, false)) {
            text.panels.front().step = words->panels.front().step;
            text.panels.front().counts = words->panels.front().counts;
            text.panels.front().heads = words->panels.front().heads;
        }
        text.legend.clear();
        const float below = answers_height(asked) + 2 * block_gap;
        const auto [page, stage] = laid_out(text, height - below);
        float y = draw_page(cr, page, stage, 0, shot, text, true) + block_gap;

        CairoCanvas canvas(cr, theme_, {0, 0, width, height}, {0, 0}, points);
        if (asked.choices.empty()) return;
        const Words question(asked.question, question_style, inner);
        question.draw(canvas, {margin, y});
        y += question.height();
        for (std::size_t c = 0; c < asked.choices.size(); ++c) {
            const auto& [label, reason, right] = asked.choices[c];
            y += choice_gap;
            y += draw_choice(canvas, y, lettered(c, label), right);
            const Words why = reason_words(reason);
            why.draw(canvas, {margin + box_side + box_gap, y});
            y += why.height();
        }
    }

    /// One step on, or at the run's end.
    std::size_t after(std::size_t position) const {
        const Rungs& rungs = excerpt_.run.rungs(excerpt_.focus);
        return rungs.position(excerpt_.by, rungs.index(excerpt_.by, position) + 1);
    }

    static float question_height(const AskedText& asked) {
        float sum = Words(asked.question, question_style, inner).height();
        for (std::size_t c = 0; c < asked.choices.size(); ++c)
            sum += choice_gap + choice_words(lettered(c, asked.choices[c].label)).height();
        return sum;
    }
    static float answers_height(const AskedText& asked) {
        float sum = question_height(asked);
        for (const AskedText::Choice& choice : asked.choices) sum += reason_words(choice.reason).height();
        return sum;
    }
    static Words reason_words(std::string_view markup) { return {markup, small_style, inner - box_side - box_gap}; }
    static Words choice_words(std::string_view markup) { return {markup, choice_style, inner - box_side - box_gap}; }

    /// A box to tick, or ticked, and the answer beside it; returns its height.
    float draw_choice(CairoCanvas& canvas, float y, std::string_view markup, bool ticked) const {
        const Words words = choice_words(markup);
        const Box box{margin, y + (choice_style.leading - box_side) / 2, box_side, box_side};
        canvas.outline(box, Paint{Role::ink}, 2, Stroke::solid, 4);
        if (ticked) {
            const Point tick[] = {{box.x + 5, box.y + 12}, {box.x + 10, box.y + 18}, {box.x + 20, box.y + 5}};
            canvas.line(tick, {Role::right}, 4);
        }
        words.draw(canvas, {margin + box_side + box_gap, y});
        return words.height();
    }

    void draw_rule(CairoCanvas& canvas, float from, float y, float to) const {
        const Point ends[] = {{from, y}, {to, y}};
        canvas.line(ends, {Role::faint}, 1);
    }

    void draw_name_line(CairoCanvas& canvas) const {
        constexpr float base = 48, half = inner * 0.66F;
        const auto field = [&](const char* key, float from, float to) {
            const std::string& label = strings_[key];
            canvas.text({from, base - 8}, label, small_style.size, {small_style.role}, Align::left, small_style.face);
            draw_rule(canvas, from + text_width(label, small_style.size, small_style.face) + 10, base, to);
        };
        field("worksheet.name", margin, margin + half);
        field("worksheet.date", margin + half + 24, width - margin);
    }

    const Excerpt& excerpt_;
    const Scene& scene_;
    const Theme& theme_;
    Language language_;
    const Strings& strings_;
    StageBoard board_;
    std::vector<PageText> texts_;   // one a moment
    std::vector<AskedText> asked_;  // likewise
};

}  // namespace

Result<std::string> draw_worksheets(const Excerpt& excerpt, ThemeName theme, Language language) {
    return Worksheets(excerpt, theme, language).draw();
}

std::size_t position_worth_asking(SceneRef at, const RecordedRun& run, StepSize by) {
    const Excerpt excerpt{at, run, by, all_positions(run, by)};
    Reel reel(excerpt);
    const std::size_t last = excerpt.size() - 1, middle = excerpt.size() / 2;
    const auto asks = [&](std::size_t i) { return i < last && at.scene->ask(reel.shot(i).moment()).has_value(); };
    for (std::size_t i = middle; i < last; ++i)
        if (asks(i)) return excerpt.positions[i];
    for (std::size_t i = middle; i > 0; --i)
        if (asks(i - 1)) return excerpt.positions[i - 1];
    return excerpt.positions[std::min(middle, last)];
}

}  // namespace stepwell
