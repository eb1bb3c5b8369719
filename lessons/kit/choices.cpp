#include "lessons/kit/choices.h"

#include <algorithm>
#include <utility>

#include "core/base/dice.h"

namespace stepwell {

Choices::Choices(Value right, std::string reason, std::string key) {
    choices_.push_back({std::move(key), right, true, std::move(reason)});
}

void Choices::wrong(const Value& value, std::string reason, std::string key) {
    if (std::ranges::find(choices_, value, &Choice::value) != choices_.end()) return;
    choices_.push_back({std::move(key), value, false, std::move(reason)});
}

std::vector<Choice> Choices::shuffled(std::size_t position) && {
    Dice dice(static_cast<std::uint32_t>(position));
    for (std::size_t i = choices_.size(); i > 1; --i)
        std::swap(choices_[i - 1], choices_[static_cast<std::size_t>(dice.range(0, static_cast<int>(i) - 1))]);
    return std::move(choices_);
}

}  // namespace stepwell
