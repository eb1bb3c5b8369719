#include "core/grid/directions.h"

#include <algorithm>

namespace stepwell {
namespace {

constexpr std::string_view letters_of_directions = "nesw";  // of `directions`, in their order

}  // namespace

std::optional<Directions> directions_from_text(std::string_view letters) {
    if (!std::ranges::is_permutation(letters, letters_of_directions)) return std::nullopt;
    Directions order;
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = directions[letters_of_directions.find(letters[i])];
    return order;
}

std::vector<std::string> all_orders() {
    std::vector<std::string> orders = {"ewsn"};
    std::string letters = "ensw";  // the first by the alphabet
    do {
        if (letters != orders.front()) orders.push_back(letters);
    } while (std::ranges::next_permutation(letters).found);
    return orders;
}

}  // namespace stepwell
