"""The real program on a folder of its own, and browsers that look at it."""

import contextlib
import os
import pathlib
import subprocess
import tempfile

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("MADANG_PROGRAM", str(ROOT / ".build/debug/madang"))
BROWSER = "/usr/bin/chromium"


class House:
    """A Madang of one test's own; `listings` fills it with the demo's neighbours first."""

    def __init__(self, listings=0):
        self.folder = tempfile.TemporaryDirectory(prefix="madang-browser-")
        self.surroundings = {"PATH": os.environ["PATH"], "LANG": "en.UTF-8", "HOME": self.folder.name}
        if listings:
            self.order("demo", "--seed", "1", "--listings", str(listings))
        self.server = subprocess.Popen(
            [PROGRAM, "serve", "--data", self.folder.name, "--port", "0", "--access-log", "off"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            env=self.surroundings,
            text=True,
        )
        self.address = next(word for word in iter(self.server.stdout.readline, "").__next__().split()
                            if word.startswith("http"))

    def order(self, *words):
        """What its operator types."""
        return subprocess.run(
            [PROGRAM, *words, "--data", self.folder.name],
            check=True, capture_output=True, text=True, stdin=subprocess.DEVNULL, env=self.surroundings,
        ).stdout

    def close(self):
        self.server.terminate()
        self.server.wait(timeout=20)
        self.server.stdout.close()
        self.folder.cleanup()


@contextlib.contextmanager
def chromium():
    with sync_playwright() as playwright:
        # Chromium's own sandbox needs rights that a container may not have; it sees nothing but our pages.
        browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()
