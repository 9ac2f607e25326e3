"""A module that listens, connects or starts a program has a row in docs/security.md that says so.

Each verb is reported once a module, at its first file.
"""

import re

from boundaries import imports_of

DOCUMENT = "docs/security.md"
HEADING = "## What reaches beyond the process"
VERBS = {"listens", "connects", "starts"}

# Libraries, and leaves that do it for others.
IMPORTS = {
    "CMicroHTTPD": {"listens"}, "CCurl": {"connects"}, "CPostgreSQL": {"connects"}, "CProcess": {"starts"},
    "Network": {"connects"}, "Mail": {"connects"}, "Confinement": {"starts"}, "Audio": {"starts"},
    "Imaging": {"starts"},
}
# A socket and a name may be looked up for either.
EITHER = {"listens", "connects"}
CALLS = {
    "HTTPServer": {"listens"}, "listen": {"listens"}, "accept": {"listens"}, "accept4": {"listens"},
    "connect": {"connects"}, "sendto": {"connects"}, "socket": EITHER, "bind": EITHER, "getaddrinfo": EITHER,
    **{name: {"starts"} for name in (
        "posix_spawn", "posix_spawnp", "fork", "vfork", "execv", "execve", "execvp", "system", "popen")},
}
CALL = re.compile(r"(?<![\w.])(?:Glibc\.)?(%s)\(" % "|".join(CALLS))
ROW = re.compile(r"^\| `(\w+)` \| ([^|]*)\|", re.MULTILINE)


def reaches(file):
    """What the file does, as (line, possible verbs, why)."""
    imports = list(imports_of(file))
    for line, name, _ in imports:
        if name in IMPORTS:
            yield line, IMPORTS[name], f"imports {name}"
    imported = {name for _, name, _ in imports}
    for line, match in file.swift.find(CALL, CALLS):
        # A module may call a function of its own so, where it can't call the system's.
        if ("HTTPServer" if match[1] == "HTTPServer" else "Glibc") in imported:
            yield line, CALLS[match[1]], f"calls {match[1]}"


def rows(tree):
    document = tree.file(DOCUMENT)
    section = document.text.partition(HEADING)[2].partition("\n## ")[0] if document else ""
    return {name: VERBS & set(re.findall(r"\w+", verbs)) for name, verbs in ROW.findall(section)}


def check(tree, findings):
    listed, shown, told = rows(tree), {}, set()
    for file in tree.modules:
        for line, verbs, why in reaches(file):
            findings.look(file)
            shown.setdefault(file.module, set()).update(verbs)
            if not verbs & listed.get(file.module, set()) and (file.module, *verbs) not in told:
                told.add((file.module, *verbs))
                reason = f"{file.module} {why}: {DOCUMENT} has to say that it {' or '.join(sorted(verbs))}"
                findings.add(file.path, line, reason)
    for name, verbs in listed.items():
        for verb in sorted(verbs - shown.get(name, set())):
            findings.add(DOCUMENT, 1, f"{name} is said to be a module that {verb}, and it isn't")


RULES = [("reach", check)]
