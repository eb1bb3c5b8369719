#include "app/panels/file_dialog.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/files/files.h"
#include "app/look/widgets/buttons.h"
#include "app/look/widgets/field.h"
#include "app/look/widgets/floating.h"
#include "app/look/widgets/scroll.h"
#include "app/look/widgets/text.h"
#include "core/base/text.h"
#include "core/base/utf8.h"

namespace stepwell {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view id = "files", replace_id = "files.replace";

fs::path home() {
    std::error_code none;
    const fs::path home = home_folder();
    return home.empty() ? fs::current_path(none) : home;
}

bool hidden(const fs::path& path) { return path.filename().string().starts_with('.'); }

/// Files that can be opened or replaced here.
bool fits(FileDialog::Purpose purpose, const fs::path& path) {
    const std::string ending = path.extension().string();
    switch (purpose) {
        case FileDialog::Purpose::open: return ending == ".stepwell" || ending == ".txt" || ending == ".map";
        case FileDialog::Purpose::save: return ending == ".stepwell";
        case FileDialog::Purpose::export_picture: return export_format(path.string()).has_value();
    }
    return false;
}

std::string_view title_of(FileDialog::Purpose purpose) {
    switch (purpose) {
        case FileDialog::Purpose::open: return "files.open";
        case FileDialog::Purpose::save: return "files.save_as";
        case FileDialog::Purpose::export_picture: return "files.export_title";
    }
    return "";
}

/// The end of a text, from the first character on at which "…" and it fit; all of it if it fits as it is. The end of a
/// long path says more than its beginning.
std::string end_that_fits(Ui& ui, const std::string& text, float width, Font font, float size) {
    const auto fits = [&](const std::string& part) { return ui.paint().width(font, size, part) <= width; };
    if (fits(text)) return text;
    std::vector<std::size_t> starts;
    for (std::size_t at = 0; at < text.size(); next_code_point(text, at)) starts.push_back(at);
    const auto first =
        std::ranges::partition_point(starts, [&](std::size_t start) { return !fits("…" + text.substr(start)); });
    return first == starts.end() ? "…" : "…" + text.substr(*first);
}

}  // namespace

void FileDialog::open(const Panel& panel, Purpose purpose, std::string_view ending) {
    purpose_ = purpose;
    const fs::path &file = panel.session.file(), folder = panel.session.folder();
    if (purpose == Purpose::save)
        name_ = file.empty() ? std::string(panel.session.scene().id()) + ".stepwell" : file.filename().string();
    if (purpose == Purpose::export_picture) name_ = std::string(panel.session.scene().id()).append(ending);
    std::error_code unknown;
    go_to(fs::is_directory(folder, unknown) ? folder : home());
    fresh_ = true;
    panel.ui.open(id);
}

void FileDialog::go_to(const fs::path& folder) {
    folder_ = folder;
    entries_.clear();
    std::error_code trouble;
    for (fs::directory_iterator it(folder, fs::directory_options::skip_permission_denied, trouble), end;
         !trouble && it != end; it.increment(trouble)) {
        if (hidden(it->path())) continue;
        std::error_code unknown;
        const bool is_folder = it->is_directory(unknown);
        if (is_folder || (it->is_regular_file(unknown) && fits(purpose_, it->path())))
            entries_.push_back({it->path(), is_folder});
    }
    std::ranges::sort(entries_, [](const Entry& a, const Entry& b) {
        return a.folder != b.folder ? a.folder : a.path.filename().string() < b.path.filename().string();
    });
}

/// What was typed may be a whole path.
fs::path FileDialog::typed() const {
    const std::string_view name = trimmed(name_);
    return name.starts_with("~/") ? home() / name.substr(2) : folder_ / fs::path(name);
}

/// A name without an ending gets the usual one.
fs::path FileDialog::target() const {
    fs::path path = typed();
    if (purpose_ == Purpose::save && path.extension() != ".stepwell") path += ".stepwell";
    if (purpose_ == Purpose::export_picture && !path.has_extension()) path += ".png";
    return path.lexically_normal();
}

/// Whether what is typed can be a file's name: not nothing, and no folder.
bool FileDialog::is_named() const {
    const std::string name = fs::path(trimmed(name_)).filename().string();
    return !name.empty() && name != "." && name != "..";
}

void FileDialog::show(const Panel& panel) {
    Ui& ui = panel.ui;
    const bool exported = export_.running();
    if (export_.look_after(panel)) ui.close(id);
    else if (exported && !export_.running()) fresh_ = true;  // stopped, or trouble: the name waits for another wish
    if (!ui.is_open(id) && export_.running()) export_.stop();
    auto box =
        begin_dialog(ui, id, panel.strings[title_of(purpose_)], panel.strings["dialog.close"], ui.pad(84), ui.pad(64));
    if (!box) return;
    Box path = cut_top(*box, ui.sizes().control);
    const ButtonSpec up{.icon = icon::up,
                        .kind = ButtonKind::quiet,
                        .enabled = folder_.has_parent_path() && folder_ != folder_.root_path(),
                        .tip = panel.strings["files.parent_folder"]};
    if (button(ui, "files.up", cut_left(path, button_width(ui, up)), up)) go_to(folder_.parent_path());
    cut_left(path, ui.pad(1.5F));
    const std::string words = end_that_fits(ui, folder_.string(), path.w, Font::medium, ui.sizes().body);
    ui.paint().label(path, Font::medium, ui.sizes().body, words, ui.colour(Role::ink));
    cut_top(*box, ui.pad(1.5F));
    if (purpose_ != Purpose::open) {
        const Box place = cut_bottom(*box, ui.sizes().control);
        export_.running() ? export_.progress(panel, place) : foot(panel, place);
        cut_bottom(*box, ui.pad(2));
    }
    bool chosen = false;  // then the name has the keyboard again, and Return exports
    if (purpose_ == Purpose::export_picture) {
        chosen = export_.formats(panel, *box, name_);
        export_.note(panel, *box, name_);
    }
    list(panel, *box);
    fresh_ = chosen;
    if (chosen) ui.again();
    ask_replace(panel, target());
    end_dialog(ui);
}

void FileDialog::list(const Panel& panel, Box box) {
    Ui& ui = panel.ui;
    const float type = ui.sizes().label;
    ui.paint().card(Painter::snap(box), ui.colour(Role::card), ui.colour(Role::border), ui.sizes().hair,
                    ui.sizes().radius);
    const Box view = inset(box, ui.sizes().hair);
    std::optional<fs::path> opened, entered;
    {
        ScrollArea scroll(ui, "files.list", view, panel.strings["files.folder"]);
        float y = scroll.top();
        const auto next_place = [&] {
            y += ui.sizes().row;
            return Box{scroll.left(), y - ui.sizes().row, scroll.width(), ui.sizes().row};
        };
        const auto line = [&](const std::string& widget, char32_t sign, const std::string& name,
                              const std::string& folder) {
            const Box place = next_place();
            const std::string label = "      " + name;
            // The folder takes the room that the name leaves, but neither takes all of it.
            const float left = place.w - ui.pad(5.5F) - ui.paint().width(Font::regular, type, label);
            const float room = std::clamp(left, place.w * 0.3F, place.w * 0.65F);
            const std::string note = end_that_fits(ui, folder, room, Font::regular, type);
            const bool clicked = row(ui, widget, place,
                                     {.label = label,
                                      .note = note,
                                      .note_ink = Role::quiet,
                                      .name = folder.empty() ? name : name + ", " + folder});
            ui.paint().icon({place.x + ui.pad(2.5F), place.centre().y}, sign, ui.sizes().icon * 0.9F,
                            ui.colour(Role::quiet));
            return clicked;
        };
        const auto quiet_line = [&](std::string_view key) {
            const Box place = next_place();
            ui.paint().label({place.x + ui.pad(1.75F), place.y, place.w - ui.pad(3.5F), place.h}, Font::medium, type,
                             panel.strings[key], ui.colour(Role::quiet));
        };
        if (purpose_ == Purpose::open) {
            const auto& recent = panel.session.recent_files();
            if (!recent.empty()) quiet_line("files.recent");
            for (std::size_t i = 0; i < recent.size(); ++i)
                if (line("files.recent." + std::to_string(i), icon::clock, recent[i].filename().string(),
                         recent[i].parent_path().string()))
                    opened = recent[i];
            if (!recent.empty()) quiet_line("files.folder");
        }
        for (std::size_t i = 0; i < entries_.size(); ++i) {
            const Entry& entry = entries_[i];
            if (!line("files.entry." + std::to_string(i), entry.folder ? icon::folder : icon::file,
                      entry.path.filename().string(), {}))
                continue;
            if (entry.folder) entered = entry.path;
            else if (purpose_ == Purpose::open) opened = entry.path;
            else name_ = entry.path.filename().string();
        }
        if (y == scroll.top()) quiet_line("files.none");
        scroll.finish(y - scroll.top());
    }
    if (entered) go_to(*entered);
    if (opened) {
        panel.session.open_file(*opened);
        ui.close(id);
    }
}

void FileDialog::foot(const Panel& panel, Box box) {
    Ui& ui = panel.ui;
    const ButtonSpec spec{.label = panel.strings[purpose_ == Purpose::save ? "files.save" : "tools.export"],
                          .kind = ButtonKind::filled,
                          .enabled = is_named()};
    bool go = button(ui, "files.go", cut_right(box, button_width(ui, spec)), spec);
    cut_right(box, ui.pad(1));
    go = text_field(
             ui, "files.name", box, name_,
             {.label = panel.strings["files.name"], .placeholder = panel.strings["files.name"], .take_focus = fresh_})
             .submitted ||
         go;
    std::error_code unknown;
    if (go && fs::is_directory(typed(), unknown)) {
        const fs::path folder = typed().lexically_normal();
        go_to(folder.has_filename() ? folder : folder.parent_path());
        name_.clear();
        return;
    }
    if (!go || !is_named()) return;
    if (fs::is_regular_file(target(), unknown) && target() != panel.session.file()) ui.open(replace_id);
    else carry_out(panel, target());
}

void FileDialog::ask_replace(const Panel& panel, const fs::path& path) {
    Ui& ui = panel.ui;
    const std::string words = panel.strings("files.overwrite", {{"file", path.filename().string()}});
    const float width = ui.pad(52);
    auto box = begin_dialog(ui, replace_id, panel.strings["files.overwrite_title"], panel.strings["dialog.close"],
                            width, text_height(ui, width, words) + ui.pad(3) + ui.sizes().control);
    if (!box) return;
    text(ui, {box->x, box->y}, box->w, words);
    Box foot = cut_bottom(*box, ui.sizes().control);
    const ButtonSpec yes{.label = panel.strings["files.replace"], .kind = ButtonKind::filled},
        no{.label = panel.strings["dialog.cancel"], .kind = ButtonKind::quiet};
    const bool agreed = button(ui, "files.replace.yes", cut_right(foot, button_width(ui, yes)), yes);
    cut_right(foot, ui.pad(1));
    const bool refused = button(ui, "files.replace.no", cut_right(foot, button_width(ui, no)), no);
    if (agreed || refused) ui.close(replace_id);
    end_dialog(ui);
    if (agreed) carry_out(panel, path);
}

void FileDialog::carry_out(const Panel& panel, const fs::path& path) {
    if (purpose_ != Purpose::save) export_.start(panel, path);
    else if (panel.session.save_file(path)) panel.ui.close(id);
}

}  // namespace stepwell
