// What is open, where we are, undo. It knows no window: panels show it and call its verbs, tests do the same. Time comes
// in through tick() alone; everything else answers at once.
#pragma once

#include <memory>

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
    /// Opens the place where the program was left, or the first scene. The lessons stay alive, hold at least one scene.
    explicit Session(const std::vector<Lesson>& lessons, Folders folders = {}, Language system = Language::en);
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
    const Input& input() const { return input_; }
    /// False until the scene's first recording is there; then everything about the moment may be asked.
    bool ready() const { return run_ != nullptr; }
    const Run& run() const { return *run_; }
    std::size_t position() const { return cursor_->position(); }
    /// Consistent in itself: input, recording and boards belong together.
    Moment moment() const { return cursor_->moment(run_->input()); }
    /// For drawing the stage and for it alone: like moment(), but walls, start and goal that are being edited show at
    /// once, even if recording them takes a while.
    Moment stage_moment() const;
    /// The movers of stage_moment(), perhaps on their way.
    std::vector<Mover> movers() const { return motion_.shown(); }
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
    void step(Direction direction);
    void play(Direction direction);
    void pause() { transport_.pause(); }
    /// Pauses, or plays on in the direction that was last played; from the run's end it starts over.
    void toggle_play();
    void to_first();
    void to_last();
    void over();  ///< calls made by the marked line are run in one go
    void out();   ///< the rest of this call is run in one go
    /// To the next breakpoint, or to the end in that direction.
    void to_breakpoint(Direction direction);
    /// Any position; the scrub bar, a click in the log, "who wrote this?".
    void seek(std::size_t position);
    /// "Step 131 of 236": counted from 1, in the selected size of step.
    std::size_t step_number() const;
    std::size_t step_count() const;
    /// To the step of this number; too small or too large is the first or the last.
    void go_to_step(std::size_t number);
    void set_step_size(StepSize size);
    void set_speed(int index);  ///< into Transport::speeds

    const Breakpoints& breakpoints() const { return breakpoints_; }
    void toggle_breakpoint(std::string_view anchor) { breakpoints_.toggle(anchor); }
    void toggle_breakpoint(Cell cell) { breakpoints_.toggle(cell); }
    void clear_breakpoints() { breakpoints_.clear(); }
    /// Positions to mark on the scrub bar, at most one for each of 1000 parts. Chapters: run().recording().chapters().
    const std::vector<std::size_t>& breakpoint_marks() const;

    // --- words and values ----------------------------------------------------------------------------------------
    /// Nothing may be shown that gives the next board away: no sentence, no `after`, no last line of the log.
    bool hidden() const { return prediction_.pending() || presenting.hidden(); }
    /// The sentence of this step with its bold marks; empty while hidden(). What cannot be filled says why.
    std::string sentence() const;
    /// Lines of the log: the steps and chapters up to now.
    std::size_t log_size() const;
    std::size_t log_position(std::size_t line) const;
    const std::string& log_sentence(std::size_t line);
    std::vector<Variable> variables(std::size_t most_items = 12) const;
    /// The position of the step that wrote what the slot holds now; empty: it still has its first value.
    std::optional<std::size_t> who_wrote(std::uint32_t slot) const;
    std::optional<std::size_t> who_wrote(Cell cell) const;
    /// Goes to that step and says so; says that nothing wrote it if so.
    void jump_to_writer(std::uint32_t slot);
    void jump_to_writer(Cell cell);

    // --- questions and tasks -------------------------------------------------------------------------------------
    const Prediction& prediction() const { return prediction_; }
    void set_predict(bool on);
    void answer(std::size_t choice);
    /// A click in the scene; false if there is no question that is answered there.
    bool answer(Cell cell);
    void show_answer();
    /// The task that is being done; nullptr: none.
    const Task* task() const { return task_ ? &task_->task : nullptr; }
    /// Does the task on its own input. No step leads past its first open question, editing waits; leaving brings the
    /// learner's own input and place back.
    void start_task(std::string_view key);
    void leave_task();

    // --- editing -------------------------------------------------------------------------------------------------
    const Editor& editor() const { return editor_; }
    void choose_tool(Tool tool) { editor_.choose(tool); }
    /// Pointer in world units of the scene. An open question that is answered in the scene takes the press.
    void press(Point world, bool secondary = false);
    void drag(Point world);
    void release();
    /// The error says why; then nothing has changed.
    Result<void> change_setting(std::string_view name, std::string_view value);
    Result<void> change_input(Input input);
    void choose_preset(std::string_view name);
    void set_seed(std::uint32_t seed);
    bool can_undo() const { return !task_ && history_.can_undo(); }
    bool can_redo() const { return !task_ && history_.can_redo(); }
    void undo();
    void redo();

    // --- files ---------------------------------------------------------------------------------------------------
    /// A lesson file, or a map as text (any other name than *.stepwell). Trouble is a message, and nothing changes.
    bool open_file(const std::filesystem::path& path);
    bool save_file(const std::filesystem::path& path);
    /// The lesson file that was opened or saved last; empty: none yet.
    const std::filesystem::path& file() const { return file_; }
    const std::vector<std::filesystem::path>& recent_files() const { return recent_; }

    // --- the person's choices, the class, messages ---------------------------------------------------------------
    const Preferences& preferences() const { return preferences_; }
    /// Out of range is brought into range. They are saved by themselves.
    void set_preferences(Preferences preferences);
    Presenting presenting;
    Messages messages;

private:
    /// A task in hand, and what to come back to.
    struct TaskInHand {
        Task task;
        Input own_input;
        std::size_t own_position;
        bool own_predict;
        std::size_t limit = 0;  ///< no step leads past it: the first question that is not answered, or the run's end
    };

    void open(SceneRef ref, Input input, std::size_t position);
    void record();
    void show(std::unique_ptr<Run> run);
    void place_at(std::size_t position, double motion_seconds);
    void arrive();
    void after_answer();
    void find_task_limit();
    bool apply_input(Input input);
    LessonFile place() const;
    void remember_file(const std::filesystem::path& path);
    double motion_seconds() const;
    void save_if_due(double seconds);

    const std::vector<Lesson>& lessons_;
    Store store_;
    Preferences preferences_;
    Progress progress_;
    const Lesson* lesson_ = nullptr;
    const Scene* scene_ = nullptr;
    Input input_;
    std::map<std::string, Input, std::less<>> inputs_;  // by scene: what the learner last had there
    std::unique_ptr<Run> run_;
    std::optional<Cursor> cursor_;
    RecordingJob job_;
    std::size_t wanted_position_ = 0;  // where to be when the recording is there
    Transport transport_;
    Breakpoints breakpoints_;
    Motion motion_;
    Editor editor_;
    History history_;
    Prediction prediction_;
    std::optional<TaskInHand> task_;
    StepLog log_;
    std::filesystem::path file_;
    std::vector<std::filesystem::path> recent_;
    double unsaved_for_ = -1;  // seconds since something worth saving changed; < 0: nothing did
};

}  // namespace stepwell
