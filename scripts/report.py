"""Opens reports in Chromium and uses every part of them; see test-report.sh.

Chromium is spoken to through a pipe (--remote-debugging-pipe): JSON messages that end with a zero byte.
"""

import base64
import fcntl
import json
import os
import pathlib
import subprocess
import sys
import time


class Browser:
    def __init__(self, program, folder):
        self.folder = folder
        # Above the numbers that Chromium expects its ends at.
        to_browser, self.writing, self.reading, from_browser = (
            fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in os.pipe() + os.pipe())

        def places():
            os.dup2(to_browser, 3)
            os.dup2(from_browser, 4)

        # Root may not use Chromium's sandbox; the pages are our own.
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
             "--hide-scrollbars", f"--user-data-dir={folder}/profile", "about:blank"],
            preexec_fn=places, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.count, self.rest, self.events = 0, b"", []
        target = [t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page"][0]
        self.session = None
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Accessibility"):
            self.call(f"{domain}.enable")
        self.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder), eventsEnabled=True)

    def message(self):
        while b"\0" not in self.rest:
            part = os.read(self.reading, 1 << 16)
            if not part:
                raise SystemExit("error: Chromium ended")
            self.rest += part
        text, self.rest = self.rest.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, **parameters):
        self.count += 1
        question = {"id": self.count, "method": method, "params": parameters}
        if getattr(self, "session", None) and not method.startswith(("Target.", "Browser.")):
            question["sessionId"] = self.session
        os.write(self.writing, json.dumps(question).encode() + b"\0")
        while True:
            answer = self.message()
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise SystemExit(f"error: {method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def read(self, code):
        """The value of a JavaScript expression; promises are waited for."""
        answer = self.call("Runtime.evaluate", expression=code, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise SystemExit(f"error: {code}: {answer['exceptionDetails']['exception'].get('description')}")
        return answer["result"].get("value")

    def wait(self, code, words):
        end = time.monotonic() + 60
        while not self.read(code):
            if time.monotonic() > end:
                raise SystemExit(f"error: {words}: {code} did not come true")
            time.sleep(0.02)

    def open(self, address):
        self.events = []
        self.call("Page.navigate", url=address)
        self.wait("document.readyState === 'complete'", "the page does not load")

    def key(self, key):
        codes = {" ": 32, "Enter": 13, "Tab": 9, "Escape": 27, "ArrowRight": 39}
        text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
        extra = {"windowsVirtualKeyCode": codes[key]} if key in codes else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, text=text, **extra)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, **extra)

    def size(self, width, height=900):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def shot(self, name):
        picture = self.call("Page.captureScreenshot", format="png")["data"]
        (self.folder / f"{name}.png").write_bytes(base64.b64decode(picture))

    def close(self):
        self.process.kill()
        self.process.wait()


failures = []


def check(condition, words):
    print(("ok    " if condition else "WRONG ") + words)
    if not condition:
        failures.append(words)


def shown(browser, mode):
    browser.wait(f"document.getElementById('stage').dataset.mode === '{mode}'", f"{mode} is not shown")
    browser.wait("[...document.querySelectorAll('#stage img')].every(i => i.complete && i.naturalWidth)", "no picture")


def go(browser, name):
    """Presses j until a picture is shown."""
    for _ in range(60):
        if browser.read("document.getElementById('name').textContent") == name:
            browser.wait(f"document.getElementById('stage').dataset.shown.endsWith('/{name}')", name)
            return
        browser.key("j")
    raise SystemExit(f"error: {name} is not in the list")


def modes(browser):
    stage = "document.querySelector('#stage')"
    shown(browser, "two-up")
    check(browser.read(f"{stage}.querySelectorAll('img').length") == 2, "two-up shows both pictures")
    alts = browser.read(f"[...{stage}.querySelectorAll('img')].map(i => i.alt)")
    check(alts == ["reference of card.0.png", "snapshot of card.0.png"], f"they have names: {alts}")
    browser.shot("two-up")

    browser.key("2")
    shown(browser, "swipe")
    browser.read("(() => { const s = document.getElementById('slider'); s.value = 30; s.oninput() })()")
    clip = browser.read(f"getComputedStyle({stage}.querySelector('.top')).clipPath")
    check("70%" in clip, f"the edge follows the slider: {clip}")
    browser.shot("swipe")

    browser.key("3")
    shown(browser, "onion skin")
    browser.read("(() => { const s = document.getElementById('slider'); s.value = 25; s.oninput() })()")
    check(browser.read(f"{stage}.querySelector('.top').style.opacity") == "0.25", "the snapshot lies over the reference at 25 %")
    browser.shot("onion")

    browser.key("4")
    shown(browser, "difference")
    count = browser.read(f"Number({stage}.querySelector('canvas').dataset.count)")
    red = browser.read(f"(() => {{ const c = {stage}.querySelector('canvas'), d = c.getContext('2d').getImageData(0, 0, c.width, c.height).data;"
                       " let n = 0; for (let i = 0; i < d.length; i += 4) if (d[i] === 230 && d[i + 1] === 0) n++; return n })()")
    check(count == red and count == 20 * 200 - 0, f"the difference is counted and red: {count} px, {red} red")
    browser.shot("difference")

    browser.key("5")
    shown(browser, "blink")
    check(browser.read(f"getComputedStyle({stage}.querySelector('.top')).animationName") == "blink", "it blinks")
    browser.key(" ")
    check(browser.read("document.querySelector('.top').classList.contains('hidden-layer')"), "space holds it and shows the reference")
    browser.key(" ")
    check(not browser.read("document.querySelector('.top').classList.contains('hidden-layer')"), "space shows the snapshot again")
    browser.shot("blink")

    browser.key("1")
    shown(browser, "two-up")
    browser.key("t")
    browser.wait("document.querySelectorAll('#stage svg').length === 2", "no frames")
    check(browser.read("document.querySelectorAll('#stage svg rect').length") == 18, "frames of both layouts are drawn")
    check(browser.read("document.querySelectorAll('#stage .cause-box').length") == 2, "the cause is boxed in both")
    box = browser.read("(() => { const r = document.querySelectorAll('#stage svg rect')[2]; return ['x', 'y', 'width', 'height'].map(n => Number(r.getAttribute(n))) })()")
    check(box == [30, 120, 360, 60], f"frames are in pixels from the picture's corner: {box}")
    browser.shot("frames")
    browser.key("t")

    for _ in range(40):
        browser.key("+")
    check(browser.read("document.getElementById('zoom').textContent") == "3200 %", "zoom goes to 32")
    check(browser.read("getComputedStyle(document.querySelector('#stage img')).imageRendering") == "pixelated", "enlarged pixels are sharp")
    browser.read("document.getElementById('stage').scrollTo(0, 0)")
    where = browser.read("(() => { const b = document.querySelector('#stage .canvas').getBoundingClientRect(); return [b.left + 16, b.top + 16] })()")
    browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=where[0], y=where[1])
    browser.wait("document.getElementById('pixel').textContent.startsWith('x 0, y 0: #')", "no values of pixels")
    values = browser.read("document.getElementById('pixel').textContent")
    check(values == "x 0, y 0: #f7f7faff → #f7f7faff", f"a pixel's values are told: {values}")
    browser.shot("zoom")
    browser.key("0")
    check("fits" in browser.read("document.getElementById('zoom').textContent"), "0 fits the window")

    go(browser, "card.17.png")
    browser.key("4")
    shown(browser, "difference")
    check(browser.read("document.querySelector('#stage canvas').height") == 1300, "pictures of two sizes are neither cut nor scaled")
    browser.key("1")
    go(browser, "card.18.png")
    shown(browser, "two-up")
    check(browser.read("document.querySelectorAll('#stage img').length") == 1, "a new picture stands alone")
    browser.shot("new")
    go(browser, "card.19.txt")
    browser.wait("document.querySelector('#stage del') !== null", "no lines")
    check(browser.read("[document.querySelector('#stage del').textContent, document.querySelector('#stage ins').textContent]")
          == ["- line 20", "+ another"], "of a text the lines that differ are shown")
    browser.shot("text")


def decisions(browser, folder):
    names = "JSON.stringify([...document.querySelectorAll('nav h2')].map(h => h.textContent))"
    heads = json.loads(browser.read(names))
    check(heads[0] == "Ledger/Views.swift:12:5 vstack spacing 2 -> 4 16 pictures", f"one cause is one group: {heads[0]}")
    check("VStack(spacing: 4)" in browser.read("document.querySelector('nav .source b').textContent"), "with its line of source")
    go(browser, "card.0.png")
    browser.key("A")
    count = "document.getElementById('count').textContent"
    check(browser.read(count) == "15 of 20 decided", f"accepting it leaves the picture with a second cause: {browser.read(count)}")
    go(browser, "card.17.png")
    browser.key("r")
    check(browser.read(count) == "16 of 20 decided", "r rejects one")
    browser.key("u")
    check(browser.read(count) == "15 of 20 decided", "u takes it back")
    browser.key("r")
    browser.key("c")
    check(browser.read("document.activeElement.id") == "comment", "c goes to the comment")
    for letter in "too tall, a":
        browser.call("Input.dispatchKeyEvent", type="char", text=letter)
    browser.key("Escape")
    browser.key("]")
    check(browser.read("document.getElementById('status').textContent") != "", "what happens is said to screen readers")
    browser.key("?")
    check(browser.read("document.getElementById('help').open"), "? lists the keys")
    browser.shot("keys")
    browser.key("Escape")
    browser.wait("!document.getElementById('help').open", "the list does not close")
    browser.key("s")
    file = folder / "decisions.json"
    end = time.monotonic() + 20
    while not file.exists() and time.monotonic() < end:
        browser.read("1")
        time.sleep(0.05)
    saved = json.loads(file.read_text())
    check(saved["format"] == 1 and len(saved["decisions"]) == 16, "decisions are downloaded")
    rejected = [d for d in saved["decisions"] if d["verdict"] == "reject"]
    check(len(rejected) == 1 and rejected[0]["comment"] == "too tall, a", f"with the comment: {rejected}")
    check(all(d["new"] for d in saved["decisions"]), "each names the bytes that were seen")
    go(browser, "card.3.png")
    browser.key("a")
    check(browser.read(count) == "17 of 20 decided", "a accepts one by itself")
    browser.shot("decided")


def names(browser):
    tree = browser.call("Accessibility.getFullAXTree")["nodes"]
    bad = []
    for node in tree:
        role = node.get("role", {}).get("value")
        if role in ("button", "image", "textbox", "slider", "navigation", "region", "checkbox") and not node.get("ignored"):
            if not node.get("name", {}).get("value"):
                bad.append(role)
    check(not bad, f"everything that is used has a name for screen readers {bad or ''}")
    roles = {node.get("role", {}).get("value") for node in tree}
    check({"navigation", "main", "status", "banner"} <= roles, "landmarks are there")


def paint(browser, address):
    browser.call("Page.addScriptToEvaluateOnNewDocument", source="""
      window.longTasks = []
      new PerformanceObserver(l => longTasks.push(...l.getEntries().map(e => e.duration))).observe({ entryTypes: ["longtask"] })""")
    browser.open(address)
    browser.wait("performance.getEntriesByName('first-contentful-paint').length > 0", "nothing is painted")
    first = browser.read("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    check(first <= 1000, f"first paint after {first:.0f} ms, at most 1000")
    browser.wait("document.querySelectorAll('#stage img').length === 2", "no pictures")
    time.sleep(0.5)
    browser.read("longTasks.length = 0")
    for _ in range(12):
        browser.call("Input.dispatchMouseEvent", type="mouseWheel", x=200, y=500, deltaX=0, deltaY=300)
        time.sleep(0.03)
    longest = browser.read("Math.max(0, ...longTasks)")
    check(longest <= 50, f"scrolling waits at most {longest:.0f} ms for the page, allowed are 50")


def review(browser, program, package):
    """Accepts a cause in the served page, and takes it back."""
    server = subprocess.Popen([program, "goldens", "review", "--package-path", package], stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True)
    try:
        address = server.stdout.readline().split()[-1]
        browser.open(address)
        browser.wait("document.querySelectorAll('#stage img').length === 2", "the served page shows no pictures")
        reference = package / "Tests/LedgerTests/__Snapshots__/CardTests/card.0.png"
        old, new = reference.read_bytes(), (package / f".build/kumihan-goldens/latest/{reference.relative_to(package)}.actual").read_bytes()
        browser.key("A")
        browser.read("document.getElementById('apply').click()")
        browser.wait("/^[0-9]+ accepted/.test(document.getElementById('status').textContent)", "nothing is applied")
        told = browser.read("document.getElementById('status').textContent")
        check(told == "15 accepted", f"a click applies decisions: {told}")
        check(reference.read_bytes() == new, "the reference has the snapshot's bytes")
        check("accepted" in browser.read("document.querySelector('nav .verdict').textContent"), "and the list says so")
        browser.shot("review")
        browser.read("document.getElementById('apply').click()")
        browser.wait("document.getElementById('status').textContent.includes('refused')", "a stale decision is applied")
        check("the reference changed since" in browser.read("document.getElementById('status').textContent"), "a stale decision is refused, with the reason")
        browser.read("document.getElementById('undo').click()")
        browser.wait("document.getElementById('status').textContent.includes('old bytes again')", "nothing is taken back")
        check(reference.read_bytes() == old, "undo restores the bytes")
        browser.read("isSaved = true")
    finally:
        server.kill()
        server.wait()


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    browser = Browser(program, folder)
    try:
        browser.size(1280)
        page = f"file://{folder}/package/report.html"
        paint(browser, page)
        names(browser)
        modes(browser)
        decisions(browser, folder)
        browser.key("d")
        browser.shot("dark")
        check(browser.read("getComputedStyle(document.body).backgroundColor") == "rgb(23, 23, 26)", "d turns it dark")
        browser.read("isSaved = true")
        browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
        browser.size(360, 740)
        browser.open(page)
        browser.wait("document.querySelectorAll('#stage img').length === 2", "no pictures")
        check(browser.read("document.documentElement.dataset.scheme") == "dark", "it follows the system's scheme")
        check(browser.read("document.documentElement.scrollWidth") <= 360, "it is no wider than a phone of 360")
        browser.shot("narrow")
        browser.open(f"file://{folder}/package/beside.html")
        browser.wait("document.querySelectorAll('#stage img').length === 2", "pictures beside the page are not shown")
        check(True, "pictures beside the page are shown")
        browser.size(1280)
        browser.open(f"file://{folder}/package/equal.html")
        check(browser.read("document.querySelector('h1').textContent") == "Every snapshot is as its reference", "nothing differs: it says so")
        outside = [e["params"]["request"]["url"] for e in browser.events if e.get("method") == "Network.requestWillBeSent"
                   and not e["params"]["request"]["url"].startswith(("file:", "blob:", "data:"))]
        check(not outside, f"nothing is fetched from outside {outside or ''}")
        wrong = [e for e in browser.events if e.get("method") == "Runtime.exceptionThrown"]
        check(not wrong, f"no exception {wrong or ''}")
        if len(sys.argv) > 3:
            review(browser, sys.argv[3], folder / "package")
    finally:
        browser.close()
    print(f"{len(failures)} wrong")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
