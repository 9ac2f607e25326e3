"""docs/use-cases.md lists every use case of Domain, and links to files that exist and declare the type."""

import re

DOCUMENT = "docs/use-cases.md"
CALLABLE = re.compile(r"\bfunc callAsFunction\b")
LINK = re.compile(r"\[`(\w+)`\]\(\.\./([^)]+)\)")


def use_cases(file):
    """Callable top-level types of the file, with their lines."""
    owners = [declaration for declaration in file.declarations if declaration.at_top]
    for number, _ in file.swift.find(CALLABLE):
        before = [declaration for declaration in owners if declaration.line < number]
        if before:
            yield before[-1].name, before[-1].line


def check(tree, findings):
    document = tree.file(DOCUMENT)
    if document is None:
        return
    findings.look(document)
    links = [(number, *link) for number, line in enumerate(document.lines, 1) for link in LINK.findall(line)]
    listed = {name for _, name, _ in links}
    for file in tree.of("Domain"):
        for name, line in use_cases(file):
            if name not in listed:
                findings.add(file.path, line, f"{DOCUMENT} does not list {name}")
    for number, name, path in links:
        linked = tree.file(path)
        if linked is None:
            findings.add(DOCUMENT, number, f"there is no {path}")
        elif name not in {declaration.name for declaration in linked.declarations}:
            findings.add(DOCUMENT, number, f"{path} does not declare {name}")


RULES = [("use-cases", check)]
