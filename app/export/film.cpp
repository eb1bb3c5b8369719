#include "app/export/film.h"

#include <algorithm>
#include <cmath>

#include "app/export/fit.h"
#include "app/export/gif.h"

namespace stepwell {
namespace {

constexpr std::size_t most_samples = 16;            // pictures that the colours are taken from
constexpr std::uint64_t most_pixels = 800'000'000;  // of all pictures together
constexpr int last_picture = 300;                   // hundredths of a second

/// A picture in memory, drawn on again and again.
class Plate {
public:
    Plate(int width, int height)
        : surface_(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height)), cr_(cairo_create(surface_)) {
        pixels_.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    }
    Plate(const Plate&) = delete;
    Plate& operator=(const Plate&) = delete;
    ~Plate() {
        cairo_destroy(cr_);
        cairo_surface_destroy(surface_);
    }

    cairo_t* pen() const { return cr_; }
    std::span<const Pixel> pixels() {
        cairo_surface_flush(surface_);
        const int width = cairo_image_surface_get_width(surface_);
        for (int y = 0; y < cairo_image_surface_get_height(surface_); ++y) {
            const unsigned char* row = cairo_image_surface_get_data(surface_) +
                                       static_cast<std::ptrdiff_t>(y) * cairo_image_surface_get_stride(surface_);
            const std::span line(reinterpret_cast<const Pixel*>(row), static_cast<std::size_t>(width));
            std::ranges::transform(line, pixels_.begin() + static_cast<std::ptrdiff_t>(y) * width,
                                   [](Pixel pixel) { return pixel | 0xFF000000U; });
        }
        return pixels_;
    }

private:
    cairo_surface_t* surface_;
    cairo_t* cr_;
    std::vector<Pixel> pixels_;
};

class Film {
public:
    Film(const Excerpt& excerpt, const PictureOptions& options, const Work& work)
        : excerpt_(excerpt), options_(options), work_(work), reel_(excerpt) {}

    Result<std::string> draw(int speed) {
        if (const auto laid_out = lay_out(); !laid_out) return tl::unexpected(laid_out.error());
        const auto pixels = static_cast<std::uint64_t>(layout_->width) * static_cast<std::uint64_t>(layout_->height);
        if (pixels * frames() > most_pixels)
            return failure(error(
                "export.large",
                "{steps} pictures of {width} × {height} pixels are too much for one GIF; make it "
                "smaller (--width {film}) or take fewer steps (--by chapter)",
                {{"steps", frames()}, {"width", layout_->width}, {"height", layout_->height}, {"film", film_width}}));
        Plate plate(layout_->width, layout_->height);
        ColourCount colours;
        const std::size_t samples = std::min(most_samples, frames());
        for (std::size_t i = 0; i < samples; ++i) {
            if (!work_.reach(i, samples + frames())) return failure(stopped());
            colours.add(picture(plate, samples == 1 ? 0 : i * (frames() - 1) / (samples - 1)));
        }
        GifWriter gif(layout_->width, layout_->height, Palette(colours));
        for (std::size_t i = 0; i < frames(); ++i) {
            if (!work_.reach(samples + i, samples + frames())) return failure(stopped());
            const int duration = static_cast<int>(std::lround(100.0 / speed));
            gif.add(picture(plate, i), i + 1 < frames() ? duration : std::max(duration, last_picture));
        }
        return gif.finish();
    }

private:
    std::size_t frames() const { return excerpt_.size(); }
    /// One layout for all pictures: with room for the tallest words among them.
    Result<void> lay_out() {
        for (std::size_t i = 0; i < frames(); ++i) {
            const Shot shot = reel_.shot(i);
            auto text = page_text(excerpt_.at, {&shot, 1}, options_.language, false);
            if (!text) return tl::unexpected(text.error());
            texts_.push_back(*std::move(text));
        }
        const StageBoard board(*excerpt_.at.scene, reel_.shot(0));
        PageRoom room;
        for (int pass = 0; pass < 3; ++pass) {  // with more words the type may get smaller, and need another room
            layout_ = fit(texts_.front(), board, width(), options_.height, room);
            room = tallest();
        }
        return {};
    }
    float page_width() const { return static_cast<float>(layout_->width) / layout_->unit; }
    PageRoom tallest() const {
        PageRoom room;
        for (const PageText& text : texts_) {
            const PageRoom needed = Page(text, page_width(), 1).room();
            room = {std::max(room.notes, needed.notes), std::max(room.band, needed.band)};
        }
        return room;
    }
    int width() const { return options_.width == 0 && options_.height == 0 ? film_width : options_.width; }

    std::span<const Pixel> picture(Plate& plate, std::size_t i) {
        const Shot shot = reel_.shot(i);
        layout_->page = Page(texts_[i], page_width(), 1, layout_->page.room());
        draw_page(plate.pen(), theme(options_.theme), *excerpt_.at.scene, *layout_, texts_[i], {&shot, 1}, true);
        return plate.pixels();
    }

    const Excerpt& excerpt_;
    const PictureOptions& options_;
    const Work& work_;
    Reel reel_;
    std::vector<PageText> texts_;
    std::optional<Fit> layout_;
};

}  // namespace

Result<std::string> draw_film(const Excerpt& excerpt, const PictureOptions& options, int speed, const Work& work) {
    if (const auto fits = check_moments(excerpt); !fits) return tl::unexpected(fits.error());
    return Film(excerpt, options, work).draw(speed);
}

}  // namespace stepwell
