// The best score wins: how a shaman and a hero choose what to do in a fight.
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/trace/record.h"
#include "lessons/1-enemies-that-think/scenes.h"
#include "lessons/1-enemies-that-think/utility_picture.h"
#include "lessons/1-enemies-that-think/utility_questions.h"
#include "lessons/1-enemies-that-think/utility_run.h"
#include "lessons/1-enemies-that-think/utility_view.h"

namespace stepwell::lesson_1 {
namespace {

constexpr float pick_fine = 20;  // places of a world unit that a drag tells apart

constexpr std::string_view target_labels[] = {"rat", "goblin", "cultist", "nobody"};
constexpr std::string_view verdict_labels[] = {"greater", "tie", "lower"};
constexpr std::string_view measure_labels[] = {"near", "turned-near", "life", "turned-life", "need"};

Value label_at(Labels labels, std::string_view name) {
    return {Kind::label, static_cast<std::int32_t>(std::ranges::find(labels, name) - labels.begin()), labels};
}
Value target_value(int target) { return {Kind::label, target == nobody ? 3 : target, target_labels}; }

Brush brush_of(int curve) { return static_cast<Brush>(static_cast<int>(Brush::own) + curve); }

class UtilityScene final : public Scene {
public:
    std::string_view id() const override { return "utility"; }
    bool has_floor() const override { return false; }

    std::vector<Setting> settings() const override { return utility_settings(); }
    bool matters(std::string_view setting, const Input& input) const override {
        return utility_matters(setting, input.settings);
    }
    std::vector<std::string> presets() const override { return utility_presets(); }
    Input preset(std::string_view name, const Input& current) const override {
        Input input = current;
        set_preset(name, input.settings);
        return input;
    }

    Result<void> check(const Input& input) const override {
        if (const auto checked = check_settings(input); !checked) return checked;
        for (const char* fighter : {"own", "hero", "rat", "goblin", "cultist"}) {
            const std::string name = fmt::format("{}-life", fighter);
            const int life = number_of(input.settings, name),
                      most = number_of(input.settings, fmt::format("{}-max", fighter));
            if (life > most)
                return failure(error("setting.life", "{setting} = {value} is more than the {most} that there can be",
                                     {{"setting", name}, {"value", life}, {"most", most}}));
        }
        return {};
    }

    Recording record(const Input& input, const Limits& limits) const override {
        return stepwell::record(
            [&](Tape& tape) {
                for (const Settings& each : decisions_of(input.settings)) decide(each, tape);
            },
            limits);
    }
    std::unique_ptr<const Facts> facts(const Input& input, const Recording&, const Facts*) const override {
        return std::make_unique<UtilityFacts>(input.settings);
    }
    std::string print(const Input& input, Format format) const override {
        return print_decisions(input.settings, format);
    }

    Box world(const Input& input) const override { return utility_world(input.settings); }
    void draw(Canvas& canvas, const Moment& moment, const std::vector<Mover>&) const override {
        draw_utility(canvas, moment);
    }
    std::vector<Mover> movers(const Moment&) const override { return {}; }
    std::vector<LegendEntry> legend(const Input& input) const override {
        const Show show = show_of(input.settings);
        std::vector<LegendEntry> legend{{"best"}, {"considered"}, {"to-beat"}};
        if (show == Show::curves) legend.insert(legend.end(), {{"measured"}, {"handle"}});
        else legend.insert(legend.end(), {{"ruled-out"}, {"looked-at"}, {"weakest"}});
        return legend;
    }
    void draw_sample(Canvas& canvas, const LegendEntry& entry) const override {
        draw_utility_sample(canvas, entry.key);
    }
    std::vector<Count> counts(const Moment& moment) const override {
        const UtilityView view(moment, moment.now);
        std::vector<Count> counts;
        if (show_of(moment.input.settings) == Show::six)
            counts.push_back({"decision", static_cast<int>(view.index()) + 1});
        const auto considered = moment.now.find("considered");
        counts.push_back({"considered", considered ? static_cast<int>(considered->items().size()) : 0});
        counts.push_back({"best", view.best_score()});
        return counts;
    }

    std::vector<std::string> listings(const Settings& settings) const override {
        const bool hero = hero_chooses_in(settings);
        switch (show_of(settings)) {
            case Show::six: return {"shaman_chooses", "weakest_ally", "hero_chooses", "weakest_enemy", "consider"};
            case Show::curves: return {"choose_by_curves", "multiply", "consider"};
            case Show::table:
                if (hero) return {"skilled_hero_chooses", "weakest_enemy", "consider"};
                return {"enemy_chooses", "weakest_ally", "consider"};
            case Show::small: break;
        }
        if (hero) return {"hero_chooses", "weakest_enemy", "consider"};
        return {"shaman_chooses", "weakest_ally", "consider"};
    }
    std::vector<Settings> variants() const override {
        return {{{"show", "six"}},
                {{"show", "small"}, {"chooser", "shaman"}},
                {{"show", "small"}, {"chooser", "hero"}},
                {{"show", "table"}, {"chooser", "shaman"}},
                {{"show", "table"}, {"chooser", "hero"}},
                {{"show", "curves"}}};
    }

    /// Of one of the others: name, share, life, most. Of the act that it is about: why, wait, points, whom, verdict. Of
    /// what it is weighed by: measure, weight. Which decision it is: decision. What the hero has left: hero_share.
    std::optional<Value> derive(std::string_view function, const Value& argument, const Moment& moment,
                                const Board& board) const override {
        const UtilityView view(moment, board);
        const Situation& at = view.one().at;
        if (function == "decision") return Value::of(static_cast<int>(view.index()) + 1);
        if (function == "hero_share") return Value::of(percent(at.hero.life, at.hero.max_life));
        if (argument.kind == Kind::number) return of_other(function, argument.number(), at);
        if (moment.anchor().function == "consider") return of_considered(function, moment, view);
        if (moment.at("multiply", "times")) return of_measure(function, moment, view);
        if (function == "target") return target_value(view.one().decision.best.target);
        if (!view.current()) return std::nullopt;
        if (function == "why") return label_at(why_labels, why(view.one(), *view.current()));
        if (function == "wait") return Value::of(at.me.wait_for(*view.current()));
        return std::nullopt;
    }

    std::vector<std::string> variables() const override {
        return {"best_score", "best_action", "considered", "scores", "least", "score"};
    }
    std::vector<std::pair<std::string, Role>> coloured_names() const override {
        return {{"best", Role::current},
                {"best_score", Role::current},
                {"best_action", Role::current},
                {"considered", Role::frontier},
                {"scores", Role::frontier}};
    }
    std::optional<std::uint32_t> slot_at(Cell, const Moment&) const override { return std::nullopt; }

    std::vector<std::string> question_kinds() const override { return utility_question_kinds(); }
    std::optional<Question> ask(const Moment& moment) const override { return ask_utility(moment); }

    /// The handles of the curves are all that can be dragged.
    std::vector<Tool> tools() const override { return {Tool::automatic}; }
    Cell pick(const Input&, Point world) const override { return cell_at({world.x * pick_fine, world.y * pick_fine}); }
    Brush press_at(const Input& input, Cell, Point at, Tool, bool secondary) const override {
        const auto curve = curve_handle_at(input.settings, at);
        return curve && !secondary ? brush_of(*curve) : Brush::none;
    }
    void stroke(Input& input, Brush brush, Cell, Cell to) const override {
        const int curve = static_cast<int>(brush) - static_cast<int>(Brush::own);
        input.settings[bend_setting(curve)] = std::to_string(bend_at((static_cast<float>(to.y) + 0.5F) / pick_fine));
    }

private:
    static std::optional<Value> of_other(std::string_view function, int other, const Situation& at) {
        if (function == "name") return target_value(other);
        if (other < 0 || other >= at.others.size()) return std::nullopt;
        const Fighter& fighter = at.others[other];
        if (function == "share") return Value::of(percent(fighter.life, fighter.max_life));
        if (function == "life") return Value::of(fighter.life);
        if (function == "most") return Value::of(fighter.max_life);
        return std::nullopt;
    }
    static std::optional<Value> of_considered(std::string_view function, const Moment&, const UtilityView& view) {
        const Scored& scored = view.considered_now();
        if (function == "points") return Value::of(scored.score);
        if (function == "whom") return target_value(scored.target);
        if (function != "verdict") return std::nullopt;
        const int best = *view.best_score();
        return label_at(verdict_labels, scored.score > best ? "greater" : scored.score == best ? "tie" : "lower");
    }
    static std::optional<Value> of_measure(std::string_view function, const Moment& moment, const UtilityView& view) {
        for (const Weighed& each : weighed_acts(view.one().settings)) {
            if (each.act != view.current()) continue;
            for (const Consideration& c : each.considerations) {
                if (c.of != Slot<Measure>::decode(moment.step().subject)) continue;
                const std::string_view name = labels(Measure{})[static_cast<std::size_t>(c.of)];
                if (function == "measure")
                    return label_at(measure_labels, c.turned ? fmt::format("turned-{}", name) : std::string(name));
                if (function == "weight") return Value::of(c.weight());
            }
        }
        return std::nullopt;
    }
};

}  // namespace

std::unique_ptr<Scene> utility_scene() { return std::make_unique<UtilityScene>(); }

}  // namespace stepwell::lesson_1
