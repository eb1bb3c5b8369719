// What a one-line text field does to its text: a caret, a selection, and the keys' meanings. No drawing, no clipboard.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace stepwell {

/// The text belongs to the caller and may change between two calls; positions are bytes and always on a character.
class TextEdit {
public:
    enum class Move : unsigned char { left, right, word_left, word_right, home, end };

    std::size_t caret() const { return caret_; }
    std::size_t selection_begin() const { return caret_ < anchor_ ? caret_ : anchor_; }
    std::size_t selection_end() const { return caret_ < anchor_ ? anchor_ : caret_; }
    bool has_selection() const { return caret_ != anchor_; }
    std::string_view selected(std::string_view text) const;

    /// Brings the caret back inside a text that was changed elsewhere.
    void fit(std::string_view text);
    void move(std::string_view text, Move move, bool extend_selection);
    void place(std::string_view text, std::size_t position, bool extend_selection);
    void select_all(std::string_view text);
    /// Replaces the selection. Control characters (a pasted line break, say) become spaces.
    void insert(std::string& text, std::string_view what);
    void erase_back(std::string& text);
    void erase_forward(std::string& text);

private:
    bool erase_selection(std::string& text);

    std::size_t caret_ = 0, anchor_ = 0;
};

}  // namespace stepwell
