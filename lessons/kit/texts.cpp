#include "lessons/kit/texts.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "core/base/lines.h"
#include "core/base/text.h"
#include "lessons/kit/embedded.h"
#include "lessons/kit/phrase.h"
#include "lessons/kit/runs.h"

namespace stepwell {
namespace {

constexpr std::string_view shared_section = "shared";
constexpr std::string_view kit_folder = "lessons/kit";

/// One heading's text while the file is read.
struct OpenText {
    std::string scene, key;
    int line = 0;       // of the heading
    int body_line = 0;  // of the first line that is not blank
    const char* begin = nullptr;
    const char* end = nullptr;
};

/// What an expression stands for: a value, and the own name of a label or of a setting's choice.
struct Term {
    Value value;
    std::string label;
};

/// Looks expressions up in one moment.
class Reader {
public:
    Reader(const Scene& scene, const Moment& moment, const std::optional<Value>& answer)
        : scene_(scene), moment_(moment), answer_(answer) {}

    Result<Term> look_up(const Expression& e) const {
        const Board& board = e.after ? moment_.after : moment_.now;
        switch (e.form) {
            case Expression::Form::name: return name(e, board);
            case Expression::Form::index: return item(e, board);
            case Expression::Form::call: return call(e, board);
        }
        return unknown(e);
    }

private:
    static tl::unexpected<Error> unknown(const Expression& e, std::string_view why = "nothing of that name is here") {
        return failure(fmt::format("'{{{}}}': {}", to_text(e), why));
    }

    static Term term(Value value) {
        std::string label;
        if (value.kind == Kind::label) label = to_text(value);
        if (value.kind == Kind::truth) label = value.raw != 0 ? "true" : "false";
        return {value, std::move(label)};
    }

    Result<Term> name(const Expression& e, const Board& board) const {
        if (!e.after && e.name == "subject") {
            const Anchor& anchor = moment_.anchor();
            if (anchor.subject == Kind::none) return unknown(e, "the step has no subject");
            return term({anchor.subject, moment_.step().subject, anchor.labels});
        }
        if (!e.after && e.name == "answer") {
            if (!answer_) return unknown(e, "there is no answer yet");
            return term(*answer_);
        }
        if (const auto view = board.find(e.name)) {
            if (view->layer().form != Form::var)
                return unknown(e, "this is no single value; write size(…) of a list or […] of a grid");
            return term({view->layer().kind, view->raw()[0], view->layer().labels});
        }
        const auto setting = moment_.input.settings.find(e.name);
        if (e.after || setting == moment_.input.settings.end()) return unknown(e);
        return setting_term(e, setting->second);
    }

    Result<Term> setting_term(const Expression& e, const std::string& text) const {
        const auto settings = scene_.settings();
        const auto setting = std::ranges::find(settings, e.name, &Setting::name);
        if (setting == settings.end()) return Term{{Kind::label, 0, {}}, text};  // it says what a stage does
        switch (setting->kind) {
            case Setting::Kind::choice: return Term{{Kind::label, 0, {}}, text};
            case Setting::Kind::number: return term(Value::of(whole_number(text).value_or(0)));
            case Setting::Kind::cell: {
                const auto c = cell_from_text(text);
                if (!c) return tl::unexpected(c.error());
                return term(Value::of(*c));
            }
        }
        return unknown(e);
    }

    Result<Term> item(const Expression& e, const Board& board) const {
        const auto index = look_up(e.argument.front());
        if (!index) return index;
        const auto view = board.find(e.name);
        if (!view) return unknown(e);
        const Layer& layer = view->layer();
        const Cell at = index->value.cell();
        if (layer.form != Form::cells) return unknown(e, "this is no grid");
        if (index->value.kind != Kind::cell || !layer.extent.contains(at)) return unknown(e, "no cell of the grid");
        return term({layer.kind, view->raw()[layer.extent.index(at)], layer.labels});
    }

    Result<Term> call(const Expression& e, const Board& board) const {
        if (e.name == "size" && e.argument.size() == 1) {
            const auto view = board.find(e.argument.front().name);
            if (!view || view->layer().form != Form::list) return unknown(e, "no list of that name is here");
            return term(Value::of(static_cast<int>(view->items().size())));
        }
        if (e.name == "count" && e.argument.size() == 1) {
            const std::size_t position = moment_.position + (e.after ? 1 : 0);
            return term(Value::of(static_cast<int>(moment_.recording.count(e.argument.front().name, position))));
        }
        Value argument;
        if (!e.argument.empty()) {
            const auto found = look_up(e.argument.front());
            if (!found) return found;
            argument = found->value;
        }
        const auto value = scene_.derive(e.name, argument, moment_, board);
        if (!value) return unknown(e);
        return term(*value);
    }

    const Scene& scene_;
    const Moment& moment_;
    const std::optional<Value>& answer_;
};

std::string label_text(std::string_view label, const Texts& texts, std::string_view scene) {
    const auto text = texts.find(scene, fmt::format("label {}", label));
    return std::string(text.value_or(label));
}

/// How a condition writes the term: 3, 8,3, wall.
std::string written(const Term& term) {
    if (!term.label.empty()) return term.label;
    if (term.value.kind == Kind::cell) return to_text(term.value.cell());
    return to_text(term.value);
}

/// Whether all of `conditions` hold: `end=stack skip(subject)=wall best==current`. One that cannot be looked up does
/// not.
bool hold(std::string_view conditions, const Reader& reader) {
    const auto look_up = [&](std::string_view text) -> std::optional<std::string> {
        const auto expression = parse_expression(text);
        if (!expression) return std::nullopt;
        const auto term = reader.look_up(*expression);
        return term ? std::optional(written(*term)) : std::nullopt;
    };
    while (!conditions.empty()) {
        const std::size_t end = std::min(conditions.find(' '), conditions.size());
        const std::string_view one = conditions.substr(0, end);
        conditions.remove_prefix(std::min(end + 1, conditions.size()));
        const std::size_t equals = one.find('=');
        const std::string_view right = one.substr(equals + 1);
        const auto value = look_up(one.substr(0, equals));
        const auto wanted = right.starts_with('=') ? look_up(right.substr(1)) : std::optional<std::string>(right);
        if (!value || value != wanted) return false;
    }
    return true;
}

/// The part of a key before its conditions.
std::string_view without_conditions(std::string_view key) {
    while (true) {
        const std::size_t space = key.rfind(' ');
        if (space == std::string_view::npos || key.find('=', space) == std::string_view::npos) return key;
        key = key.substr(0, space);
    }
}

}  // namespace

Result<Texts> Texts::parse(Language language, std::string_view markdown) {
    Texts texts;
    texts.language_ = language;
    std::string scene;
    std::optional<OpenText> open;
    bool fence = false;

    const auto close = [&]() -> Result<void> {
        if (!open) return {};
        if (open->begin == nullptr) return failure(fmt::format("'{}' has no text", open->key), open->line, 1);
        const std::string_view body = trimmed({open->begin, static_cast<std::size_t>(open->end - open->begin)});
        if (!is_page(open->key)) {
            if (const auto phrase = Phrase::parse(body); !phrase) {
                const Error& e = phrase.error();
                return failure(e.message, open->body_line + std::max(e.line, 1) - 1, std::max(e.column, 1));
            }
        }
        if (!texts.texts_[open->scene].emplace(open->key, body).second)
            return failure(fmt::format("'{}' is there twice", open->key), open->line, 1);
        texts.order_.emplace_back(open->scene, open->key);
        if (const auto base = without_conditions(open->key); base != open->key)
            texts.variants_[open->scene][std::string(base)].push_back(open->key);
        open.reset();
        return {};
    };

    int number = 0;
    for (const std::string_view line : split_lines(markdown)) {
        ++number;
        if (line.starts_with("```")) fence = !fence;
        const bool section = !fence && line.starts_with("# ");
        if (section || (!fence && line.starts_with("## "))) {
            if (auto closed = close(); !closed) return tl::unexpected(closed.error());
            const std::string name(trimmed(line.substr(section ? 2 : 3)));
            if (name.empty()) return failure("a heading without a name", number, 1);
            if (section) {
                scene = name;
            } else if (scene.empty()) {
                return failure("a '## key' belongs below a '# scene'", number, 1);
            } else {
                open = OpenText{scene, name, number, 0, nullptr, nullptr};
            }
            continue;
        }
        if (trimmed(line).empty()) continue;
        if (!open) return failure("this text has no '## key' above it", number, 1);
        if (open->begin == nullptr) {
            open->begin = line.data();
            open->body_line = number;
        }
        open->end = line.data() + line.size();
    }
    if (auto closed = close(); !closed) return tl::unexpected(closed.error());
    return texts;
}

const Texts& Texts::in(std::string_view folder, Language language) {
    static const auto all = [] {
        std::map<std::string, Texts, std::less<>> parsed;
        for (const EmbeddedFile& file : lesson_files())
            for (const Language each : all_languages)
                if (file.path.ends_with(fmt::format("/{}.md", code_of(each))))
                    if (auto texts = parse(each, file.bytes)) parsed.emplace(file.path, *std::move(texts));
        for (auto& [path, texts] : parsed) {
            const auto kit = parsed.find(fmt::format("{}/{}.md", kit_folder, code_of(texts.language())));
            if (kit != parsed.end() && &kit->second != &texts) texts.kit_ = &kit->second;
        }
        return parsed;
    }();
    static const Texts none;
    const auto found = all.find(fmt::format("{}/{}.md", folder, code_of(language)));
    return found == all.end() ? none : found->second;
}

const Texts& Texts::of(const Lesson& lesson, Language language) { return in(lesson.folder, language); }
const Texts& Texts::of_kit(Language language) { return in(kit_folder, language); }

std::optional<std::string_view> Texts::find(std::string_view scene, std::string_view key) const {
    for (const std::string_view section : {scene, shared_section}) {
        const auto in = texts_.find(section);
        if (in == texts_.end()) continue;
        if (const auto found = in->second.find(key); found != in->second.end()) return found->second;
    }
    return kit_ != nullptr ? kit_->find(scene, key) : std::nullopt;
}

std::vector<std::string> Texts::variants(std::string_view scene, std::string_view key) const {
    std::vector<std::string> variants;
    for (const std::string_view section : {scene, shared_section}) {
        const auto in = variants_.find(section);
        if (in == variants_.end()) continue;
        if (const auto found = in->second.find(key); found != in->second.end())
            variants.insert(variants.end(), found->second.begin(), found->second.end());
    }
    if (kit_ != nullptr) std::ranges::copy(kit_->variants(scene, key), std::back_inserter(variants));
    return variants;
}

Result<std::string> fill(std::string_view text, const Texts& texts, const Scene& scene, const Moment& moment,
                         const std::optional<Value>& answer) {
    const auto phrase = Phrase::parse(text);
    if (!phrase) return tl::unexpected(phrase.error());
    const Reader reader(scene, moment, answer);
    return phrase->fill(texts.language(), [&](const Expression& e) -> Result<Word> {
        const auto term = reader.look_up(e);
        if (!term) return tl::unexpected(term.error());
        Word word;
        word.text = term->label.empty() ? to_text(term->value) : label_text(term->label, texts, scene.id());
        word.number = term->value.raw;
        if (term->value.kind == Kind::number) word.picks = Word::Picks::number;
        if (term->value.kind == Kind::truth) word.picks = Word::Picks::truth;
        return word;
    });
}

Result<std::string> words(std::string_view key, const Texts& texts, const Scene& scene, const Moment& moment,
                          const std::optional<Value>& answer) {
    const Reader reader(scene, moment, answer);
    for (const std::string& variant : texts.variants(scene.id(), key))
        if (hold(std::string_view(variant).substr(key.size() + 1), reader))
            return fill(*texts.find(scene.id(), variant), texts, scene, moment, answer);
    const auto text = texts.find(scene.id(), key);
    if (!text) return failure(fmt::format("{}: '{}' has no text in {}", scene.id(), key, code_of(texts.language())));
    return fill(*text, texts, scene, moment, answer);
}

std::string sentence_key(const Anchor& anchor) {
    return "step " + (anchor.name == "wait" ? anchor.name : anchor.path());
}

Result<std::string> sentence(const Texts& texts, const Scene& scene, const Moment& moment) {
    const std::string key = sentence_key(moment.anchor());
    const auto badge = moment.last() ? scene.badge(moment) : std::nullopt;
    if (!badge || badge->remarks.empty()) return words(key, texts, scene, moment);
    // At the very end nobody waits any more: what is to be said is what came of it.
    std::vector<std::string> keys;
    if (moment.anchor().name != "wait") keys.push_back(key);
    for (const std::string& remark : badge->remarks) keys.push_back("remark " + remark);
    std::string all;
    for (const std::string& each : keys) {
        const auto said = words(each, texts, scene, moment);
        if (!said) return said;
        all += all.empty() ? *said : " " + *said;
    }
    return all;
}

std::vector<std::string> longest_texts(const Texts& texts, std::string_view scene, std::string_view beginning) {
    std::vector<std::string> longest;
    for (const auto& [where, key] : texts.keys()) {
        if ((where != scene && where != shared_section) || !key.starts_with(beginning)) continue;
        if (const auto phrase = Phrase::parse(*texts.find(scene, key))) longest.push_back(phrase->longest());
    }
    return longest;
}

std::string count_text(const Texts& texts, const Scene& scene, const Count& count) {
    const std::string key = "count " + count.key;
    return fmt::format("{} {}", texts.find(scene.id(), key).value_or(key),
                       count.value ? fmt::format("**{}**", *count.value) : "–");
}

Canvas::Words words_of(const Texts& texts, const Scene& scene) {
    return [&texts, &scene](std::string_view key) { return plain_text(texts.find(scene.id(), key).value_or(key)); };
}

std::string counts_line(const Texts& texts, const Scene& scene, const Moment& moment) {
    std::string line;
    for (const Count& count : scene.counts(moment))
        line += (line.empty() ? "" : "  ·  ") + count_text(texts, scene, count);
    return line;
}

std::string show(const Value& value, const Texts& texts, std::string_view scene) {
    if (value.kind == Kind::truth) return label_text(value.raw != 0 ? "true" : "false", texts, scene);
    if (value.kind == Kind::label) return label_text(to_text(value), texts, scene);
    return to_text(value);
}

}  // namespace stepwell
