// A page with its stages, fitted into a picture.
#pragma once

#include <cairo.h>

#include <span>

#include "app/export/page.h"
#include "app/export/page_text.h"
#include "app/export/stage_board.h"

namespace stepwell {

struct Fit {
    Page page;
    float unit;         ///< pixels of one length of the page
    float stage;        ///< height of a stage, in the page's lengths
    int width, height;  ///< pixels
    float cell;         ///< pixels of one unit of the stage's world
};

/// 0 for a side: as it comes – 1200 wide, as high as the contents are. With one of them given the other follows; with
/// both the stage takes what is left. `board` is what each panel shows; `least` is kept free for words in any case.
Fit fit(const PageText& text, const StageBoard& board, int width, int height, PageRoom least = {});

/// All of the picture: ground, page, stages. `reveal` false: nothing is shown yet that the steps are going to choose.
void draw_page(cairo_t* cr, const Theme& theme, const Scene& scene, const Fit& fit, const PageText& text,
               std::span<const Shot> shots, bool reveal);

}  // namespace stepwell
