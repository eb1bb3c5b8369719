// What stands on a picture's page and where: title, one panel a moment, legend. All lengths are parts of a page that is
// 1200 wide; a larger picture is the same page, larger.
#pragma once

#include <string>
#include <vector>

#include "app/export/cairo_canvas.h"
#include "app/look/rich_text.h"
#include "lessons/kit/scene.h"

namespace stepwell {

struct TypeStyle {
    float size, leading;
    Role role;
    Face face;
};

/// Words broken into lines.
class Words {
public:
    Words(std::string_view markup, const TypeStyle& style, float width);

    bool empty() const { return lines_.lines == 0; }
    float width() const { return lines_.width; }
    float height() const { return static_cast<float>(lines_.lines) * style_.leading; }
    /// From the upper left corner on.
    void draw(Canvas& canvas, Point corner) const;

private:
    TypeStyle style_;
    Paragraph lines_;
};

/// What stands over one of several stages: its name with the verdict on it, and its counts.
struct StageHead {
    std::string name, counts;
};

/// The words of a page; ** makes bold.
struct PageText {
    struct Panel {
        std::string step, counts, sentence;
        std::vector<StageHead> heads = {};  ///< none, if there is but one stage
    };
    struct Entry {
        LegendEntry sample;
        std::string words;
    };
    std::string title, summary;
    std::vector<Panel> panels;  ///< one or more
    std::vector<Entry> legend;
    Canvas::Words words = {};  ///< for the stages
};

/// Heights that the words above and below a stage get in any case, so that all pictures of a film are laid out alike.
struct PageRoom {
    float notes = 0, band = 0;
};

class Page {
public:
    static constexpr float full_width = 1200;

    Page(const PageText& text, float width, int columns, PageRoom least = {});

    float width() const { return width_; }
    float panel_width() const { return panel_width_; }
    int rows() const { return static_cast<int>(rows_.size()); }
    /// What the words of the first row take.
    PageRoom room() const { return rows_.front(); }
    /// The page's height if its stages had none.
    float height_without_stages() const;
    /// Draws everything but the stages, and says where these belong.
    std::vector<Box> draw(CairoCanvas& canvas, const Theme& theme, const Scene& scene, float stage_height) const;

private:
    struct Panel {
        Words step, counts, sentence;
        float notes_height;
    };
    struct Entry {
        LegendEntry sample;
        std::string words;
        float length;
        Point corner;
    };

    bool single() const { return panels_.size() == 1; }
    float head_height() const { return title_.height() + summary_.height() + 14; }
    void place_legend(const std::vector<PageText::Entry>& legend);
    int flow_legend(float width);
    void draw_legend(CairoCanvas& canvas, const Scene& scene, float top) const;
    void draw_notes(CairoCanvas& canvas, const Panel& panel, Point corner) const;
    void draw_band(CairoCanvas& canvas, const Theme& theme, const Panel& panel, Box band) const;

    float width_, inner_;
    int columns_;
    float panel_width_;
    Words title_, summary_;
    std::vector<Panel> panels_;
    std::vector<PageRoom> rows_;  // the largest of their panels
    std::vector<Entry> legend_;
    Canvas::Words words_;
    float legend_height_ = 0;
};

}  // namespace stepwell
