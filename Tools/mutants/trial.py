"""Runs suites with one mutant, until the first test fails."""

import os
import re
import subprocess
import threading

# In seconds; an endless loop is noticed by this only.
PATIENCE = 180
FAILED = re.compile(r'Test (".+?"|\w+\(.*?\)) (?:recorded an issue|(?:with \d+ test cases? )?failed after)')
COMMENT = re.compile(r"↳ ([^\x1b\n:\[]+(?::[^\x1b\n:\[]+)?)")
RAN = re.compile(r"Test run with [1-9]\d* tests?\b.* passed")
STRUCT = re.compile(r"@Suite.*\n(?:\w+ )*struct (\w+)")


def suites_of(package, feature):
    """The names of the suites in the folder of a feature."""
    folder = package.folder / "Tests" / package.suite / feature
    texts = (path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.swift")))
    return [name for text in texts for name in STRUCT.findall(text)]


def run(package, mutant_id, suites=(), skipped=()):
    """The first failure: the name of a test, or how the run ended. None if every test passes."""
    options = []
    if suites:
        options += ["--filter", "|".join(f"{package.suite}[.]{name}/" for name in suites)]
    for name in skipped:
        options += ["--skip", name]
    environment = {
        **os.environ,
        "MUTANT": mutant_id,
        "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH": "4",
    }
    process = subprocess.Popen(
        ["nice", package.program, "--testing-library", "swift-testing", *options],
        cwd=package.folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    timer = threading.Timer(PATIENCE, process.kill)
    timer.start()
    try:
        return judge(process)
    finally:
        timer.cancel()
        process.kill()
        process.wait()


def judge(process):
    """Reads the output until the first failure, and adds the comment of the expectation, if it has one."""
    has_passed = False
    for line in process.stdout:
        failed = FAILED.search(line)
        if failed:
            comment = COMMENT.search(next(process.stdout, ""))
            name = failed[1].strip('"')
            return f"{name} ({comment[1].strip()})" if comment else name
        has_passed = has_passed or RAN.search(line) is not None
    code = process.wait()
    if code != 0:
        return f"(ended with {code})"
    return None if has_passed else "(ran nothing)"
