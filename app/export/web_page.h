// A run as one web page that needs neither Stepwell nor a network: stage, sentence, code, and keys to step.
#pragma once

#include "app/export/excerpt.h"
#include "app/export/picture.h"
#include "app/export/work.h"
#include "lessons/kit/syntax.h"

namespace stepwell {

/// The file's bytes: HTML with its style, its script (app/export/web/) and the moments of the excerpt. `code` is the
/// language of the listings that is shown first. The errors: too many moments; a text of the lesson cannot be filled;
/// it was stopped.
Result<std::string> make_web_page(const Excerpt& excerpt, ThemeName theme, Language language, CodeLanguage code,
                                  const Work& work);

}  // namespace stepwell
