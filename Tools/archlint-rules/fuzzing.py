"""Every body is fuzzed: those of operations and their parts are, others are named in a list."""

import re

LIST = "Tests/Fuzz/Bodies.swift"
USED = re.compile(r"(?<!struct )(?<!extension )\b\w+Body\b")


def check(tree, findings):
    fuzzed = tree.file(LIST)
    known = set(USED.findall(fuzzed.text)) if fuzzed else set()
    for file in tree.of("Wire"):
        known.update(USED.findall(file.swift.code))
    for file in tree.of("Wire"):
        for declaration in file.declarations:
            if declaration.kind == "struct" and declaration.name.endswith("Body"):
                findings.look(file)
                if declaration.name not in known:
                    reason = f"{declaration.name} is neither named in Wire nor in {LIST}"
                    findings.add(file.path, declaration.line, reason)


RULES = [("fuzzed-bodies", check)]
