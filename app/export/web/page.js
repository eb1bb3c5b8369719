// Plays a run that Stepwell has noted: the moments are data, drawn and shown here.
(function () {
    "use strict";

    var run = JSON.parse(document.getElementById("run").textContent);
    var moments = run.moments, last = moments.length - 1, words = run.words;
    var at = -1, playing = false, speed = words.speed, timer = 0;
    var find = function (id) { return document.getElementById(id); };

    // --- drawing --------------------------------------------------------------------------------------------------
    // A moment's drawing is a list of shapes; the data hold what changes from one moment to the next: [at, removed,
    // added…]. Going forward notes what was removed, so that it can be put back.
    var lists = moments[0].stages.map(function () { return []; });
    var undo = [];

    function splice(list, change) {
        var removed = list.splice.apply(list, change);
        return [change[0], change.length - 2].concat(removed);
    }
    function forward() {
        at += 1;
        undo[at] = moments[at].stages.map(function (now, stage) {
            return now.changes.map(function (change) { return splice(lists[stage], change); });
        });
    }
    function backward() {
        undo[at].forEach(function (changes, stage) {
            for (var i = changes.length - 1; i >= 0; i -= 1) splice(lists[stage], changes[i]);
        });
        at -= 1;
    }

    // A raster is noted as what changes from an earlier one: [that one, same, how many, colour, same, …].
    var rasters = {}, recent = [];
    function raster(index) {
        var chain = [], i = index;
        while (i >= 0 && !rasters[i]) {
            chain.push(i);
            i = run.rasters[i][0];
        }
        var cells = i >= 0 ? rasters[i] : [];
        if (chain.length) cells = cells.slice();
        while (chain.length) {
            i = chain.pop();
            var changes = run.rasters[i], cell = 0;
            for (var c = 1; c < changes.length; c += 3) {
                cell += changes[c];
                for (var n = changes[c + 1]; n > 0; n -= 1) cells[cell++] = changes[c + 2];
            }
            if (i % 25 === 0 && i !== index) rasters[i] = cells.slice();
        }
        if (!rasters[index]) {
            rasters[index] = cells;
            if (index % 25 !== 0) recent.push(index);
            if (recent.length > 3) delete rasters[recent.shift()];
        }
        return cells;
    }
    function channels(css) {
        var parts = css.charAt(0) === "#"
            ? [1, 3, 5].map(function (i) { return parseInt(css.substr(i, 2), 16); }).concat(1)
            : css.match(/[\d.]+/g).map(Number);
        return [parts[0], parts[1], parts[2], Math.round(parts[3] * 255)];
    }
    function drawRaster(pen, shape) {
        var columns = shape[6], rows = shape[7], cells = raster(shape[1]);
        var small = document.createElement("canvas");
        small.width = columns;
        small.height = rows;
        var brush = small.getContext("2d"), picture = brush.createImageData(columns, rows), known = [];
        for (var i = 0; i < cells.length; i += 1) {
            var colour = known[cells[i]] || (known[cells[i]] = channels(run.colours[cells[i]]));
            for (var k = 0; k < 4; k += 1) picture.data[4 * i + k] = colour[k];
        }
        brush.putImageData(picture, 0, 0);
        pen.imageSmoothingEnabled = false;
        pen.drawImage(small, shape[2], shape[3], shape[4], shape[5]);
    }

    var sans = getComputedStyle(document.body).fontFamily;
    var mono = '"JetBrains Mono", "Cascadia Mono", Consolas, Menlo, "DejaVu Sans Mono", monospace';
    var capitals = {};
    function drawText(pen, shape) {
        var size = shape[4], face = shape[6], key = face + "/" + size;
        pen.font = (face === 1 ? "600 " : "400 ") + size + "px " + (face === 2 ? mono : sans);
        pen.textAlign = ["left", "center", "right"][shape[5]];
        if (!(key in capitals)) capitals[key] = pen.measureText("H").actualBoundingBoxAscent || 0.72 * size;
        pen.fillText(shape[7], shape[2], shape[3] + capitals[key] / 2);
    }
    function box(pen, x, y, w, h, radius) {
        radius = Math.min(radius, w / 2, h / 2);
        pen.beginPath();
        if (radius <= 0) return pen.rect(x, y, w, h);
        pen.moveTo(x + radius, y);
        pen.arcTo(x + w, y, x + w, y + h, radius);
        pen.arcTo(x + w, y + h, x, y + h, radius);
        pen.arcTo(x, y + h, x, y, radius);
        pen.arcTo(x, y, x + w, y, radius);
        pen.closePath();
    }
    function stroke(pen, colour, width, dashed) {
        pen.strokeStyle = colour;
        pen.lineWidth = width;
        pen.lineJoin = "round";
        pen.lineCap = dashed ? "butt" : "round";
        pen.setLineDash(dashed ? [2.2 * width, 1.4 * width] : []);
        pen.stroke();
    }
    function points(pen, shape, from) {
        pen.beginPath();
        for (var i = from; i < shape.length; i += 2) pen.lineTo(shape[i], shape[i + 1]);
    }
    // The kinds of shapes, as app/export/sketch.cpp numbers them; the first number behind the kind is the colour.
    function draw(pen, shape) {
        var colour = run.colours[shape[1]];
        if (shape[0] === 6) return drawRaster(pen, shape);
        pen.fillStyle = colour;
        switch (shape[0]) {
            case 0:
                box(pen, shape[2], shape[3], shape[4], shape[5], shape[6]);
                return pen.fill();
            case 1:
                box(pen, shape[2], shape[3], shape[4], shape[5], shape[6]);
                return stroke(pen, colour, shape[7], shape[8]);
            case 2:
                pen.beginPath();
                pen.arc(shape[2], shape[3], shape[4], 0, 2 * Math.PI);
                return pen.fill();
            case 3:
                points(pen, shape, 4);
                return stroke(pen, colour, shape[2], shape[3]);
            case 4:
                points(pen, shape, 2);
                return pen.fill();
            case 5:
                return drawText(pen, shape);
        }
    }
    // All shapes on a canvas of this width and height in the page's units, sharp on any screen.
    function paint(canvas, shapes, world, width, height) {
        var density = window.devicePixelRatio || 1;
        var across = Math.round(width * density), down = Math.round(height * density);
        if (canvas.width !== across || canvas.height !== down) {
            canvas.width = across;
            canvas.height = down;
            canvas.style.width = width + "px";
            canvas.style.height = height + "px";
        }
        var pen = canvas.getContext("2d"), scale = across / world[2];
        pen.setTransform(1, 0, 0, 1, 0, 0);
        pen.clearRect(0, 0, across, down);
        pen.setTransform(scale, 0, 0, scale, -world[0] * scale, -world[1] * scale);
        shapes.forEach(function (index) { draw(pen, run.shapes[index]); });
    }

    // Where there are several stages, each has a head; a click on it makes code and sentence speak of this stage.
    var focus = run.focus;
    var stages = lists.map(function (list, stage) {
        var figure = document.createElement("figure"), canvas = document.createElement("canvas");
        if (lists.length > 1) {
            figure.head = document.createElement("button");
            figure.head.type = "button";
            figure.head.className = "head";
            figure.name = figure.head.appendChild(document.createElement("span"));
            figure.counts = figure.head.appendChild(document.createElement("span"));
            figure.head.onclick = function () { focusOn(stage); };
            figure.appendChild(figure.head);
        }
        canvas.setAttribute("role", "img");
        figure.canvas = figure.appendChild(canvas);
        find("stages").appendChild(figure);
        return figure;
    });
    function paintStages() {
        var room = find("stages"), style = getComputedStyle(room);
        var all = room.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        var beside = Math.max(1, Math.min(stages.length, Math.floor(all / 300)));
        // So high that sentence and buttons are seen as well.
        var line = parseFloat(getComputedStyle(document.documentElement).fontSize);
        var most = Math.max(260, window.innerHeight - 24 * line), world = run.world;
        var width = Math.floor(Math.min((all - 16 * (beside - 1)) / beside, most * world[2] / world[3]));
        stages.forEach(function (figure, stage) {
            if (figure.head) figure.head.style.width = width + "px";
            paint(figure.canvas, lists[stage], world, width, Math.round(width * world[3] / world[2]));
        });
    }

    // --- words ----------------------------------------------------------------------------------------------------
    // A text is a list: plain text, [bold], [code, 1].
    function put(into, runs) {
        into.textContent = "";
        runs.forEach(function (part) {
            if (typeof part === "string") return into.appendChild(document.createTextNode(part));
            var mark = document.createElement(part.length > 1 ? "code" : "b");
            mark.textContent = part[0];
            into.appendChild(mark);
        });
    }

    run.legend.forEach(function (entry) {
        var item = document.createElement("li"), sample = document.createElement("canvas");
        sample.setAttribute("aria-hidden", "true");
        item.appendChild(sample);
        item.appendChild(document.createTextNode(entry.words));
        find("legend").appendChild(item);
    });
    function paintLegend() {
        var samples = find("legend").getElementsByTagName("canvas");
        run.legend.forEach(function (entry, i) {
            samples[i].removeAttribute("style");
            paint(samples[i], entry.shapes, [0, 0, 1000, 1000], samples[i].clientWidth, samples[i].clientHeight);
        });
    }

    // --- code -----------------------------------------------------------------------------------------------------
    // One listing for each language of code and each stage.
    var language = 0;
    run.codes[0].forEach(function (each, i) {
        var button = document.createElement("button");
        if (each.first) language = i;
        button.type = "button";
        button.textContent = each.name;
        button.onclick = function () { chooseLanguage(i); };
        find("languages").appendChild(button);
    });
    var listings = run.codes.map(function (languages) { return languages.map(listing); });
    function listing(language) {
        var list = document.createElement("ol");
        var number = 0;  // in its function
        list.lines = language.lines.map(function (line) {
            var item = document.createElement("li");
            number = line.head ? 0 : number + 1;
            if (line.head) item.className = "head";
            else item.setAttribute("data-number", number);
            item.step = line.step;
            (line.head ? [line.head] : line.code).forEach(function (part) {
                var span = document.createElement("span");
                if (typeof part !== "string") span.className = part[0];
                span.textContent = typeof part === "string" ? part : part[1];
                item.appendChild(span);
            });
            list.appendChild(item);
            return item;
        });
        list.hidden = true;
        find("code").appendChild(list);
        return list;
    }
    var chosen = listings[focus][language];
    function chooseLanguage(i) {
        language = i;
        showCode();
    }
    function focusOn(stage) {
        focus = stage;
        showCode();
        show();
    }
    function showCode() {
        chosen.hidden = true;
        chosen = listings[focus][language];
        chosen.hidden = false;
        Array.prototype.forEach.call(find("languages").children, function (button, i) {
            button.setAttribute("aria-pressed", String(i === language));
        });
        mark();
    }
    function mark() {
        var steps = moments[at].stages[focus].lines, now = steps[steps.length - 1], first = null;
        chosen.lines.forEach(function (line) {
            if (line.className === "head") return;
            var marked = line.step !== undefined && line.step === now;
            var waits = !marked && line.step !== undefined && steps.indexOf(line.step) >= 0;
            line.className = marked ? "marked" : waits ? "waits" : "";
            if (marked) line.setAttribute("aria-current", "step");
            else line.removeAttribute("aria-current");
            if (marked && !first) first = line;
        });
        var view = find("code");
        if (!first) return;
        if (first.offsetTop < view.scrollTop || first.offsetTop + 2 * first.offsetHeight > view.scrollTop + view.clientHeight)
            view.scrollTop = first.offsetTop - view.clientHeight / 3;
    }

    // --- moving through the run -----------------------------------------------------------------------------------
    function go(to) {
        to = Math.max(0, Math.min(last, to));
        if (to === at) return;
        while (at < to) forward();
        while (at > to) backward();
        show();
    }
    function show() {
        var moment = moments[at];
        put(find("step"), moment.step);
        put(find("sentence"), moment.stages[focus].sentence);
        stages.forEach(function (figure, stage) {
            var now = moment.stages[stage], counts = figure.counts || find("counts");
            put(counts, now.counts);
            figure.canvas.setAttribute("aria-label", counts.textContent);
            if (!figure.head) return;
            put(figure.name, now.name);
            figure.head.setAttribute("aria-pressed", String(stage === focus));
        });
        find("bar").value = at;
        find("bar").setAttribute("aria-valuetext", find("step").textContent);
        ["first", "back"].forEach(function (name) { find(name).setAttribute("aria-disabled", String(at === 0)); });
        ["next", "last"].forEach(function (name) { find(name).setAttribute("aria-disabled", String(at === last)); });
        mark();
        paintStages();
    }
    function setPlaying(on) {
        playing = on && last > 0;
        clearInterval(timer);
        if (playing && at === last) go(0);
        if (playing) timer = setInterval(tick, 1000 / words.speeds[speed]);
        document.body.className = playing ? "playing" : "";
        find("play").setAttribute("aria-label", playing ? words.pause : words.play);
        find("play").title = playing ? words.pause : words.play;
        // Nobody could listen so fast.
        find("sentence").setAttribute("aria-live", playing ? "off" : "polite");
    }
    function tick() {
        go(at + 1);
        if (at === last) setPlaying(false);
    }
    function setSpeed(index) {
        speed = Math.max(0, Math.min(words.speeds.length - 1, index));
        find("speed").textContent = words.speed_names[speed];
        find("slower").setAttribute("aria-disabled", String(speed === 0));
        find("faster").setAttribute("aria-disabled", String(speed === words.speeds.length - 1));
        if (playing) setPlaying(true);
    }
    function pauseAt(to) {
        setPlaying(false);
        go(to);
    }

    var orders = {
        first: function () { pauseAt(0); },
        back: function () { pauseAt(at - 1); },
        play: function () { setPlaying(!playing); },
        next: function () { pauseAt(at + 1); },
        last: function () { pauseAt(last); },
        slower: function () { setSpeed(speed - 1); },
        faster: function () { setSpeed(speed + 1); }
    };
    Object.keys(orders).forEach(function (name) { find(name).onclick = orders[name]; });
    var keys = {
        " ": "play", ArrowRight: "next", ArrowLeft: "back", PageDown: "next", PageUp: "back", Home: "first", End: "last",
        "+": "faster", "=": "faster", "-": "slower"
    };
    // A button that was clicked keeps the focus, but does not get the space bar; one that was reached by Tab does.
    var clicked = null;
    document.addEventListener("mousedown", function (event) { clicked = event.target.closest("button"); });
    function spaceIsForButton() {
        var focus = document.activeElement;
        return focus.tagName === "BUTTON" && focus !== clicked;
    }
    document.addEventListener("keydown", function (event) {
        if (event.key === "Tab") clicked = null;
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        var order = keys[event.key];
        if (event.key === " " && spaceIsForButton()) return;
        if (event.key >= "1" && event.key <= String(words.speeds.length)) setSpeed(Number(event.key) - 1);
        if (!order) return;
        event.preventDefault();
        orders[order]();
    });
    document.addEventListener("keyup", function (event) {  // a browser clicks when the space bar is let go
        if (event.key === " " && !spaceIsForButton()) event.preventDefault();
    });
    find("bar").max = last;
    find("bar").oninput = function () { pauseAt(Number(find("bar").value)); };
    window.addEventListener("resize", function () {
        paintLegend();
        paintStages();
    });

    setSpeed(speed);
    go(0);
    showCode();
    paintLegend();
}());
