// What the scene of the line of sight knows of a run without a recording: the ways to look, and what they miss.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/search/sight.h"
#include "lessons/kit/moment.h"

namespace stepwell::lesson_2 {

/// The settings of an input of the scene that passed check().
struct View {
    explicit View(const Input& input);

    Cell eye, target;
    std::string_view way;  ///< samples, exact, bresenham
    int step = 0;          ///< in hundredths of a cell
};

/// What `way` looks into on this level; its last cell is solid where the view is blocked.
template <Recorder Tape>
std::vector<Cell> look(const Level& level, const View& view, std::string_view way, Tape& tape) {
    if (way == "samples") return sight_by_samples(level, view.eye, view.target, view.step, tape);
    if (way == "exact") return sight_by_cells(level, view.eye, view.target, tape);
    return sight_by_bresenham(level, view.eye, view.target, tape);
}
std::vector<Cell> look(const Level& level, const View& view, std::string_view way);
/// All that it would look into if there were no walls.
std::vector<Cell> look_through(const Level& level, const View& view, std::string_view way);

/// The first solid cell, or nowhere if the view is clear.
Cell blocked_at(const Level& level, const std::vector<Cell>& looked);
/// The wall that blocks the line, but that the way of this view did not look into; nowhere if there is none.
Cell missed(const Level& level, const View& view);
/// Whether the line does not run through that wall, but between two that meet in a corner.
bool slips_between_walls(const Level& level, const View& view);

/// How the exact way leaves its cell: over an upright or a flat edge, or through a corner, which may be shut. A line
/// along a row or a column meets edges of one kind alone.
enum class EdgeAhead : std::uint8_t { upright, flat, all_upright, all_flat, corner, shut };
/// At a step `sight_by_cells/next`, by the variables of `board`.
EdgeAhead edge_ahead(const Moment& moment, const Board& board);
Labels labels(EdgeAhead);
/// Its name in texts and reasons: upright, flat, all-upright, all-flat, corner, shut.
std::string_view name_of(EdgeAhead edge);

/// How many cells the line passes through.
int cells_on_line(const View& view);
/// How far sample `k` lies from the eye, in hundredths of a cell, rounded; never beyond the target.
int along(const View& view, int k);

}  // namespace stepwell::lesson_2
