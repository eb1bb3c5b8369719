// Writes an animated GIF, frame by frame, into memory; by libgif.
#pragma once

#include <memory>
#include <string>

#include "app/export/palette.h"
#include "core/base/result.h"

struct GifFileType;

namespace stepwell {

class GifWriter {
public:
    /// A film that begins again when it has ended.
    GifWriter(int width, int height, Palette palette);
    GifWriter(const GifWriter&) = delete;
    GifWriter& operator=(const GifWriter&) = delete;
    ~GifWriter();

    /// `width × height` pixels, row by row, shown for so many hundredths of a second. Only what is other than in the
    /// frame before is written.
    void add(std::span<const Pixel> picture, int hundredths);
    /// The file's bytes.
    Result<std::string> finish();

private:
    struct Part {
        int left, top, width, height;
    };

    /// The rectangle around everything that changed; one pixel, if nothing did.
    Part changed(std::span<const Pixel> picture) const;
    void announce(int hundredths);
    /// Keeps the first thing that goes wrong.
    void check(int result);

    const int width_, height_;
    Palette palette_;
    std::vector<Pixel> before_;  // empty: there was no frame yet
    std::string bytes_;
    GifFileType* gif_ = nullptr;
    int error_ = 0;
};

}  // namespace stepwell
