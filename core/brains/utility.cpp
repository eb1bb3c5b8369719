#include "core/brains/utility.h"

#include <iterator>
#include <string_view>

namespace stepwell {

Labels labels(Act) {
    static constexpr std::string_view names[] = {"attack", "heal",   "spit",     "firebolt",   "rend", "summon",
                                                 "slam",   "potion", "antidote", "heal-skill", "buff", "debuff",
                                                 "sweep",  "skill",  "flee",     "wait"};
    static_assert(std::size(names) == act_count);
    return names;
}

Labels labels(Measure) {
    static constexpr std::string_view names[] = {"near", "life", "need"};
    return names;
}

}  // namespace stepwell
