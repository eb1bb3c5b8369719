#include "lessons/2-flood-and-astar/heap_questions.h"

#include <bit>

#include "lessons/2-flood-and-astar/heap_look.h"
#include "lessons/kit/choices.h"

namespace stepwell::lesson_2 {
namespace {

constexpr std::size_t most_choices = 5;

Value number(std::size_t n) { return Value::of(static_cast<int>(n)); }

std::optional<Question> ask_place(const Moment& moment) {
    const OpenHeap heap(moment, moment.now);
    const auto end = settled(moment);
    if (!end || heap.size() == 0) return std::nullopt;
    const std::size_t last = heap.size(), place = end->place;
    Choices choices(number(place), place == 0 ? "top" : "place");
    if (place > 0) choices.wrong(number((place - 1) / 2), "too-high");
    choices.wrong(number(last), "too-low");
    choices.wrong(number(0), "too-high");
    const std::size_t sibling = place % 2 == 1 ? place + 1 : place - 1;
    if (place > 0 && sibling <= last) choices.wrong(number(sibling), "beside");
    for (std::size_t i = last; i > place && choices.size() < most_choices; i = (i - 1) / 2)
        choices.wrong(number(i), "too-low");
    return Question{"place", std::move(choices).shuffled(moment.position), false, ""};
}

std::optional<Question> ask_moves(const Moment& moment) {
    const OpenHeap heap(moment, moment.now);
    const auto end = settled(moment);
    if (!end || heap.size() < 3) return std::nullopt;
    const std::size_t left = heap.size() - 1;  // one goes out
    const auto levels = static_cast<std::size_t>(std::bit_width(left));
    Choices choices(number(end->moves), "moves");
    for (std::size_t fewer = end->moves; fewer-- > 0 && choices.size() < 3;) choices.wrong(number(fewer), "fewer");
    choices.wrong(number(end->moves + 1), end->moves + 1 < levels ? "more" : "all");
    if (left > end->moves + 1) choices.wrong(number(left), "all");
    return Question{"moves", std::move(choices).shuffled(moment.position), false, ""};
}

std::optional<Question> ask_gap(const Moment& moment) {
    const OpenHeap heap(moment, moment.now);
    const Recording& run = moment.recording;
    if (moment.position + (heap.rising() ? 1 : 2) >= run.size()) return std::nullopt;  // it is not recorded
    const Value entry = Value::of(heap.entry());
    const auto item = [&](std::size_t i) { return Value::of(heap.items()[i]); };
    const std::size_t rival = heap.rising() ? heap.parent() : heap.child();
    const char* why = heap.rising() ? (heap.fits() ? "stays" : "rises") : (heap.fits() ? "settles" : "sinks");
    if (item(rival) == entry) return std::nullopt;
    Choices choices(heap.fits() ? entry : item(rival), why);
    choices.wrong(heap.fits() ? item(rival) : entry, why);
    if (!heap.rising() && heap.children() == 2) {
        const Value other = item(heap.child() % 2 == 1 ? heap.child() + 1 : heap.child() - 1);
        if (other == entry || other == item(rival)) return std::nullopt;
        choices.wrong(other, "other-child");
    }
    return Question{"gap", std::move(choices).shuffled(moment.position), true, "not-beside"};
}

}  // namespace

std::optional<Question> ask_heap(const Moment& moment) {
    if (moment.last()) return std::nullopt;
    if (moment.at("push", "append")) return ask_place(moment);
    if (moment.at("pop", "top")) return ask_moves(moment);
    if (moment.at("push", "parent?") || moment.at("pop", "child?")) return ask_gap(moment);
    return std::nullopt;
}

}  // namespace stepwell::lesson_2
