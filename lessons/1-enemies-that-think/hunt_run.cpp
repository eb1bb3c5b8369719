#include "lessons/1-enemies-that-think/hunt_run.h"

#include <charconv>

#include <fmt/format.h>

#include "lessons/kit/print.h"

namespace stepwell::lesson_1 {
namespace {

constexpr int most_hit = 99;

Error bad_line(std::string_view line) {
    return error(
        "script.hero",
        "'{line}' is no turn of the hero; write a cell, and what happens there: 6,4 or 6,4 hidden or 6,4 hit 13",
        {{"line", line}});
}

int way_after(const Scenario& scenario, const EnemyTurn& turn) {
    Silent silent;
    return length_of(find_path(scenario.level, turn.cell, turn.hero, silent));
}

}  // namespace

Result<HeroTurn> hero_turn_from(std::string_view line) {
    const std::size_t space = std::min(line.find(' '), line.size());
    const auto cell = cell_from_text(line.substr(0, space));
    if (!cell) return failure(bad_line(line));
    HeroTurn turn{*cell};
    std::string_view rest = line.substr(std::min(space + 1, line.size()));
    if (rest == "hidden") turn.hidden = true;
    else if (rest.starts_with("hit ")) {
        rest.remove_prefix(4);
        const auto [end, wrong] = std::from_chars(rest.data(), rest.data() + rest.size(), turn.hit);
        if (wrong != std::errc() || end != rest.data() + rest.size() || turn.hit < 1 || turn.hit > most_hit)
            return failure(bad_line(line));
    } else if (space < line.size()) {
        return failure(bad_line(line));
    }
    return turn;
}

Action to_text(const HeroTurn& turn) {
    return stepwell::to_text(turn.cell) + (turn.hidden    ? " hidden"
                                           : turn.hit > 0 ? fmt::format(" hit {}", turn.hit)
                                                          : "");
}

Scenario scenario_of(const Input& input) {
    const auto number = [&](std::string_view name) { return number_of(input.settings, name); };
    Scenario scenario{input.map,
                      cell_of(input.settings, "start"),
                      cell_of(input.settings, "goal"),
                      number("life"),
                      {number("sight"), number("wake"), number("lost"), number("far")},
                      {}};
    for (const Action& line : input.script) scenario.script.push_back(*hero_turn_from(line));
    return scenario;
}

std::string turns_as_csv(const Scenario& scenario, const std::vector<EnemyTurn>& turns) {
    std::string text = "turn,hero_x,hero_y,hit,hidden,state_before,state_after,enemy_x,enemy_y,path_length,life\n";
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const EnemyTurn& turn = turns[i];
        text += fmt::format("{},{},{},{},{:d},{},{},{},{},{},{}\n", i + 1, turn.hero.x, turn.hero.y,
                            scenario.script[i].hit, scenario.script[i].hidden, name_of(turn.before),
                            name_of(turn.after), turn.cell.x, turn.cell.y, way_after(scenario, turn), turn.life);
    }
    return text;
}

std::string turns_as_json(const Scenario& scenario, const std::vector<EnemyTurn>& turns) {
    std::string text = "{\"turns\": [";
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const EnemyTurn& turn = turns[i];
        text += fmt::format(
            "{}{{\"turn\": {}, \"hero\": [{}, {}], \"hit\": {}, \"hidden\": {}, \"state_before\": \"{}\", "
            "\"state_after\": \"{}\", \"enemy\": [{}, {}], \"path_length\": {}, \"life\": {}}}",
            i == 0 ? "" : ", ", i + 1, turn.hero.x, turn.hero.y, scenario.script[i].hit, scenario.script[i].hidden,
            name_of(turn.before), name_of(turn.after), turn.cell.x, turn.cell.y, way_after(scenario, turn), turn.life);
    }
    return text + "]}\n";
}

std::string turns_as_text(const Scenario& scenario, const std::vector<EnemyTurn>& turns) {
    std::string text;
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const EnemyTurn& turn = turns[i];
        const HeroTurn& act = scenario.script[i];
        text += fmt::format("turn {}: hero at {}{}, enemy at {}, {}{}, path {}, life {}\n", i + 1,
                            stepwell::to_text(turn.hero),
                            act.hidden    ? " (hidden)"
                            : act.hit > 0 ? fmt::format(" (hits for {})", act.hit)
                                          : "",
                            stepwell::to_text(turn.cell), name_of(turn.before),
                            turn.before == turn.after ? "" : fmt::format(" -> {}", name_of(turn.after)),
                            way_after(scenario, turn), turn.life);
    }
    return text;
}

}  // namespace stepwell::lesson_1
