#include "tests/app/pixels.h"

#include <cairo.h>
#include <gif_lib.h>

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

int read_gif_bytes(GifFileType* gif, GifByteType* to, int length) {
    auto& source = *static_cast<Source*>(gif->UserData);
    const auto wanted = std::min(static_cast<std::size_t>(length), source.bytes.size() - source.next);
    std::memcpy(to, source.bytes.data() + source.next, wanted);
    source.next += wanted;
    return static_cast<int>(wanted);
}

/// Paints one image of the file over what is there.
void paint(Pixels& picture, const GifFileType& gif, const SavedImage& image, int transparent) {
    const GifImageDesc& place = image.ImageDesc;
    const ColorMapObject* colours = place.ColorMap != nullptr ? place.ColorMap : gif.SColorMap;
    for (int y = 0; y < place.Height; ++y)
        for (int x = 0; x < place.Width; ++x) {
            const int index = image.RasterBits[y * place.Width + x];
            if (index == transparent) continue;
            const GifColorType& c = colours->Colors[index];
            picture.all.at(static_cast<std::size_t>((place.Top + y) * picture.width + place.Left + x)) = {
                c.Red, c.Green, c.Blue, 255};
        }
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

std::vector<Frame> read_gif(const std::string& bytes, bool* loops) {
    Source source{bytes};
    int error = 0;
    GifFileType* gif = DGifOpen(&source, read_gif_bytes, &error);
    if (gif == nullptr || DGifSlurp(gif) == GIF_ERROR) throw std::runtime_error("no GIF file");
    std::vector<Frame> frames;
    Pixels picture{gif->SWidth, gif->SHeight, {}};
    picture.all.resize(static_cast<std::size_t>(gif->SWidth * gif->SHeight), Colour{0, 0, 0, 0});
    for (int i = 0; i < gif->ImageCount; ++i) {
        GraphicsControlBlock control{DISPOSAL_UNSPECIFIED, false, 0, NO_TRANSPARENT_COLOR};
        DGifSavedExtensionToGCB(gif, i, &control);
        paint(picture, *gif, gif->SavedImages[i], control.TransparentColor);
        frames.push_back({picture, control.DelayTime});
    }
    const std::string_view endless("NETSCAPE2.0\x03\x01\0\0\0", 16);
    if (loops != nullptr) *loops = bytes.find(endless) != std::string::npos;
    DGifCloseFile(gif, &error);
    return frames;
}

bool is_xml(const std::string& bytes) {
    return run_program({"python3", "-c", "import sys, xml.dom.minidom as d; d.parseString(sys.stdin.buffer.read())"},
                       {.input = bytes})
               .code == 0;
}

}  // namespace stepwell::tests
