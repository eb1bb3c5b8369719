#include "app/panels/stage_head.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "app/look/camera.h"
#include "app/look/widgets/icons.h"
#include "app/look/widgets/text.h"
#include "app/panels/stage.h"

namespace stepwell {
namespace {

constexpr std::string_view between = "  ·  ";
constexpr int most_free_lines = 6;  // of reasons
constexpr int least_lines = 2;      // that say something

Role role_of(Badge::Tone tone) {
    switch (tone) {
        case Badge::Tone::right: return Role::right;
        case Badge::Tone::doubtful: return Role::current;
        case Badge::Tone::wrong: return Role::wrong;
    }
    return Role::ink;
}

/// Told apart without colour.
char32_t icon_of(Badge::Tone tone) {
    switch (tone) {
        case Badge::Tone::right: return icon::check;
        case Badge::Tone::doubtful: return icon::question;
        case Badge::Tone::wrong: return icon::close;
    }
    return icon::none;
}

float first_line(const Sizes& s) { return std::round(s.header * 0.8F); }
float badge_height(const Sizes& s) { return std::round(22 * s.scale); }
float badge_icon(const Sizes& s) { return std::round(s.label * 1.3F); }
float counts_leading(float type) { return std::round(type * 1.35F); }

TextSpec name_spec(const Sizes& s, Role ink) {
    return {.font = Font::semibold, .size = s.label, .leading = 1.3F, .ink = ink, .strong = ink};
}
TextSpec counts_spec(float type) {
    return {.font = Font::medium, .size = type, .leading = 1.35F, .ink = Role::quiet, .strong = Role::quiet};
}
TextSpec remarks_spec(const Sizes& s) { return {.size = s.small, .leading = 1.3F, .ink = Role::quiet}; }
float remarks_line(const Sizes& s) { return std::round(s.small * 1.3F); }

float badge_width(Ui& ui, const Sizes& s, std::string_view label) {
    return ui.paint().width(Font::semibold, s.small, label) + badge_icon(s) + s.pad(2);
}

/// Counts one behind the other, in as many lines as they need.
std::vector<std::string> flow(Ui& ui, std::span<const std::string> counts, float room, float type) {
    std::vector<std::string> lines;
    for (const std::string& count : counts) {
        const std::string longer = lines.empty() ? count : lines.back() + std::string(between) + count;
        if (!lines.empty() && line_width(ui, longer, Font::medium, type) <= room) lines.back() = longer;
        else lines.push_back(count);
    }
    return lines;
}

float picture_scale(Ui& ui, Box inner, Box world, const HeadLook& look) {
    Camera camera;
    camera.fit(world, picture_place(inner, look), StagePanel::air(ui));
    return camera.scale();
}

}  // namespace

float HeadLook::worth(float reasons) const {
    constexpr float readable = 20;  // pixels: smaller cells show no numbers
    return scale * (scale < readable ? 0.85F : 1.0F) * (beside ? 0.95F : 1.0F) * (remarks_height > 0 ? reasons : 1.0F);
}

HeadWords head_words(const Panel& panel, std::size_t stage) {
    const Session& session = panel.session;
    const Scene& scene = session.scene();
    const Moment moment = session.moment(stage);
    HeadWords words{.name = std::string(panel.plain("stage " + scene.stage_name(moment.input))),
                    .figures = scene.counts(moment)};
    for (const Count& count : words.figures) words.counts.push_back(count_text(panel.texts, scene, count));
    if (session.hidden()) return words;
    const auto badge = scene.badge(moment);
    if (!badge) return words;
    const auto text = [&](const std::string& key) {
        const auto filled = stepwell::words(key, panel.texts, scene, moment);
        return filled ? *filled : filled.error().message;
    };
    words.badge = plain_text(text("badge " + badge->key));
    words.tone = badge->tone;
    for (const std::string& key : badge->remarks) words.remarks.push_back(text("remark " + key));
    return words;
}

Box picture_place(Box inner, const HeadLook& look) {
    look.beside ? cut_left(inner, look.size) : cut_top(inner, look.size);
    return inner;
}

void StageHeads::take_in(const Panel& panel, std::span<const HeadWords> all) {
    const Scene& scene = panel.session.scene();
    if (badges_of_ != std::pair(&scene, panel.strings.language())) {
        badges_of_ = {&scene, panel.strings.language()};
        badges_ = longest_texts(panel.texts, scene.id(), "badge ");
    }
    names_.clear();
    std::vector<Count> counts;
    const auto add = [&](const Count& count) {
        if (std::ranges::find(counts, count.key, &Count::key) == counts.end()) counts.push_back(count);
    };
    for (const HeadWords& words : all) {
        names_.push_back(words.name);
        for (const Count& count : words.figures) add(count);
    }
    for (const std::string& key : scene.further_counts()) add({key, std::nullopt});
    // As many digits as there are in the number of cells; eights are wide.
    const std::size_t cells = panel.session.input().map.extent().cells();
    const int widest = static_cast<int>(std::stoll(std::string(std::to_string(cells).size(), '8')));
    counts_.clear();
    for (Count& count : counts) {
        count.value = std::max(count.value.value_or(0), widest);
        counts_.push_back(count_text(panel.texts, scene, count));
    }
}

float StageHeads::widest_name(Ui& ui, const Sizes& s) const {
    float widest = 0;
    for (const std::string& name : names_) widest = std::max(widest, ui.paint().width(Font::semibold, s.label, name));
    return widest;
}

float StageHeads::widest_badge(Ui& ui, const Sizes& s) const {
    float widest = 0;
    for (const std::string& badge : badges_) widest = std::max(widest, badge_width(ui, s, badge));
    return widest;
}

HeadLook StageHeads::look(Ui& ui, const Sizes& sizes, Box inner, Box world, float reasons) const {
    HeadLook best = above(ui, sizes, inner, world, 0);
    for (const HeadLook& other : {above(ui, sizes, inner, world, least_lines), beside(ui, sizes, inner, world)})
        if (other.worth(reasons) > best.worth(reasons)) best = other;
    return best;
}

/// With room for so many lines of reasons, and for more where that costs the picture nothing.
HeadLook StageHeads::above(Ui& ui, const Sizes& s, Box inner, Box world, int remark_lines) const {
    HeadLook look;
    const float room = inner.w - s.pad(3), name = widest_name(ui, s), badge = widest_badge(ui, s);
    look.badge_with_name = badge == 0 || name + s.pad(1) + badge <= room;
    const float used = look.badge_with_name ? name + s.pad(1) + badge : std::max(name, badge);
    std::string line;
    for (const std::string& count : counts_) line += line.empty() ? count : std::string(between) + count;
    for (const float type : {s.small, s.label})
        if (used + s.pad(1.5F) + line_width(ui, line, Font::medium, type) <= room) look.counts_type = type;
    look.counts_with_name = look.badge_with_name && look.counts_type > 0;
    look.size = first_line(s) * (look.badge_with_name ? 1 : 2) + s.hair;
    if (!look.counts_with_name) {
        look.counts_type = s.small;
        const auto lines = static_cast<float>(flow(ui, counts_, room, look.counts_type).size());
        look.size += lines * counts_leading(look.counts_type) + s.pad(0.5F);
    }
    const auto with_lines = [&](int lines) {
        HeadLook more = look;
        if (lines > 0) more.remarks_height = static_cast<float>(lines) * remarks_line(s) + s.pad(0.75F);
        more.size += more.remarks_height;
        more.scale = picture_scale(ui, inner, world, more);
        return more;
    };
    HeadLook best = with_lines(remark_lines);
    for (int lines = remark_lines + 1; lines <= most_free_lines; ++lines) {
        const HeadLook more = with_lines(lines);
        if (more.scale < best.scale) break;
        if (lines >= least_lines) best = more;
    }
    return best;
}

/// As wide as the picture leaves it, if it is as high as the card.
HeadLook StageHeads::beside(Ui& ui, const Sizes& s, Box inner, Box world) const {
    HeadLook look{.beside = true, .counts_with_name = false, .counts_type = s.label};
    const float margins = s.pad(2), name = widest_name(ui, s), badge = widest_badge(ui, s);
    const float free = inner.w - picture_scale(ui, inner, world, {}) * world.w - 2 * StagePanel::air(ui) - margins;
    const float room = std::clamp(free, std::max(badge, s.pad(14)), std::max(badge, s.pad(32)));
    look.size = std::round(room + margins);
    look.badge_with_name = name + s.pad(1) + badge <= room;
    float height = s.pad(1) + s.pad(0.75F);
    if (look.badge_with_name) {
        height += first_line(s);
    } else {
        float names = 0;
        for (const std::string& each : names_)
            names = std::max(names, text_height(ui, room, each, name_spec(s, Role::ink)));
        height += names + s.pad(0.5F) + (badge > 0 ? badge_height(s) + s.pad(0.5F) : 0);
    }
    for (const std::string& count : counts_) height += text_height(ui, room, count, counts_spec(look.counts_type));
    if (height > inner.h) return look;  // as good as none: a scale of 0
    const float lines = std::floor((inner.h - height - s.pad(1)) / remarks_line(s));
    if (lines > static_cast<float>(least_lines)) look.remarks_height = lines * remarks_line(s);
    look.scale = picture_scale(ui, inner, world, look);
    return look;
}

namespace {

/// Takes `place` off for what it paints.
class HeadPainter {
public:
    HeadPainter(const Panel& panel, const Sizes& sizes, const HeadWords& words, const HeadLook& look)
        : ui_(panel.ui), s_(sizes), words_(words), look_(look) {}

    void above(Box place, Role ink) {
        Box line = cut_top(place, first_line(s_));
        const Box whole = line;
        cut_left(line, s_.pad(1.5F));
        cut_right(line, s_.pad(1.5F));
        name(line, ink);
        if (look_.badge_with_name) {
            cut_left(line, s_.pad(1));
        } else {
            line = cut_top(place, whole.h);
            cut_left(line, s_.pad(1.5F));
        }
        badge(line);
        place = {place.x + s_.pad(1.5F), place.y, place.w - s_.pad(3), place.h};
        if (look_.counts_with_name) {
            std::string all;
            for (const std::string& count : words_.counts) all += all.empty() ? count : std::string(between) + count;
            one_line(ui_, line, all, Font::medium, look_.counts_type, ui_.colour(Role::quiet), Align::right);
        } else {
            for (const std::string& counts : flow(ui_, words_.counts, place.w, look_.counts_type))
                one_line(ui_, cut_top(place, counts_leading(look_.counts_type)), counts, Font::medium,
                         look_.counts_type, ui_.colour(Role::quiet));
        }
        if (look_.remarks_height > 0) remarks({place.x, place.y, place.w, place.h - s_.pad(0.5F)});
    }

    void beside(Box place, Role ink) {
        cut_top(place, s_.pad(1));
        cut_left(place, s_.pad(1.5F));
        cut_right(place, s_.pad(0.5F));
        if (look_.badge_with_name) {
            Box line = cut_top(place, first_line(s_));
            name(line, ink);
            cut_left(line, s_.pad(1));
            badge(line);
        } else {
            cut_top(place, text(ui_, {place.x, place.y}, place.w, words_.name, name_spec(s_, ink)) + s_.pad(0.5F));
            badge(cut_top(place, badge_height(s_)));
            cut_top(place, s_.pad(0.5F));
        }
        for (const std::string& count : words_.counts)
            cut_top(place, text(ui_, {place.x, place.y}, place.w, count, counts_spec(look_.counts_type)));
        cut_top(place, s_.pad(0.75F));
        if (look_.remarks_height > 0) remarks({place.x, place.y, place.w, place.h - s_.pad(0.5F)});
    }

private:
    void name(Box& line, Role ink) {
        const float width = ui_.paint().width(Font::semibold, s_.label, words_.name);
        ui_.paint().label(cut_left(line, std::min(width, line.w)), Font::semibold, s_.label, words_.name,
                          ui_.colour(ink));
    }

    void badge(Box line) {
        if (words_.badge.empty()) return;
        const Colour colour = ui_.colour(role_of(words_.tone));
        const float height = badge_height(s_);
        Box pill = Painter::snap({line.x, line.y + (line.h - height) / 2, badge_width(ui_, s_, words_.badge), height});
        ui_.paint().fill(pill, faded(colour, 0.14F), height / 2);
        cut_left(pill, s_.pad(0.75F));
        ui_.paint().icon(cut_left(pill, badge_icon(s_)).centre(), icon_of(words_.tone), s_.small, colour);
        ui_.paint().label(pill, Font::semibold, s_.small, words_.badge, colour);
    }

    /// What does not fit is left out sentence by sentence.
    void remarks(Box place) {
        const TextSpec spec = remarks_spec(s_);
        std::string shown;
        for (const std::string& remark : words_.remarks) {
            const std::string more = shown.empty() ? remark : shown + " " + remark;
            if (text_height(ui_, place.w, more, spec) > place.h) break;
            shown = more;
        }
        text(ui_, {place.x, place.y}, place.w, shown, spec);
    }

    Ui& ui_;
    const Sizes& s_;
    const HeadWords& words_;
    const HeadLook& look_;
};

}  // namespace

void stage_head(const Panel& panel, const Sizes& s, Box inner, std::size_t stage, const HeadWords& words,
                const HeadLook& look) {
    Ui& ui = panel.ui;
    Session& session = panel.session;
    Box place = look.beside ? cut_left(inner, look.size) : cut_top(inner, look.size);
    Box pressed = place;
    if (!look.beside) pressed = cut_top(pressed, first_line(s));
    const bool focused = session.focus() == stage;
    const Touch touch = ui.area(fmt::format("stage.head.{}", stage + 1), pressed, words.name);
    if (touch.hovered && !focused) ui.set_pointer(Pointer::hand);
    if (touch.clicked) session.focus_on(stage);
    const float bar = std::round(3 * s.scale);
    if (focused) {
        const float across = look.beside ? look.size + inner.w : place.w;
        ui.paint().fill({place.x, place.y, across, bar}, ui.colour(Role::accent),
                        ui.sizes().card_radius - ui.sizes().hair, Corners::top);
    }
    if (touch.focused) ui.focus_ring(inset(pressed, s.ring), s.radius);
    HeadPainter painter(panel, s, words, look);
    const Role ink = focused ? Role::accent : Role::ink;
    look.beside ? painter.beside(place, ink) : painter.above(place, ink);
    const Box line = look.beside ? Box{place.x + place.w - s.hair, place.y + bar, s.hair, place.h - bar}
                                 : Box{place.x, place.y + place.h - s.hair, place.w, s.hair};
    ui.paint().fill(line, ui.colour(Role::border));
}

}  // namespace stepwell
