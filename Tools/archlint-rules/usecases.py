"""docs/use-cases.md lists every use case of Domain, and links to files that exist and declare it.

A use case is a public function of a struct that stores interfaces (ADR 88). One in an extension, as in
`Payments+Refund.swift`, is listed as `Payments.refund`. Those in the struct itself are listed by its name.
"""

import re

import table

DOCUMENT = "docs/use-cases.md"
INTERFACE = re.compile(r"^    (?:private )?let \w+: any \w", re.MULTILINE)
CALLED = re.compile(r"\bfunc callAsFunction\b")
FUNCTION = re.compile(r"^    (?:@\w+ )?(?:public func (\w+)|func callAsFunction\b)", re.MULTILINE)
LINK = re.compile(r"\[`(\w+(?:\.\w+)?)`\]\(\.\./([^)]+)\)")


def use_cases(tree):
    """The functions that are use cases, as (file, match, name in the document)."""
    files = tree.of("Domain")
    owners = {
        declaration.name for file in files for declaration in file.declarations if decides(file, declaration)
    }
    for file in files:
        for declaration in file.declarations:
            if declaration.at_top and declaration.name in owners:
                braces = file.swift.body_after(declaration.end)
                for match in FUNCTION.finditer(file.swift.code, *braces):
                    function = match[1] or "callAsFunction"
                    of_struct = declaration.is_type or function == "callAsFunction"
                    name = declaration.name if of_struct else f"{declaration.name}.{function}"
                    yield file, match, name


def decides(file, declaration):
    """Whether it is a struct with dependencies that is no implementation of an interface itself."""
    if not declaration.at_top or declaration.kind != "struct" or declaration.name in table.DEPENDENCIES:
        return False
    braces = file.swift.body_after(declaration.end)
    if braces is None or set(declaration.conformances) - {"Sendable"}:
        return False
    code = file.swift.code[braces[0] : braces[1]]
    return bool(INTERFACE.search(code) or CALLED.search(code))


def check(tree, findings):
    document = tree.file(DOCUMENT)
    if document is None:
        return
    findings.look(document)
    links = [(number, *link) for number, line in enumerate(document.lines, 1) for link in LINK.findall(line)]
    listed = {name for _, name, _ in links}
    for file, match, name in use_cases(tree):
        if name not in listed:
            findings.add(file.path, file.swift.line_of(match.start()), f"{DOCUMENT} does not list {name}")
    for number, name, path in links:
        linked = tree.file(path)
        if linked is None:
            findings.add(DOCUMENT, number, f"there is no {path}")
        elif not declares(linked, *name.split(".")):
            findings.add(DOCUMENT, number, f"{path} does not declare {name}")


def declares(file, owner, function=None):
    if owner not in {declaration.name for declaration in file.declarations}:
        return False
    return function is None or re.search(rf"\bfunc {function}\b", file.swift.code) is not None


RULES = [("use-cases", check)]
