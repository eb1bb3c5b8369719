// A small card that asks for a number: of a step, of a seed, of a setting.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/panels/panel.h"

namespace stepwell {

struct NumberSpec {
    std::string_view title;
    /// Both ends included: with them there is a slider too. What is typed may lie outside.
    std::optional<std::pair<std::uint64_t, std::uint64_t>> range = {};
};

struct GivenNumber {
    std::uint64_t number;
    bool sliding = false;  ///< the slider is still at hand; false: typed or agreed to, and the card is closed
};

class NumberPopup {
public:
    /// `id`: of the popup and the beginning of its widgets' ids, `id.number`, `id.slider` and `id.ok`.
    explicit NumberPopup(std::string id) : id_(std::move(id)) {}

    /// Opens with a number to begin with.
    void open(Ui& ui, std::uint64_t number);
    bool is_open(const Ui& ui) const { return ui.is_open(id_); }
    /// While it is open: a card near `anchor`. A number whenever one is given; too many digits are none.
    std::optional<GivenNumber> show(const Panel& panel, Box anchor, const NumberSpec& spec);

private:
    std::string id_;
    std::string typed_;
};

}  // namespace stepwell
