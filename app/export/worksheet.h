// Moments of a run as worksheets on paper, in a PDF: a sheet that asks for each, then the sheets with the answers.
#pragma once

#include "app/export/excerpt.h"
#include "app/export/picture.h"

namespace stepwell {

/// The file's bytes. What the step is about to write or to choose is left out of the picture; what the scene asks here
/// has boxes to tick, and there are lines to write on. The dark theme is for screens: on paper it is the light one. The
/// errors: there is nothing to ask at a run's last step; a text of the lesson cannot be filled.
Result<std::string> draw_worksheets(const Excerpt& excerpt, ThemeName theme, Language language);

/// A moment that is worth a worksheet, by steps of this size: the first one from the run's middle on about which the
/// scene has a question, or else the last one before; if there is none, the middle.
std::size_t position_worth_asking(SceneRef at, const RecordedRun& run, StepSize by);

}  // namespace stepwell
