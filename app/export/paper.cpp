#include "app/export/paper.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <memory>

#include <fmt/format.h>

namespace stepwell {
namespace {

template <auto destroy>
struct Destroy {
    template <class T>
    void operator()(T* thing) const {
        destroy(thing);
    }
};
using Surface = std::unique_ptr<cairo_surface_t, Destroy<cairo_surface_destroy>>;
using Pen = std::unique_ptr<cairo_t, Destroy<cairo_destroy>>;

cairo_status_t append(void* to, const unsigned char* bytes, unsigned length) {
    static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(bytes), length);
    return CAIRO_STATUS_SUCCESS;
}

std::string xml_text(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        switch (c) {
            case '&': escaped += "&amp;"; break;
            case '<': escaped += "&lt;"; break;
            case '>': escaped += "&gt;"; break;
            default: escaped += c;
        }
    }
    return escaped;
}

/// Behind the opening tag of the picture, where SVG wants its words.
void put_in_words(std::string& svg, const Sheet& sheet) {
    const std::size_t tag = svg.find("<svg");
    const std::size_t end = tag == std::string::npos ? tag : svg.find('>', tag);
    if (end == std::string::npos) return;
    svg.insert(end + 1,
               fmt::format("\n<title>{}</title>\n<desc>{}</desc>", xml_text(sheet.title), xml_text(sheet.description)));
    svg.insert(end, " role=\"img\"");
}

/// Cairo numbers surfaces through the whole life of a program; here each file counts from 1 again.
void renumber(std::string& svg) {
    for (const std::string_view name : {"surface", "image"}) {
        std::map<std::string, int> numbers;
        std::string result;
        std::size_t copied = 0;
        for (std::size_t at = svg.find(name); at != std::string::npos; at = svg.find(name, at)) {
            const char before = at > 0 ? svg[at - 1] : ' ';
            at += name.size();
            const std::size_t end = svg.find_first_not_of("0123456789", at);
            if ((before != '"' && before != '#') || end == at || end == std::string::npos || svg[end] != '"') continue;
            const auto number =
                numbers.try_emplace(svg.substr(at, end - at), static_cast<int>(numbers.size()) + 1).first->second;
            result.append(svg, copied, at - copied).append(std::to_string(number));
            copied = end;
        }
        svg = result.append(svg, copied);
    }
}

}  // namespace

std::optional<PictureFormat> picture_format(std::string_view file_name) {
    std::string ending(file_name.substr(file_name.size() - std::min<std::size_t>(file_name.size(), 4)));
    std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (ending == ".png") return PictureFormat::png;
    if (ending == ".svg") return PictureFormat::svg;
    return std::nullopt;
}

Result<std::string> draw_sheet(const Sheet& sheet, const std::function<void(cairo_t*)>& draw) {
    const bool svg = sheet.format == PictureFormat::svg;
    std::string bytes;
    const Surface surface(svg ? cairo_svg_surface_create_for_stream(append, &bytes, sheet.width, sheet.height)
                              : cairo_image_surface_create(CAIRO_FORMAT_ARGB32, sheet.width, sheet.height));
    if (svg) cairo_svg_surface_set_document_unit(surface.get(), CAIRO_SVG_UNIT_PX);
    {
        const Pen pen(cairo_create(surface.get()));
        draw(pen.get());
    }
    cairo_surface_flush(surface.get());
    cairo_status_t status = cairo_surface_status(surface.get());
    if (status == CAIRO_STATUS_SUCCESS && !svg)
        status = cairo_surface_write_to_png_stream(surface.get(), append, &bytes);
    if (svg) cairo_surface_finish(surface.get());
    if (status == CAIRO_STATUS_SUCCESS) status = cairo_surface_status(surface.get());
    if (status != CAIRO_STATUS_SUCCESS)
        return failure(fmt::format("a picture of {} × {} pixels cannot be drawn: {}", sheet.width, sheet.height,
                                   cairo_status_to_string(status)));
    if (svg) {
        renumber(bytes);
        put_in_words(bytes, sheet);
    }
    return bytes;
}

Result<std::string> draw_document(const std::string& title, const std::vector<std::function<void(cairo_t*)>>& sheets) {
    std::string bytes;
    const Surface surface(cairo_pdf_surface_create_for_stream(append, &bytes, a4_width, a4_height));
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, title.c_str());
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATOR, "Stepwell");
    // No date, so that the same sheet is the same file.
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, "");
    {
        const Pen pen(cairo_create(surface.get()));
        for (const auto& draw : sheets) {
            draw(pen.get());
            cairo_show_page(pen.get());
        }
    }
    cairo_surface_finish(surface.get());
    if (const cairo_status_t status = cairo_surface_status(surface.get()); status != CAIRO_STATUS_SUCCESS)
        return failure(fmt::format("the sheets cannot be drawn: {}", cairo_status_to_string(status)));
    return bytes;
}

}  // namespace stepwell
