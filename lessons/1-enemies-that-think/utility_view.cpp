#include "lessons/1-enemies-that-think/utility_view.h"

#include <algorithm>
#include <string>

namespace stepwell::lesson_1 {
namespace {

/// The step at which a chooser comes to an act: `heal skill?`.
std::string anchor_of(Act act) {
    std::string name{labels(Act{})[static_cast<std::size_t>(act)]};
    std::ranges::replace(name, '-', ' ');
    return name + '?';
}

std::string_view why_not_heal(const Situation& at) {
    Silent silent;
    if (weakest_ally(at.others, silent) == nobody) return "nobody-hurt";
    return at.me.wait_for(Act::heal) > 0 ? "cooldown" : "considered";
}

/// For what needs no more than to be ready.
std::string_view why_not_ready(const Fighter& me, Act act) {
    if (me.wait_for(act) > 0) return "cooldown";
    return me.can_pay(act) ? "considered" : "no-mana";
}

std::string_view unless(bool condition, std::string_view reason, std::string_view before) {
    return before == "considered" && condition ? reason : before;
}

std::string_view why_not_summon(const Fighter& me) {
    if (me.phase != 1) return "phase";
    return calls_for_help(me) ? "considered" : "half";
}

std::string_view why_not_antidote(const Fighter& me) {
    if (me.antidotes == 0) return "no-antidote";
    if (!me.poisoned && !me.bleeding) return "healthy";
    return is_hurt(me) ? "considered" : "not-half";
}

}  // namespace

const std::vector<std::string_view> why_labels = {"considered", "cooldown",    "no-mana", "nobody-hurt", "poisoned",
                                                  "bleeding",   "phase",       "half",    "summons",     "no-potion",
                                                  "not-low",    "no-antidote", "healthy", "not-half",    "active"};

UtilityFacts::UtilityFacts(const Settings& settings) {
    Silent silent;
    for (Settings& each : decisions_of(settings)) {
        Situation at = situation_of(each);
        Decision decision = decide(each, silent);
        all.push_back({std::move(each), std::move(at), std::move(decision)});
    }
}

std::vector<Act> acts_of(const Settings& settings) {
    const bool hero = hero_chooses_in(settings);
    switch (show_of(settings)) {
        case Show::curves: return {Act::wait, Act::attack, Act::heal, Act::flee};
        case Show::table:
            if (hero)
                return {Act::attack, Act::potion, Act::antidote, Act::heal_skill,
                        Act::buff,   Act::debuff, Act::sweep,    Act::skill};
            return {Act::attack, Act::heal, Act::spit, Act::firebolt, Act::rend, Act::summon, Act::slam};
        case Show::six:
        case Show::small: break;
    }
    return hero ? std::vector{Act::attack, Act::potion} : std::vector{Act::attack, Act::heal, Act::spit};
}

std::string_view why(const UtilityFacts::One& decision, Act act) {
    if (show_of(decision.settings) == Show::curves) return "considered";
    const Situation& at = decision.at;
    switch (act) {
        case Act::heal: return why_not_heal(at);
        case Act::spit: return unless(at.hero.poisoned, "poisoned", why_not_ready(at.me, act));
        case Act::rend: return unless(at.hero.bleeding, "bleeding", why_not_ready(at.me, act));
        case Act::summon: return why_not_summon(at.me);
        case Act::slam: return unless(calls_for_help(at.me), "summons", why_not_ready(at.me, act));
        case Act::potion: return at.me.potions == 0 ? "no-potion" : is_in_danger(at.me) ? "considered" : "not-low";
        case Act::antidote: return why_not_antidote(at.me);
        case Act::buff: return unless(at.me.buffed, "active", why_not_ready(at.me, act));
        case Act::firebolt:
        case Act::heal_skill:
        case Act::debuff:
        case Act::sweep:
        case Act::skill: return why_not_ready(at.me, act);
        case Act::attack:
        case Act::flee:
        case Act::wait: break;
    }
    return "considered";
}

UtilityView::UtilityView(const Moment& moment, const Board& board) : moment_(moment), board_(board) {
    const Recording& run = moment.recording;
    const auto chapters = run.chapters();
    const auto behind = std::ranges::upper_bound(chapters, moment.position);
    if (behind != chapters.begin()) {
        index_ = static_cast<std::size_t>(behind - chapters.begin()) - 1;
        begin_ = *std::prev(behind);
    }
    one_ = &moment.facts_as<UtilityFacts>().all[index_];
    const std::vector<Act> acts = acts_of(one_->settings);
    for (std::size_t p = begin_; p <= moment.position; ++p) {
        if (run.step(p).depth > 1) continue;
        const Anchor& anchor = run.anchor(p);
        done_ = anchor.name == "done";
        if (anchor.name == "weigh") current_ = Slot<Act>::decode(run.step(p).subject);
        for (const Act act : acts)
            if (anchor_of(act) == anchor.name) current_ = act;
    }
    if (done_) current_.reset();
}

const Scored& UtilityView::considered_now() const {
    const std::size_t before = board_.find("considered")->items().size();
    const bool noted = &board_ != &moment_.now || moment_.anchor().name != "note";
    return one_->decision.considered[noted ? before - 1 : before];
}

std::optional<int> UtilityView::best_score() const {
    const auto best = board_.find("best_score");
    return best ? std::optional(best->as<int>()) : std::nullopt;
}

std::vector<ActRow> UtilityView::rows() const {
    std::vector<ActRow> rows;
    for (const Act act : acts_of(one_->settings)) rows.push_back({.act = act});
    const auto considered = board_.find("considered");
    if (!considered) return rows;
    const std::size_t size = considered->items().size();
    const Act best = board_.find("best_action")->as<Act>();
    const bool weighing = moment_.at("consider", "greater?") || moment_.at("consider", "replace");
    const auto current = std::ranges::find_if(rows, [&](const ActRow& row) { return row.act == current_; });
    for (auto row = rows.begin(); row != rows.end(); ++row) {
        int best_before = -1;
        for (std::size_t i = 0; i < size; ++i) {
            const Scored& each = one_->decision.considered[i];
            if (each.act == row->act) {
                row->scored = each;
                row->number = static_cast<int>(i) + 1;
                row->state = each.act == best            ? ActRow::State::best
                             : each.score > best_before  ? ActRow::State::beaten
                             : each.score == best_before ? ActRow::State::tie
                                                         : ActRow::State::lower;
                break;
            }
            best_before = std::max(best_before, each.score);
        }
        if (row->number > 0 && row->act == current_ && weighing && row->act != best)
            row->state = ActRow::State::weighed;
        if (row->number > 0) continue;
        const bool behind_it = done_ || (current_ && row < current);
        row->state = behind_it        ? ActRow::State::ruled_out
                     : row == current ? ActRow::State::asked
                                      : ActRow::State::ahead;
    }
    return rows;
}

}  // namespace stepwell::lesson_1
