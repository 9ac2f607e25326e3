"""Each row of docs/seeds, a feature of a predecessor, names a test that exists.

A test is named as `Suite.test`, in backticks, in the row's last cell: a Swift suite and its function, or a
module of the browser suite and its function.
"""

import re

FOLDER = "docs/seeds"
BROWSER = "Tests/Browser/"
NAMED = re.compile(r"`(\w+)\.(\w+)`")
DECLARED = re.compile(r"\b(?:struct|extension|class|actor|enum) (\w+)|\bfunc (\w+)\s*[(<]|[{}]")
PYTHON = re.compile(r"^ *def (test_\w+)", re.MULTILINE)


def pairs(code):
    """Every function with the type that encloses it."""
    types, depth, opening = [], 0, None
    for match in DECLARED.finditer(code):
        if match[1]:
            opening = match[1]
        elif match[2]:
            if types:
                yield types[-1][0], match[2]
        elif match[0] == "{":
            depth += 1
            if opening:
                types.append((opening, depth))
                opening = None
        else:
            if types and types[-1][1] == depth:
                types.pop()
            depth -= 1


def tests_of(tree):
    """Every `(suite, test)`."""
    for file in tree.swift:
        if file.path.startswith("Tests/"):
            yield from pairs(file.swift.code)
    for file in tree.files:
        if file.path.startswith(BROWSER) and file.path.endswith(".py"):
            module = file.path.removeprefix(BROWSER).removesuffix(".py")
            for test in PYTHON.findall("\n".join(file.lines)):
                yield module, test


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
