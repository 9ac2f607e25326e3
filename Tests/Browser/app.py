"""The real program on a folder of its own, and browsers that look at it."""

import atexit
import contextlib
import datetime
import functools
import json
import os
import pathlib
import random
import socket
import subprocess
import tempfile
import unittest
import urllib.request

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("PROGRAM_UNDER_TEST", str(ROOT / ".build/debug/madang"))
# The shell takes half of the processor time, and keeps no page for going back.
BROWSER = "/usr/bin/chromium-headless-shell"
KEEPING_BROWSER = "/usr/bin/chromium"
CLOCK = ROOT / ".build/browser/clock.so"


def free_port():
    """Below the ports that the system hands out by itself, which may belong to others a moment later."""
    while True:
        port = random.randrange(20_000, 32_000)
        with contextlib.suppress(OSError), socket.socket() as free:
            free.bind(("127.0.0.1", port))
            return port


class App:
    """A Madang of one test's own; `listings` fills it with the demo's neighbours first. With `reviews`,
    events wait for an operator. With `payments`, seats are paid in a sandbox. `settings` are further words of
    its command line."""

    def __init__(self, listings=0, reviews=False, payments=False, settings=()):
        self.reviews = reviews
        self.provider, self.settings = None, list(settings)
        self.folder = tempfile.TemporaryDirectory(prefix="madang-browser-")
        self.data = os.path.join(self.folder.name, "data")
        self.clock = pathlib.Path(self.folder.name, "clock")
        self.surroundings = {"PATH": os.environ["PATH"], "LANG": "en.UTF-8", "HOME": self.folder.name}
        if listings:
            self.order("demo", "--seed", "1", "--listings", str(listings))
        self.passes()
        if payments:
            self.takes_payments()
        self.opens(str(self.port) if payments else "0")

    def takes_payments(self):
        self.port = free_port()
        self.sandbox = self.starts(
            "provider", "sandbox", "--listen", "0", "--data", self.data, "--port", str(self.port), "--json",
            "--portone-capture", "manual", "--payments-operator", "마당 모임 02-000-0000")
        document = ""
        while not document.endswith("}}\n"):
            line = self.sandbox.stdout.readline()
            assert line, f"{PROGRAM} started no sandbox: {document!r}"
            document += line
        sandbox = json.loads(document)
        self.provider = sandbox["address"]
        skipped = {"data", "port"}
        self.settings += [word for name, value in sandbox["settings"].items() if name not in skipped
                          for word in ["--" + name, value]]
        self.settings += ["--shop-deposits", "on", "--bank-transfers", "on"]

    def starts(self, *words):
        # Through `env`, because the library adds to the environment of its process, and
        # Swift looks for the arguments next to where they were.
        return subprocess.Popen(
            ["env", PROGRAM, *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            env=self.surroundings | {"LD_PRELOAD": str(CLOCK), "CLOCK_AHEAD": str(self.clock)},
            text=True,
        )

    def opens(self, port="0"):
        self.server = self.starts(
            "serve", "--data", self.data, "--port", port, "--access-log", "off",
            "--review-events", "on" if self.reviews else "off", *self.settings)
        said = self.server.stdout.readline()
        self.address = next((word for word in said.split() if word.startswith("http")), None)
        assert self.address, f"{PROGRAM} did not start: {said!r}"

    @property
    def set_up(self):
        """The path of the link for the first operator, which the app prints after its address."""
        return "/set-up" + self.server.stdout.readline().rsplit("/set-up", 1)[1].strip()

    def passes(self, **time):
        """From now on the app's clock is ahead by as much, as in `days=3`."""
        # Moved into place, so that the app never reads half of it.
        new = self.clock.with_suffix(".new")
        new.write_text(str(int(datetime.timedelta(**time).total_seconds())))
        new.rename(self.clock)

    def order(self, *words):
        """What its operator types."""
        return subprocess.run(
            [PROGRAM, *words, "--data", self.data],
            check=True, capture_output=True, text=True, stdin=subprocess.DEVNULL, env=self.surroundings,
        ).stdout

    def is_wrong(self, operation, kind):
        """The next request of this kind goes wrong at the provider."""
        fault = json.dumps({"operation": operation, "kind": kind, "times": 1}).encode()
        with urllib.request.urlopen(f"{self.provider}/sandbox/faults", fault):
            pass

    def deposits(self, order):
        """The money of a transfer arrives at the provider."""
        with urllib.request.urlopen(f"{self.provider}/sandbox/payments/{order}/deposit", b""):
            pass

    def leaves(self):
        self.ends(self.server)

    def ends(self, program):
        program.terminate()
        program.wait(timeout=60)
        program.stdout.close()

    def comes_back(self):
        self.opens(self.address.rsplit(":", 1)[1])

    def close(self):
        self.leaves()
        if self.provider:
            self.ends(self.sandbox)
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
        executable_path=KEEPING_BROWSER if keeps_pages else BROWSER,
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
