// A listing: syntax colours, marked lines with a bar at their left, breakpoints.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/look/widgets/ui.h"
#include "lessons/kit/listing.h"

namespace stepwell {

struct CodeRow {
    std::span<const CodeSpan> spans = {};
    bool marked = false;     ///< about to run
    bool stop = false;       ///< has a breakpoint
    bool can_stop = false;   ///< may get one by a click
    bool waits = false;      ///< a call was made here and is not back yet
    bool heading = false;    ///< the name of the function below: counting begins anew
    bool continued = false;  ///< belongs to the line above: a click means both, the dot of a breakpoint is up there
};

/// A word in the code that has its colour in the scene as well.
struct CodeName {
    std::string_view name = {};
    Role role = Role::current;
};

struct CodeSpec {
    std::span<const CodeRow> rows = {};
    std::span<const CodeName> names = {};
    std::string_view label = {};  ///< of the whole, for the list of widgets
    std::string_view tip = {};    ///< where the pointer rests on the number of a line that can get a breakpoint
};

/// Type shrinks a little where long lines need it. Scrolls by itself so that the marked lines stay in view. The row
/// that was clicked.
std::optional<std::size_t> code_view(Ui& ui, std::string_view id, Box box, const CodeSpec& spec);

}  // namespace stepwell
