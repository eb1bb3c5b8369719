#include "app/session/run.h"

#include <algorithm>
#include <utility>

namespace stepwell {

Cursor::Cursor(const Stage& stage) : now_(stage.recording), after_(now_), facts_(stage.facts) { after_.seek(1); }

std::size_t Cursor::distance(std::size_t position) const {
    const Recording& recording = now_.recording();
    const std::size_t here = recording.first_write(this->position());
    const std::size_t there = recording.first_write(std::min(position, recording.size() - 1));
    return here < there ? there - here : here - there;
}

void Cursor::seek(std::size_t position) {
    const bool far = distance(position) > now_.recording().slots();
    now_.seek(position);
    if (far) after_ = now_;  // a board is copied faster than so many writes are made a second time
    after_.seek(now_.position() + 1);
}

void Cursor::seek(std::size_t position, const Cursor& other) {
    if (distance(position) > other.distance(position) + now_.recording().slots()) *this = other;
    seek(position);
}

std::unique_ptr<RecordedRun> RecordedRun::record(const Scene& scene, const Input& input, const Limits& limits,
                                                 const std::stop_token& given_up) {
    const std::vector<Input> inputs = scene.stages(input);
    std::size_t bytes_left = limits.bytes, most_steps = 0;
    std::vector<Recording> recordings;
    std::vector<Rungs> rungs;
    for (const Input& stage : inputs) {
        Limits each = limits;
        each.bytes = bytes_left / (inputs.size() - recordings.size());
        const Recording& recording = recordings.emplace_back(scene.record(stage, each));
        if (recording.empty()) return nullptr;
        bytes_left -= std::min(bytes_left, recording.bytes());
        most_steps = std::max(most_steps, rungs.emplace_back(recording).count(StepSize::step));
    }
    std::vector<Stage> stages;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        if (given_up.stop_requested()) return nullptr;
        Recording& recording = recordings[i];
        if (const std::size_t steps = rungs[i].count(StepSize::step); steps < most_steps) {
            // The last position counts as a step even if it is a smaller one, but only as long as it is the last.
            const bool small_end = recording.step(recording.size() - 1).size < StepSize::step && recording.size() > 1;
            recording.wait(most_steps - steps + (small_end ? 1 : 0));
            rungs[i] = Rungs(recording);
        }
        auto facts = scene.facts(inputs[i], recording, i > 0 ? stages[0].facts.get() : nullptr);
        stages.push_back({inputs[i], std::make_shared<const Recording>(std::move(recording)), std::move(rungs[i]),
                          std::move(facts)});
    }
    return std::unique_ptr<RecordedRun>(new RecordedRun(input, std::move(stages)));
}

std::size_t RecordedRun::same_step(std::size_t from, std::size_t position, std::size_t to) const {
    if (from == to) return position;
    return rungs(to).position(StepSize::step, rungs(from).index(StepSize::step, position));
}

bool RecordedRun::complete() const {
    return std::ranges::all_of(stages_, [](const Stage& stage) {
        return stage.recording->ending() == Ending::complete && stage.recording->details();
    });
}

}  // namespace stepwell
