"""Rules 4 and 50: names and paths that may appear in one place only."""

import re

PATH = re.compile(r"/api/")
PATH_CASE = re.compile(r'^\s*(case \w+ = "|[A-Z]\w*Path\(rawValue: ")')
OPERATIONS = re.compile(r"Modules/Data/Wire/\S+Operations\.swift")


def only(kinds, pattern, modules, reason):
    """Types with such a name belong in these modules; leaf modules are exempt."""
    pattern = re.compile(pattern)

    def check(tree, findings):
        for file in tree.modules:
            if file.is_infrastructure:
                continue
            for declaration in file.declarations:
                if declaration.kind not in kinds or not pattern.fullmatch(declaration.name):
                    continue
                findings.look(file)
                if file.module not in modules:
                    findings.add(file.path, declaration.line, f"{declaration.name} {reason}")

    return check


TYPES = {"struct", "class", "enum", "actor"}


def check_containers(tree, findings):
    """Only the code that builds `Container` names it, so it is never passed around."""
    word = re.compile(r"(?<![\w.])Container\b")
    allowed = ("Modules/DIContainer/", "Modules/CLI/", "Tests/TestSupport/", "Tools/")
    for file in tree.swift:
        for number, _ in file.swift.find(word, ["Container"]):
            findings.look(file)
            if not file.path.startswith(allowed):
                findings.add(file.path, number, "only DIContainer, CLI and TestSupport may name Container")


def check_pages(tree, findings):
    """Pages ask operations, with their authorisation. Only routes and use cases ask repositories."""
    page, word = re.compile(r"\w+Pages?(\+\w+)?\.swift"), re.compile(r"\b\w+(Repository|Queries)\b")
    for file in tree.of("Web"):
        if not page.fullmatch(file.path.rsplit("/", 1)[1]):
            continue
        findings.look(file)
        for number, match in file.swift.find(word, ["Repository", "Queries"]):
            findings.add(file.path, number, f"a page asks an operation, not {match[0]}")


def check_paths(tree, findings):
    for file in tree.modules:
        for number, said in file.swift.strings:
            if not PATH.match(said):
                continue
            findings.look(file)
            is_case = file.module in ("Web", "Wire") and PATH_CASE.match(file.lines[number - 1])
            if not is_case and not OPERATIONS.fullmatch(file.path):
                findings.add(file.path, number, "a path is written once: in an operation or a case of paths")


RULES = [
    (
        "place-of-repositories",
        only({"protocol"}, r"\w+(Repository|Queries)", {"Domain"}, "is an interface of Domain"),
    ),
    (
        "place-of-storage",
        only(TYPES, r"\w+(Repository|Queries)|SQL[A-Z]\w*", {"Storage"}, "is an implementation of Storage"),
    ),
    ("place-of-rows", only(TYPES, r"\w+[a-z]Row", {"Storage"}, "is a stored shape: it belongs into Storage")),
    ("place-of-bodies", only(TYPES, r"\w+Body", {"Wire"}, "is a sent shape: it belongs into Wire")),
    ("place-of-forms", only(TYPES, r"\w+Form", {"Web"}, "is a received shape: it belongs into Web")),
    ("place-of-pages", only(TYPES, r"\w+Page", {"Web"}, "is a page: it belongs into Web")),
    ("pages-ask-operations", check_pages),
    ("place-of-containers", check_containers),
    ("paths", check_paths),
]
