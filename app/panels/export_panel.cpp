#include "app/panels/export_panel.h"

#include "app/look/widgets/bars.h"
#include "app/look/widgets/buttons.h"
#include "app/look/widgets/flow.h"
#include "app/look/widgets/text.h"

namespace stepwell {
namespace {

constexpr double look_every = 0.03;  // seconds

std::string_view label_of(ExportFormat format) {
    switch (format) {
        case ExportFormat::png: return "export.png";
        case ExportFormat::svg: return "export.svg";
        case ExportFormat::gif: return "export.gif";
        case ExportFormat::html: return "export.html";
        case ExportFormat::pdf: return "export.pdf";
        case ExportFormat::txt: return "export.txt";
        case ExportFormat::map: return "export.map";
    }
    return "";
}

/// A name with another ending; one that says no format is kept whole.
std::string with_ending(const std::string& name, ExportFormat format) {
    const bool known = export_format(name).has_value();
    return name.substr(0, known ? name.rfind('.') : name.size()) + "." + std::string(name_of(format));
}

std::string words(const Panel& panel, ExportFormat format) {
    const Session& session = panel.session;
    if (!session.ready()) return {};
    if (shows_runs(format)) {
        const std::size_t steps = session.step_count();
        const std::size_t moments = enough_positions(session.run(), session.transport().size(), session.focus()).size();
        return panel.strings(moments < steps ? "export.some_steps" : "export.all_steps",
                             {{"moments", moments}, {"steps", steps}});
    }
    if (format == ExportFormat::txt) return panel.strings["export.all_of_the_map"];
    if (format == ExportFormat::map) return panel.strings["export.terrain_alone"];
    if (format == ExportFormat::pdf)
        return panel.strings("export.sheet", {{"step", session.step_number()}, {"steps", session.step_count()}});
    return session.hidden() ? panel.strings["files.export_asks"] : std::string();
}

}  // namespace

std::optional<ExportFormat> format_of(const std::string& name) {
    return std::filesystem::path(name).has_extension() ? export_format(name) : ExportFormat::png;
}

bool ExportPanel::formats(const Panel& panel, Box& box, std::string& name) {
    Ui& ui = panel.ui;
    Flow flow(ui, box);
    bool chosen = false;
    for (const ExportFormat format : all_export_formats) {
        if (holds_map(format) && !panel.session.scene().has_floor()) continue;
        const ButtonSpec chip{
            .label = panel.strings[label_of(format)], .on = format_of(name) == format, .enabled = !running()};
        if (!button(ui, "export." + std::string(name_of(format)), flow.next(chip), chip)) continue;
        name = with_ending(name, format);
        chosen = true;
    }
    cut_top(box, flow.bottom() - box.y + ui.pad(1.5F));
    return chosen;
}

void ExportPanel::note(const Panel& panel, Box& box, const std::string& name) const {
    Ui& ui = panel.ui;
    const auto format = format_of(name);
    const std::string note = format ? words(panel, *format) : std::string();
    if (note.empty()) return;
    const TextSpec spec{.ink = Role::quiet, .strong = Role::quiet};
    const float height = text_height(ui, box.w, note, spec);
    const Box place = cut_bottom(box, height);
    text(ui, {place.x, place.y}, place.w, note, spec);
    cut_bottom(box, ui.pad(1));
}

void ExportPanel::progress(const Panel& panel, Box box) {
    Ui& ui = panel.ui;
    const ButtonSpec stop{.label = panel.strings["stage.stop"], .kind = ButtonKind::quiet};
    if (button(ui, "export.stop", cut_right(box, button_width(ui, stop)), stop)) job_.stop();
    cut_right(box, ui.pad(2));
    const std::string words = panel.strings("export.running", {{"file", job_.file().filename().string()}});
    const float high = ui.sizes().body * ui.sizes().leading;
    ui.paint().label({box.x, box.y, box.w, high}, Font::regular, ui.sizes().body, words, ui.colour(Role::ink));
    progress_bar(ui, {box.x, box.y + box.h - ui.pad(1), box.w, ui.pad(1)}, job_.share());
    ui.wake_in(look_every);
}

bool ExportPanel::start(const Panel& panel, const std::filesystem::path& file) {
    Session& session = panel.session;
    if (running()) return false;
    const auto format = export_format(file.filename().string());
    if (!format) {
        session.messages.post(
            Message{"messages.no_such_picture", {{"file", file.filename().string()}}, Message::Tone::trouble});
        return false;
    }
    if (holds_map(*format) && !session.scene().has_floor()) {
        session.refuse(no_floor());
        return false;
    }
    ExportJob::Order order;
    order.format = *format;
    order.file = file;
    order.at = {&session.lesson(), &session.scene()};
    if (holds_map(*format)) {
        order.map = ground_of(session.input());
    } else if (session.recording() || !session.ready()) {
        session.messages.post({session.recording() ? "messages.still_recording" : "messages.nothing_recorded",
                               {},
                               Message::Tone::trouble});
        return false;
    } else {
        const Preferences& preferences = session.preferences();
        order.run = session.run();
        order.by = session.transport().size();
        order.focus = session.focus();
        order.positions = shows_runs(*format) ? enough_positions(session.run(), order.by, order.focus)
                                              : std::vector{session.position()};
        // While the answer is hidden, a picture is a worksheet: it asks too.
        order.options.picture = {.theme = preferences.theme, .language = preferences.language, .ask = session.hidden()};
        order.options.speed = std::min(session.transport().steps_per_second(), most_film_speed);
        order.options.code = preferences.code;
    }
    job_.start(std::move(order));
    panel.ui.again();
    return true;
}

bool ExportPanel::look_after(const Panel& panel) {
    if (!running()) return false;
    const auto result = job_.finish();
    if (!result) return false;
    Session& session = panel.session;
    if (*result) {
        session.remember_folder(job_.file());
        session.messages.went_well({"messages.cannot_export", "messages.no_such_picture", "messages.still_recording"});
        session.messages.post(Message{"files.exported", {{"file", job_.file().string()}}});
        return true;
    }
    if (result->error().key != stopped().key)
        session.messages.post(Message{"messages.cannot_export",
                                      {{"file", job_.file().string()}, {"why", result->error()}},
                                      Message::Tone::trouble});
    return false;
}

}  // namespace stepwell
