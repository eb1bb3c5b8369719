#include "app/session/session.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace stepwell {
namespace {

/// Runs that are surely short are recorded at once, so that nothing flickers: maps of at most so many cells, if their
/// recordings take at most so many bytes (a few milliseconds).
constexpr std::size_t quick_cells = 10'000;
constexpr std::size_t quick_bytes = std::size_t{2} << 20;

constexpr double autosave_after = 1;    // second of quiet,
constexpr double autosave_at_last = 5;  // and after so many seconds even if there is none: while playing, while drawing
constexpr double look_at_job = 1 / 30.0;  // seconds

}  // namespace

Session::Session(const std::vector<Lesson>& lessons, Folders folders, Language system, std::size_t recording_bytes)
    : lessons_(lessons), store_(std::move(folders), messages), recording_bytes_(recording_bytes) {
    Preferences first_start;
    first_start.language = system;
    set_preferences(store_.load_preferences(first_start));
    progress_ = store_.load_progress();
    recent_ = store_.load_recent(most_recent);
    const auto place = store_.load_place(lessons_);
    SceneRef ref = place ? find_scene(lessons_, place->scene) : SceneRef{};
    for (const Lesson& lesson : lessons_)
        if (ref.scene == nullptr && !lesson.scenes.empty()) ref = {&lesson, lesson.scenes.front().get()};
    if (place) {
        desks_[place->scene] = desk_of(*place);
        wanted_.position = place->position;
    }
    open(ref);
    unsaved_for_ = -1;
}

Session::~Session() {
    job_.cancel();
    release();
    if (unsaved_for_ >= 0) save();
}

bool Session::open_scene(std::string_view id) {
    const SceneRef ref = find_scene(lessons_, id);
    if (ref.scene == nullptr) return false;
    leave_task();
    release();
    wanted_ = {};
    open(ref);
    return true;
}

void Session::forget_progress() {
    progress_ = {};
    store_.save(progress_);
}

void Session::open(SceneRef ref) {
    if (scene_ != nullptr && scene_ != ref.scene) store_.save_scene(place_with_file());
    job_.cancel();
    transport_.pause();
    cursors_.clear();
    run_.reset();
    drawn_.clear();
    log_.reset();
    motions_.clear();
    focus_ = 0;
    prediction_.restart();
    presenting.wipe();
    picked_.reset();
    lesson_ = ref.lesson;
    scene_ = ref.scene;
    desk_ = &desk_for(*scene_);
    if (!has_tool(editor_.tool())) editor_.choose(Tool::automatic);
    record();
    changed();
}

Session::Desk& Session::desk_for(const Scene& scene) {
    const auto [desk, is_new] = desks_.try_emplace(std::string(scene.id()));
    if (is_new) {
        if (auto kept = store_.load_scene(scene.id(), lessons_)) desk->second = desk_of(*std::move(kept));
        else desk->second.input = scene.first_input();
    }
    return desk->second;
}

void Session::record() {
    job_.cancel();
    if (input().map.extent().cells() <= quick_cells) {
        auto run = RecordedRun::record(*scene_, input(), {std::min(quick_bytes, recording_bytes_), {}, nullptr});
        if (run && run->complete()) {
            auto cursors = cursors_on(*run, focus_, wanted_);
            show({std::move(run), std::move(cursors)});
            return;
        }
    }
    job_.start({*scene_, input(), recording_bytes_, focus_, wanted_});
    if (!ready()) return;
    drawn_ = scene_->stages(input());
    move_figures(0);
}

void Session::finish_recording() {
    if (!job_.running()) return;
    if (auto recorded = job_.finish(); recorded.run) show(std::move(recorded));
    else {
        drawn_.clear();
        messages.post({"messages.nothing_recorded", {}, Message::Tone::trouble});
    }
}

void Session::show(RecordingJob::Recorded recorded) {
    log_.reset();
    drawn_.clear();
    messages.went_well({"messages.still_recording"});
    run_ = std::move(recorded.run);
    ++runs_shown_;
    cursors_ = std::move(recorded.cursors);
    marks_ = {};
    motions_.resize(run_->stages());
    focus_ = std::min(focus_, run_->stages() - 1);
    prediction_.restart();
    picked_.reset();
    if (task_) find_task_limit();
    const std::size_t wanted = wanted_.position_in(focused());
    cursors_[focus_].seek(task_ ? std::min(wanted, task_->limit) : wanted);
    transport_.run_changed(*focused().recording, position());
    arrive(0);
}

std::vector<Message> Session::run_notes() const {
    std::vector<Message> notes;
    if (!ready()) return notes;
    bool details = true;
    std::optional<std::pair<std::size_t, Ending>>
        short_of;  // the stage with the fewest steps of those that were cut or stopped
    for (std::size_t i = 0; i < run_->stages(); ++i) {
        const Recording& recording = run_->recording(i);
        details = details && recording.details();
        const std::size_t steps = run_->rungs(i).count(StepSize::step) - recording.waits();
        if (recording.ending() != Ending::complete && (!short_of || steps < short_of->first))
            short_of = {steps, recording.ending()};
    }
    if (!details) notes.push_back({"messages.details_left_out"});
    if (short_of)
        notes.push_back({short_of->second == Ending::cut ? "messages.cut" : "messages.stopped",
                         {{"steps", static_cast<long long>(short_of->first)}}});
    return notes;
}

void Session::tick(double seconds) {
    messages.tick(seconds);
    for (Motion& motion : motions_) motion.tick(seconds);
    if (job_.done()) finish_recording();
    play_on(seconds);
    if (unsaved_for_ < 0) return;
    unsaved_for_ += seconds;
    quiet_for_ += seconds;
    if (quiet_for_ >= autosave_after || unsaved_for_ >= autosave_at_last) save();
}

double Session::wakes_in() const {
    if (std::ranges::any_of(motions_, &Motion::moving)) return 0;
    double seconds = std::numeric_limits<double>::infinity();
    if (job_.running()) seconds = look_at_job;
    if (transport_.playing()) seconds = std::min({seconds, transport_.next_step_in(), Transport::longest_tick / 2});
    if (unsaved_for_ >= 0) seconds = std::min({seconds, autosave_after - quiet_for_, autosave_at_last - unsaved_for_});
    for (const Messages::Entry& entry : messages.all()) seconds = std::min(seconds, entry.left());
    return std::max(0.0, seconds);
}

void Session::save() {
    unsaved_for_ = -1;
    store_.save(preferences_);
    store_.save_place(place_with_file());
}

void Session::set_preferences(Preferences preferences) {
    preferences.type_size = std::clamp(preferences.type_size, Preferences::least_type, Preferences::most_type);
    transport_.set_speed(preferences.speed);
    preferences.speed = transport_.speed();
    transport_.set_size(preferences.step_size);
    if (preferences == preferences_) return;
    preferences_ = preferences;
    changed();
}

}  // namespace stepwell
