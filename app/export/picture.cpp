#include "app/export/picture.h"

#include <fmt/format.h>

#include "app/export/fit.h"

namespace stepwell {
namespace {

std::string description(const PageText& text) {
    std::string words;
    for (const PageText::Panel& panel : text.panels)
        words += fmt::format("{}{}: {}", words.empty() ? "" : " ", plain_text(panel.step), plain_text(panel.sentence));
    return words;
}

}  // namespace

Result<std::string> draw_picture(PictureFormat format, SceneRef at, std::span<const Shot> shots,
                                 const PictureOptions& options) {
    const auto text = page_text(at, shots, options.language, options.ask);
    if (!text) return tl::unexpected(text.error());
    const Fit layout = fit(*text, StageBoard(*at.scene, shots.front()), options.width, options.height);
    return draw_sheet({format, layout.width, layout.height, text->title, description(*text)}, [&](cairo_t* cr) {
        draw_page(cr, theme(options.theme), *at.scene, layout, *text, shots, !options.ask);
    });
}

}  // namespace stepwell
