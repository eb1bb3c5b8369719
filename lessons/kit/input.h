// A run is a function of one value. Undo keeps it, a fork copies it, a lesson file saves it.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/grid/ground.h"

namespace stepwell {

/// Names and values as a person writes them: end = queue, start = 8,3.
using Settings = std::map<std::string, std::string, std::less<>>;

/// One move of a turn scene, as a line of text: "hero 4,4".
using Action = std::string;

struct Input {
    Settings settings;
    Level map;
    Relief relief;  ///< of the map, in scenes whose floor has one; it goes wherever the map goes
    std::uint32_t seed = 1;
    std::vector<Action> script;
    std::map<int, int> forced_rolls;  ///< the n-th roll of the dice, counted from 0, and what it shall show

    bool operator==(const Input&) const = default;
};

/// The floor with all that it has.
inline Ground ground_of(const Input& input) { return {input.map, input.relief}; }
/// Puts another floor in.
inline void set_ground(Input& input, Ground ground) {
    input.map = std::move(ground.level);
    input.relief = std::move(ground.relief);
}

/// What a scene lets people set. Every value that comes from outside is checked against it, in one place.
struct Setting {
    enum class Kind : std::uint8_t { choice, number, cell };
    std::string name;
    Kind kind = Kind::choice;
    std::vector<std::string> choices = {};  ///< choice: all values, the first is the default
    int least = 0, most = 0;                ///< number: the range, both ends included
    std::string initial = {};               ///< number, cell: the default
    bool plain = false;                     ///< choice: the values are shown as they are, without a text `label`
};

/// `x,y` as a cell; the error says what is wrong. Inside-ness is the scene's to check.
Result<Cell> cell_from_text(std::string_view text);
std::string to_text(Cell c);  ///< `8,3`

/// A setting of an input that passed the scene's check(), as what it is.
Cell cell_of(const Settings& settings, std::string_view name);
int number_of(const Settings& settings, std::string_view name);

/// The error if `value` is not allowed for `setting`.
Result<void> check_setting(const Setting& setting, std::string_view value);

}  // namespace stepwell
