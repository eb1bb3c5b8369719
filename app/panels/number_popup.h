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
    std::uint64_t least, most;  ///< the range, both ends included
    bool slider = false;
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
    /// While it is open: a card near `anchor`. A number of the range whenever one is given; the card stays open for
    /// one that lies outside.
    std::optional<GivenNumber> show(const Panel& panel, Box anchor, const NumberSpec& spec);

private:
    std::string id_;
    std::string typed_;
    bool refused_ = false;  // what was typed lies outside of the range
};

}  // namespace stepwell
