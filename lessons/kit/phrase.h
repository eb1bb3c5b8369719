// A text with placeholders. One grammar for the sentences of lessons and for the words of the window:
//
//   text       = { character | "{{" | "}}" | "{" expression { "|" text } "}" }
//   expression = [ "after." ] name [ "[" expression "]" | "(" [ expression ] ")" ]
//   name       = characters other than { } [ ] ( ) | and .
//
// {n} puts the value in. {n|step|steps} picks one of its texts: by a number the plural form of the language (Chinese
// has one: {n|步}), by a truth value the first if it is true and else the second. {{ and }} are the braces themselves;
// within the texts to pick from, | and } cannot be written.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "lessons/kit/language.h"

namespace stepwell {

/// What a placeholder names: current, after.current, came_from[subject], steps(after.current).
struct Expression {
    enum class Form : std::uint8_t { name, index, call };
    Form form = Form::name;
    bool after = false;
    std::string name;
    std::vector<Expression> argument;  ///< index: one; call: none or one

    bool operator==(const Expression&) const = default;
};

Result<Expression> parse_expression(std::string_view text);
/// The same text back.
std::string to_text(const Expression& expression);

/// What stands for an expression: its words, and what picks a form.
struct Word {
    enum class Picks : std::uint8_t { nothing, number, truth };
    std::string text;
    Picks picks = Picks::nothing;
    long long number = 0;  ///< the number, or 1 for true and 0 for false
};

class Phrase {
public:
    /// The error says what is wrong in the text, and where.
    static Result<Phrase> parse(std::string_view text);

    /// The text with every placeholder filled by `look_up`, whose errors are passed on. Another number of forms than
    /// the language has is an error.
    using LookUp = std::function<Result<Word>(const Expression&)>;
    Result<std::string> fill(Language language, const LookUp& look_up) const;

    /// The text at about its longest: the longest form of each choice, and a wide value for each placeholder.
    std::string longest() const;

    /// All expressions, as they come.
    std::vector<Expression> expressions() const;

private:
    struct Part {
        std::string literal;              // a text, or
        std::optional<Expression> value;  // an expression
        std::vector<Phrase> forms;        // and the texts that it picks from
    };
    friend class PhraseReader;
    void collect(std::vector<Expression>& into) const;
    std::vector<Part> parts_;
};

}  // namespace stepwell
