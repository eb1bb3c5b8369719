#include <iostream>
#include <queue>
#include <string>
#include <vector>

struct Cell {
    int x, y;
};

struct Input {
    Cell start;
    std::vector<std::string> rows;  // rows[y][x] is '#' for a wall and '.' for floor
};

Input read_input() {
    Input input;
    std::string word;
    char comma;
    std::cin >> word >> input.start.x >> comma >> input.start.y;  // start 8,3
    std::cin >> word;                                             // map
    while (std::cin >> word) input.rows.push_back(word);
    return input;
}

/// How many steps each cell is away from the start: distance[y][x], -1 where nobody gets to.
std::vector<std::vector<int>> wave(Cell start, const std::vector<std::string>& rows) {
    std::vector<std::vector<int>> distance(rows.size(), std::vector<int>(rows[0].size(), -1));
    distance[start.y][start.x] = 0;
    const int height = static_cast<int>(rows.size()), width = static_cast<int>(rows[0].size());
    std::queue<Cell> queue({start});
    while (!queue.empty()) {
        const Cell here = queue.front();
        queue.pop();
        for (const auto [dx, dy] : {Cell{0, -1}, Cell{1, 0}, Cell{0, 1}, Cell{-1, 0}}) {
            const int x = here.x + dx, y = here.y + dy;
            if (x < 0 || y < 0 || x >= width || y >= height || rows[y][x] == '#' || distance[y][x] >= 0) continue;
            distance[y][x] = distance[here.y][here.x] + 1;
            queue.push({x, y});
        }
    }
    return distance;
}

int main() {
    const Input input = read_input();
    const auto distance = wave(input.start, input.rows);
    std::cout << "x,y,distance\n";
    for (std::size_t y = 0; y < distance.size(); ++y)
        for (std::size_t x = 0; x < distance[y].size(); ++x)
            if (distance[y][x] >= 0) std::cout << x << ',' << y << ',' << distance[y][x] << '\n';
}
