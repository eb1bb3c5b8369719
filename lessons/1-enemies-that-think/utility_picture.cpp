#include "lessons/1-enemies-that-think/utility_picture.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "lessons/kit/grid_picture.h"

namespace stepwell::lesson_1 {
namespace {

using State = ActRow::State;

constexpr float width = 13, rows_top = 3.15F, rows_top_with_curves = 4.3F;
constexpr float bar_left = 4.75F, bar_high = 0.36F, point_wide = 0.069F;  // of one point of score
constexpr float card_wide = 2.48F, card_pitch = 2.63F, card_high = 2.5F;
constexpr Paint ink{Role::ink}, quiet{Role::quiet}, faint{Role::faint}, best_paint{Role::current},
    other_paint{Role::frontier, 0, 0.55F};

float pitch_of(std::size_t rows) { return rows > 4 ? 0.93F : 1.15F; }

std::size_t row_count(const Settings& settings) {
    return show_of(settings) == Show::six ? 3 : acts_of(settings).size();
}
float top_of_rows(const Settings& settings) {
    return show_of(settings) == Show::curves ? rows_top_with_curves : rows_top;
}

std::string label(const Canvas& canvas, std::string_view name) { return canvas.words(fmt::format("label {}", name)); }

std::string_view label_of(Act act) { return labels(Act{})[static_cast<std::size_t>(act)]; }

// --- fighters --------------------------------------------------------------------------------------------------------

struct Card {
    std::string_view name, letter;
    Role role = Role::start;
    const Fighter* fighter = nullptr;
    bool life = true;                     ///< its life counts
    std::vector<std::string> lines = {};  ///< what else there is to say, two at most below a life bar
};

void draw_life(Canvas& canvas, Box bar, const Fighter& fighter, Role role) {
    const float share = std::min(1.0F, static_cast<float>(fighter.life) / static_cast<float>(fighter.max_life));
    canvas.fill(bar, {Role::border}, bar.h / 2);
    canvas.fill({bar.x, bar.y, std::max(bar.h, bar.w * share), bar.h}, {role}, bar.h / 2);
}

void draw_card(Canvas& canvas, Box box, const Card& card, bool chooses) {
    canvas.fill(box, {chooses ? Role::card : Role::floor}, 0.14F);
    canvas.outline(box, {chooses ? Role::ink : Role::border}, chooses ? 0.05F : 0.03F, Stroke::solid, 0.14F);
    draw_token(canvas, {box.x + 0.46F, box.y + 0.5F}, card.role, card.letter);
    canvas.text({box.x + 0.92F, box.y + 0.5F}, label(canvas, card.name), 0.29F, ink, Align::left);
    const float left = box.x + 0.2F, right = box.x + box.w - 0.2F;
    if (card.life) {
        const Fighter& f = *card.fighter;
        canvas.text({left, box.y + 1.13F}, fmt::format("{} / {}", f.life, f.max_life), 0.29F, ink, Align::left);
        canvas.text({right, box.y + 1.13F}, fmt::format("{} %", percent(f.life, f.max_life)), 0.29F, quiet,
                    Align::right);
        draw_life(canvas, {left, box.y + 1.36F, box.w - 0.4F, 0.2F}, f, card.role);
    }
    float y = box.y + (card.life ? 1.8F : 1.2F);
    for (const std::string& line : card.lines) {
        canvas.text({left, y}, line, 0.24F, quiet, Align::left, Face::text);
        y += 0.34F;
    }
}

std::string joined(const std::vector<std::string>& parts) { return fmt::format("{}", fmt::join(parts, "  ·  ")); }

std::string counted(const Canvas& canvas, std::string_view name, int number) {
    return fmt::format("{} {}", label(canvas, name), number);
}

/// What the hero suffers from, and, if it is the hero who chooses, what there is to use.
std::vector<std::string> lines_of_hero(const Canvas& canvas, const Fighter& hero, bool chooses, bool table) {
    std::vector<std::string> states, things;
    const auto add = [&](bool there, std::string_view name) {
        if (there) states.push_back(label(canvas, name));
    };
    add((table || !chooses) && hero.poisoned, "is-poisoned");
    add(table && hero.bleeding, "is-bleeding");
    add(table && chooses && hero.buffed, "is-buffed");
    if (chooses) things.push_back(counted(canvas, "potions", hero.potions));
    if (chooses && table) {
        things.push_back(counted(canvas, "antidotes", hero.antidotes));
        things.push_back(counted(canvas, "mana", hero.mana));
    }
    std::vector<std::string> lines;
    for (const auto& parts : {things, states})
        if (!parts.empty()) lines.push_back(joined(parts));
    return lines;
}

std::vector<std::string> lines_of_enemy(const Canvas& canvas, const Fighter& enemy, bool table) {
    if (table) return {counted(canvas, "phase-number", enemy.phase)};
    std::vector<std::string> lines{label(canvas, "cooldowns")};
    for (const Act act : {Act::heal, Act::spit}) lines.push_back(counted(canvas, label_of(act), enemy.wait_for(act)));
    return lines;
}

void draw_fighters(Canvas& canvas, const Moment& moment, const UtilityView& view) {
    const UtilityFacts::One& one = view.one();
    const Situation& at = one.at;
    const bool hero = hero_chooses_in(one.settings), table = show_of(one.settings) == Show::table;
    std::vector<Card> cards;
    if (!hero)
        cards.push_back({table ? "boss" : "shaman", table ? "B" : "s", Role::start, &at.me, table,
                         lines_of_enemy(canvas, at.me, table)});
    cards.push_back({"hero", "@", Role::goal, &at.hero, true, lines_of_hero(canvas, at.hero, hero, table)});
    const std::size_t first_other = cards.size();
    constexpr std::string_view letters[] = {"r", "g", "c"};
    for (int i = 0; i < at.others.size(); ++i)
        cards.push_back({other_names[i], letters[i], Role::start, &at.others[i]});
    const auto weakest = moment.now.find("weakest");
    const bool looking = moment.anchor().function.starts_with("weakest") && moment.anchor().subject == Kind::number;
    float x = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const bool wide = hero && i == 0;  // it has the most to tell
        const Box box{x, 0.1F, wide ? card_pitch + card_wide : card_wide, card_high};
        draw_card(canvas, box, cards[i], i == 0);
        x += box.w + card_pitch - card_wide;
        const int other = static_cast<int>(i) - static_cast<int>(first_other);
        if (other < 0) continue;
        const Box frame{box.x - 0.06F, box.y - 0.06F, box.w + 0.12F, box.h + 0.12F};
        if (weakest && weakest->as<int>() == other) canvas.outline(frame, best_paint, 0.06F, Stroke::dashed, 0.18F);
        if (looking && moment.step().subject == other) canvas.outline(frame, best_paint, 0.08F, Stroke::solid, 0.18F);
    }
}

// --- acts and their scores -------------------------------------------------------------------------------------------

std::string_view state_label(State state, bool done) {
    switch (state) {
        case State::best: return done ? "chosen" : "best-so-far";
        case State::lower: return "lower";
        case State::tie: return "tie";
        case State::beaten: return "beaten";
        case State::ahead:
        case State::asked:
        case State::weighed:
        case State::ruled_out: break;
    }
    return "";
}

/// `near 70 × far 30 = 21`
std::string product_text(const Canvas& canvas, const UtilityFacts::One& one, const ActRow& row) {
    for (const Weighed& each : weighed_acts(one.settings)) {
        if (each.act != row.act) continue;
        std::string text;
        for (const Consideration& c : each.considerations) {
            const std::string_view name = labels(Measure{})[static_cast<std::size_t>(c.of)];
            text += fmt::format("{}{} {} %", text.empty() ? "" : "  ×  ",
                                label(canvas, fmt::format("{}{}", c.turned ? "turned-" : "", name)), c.weight());
        }
        return text;
    }
    return {};
}

/// What is said below an act's bar.
std::string remark(const Canvas& canvas, const UtilityView& view, const ActRow& row) {
    if (row.state == State::weighed) return fmt::format("{} > {} ?", row.scored.score, *view.best_score());
    // Whether somebody needs healing is seen when all allies have been looked at.
    const bool told = row.state == State::asked && view.reveals() && row.act != Act::heal;
    if (told || row.state == State::ruled_out) {
        const std::string_view reason = why(view.one(), row.act);
        if (reason != "cooldown") return label(canvas, reason);
        return fmt::format("{} ({})", label(canvas, reason), view.one().at.me.wait_for(row.act));
    }
    const std::string_view state = state_label(row.state, view.done());
    return state.empty() ? std::string() : label(canvas, state);
}

/// Where the bar of a row is whose upper edge is at `y`.
float middle_of(float y, float pitch) { return y + pitch * 0.34F; }

void draw_row(Canvas& canvas, const UtilityView& view, const ActRow& row, float y, float pitch) {
    const float middle = middle_of(y, pitch), below = middle + 0.44F;
    const bool counts = row.number > 0, best = row.state == State::best;
    const bool now = row.act == view.current();
    if (now) {
        canvas.fill({0, y - 0.06F, width, pitch - 0.02F}, {Role::marked}, 0.12F);
        canvas.fill({0, y - 0.06F, 0.09F, pitch - 0.02F}, {Role::marked_bar}, 0.04F);
    }
    std::string name = label(canvas, label_of(row.act));
    if (counts && row.scored.target != nobody) name += " → " + label(canvas, other_names[row.scored.target]);
    canvas.text({0.65F, middle}, name, 0.32F,
                counts || now               ? ink
                : row.state == State::ahead ? faint
                                            : quiet,
                Align::left, best ? Face::bold : Face::text);
    const Box whole{bar_left, middle - bar_high / 2, 100 * point_wide, bar_high};
    if (counts) {
        const Paint paint = best ? best_paint : other_paint;
        const float length = point_wide * static_cast<float>(std::min(row.scored.score, 100));
        if (length > 0) canvas.fill({whole.x, whole.y, length, whole.h}, paint, 0.06F);
        canvas.outline({whole.x, whole.y, std::max(length, 0.04F), whole.h}, {best ? Role::current : Role::frontier},
                       0.035F, Stroke::solid, 0.06F);
        canvas.text({bar_left - 0.2F, middle}, std::to_string(row.scored.score), 0.36F, ink, Align::right);
        canvas.text({0.5F, middle}, std::to_string(row.number), 0.25F, quiet, Align::right, Face::text);
    } else if (row.state == State::ruled_out) {
        canvas.outline(whole, faint, 0.03F, Stroke::dashed, 0.06F);
    }
    std::string words = remark(canvas, view, row);
    if (counts && show_of(view.one().settings) == Show::curves && row.act != Act::wait)
        words = product_text(canvas, view.one(), row) + (words.empty() ? "" : "   ·   ") + words;
    canvas.text({bar_left, below}, words, 0.27F, best ? ink : quiet, Align::left,
                best || row.state == State::weighed ? Face::bold : Face::text);
}

void draw_rows(Canvas& canvas, const UtilityView& view) {
    const Settings& settings = view.one().settings;
    const std::vector<ActRow> rows = view.rows();
    const float top = top_of_rows(settings), pitch = pitch_of(row_count(settings));
    for (std::size_t i = 0; i < rows.size(); ++i)
        draw_row(canvas, view, rows[i], top + pitch * static_cast<float>(i), pitch);
    const auto best = view.best_score();
    if (!best) return;
    // What a score must be greater than; it does not run through words.
    const float x = bar_left + point_wide * static_cast<float>(std::min(*best, 100));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const float middle = middle_of(top + pitch * static_cast<float>(i), pitch);
        const Point line[] = {{x, middle - 0.27F}, {x, middle + 0.27F}};
        canvas.line(line, best_paint, 0.06F);
    }
}

// --- curves ----------------------------------------------------------------------------------------------------------

constexpr float graph_wide = 3.6F, graph_pitch = 4.45F, graph_top = 0.85F, graph_high = 2.6F, graph_left = 0.3F;
constexpr float handle_size = 0.17F;

Box graph_of(int curve) {
    return {graph_left + graph_pitch * static_cast<float>(curve), graph_top, graph_wide, graph_high};
}
Point in_graph(const Box& graph, int x, int y) {
    return {graph.x + graph.w * static_cast<float>(x) / 100, graph.y + graph.h * (1 - static_cast<float>(y) / 100)};
}
Point handle_of(const Settings& settings, int index) {
    return in_graph(graph_of(index), 50, curve(50, number_of(settings, bend_setting(index))));
}

/// What it can be dragged by, up and down.
void draw_handle(Canvas& canvas, Point at, float size) {
    constexpr Paint paint{Role::accent};
    canvas.triangle({at.x - size * 0.6F, at.y - size * 1.3F}, {at.x + size * 0.6F, at.y - size * 1.3F},
                    {at.x, at.y - size * 2.1F}, paint);
    canvas.triangle({at.x - size * 0.6F, at.y + size * 1.3F}, {at.x + size * 0.6F, at.y + size * 1.3F},
                    {at.x, at.y + size * 2.1F}, paint);
    canvas.disc(at, size, paint);
    canvas.disc(at, size * 0.45F, {Role::on_accent});
}

void draw_graph(Canvas& canvas, const Settings& settings, const Consideration& measured, bool marked) {
    const int index = static_cast<int>(measured.of);
    const Box graph = graph_of(index);
    const std::string_view name = labels(Measure{})[static_cast<std::size_t>(measured.of)];
    if (marked) canvas.fill({graph.x - 0.25F, 0.1F, graph.w + 0.5F, graph.y + graph.h + 0.1F}, {Role::marked}, 0.14F);
    canvas.fill(graph, {Role::floor}, 0.06F);
    canvas.outline(graph, {Role::border}, 0.03F, Stroke::solid, 0.06F);
    const int weight = curve(measured.value, measured.bend);
    canvas.text({graph.x, 0.42F}, label(canvas, name), 0.34F, ink, Align::left);
    canvas.text({graph.x + graph.w, 0.42F}, fmt::format("{} → {} %", measured.value, weight), 0.3F, quiet,
                Align::right);
    std::vector<Point> points;
    for (int x = 0; x <= 100; x += 5) points.push_back(in_graph(graph, x, curve(x, measured.bend)));
    canvas.line(points, {Role::frontier}, 0.07F);
    const Point at = in_graph(graph, measured.value, weight);
    const Point drop[] = {in_graph(graph, measured.value, 0), at, in_graph(graph, 0, weight)};
    canvas.line(drop, best_paint, 0.04F, Stroke::dashed);
    canvas.disc(at, 0.11F, best_paint);
    draw_handle(canvas, handle_of(settings, index), handle_size);
}

void draw_curves(Canvas& canvas, const Moment& moment) {
    const Settings& settings = moment.input.settings;
    const bool times = moment.at("multiply", "times");
    const std::vector<Weighed> acts = weighed_acts(settings);
    for (const Measure of : {Measure::near, Measure::life, Measure::need})
        for (const Weighed& each : acts) {
            const auto found = std::ranges::find(each.considerations, of, &Consideration::of);
            if (found == each.considerations.end()) continue;
            draw_graph(canvas, settings, *found, times && Slot<Measure>::decode(moment.step().subject) == of);
            break;
        }
}

}  // namespace

Box utility_world(const Settings& settings) {
    const std::size_t rows = row_count(settings);
    return {0, 0, width, top_of_rows(settings) + pitch_of(rows) * static_cast<float>(rows) + 0.05F};
}

void draw_utility(Canvas& canvas, const Moment& moment) {
    const UtilityView view(moment, moment.now);
    if (show_of(moment.input.settings) == Show::curves) draw_curves(canvas, moment);
    else draw_fighters(canvas, moment, view);
    draw_rows(canvas, view);
}

void draw_utility_sample(Canvas& canvas, std::string_view key) {
    constexpr Box bar{0.05F, 0.3F, 0.9F, 0.4F}, card{0.12F, 0.12F, 0.76F, 0.76F};
    if (key == "best") canvas.fill(bar, best_paint, 0.08F);
    if (key == "considered") {
        canvas.fill(bar, other_paint, 0.08F);
        canvas.outline(bar, {Role::frontier}, 0.07F, Stroke::solid, 0.08F);
    }
    if (key == "ruled-out") canvas.outline(bar, faint, 0.07F, Stroke::dashed, 0.08F);
    if (key == "to-beat") {
        constexpr Point line[] = {{0.5F, 0.02F}, {0.5F, 0.98F}};
        canvas.line(line, best_paint, 0.12F);
    }
    if (key == "looked-at") canvas.outline(card, best_paint, 0.13F, Stroke::solid, 0.18F);
    if (key == "weakest") canvas.outline(card, best_paint, 0.1F, Stroke::dashed, 0.18F);
    if (key == "handle") draw_handle(canvas, {0.5F, 0.5F}, 0.22F);
    if (key == "measured") canvas.disc({0.5F, 0.5F}, 0.28F, best_paint);
}

std::optional<int> curve_handle_at(const Settings& settings, Point at) {
    if (show_of(settings) != Show::curves) return std::nullopt;
    constexpr float reach = 0.5F;
    for (int index = 0; index < 3; ++index) {
        const Point handle = handle_of(settings, index);
        if (std::hypot(handle.x - at.x, handle.y - at.y) <= reach) return index;
    }
    return std::nullopt;
}

int bend_at(float y) {
    const float height = 100 * (graph_top + graph_high - y) / graph_high;  // 25 … 75, as curve() has it
    return std::clamp(static_cast<int>(std::lround(2 * (height - 25))), 0, 100);
}

std::string bend_setting(int curve) {
    return fmt::format("{}-bend", labels(Measure{})[static_cast<std::size_t>(curve)]);
}

}  // namespace stepwell::lesson_1
