#include "lessons/1-enemies-that-think/utility_run.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace stepwell::lesson_1 {
namespace {

using Changes = std::vector<std::pair<std::string_view, std::string_view>>;

struct Preset {
    std::string_view name;
    Changes changes;
};

/// The six rows of golden/utility.csv.
const std::array<Preset, 6>& rows() {
    static const Changes shaman = {{"show", "small"},    {"chooser", "shaman"}, {"hero-life", "30"},
                                   {"hero-max", "40"},   {"poisoned", "no"},    {"others", "2"},
                                   {"rat-life", "3"},    {"rat-max", "9"},      {"goblin-life", "16"},
                                   {"goblin-max", "16"}, {"heal-wait", "0"},    {"spit-wait", "0"}};
    static const Changes hero = {{"show", "small"},    {"chooser", "hero"},   {"hero-life", "30"},
                                 {"hero-max", "40"},   {"potions", "1"},      {"others", "3"},
                                 {"rat-life", "3"},    {"rat-max", "9"},      {"goblin-life", "16"},
                                 {"goblin-max", "16"}, {"cultist-life", "3"}, {"cultist-max", "20"}};
    const auto with = [](Changes changes, const Changes& more) {
        changes.insert(changes.end(), more.begin(), more.end());
        return changes;
    };
    static const std::array<Preset, 6> rows = {{
        {"heal-ally", shaman},
        {"heal-waits", with(shaman, {{"heal-wait", "2"}})},
        {"poisoned-already", with(shaman, {{"poisoned", "yes"}, {"rat-life", "9"}})},
        {"spit-waits", with(shaman, {{"goblin-life", "6"}, {"spit-wait", "3"}})},
        {"fewest-points", hero},
        {"potion", with(hero, {{"hero-life", "10"}})},
    }};
    return rows;
}

/// Situations that the six do not have.
const std::vector<Preset>& more_presets() {
    static const std::vector<Preset> presets = {
        {"tie",
         {{"show", "small"},
          {"chooser", "shaman"},
          {"heal-wait", "1"},
          {"spit-wait", "0"},
          {"poisoned", "no"},
          {"attack-score", "40"},
          {"spit-score", "40"}}},
        {"boss",
         {{"show", "table"},
          {"chooser", "shaman"},
          {"own-life", "18"},
          {"own-max", "40"},
          {"phase", "1"},
          {"poisoned", "no"},
          {"bleeding", "no"}}},
        {"phase-two",
         {{"show", "table"},
          {"chooser", "shaman"},
          {"own-life", "18"},
          {"own-max", "40"},
          {"phase", "2"},
          {"hero-life", "30"},
          {"hero-max", "40"},
          {"bleeding", "yes"},
          {"firebolt-wait", "2"},
          {"antidotes", "1"}}},
        {"skills",
         {{"show", "table"},
          {"chooser", "hero"},
          {"hero-life", "17"},
          {"hero-max", "40"},
          {"poisoned", "yes"},
          {"buffed", "yes"},
          {"antidotes", "1"},
          {"potions", "0"},
          {"mana", "12"},
          {"others", "3"},
          {"goblin-life", "2"},
          {"goblin-max", "16"}}},
        {"no-mana",
         {{"show", "table"},
          {"chooser", "hero"},
          {"hero-life", "30"},
          {"hero-max", "40"},
          {"poisoned", "no"},
          {"bleeding", "no"},
          {"antidotes", "1"},
          {"potions", "1"},
          {"mana", "2"},
          {"others", "1"}}},
        {"curves",
         {{"show", "curves"},
          {"distance", "3"},
          {"own-life", "18"},
          {"own-max", "40"},
          {"rat-life", "3"},
          {"rat-max", "9"}}},
    };
    return presets;
}

void apply(const Changes& changes, Settings& settings) {
    for (const auto& [name, value] : changes) settings[std::string(name)] = value;
}

bool is(const Settings& settings, std::string_view name) { return settings.find(name)->second == "yes"; }

/// `rat-life`
std::string setting_of(std::string_view fighter, std::string_view what) { return fmt::format("{}-{}", fighter, what); }

Fighter fighter_of(const Settings& settings, std::string_view name) {
    return {.life = number_of(settings, setting_of(name, "life")),
            .max_life = number_of(settings, setting_of(name, "max"))};
}

constexpr std::pair<Act, std::string_view> specials[] = {{Act::heal, "heal-wait"},
                                                         {Act::spit, "spit-wait"},
                                                         {Act::firebolt, "firebolt-wait"},
                                                         {Act::rend, "rend-wait"},
                                                         {Act::slam, "slam-wait"}};
constexpr std::pair<Act, std::string_view> skills[] = {{Act::heal_skill, "heal-skill-wait"},
                                                       {Act::buff, "buff-wait"},
                                                       {Act::debuff, "debuff-wait"},
                                                       {Act::sweep, "sweep-wait"},
                                                       {Act::skill, "skill-wait"}};

template <class Pairs>
bool names(const Pairs& pairs, std::string_view setting) {
    return std::ranges::any_of(pairs, [&](const auto& pair) { return pair.second == setting; });
}

std::string others_text(const Settings& settings) {
    const Team others = situation_of(settings).others;
    std::vector<std::string> all;
    for (int i = 0; i < others.size(); ++i)
        all.push_back(fmt::format("{}:{}/{}", other_names[i], others[i].life, others[i].max_life));
    return fmt::format("{}", fmt::join(all, " "));
}

std::string considered_text(const Decision& decision) {
    std::vector<std::string> all;
    for (const Scored& each : decision.considered) all.push_back(fmt::format("{}={}", name_of(each), each.score));
    return fmt::format("{}", fmt::join(all, " "));
}

/// Who decides, as results say it.
std::string chooser_of(const Settings& settings) {
    switch (show_of(settings)) {
        case Show::curves: return "goblin";
        case Show::table: return hero_chooses_in(settings) ? "hero" : "boss";
        case Show::six:
        case Show::small: break;
    }
    return settings.at("chooser");
}

std::string scored_as_json(const Scored& scored) {
    return fmt::format(
        R"({{"action": "{}", "target": {}, "score": {}}})", labels(Act{})[static_cast<std::size_t>(scored.act)],
        scored.target == nobody ? "null" : fmt::format("\"{}\"", other_names[scored.target]), scored.score);
}

}  // namespace

Show show_of(const Settings& settings) {
    const std::string& show = settings.find("show")->second;
    return show == "six" ? Show::six : show == "small" ? Show::small : show == "table" ? Show::table : Show::curves;
}

bool hero_chooses_in(const Settings& settings) { return settings.find("chooser")->second == "hero"; }

std::vector<Setting> utility_settings() {
    std::vector<Setting> all = {{.name = "show", .choices = {"six", "small", "table", "curves"}},
                                {.name = "chooser", .choices = {"shaman", "hero"}}};
    const auto number = [&](std::string name, int least, int most, int initial) {
        all.push_back({.name = std::move(name),
                       .kind = Setting::Kind::number,
                       .least = least,
                       .most = most,
                       .initial = std::to_string(initial)});
    };
    const auto yes_or_no = [&](std::string name) {
        all.push_back({.name = std::move(name), .choices = {"no", "yes"}});
    };
    constexpr int most_life = 99, most_turns = 9;
    number("own-life", 1, most_life, 30);
    number("own-max", 1, most_life, 40);
    number("phase", 1, 2, 1);
    number("hero-life", 1, most_life, 30);
    number("hero-max", 1, most_life, 40);
    for (const char* state : {"poisoned", "bleeding", "buffed"}) yes_or_no(state);
    number("potions", 0, 9, 1);
    number("antidotes", 0, 9, 0);
    number("mana", 0, 20, 12);
    number("others", 1, 3, 2);
    for (const auto& [name, life, most] : {std::tuple{"rat", 3, 9}, {"goblin", 16, 16}, {"cultist", 3, 20}}) {
        number(setting_of(name, "life"), 1, most_life, life);
        number(setting_of(name, "max"), 1, most_life, most);
    }
    for (const auto& [act, name] : specials) number(std::string(name), 0, most_turns, 0);
    for (const auto& [act, name] : skills) number(std::string(name), 0, most_turns, 0);
    const Worth worth;
    number("attack-score", 0, 100, worth.attack);
    number("heal-score", 0, 100, worth.heal);
    number("spit-score", 0, 100, worth.spit);
    number("potion-score", 0, 100, worth.potion);
    number("distance", 0, 10, 3);
    for (const char* bend : {"near-bend", "life-bend", "need-bend"}) number(bend, 0, 100, 50);
    return all;
}

bool utility_matters(std::string_view setting, const Settings& settings) {
    const Show show = show_of(settings);
    const bool hero = hero_chooses_in(settings), scores = setting.ends_with("-score");
    if (setting == "show") return true;
    if (show == Show::six) return scores;
    if (setting == "distance" || setting.ends_with("-bend")) return show == Show::curves;
    for (std::size_t i = 0; i < std::size(other_names); ++i)
        if (setting == setting_of(other_names[i], "life") || setting == setting_of(other_names[i], "max"))
            return static_cast<int>(i) < number_of(settings, "others");
    if (setting == "others") return true;
    if (setting == "own-life" || setting == "own-max") return show == Show::curves || (show == Show::table && !hero);
    if (show == Show::curves) return false;
    if (setting == "chooser" || setting == "attack-score") return true;
    if (setting == "hero-life" || setting == "hero-max") return true;
    if (setting == "potions" || setting == "potion-score") return hero;
    if (setting == "heal-score" || setting == "spit-score") return !hero;
    const bool table = show == Show::table;
    if (setting == "heal-wait" || setting == "spit-wait") return !hero;
    if (setting == "poisoned") return !hero || table;
    if (setting == "bleeding") return table;
    if (setting == "phase" || names(specials, setting)) return table && !hero;
    return table && hero;  // antidotes, mana, strengthened, and the skills
}

std::vector<std::string> utility_presets() {
    std::vector<std::string> names{"six"};
    for (const Preset& row : rows()) names.emplace_back(row.name);
    for (const Preset& preset : more_presets()) names.emplace_back(preset.name);
    return names;
}

void set_preset(std::string_view preset, Settings& settings) {
    if (preset == "six") {
        apply(rows().front().changes, settings);
        settings["show"] = "six";
        return;
    }
    for (const Preset& row : rows())
        if (row.name == preset) apply(row.changes, settings);
    for (const Preset& other : more_presets())
        if (other.name == preset) apply(other.changes, settings);
}

Situation situation_of(const Settings& settings) {
    Situation at;
    const bool table = show_of(settings) == Show::table;
    at.hero = fighter_of(settings, "hero");
    at.hero.poisoned = is(settings, "poisoned");
    at.hero.bleeding = is(settings, "bleeding");
    at.hero.buffed = is(settings, "buffed");
    at.hero.potions = number_of(settings, "potions");
    at.hero.antidotes = number_of(settings, "antidotes");
    at.hero.mana = number_of(settings, "mana");
    for (const auto& [act, name] : skills) at.hero.learn(act, number_of(settings, name), skill_cost);
    at.me = at.hero;
    if (!hero_chooses_in(settings)) {
        at.me = fighter_of(settings, "own");
        at.me.phase = table ? number_of(settings, "phase") : 0;
        for (const auto& [act, name] : specials) at.me.learn(act, number_of(settings, name));
    }
    std::vector<Fighter> others;
    for (int i = 0; i < number_of(settings, "others"); ++i) others.push_back(fighter_of(settings, other_names[i]));
    at.others = Team(std::move(others));
    at.worth.attack = number_of(settings, "attack-score");
    at.worth.heal = number_of(settings, "heal-score");
    at.worth.spit = number_of(settings, "spit-score");
    at.worth.potion = number_of(settings, "potion-score");
    return at;
}

std::vector<Weighed> weighed_acts(const Settings& settings) {
    const Situation at = situation_of(settings);
    const Fighter me = fighter_of(settings, "own");
    int least = 100;
    for (int i = 0; i < at.others.size(); ++i)
        least = std::min(least, percent(at.others[i].life, at.others[i].max_life));
    const Consideration near{Measure::near, 100 - 10 * number_of(settings, "distance"),
                             number_of(settings, "near-bend")};
    const Consideration life{Measure::life, std::min(100, percent(me.life, me.max_life)),
                             number_of(settings, "life-bend")};
    const Consideration need{Measure::need, 100 - least, number_of(settings, "need-bend")};
    const auto turned = [](Consideration each) {
        each.turned = true;
        return each;
    };
    return {{Act::attack, {near, life}}, {Act::heal, {need, turned(near)}}, {Act::flee, {near, turned(life)}}};
}

std::vector<Settings> decisions_of(const Settings& settings) {
    if (show_of(settings) != Show::six) return {settings};
    std::vector<Settings> six;
    for (const Preset& row : rows()) {
        six.push_back(settings);
        apply(row.changes, six.back());
    }
    return six;
}

std::string name_of(const Scored& scored) {
    const std::string_view act = labels(Act{})[static_cast<std::size_t>(scored.act)];
    return scored.target == nobody ? std::string(act) : fmt::format("{}:{}", act, other_names[scored.target]);
}

std::string decisions_as_csv(const Settings& settings, const std::vector<Decision>& decisions) {
    const bool small = show_of(settings) == Show::six || show_of(settings) == Show::small;
    std::string text =
        small ? "chooser,hero_hp,hero_max,poisoned_or_potion,others (name:hp/max),heal_wait,spit_wait," : "";
    text += "considered (action=score),chosen\n";
    const std::vector<Settings> all = decisions_of(settings);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Settings& set = all[i];
        if (small) {
            const bool hero = hero_chooses_in(set);
            const std::string& poisoned = set.at("poisoned");
            text += fmt::format("{},{},{},{},{},{},{},", set.at("chooser"), set.at("hero-life"), set.at("hero-max"),
                                !hero                           ? poisoned
                                : number_of(set, "potions") > 0 ? "potion"
                                                                : "no",
                                others_text(set), hero ? "" : set.at("heal-wait"), hero ? "" : set.at("spit-wait"));
        }
        text += fmt::format("{},{}\n", considered_text(decisions[i]), name_of(decisions[i].best));
    }
    return text;
}

std::string print_decisions(const Settings& settings, Format format) {
    Silent silent;
    const std::vector<Settings> all = decisions_of(settings);
    std::vector<Decision> decisions;
    for (const Settings& each : all) decisions.push_back(decide(each, silent));
    if (format == Format::csv) return decisions_as_csv(settings, decisions);
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Decision& decision = decisions[i];
        if (format == Format::text) {
            parts.push_back(
                fmt::format("{}: {} -> {}\n", chooser_of(all[i]), considered_text(decision), name_of(decision.best)));
            continue;
        }
        std::vector<std::string> considered;
        for (const Scored& each : decision.considered) considered.push_back(scored_as_json(each));
        parts.push_back(fmt::format(R"({{"chooser": "{}", "considered": [{}], "chosen": {}}})", chooser_of(all[i]),
                                    fmt::join(considered, ", "), scored_as_json(decision.best)));
    }
    if (format == Format::text) return fmt::format("{}", fmt::join(parts, ""));
    return fmt::format("{{\"decisions\": [{}]}}\n", fmt::join(parts, ", "));
}

}  // namespace stepwell::lesson_1
