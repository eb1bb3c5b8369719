#include "core/search/routes.h"

namespace stepwell {

int cost_of(const Cube& cube, const Cells<Links, Silent>& built, Cell start, const Path& route) {
    int cost = 0;
    Cell here = start;
    for (const Cell next : route) {
        const bool used = (built[here] & link(here, next)) != 0;
        cost += used ? used_cost : cube.cost(here, next) + cube.jitter(next);
        here = next;
    }
    return cost;
}

}  // namespace stepwell
