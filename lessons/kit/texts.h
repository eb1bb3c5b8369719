// The words of lessons: one Markdown file a lesson and language. `# scene-id` opens a scene (`# lesson` the lesson's own
// title), `## key` one text in it: title, summary, prose, step find_path/take, legend wall, question next, reason …
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "lessons/kit/moment.h"
#include "lessons/kit/scene.h"

namespace stepwell {

enum class Language : std::uint8_t { en, de, fr, zh };
inline constexpr Language all_languages[] = {Language::en, Language::de, Language::fr, Language::zh};
std::string_view code_of(Language language);                       ///< en, de, fr, zh
std::optional<Language> language_from(std::string_view code);      ///< also de_DE.UTF-8, zh-CN, …

class Texts {
public:
    /// Errors carry line and column: a text outside of a heading, a heading twice, …
    static Result<Texts> parse(std::string_view markdown);
    /// The embedded file of a lesson. It is there for every lesson and language: a test holds it.
    static const Texts& of(const Lesson& lesson, Language language);

    std::optional<std::string_view> find(std::string_view scene, std::string_view key) const;
    std::vector<std::pair<std::string, std::string>> keys() const;  ///< all (scene, key), in the file's order

private:
    std::map<std::pair<std::string, std::string>, std::string> texts_;
    std::vector<std::pair<std::string, std::string>> order_;
};

/// Fills the placeholders of a text: {current}, {after.current}, {subject}, {start} (a setting), {came_from[subject]},
/// {size(frontier)}, {count(find_path/take)}, {steps(after.current)} (scene's derive), and by number
/// {steps(subject)|step|steps}: which form is used follows the language. What cannot be filled is an error.
/// `answer` is the learner's choice, {answer}. Bold (**…**) stays in the result.
Result<std::string> fill(std::string_view text, Language language, const Scene& scene, const Moment& moment,
                         const std::optional<Value>& answer = std::nullopt);

/// The sentence of the moment's step: the text `step function/anchor`, or its variant `step function/anchor end=stack`
/// if the input's settings match, filled.
Result<std::string> sentence(const Texts& texts, Language language, const Scene& scene, const Moment& moment);

/// A text without its bold marks, for logs and the command line.
std::string plain(std::string_view text);

}  // namespace stepwell
