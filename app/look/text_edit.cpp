#include "app/look/text_edit.h"

#include <algorithm>

#include "core/base/utf8.h"

namespace stepwell {
namespace {

bool inside_character(std::string_view text, std::size_t at) { return at < text.size() && is_continuation(text[at]); }

std::size_t before(std::string_view text, std::size_t at) {
    if (at == 0) return 0;
    do --at;
    while (at > 0 && inside_character(text, at));
    return at;
}

std::size_t after(std::string_view text, std::size_t at) {
    if (at >= text.size()) return text.size();
    do ++at;
    while (inside_character(text, at));
    return at;
}

bool is_space(std::string_view text, std::size_t at) { return text[at] == ' '; }

}  // namespace

std::string_view TextEdit::selected(std::string_view text) const {
    return text.substr(std::min(selection_begin(), text.size()), selection_end() - selection_begin());
}

void TextEdit::fit(std::string_view text) {
    for (std::size_t* position : {&caret_, &anchor_}) {
        *position = std::min(*position, text.size());
        while (inside_character(text, *position)) --*position;
    }
}

void TextEdit::move(std::string_view text, Move move, bool extend_selection) {
    std::size_t to = caret_;
    switch (move) {
        case Move::left: to = has_selection() && !extend_selection ? selection_begin() : before(text, caret_); break;
        case Move::right: to = has_selection() && !extend_selection ? selection_end() : after(text, caret_); break;
        case Move::word_left:
            while (to > 0 && is_space(text, to - 1)) --to;
            while (to > 0 && !is_space(text, to - 1)) --to;
            break;
        case Move::word_right:
            while (to < text.size() && !is_space(text, to)) ++to;
            while (to < text.size() && is_space(text, to)) ++to;
            break;
        case Move::home: to = 0; break;
        case Move::end: to = text.size(); break;
    }
    place(text, to, extend_selection);
}

void TextEdit::place(std::string_view text, std::size_t position, bool extend_selection) {
    caret_ = position;
    if (!extend_selection) anchor_ = caret_;
    fit(text);
}

void TextEdit::select_all(std::string_view text) {
    anchor_ = 0;
    caret_ = text.size();
}

void TextEdit::insert(std::string& text, std::string_view what) {
    erase_selection(text);
    std::string clean(what);
    std::ranges::replace_if(
        clean, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }, ' ');
    text.insert(caret_, clean);
    caret_ = anchor_ = caret_ + clean.size();
}

void TextEdit::erase_back(std::string& text) {
    if (erase_selection(text)) return;
    const std::size_t from = before(text, caret_);
    text.erase(from, caret_ - from);
    caret_ = anchor_ = from;
}

void TextEdit::erase_forward(std::string& text) {
    if (erase_selection(text)) return;
    text.erase(caret_, after(text, caret_) - caret_);
}

bool TextEdit::erase_selection(std::string& text) {
    fit(text);
    if (!has_selection()) return false;
    const std::size_t from = selection_begin();
    text.erase(from, selection_end() - from);
    caret_ = anchor_ = from;
    return true;
}

}  // namespace stepwell
