#include "app/export/page_text.h"

#include <fmt/format.h>

#include "app/text/strings.h"

namespace stepwell {
namespace {

/// Held together by spaces that no line breaks at.
std::string unbroken(std::string_view words) {
    std::string text;
    for (const char c : words) c == ' ' ? text += "\u00A0" : text += c;
    return text;
}

/// The question about the step with its choices in one line.
Result<std::string> question(SceneRef at, const Moment& moment, Language language) {
    const auto asked = asked_text(at, moment, language);
    if (!asked) return tl::unexpected(asked.error());
    std::string line = asked->question;
    char letter = 'A';
    for (const AskedText::Choice& choice : asked->choices)
        line += fmt::format("    **{}**\u00A0{}", letter++, unbroken(choice.label));
    return line;
}

}  // namespace

std::string stage_name(SceneRef at, const Moment& moment, Language language) {
    const std::string key = "stage " + at.scene->stage_name(moment.input);
    return fmt::format("**{}**", Texts::of(*at.lesson, language).find(at.scene->id(), key).value_or(key));
}

Result<StageHead> stage_head(SceneRef at, const Moment& moment, Language language, bool reveal) {
    const Texts& texts = Texts::of(*at.lesson, language);
    StageHead head{stage_name(at, moment, language), counts_line(texts, *at.scene, moment)};
    const auto badge = reveal ? at.scene->badge(moment) : std::nullopt;
    if (!badge) return head;
    const auto verdict = words("badge " + badge->key, texts, *at.scene, moment);
    if (!verdict) return tl::unexpected(verdict.error());
    head.name += "  ·  " + *verdict;
    return head;
}

Result<AskedText> asked_text(SceneRef at, const Moment& moment, Language language) {
    const Texts& texts = Texts::of(*at.lesson, language);
    const auto asked = at.scene->ask(moment);
    if (!asked) return AskedText{Strings::of(language)["questions.title"], {}};
    const auto question = words("question " + asked->key, texts, *at.scene, moment);
    if (!question) return tl::unexpected(question.error());
    AskedText text{*question, {}};
    for (const Choice& choice : asked->choices) {
        const auto label = choice.key.empty() ? show(choice.value, texts, at.scene->id())
                                              : words("choice " + choice.key, texts, *at.scene, moment);
        const auto reason = words("reason " + choice.reason, texts, *at.scene, moment, choice.value);
        if (!label || !reason) return tl::unexpected((label ? reason : label).error());
        text.choices.push_back({*label, *reason, choice.right});
    }
    return text;
}

Result<PageText> page_text(SceneRef at, std::span<const Shot> shots, Language language, bool ask) {
    const Texts& texts = Texts::of(*at.lesson, language);
    const Strings& strings = Strings::of(language);
    const auto text = [&](std::string_view key) { return std::string(texts.find(at.scene->id(), key).value_or("")); };
    PageText page{text("title"), text("summary"), {}, {}, words_of(texts, *at.scene)};
    for (const Shot& shot : shots) {
        const Moment& moment = shot.moment();
        auto below = ask && !moment.last() ? question(at, moment, language) : sentence(texts, *at.scene, moment);
        if (!below) return tl::unexpected(below.error());
        const bool alone = shot.stages.size() == 1;
        if (!alone) *below = stage_name(at, moment, language) + "  ·  " + *below;
        page.panels.push_back({strings("transport.step_of", {{"step", shot.step}, {"steps", shot.steps}}),
                               alone ? counts_line(texts, *at.scene, moment) : "",
                               *std::move(below),
                               {}});
        for (const Moment& stage : shot.stages) {
            if (alone) break;
            auto head = stage_head(at, stage, language, !ask);
            if (!head) return tl::unexpected(head.error());
            page.panels.back().heads.push_back(*std::move(head));
        }
    }
    const Shot& first = shots.front();
    for (const LegendEntry& entry : whole_legend(*at.scene, first.moment().input, first.stages))
        page.legend.push_back({entry, plain_text(text("legend " + entry.key))});
    return page;
}

}  // namespace stepwell
