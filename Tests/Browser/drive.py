"""Opens an exported page in a headless Chromium and says how its two tables scroll.

drive.py PAGE FLOW [IMAGE]: the flows are the functions below, one line of words each thing seen.
Chromium is spoken to by its own protocol, over a pipe.
"""

import base64
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time


class Browser:
    def __init__(self, width=900, height=600):
        self.profile = tempfile.mkdtemp()
        to_browser, self.input = os.pipe()
        self.output, from_browser = os.pipe()

        def pipes():
            # Chromium reads from 3 and writes to 4.
            first, second = os.dup(to_browser), os.dup(from_browser)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--no-first-run", "--hide-scrollbars=false", f"--user-data-dir={self.profile}",
             "--remote-debugging-pipe", f"--window-size={width},{height}", "about:blank"],
            preexec_fn=pipes, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer, self.number, self.session = b"", 0, None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")
        self.size(width, height)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.input, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def read(self):
        while b"\0" not in self.buffer:
            data = os.read(self.output, 1 << 20)
            if not data:
                raise RuntimeError("the browser has gone")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def size(self, width, height, scale=1, mobile=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=scale, mobile=mobile)

    def open(self, page):
        self.call("Page.navigate", url=pathlib.Path(page).resolve().as_uri())
        for _ in range(100):
            if self.value("document.readyState") == "complete":
                break
            time.sleep(0.05)
        time.sleep(0.2)

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        return result["result"].get("value")

    def wheel(self, selector, x):
        box = self.value(f"(b => [b.x + b.width / 2, b.y + 40])(document.querySelector('{selector}').getBoundingClientRect())")
        # A page that is still busy may miss a turn, which a person would make again.
        for _ in range(3):
            before = self.offsets()
            self.call("Input.dispatchMouseEvent", type="mouseWheel", x=box[0], y=box[1], deltaX=x, deltaY=0)
            if self.settles(before):
                return

    def offsets(self):
        return self.value("JSON.stringify([...document.querySelectorAll('*')].map(e => e.scrollLeft + ',' + e.scrollTop))")

    def settles(self, before, seconds=3):
        """Waits until something has scrolled and stands still; False where nothing does."""
        end = time.monotonic() + seconds
        last = before
        while time.monotonic() < end or last != before:
            time.sleep(0.2)
            now = self.offsets()
            if now == last != before:
                return True
            last = now
        return False

    def key(self, name, code):
        before = self.offsets()
        for kind in ("rawKeyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=name, code=name, windowsVirtualKeyCode=code)
        self.settles(before, 0.4 if name == "Tab" else 3)

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def close(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


def lefts(browser):
    """Where the first player's cell of each table stands, and the offsets of the boxes."""
    return browser.value("""[...document.querySelectorAll('table')].map(t =>
      Math.round(t.rows[0].cells[3].getBoundingClientRect().left
        - t.closest('.box').getBoundingClientRect().left))""")


def say(what, *values):
    print(what, *values, flush=True)


def side(browser, page):
    browser.open(page)
    offsets = "[...document.querySelectorAll('.box')].map(b => b.scrollLeft)"
    browser.value("""window.events = [0, 0]; document.querySelectorAll('.box').forEach((b, i) =>
      b.addEventListener('scroll', () => window.events[i]++))""")
    for index, name in enumerate(["left", "right"]):
        browser.value("window.events = [0, 0]")
        browser.value(f"document.querySelectorAll('.box')[{index}].scrollLeft = {137 + index * 50}")
        time.sleep(1)
        say(f"script {name}", *browser.value(offsets), max(browser.value("window.events")) <= 2)
    level = []
    for turn in range(20):
        name = ["#left", "#right"][turn % 2]
        browser.value(f"document.querySelector('{name}').scrollLeft = {30 + turn * 7}")
        time.sleep(0.1)
        level.append(browser.value(offsets) == [30 + turn * 7] * 2)
    say("alternating", all(level))
    for selector in ["#left", "#right"]:
        before = browser.value(offsets)[0]
        browser.wheel(selector, 60)
        after = browser.value(offsets)
        say(f"wheel {selector}", after[0] > before, after[0] == after[1])
    for selector in ["#left", "#right"]:
        browser.value(f"document.querySelector('{selector}').focus()")
        before = browser.value(offsets)[0]
        browser.key("ArrowRight", 39)
        after = browser.value(offsets)
        say(f"keyboard {selector}", after[0] > before, after[0] == after[1])
    browser.value("document.querySelector('#left').scrollLeft = 1e9")
    time.sleep(0.5)
    ends = browser.value("[...document.querySelectorAll('.box')].map(b => b.scrollLeft === b.scrollWidth - b.clientWidth)")
    say("end", *ends, *[lefts(browser)[0] == lefts(browser)[1]])
    tops = "[...document.querySelectorAll('.box')].map(b => b.scrollTop)"
    browser.value("document.querySelector('#left').scrollTop = 50")
    time.sleep(0.3)
    say("vertical", *browser.value(tops))


def stacked(browser, page):
    # Without any script.
    browser.call("Emulation.setScriptExecutionDisabled", value=True)
    browser.open(page)
    before = lefts(browser)
    browser.wheel("#tables", 120)
    after = lefts(browser)
    say("wheel", before[0] - after[0] > 0, before[0] == before[1], after[0] == after[1])
    browser.key("Tab", 9)
    focused = browser.value("document.activeElement.id")
    before = lefts(browser)
    browser.key("ArrowRight", 39)
    after = lefts(browser)
    say("keyboard", focused, before[0] - after[0] > 0, after[0] == after[1])
    labels = browser.value("""[...document.querySelectorAll('table')].map(t =>
      Math.round(t.rows[1].cells[0].getBoundingClientRect().left - t.closest('.box').getBoundingClientRect().left))""")
    say("labels", *[label <= 2 for label in labels])


def outside(browser, page):
    browser.call("Network.enable")
    browser.open(page)
    say("requests", browser.value("performance.getEntriesByType('resource').length"))
    say("injected", browser.value("window.injected === undefined"),
        browser.value("document.querySelectorAll('table script, table img, table b').length"))
    say("names", browser.value("document.querySelectorAll('thead')[0].rows[0].cells[1].textContent"))


def picture(browser, page, path):
    look = os.path.basename(path).split(".")[0].split("-")[-1]
    if look == "phone":
        browser.size(390, 800, 2, True)
    if look == "dark":
        browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
    if look == "print":
        browser.call("Emulation.setEmulatedMedia", media="print")
    browser.open(page)
    browser.picture(path)
    say("fits", browser.value("document.documentElement.scrollWidth <= window.innerWidth"))


def main():
    browser = Browser()
    try:
        globals()[sys.argv[2]](browser, sys.argv[1], *sys.argv[3:])
    finally:
        browser.close()


main()
