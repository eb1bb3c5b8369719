#include "core/grid/relief.h"

#include <algorithm>
#include <utility>

namespace stepwell {

void Relief::cover(Extent extent) {
    if (extent == extent_) return;
    std::vector<Site> sites(extent.cells());
    for (std::size_t i = 0; i < sites.size(); ++i) sites[i] = at(extent.at(i));
    extent_ = extent;
    sites_ = std::move(sites);
}

bool operator==(const Relief& a, const Relief& b) {
    if (a.extent_ == b.extent_) return a.sites_ == b.sites_;
    const Extent both{std::max(a.extent_.width, b.extent_.width), std::max(a.extent_.height, b.extent_.height)};
    for (std::size_t i = 0; i < both.cells(); ++i)
        if (a.at(both.at(i)) != b.at(both.at(i))) return false;
    return true;
}

}  // namespace stepwell
