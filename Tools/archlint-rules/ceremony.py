"""Rule 11: no use case that only forwards, and no protocol with a single conforming type in its module."""

import re
from collections import defaultdict

import table
from usecases import CALLED, use_cases


def check_use_cases(tree, findings):
    for file, match, name in use_cases(tree):
        # The functions of a struct named by a verb share private ones.
        if "." not in name and not CALLED.search(match[0]):
            continue
        braces = file.swift.body_after(match.end())
        findings.look(file)
        if forwards(file.swift.code[braces[0] + 1 : braces[1]]):
            line = file.swift.line_of(match.start())
            findings.add(file.path, line, "this use case decides nothing: its callers can ask directly")


def forwards(body):
    """One statement without a closure; a change made inside `update(id) { … }` is a decision."""
    if "{" in body or re.search(r"\b(guard|if|switch|for|let|var|throw)\b", body):
        return False
    statements, depth = 0, 0
    for line in body.split("\n"):
        text = line.strip()
        if text and depth == 0 and not text.startswith((".", ")", "]", "?", ":", "&&", "||", "+")):
            statements += 1
        depth += sum(line.count(mark) for mark in "([") - sum(line.count(mark) for mark in ")]")
    return statements == 1


def check_protocols(tree, findings):
    """Conforming types in modules and tests count. A protocol without any is not reported."""
    conformers = defaultdict(set)
    for file in tree.swift:
        for declaration in file.declarations:
            if declaration.kind in ("protocol", "typealias"):
                continue
            for name in declaration.conformances:
                conformers[name].add((file.module or file.path, declaration.name))
    for file in tree.modules:
        for declaration in file.declarations:
            if declaration.kind != "protocol":
                continue
            findings.look(file)
            found = conformers[declaration.name]
            if declaration.name in table.EXTENSION_POINTS | table.ERASING:
                continue
            if len(found) == 1 and next(iter(found))[0] == file.module:
                only = next(iter(found))[1]
                reason = f"only {only} in its module conforms to {declaration.name}"
                findings.add(file.path, declaration.line, reason)


RULES = [("use-cases", check_use_cases), ("protocols", check_protocols)]
