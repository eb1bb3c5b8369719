#include "app/panels/moves.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/look/widgets/flow.h"
#include "app/panels/keys.h"

namespace stepwell {
namespace {

/// Calls `visit(move, spec, place)` for each move, from the upper left corner of `box` on. The lower end of all.
template <class Visit>
float each_move(const Panel& panel, Box box, Visit visit) {
    Flow flow(panel.ui, box);
    for (const PlayMove& move : panel.session.moves()) {
        const auto command = std::ranges::find(all_commands(), "move_" + move.key, &CommandInfo::name);
        const std::string label(panel.plain("move " + move.key));
        const std::string tip = command == all_commands().end() ? "" : first_key(panel, command->command);
        const ButtonSpec spec{.label = label, .enabled = move.possible, .tip = tip};
        visit(move, spec, flow.next(spec));
    }
    return flow.bottom();
}

}  // namespace

bool moves_wanted(const Panel& panel) {
    return panel.session.editor().tool() == Tool::play && !panel.session.moves().empty();
}

float moves_height(const Panel& panel, float width) {
    const float gap = panel.ui.pad(1);
    return each_move(panel, {0, 0, width - 2 * gap, 0}, [](const PlayMove&, const ButtonSpec&, Box) {}) + 2 * gap;
}

void show_moves(const Panel& panel, Box box) {
    const float gap = panel.ui.pad(1);
    each_move(panel, {box.x + gap, box.y + gap, box.w - 2 * gap, 0},
              [&](const PlayMove& move, const ButtonSpec& spec, Box place) {
                  if (button(panel.ui, fmt::format("move.{}", move.key), place, spec))
                      panel.session.make_move(move.key);
              });
}

}  // namespace stepwell
