// One frame of the window's widgets: who is under the pointer, who has the keyboard, what floats above what, and a list
// of everything that can be pressed. Widgets themselves are functions beside it (buttons.h, bars.h, …); they ask `area`
// what a person does with their box and paint with `paint`. Ids are stable names, apart from the translated labels.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "app/input/events.h"
#include "app/input/pointer.h"
#include "app/look/text_edit.h"
#include "app/look/theme.h"
#include "app/look/widgets/painter.h"

namespace stepwell {

/// What a person does with a widget in this frame.
struct Touch {
    bool hovered = false;   ///< the pointer is on it and nothing else is above
    bool pressed = false;   ///< a button went down on it just now
    bool held = false;      ///< pressed earlier and not yet released, wherever the pointer is now
    bool released = false;  ///< let go just now
    bool clicked = false;   ///< pressed and released on it, or chosen with Enter or Space
    bool focused = false;   ///< has the keyboard, and shows it
    Button button = Button::left;
    Point at;  ///< the pointer, in pixels
};

struct AreaOptions {
    bool enabled = true;
    bool focusable = true;
    bool drags = false;       ///< keeps a drag for itself, so that it does not scroll what it lies in
    bool any_button = false;  ///< hears the right and the middle button too
    bool activate = true;     ///< Enter and Space are clicks
    bool on = false;          ///< chosen, ticked, pressed in – for those who look through the list
};

/// A widget as tests, and whoever else looks at the window from outside, see it.
struct WidgetInfo {
    std::string id, label;
    Box box;  ///< what is visible of it
    bool enabled = true, focusable = true, on = false;
    int layer = 0;
};

class Ui {
    static constexpr int top_channel = 7;  // tips; below them messages, below those popups and dialogs

public:
    explicit Ui(Glyphs& glyphs) : painter_(glyphs) {}

    /// `motion` off: nothing eases, everything is at its place at once.
    void begin(const FrameInput& input, ImDrawList* list, Box window, const Theme& theme, const Sizes& sizes,
               bool motion);
    void end();

    Painter& paint() { return painter_; }
    const Theme& theme() const { return *theme_; }
    const Sizes& sizes() const { return *sizes_; }
    Colour colour(Role role) const { return theme_->colour(role); }
    const FrameInput& input() const { return input_; }
    Box window() const { return window_; }
    float pad(float units) const { return sizes_->pad(units); }

    // --- touch and keyboard ---
    Touch area(std::string_view id, Box box, std::string_view label, AreaOptions options = {});
    /// Takes a key press out of this frame; true if there was one. Only the top layer gets keys.
    bool take(Key key, Mods mods = {});
    std::vector<KeyPress> take_all_keys();
    /// Scroll notches over `box`, if the pointer is there and the layer is on top.
    Point take_scroll(Box box);
    std::string take_text();
    /// Presses that no widget took: for the table of commands.
    const std::vector<KeyPress>& keys_left() const { return keys_; }
    /// Moves the keyboard to a widget, now or when it appears.
    void focus(std::string_view id, bool show = true);
    /// To the next (1) or the previous (-1) widget of the top layer, as Tab does.
    void focus_next(int by);
    void unfocus();
    bool has_focus(std::string_view id) const;
    bool focus_shown() const { return focus_shown_; }
    /// A text field has the keyboard: no shortcut may fire.
    bool typing() const { return typing_; }
    void set_typing() { typing_now_ = true; }
    /// Around `box`, with a thin line of the ground inside, so that it is seen on the ring's own colour too.
    void focus_ring(Box box, float radius) { focus_ring(box, radius, Role::accent); }
    void focus_ring(Box box, float radius, Role role);
    void set_pointer(Pointer pointer) { pointer_shape_ = pointer; }
    Pointer pointer_shape() const { return pointer_shape_; }

    // --- what floats ---
    void open(std::string_view id);
    void close(std::string_view id);
    bool is_open(std::string_view id) const;
    bool anything_open() const { return !open_.empty(); }
    /// Begins to paint above everything so far; below it nothing hears pointer or keys. Only for ids that are open.
    /// True in the first frame of it.
    bool push_layer(std::string_view id);
    void pop_layer();
    /// Between the two, things are painted above all that floats, without shutting out what is below them.
    void push_notes();
    void pop_notes();
    bool on_top() const { return layer_ == top_layer_; }
    /// A press outside of `box` while this layer is on top.
    bool pressed_outside(Box box) const;
    /// A word of help beside a widget on which the pointer rests, that is focused or held down for a while: not at
    /// once, and not for ever. A finger has no hover: it asks by staying, and then does not click.
    void tip(const Touch& touch, Box box, std::string_view text);
    /// No word of help until the pointer or the focus moves: what it was about has changed.
    void put_tip_away();
    /// The word of help that is shown now; empty: none.
    const std::string& shown_tip() const { return shown_tip_; }

    // --- clipping and scrolling ---
    void push_clip(Box box);
    void pop_clip();
    bool visible(Box box) const;
    /// A box that a newly focused widget of this frame wants to be seen; taken by the scroll area around it.
    std::optional<Box> take_reveal() { return std::exchange(reveal_, std::nullopt); }
    /// A drag that began on something that does not drag itself: given to the first who asks. Pixels since last frame.
    std::optional<Point> take_drag(Box view);

    // --- time ---
    /// 0 … 1, moving towards `target` in about `seconds`.
    float ease(std::string_view id, float target, float seconds = 0.12F);
    bool motion() const { return motion_; }
    /// Draw again right away: something is on its way.
    void again() { wake_ = 0; }
    void wake_in(double seconds) { wake_ = std::min(wake_, seconds); }
    /// Seconds until the next frame is wanted; a large number if nothing moves.
    double wake() const { return wake_; }

    // --- state that a widget keeps between frames ---
    double& number(std::string_view id, std::string_view what);

    /// Everything of the last whole frame, bottom first.
    const std::vector<WidgetInfo>& widgets() const { return widgets_; }
    const WidgetInfo* find(std::string_view id) const;

    /// The text field that has the keyboard; there is only one at a time.
    struct Editing {
        std::string id;
        TextEdit edit;
        float scroll = 0;        ///< pixels that its text is moved to the left
        double last_change = 0;  ///< when its caret began to blink anew
    };
    Editing editing;

    /// The clipboard, set by the window.
    std::function<std::string()> paste = [] { return std::string(); };
    std::function<void(const std::string&)> copy = [](const std::string&) {};

private:
    using Hash = std::uint64_t;
    static Hash hash(std::string_view id, Hash seed = 14695981039346656037ULL);
    static Hash place_of(Box box);  // a seed: ids are not at hand where it is used

    void find_hot();
    void move_focus(int by);
    void give_focus_back();
    void follow_tip();
    void draw_tip();

    struct Easing {
        float value = 0;
        std::uint32_t frame = 0;
    };

    Painter painter_;
    const Theme* theme_ = nullptr;
    const Sizes* sizes_ = nullptr;
    FrameInput input_;
    Box window_;
    bool motion_ = true;
    std::uint32_t frame_ = 0;

    std::vector<KeyPress> keys_;
    std::string text_;
    bool scroll_taken_ = false;
    std::optional<Point> last_pointer_;
    Point press_point_;

    Hash hot_ = 0, active_ = 0, focus_ = 0, dragged_by_ = 0;
    Button active_button_ = Button::left;
    bool active_drags_ = false, focus_shown_ = false, focus_moved_ = false, drag_taken_ = false;
    bool typing_ = false, typing_now_ = false;
    Pointer pointer_shape_ = Pointer::arrow;

    std::vector<std::string> open_, drawn_;
    struct Behind {
        std::string id;  // of what floats
        Hash focus;      // who had the keyboard before it was there
        bool shown;
    };
    std::vector<Behind> behind_;  // the lowest first
    std::vector<int> layers_;
    int layer_ = 0, top_layer_ = 0, deepest_ = 0;
    std::vector<Box> clips_;
    std::optional<Box> reveal_;

    std::vector<WidgetInfo> widgets_, current_;
    std::unordered_map<Hash, Easing> easings_;
    std::unordered_map<Hash, double> numbers_;
    double wake_ = 1e9;

    Hash tip_of_ = 0;
    double tip_since_ = 0;
    Point tip_from_;          // where the pointer was then
    bool tip_quiet_ = false;  // until the pointer or the focus moves
    bool tip_asked_ = false;  // by the press that goes on: when it ends, it is no click
    std::string tip_text_, shown_tip_;
    Box tip_box_;
    bool tip_seen_ = false;
};

}  // namespace stepwell
