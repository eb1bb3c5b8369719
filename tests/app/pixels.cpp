#include "tests/app/pixels.h"

#include <cairo.h>

#include <algorithm>
#include <cstring>
#include <stdexcept>

#include "tests/app/process.h"

namespace stepwell::tests {
namespace {

struct Source {
    const std::string& bytes;
    std::size_t next = 0;
};

cairo_status_t read_bytes(void* from, unsigned char* to, unsigned length) {
    auto& source = *static_cast<Source*>(from);
    if (source.next + length > source.bytes.size()) return CAIRO_STATUS_READ_ERROR;
    std::memcpy(to, source.bytes.data() + source.next, length);
    source.next += length;
    return CAIRO_STATUS_SUCCESS;
}

}  // namespace

std::size_t Pixels::count(Colour colour) const { return static_cast<std::size_t>(std::ranges::count(all, colour)); }

Pixels read_png(const std::string& bytes) {
    Source source{bytes};
    cairo_surface_t* surface = cairo_image_surface_create_from_png_stream(read_bytes, &source);
    if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) throw std::runtime_error("no PNG file");
    Pixels pixels{cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface), {}};
    const bool has_alpha = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32;
    for (int y = 0; y < pixels.height; ++y) {
        const unsigned char* row = cairo_image_surface_get_data(surface) + y * cairo_image_surface_get_stride(surface);
        for (int x = 0; x < pixels.width; ++x) {
            const std::uint32_t word = reinterpret_cast<const std::uint32_t*>(row)[x];
            Colour colour = rgb(word & 0xFFFFFF);
            if (has_alpha) colour.a = static_cast<std::uint8_t>(word >> 24);
            pixels.all.push_back(colour);
        }
    }
    cairo_surface_destroy(surface);
    return pixels;
}

bool is_xml(const std::string& bytes) {
    return run_program({"python3", "-c", "import sys, xml.dom.minidom as d; d.parseString(sys.stdin.buffer.read())"},
                       {.input = bytes})
               .code == 0;
}

}  // namespace stepwell::tests
