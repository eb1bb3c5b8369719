#include "app/cli/trace.h"

#include <memory>

#include <fmt/format.h>

#include "app/cli/text_formats.h"
#include "app/session/names.h"
#include "app/session/run.h"
#include "app/text/strings.h"
#include "lessons/kit/runs.h"
#include "lessons/kit/texts.h"

namespace stepwell::cli {
namespace {

/// One change as a reader of the trace sees it.
struct Change {
    const Layer& layer;
    std::uint32_t index;
    Value before, after;
};

/// Follows all writes from the beginning: what a slot held before a write is known only to who applied all of them.
class Changes {
public:
    explicit Changes(const Recording& recording) : recording_(recording), slots_(recording.slots()) {
        for (const Layer& layer : recording.layers())
            for (std::uint32_t i = 0; i < layer.slots; ++i)
                slots_[layer.first_slot + i] = i < layer.extent.cells() ? layer.initial : 0;
    }

    /// Everything that is written from where the last call ended to the beginning of the step at `end`.
    template <class Take>
    void until(std::size_t end, Take&& take) {
        for (const std::size_t last = recording_.first_write(end); next_ < last; ++next_) {
            const Write& write = recording_.write(next_);
            const Layer& layer = recording_.layer_of(write.slot);
            const std::uint32_t index = write.slot - layer.first_slot;
            const bool bound = index >= layer.extent.cells();  // a list's own two entries
            const auto value = [&](std::int32_t raw) {
                return bound ? Value::of(raw) : Value{layer.kind, raw, layer.labels};
            };
            const std::int32_t before = slots_[write.slot];
            slots_[write.slot] ^= write.change;
            take(Change{layer, index, value(before), value(slots_[write.slot])});
        }
    }

private:
    const Recording& recording_;
    std::vector<std::int32_t> slots_;
    std::size_t next_ = 0;
};

Value subject_of(const Recording& recording, std::size_t position) {
    const Anchor& anchor = recording.anchor(position);
    return {anchor.subject, recording.step(position).subject, anchor.labels};
}

class Printer {
public:
    Printer(const Chosen& chosen, const TraceRequest& request, const RecordedRun& run, Output& output)
        : chosen_(chosen),
          request_(request),
          run_(run),
          output_(output),
          recording_(run.recording()),
          texts_(Texts::of(*chosen.at.lesson, request.language.value_or(chosen.language))) {}

    void text() {
        Cursor cursor(run_.stage(0));
        const int digits = static_cast<int>(std::to_string(count()).size());
        for (std::size_t i = 0; i < count() && output_.ok(); ++i)
            output_.print(fmt::format("{:>{}}  {}\n", i + 1, digits, plain_text(sentence_at(cursor, i))));
        if (!recording_.details() && request_.by == StepSize::detail)
            output_.print(fmt::format("{}\n", Strings::of(texts_.language())["messages.details_left_out"]));
    }

    void csv() {
        Changes changes(recording_);
        output_.print("step,size,anchor,subject,writes\n");
        for (std::size_t i = 0; i < count() && output_.ok(); ++i) {
            std::string writes;
            changes.until(end(i), [&](const Change& change) {
                writes += fmt::format("{}{}[{}]:{}>{}", writes.empty() ? "" : ";", change.layer.name, change.index,
                                      csv_value(change.before), csv_value(change.after));
            });
            output_.print(fmt::format("{},{},{},{},{}\n", i + 1, name_of(step(i).size),
                                      recording_.anchor(position(i)).path(),
                                      csv_field(csv_value(subject_of(recording_, position(i)))), csv_field(writes)));
        }
    }

    void json() {
        Changes changes(recording_);
        Cursor cursor(run_.stage(0));
        output_.print(fmt::format("{{\"scene\": {}, \"complete\": {}, \"details\": {}, \"steps\": [\n",
                                  json_string(chosen_.at.scene->id()), recording_.ending() == Ending::complete,
                                  recording_.details()));
        for (std::size_t i = 0; i < count() && output_.ok(); ++i) {
            std::string writes;
            changes.until(end(i), [&](const Change& change) {
                writes += fmt::format("{}{{\"layer\": {}, \"index\": {}, \"before\": {}, \"after\": {}}}",
                                      writes.empty() ? "" : ", ", json_string(change.layer.name), change.index,
                                      json_value(change.before), json_value(change.after));
            });
            output_.print(fmt::format(
                "  {{\"step\": {}, \"size\": \"{}\", \"depth\": {}, \"anchor\": {}, \"subject\": {}, \"sentence\": {}, "
                "\"writes\": [{}]}}{}\n",
                i + 1, name_of(step(i).size), step(i).depth, json_string(recording_.anchor(position(i)).path()),
                json_value(subject_of(recording_, position(i))), json_string(plain_text(sentence_at(cursor, i))),
                writes, i + 1 < count() ? "," : ""));
        }
        output_.print("]}\n");
    }

private:
    std::size_t count() const { return run_.rungs().count(request_.by); }
    std::size_t position(std::size_t i) const { return run_.rungs().position(request_.by, i); }
    /// Where the writes of the i-th printed step end.
    std::size_t end(std::size_t i) const { return i + 1 < count() ? position(i + 1) : recording_.size(); }
    const Step& step(std::size_t i) const { return recording_.step(position(i)); }

    std::string sentence_at(Cursor& cursor, std::size_t i) const {
        cursor.seek(position(i));
        const auto words = sentence(texts_, *chosen_.at.scene, cursor.moment(run_.stage(0).input));
        return words ? *words : words.error().message;
    }

    const Chosen& chosen_;
    const TraceRequest& request_;
    const RecordedRun& run_;
    Output& output_;
    const Recording& recording_;
    const Texts& texts_;
};

}  // namespace

Result<void> print_trace(const Chosen& chosen, const TraceRequest& request, Output& output, const Limits& limits) {
    // Of several stages the first one is told.
    const Input stage = chosen.at.scene->stages(chosen.input).front();
    const auto recorded = record(*chosen.at.scene, stage, limits);
    if (!recorded) return tl::unexpected(recorded.error());
    const RecordedRun& run = **recorded;
    Printer printer(chosen, request, run, output);
    switch (request.format) {
        case Format::text: printer.text(); break;
        case Format::csv: printer.csv(); break;
        case Format::json: printer.json(); break;
    }
    if (run.recording().ending() != Ending::complete)
        return failure("the run is too long to be recorded whole: its first steps were printed; take a smaller map");
    return {};
}

}  // namespace stepwell::cli
