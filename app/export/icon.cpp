#include "app/export/icon.h"

#include "app/export/cairo_canvas.h"
#include "app/look/icon.h"

namespace stepwell {
namespace {

void draw(cairo_t* cr, int side) {
    CairoCanvas canvas(cr, theme(ThemeName::light), icon_box, {0, 0}, static_cast<float>(side) / icon_box.w);
    draw_icon(canvas);
}

}  // namespace

Result<std::string> icon_file(PictureFormat format, int side) {
    return draw_sheet({format, side, side, "Stepwell", "Stepwell"}, [&](cairo_t* cr) { draw(cr, side); });
}

std::vector<std::uint8_t> icon_pixels(int side) {
    cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side);
    cairo_t* cr = cairo_create(surface);
    draw(cr, side);
    cairo_destroy(cr);
    cairo_surface_flush(surface);
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
