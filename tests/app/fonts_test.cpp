// Every character that can come on the screen has a glyph in the fonts that are baked in.
#include "fonts/fonts.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <initializer_list>
#include <set>
#include <string>

#include "app/files/app_files.h"
#include "core/base/utf8.h"
#include "lessons/kit/embedded.h"

namespace stepwell {
namespace {

using Glyphs = std::set<char32_t>;

/// The characters that a font has glyphs for.
Glyphs glyphs(Font font) {
    FT_Library library = nullptr;
    FT_Face face = nullptr;
    Glyphs all;
    const std::string_view bytes = font_bytes(font);
    EXPECT_EQ(FT_Init_FreeType(&library), 0);
    EXPECT_EQ(FT_New_Memory_Face(library, reinterpret_cast<const FT_Byte*>(bytes.data()),
                                 static_cast<FT_Long>(bytes.size()), 0, &face),
              0);
    FT_UInt glyph = 0;
    for (FT_ULong c = FT_Get_First_Char(face, &glyph); glyph != 0; c = FT_Get_Next_Char(face, c, &glyph))
        all.insert(static_cast<char32_t>(c));
    FT_Done_FreeType(library);
    return all;
}

/// The characters of a UTF-8 text, control characters left out.
Glyphs characters(std::string_view text) {
    Glyphs all;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = next_code_point(text, at);
        if (c >= U' ') all.insert(c);
    }
    return all;
}

std::string hex(char32_t c) {
    char text[16];
    std::snprintf(text, sizeof text, "U+%04X", static_cast<unsigned>(c));
    return text;
}

void expect_glyphs(const EmbeddedFile& file, std::initializer_list<const Glyphs*> fonts) {
    for (const char32_t c : characters(file.bytes)) {
        const bool found = std::ranges::any_of(fonts, [c](const Glyphs* font) { return font->contains(c); });
        EXPECT_TRUE(found) << file.path << " has " << hex(c) << ", for which no font has a glyph";
    }
}

TEST(Fonts, EveryTextHasItsGlyphs) {
    const Glyphs icons = glyphs(Font::icons), mono = glyphs(Font::mono);
    const Glyphs chinese = glyphs(Font::chinese), chinese_bold = glyphs(Font::chinese_bold);
    for (const Font latin : {Font::regular, Font::medium, Font::semibold, Font::bold}) {
        const Glyphs text = glyphs(latin);
        for (const EmbeddedFile& file : lesson_files())
            if (file.path.ends_with(".md"))
                expect_glyphs(file, {&text, &icons, latin == Font::bold ? &chinese_bold : &chinese});
        for (const EmbeddedFile& file : app_files())
            expect_glyphs(file, {&text, &icons, latin == Font::bold ? &chinese_bold : &chinese});
    }
    for (const EmbeddedFile& file : lesson_files())
        if (!file.path.ends_with(".md")) expect_glyphs(file, {&mono});
}

TEST(Fonts, CanSetTheNamesOfAllLanguages) {
    const EmbeddedFile names{"the languages' menu", "English Deutsch Français"};
    const EmbeddedFile chinese_name{"the languages' menu", "中文"};
    for (const Font latin : {Font::regular, Font::medium, Font::semibold, Font::bold, Font::mono, Font::mono_bold}) {
        const Glyphs text = glyphs(latin);
        expect_glyphs(names, {&text});
    }
    for (const Font font : {Font::chinese, Font::chinese_bold}) {
        const Glyphs text = glyphs(font);
        expect_glyphs(chinese_name, {&text});
    }
}

TEST(Fonts, CanSetTheSignsOfTheInterface) {
    const EmbeddedFile signs{"signs", "→←↑↓≤≥★▶✓⚠×–—…·„“”‚‘’«»°²½"};
    for (const Font latin : {Font::regular, Font::medium, Font::semibold, Font::bold}) {
        const Glyphs text = glyphs(latin);
        expect_glyphs(signs, {&text});
    }
}

TEST(Fonts, CanSetTheNamesThatPeopleGiveTheirFiles) {
    const Glyphs latin = glyphs(Font::regular), chinese = glyphs(Font::chinese);
    for (const char* name : {"Čeština", "Ελλάδα", "Привет", "Şişli"})
        for (const char32_t c : characters(name)) EXPECT_TRUE(latin.contains(c)) << name << ": " << hex(c);
    for (const char32_t c : characters("数独练习第二课我的地图")) EXPECT_TRUE(chinese.contains(c)) << hex(c);
}

TEST(Fonts, DrawABoxForWhatTheyDoNotKnow) {
    FT_Library library = nullptr;
    ASSERT_EQ(FT_Init_FreeType(&library), 0);
    for (const Font font : {Font::regular, Font::bold, Font::mono}) {
        const std::string_view bytes = font_bytes(font);
        FT_Face face = nullptr;
        ASSERT_EQ(FT_New_Memory_Face(library, reinterpret_cast<const FT_Byte*>(bytes.data()),
                                     static_cast<FT_Long>(bytes.size()), 0, &face),
                  0);
        ASSERT_EQ(FT_Load_Char(face, 0x1F600, FT_LOAD_NO_SCALE), 0);
        EXPECT_GT(face->glyph->outline.n_points, 0);
    }
    FT_Done_FreeType(library);
}

}  // namespace
}  // namespace stepwell
