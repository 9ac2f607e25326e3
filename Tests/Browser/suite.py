"""Runs the suite: each file in a process of its own, as many at a time as there are processors.

A page mostly waits for its server, and a test for its page."""

import concurrent.futures
import os
import pathlib
import subprocess
import sys
import threading

# A browser that doesn't answer fails its file instead of stopping the suite. In seconds.
PATIENCE = 1500
# The longest first, so that none of them runs alone at the end.
LONGEST = ["test_accessibility", "test_runs", "test_found", "test_map"]


def run(name, stop):
    """Its output, and whether it passed; nothing once another has failed."""
    if stop.is_set():
        return "", True
    try:
        ran = subprocess.run(
            [sys.executable, "-m", "unittest", "--failfast", name],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired as stopped:
        stop.set()
        return f"{name}\n{stopped.stdout}\nFAIL: {name}: no end after {PATIENCE} seconds\n", False
    if ran.returncode:
        stop.set()
    return f"{name}\n{ran.stdout}", ran.returncode == 0


def main():
    files = sorted(path.stem for path in pathlib.Path(__file__).parent.glob("test_*.py"))
    names = LONGEST + [name for name in files if name not in LONGEST]
    stop = threading.Event()
    passed = True
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for done in concurrent.futures.as_completed([pool.submit(run, name, stop) for name in names]):
            output, has_passed = done.result()
            print(output, end="", flush=True)
            passed = passed and has_passed
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
