// A session in which something is asked.
#pragma once

#include <stdexcept>

#include "tests/app/session_fixture.h"

namespace stepwell::tests {

class Asking : public SessionTest {
protected:
    /// Goes on until there is an open question of this kind (any if empty), on one stage after the other, and if need
    /// be with the scene's other variants.
    void seek_question(std::string_view kind = "") {
        s().set_predict(true);
        if (comes_to(kind)) return;
        for (const Settings& variant : s().scene().variants()) {
            for (const Setting& setting : s().scene().settings())
                if (const auto value = variant.find(setting.name); value != variant.end())
                    s().change_setting(setting.name, value->second);
            s().to_first();
            if (comes_to(kind)) return;
        }
        throw std::runtime_error("no question " + std::string(kind));
    }
    bool comes_to(std::string_view kind) {
        for (std::size_t stage = 0; stage < s().run().stages(); ++stage) {
            s().focus_on(stage);
            if (stage > 0) s().to_first();
            while (s().position() < s().last()) {
                if (s().prediction().pending() && (kind.empty() || s().prediction().question()->key == kind))
                    return true;
                s().step(Direction::forwards, StepSize::detail);
            }
        }
        return false;
    }
    const Question& question() { return *s().prediction().question(); }
    std::size_t choice(bool right) {
        const auto& choices = question().choices;
        return static_cast<std::size_t>(std::ranges::find(choices, right, &Choice::right) - choices.begin());
    }
    Prediction::State state() { return s().prediction().state(); }
};

}  // namespace stepwell::tests
