#include "lessons/1-enemies-that-think/hunt_facts.h"

#include <algorithm>

#include "core/trace/player.h"
#include "lessons/kit/grid_scene.h"

namespace stepwell::lesson_1 {

HuntFacts::HuntFacts(const Recording& run, Mind mind) : size(run.size()) {
    // For each anchor: the transition that it fires, and whether it is one of the steps that are looked for.
    std::vector<std::optional<std::size_t>> fires(run.anchors().size());
    const auto all = transitions(mind);
    for (std::size_t a = 0; a < fires.size(); ++a)
        for (std::size_t i = 0; i < all.size(); ++i)
            if (run.anchors()[a].path() == all[i].anchor) fires[a] = i;
    if (run.empty()) return;
    Player player(std::shared_ptr<const Recording>(std::shared_ptr<void>(), &run));
    for (std::size_t p = 0; p < run.size(); ++p) {
        const Anchor& anchor = run.anchor(p);
        if (run.step(p).size == StepSize::chapter) {
            player.seek(p);
            turns.push_back({.begin = p, .enemy = player.board().find("enemy")->as<Cell>()});
        }
        if (turns.empty()) continue;
        TurnFacts& turn = turns.back();
        if (const auto transition = fires[run.step(p).anchor]) {
            turn.fires = p;
            turn.transition = *transition;
        } else if (anchor.name == "sees?") {
            turn.looked = p;
        } else if (anchor.function == "way_back" && anchor.name == "done") {
            player.seek(p);
            turn.way_found = p;
            turn.way = cells_of(player.board().find("path"));
            turn.way.insert(turn.way.begin(), turn.enemy);
        }
    }
}

const TurnFacts* HuntFacts::turn_at(std::size_t position) const {
    const auto after = std::ranges::upper_bound(turns, position, {}, &TurnFacts::begin);
    return after == turns.begin() ? nullptr : &*std::prev(after);
}

std::optional<std::size_t> HuntFacts::fired(const Moment& moment) const {
    const TurnFacts* turn = turn_at(moment.position);
    if (turn != nullptr && turn->begin == moment.position) turn = turn == &turns.front() ? nullptr : turn - 1;
    if (turn == nullptr || !turn->fires) return std::nullopt;
    const bool seen = *turn->fires < moment.position || (*turn->fires == moment.position && moment.reveal);
    return seen ? std::optional(turn->transition) : std::nullopt;
}

bool HuntFacts::looked(const Moment& moment) const {
    const TurnFacts* turn = turn_at(moment.position);
    if (turn == nullptr) return false;
    if (turn->begin == moment.position) return turn != &turns.front();
    return turn->looked && *turn->looked < moment.position;
}

std::vector<Cell> HuntFacts::way(const Moment& moment) const {
    const TurnFacts* turn = turn_at(moment.position);
    if (turn == nullptr || !turn->way_found || moment.position < *turn->way_found) return {};
    const auto enemy = moment.now.find("enemy");
    return enemy && enemy->as<Cell>() == turn->enemy ? turn->way : std::vector<Cell>{};
}

std::vector<Cell> HuntFacts::trail(const Moment& moment) const {
    std::vector<Cell> cells;
    for (const TurnFacts& turn : turns) {
        if (turn.begin > moment.position) break;
        if (cells.empty() || cells.back() != turn.enemy) cells.push_back(turn.enemy);
    }
    const auto enemy = moment.now.find("enemy");
    if (enemy && !cells.empty() && cells.back() != enemy->as<Cell>()) cells.push_back(enemy->as<Cell>());
    return cells;
}

}  // namespace stepwell::lesson_1
