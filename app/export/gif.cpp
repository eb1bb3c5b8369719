#include "app/export/gif.h"

#include <gif_lib.h>

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace stepwell {
namespace {

constexpr int as_before = static_cast<int>(Palette::most);  // the palette's last entry

int append(GifFileType* gif, const GifByteType* bytes, int length) {
    static_cast<std::string*>(gif->UserData)
        ->append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(length));
    return length;
}

}  // namespace

GifWriter::GifWriter(int width, int height, Palette palette)
    : width_(width), height_(height), palette_(std::move(palette)) {
    gif_ = EGifOpen(&bytes_, append, &error_);
    if (gif_ == nullptr) return;
    EGifSetGifVersion(gif_, true);
    ColorMapObject* colours = GifMakeMapObject(256, nullptr);
    if (colours == nullptr) {
        error_ = E_GIF_ERR_NOT_ENOUGH_MEM;
        return;
    }
    std::ranges::transform(palette_.colours(), colours->Colors, [](Colour c) { return GifColorType{c.r, c.g, c.b}; });
    check(EGifPutScreenDesc(gif_, width, height, 8, 0, colours));
    GifFreeMapObject(colours);
    // Netscape's extension: again and again.
    constexpr std::array<GifByteType, 3> endless{1, 0, 0};
    check(EGifPutExtensionLeader(gif_, APPLICATION_EXT_FUNC_CODE));
    check(EGifPutExtensionBlock(gif_, 11, "NETSCAPE2.0"));
    check(EGifPutExtensionBlock(gif_, static_cast<int>(endless.size()), endless.data()));
    check(EGifPutExtensionTrailer(gif_));
}

GifWriter::~GifWriter() {
    if (gif_ != nullptr) EGifCloseFile(gif_, nullptr);
}

void GifWriter::add(std::span<const Pixel> picture, int hundredths) {
    if (gif_ == nullptr || error_ != 0) return;
    const Part part = changed(picture);
    announce(hundredths);
    check(EGifPutImageDesc(gif_, part.left, part.top, part.width, part.height, false, nullptr));
    std::vector<GifPixelType> line(static_cast<std::size_t>(part.width));
    for (int y = part.top; y < part.top + part.height && error_ == 0; ++y) {
        for (int x = 0; x < part.width; ++x) {
            const auto at = static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                            static_cast<std::size_t>(part.left + x);
            const bool same = !before_.empty() && before_[at] == picture[at];
            line[static_cast<std::size_t>(x)] =
                same ? static_cast<GifPixelType>(as_before) : palette_.index_of(picture[at]);
        }
        check(EGifPutLine(gif_, line.data(), part.width));
    }
    before_.assign(picture.begin(), picture.end());
}

Result<std::string> GifWriter::finish() {
    if (gif_ != nullptr) {
        int wrong = 0;
        if (EGifCloseFile(gif_, &wrong) == GIF_ERROR && error_ == 0) error_ = wrong;
        gif_ = nullptr;
    }
    if (error_ == 0) return std::move(bytes_);
    const char* why = GifErrorString(error_);
    return failure(fmt::format("the GIF cannot be written: {}", why != nullptr ? why : "unknown error"));
}

GifWriter::Part GifWriter::changed(std::span<const Pixel> picture) const {
    if (before_.empty()) return {0, 0, width_, height_};
    int left = width_, right = 0, top = height_, bottom = 0;
    for (int y = 0; y < height_; ++y) {
        const auto row = static_cast<std::ptrdiff_t>(y) * width_;
        const auto now = picture.begin() + row;
        const auto before = before_.begin() + row;
        const auto first = std::mismatch(now, now + width_, before).first - now;
        if (first == width_) continue;
        auto last = static_cast<std::ptrdiff_t>(width_) - 1;
        while (now[last] == before[last]) --last;
        left = std::min(left, static_cast<int>(first));
        right = std::max(right, static_cast<int>(last));
        top = std::min(top, y);
        bottom = y;
    }
    if (top == height_) return {0, 0, 1, 1};
    return {left, top, right - left + 1, bottom - top + 1};
}

void GifWriter::announce(int hundredths) {
    const GraphicsControlBlock control{DISPOSE_DO_NOT, false, hundredths, before_.empty() ? -1 : as_before};
    std::array<GifByteType, 4> bytes{};
    EGifGCBToExtension(&control, bytes.data());
    check(EGifPutExtension(gif_, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(bytes.size()), bytes.data()));
}

void GifWriter::check(int result) {
    if (result == GIF_ERROR && error_ == 0) error_ = gif_->Error != 0 ? gif_->Error : E_GIF_ERR_NOT_ENOUGH_MEM;
}

}  // namespace stepwell
