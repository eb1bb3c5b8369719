"""Drives a headless Chromium over its debugging pipe: the browser reads messages from its descriptor 3 and writes them to
its descriptor 4, JSON with a zero byte behind each."""
import json
import os
import selectors
import shutil
import subprocess
import tempfile
import time

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
         "/Applications/Chromium.app/Contents/MacOS/Chromium"]
PATIENCE = 60  # seconds for one answer, on a machine that is busy


def find():
    """The browser's path, or None."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Browser:
    """One browser with one page."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="stepwell-browser-")
        to_browser, self.to = os.pipe()
        self.back, from_browser = os.pipe()
        # First out of the way of 3 and 4, so that neither is overwritten before it is copied.
        reading, writing = os.dup2(to_browser, 100), os.dup2(from_browser, 101)
        command = [find(), "--headless=new", "--remote-debugging-pipe", "--user-data-dir=" + self.folder,
                   "--no-sandbox",  # it shows our own pages only, and root or a container may not have one
                   "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
                   "--hide-scrollbars", "about:blank"]

        def place_pipes():
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(command, preexec_fn=place_pipes, pass_fds=(3, 4), stdin=subprocess.DEVNULL,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for descriptor in (to_browser, from_browser, reading, writing):
            os.close(descriptor)
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.back, selectors.EVENT_READ)
        self.waiting, self.number, self.session, self.events = b"", 0, None, []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")

    def call(self, method, **parameters):
        """One command and its result; what happens meanwhile is kept in `events`."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.to, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def receive(self):
        end = time.monotonic() + PATIENCE
        while b"\0" not in self.waiting:
            if not self.selector.select(max(0, end - time.monotonic())):
                raise RuntimeError("the browser does not answer")
            part = os.read(self.back, 1 << 16)
            if not part:
                raise RuntimeError("the browser has ended")
            self.waiting += part
        message, self.waiting = self.waiting.split(b"\0", 1)
        return json.loads(message)

    def evaluate(self, script):
        """The value of an expression in the page."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{script}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def size(self, width, height, density=1):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=density,
                  mobile=width < 600)

    def open(self, address):
        self.events.clear()
        self.call("Page.navigate", url=address)
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            self.events.append(self.receive())

    def key(self, key, text=""):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, **({"text": text} if kind == "keyDown" else {}))

    def click(self, x, y):
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def tap(self, x, y):
        self.call("Emulation.setTouchEmulationEnabled", enabled=True)
        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        self.call("Emulation.setTouchEmulationEnabled", enabled=False)

    def close(self):
        try:
            self.session = None
            self.call("Browser.close")
            self.process.wait(10)
        except (RuntimeError, OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
