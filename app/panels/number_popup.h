// A small card that asks for a number: of a step, of a seed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/panels/panel.h"

namespace stepwell {

class NumberPopup {
public:
    /// `id`: of the popup and the beginning of its widgets' ids, `id.number` and `id.ok`.
    explicit NumberPopup(std::string id) : id_(std::move(id)) {}

    /// Opens with a number to begin with.
    void open(Ui& ui, std::uint64_t number);
    /// While it is open: a card near `anchor`. The number that was typed, once; too many digits are none.
    std::optional<std::uint64_t> show(const Panel& panel, Box anchor, std::string_view title);

private:
    std::string id_;
    std::string typed_;
};

}  // namespace stepwell
