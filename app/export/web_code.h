// The listings of a web page, in all languages of code, and which of their lines are marked at a moment.
#pragma once

#include <map>
#include <string>

#include "app/look/theme.h"
#include "lessons/kit/lesson.h"
#include "lessons/kit/syntax.h"

namespace stepwell {

class WebCode {
public:
    /// The listings beside a stage with these settings.
    WebCode(SceneRef at, const Settings& settings, CodeLanguage first);

    /// One object a language: name and lines. A line has its pieces, [class, text] or the text alone, and the number of
    /// its step if it has one.
    std::string as_json() const { return json_; }
    /// The numbers of the steps whose lines are marked: those of the callers, then the one that runs next.
    std::string lines_as_json(const Moment& moment) const;
    /// The colours of the names that the scene shows.
    static std::string css(const Scene& scene, const Theme& theme);

private:
    void add(SceneRef at, const Settings& settings, CodeLanguage language);
    std::string line_as_json(const std::vector<CodeSpan>& spans) const;
    std::size_t number_of(const std::string& anchor);

    std::vector<std::pair<std::string, Role>> names_;
    std::map<std::string, std::size_t> anchors_;
    std::string json_;
};

}  // namespace stepwell
