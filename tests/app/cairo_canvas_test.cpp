// Every shape of the canvas, pixel by pixel where it counts.
#include "app/export/cairo_canvas.h"

#include <gmock/gmock.h>

#include <array>

#include "app/export/letters.h"
#include "app/export/paper.h"
#include "app/look/typefaces.h"
#include "app/look/widgets/glyphs.h"
#include "tests/app/pixels.h"

namespace stepwell {
namespace {

using tests::Pixels;

/// A sheet of 8 × 6 world units, 20 pixels each, on the theme's card.
constexpr float unit = 20;
constexpr Box world{0, 0, 8, 6};

std::string draw(PictureFormat format, const std::function<void(CairoCanvas&)>& paint,
                 ThemeName name = ThemeName::light) {
    return draw_sheet({format, 160, 120, "A & B", "x < y"},
                      [&](cairo_t* cr) {
                          CairoCanvas canvas(cr, theme(name), world, {0, 0}, unit);
                          canvas.fill(world, {Role::card});
                          paint(canvas);
                      })
        .value();
}

Pixels pixels(const std::function<void(CairoCanvas&)>& paint, ThemeName name = ThemeName::light) {
    return tests::read_png(draw(PictureFormat::png, paint, name));
}

Colour colour(Role role) { return theme(ThemeName::light).colour(role); }
const Colour card = colour(Role::card);

/// The smallest rectangle around everything that is not card.
struct Extents {
    int left = 1000, top = 1000, right = -1, bottom = -1;
};
Extents painted(const Pixels& picture) {
    Extents e;
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x)
            if (picture.at(x, y) != card)
                e = {std::min(e.left, x), std::min(e.top, y), std::max(e.right, x), std::max(e.bottom, y)};
    return e;
}

TEST(CairoCanvas, FillsBoxesToTheirEdges) {
    const Pixels picture = pixels([](CairoCanvas& c) { c.fill({1, 2, 3, 1}, {Role::wall}); });
    EXPECT_EQ(picture.count(colour(Role::wall)), 60u * 20u);
    EXPECT_EQ(picture.at(20, 40), colour(Role::wall));
    EXPECT_EQ(picture.at(79, 59), colour(Role::wall));
    EXPECT_EQ(picture.at(80, 59), card);
}

TEST(CairoCanvas, RoundsCorners) {
    const Pixels picture = pixels([](CairoCanvas& c) { c.fill({1, 1, 2, 2}, {Role::wall}, 0.5F); });
    EXPECT_EQ(picture.at(20, 20), card);
    EXPECT_EQ(picture.at(40, 20), colour(Role::wall));
    const Pixels pill = pixels([](CairoCanvas& c) { c.fill({1, 1, 4, 1}, {Role::wall}, 99); });
    EXPECT_EQ(pill.at(60, 30), colour(Role::wall)) << "a radius that is too large is the largest that fits";
}

TEST(CairoCanvas, PaintsShadesAndStrengths) {
    const Pixels picture = pixels([](CairoCanvas& c) {
        c.fill({0, 0, 1, 1}, {Role::distance, 0});
        c.fill({1, 0, 1, 1}, {Role::distance, 1});
        c.fill({2, 0, 1, 1}, {Role::wall, 0, 0.5F});
    });
    EXPECT_EQ(picture.at(10, 10), distance_colour(0));
    EXPECT_EQ(picture.at(30, 10), distance_colour(1));
    const Colour half = picture.at(50, 10), expected = mix(card, colour(Role::wall), 0.5F);
    EXPECT_NEAR(half.r, expected.r, 2);
    EXPECT_NEAR(half.b, expected.b, 2);
}

TEST(CairoCanvas, DrawsOutlinesHalfInsideAndHalfOutside) {
    const Pixels picture = pixels([](CairoCanvas& c) { c.outline({2, 2, 2, 2}, {Role::current}, 0.4F); });
    for (const int x : {36, 43}) EXPECT_EQ(picture.at(x, 60), colour(Role::current));
    for (const int x : {35, 44}) EXPECT_EQ(picture.at(x, 60), card);
}

TEST(CairoCanvas, DashesLines) {
    const std::array line{Point{0.5F, 3}, Point{7.5F, 3}};
    const Pixels picture = pixels([&](CairoCanvas& c) { c.line(line, {Role::ink}, 0.2F, Stroke::dashed); });
    int changes = 0;
    for (int x = 11; x < 150; ++x) changes += (picture.at(x, 60) == card) != (picture.at(x - 1, 60) == card);
    EXPECT_GE(changes, 8);
    const Pixels solid = pixels([&](CairoCanvas& c) {
        c.line(line, {Role::accent}, 0.2F, Stroke::dashed);
        c.line(line, {Role::ink}, 0.2F);
    });
    for (int x = 10; x < 150; ++x) ASSERT_EQ(solid.at(x, 60), colour(Role::ink)) << "dashes end with their line";
}

TEST(CairoCanvas, DrawsNothingForNoPoints) {
    EXPECT_EQ(painted(pixels([](CairoCanvas& c) { c.line({}, {Role::ink}, 0.2F); })).right, -1);
    EXPECT_EQ(painted(pixels([](CairoCanvas& c) { c.raster({0, 0, 1, 1}, 0, 0, {}); })).right, -1);
    EXPECT_EQ(painted(pixels([](CairoCanvas& c) { c.text({1, 1}, "", 1, {Role::ink}); })).right, -1);
}

TEST(CairoCanvas, DrawsDiscsAndTriangles) {
    const Pixels picture = pixels([](CairoCanvas& c) {
        c.disc({2, 2}, 1, {Role::start});
        c.triangle({5, 1}, {7, 1}, {5, 3}, {Role::accent});
    });
    EXPECT_EQ(picture.at(40, 22), colour(Role::start));
    EXPECT_EQ(picture.at(22, 22), card);
    EXPECT_EQ(picture.at(102, 22), colour(Role::accent));
    EXPECT_EQ(picture.at(136, 56), card);
}

TEST(CairoCanvas, PutsTextWhereItBelongs) {
    const auto extents = [](Align align, Face face) {
        return painted(pixels([&](CairoCanvas& c) { c.text({4, 3}, "HHH", 1, {Role::ink}, align, face); }));
    };
    for (const Face face : {Face::text, Face::bold, Face::mono}) {
        const Extents middle = extents(Align::centre, face);
        EXPECT_NEAR((middle.left + middle.right) / 2.0, 79.5, 1);
        EXPECT_NEAR((middle.top + middle.bottom) / 2.0, 59.5, 1) << "capitals stand around the middle";
        EXPECT_NEAR(extents(Align::left, face).left, 81, 2);
        EXPECT_NEAR(extents(Align::right, face).right, 78, 2);
        EXPECT_NEAR(text_width("HHH", unit, face), middle.right - middle.left + 1, 5);
    }
}

TEST(CairoCanvas, HasLettersForAllLanguages) {
    for (const char* text : {"Größe", "façade – œuvre", "中文"})
        for (const Face face : {Face::text, Face::bold, Face::mono}) {
            const Extents e = painted(pixels([&](CairoCanvas& c) {
                c.text({4, 3}, text, 1, {Role::ink}, Align::centre, face);
            }));
            EXPECT_GT(e.right - e.left, 30) << text;
        }
    EXPECT_FLOAT_EQ(text_width("中文", 10, Face::text),
                    text_width("中", 10, Face::text) + text_width("文", 10, Face::text));
}

TEST(CairoCanvas, SetsTextAsWideAndAsHighAsTheWindow) {
    const auto glyphs = Glyphs::open();
    ASSERT_TRUE(glyphs.has_value());
    for (const Face face : {Face::text, Face::bold, Face::mono}) {
        for (const char* text : {"Größe, 17 → (6, 4)", "中文", "中 a", "\uF04B"})
            EXPECT_FLOAT_EQ(text_width(text, 20, face), (*glyphs)->width(font_of(face), 20, text)) << text;
        const Extents drawn = painted(pixels([&](CairoCanvas& c) {
            c.text({4, 3}, "中", 4, {Role::ink}, Align::centre, face);
        }));
        EXPECT_NEAR(drawn.bottom - drawn.top + 1, (*glyphs)->glyph(font_of(face), 4 * unit, U'中', 0).h, 3);
    }
}

TEST(CairoCanvas, ChoosesInkOrWhiteByTheGround) {
    for (const Role ground : {Role::card, Role::wall, Role::marked}) {
        const Pixels picture = pixels([&](CairoCanvas& c) {
            c.fill(world, {ground});
            c.text_on({ground}, {4, 3}, "MMM", 3);
        });
        EXPECT_GT(picture.count(theme(ThemeName::light).text_on(colour(ground))), 400u);
    }
}

TEST(CairoCanvas, DrawsRastersWithSharpCells) {
    const std::array<Paint, 6> cells{Paint{Role::wall}, {Role::start}, {Role::goal},
                                     {Role::goal},      {Role::wall},  {Role::start}};
    const Pixels picture = pixels([&](CairoCanvas& c) { c.raster({1, 1, 6, 4}, 3, 2, cells); });
    EXPECT_EQ(picture.count(colour(Role::wall)), 2u * 40 * 40);
    EXPECT_EQ(picture.count(colour(Role::start)), 2u * 40 * 40);
    EXPECT_EQ(picture.at(20, 20), colour(Role::wall));
    EXPECT_EQ(picture.at(60, 20), colour(Role::start));
    EXPECT_EQ(picture.at(99, 99), colour(Role::wall));
    EXPECT_EQ(picture.at(100, 60), colour(Role::start));
}

TEST(CairoCanvas, PutsAWorldWithinAWorld) {
    const Pixels picture = pixels([](CairoCanvas& c) {
        c.within({10, 10, 1, 1}, {2, 3}, 2, [](Canvas& inner) {
            EXPECT_FLOAT_EQ(inner.scale(), 2 * unit);
            EXPECT_EQ(inner.visible(), (Box{10, 10, 1, 1}));
            inner.fill({10, 10, 1, 1}, {Role::wall});
        });
        c.fill({0, 0, 1, 1}, {Role::start});
    });
    EXPECT_EQ(picture.count(colour(Role::wall)), 40u * 40u);
    EXPECT_EQ(picture.at(40, 60), colour(Role::wall));
    EXPECT_EQ(picture.at(19, 19), colour(Role::start)) << "and comes back to its own";
}

void everything(CairoCanvas& c) {
    const std::array<Paint, 2> cells{Paint{Role::wall}, {Role::start}};
    const std::array points{Point{1, 1}, Point{2, 2}};
    c.fill({1, 1, 1, 1}, {Role::goal}, 0.2F);
    c.outline({1, 1, 1, 1}, {Role::goal}, 0.1F, Stroke::dashed, 0.2F);
    c.line(points, {Role::path}, 0.1F);
    c.disc({2, 2}, 0.4F, {Role::start});
    c.triangle({5, 1}, {7, 1}, {5, 3}, {Role::accent, 0, 0.5F});
    c.text({4, 3}, "Ab 中", 1, {Role::ink});
    c.raster({1, 1, 2, 1}, 2, 1, cells);
}

TEST(CairoCanvas, GivesTheSameBytesEveryTime) {
    for (const PictureFormat format : {PictureFormat::png, PictureFormat::svg})
        EXPECT_EQ(draw(format, everything), draw(format, everything));
    EXPECT_NE(draw(PictureFormat::png, everything), draw(PictureFormat::png, everything, ThemeName::dark));
}

TEST(Sheet, OfSvgIsXmlWithWordsAndWithoutFonts) {
    const std::string svg = draw(PictureFormat::svg, everything);
    EXPECT_TRUE(tests::is_xml(svg));
    EXPECT_THAT(svg, testing::AllOf(testing::HasSubstr("width=\"160px\" height=\"120px\""),
                                    testing::HasSubstr("<title>A &amp; B</title>"),
                                    testing::HasSubstr("<desc>x &lt; y</desc>")));
    EXPECT_THAT(svg, testing::Not(testing::HasSubstr("<text"))) << "letters are outlines";
    EXPECT_THAT(svg, testing::HasSubstr("width=\"80\" height=\"40\"")) << "a raster's cells are many dots";
}

TEST(Sheet, TooLargeForCairoIsAnError) {
    for (const PictureFormat format : {PictureFormat::png})
        EXPECT_THAT(draw_sheet({format, 40000, 10, "", ""}, [](cairo_t*) {}).error().message,
                    testing::HasSubstr("40000 × 10"));
}

TEST(Sheet, KnowsItsKindByTheName) {
    EXPECT_EQ(picture_format("a.png"), PictureFormat::png);
    EXPECT_EQ(picture_format("/x.y/A.SVG"), PictureFormat::svg);
    for (const char* name : {"", "png", "a.pngx", "a.pdf", "a"}) EXPECT_EQ(picture_format(name), std::nullopt) << name;
}

}  // namespace
}  // namespace stepwell
