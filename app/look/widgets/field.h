// One line of text that people type.
#pragma once

#include <string>
#include <string_view>

#include "app/look/widgets/ui.h"

namespace stepwell {

struct FieldSpec {
    std::string_view label = {};        ///< for whoever cannot see what stands beside it
    std::string_view placeholder = {};  ///< shown while it is empty
    std::size_t most_bytes = 4096;      ///< what would be longer does not get in
    bool wrong = false;                 ///< a red border
    bool digits_only = false;
    bool take_focus = false;  ///< gets the keyboard in this frame, all of it selected
};

struct FieldResult {
    bool changed = false;
    bool submitted = false;  ///< Enter
};

FieldResult text_field(Ui& ui, std::string_view id, Box box, std::string& text, const FieldSpec& spec);

}  // namespace stepwell
