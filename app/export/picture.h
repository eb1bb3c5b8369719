// Moments of a run as a picture to print or to show: title, counts, stage, legend and sentence.
#pragma once

#include <span>

#include "app/export/page_text.h"
#include "app/export/paper.h"
#include "app/look/theme.h"

namespace stepwell {

struct PictureOptions {
    /// Pixels, 16 to 8192. 0: as it comes – 1200 wide, as high as the contents are. With one of them given the other
    /// follows; with both the stage takes what is left.
    int width = 0, height = 0;
    ThemeName theme = ThemeName::light;
    Language language = Language::en;
    bool ask = false;  ///< a worksheet: the sentence gives way to the question about the step, or "What happens next?"
};

/// The file's bytes. One shot fills the picture, several stand side by side, to be read row by row; there is at least
/// one, and all are of one run. The error: a text of the lesson cannot be filled, or there is no memory for a picture
/// of that size.
Result<std::string> draw_picture(PictureFormat format, SceneRef at, std::span<const Shot> shots,
                                 const PictureOptions& options);

}  // namespace stepwell
