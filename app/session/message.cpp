#include "app/session/message.h"

#include <algorithm>
#include <type_traits>
#include <utility>

#include "app/text/strings.h"

namespace stepwell {

std::string to_text(const Message& message, const Strings& strings) {
    std::vector<Argument> arguments;
    for (const auto& [name, value] : message.arguments)
        std::visit(
            [&](const auto& each) {
                if constexpr (std::is_same_v<std::decay_t<decltype(each)>, Error>)
                    arguments.emplace_back(name, to_text(each, strings));
                else arguments.emplace_back(name, each);
            },
            value);
    return strings(message.key, arguments);
}

void Messages::post(Message message) {
    const auto same =
        std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) { return entry.message == message; });
    if (same != entries_.end()) {
        same->age = 0;
        return;
    }
    entries_.push_back({std::move(message), next_number_++});
    if (entries_.size() > most) entries_.erase(entries_.begin());
}

void Messages::dismiss(std::uint64_t number) {
    std::erase_if(entries_, [&](const Entry& entry) { return entry.number == number; });
}

void Messages::went_well(std::initializer_list<std::string_view> keys) {
    std::erase_if(entries_, [&](const Entry& entry) {
        const Message& message = entry.message;
        return message.tone == Message::Tone::trouble && std::ranges::find(keys, message.key) != keys.end();
    });
}

void Messages::tick(double seconds) {
    for (Entry& entry : entries_) entry.age += seconds;
    std::erase_if(entries_, [](const Entry& entry) { return entry.left() <= 0; });
}

}  // namespace stepwell
