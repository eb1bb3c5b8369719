// A scene that is another one's, for tests to change a part of it.
#pragma once

#include "lessons/kit/lesson.h"

namespace stepwell::tests {

class BorrowedScene : public Scene {
public:
    explicit BorrowedScene(const Scene& one) : one_(one) {}

    std::string_view id() const override { return one_.id(); }
    std::vector<Setting> settings() const override { return one_.settings(); }
    std::vector<std::string> presets() const override { return one_.presets(); }
    Input preset(std::string_view name, const Input& current) const override { return one_.preset(name, current); }
    Result<void> check(const Input& input) const override { return one_.check(input); }
    Recording record(const Input& stage, const Limits& limits) const override { return one_.record(stage, limits); }
    std::unique_ptr<const Facts> facts(const Input& stage, const Recording& run, const Facts* first) const override {
        return one_.facts(stage, run, first);
    }
    std::string print(const Input& input, Format format) const override { return one_.print(input, format); }
    Box world(const Input& input) const override { return one_.world(input); }
    void draw(Canvas& canvas, const Moment& moment, const std::vector<Mover>& movers) const override {
        one_.draw(canvas, moment, movers);
    }
    std::vector<Mover> movers(const Moment& moment) const override { return one_.movers(moment); }
    std::vector<LegendEntry> legend(const Input& input) const override { return one_.legend(input); }
    void draw_sample(Canvas& canvas, const LegendEntry& entry) const override { one_.draw_sample(canvas, entry); }
    std::vector<Count> counts(const Moment& moment) const override { return one_.counts(moment); }
    std::vector<std::string> listings(const Settings& settings) const override { return one_.listings(settings); }
    std::optional<Value> derive(std::string_view function, const Value& argument, const Moment& moment,
                                const Board& board) const override {
        return one_.derive(function, argument, moment, board);
    }
    std::vector<std::string> variables() const override { return one_.variables(); }
    std::vector<std::pair<std::string, Role>> coloured_names() const override { return one_.coloured_names(); }
    std::optional<std::uint32_t> slot_at(Cell cell, const Moment& moment) const override {
        return one_.slot_at(cell, moment);
    }
    std::vector<std::string> question_kinds() const override { return one_.question_kinds(); }
    std::optional<Question> ask(const Moment& moment) const override { return one_.ask(moment); }
    std::vector<Tool> tools() const override { return one_.tools(); }
    Brush press(const Input& input, Cell cell, Tool tool, bool secondary) const override {
        return one_.press(input, cell, tool, secondary);
    }
    void stroke(Input& input, Brush brush, Cell from, Cell to) const override { one_.stroke(input, brush, from, to); }

private:
    const Scene& one_;
};

}  // namespace stepwell::tests
