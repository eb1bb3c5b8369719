#include "app/export/web_page.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/export/json.h"
#include "app/export/sketch.h"
#include "app/export/web_code.h"
#include "app/files/app_files.h"
#include "app/session/transport.h"
#include "app/text/strings.h"

namespace stepwell {
namespace {

std::string_view embedded_file(std::string_view name) {
    const EmbeddedFile* file = find_file(app_files(), fmt::format("app/export/web/{}", name));
    return file != nullptr ? file->bytes : std::string_view();
}

/// The template with every @name@ replaced.
std::string put_together(std::string_view page, const std::vector<std::pair<std::string_view, std::string>>& parts) {
    std::string result;
    while (!page.empty()) {
        const std::size_t begin = page.find('@');
        result += page.substr(0, begin);
        if (begin == std::string_view::npos) break;
        page.remove_prefix(begin + 1);
        const std::string_view name = page.substr(0, page.find('@'));
        const auto part = std::ranges::find(parts, name, &std::pair<std::string_view, std::string>::first);
        if (part != parts.end()) {
            result += part->second;
            page.remove_prefix(name.size() + 1);
        } else {
            result += '@';
        }
    }
    return result;
}

/// `["Take ",["(6, 4)"]," from"]`: bold is a list of one, code a list of two.
std::string runs_as_json(std::string_view markup) {
    std::string json;
    for (const TextRun& run : parse_runs(markup)) {
        const std::string text = page_string(run.text);
        if (!json.empty()) json += ',';
        switch (run.emphasis) {
            case Emphasis::none: json += text; break;
            case Emphasis::bold: json += fmt::format("[{}]", text); break;
            case Emphasis::code: json += fmt::format("[{},1]", text); break;
        }
    }
    return fmt::format("[{}]", json);
}

std::string css_colour(Colour c) { return fmt::format("#{:02x}{:02x}{:02x}", c.r, c.g, c.b); }

/// The theme as variables for the style.
std::string css_variables(const Theme& theme) {
    struct Variable {
        const char* name;
        Colour colour;
    };
    const Variable variables[] = {
        {"page", theme.colour(Role::page)},
        {"card", theme.colour(Role::card)},
        {"border", theme.colour(Role::border)},
        {"ink", theme.colour(Role::ink)},
        {"quiet", theme.colour(Role::quiet)},
        {"accent", theme.colour(Role::accent)},
        {"on-accent", theme.colour(Role::on_accent)},
        {"marked", theme.colour(Role::marked)},
        {"marked-bar", theme.colour(Role::marked_bar)},
        {"control", theme.control},
        {"control-hover", theme.control_hover},
        {"accent-hover", theme.accent_hover},
        {"selected", theme.selected},
        {"on-selected", theme.on_selected},
        {"sentence", theme.sentence},
        {"sentence-edge", theme.sentence_edge},
        {"line-number", theme.line_number},
        {"keyword", theme.keyword},
        {"literal", theme.literal},
        {"comment", theme.comment},
        {"track", theme.track},
    };
    std::string css = ":root{";
    for (const auto& [name, colour] : variables) css += fmt::format("--{}:{};", name, css_colour(colour));
    return css + "}\n";
}

class Maker {
public:
    Maker(const Excerpt& excerpt, ThemeName theme, Language language, CodeLanguage code)
        : excerpt_(excerpt),
          scene_(*excerpt.at.scene),
          theme_name_(theme),
          theme_(stepwell::theme(theme)),
          texts_(Texts::of(*excerpt.at.lesson, language)),
          strings_(Strings::of(language)),
          world_(scene_.world(excerpt.run.input())),
          before_(excerpt.run.stages()) {
        for (std::size_t stage = 0; stage < excerpt.run.stages(); ++stage)
            codes_.emplace_back(excerpt.at, excerpt.run.stage(stage).input.settings, code);
    }

    Result<std::string> make(const Work& work) {
        Reel reel(excerpt_);
        std::string moments;
        for (std::size_t i = 0; i < excerpt_.size(); ++i) {
            if (!work.reach(i, excerpt_.size())) return failure(stopped());
            const auto moment = moment_as_json(reel.shot(i));
            if (!moment) return moment;
            moments += (i > 0 ? ",\n" : "") + *moment;
        }
        const std::string legend = legend_as_json();
        const std::string run = fmt::format(
            "{{\"words\":{},\n\"world\":{},\n\"focus\":{},\n\"colours\":{},\n\"legend\":{},\n\"codes\":[{}],\n"
            "\"shapes\":{},\n\"rasters\":{},\n\"moments\":[{}]}}",
            words_as_json(), world_as_json(), excerpt_.focus, shapes_.colours_as_json(), legend, codes_as_json(),
            shapes_.shapes_as_json(), shapes_.rasters_as_json(), moments);
        const std::string title = std::string(text("title")), summary = plain_text(text("summary"));
        return put_together(embedded_file("page.html"),
                            {{"language", std::string(code_of(texts_.language()))},
                             {"title", html_text(title)},
                             {"summary", html_text(summary)},
                             {"theme", std::string(name_of(theme_name_))},
                             {"colours", css_variables(theme_) + WebCode::css(scene_, theme_)},
                             {"style", std::string(embedded_file("page.css"))},
                             {"script", std::string(embedded_file("page.js"))},
                             {"run", run},
                             {"no_script", html_text(strings_["web.no_script"])},
                             {"scene", html_text(strings_["tabs.stage"])},
                             {"code", html_text(strings_["tabs.code"])},
                             {"first", html_text(strings_["transport.first"])},
                             {"back", html_text(strings_["transport.back"])},
                             {"play", html_text(strings_["transport.play"])},
                             {"next", html_text(strings_["transport.next"])},
                             {"last", html_text(strings_["transport.last"])},
                             {"bar", html_text(strings_["web.bar"])},
                             {"slower", html_text(strings_["commands.slower.name"])},
                             {"faster", html_text(strings_["commands.faster.name"])},
                             {"keys", html_text(strings_["web.keys"])},
                             {"every", html_text(strings_["web.some_steps"])},
                             {"some", leaves_steps_out() ? "" : "hidden"},
                             {"made", html_text(strings_["web.made"])}});
    }

private:
    std::string_view text(std::string_view key) const { return texts_.find(scene_.id(), key).value_or(""); }

    /// Steps between its first and its last moment are missing.
    bool leaves_steps_out() const {
        return excerpt_.step(excerpt_.size() - 1) - excerpt_.step(0) + 1 > excerpt_.size();
    }

    Result<std::string> moment_as_json(const Shot& shot) {
        std::string stages;
        for (std::size_t i = 0; i < shot.stages.size(); ++i) {
            const auto stage = stage_as_json(shot.stages[i], i);
            if (!stage) return stage;
            stages += (i > 0 ? "," : "") + *stage;
        }
        return fmt::format("{{\"step\":{},\"stages\":[{}]}}",
                           runs_as_json(strings_("transport.step_of", {{"step", shot.step}, {"steps", shot.steps}})),
                           stages);
    }

    Result<std::string> stage_as_json(const Moment& moment, std::size_t stage) {
        const auto words = sentence(texts_, scene_, moment);
        const auto head = stage_head(excerpt_.at, moment, texts_.language(), true);
        if (!words || !head) return words ? tl::unexpected(head.error()) : words;
        SketchCanvas canvas(shapes_, theme_, world_, scale(), stage);
        canvas.words = words_of(texts_, scene_);
        scene_.draw(canvas, moment, scene_.movers(moment));
        const std::string changes = changes_as_json(before_[stage], canvas.sketch());
        before_[stage] = canvas.sketch();
        const std::string name =
            before_.size() > 1 ? fmt::format("\"name\":{},", runs_as_json(head->name)) : std::string();
        return fmt::format("{{{}\"sentence\":{},\"counts\":{},\"lines\":{},\"changes\":{}}}", name,
                           runs_as_json(*words), runs_as_json(head->counts), codes_[stage].lines_as_json(moment),
                           changes);
    }

    std::string codes_as_json() const {
        std::string json;
        for (const WebCode& code : codes_) json += (json.empty() ? "" : ",\n") + code.as_json();
        return json;
    }

    /// As large as in a picture of usual size.
    float scale() const { return std::min({72.0F, 1000 / world_.w, 700 / world_.h}); }
    std::string world_as_json() const {
        return fmt::format("[{},{},{},{}]", std::lround(world_.x * 1000), std::lround(world_.y * 1000),
                           std::lround(world_.w * 1000), std::lround(world_.h * 1000));
    }

    std::string legend_as_json() {
        std::string json;
        Reel reel(excerpt_);
        for (const LegendEntry& entry : whole_legend(scene_, excerpt_.run.input(), reel.shot(0).stages)) {
            SketchCanvas canvas(shapes_, theme_, {0, 0, 1, 1}, 30);
            canvas.words = words_of(texts_, scene_);
            scene_.draw_sample(canvas, entry);
            json += fmt::format("{}{{\"words\":{},\"shapes\":[{}]}}", json.empty() ? "" : ",",
                                page_string(plain_text(text("legend " + entry.key))), fmt::join(canvas.sketch(), ","));
        }
        return fmt::format("[{}]", json);
    }

    /// What the script says.
    std::string words_as_json() const {
        std::string speeds, names;
        for (const int speed : Transport::speeds) {
            if (speed > fastest) break;
            speeds += fmt::format("{}{}", speeds.empty() ? "" : ",", speed);
            names += fmt::format("{}{}", names.empty() ? "" : ",",
                                 page_string(strings_("transport.per_second", {{"speed", speed}})));
        }
        return fmt::format("{{\"play\":{},\"pause\":{},\"speeds\":[{}],\"speed_names\":[{}],\"speed\":{}}}",
                           page_string(strings_["transport.play"]), page_string(strings_["transport.pause"]), speeds,
                           names, Transport::first_speed);
    }

    static constexpr int fastest = 30;  // steps a second: as often as a slow tablet can draw

    const Excerpt& excerpt_;
    const Scene& scene_;
    ThemeName theme_name_;
    const Theme& theme_;
    const Texts& texts_;
    const Strings& strings_;
    Box world_;
    std::vector<WebCode> codes_;  // one a stage
    Shapes shapes_;
    std::vector<Sketch> before_;  // likewise
};

}  // namespace

Result<std::string> make_web_page(const Excerpt& excerpt, ThemeName theme, Language language, CodeLanguage code,
                                  const Work& work) {
    if (const auto fits = check_moments(excerpt); !fits) return tl::unexpected(fits.error());
    return Maker(excerpt, theme, language, code).make(work);
}

}  // namespace stepwell
