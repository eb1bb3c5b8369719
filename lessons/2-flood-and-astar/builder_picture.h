// A moment of the builder's scene: the cube, what is built on it, and what the search has in hand.
#pragma once

#include "lessons/2-flood-and-astar/route_plan.h"
#include "lessons/2-flood-and-astar/route_view.h"

namespace stepwell::lesson_2 {

/// `plan`: planned_routes() of the moment's run. `ring`: where the current cell is shown, perhaps on its way.
void draw_builder(Canvas& canvas, const RouteView& view, const Moment& moment, const std::vector<Planned>& plan,
                  Point ring);

/// A frame around a top; `width` in cells.
void draw_top_frame(Canvas& canvas, const RouteView& view, Point centre, Paint paint, float width,
                    Stroke stroke = Stroke::solid);

/// The sample of a legend's entry in the unit box, if it is one of this scene's own: gate, taken,
/// waiting, path, cheapest, passed-over, block, height or the name of a move.
bool draw_builder_sample(Canvas& canvas, std::string_view key);

}  // namespace stepwell::lesson_2
