// Files for people without Stepwell: one entrance for the command line and the window.
#pragma once

#include <optional>
#include <string_view>

#include "app/export/film.h"
#include "lessons/kit/syntax.h"

namespace stepwell {

enum class ExportFormat : std::uint8_t { png, svg, pdf, gif, html, txt, map };
inline constexpr ExportFormat all_export_formats[] = {ExportFormat::png, ExportFormat::svg,  ExportFormat::pdf,
                                                      ExportFormat::gif, ExportFormat::html, ExportFormat::txt,
                                                      ExportFormat::map};

/// png, svg, …: the end of a file's name.
std::string_view name_of(ExportFormat format);
/// By the name's ending, in any case.
std::optional<ExportFormat> export_format(std::string_view file_name);
/// The format shows a whole run, not moments side by side.
bool shows_runs(ExportFormat format);
/// The format holds a floor and nothing of a run.
bool holds_map(ExportFormat format);

struct ExportOptions {
    PictureOptions picture;
    int speed = film_speed;                    ///< GIF: steps a second
    CodeLanguage code = CodeLanguage::python;  ///< HTML: of the listing that is shown first
};

/// The file's bytes. Safe to be called by several threads: one draws at a time. Errors: see the formats.
Result<std::string> export_file(ExportFormat format, const Excerpt& excerpt, const ExportOptions& options,
                                const Work& work = {});

/// The bytes of a floor's file, for the formats that hold one: as text with all it has, or its terrain alone in the
/// Moving AI Lab's form. Stepwell opens both.
std::string export_map(ExportFormat format, const Ground& ground);

}  // namespace stepwell
