// Who can step where: the body that a setting names, and how its arrows are printed.
#pragma once

#include <span>
#include <string>

#include "core/search/step_graph.h"
#include "lessons/kit/input.h"

namespace stepwell::lesson_2 {

/// The setting `body`: spider, or big for the ogre.
const Body& body_of(const Settings& settings);

/// `x,y,to_x,to_y` and one row for each arrow: cells in reading order, neighbours east, west, south, north.
std::string edges_as_csv(Extent extent, std::span<const Arrows> arrows);
/// One object: how many arrows there are, how many of them lead one way only, how many cells can be reached from
/// `start`, and all arrows as pairs of cells.
std::string edges_as_json(Extent extent, std::span<const Arrows> arrows, Cell start);
/// The map with a digit on each cell but walls – how many arrows leave it – and a line with the figures.
std::string edges_text(const Ground& ground, std::span<const Arrows> arrows, Cell start);

}  // namespace stepwell::lesson_2
