#include "app/export/icon.h"

#include <cairo-svg.h>

#include "app/export/cairo_canvas.h"
#include "app/look/icon.h"

namespace stepwell {

namespace {

void draw(cairo_surface_t* surface, float side) {
    cairo_t* cr = cairo_create(surface);
    {
        CairoCanvas canvas(cr, theme(ThemeName::light), icon_box, {0, 0}, side / icon_box.w);
        draw_icon(canvas);
    }
    cairo_destroy(cr);
    cairo_surface_flush(surface);
}

}  // namespace

std::string icon_svg() {
    std::string svg;
    const auto append = [](void* to, const unsigned char* bytes, unsigned count) {
        static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(bytes), count);
        return CAIRO_STATUS_SUCCESS;
    };
    constexpr int side = 64;
    cairo_surface_t* surface = cairo_svg_surface_create_for_stream(append, &svg, side, side);
    draw(surface, side);
    cairo_surface_destroy(surface);
    return svg;
}

std::vector<std::uint8_t> icon_pixels(int side) {
    cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side);
    draw(surface, static_cast<float>(side));
    const unsigned char* rows = cairo_image_surface_get_data(surface);
    const int stride = cairo_image_surface_get_stride(surface);
    std::vector<std::uint8_t> pixels;
    pixels.reserve(static_cast<std::size_t>(side) * static_cast<std::size_t>(side) * 4);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            // One native 32-bit word: opacity in the upper byte, colours multiplied by it.
            const std::uint32_t word = reinterpret_cast<const std::uint32_t*>(rows + y * stride)[x];
            const std::uint32_t opacity = word >> 24;
            for (const int shift : {16, 8, 0}) {
                const std::uint32_t part = word >> shift & 0xFF;
                pixels.push_back(static_cast<std::uint8_t>(opacity == 0 ? 0 : part * 255 / opacity));
            }
            pixels.push_back(static_cast<std::uint8_t>(opacity));
        }
    cairo_surface_destroy(surface);
    return pixels;
}

}  // namespace stepwell
