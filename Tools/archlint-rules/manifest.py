"""The modules that `Package.swift` declares: the only list of them, and of what each uses."""

import re

# Calls in the manifest that declare a target.
TARGET = re.compile(
    r"(?<!\w)(?:module|system|\.target|\.executableTarget|\.systemLibrary)\(\s*"
    r'(?:name:\s*)?"(\w+)"')
PATH = re.compile(r'(?:in|path):\s*"([\w/]+)"')
USES = re.compile(r"(?:uses|dependencies):\s*\[(.*?)\]", re.DOTALL)


class Module:
    def __init__(self, path, uses, line):
        self.path, self.uses, self.line = path, uses, line


def modules(file):
    """The targets below Modules/ by name; suites and tools are not among them."""
    text, found = without_comments(file.text), {}
    for match in TARGET.finditer(text):
        call = text[match.start() : end_of_call(file.swift.code, match.end())]
        path, uses = PATH.search(call), USES.search(call)
        if call.startswith("system"):
            folder = f"Modules/System/{match[1]}"
        elif call.startswith("module"):
            folder = f"Modules/{path[1]}" if path else ""
        else:
            folder = path[1] if path else ""
        if folder.startswith("Modules/"):
            names = set(re.findall(r'"(\w+)"', uses[1])) if uses else set()
            found[match[1]] = Module(folder, names, file.swift.line_of(match.start()))
    return found


def without_comments(text):
    """The code without comments, with the same length."""
    return re.sub(r"(?m)^(\s*)//[^\n]*", lambda match: " " * len(match[0]), text)


def end_of_call(code, at):
    depth = 1
    for mark in re.finditer(r"[()]", code[at:]):
        depth += 1 if mark[0] == "(" else -1
        if depth == 0:
            return at + mark.end()
    return len(code)
