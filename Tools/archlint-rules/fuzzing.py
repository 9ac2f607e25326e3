"""Every body of the API is fuzzed."""

import re

LIST = "Tests/Fuzz/Bodies.swift"


def check(tree, findings):
    fuzzed = tree.file(LIST)
    known = set(re.findall(r"\w+", fuzzed.text)) if fuzzed else set()
    for file in tree.of("Wire"):
        for declaration in file.declarations:
            if declaration.kind == "struct" and declaration.name.endswith("Body"):
                findings.look(file)
                if declaration.name not in known:
                    reason = f"{declaration.name} is not in {LIST}"
                    findings.add(file.path, declaration.line, reason)


RULES = [("fuzzed-bodies", check)]
