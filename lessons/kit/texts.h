// The words of lessons: one Markdown file a lesson and language, lessons/N-name/en.md. `# scene-id` opens a scene, `##
// key` one text in it; `# lesson` holds the lesson's own title, `# shared` what all its scenes have in common. What is
// in neither comes from lessons/kit/en.md: the words for what the kit itself brings. Keys:
//
//   title  summary  prose        the head line, the line below it, the page (Markdown, headings from ### on)
//   step find_path/take          the sentence of a step
//   legend wall  count taken  preset maze  setting end      names on screen
//   chapter wave/take            what the part of the run is called that begins with this step
//   variable queue               a remark behind a list's name: front first
//   label queue                  a label, a truth value (true, false) or a choice of a setting, as people read it
//   move hide                    of moves
//   question next  choice wall  reason seen  task fill      of questions
//   exercise wave  exercise-task wave   the title of an exercise, and what is to be done (a page, like prose)
//
// A key may end in conditions, `step find_path/look end=stack skip(subject)=wall`: the first text in the file whose
// conditions all hold is taken, else the one without. `a=word` compares an expression with a number, a cell written 8,3
// (nowhere: -1,-1) or a label's own, untranslated name; `a==b` compares two expressions. No spaces within a condition.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "lessons/kit/language.h"
#include "lessons/kit/moment.h"
#include "lessons/kit/scene.h"

namespace stepwell {

class Texts {
public:
    /// Errors carry line and column: a text outside of a heading, a heading twice, nothing below a heading, a
    /// placeholder that is not well formed.
    static Result<Texts> parse(Language language, std::string_view markdown);
    /// The embedded file of a lesson, with the kit's words behind its own. It is there, and without an error, for every
    /// lesson and language: a test holds it.
    static const Texts& of(const Lesson& lesson, Language language);
    /// The kit's words alone.
    static const Texts& of_kit(Language language);

    /// Whether the text of this key is a page of Markdown, without placeholders: prose, the task of an exercise.
    static bool is_page(std::string_view key) { return key == "prose" || key.starts_with("exercise-task "); }

    Language language() const { return language_; }
    /// The scene's text of this very key, or else the one that all scenes share, or else the kit's.
    std::optional<std::string_view> find(std::string_view scene, std::string_view key) const;
    /// The keys that are `key` with conditions, in the file's order; the scene's own before the shared ones and the
    /// kit's.
    std::vector<std::string> variants(std::string_view scene, std::string_view key) const;
    /// All (scene, key) of the file itself, in its order.
    const std::vector<std::pair<std::string, std::string>>& keys() const { return order_; }

private:
    static const Texts& in(std::string_view folder, Language language);

    Language language_ = Language::en;
    const Texts* kit_ = nullptr;
    std::map<std::string, std::map<std::string, std::string, std::less<>>, std::less<>> texts_;  // by scene, by key
    std::map<std::string, std::map<std::string, std::vector<std::string>, std::less<>>, std::less<>> variants_;
    std::vector<std::pair<std::string, std::string>> order_;
};

/// Fills the placeholders of a text (lessons/kit/phrase.h) from one moment:
///
///   {subject}                what the step is about
///   {answer}                 the learner's choice, if `answer` is given
///   {current}                a variable on the board; {after.…} reads the board when the marked lines have run
///   {came_from[subject]}     the value of a cell
///   {size(frontier)}         how many items a list has
///   {count(find_path/take)}  how often the run has been at that anchor
///   {start}, {end}           a setting
///   {steps(after.current)}   one of the scene's own functions (Scene::derive)
///
/// Layers go before settings. What cannot be filled is an error that names it. Bold (**…**) stays in the result.
Result<std::string> fill(std::string_view text, const Texts& texts, const Scene& scene, const Moment& moment,
                         const std::optional<Value>& answer = std::nullopt);

/// The text of `key`, in the variant that fits the moment, filled: `question next`, `reason seen`, `task fill`.
Result<std::string> words(std::string_view key, const Texts& texts, const Scene& scene, const Moment& moment,
                          const std::optional<Value>& answer = std::nullopt);

/// The key of the sentence of a step: `step function/anchor`, or `step wait` for one that only waits for other stages.
std::string sentence_key(const Anchor& anchor);

/// The sentence of the moment's step; at the run's end with what the scene's badge remarks.
Result<std::string> sentence(const Texts& texts, const Scene& scene, const Moment& moment);

/// All texts of a scene whose keys begin so – `step `: its sentences –, each at about its longest: how much room they
/// need is known before the run is.
std::vector<std::string> longest_texts(const Texts& texts, std::string_view scene, std::string_view beginning);

/// What a scene's canvas writes: Canvas::words. Both must outlive it.
Canvas::Words words_of(const Texts& texts, const Scene& scene);

/// One figure: `taken **26**`, `path –`.
std::string count_text(const Texts& texts, const Scene& scene, const Count& count);
/// The figures of the moment: `taken **26**  ·  waiting **7**  ·  path –`.
std::string counts_line(const Texts& texts, const Scene& scene, const Moment& moment);

/// A value as people read it: labels and truth values by their text `label …`, the others as to_text has them.
std::string show(const Value& value, const Texts& texts, std::string_view scene);

}  // namespace stepwell
