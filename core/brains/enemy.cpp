#include "core/brains/enemy.h"

namespace stepwell {
namespace {

constexpr std::string_view names[] = {"sleep", "wander", "chase", "flee", "guard", "home"};

}  // namespace

Labels labels(State) { return names; }

std::string_view name_of(State state) { return names[static_cast<std::size_t>(state)]; }

}  // namespace stepwell
