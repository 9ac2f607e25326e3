"""The real program on a folder of its own, and browsers that look at it."""

import atexit
import contextlib
import functools
import os
import pathlib
import subprocess
import tempfile
import unittest

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("PROGRAM_UNDER_TEST", str(ROOT / ".build/debug/madang"))
BROWSER = "/usr/bin/chromium"
CLOCKS = next(pathlib.Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))


class App:
    """A Madang of one test's own; `listings` fills it with the demo's neighbours first. With `reviews`,
    events wait for an operator."""

    def __init__(self, listings=0, reviews=False):
        self.reviews = reviews
        self.folder = tempfile.TemporaryDirectory(prefix="madang-browser-")
        self.data = os.path.join(self.folder.name, "data")
        self.clock = pathlib.Path(self.folder.name, "clock")
        self.surroundings = {"PATH": os.environ["PATH"], "LANG": "en.UTF-8", "HOME": self.folder.name}
        if listings:
            self.order("demo", "--seed", "1", "--listings", str(listings))
        self.passes("0")
        self.opens()

    def opens(self, port="0"):
        # Through `env`, because the library adds to the environment of its process, and
        # Swift looks for the arguments next to where they were.
        self.server = subprocess.Popen(
            ["env", PROGRAM, "serve", "--data", self.data, "--port", port, "--access-log", "off",
             "--review-events", "on" if self.reviews else "off"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            env=self.surroundings | {
                "LD_PRELOAD": str(CLOCKS),
                "FAKETIME_TIMESTAMP_FILE": str(self.clock),
                "FAKETIME_NO_CACHE": "1",
                "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            },
            text=True,
        )
        said = self.server.stdout.readline()
        self.address = next((word for word in said.split() if word.startswith("http")), None)
        assert self.address, f"{PROGRAM} did not open its doors: {said!r}"

    def passes(self, time):
        """From now on the app's clock is ahead by as much, as in `3d`."""
        # Moved into place, so that the app never reads half of it.
        new = self.clock.with_suffix(".new")
        new.write_text(f"+{time}\n")
        new.rename(self.clock)

    def order(self, *words):
        """What its operator types."""
        return subprocess.run(
            [PROGRAM, *words, "--data", self.data],
            check=True, capture_output=True, text=True, stdin=subprocess.DEVNULL, env=self.surroundings,
        ).stdout

    def leaves(self):
        self.server.terminate()
        self.server.wait(timeout=60)
        self.server.stdout.close()

    def comes_back(self):
        self.opens(self.address.rsplit(":", 1)[1])

    def close(self):
        self.leaves()
        self.folder.cleanup()


class AppTest(unittest.TestCase):
    """Each test has an app of its own."""

    def setUp(self):
        self.app = App()
        self.addCleanup(self.app.close)


@functools.cache
def launched(keeps_pages):
    """The browser that all tests of a process share; each has contexts of its own."""
    # Chromium's own sandbox needs rights that a container may not have; it sees nothing but our pages.
    browser = playwright().chromium.launch(
        executable_path=BROWSER,
        args=["--no-sandbox"],
        ignore_default_args=["--disable-back-forward-cache"] if keeps_pages else None,
    )
    atexit.register(browser.close)
    return browser


@functools.cache
def playwright():
    started = sync_playwright().start()
    atexit.register(started.stop)
    return started


@contextlib.contextmanager
def chromium(keeps_pages=False):
    """Closes what a test opened. The back-forward cache is on only when asked for, because Playwright waits
    for pages to load."""
    browser = launched(keeps_pages)
    try:
        yield browser
    finally:
        for context in list(browser.contexts):
            context.close()
