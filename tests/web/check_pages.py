"""Opens exported pages in a browser and uses them: check_pages.py < PAGES. Prints what is wrong, one line each; exit code
77 if there is no browser. PAGES (JSON) holds for each page: file, language, moments [{index, step, stages: [{sentence,
counts, marked: {language of code: [lines]}}], dots: [[x, y, colour]]}], and whether it is used, by keys and buttons; x
and y are parts of the first stage's width and height."""
import json
import pathlib
import sys
import time

import browser

STATE = """(() => {
    const text = (id) => document.getElementById(id).textContent;
    const head = document.querySelector("#stages .head[aria-pressed=true] span:last-child");
    return {step: text("step"), sentence: text("sentence"), counts: head ? head.textContent : text("counts"), at: Number(bar.value),
            speed: text("speed"), playing: document.body.className === "playing",
            marked: [...document.querySelectorAll("#code ol:not([hidden]) .marked")].map((line) => line.textContent)};
})()"""
DOT = """(x, y) => {
    const stage = document.querySelector("#stages canvas"), dot = document.createElement("canvas");
    dot.width = dot.height = 1;
    const pen = dot.getContext("2d");
    pen.fillStyle = getComputedStyle(document.querySelector(".scene")).backgroundColor;
    pen.fillRect(0, 0, 1, 1);
    pen.drawImage(stage, -Math.floor(x * stage.width), -Math.floor(y * stage.height));
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
}"""
PICTURE = "document.querySelector('#stages canvas').toDataURL()"


class Check:
    def __init__(self, chromium, page):
        self.browser, self.page, self.name = chromium, page, pathlib.Path(page["file"]).name

    def equal(self, what, found, wanted):
        if found != wanted:
            print(f"{self.name}: {what}: {found!r}, not {wanted!r}")

    def state(self):
        return self.browser.evaluate(STATE)

    def at(self):
        return self.state()["at"]

    def seek(self, index):
        self.browser.evaluate(f"bar.value = {index}; bar.dispatchEvent(new Event('input'))")

    def middle_of(self, selector):
        self.browser.evaluate(f"document.querySelector('{selector}').scrollIntoView({{block: 'center'}})")
        box = self.browser.evaluate(
            f"(({{x, y, width, height}}) => [x + width / 2, y + height / 2])"
            f"(document.querySelector('{selector}').getBoundingClientRect())")
        return box

    def press(self, name):
        self.browser.click(*self.middle_of("#" + name))

    def opens(self):
        self.browser.size(1366, 768)
        self.browser.open(pathlib.Path(self.page["file"]).as_uri())
        self.equal("language", self.browser.evaluate("document.documentElement.lang"), self.page["language"])
        self.equal("first place", self.at(), 0)
        self.equal("playing at first", self.state()["playing"], False)
        self.last = self.browser.evaluate("Number(bar.max)")
        unnamed = self.browser.evaluate("[...document.querySelectorAll('button, input, canvas[role]')].filter("
                                        "(e) => !(e.getAttribute('aria-label') || e.textContent)).length")
        self.equal("widgets without a name", unnamed, 0)
        self.equal("live sentence", self.browser.evaluate("sentence.getAttribute('aria-live')"), "polite")

    def shows_what_the_program_shows(self):
        for moment in self.page["moments"]:
            self.seek(moment["index"])
            self.equal(f"step at {moment['index']}", self.state()["step"], moment["step"])
            for number, stage in enumerate(moment["stages"]):
                where = f"at {moment['index']}, stage {number}"
                if len(moment["stages"]) > 1:
                    self.browser.evaluate(f"document.querySelectorAll('#stages .head')[{number}].click()")
                state = self.state()
                for what in ("sentence", "counts"):
                    self.equal(f"{what} {where}", state[what], stage[what])
                for code, lines in stage["marked"].items():
                    self.browser.evaluate("[...document.querySelectorAll('#languages button')].find((b) => "
                                          f"b.textContent === {json.dumps(code)}).click()")
                    self.equal(f"{code} {where}", self.state()["marked"], lines)
            for x, y, colour in moment["dots"]:
                found = self.browser.evaluate(f"({DOT})({x}, {y})")
                if max(abs(a - b) for a, b in zip(found, colour)) > 4:
                    self.equal(f"colour at {moment['index']}, ({x:.3f}, {y:.3f})", found, colour)

    def comes_back_to_the_same_picture(self):
        middle = self.last // 2
        self.seek(0)
        self.seek(middle)
        picture = self.browser.evaluate(PICTURE)
        self.seek(self.last)
        if self.last > 0:
            self.equal("same picture at the end", self.browser.evaluate(PICTURE) == picture, False)
        self.seek(middle)
        self.equal("same picture after going back", self.browser.evaluate(PICTURE) == picture, True)

    def listens_to_keys(self):
        self.seek(0)
        for key, place in [("ArrowRight", 1), ("PageDown", 2), ("ArrowLeft", 1), ("PageUp", 0), ("ArrowLeft", 0),
                           ("End", self.last), ("ArrowRight", self.last), ("Home", 0)]:
            self.browser.key(key)
            self.equal(f"place after {key}", self.at(), min(place, self.last))
        for _ in range(10):
            self.browser.key("ArrowRight")
        self.equal("place after ten presses", self.at(), min(10, self.last))
        speed = self.state()["speed"]
        self.browser.key("+", "+")
        self.equal("speed changed by +", self.state()["speed"] == speed, False)
        self.browser.key("-", "-")
        self.equal("speed after + and -", self.state()["speed"], speed)

    def plays(self, start):
        self.browser.key("9", "9")
        self.browser.key("6", "6")
        before = self.at()
        start()
        self.equal("playing", self.state()["playing"], True)
        end = time.monotonic() + 20
        while self.at() < min(before + 2, self.last) and time.monotonic() < end:
            time.sleep(0.02)
        self.equal("steps while playing", self.at() >= min(before + 2, self.last), True)
        start()
        place = self.at()
        time.sleep(0.15)
        self.equal("place after pausing", self.at(), place)
        self.equal("paused", self.state()["playing"], False)

    def listens_to_buttons(self):
        self.seek(0)
        for name, place in [("next", 1), ("next", 2), ("back", 1), ("last", self.last), ("first", 0), ("back", 0)]:
            self.press(name)
            self.equal(f"place after the button {name}", self.at(), place)
        self.press("next")
        self.plays(lambda: self.browser.key(" ", " "))  # the button that was clicked does not take the space bar
        self.seek(0)
        self.plays(lambda: self.press("play"))
        self.seek(0)
        self.browser.tap(*self.middle_of("#next"))
        self.equal("place after a tap", self.at(), 1)
        self.browser.click(*self.middle_of("#bar"))
        self.equal("the bar's middle", abs(self.at() - self.last / 2) <= 2 + self.last / 50, True)

    def works_by_keyboard_alone(self):
        self.seek(0)
        self.browser.evaluate("document.activeElement.blur()")
        for _ in range(40):
            self.browser.call("Input.dispatchKeyEvent", type="keyDown", key="Tab", windowsVirtualKeyCode=9)
            if self.browser.evaluate("document.activeElement.id") == "next":
                break
        self.equal("focus", self.browser.evaluate("document.activeElement.id"), "next")
        self.equal("focus ring", self.browser.evaluate("getComputedStyle(next).outlineStyle"), "solid")
        self.browser.key(" ", " ")
        self.equal("place after the space bar on a button", self.at(), 1)

    def fits_every_screen(self):
        for width, height, density in [(360, 640, 3), (768, 1024, 2), (1024, 768, 1), (1366, 768, 1), (1920, 1080, 1),
                                       (3840, 2160, 1)]:
            self.browser.size(width, height, density)
            self.browser.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
            screen = f"{width} × {height}"
            self.equal(f"width of the page on {screen}",
                       self.browser.evaluate("document.documentElement.scrollWidth"), width)
            cut = self.browser.evaluate(
                "[...document.querySelectorAll('nav button, #bar, #speed, #stages canvas, #sentence')].filter((e) => { const b = "
                "e.getBoundingClientRect(); return b.width < 20 || b.left < 0 || b.right > innerWidth; }).map((e) => e.id)")
            self.equal(f"cut off on {screen}", cut, [])
            self.equal(f"small type on {screen}",
                       self.browser.evaluate("parseFloat(getComputedStyle(sentence).fontSize)") < 16, False)
            self.equal(f"small stage on {screen}", self.browser.evaluate(
                "document.querySelector('#stages canvas').getBoundingClientRect().width < Math.min(300, innerWidth / 2)"), False)

    def asks_for_nothing(self):
        """Since it was opened: no request but for itself, no error, no warning."""
        for event in self.browser.events:
            method, details = event.get("method", ""), event.get("params", {})
            if method == "Network.requestWillBeSent":
                address = details["request"]["url"]
                if not address.startswith("data:") and address != pathlib.Path(self.page["file"]).as_uri():
                    print(f"{self.name}: it asks for {address}")
            if method in ("Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded"):
                print(f"{self.name}: {method}: {json.dumps(details)[:300]}")


def main():
    if not browser.find():
        sys.exit(77)
    pages = json.load(sys.stdin)
    chromium = browser.Browser()
    try:
        for page in pages:
            check = Check(chromium, page)
            check.opens()
            check.shows_what_the_program_shows()
            check.comes_back_to_the_same_picture()
            if page["used"]:
                check.listens_to_keys()
                check.plays(lambda check=check: check.browser.key(" ", " "))
                check.listens_to_buttons()
                check.works_by_keyboard_alone()
            check.fits_every_screen()
            check.asks_for_nothing()
    finally:
        chromium.close()


main()
