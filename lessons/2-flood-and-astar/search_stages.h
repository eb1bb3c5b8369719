// Searches side by side on one floor: what all scenes that compare them share. Each stage is a search (searches.h) with
// a picture of its own.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "lessons/2-flood-and-astar/searches.h"
#include "lessons/kit/depth.h"
#include "lessons/kit/grid_scene.h"

namespace stepwell::lesson_2 {

class SearchStages : public GridScene {
public:
    SearchStages() : GridScene({"start", "goal"}, Water::yes) {}

    std::vector<std::string> seeded_presets() const override { return {"maze", "bushy", "rooms", "scattered"}; }
    std::vector<Input> stages(const Input& input) const final {
        return input.settings.contains("stage") ? std::vector{input} : side_by_side(input);
    }
    bool matters(std::string_view setting, const Input& input) const override;
    std::string stage_name(const Input& stage) const override { return stage.settings.at("stage"); }
    Recording record(const Input& stage, const Limits& limits) const override;
    std::unique_ptr<const Facts> facts(const Input& stage, const Recording& run, const Facts* first) const override;
    std::string print(const Input& input, Format format) const override;

    Box world(const Input& input) const override;
    void draw(Canvas& canvas, const Moment& moment, const std::vector<Mover>& movers) const override;
    void draw_sample(Canvas& canvas, const LegendEntry& entry) const override;
    std::vector<Mover> movers(const Moment& moment) const override;
    std::vector<LegendEntry> legend(const Input& input) const final;
    std::vector<LegendEntry> longest_legend(const Input& input) const final;
    std::vector<LegendEntry> further_legend(const Moment& moment) const override;
    std::vector<Count> counts(const Moment& moment) const override;
    std::vector<std::string> further_counts() const override { return {"cost", "cut"}; }
    std::optional<Badge> badge(const Moment& moment) const override;

    std::vector<std::string> listings(const Settings& settings) const override;
    std::optional<Value> derive(std::string_view function, const Value& argument, const Moment& moment,
                                const Board& board) const override;
    std::vector<std::string> variables() const override;
    std::vector<std::pair<std::string, Role>> coloured_names() const override;
    std::optional<std::uint32_t> slot_at(Cell cell, const Moment& moment) const override;

    std::vector<std::string> question_kinds() const override { return {"take", "look", "sum", "back"}; }
    std::optional<Question> ask(const Moment& moment) const override;

protected:
    virtual std::vector<LegendEntry> legend_with(const Input& input, bool water) const;
    PreparedFloor floor(std::string_view preset, std::uint32_t seed) const override;
    PreparedFloor seeded_floor(std::string_view preset, std::uint32_t seed, Extent extent) const override;
    virtual std::vector<Input> side_by_side(const Input& input) const = 0;
    /// The stages whose figures print() compares.
    virtual std::vector<Input> printed(const Input& input) const { return side_by_side(input); }
    /// The settings that all of these scenes have: `numbers`, `waiting`, `weight`, `order`.
    static std::vector<Setting> common_settings();
    /// The floor and the search on it, without a picture of what waits.
    void draw_run(Canvas& canvas, const Moment& moment, const std::vector<Mover>& movers) const;

private:
    /// What is known of a stage's run.
    struct Known : Facts {
        Depths depths;
        bool complete = false;  ///< the run came to its end: only then there is more to know
        Outcome outcome = {};
        std::string first_name = {};  ///< of the stages, which the others are compared with
        std::size_t first_taken = 0;
        int first_cost = 0;          ///< 0: no way
        std::vector<Cell> cut = {};  ///< see cut_of()
    };
    static const Known& known(const Moment& moment) { return moment.facts_as<Known>(); }
    /// The fewest walls that would keep a flood's water from its goal. Only on maps that the learner has drawn on, and
    /// where there is a way; not on those that are too large for that.
    std::vector<Cell> cut_of(const Input& stage) const;
    /// The settings of all stages that stand side by side; also for the input of one of them.
    std::vector<Settings> kinds(const Input& input) const;
    void draw_waiting(Canvas& canvas, const Moment& moment) const;
    bool is_drawn(const Input& input) const;
    static std::optional<Value> derive_sum(std::string_view function, Cell cell, const Moment& moment,
                                           const Board& board);
    std::optional<Value> derive_outcome(std::string_view function, const Moment& moment) const;
    /// What becomes of a neighbour that the search looks at.
    static Value looked_at(Cell cell, const Moment& moment, const Board& board);
    std::optional<Question> ask_sum(const Moment& moment) const;
};

}  // namespace stepwell::lesson_2
