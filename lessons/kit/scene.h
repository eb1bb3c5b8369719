// A scene: one chapter of a lesson. It says how a run is recorded, drawn, counted, asked about and edited; everything
// else – playing, code pane, undo, files, export – is the same for all scenes and lives elsewhere.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/trace/tape.h"
#include "lessons/kit/canvas.h"
#include "lessons/kit/exercise.h"
#include "lessons/kit/input.h"
#include "lessons/kit/moment.h"
#include "lessons/kit/question.h"
#include "lessons/kit/value.h"

namespace stepwell {

/// Something that moves between steps: motion follows the id, from where it was shown to where it is.
struct Mover {
    int id;
    Point place;
};

/// A figure of the head line, live during the run: text `count <key>`; no value is shown as `–`.
struct Count {
    std::string key;
    std::optional<int> value;
};

/// One entry of the legend line: a sample drawn on a unit cell, and the text `legend <key>`.
struct LegendEntry {
    std::string key;
    bool operator==(const LegendEntry&) const = default;
};

/// What is to be said of a stage whose run is over: a word on its head, text `badge <key>`, and sentences that say why,
/// texts `remark <key>`. The tone makes it right, doubtful or wrong to the eye.
struct Badge {
    enum class Tone : std::uint8_t { right, doubtful, wrong };
    std::string key;
    Tone tone = Tone::right;
    std::vector<std::string> remarks = {};
};

enum class Format { text, csv, json };

/// What the pointer does from press to release; decided at the press and kept. From `own` on a scene alone knows.
enum class Brush : std::uint8_t { none, wall, erase, water, start, goal, third, fourth, own = 32 };
constexpr bool moves_token(Brush brush) { return brush >= Brush::start && brush <= Brush::fourth; }
/// What the pointer is set to in the head; `automatic` draws, erases or drags by what is under the press. From `start`
/// to `fourth` they move the scene's first token to its fourth one.
enum class Tool : std::uint8_t {
    automatic,
    wall,
    erase,
    water,
    start,
    goal,
    third,
    fourth,
    raise,
    lower,
    ceiling,
    fence,
    play  ///< the pointer makes the scene's moves
};

/// What the learner may do next in a scene that goes by turns: text `move <key>`, and what the script gets.
struct PlayMove {
    std::string key;
    Action action;
    bool possible = true;
};

/// The cell that a point lies in, where cells are boxes of one unit; far outside it is kept within what a Cell can
/// hold.
Cell cell_at(Point world);

class Scene {
public:
    virtual ~Scene() = default;

    /// Lower case with dashes, unique in the program: the name in texts, files and on the command line.
    virtual std::string_view id() const = 0;
    /// Whether it stands on a floor that people draw on, open and save; without one the input's map stays a single
    /// cell.
    virtual bool has_floor() const { return true; }

    // --- the run -------------------------------------------------------------------------------------------------
    virtual std::vector<Setting> settings() const = 0;
    /// Whether another choice for this setting would change anything on this input: one that would not is not offered.
    virtual bool matters(std::string_view /*setting*/, const Input&) const { return true; }
    /// Names of prepared inputs, the first is the one that the scene opens with; text `preset <name>`.
    virtual std::vector<std::string> presets() const = 0;
    /// The input of a preset. Settings that have nothing to do with the preset (queue or stack) are kept from
    /// `current`.
    virtual Input preset(std::string_view name, const Input& current) const = 0;
    /// The presets that the input's seed makes: another seed, another map.
    virtual std::vector<std::string> seeded_presets() const { return {}; }
    /// The defaults of all settings on the first preset.
    Input first_input() const;
    /// The error if the input cannot be run: a setting missing, unknown or out of range, the start in a wall, …
    virtual Result<void> check(const Input& input) const = 0;
    /// The inputs that run side by side on stages of their own, at least one: itself, for most scenes; or itself with
    /// settings added that say what each stage does. An input that is a stage's already is the only one.
    virtual std::vector<Input> stages(const Input& input) const { return {input}; }
    /// Where there are several, the name of one: text `stage <name>`.
    virtual std::string stage_name(const Input& /*stage*/) const { return {}; }
    /// Records the run of a stage's input, which passed check() before it was one.
    virtual Recording record(const Input& stage, const Limits& limits) const = 0;
    /// What follows from the recording of a stage's run, for its moments to have at hand; nullptr: nothing. `first`:
    /// the facts of the first of the stages that stand side by side; nullptr if this is it, or if they are not known.
    virtual std::unique_ptr<const Facts> facts(const Input& /*stage*/, const Recording&, const Facts* /*first*/) const {
        return nullptr;
    }
    /// The result of the run, computed without a recording.
    virtual std::string print(const Input& input, Format format) const = 0;

    // --- the picture ---------------------------------------------------------------------------------------------
    /// The world that draw() fills, in world units.
    virtual Box world(const Input& input) const = 0;
    /// Draws one moment. `movers` are this moment's movers(), perhaps still on their way from the moment before.
    virtual void draw(Canvas& canvas, const Moment& moment, const std::vector<Mover>& movers) const = 0;
    virtual std::vector<Mover> movers(const Moment& moment) const = 0;
    /// For all stages of an input.
    virtual std::vector<LegendEntry> legend(const Input& input) const = 0;
    /// With what may come while the map is drawn on: room is kept for it, so that the picture stands still.
    virtual std::vector<LegendEntry> longest_legend(const Input& input) const { return legend(input); }
    /// What comes with some runs only: it stands last, and is left out where there is no room.
    virtual std::vector<LegendEntry> further_legend(const Moment&) const { return {}; }
    /// Draws one legend entry's sample into the unit box.
    virtual void draw_sample(Canvas& canvas, const LegendEntry& entry) const = 0;
    virtual std::vector<Count> counts(const Moment& moment) const = 0;
    /// Keys of counts that come with some maps only: whoever shows counts keeps room for them.
    virtual std::vector<std::string> further_counts() const { return {}; }
    /// Only when the stage's run is over.
    virtual std::optional<Badge> badge(const Moment&) const { return std::nullopt; }

    /// The cell that a point of the world shows. It may lie outside of the map.
    virtual Cell pick(const Input& input, Point world) const;
    /// Where a cell of the map is seen …
    virtual Box box_of(const Input& input, Cell cell) const;
    /// … and a frame around it: what the window marks in the picture.
    virtual void draw_frame(Canvas& canvas, const Input& input, Cell cell, Paint paint, float width) const;

    // --- the words -----------------------------------------------------------------------------------------------
    /// Functions whose code is shown beside a stage with these settings, in order: files code/NAME.py, .js and the C++
    /// cut from core.
    virtual std::vector<std::string> listings(const Settings& settings) const = 0;
    /// The settings of stages with which its code reads or runs in different ways: all combinations of its choices, or
    /// those that make a difference. Tests go through them.
    virtual std::vector<Settings> variants() const;
    /// A derived value that sentences may name, a pure function of the moment and one of its boards: steps(cell).
    virtual std::optional<Value> derive(std::string_view function, const Value& argument, const Moment& moment,
                                        const Board& board) const = 0;
    /// Layers of the variables pane, in order; those that are not alive are left out.
    virtual std::vector<std::string> variables() const = 0;
    /// Names that have a colour in the picture; code and variables pane show them in the same one.
    virtual std::vector<std::pair<std::string, Role>> coloured_names() const { return {}; }
    /// The cell whose values in grids the variables pane shows: what the step is about, as a rule.
    virtual Cell cell_in_variables(const Moment& moment) const { return moment.subject_cell(); }
    /// The slot behind a cell of the picture, for "who wrote this?".
    virtual std::optional<std::uint32_t> slot_at(Cell cell, const Moment& moment) const = 0;

    // --- questions -----------------------------------------------------------------------------------------------
    /// Keys of the questions that ask() can come up with.
    virtual std::vector<std::string> question_kinds() const = 0;
    /// The question about the step at the moment, if there is one worth asking here.
    virtual std::optional<Question> ask(const Moment& moment) const = 0;
    virtual std::vector<Task> tasks() const { return {}; }
    virtual Input task_input(const Task&) const { return first_input(); }
    /// What learners can program themselves, in their own editor.
    virtual std::vector<Exercise> exercises() const { return {}; }

    // --- playing -------------------------------------------------------------------------------------------------
    /// What the learner may do now that a turn is over, in the order of the buttons. None: nobody plays here.
    virtual std::vector<PlayMove> next_moves(const Moment&) const { return {}; }
    /// The key of the move that is meant by a cell; empty: none.
    virtual std::string move_to(const Moment&, Cell) const { return {}; }

    // --- editing -------------------------------------------------------------------------------------------------
    /// What the pointer can be set to here.
    virtual std::vector<Tool> tools() const { return {}; }
    /// What a press on `cell` begins. `secondary`: the right button, which always erases.
    virtual Brush press(const Input&, Cell, Tool, bool /*secondary*/) const { return Brush::none; }
    /// The same, for scenes to which it matters where in the cell that is.
    virtual Brush press_at(const Input& input, Cell cell, Point /*at*/, Tool tool, bool secondary) const {
        return press(input, cell, tool, secondary);
    }
    /// The cell that is meant by what is drawn at `at` beside the floor, if anything is: an entry of a to-do list.
    virtual std::optional<Cell> cell_beside(const Moment&, Point /*at*/) const { return std::nullopt; }
    /// Draws the brush on every cell of the line between two cells. The input stays one that passes check().
    virtual void stroke(Input&, Brush, Cell /*from*/, Cell /*to*/) const {}

protected:
    /// The part of check() that is the same for all scenes: a setting is unknown, missing or not allowed, or there is a
    /// map where there is no floor.
    Result<void> check_settings(const Input& input) const;
};

/// What is wrong with a map for a scene that has no floor.
Error no_floor();

/// The legend of an input, with what comes with the runs of these stages.
std::vector<LegendEntry> whole_legend(const Scene& scene, const Input& input, std::span<const Moment> stages);

/// A lesson: a folder lessons/N-name with its scenes. `folder` is that folder's path, which its texts and code share.
struct Lesson {
    std::string folder;
    std::vector<std::unique_ptr<Scene>> scenes;
};

}  // namespace stepwell
