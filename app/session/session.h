// What is open, where we are, undo. It knows no window: panels show it and call its verbs, tests do the same. Time
// comes in through tick() alone; everything else answers at once.
#pragma once

#include <memory>
#include <span>

#include "app/session/editor.h"
#include "app/session/history.h"
#include "app/session/message.h"
#include "app/session/motion.h"
#include "app/session/prediction.h"
#include "app/session/presenting.h"
#include "app/session/progress.h"
#include "app/session/recording_job.h"
#include "app/session/step_log.h"
#include "app/session/store.h"
#include "app/session/transport.h"
#include "app/session/variables.h"

namespace stepwell {

class Session {
public:
    /// Opens the place where the program was left, or the first scene. The lessons stay alive and hold at least one
    /// scene. `system`: the language of a first start. `recording_bytes`: what a recording may cost.
    explicit Session(const std::vector<Lesson>& lessons, Folders folders = {}, Language system = Language::en,
                     std::size_t recording_bytes = Limits{}.bytes);
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    /// Saves what is not saved yet.
    ~Session();

    // --- time ----------------------------------------------------------------------------------------------------
    /// Once a frame, with the seconds since the last one: playing, motion, a finished recording, autosave.
    void tick(double seconds);
    /// In how many seconds tick() has something to do; 0: draw the next frame; infinity: sleep until somebody acts.
    double wakes_in() const;

    // --- lessons and scenes (rail) -------------------------------------------------------------------------------
    const std::vector<Lesson>& lessons() const { return lessons_; }
    const Lesson& lesson() const { return *lesson_; }
    const Scene& scene() const { return *scene_; }
    /// Opens a scene paused at its first step, with the input that the learner last had there; false: no such scene.
    bool open_scene(std::string_view id);
    const Progress& progress() const { return progress_; }
    /// A new learner: progress is forgotten. Ask first.
    void forget_progress();

    // --- the run -------------------------------------------------------------------------------------------------
    /// What the learner has set. While its recording is made, the run before it stays on screen.
    const Input& input() const { return task_ ? task_->input : desk_->input; }
    /// False until the scene's first recording is there; then everything about the moment may be asked.
    bool ready() const { return run_ != nullptr; }
    const RecordedRun& run() const { return *run_; }
    /// How many runs have been shown by now: while it is the same, so is the run.
    std::size_t runs_shown() const { return runs_shown_; }
    /// The stage that code, variables, sentence, questions and positions are about. The others stand at the step of the
    /// same number.
    std::size_t focus() const { return focus_; }
    void focus_on(std::size_t stage);
    const Stage& focused() const { return run_->stage(focus_); }
    std::size_t position() const { return cursors_[focus_].position(); }
    std::size_t last() const { return run_->last(focus_); }
    /// Consistent in itself: input, recording and boards belong together.
    Moment moment() const { return moment(focus_); }
    Moment moment(std::size_t stage) const { return cursors_[stage].moment(run_->stage(stage).input); }
    /// For drawing a stage and for it alone: like moment(), but walls, start and goal that are being edited show at
    /// once, even if recording them takes a while.
    Moment stage_moment() const { return stage_moment(focus_); }
    Moment stage_moment(std::size_t stage) const;
    /// The movers of stage_moment(), perhaps on their way.
    std::vector<Mover> movers() const { return movers(focus_); }
    std::vector<Mover> movers(std::size_t stage) const { return motions_[stage].shown(); }
    std::vector<Count> counts() const { return scene_->counts(moment()); }

    bool recording() const { return job_.running(); }
    std::uint64_t recorded_steps() const { return job_.progress(); }
    /// What is recorded so far becomes the run.
    void stop_recording() { job_.stop(); }
    /// Waits for the recording: for tests and for programs without a window.
    void finish_recording();
    /// What is to be said about the run as long as it is shown: it was cut, stopped, has no details.
    std::vector<Message> run_notes() const;

    // --- moving through it (transport) ---------------------------------------------------------------------------
    const Transport& transport() const { return transport_; }
    /// One step of the selected size, or of `size`. Ten calls are ten steps, whatever is still in motion.
    void step(Direction direction) { step(direction, transport_.size()); }
    void step(Direction direction, StepSize size);
    void play(Direction direction);
    void pause() { transport_.pause(); }
    /// Pauses, or plays on in the direction that was last played; from the run's end it starts over.
    void toggle_play();
    void to_first();
    void to_last();
    void over();  ///< calls made by the marked line are run in one go
    void out();   ///< the rest of this call is run in one go
    /// To the next breakpoint in that direction; if there is none it stays and says so.
    void to_breakpoint(Direction direction);
    /// Any position; the scrub bar, a click in the log, "who wrote this?".
    void seek(std::size_t position);
    /// "Step 131 of 236": counted from 1, in the selected size of step.
    std::size_t step_number() const { return step_number(position()); }
    std::size_t step_number(std::size_t position) const;
    std::size_t step_count() const;
    /// To the step of this number; too small or too large is the first or the last.
    void go_to_step(std::size_t number);
    void set_step_size(StepSize size);
    void set_speed(int index);  ///< into Transport::speeds

    const Breakpoints& breakpoints() const { return desk_->breakpoints; }
    void toggle_breakpoint(std::string_view anchor) { desk_->breakpoints.toggle(anchor), changed(); }
    void toggle_breakpoint(Cell cell) { desk_->breakpoints.toggle(cell), changed(); }
    void clear_breakpoints() { desk_->breakpoints.clear(), changed(); }
    /// Positions to mark on the scrub bar, at most one for each of 100 parts. Chapters: run().recording().chapters().
    const std::vector<std::size_t>& breakpoint_marks() const;

    // --- words and values ----------------------------------------------------------------------------------------
    /// Nothing may be shown that gives the next board away: no sentence, no `after`, no last line of the log.
    bool hidden() const { return prediction_.pending() || (presenting.hidden() && !(ready() && moment().last())); }
    /// The sentence of this step with its bold marks; empty while hidden(). What cannot be filled says why.
    std::string sentence() const;
    /// What the part of the run is called that the position is in; empty if the scene has no name for it.
    std::string chapter();
    /// Lines of the log: the steps and chapters up to now.
    std::size_t log_size() const;
    std::size_t log_position(std::size_t line) const;
    const std::string& log_sentence(std::size_t line);
    std::vector<Variable> variables(std::size_t most_items = 12) const;
    /// What the picture's cell holds on a stage, if anything is behind it.
    std::optional<Variable> variable_at(Cell cell) const { return variable_at(cell, focus_); }
    std::optional<Variable> variable_at(Cell cell, std::size_t stage) const;
    /// The position of the step that wrote what the slot holds now; empty: it still has its first value.
    std::optional<std::size_t> who_wrote(std::uint32_t slot) const;
    std::optional<std::size_t> who_wrote(Cell cell) const;
    /// Goes to that step; says so if nothing wrote it yet.
    void jump_to_writer(std::uint32_t slot);
    void jump_to_writer(Cell cell);
    /// The cell that somebody asked about, until the run is a new one or begins again: it wants a frame, its value and
    /// its writer shown.
    std::optional<Cell> picked() const { return picked_; }
    void pick(std::optional<Cell> cell) { picked_ = cell; }

    // --- questions and tasks -------------------------------------------------------------------------------------
    const Prediction& prediction() const { return prediction_; }
    void set_predict(bool on);
    void answer(std::size_t choice);
    /// A digit key, 0 … 9: see Prediction::choice_of_digit.
    void answer_by_digit(int digit);
    /// A click in the scene; false if there is no question that is answered there.
    bool answer(Cell cell);
    void hint() { prediction_.hint(); }
    void show_answer();
    /// After an answer: one step, or in a task to its next question.
    void go_on();
    /// The task that is being done; nullptr: none.
    const Task* task() const { return task_ ? &task_->task : nullptr; }
    /// Its run's end was reached.
    bool task_ended() const { return task_ && task_->ended; }
    /// The poorest credit among its questions.
    Credit task_outcome() const { return prediction_.poorest(); }
    /// Does the task on its own input. No step leads past its first open question, editing waits; leaving brings the
    /// learner's own input and place back.
    void start_task(std::string_view key);
    void leave_task();

    // --- playing (scenes that go by turns) -----------------------------------------------------------------------
    /// What the learner may do when the turn on screen is over; none in a task, or where nobody plays.
    std::vector<PlayMove> moves() const;
    /// Makes that move: the turn on screen is the last one before it, what came later is gone until undo brings it
    /// back. What is not possible is said, and changes nothing.
    void make_move(std::string_view key);

    // --- editing -------------------------------------------------------------------------------------------------
    const Editor& editor() const { return editor_; }
    /// Another tool than the scene has is not taken.
    void choose_tool(std::optional<Tool> tool);
    void set_brush_width(int width) { editor_.set_width(width); }
    /// Pointer in world units of the scene. What a press does: with no tool it picks the cell; with Tool::automatic it
    /// answers an open question that is answered in the scene; else it begins a stroke.
    void press(Point world, bool secondary = false);
    /// The same for a cell that nobody has pointed at.
    void press_cell(Cell cell);
    void drag(Point world) { drag(std::span(&world, 1)); }
    /// Any points, also outside of the scene, one after the other.
    void drag(std::span<const Point> worlds);
    void release();  ///< wherever that happens: one stroke is one entry of undo
    /// False if the scene refuses it: nothing has changed, and a message says why.
    bool change_setting(std::string_view name, std::string_view value);
    /// The same from a slider: until the slide ends or something else is changed, it is one entry of undo.
    bool slide_setting(std::string_view name, std::string_view value);
    void end_slide() { desk_->sliding.clear(); }
    bool change_input(Input input);
    /// Says that something does not work, and why.
    void refuse(const Error& why);
    bool choose_preset(std::string_view name);
    /// The preset whose map is on screen, or, without a floor, whose settings; empty if it was drawn on or changed.
    const std::string& preset() const;
    /// The whole map at once, as lessons/kit/map_edit has it; false while a task is done, or where there is no floor.
    bool clear_map();
    bool scatter_walls(int percent);  ///< with the next seed
    bool resize_map(Extent extent);
    /// The seeded preset that is on screen, or else the scene's first one, with this seed; false if it has none.
    bool set_seed(std::uint32_t seed);
    bool can_undo() const { return !task_ && desk_->history.can_undo(); }
    bool can_redo() const { return !task_ && desk_->history.can_redo(); }
    void undo();
    void redo();

    // --- files ---------------------------------------------------------------------------------------------------
    /// A lesson file, or for any other name than *.stepwell a map as text, on which start and goal are moved to floor
    /// if they have to be. Trouble is a message, and nothing changes.
    bool open_file(const std::filesystem::path& path);
    bool save_file(const std::filesystem::path& path);
    /// The lesson file that this scene was opened from or saved to; empty: none yet.
    const std::filesystem::path& file() const { return desk_->file; }
    /// There is a file(), and the map, a setting or a breakpoint is other than in it.
    bool unsaved() const;
    static constexpr std::size_t most_recent = 10;
    const std::vector<std::filesystem::path>& recent_files() const { return recent_; }
    /// Where a file was last opened, saved or exported since the program began, or else where file() is; empty:
    /// neither.
    std::filesystem::path folder() const;
    /// For what somebody else has written: a picture.
    void remember_folder(const std::filesystem::path& file);

    // --- the person's choices, the class, messages ---------------------------------------------------------------
    const Preferences& preferences() const { return preferences_; }
    /// Out of range is brought into range. They are saved by themselves.
    void set_preferences(Preferences preferences);
    Messages messages;
    Presenting presenting;

private:
    /// What the learner has made of a scene, for coming back to it.
    struct Desk {
        Input input;
        History history = {};
        std::string sliding = {};  // the setting that a slider changes just now
        Breakpoints breakpoints = {};
        std::filesystem::path file = {};  // the lesson file that it came from or went to,
        Input filed = Input();            // and what is in there
        Breakpoints filed_breakpoints = {};
    };
    /// A task in hand, and what to come back to.
    struct TaskInHand {
        Task task;
        Input input;
        Wanted own_place;
        bool own_predict;
        std::size_t limit = 0;  // no step leads past it: the first question that is not answered, or the run's end
        bool ended = false;     // the run's end was reached and the outcome told
    };

    // session.cpp
    void open(SceneRef ref);
    void record();
    void show(RecordingJob::Recorded recorded);
    void changed() { quiet_for_ = 0, unsaved_for_ = std::max(unsaved_for_, 0.0); }
    void save();
    // session_moving.cpp
    /// Where the learner wants to be; the other moves end here.
    void go(std::size_t position, double motion_seconds);
    /// What follows from standing at another position.
    void arrive(double motion_seconds);
    void move_figures(double motion_seconds);
    /// What is shown now is where the learner wants to be.
    void want_here();
    void play_on(double seconds);
    // session_asking.cpp
    std::optional<Question> question_here() const;
    /// Predicting: the first place after `from` with a question of a kind that was never answered right; so the small
    /// questions are met too, though steps lead past them. At `to` itself any open one counts, if `at_end`.
    std::optional<std::size_t> question_on_the_way(std::size_t from, std::size_t to, bool at_end);
    void take_answer();
    /// A click that comes after the answer belongs to it: outside of a task it draws nothing.
    bool answered_here() const;
    /// In a task it answers the next question, wherever in the run that is.
    bool answer_next(Cell cell);
    void find_task_limit();
    void end_task_at_end();
    // session_showing.cpp
    /// The run on screen has a map of the input's size: what is drawn on the one can be seen on the other.
    bool shows_its_map() const;
    // session_playing.cpp
    /// Where the turn on screen is over: the next one begins there, or the run ends.
    std::size_t turn_end() const;
    // session_editing.cpp
    bool has_tool(std::optional<Tool> tool) const;
    bool accept(Input input, std::string_view sliding = {});
    bool refuse_in_task();
    /// On the map; in a task it says that one may not.
    bool may_draw();
    void press(Cell cell, Point world, bool secondary);
    void edited();
    // session_files.cpp
    LessonFile place() const;
    LessonFile place_with_file() const;
    Desk desk_of(LessonFile place) const;
    /// As it was left, in this run of the program or in an earlier one.
    Desk& desk_for(const Scene& scene);
    bool open_lesson_file(const std::filesystem::path& path, std::string_view text);
    bool open_map(const std::filesystem::path& path, std::string_view text);
    void remember_file(const std::filesystem::path& path);

    const std::vector<Lesson>& lessons_;
    Store store_;
    Preferences preferences_;
    Progress progress_;
    const Lesson* lesson_ = nullptr;
    const Scene* scene_ = nullptr;
    std::map<std::string, Desk, std::less<>> desks_;  // by scene
    Desk* desk_ = nullptr;
    const std::size_t recording_bytes_;
    std::unique_ptr<RecordedRun> run_;  // of the scene that is open
    std::size_t runs_shown_ = 0;
    std::vector<Cursor> cursors_;  // one on each stage of run_
    std::size_t focus_ = 0;
    std::vector<Input> drawn_;  // the stages of an input that is being recorded while run_ is still shown
    mutable std::optional<std::pair<Input, std::string>> preset_;  // of the input that was asked about last
    Wanted wanted_;
    Transport transport_;
    std::vector<Motion> motions_;  // one for each stage
    Editor editor_;
    Prediction prediction_;
    std::optional<TaskInHand> task_;
    std::optional<Cell> picked_;
    StepLog log_;
    struct Marks {
        const RecordedRun* run = nullptr;
        std::uint64_t version = 0;
        StepSize size = StepSize::step;
        std::vector<std::size_t> positions;
    };
    mutable Marks marks_;  // as they were last asked for
    std::vector<std::filesystem::path> recent_;
    std::filesystem::path folder_;
    double unsaved_for_ = -1;  // seconds since something worth saving changed first; < 0: nothing did
    double quiet_for_ = 0;     // and since it changed last
    RecordingJob job_;         // the last member: it ends before anything that it might look at
};

}  // namespace stepwell
