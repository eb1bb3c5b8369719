#include "lessons/kit/phrase.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/base/utf8.h"

namespace stepwell {
namespace {

constexpr std::string_view not_in_names = "{}[]()|.";

Result<Expression> read_expression(std::string_view& rest, std::string_view whole) {
    const auto wrong = [&](std::string_view what) { return failure(fmt::format("'{{{}}}': {}", whole, what)); };
    Expression expression;
    constexpr std::string_view after = "after.";
    if (rest.starts_with(after)) {
        expression.after = true;
        rest.remove_prefix(after.size());
    }
    const std::size_t end = std::min(rest.find_first_of(not_in_names), rest.size());
    expression.name = rest.substr(0, end);
    rest.remove_prefix(end);
    if (expression.name.empty()) return wrong("a name is missing");
    if (expression.name.front() == ' ' || expression.name.back() == ' ') return wrong("no spaces around a name");
    if (rest.empty() || (rest.front() != '[' && rest.front() != '(')) return expression;

    const char close = rest.front() == '[' ? ']' : ')';
    expression.form = rest.front() == '[' ? Expression::Form::index : Expression::Form::call;
    rest.remove_prefix(1);
    if (expression.form == Expression::Form::index || !rest.starts_with(close)) {
        auto argument = read_expression(rest, whole);
        if (!argument) return argument;
        expression.argument.push_back(*std::move(argument));
    }
    if (!rest.starts_with(close)) return wrong(fmt::format("a '{}' is missing", close));
    rest.remove_prefix(1);
    return expression;
}

}  // namespace

Result<Expression> parse_expression(std::string_view text) {
    std::string_view rest = text;
    auto expression = read_expression(rest, text);
    if (expression && !rest.empty()) return failure(fmt::format("'{{{}}}': '{}' is too much", text, rest));
    return expression;
}

std::string to_text(const Expression& expression) {
    std::string text = expression.after ? "after." + expression.name : expression.name;
    if (expression.form == Expression::Form::name) return text;
    const bool index = expression.form == Expression::Form::index;
    text += index ? '[' : '(';
    for (const Expression& argument : expression.argument) text += to_text(argument);
    text += index ? ']' : ')';
    return text;
}

/// Reads a text up to its end, or a form up to its `|` or `}`.
class PhraseReader {
public:
    explicit PhraseReader(std::string_view text) : text_(text) {}

    Result<Phrase> read(bool form) {
        Phrase phrase;
        std::string literal;
        const auto flush = [&] {
            if (!literal.empty()) phrase.parts_.push_back({std::move(literal), std::nullopt, {}});
            literal.clear();
        };
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (form && (c == '|' || c == '}')) break;
            if ((c == '{' || c == '}') && at_ + 1 < text_.size() && text_[at_ + 1] == c) {
                literal += c;
                at_ += 2;
                continue;
            }
            if (c == '}') return wrong("this } closes nothing; write }} for the character");
            if (c != '{') {
                literal += c;
                ++at_;
                continue;
            }
            flush();
            auto part = placeholder();
            if (!part) return tl::unexpected(part.error());
            phrase.parts_.push_back(*std::move(part));
        }
        flush();
        return phrase;
    }

private:
    Result<Phrase::Part> placeholder() {
        const std::size_t open = at_++;
        const std::size_t end = text_.find_first_of("{|}", at_);
        if (end == std::string_view::npos || text_[end] == '{') {
            at_ = open;
            return wrong("this { is not closed; write {{ for the character");
        }
        auto expression = parse_expression(text_.substr(at_, end - at_));
        if (!expression) {
            at_ = open;
            return wrong(expression.error().message);
        }
        Phrase::Part part;
        part.value = *std::move(expression);
        at_ = end;
        while (at_ < text_.size() && text_[at_] == '|') {
            ++at_;
            auto form = read(true);
            if (!form) return tl::unexpected(form.error());
            part.forms.push_back(*std::move(form));
        }
        if (at_ == text_.size()) {
            at_ = open;
            return wrong("this { is not closed; write {{ for the character");
        }
        ++at_;
        return part;
    }

    tl::unexpected<Error> wrong(std::string message) const {
        int line = 1, column = 1;
        for (const char c : text_.substr(0, at_)) {
            if (c == '\n') {
                ++line;
                column = 1;
            } else if (!is_continuation(c)) {
                ++column;
            }
        }
        return failure(std::move(message), line, column);
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

Result<Phrase> Phrase::parse(std::string_view text) { return PhraseReader(text).read(false); }

Result<std::string> Phrase::fill(Language language, const LookUp& look_up) const {
    std::string text;
    for (const Part& part : parts_) {
        text += part.literal;
        if (!part.value) continue;
        const auto word = look_up(*part.value);
        if (!word) return tl::unexpected(word.error());
        if (part.forms.empty()) {
            text += word->text;
            continue;
        }
        std::size_t forms = 2, form = word->number != 0 ? 0 : 1;
        if (word->picks == Word::Picks::nothing)
            return failure(fmt::format("'{{{}}}' is neither a number nor true or false: nothing picks a form",
                                       to_text(*part.value)));
        if (word->picks == Word::Picks::number) {
            forms = plural_forms(language);
            form = plural_form(language, word->number);
        }
        if (part.forms.size() != forms)
            return failure(fmt::format("'{{{}|…}}' has {} forms where {} are needed", to_text(*part.value),
                                       part.forms.size(), forms));
        const auto chosen = part.forms[form].fill(language, look_up);
        if (!chosen) return chosen;
        text += *chosen;
    }
    return text;
}

std::string Phrase::longest() const {
    constexpr std::string_view wide_value = "(8, 8)";
    std::string text;
    for (const Part& part : parts_) {
        text += part.literal;
        if (!part.value) continue;
        std::string longest_form(part.forms.empty() ? wide_value : "");
        for (const Phrase& form : part.forms)
            if (std::string words = form.longest(); words.size() > longest_form.size()) longest_form = std::move(words);
        text += longest_form;
    }
    return text;
}

std::vector<Expression> Phrase::expressions() const {
    std::vector<Expression> all;
    collect(all);
    return all;
}

void Phrase::collect(std::vector<Expression>& into) const {
    for (const Part& part : parts_) {
        if (part.value) into.push_back(*part.value);
        for (const Phrase& form : part.forms) form.collect(into);
    }
}

}  // namespace stepwell
