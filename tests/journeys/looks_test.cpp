// What the window looks like in every scene, theme and language: it comes to rest, and pictures can be looked at
// (STEPWELL_SHOTS=folder).
#include <gtest/gtest.h>

#include "tests/journeys/journey.h"

namespace stepwell {
namespace {

TEST(Looks, EveryScene) {
    for (const std::string_view scene : {"stuck-at-the-wall", "wave", "way-back"}) {
        Journey journey(1600, 900, scene);
        journey.session().go_to_step(journey.session().step_count() / 2);
        journey.settle();
        journey.press('C', {});
        journey.save("scene-" + std::string(scene));
    }
}

}  // namespace
}  // namespace stepwell
