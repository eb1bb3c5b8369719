#include <algorithm>
#include <iostream>
#include <map>
#include <queue>
#include <sstream>
#include <string>
#include <vector>

constexpr int SIGHT = 8, WAKE = 6, LOST = 3, FAR = 20, NO_PATH = 99;

struct Cell {
    int x = 0, y = 0;
    auto operator<=>(const Cell&) const = default;
};

struct Turn {
    Cell hero;
    int hit = 0;
    bool hidden = false;
};

using Rows = std::vector<std::string>;
using Path = std::vector<Cell>;

struct Input {
    Cell post;
    Rows rows;
    std::vector<Turn> script;
};

struct Guard {
    Cell post, cell;
    std::string state = "guard";  // or "chase" or "home"
    int lost = 0;                 // for how many turns it has not seen the hero
    int life = 16;
};

Cell read_cell(std::istream& in) {
    Cell cell;
    char comma;
    in >> cell.x >> comma >> cell.y;
    return cell;
}

Input read_input() {
    Input input;
    std::string word, line;
    std::cin >> word;  // start
    input.post = read_cell(std::cin);
    std::cin >> word;  // map
    while (std::cin >> word && word != "script") input.rows.push_back(word);
    std::getline(std::cin, line);
    while (std::getline(std::cin, line)) {
        std::istringstream in(line);
        Turn turn{read_cell(in)};
        in >> word;
        if (in && word == "hit") in >> turn.hit;
        else turn.hidden = in && word == "hidden";
        input.script.push_back(turn);
    }
    return input;
}

bool walkable(const Rows& rows, Cell cell) { return rows[cell.y][cell.x] != '#'; }

/// The shortest way, without its start and with its goal; empty if there is none, or nowhere to go.
Path find_path(const Rows& rows, Cell start, Cell goal) {
    std::map<Cell, Cell> came_from{{start, start}};
    std::queue<Cell> queue({start});
    while (!queue.empty()) {
        const Cell current = queue.front();
        queue.pop();
        if (current == goal) break;
        for (const Cell step : {Cell{0, -1}, Cell{1, 0}, Cell{0, 1}, Cell{-1, 0}}) {
            const Cell next{current.x + step.x, current.y + step.y};
            if (walkable(rows, next) && came_from.emplace(next, current).second) queue.push(next);
        }
    }
    Path path;
    for (Cell step = goal; step != start && came_from.count(step) > 0; step = came_from[step]) path.push_back(step);
    std::reverse(path.begin(), path.end());
    return path;
}

int length_of(const Path& path) { return path.empty() ? NO_PATH : static_cast<int>(path.size()); }

/// One turn. The guard does one thing: it changes its state, or takes a step, or stays.
void guard_turn(const Rows& rows, Guard& guard, Cell hero, bool hidden) {
    if (guard.state == "home") {
        const Path way = find_path(rows, guard.cell, guard.post);
        if (!way.empty() && way.front() != hero) guard.cell = way.front();
        if (guard.cell == guard.post) guard.state = "guard";
        return;
    }
    const Path path = find_path(rows, guard.cell, hero);
    const int length = length_of(path);
    const bool sees = !hidden && length <= SIGHT;
    if (guard.state == "guard") {
        if (!sees || length > WAKE) return;
        guard.lost = 0;
        guard.state = "chase";
        return;
    }
    guard.lost = sees ? 0 : guard.lost + 1;
    if (guard.lost > LOST) guard.state = "home";
    else if (length > 1 && length <= FAR) guard.cell = path.front();
}

int main() {
    const Input input = read_input();
    Guard guard{input.post, input.post};
    Cell hero;
    int number = 0;
    std::cout << "turn,hero_x,hero_y,hit,hidden,state_before,state_after,enemy_x,enemy_y,path_length,life\n";
    for (const Turn& turn : input.script) {
        if (walkable(input.rows, turn.hero) && turn.hero != guard.cell) hero = turn.hero;
        guard.life = std::max(0, guard.life - turn.hit);
        const std::string before = guard.state;
        guard_turn(input.rows, guard, hero, turn.hidden);
        std::cout << ++number << ',' << hero.x << ',' << hero.y << ',' << turn.hit << ',' << turn.hidden << ','
                  << before << ',' << guard.state << ',' << guard.cell.x << ',' << guard.cell.y << ','
                  << length_of(find_path(input.rows, guard.cell, hero)) << ',' << guard.life << '\n';
    }
}
