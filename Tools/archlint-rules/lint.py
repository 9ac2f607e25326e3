"""Runs every rule, and reports a rule that has no file to inspect."""

import sys
import time

import assurance
import boundaries
import ceremony
import features
import fuzzing
import migrations
import places
import pointers
import reach
import seeds
import sizes
import table
import usecases
import words

RULES = [
    rule
    for group in (
        boundaries, features, places, words, sizes, migrations, ceremony, seeds, fuzzing, assurance,
        usecases, pointers, reach,
    )
    for rule in group.RULES
]


class Findings:
    """The files a rule inspected, and its findings."""

    def __init__(self, rule):
        self.rule, self.inspected, self.found, self.warned = rule, set(), [], []

    def look(self, file):
        self.inspected.add(file.path)

    def add(self, path, line, reason):
        self.found.append((path, line, self.rule, reason))

    def warn(self, path, line, reason):
        self.warned.append((path, line, self.rule, reason))


def check(tree, waiting=table.WAITING):
    """All findings and all warnings, as (path, line, rule, reason)."""
    found, warned = [], []
    for name, rule in RULES:
        findings = Findings(name)
        rule(tree, findings)
        found += findings.found
        warned += findings.warned
        if not findings.inspected and name not in waiting:
            found.append(("Tools/archlint", 1, "idle", f"'{name}' has no file to inspect"))
        if findings.inspected and name in waiting:
            reason = f"'{name}' has files now: remove it from WAITING"
            found.append(("Tools/archlint-rules/table.py", 1, "idle", reason))
    return sorted(set(found)), sorted(set(warned))


def report(tree):
    started = time.monotonic()
    found, warned = check(tree)
    for path, line, rule, reason in warned:
        print(f"{path}:{line}: {rule}: warning: {reason}", file=sys.stderr)
    for path, line, rule, reason in found:
        print(f"{path}:{line}: {rule}: {reason}")
    took = time.monotonic() - started
    outcome = f"{len(found)} findings" if found else "no findings"
    print(f"archlint: {len(RULES)} rules, {len(tree.files)} files, {took:.1f} s: {outcome}", file=sys.stderr)
    return 1 if found else 0
