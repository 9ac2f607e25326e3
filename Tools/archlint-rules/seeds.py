"""Each row of docs/seeds, a feature of a predecessor, names a test that exists.

A test is named as `Suite.test`, in backticks, in the row's last cell.
"""

import re

FOLDER = "docs/seeds"
NAMED = re.compile(r"`(\w+)\.(\w+)`")
FUNCTION = re.compile(r"\bfunc (\w+)\s*[(<]")
TYPE = re.compile(r"\b(?:struct|extension|class|actor|enum) (\w+)")


def tests_of(tree):
    """Every `Suite.test`. In a file with two suites, each test counts for both."""
    for file in tree.swift:
        if file.path.startswith("Tests/"):
            code = file.swift.code
            for suite in TYPE.findall(code):
                for function in FUNCTION.findall(code):
                    yield suite, function


def check(tree, findings):
    known = None
    for file in tree.documents(FOLDER):
        for number, line in enumerate(file.lines, 1):
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if not line.startswith("|") or set("".join(cells)) <= set("-: ") or cells[-1] == "Tests":
                continue
            findings.look(file)
            known = known if known is not None else set(tests_of(tree))
            named = NAMED.findall(cells[-1])
            if not named:
                findings.add(file.path, number, "the row names no test")
            for suite, test in named:
                if (suite, test) not in known:
                    findings.add(file.path, number, f"there is no test {suite}.{test}")


RULES = [("seeds", check)]
