// Puts the answers of a question together.
#pragma once

#include <string>
#include <vector>

#include "lessons/kit/question.h"

namespace stepwell {

/// Collects choices: exactly one right one, given first, then wrong ones; a value that is there already is left out.
class Choices {
public:
    Choices(Value right, std::string reason, std::string key = "");

    void wrong(const Value& value, std::string reason, std::string key = "");
    std::size_t size() const { return choices_.size(); }
    /// In an order that follows from the position alone and favours no place.
    std::vector<Choice> shuffled(std::size_t position) &&;

private:
    std::vector<Choice> choices_;
};

}  // namespace stepwell
