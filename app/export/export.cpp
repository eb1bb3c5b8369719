#include "app/export/export.h"

#include <algorithm>
#include <cctype>
#include <memory>
#include <mutex>
#include <string>

#include "app/export/web_page.h"
#include "app/export/worksheet.h"
#include "core/grid/moving_ai.h"

namespace stepwell {
namespace {

Result<std::string> draw_pictures(PictureFormat format, const Excerpt& excerpt, const PictureOptions& options) {
    std::vector<std::unique_ptr<Reel>> reels;  // each holds the boards of its moment
    std::vector<Shot> shots;
    for (std::size_t i = 0; i < excerpt.size(); ++i) {
        reels.push_back(std::make_unique<Reel>(excerpt));
        shots.push_back(reels.back()->shot(i));
    }
    return draw_picture(format, excerpt.at, shots, options);
}

}  // namespace

std::string_view name_of(ExportFormat format) {
    switch (format) {
        case ExportFormat::png: return "png";
        case ExportFormat::svg: return "svg";
        case ExportFormat::gif: return "gif";
        case ExportFormat::html: return "html";
        case ExportFormat::pdf: return "pdf";
        case ExportFormat::txt: return "txt";
        case ExportFormat::map: return "map";
    }
    return "";
}

std::optional<ExportFormat> export_format(std::string_view file_name) {
    const std::size_t point = file_name.rfind('.');
    if (point == std::string_view::npos) return std::nullopt;
    std::string ending(file_name.substr(point + 1));
    std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const auto* const found =
        std::ranges::find(all_export_formats, ending, [](ExportFormat format) { return name_of(format); });
    return found == std::end(all_export_formats) ? std::nullopt : std::optional(*found);
}

bool shows_runs(ExportFormat format) { return format == ExportFormat::gif || format == ExportFormat::html; }

bool holds_map(ExportFormat format) { return format == ExportFormat::txt || format == ExportFormat::map; }

Result<std::string> export_file(ExportFormat format, const Excerpt& excerpt, const ExportOptions& options,
                                const Work& work) {
    static std::mutex one_at_a_time;  // fonts and what is known about them are shared
    const std::lock_guard lock(one_at_a_time);
    switch (format) {
        case ExportFormat::png: return draw_pictures(PictureFormat::png, excerpt, options.picture);
        case ExportFormat::svg: return draw_pictures(PictureFormat::svg, excerpt, options.picture);
        case ExportFormat::gif: return draw_film(excerpt, options.picture, options.speed, work);
        case ExportFormat::html:
            return make_web_page(excerpt, options.picture.theme, options.picture.language, options.code, work);
        case ExportFormat::pdf: return draw_worksheets(excerpt, options.picture.theme, options.picture.language);
        case ExportFormat::txt:
        case ExportFormat::map: return export_map(format, ground_of(excerpt.run.input()));
    }
    return "";
}

std::string export_map(ExportFormat format, const Ground& ground) {
    return format == ExportFormat::map ? to_moving_ai(ground.level) : to_text(ground);
}

}  // namespace stepwell
