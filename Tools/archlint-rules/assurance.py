"""docs/asvs.md gives each requirement a known status, with evidence that exists.

A test is named as `Suite.test`, a file by its path, both in backticks.
"""

import re

from seeds import NAMED, tests_of

DOCUMENT = "docs/asvs.md"
REQUIREMENT = re.compile(r"\| \d+\.\d+\.\d+")
ANSWERS = ("Met", "Built in", "Operator", "Partly", "Not met", "None here")
PATH = re.compile(r"`((?:docs|Modules|Tests|Tools)/[\w./-]+)`")
# Evidence other than a test: a document, or a make target.
SHOWN = re.compile(r"`(docs/|GET |make )|\]\(|\bADR \d")


def check(tree, findings):
    document = tree.file(DOCUMENT)
    if document is None:
        return
    findings.look(document)
    known = set(tests_of(tree))
    for number, line in enumerate(document.lines, 1):
        if not REQUIREMENT.match(line):
            continue
        answer = line.strip().strip("|").split("|")[-1].strip()
        if not answer.startswith(tuple(f"**{word}**" for word in ANSWERS)):
            findings.add(document.path, number, "the answer is none of those listed")
        named = NAMED.findall(answer)
        paths = PATH.findall(answer)
        if answer.startswith("**Met**") and not (named or paths or SHOWN.search(answer)):
            findings.add(document.path, number, "it is met, and nothing shows it")
        for suite, test in named:
            if (suite, test) not in known:
                findings.add(document.path, number, f"there is no test {suite}.{test}")
        for path in paths:
            if not (tree.root / path).exists():
                findings.add(document.path, number, f"there is no {path}")


RULES = [("assurance", check)]
