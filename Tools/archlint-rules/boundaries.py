"""Rules 1 and 2: what a module imports, and what the manifest lets it import."""

import re

import table
from swift import Swift

IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)\n]*\))?[ \t]+)*+"
    r"(?:(public|package|internal|fileprivate|private)[ \t]+)?import[ \t]+"
    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)")
# Calls in the manifest that declare a target.
TARGET = re.compile(
    r"(?<!\w)(?:module|system|suite|program|tool|\.target|\.executableTarget|\.testTarget|\.systemLibrary)"
    r"\(\s*"
    r'(?:name:\s*)?"(\w+)"')
USES = re.compile(r"(?:uses|dependencies):\s*\[(.*?)\]", re.DOTALL)


def imports_of(file):
    for number, line in enumerate(file.swift.code.split("\n"), 1):
        match = IMPORT.match(line) if "import" in line else None
        if match:
            yield number, match[2], match[1] == "public"


def check_imports(tree, findings):
    for file in tree.modules:
        findings.look(file)
        if file.module is None:
            findings.add(file.path, 1, "this folder belongs to no module of the table")
            continue
        module = table.MODULES[file.module]
        for line, name, _ in imports_of(file):
            if name in table.MODULES:
                if name not in module.uses:
                    findings.add(file.path, line, f"{file.module} may not know {name}")
            elif name in table.FOUNDATION:
                findings.add(file.path, line, f"{name} would link ICU")
            elif name in table.CLOSE_TO_THE_SYSTEM:
                if name not in module.system:
                    findings.add(file.path, line, f"{name} is for leaves; {file.module} may not import it")
            elif name not in table.PLATFORM:
                findings.add(file.path, line, f"{name} is unknown to the table of modules")


def check_public_imports(tree, findings):
    for file in tree.modules:
        for line, name, is_public in imports_of(file):
            if not is_public or file.module is None:
                continue
            findings.look(file)
            if name not in table.MODULES[file.module].exposes:
                findings.add(file.path, line, f"the API of {file.module} may not expose {name}")


def check_manifest(tree, findings):
    manifest = tree.file("Package.swift")
    if manifest is None:
        return
    findings.look(manifest)
    text = manifest.swift.code
    declared = {}
    for match in TARGET.finditer(without_comments(manifest.text)):
        call = manifest.text[match.start() : end_of_call(text, match.end())]
        uses = USES.search(call)
        names = set(re.findall(r'"(\w+)"', uses[1])) if uses else set()
        # Targets of `module` and `system`, and those in Modules/, are modules; suites and tools are not.
        is_module = call.startswith(("module", "system")) or '"Modules/' in call
        declared[match[1]] = (manifest.swift.line_of(match.start()), names, is_module)
    begun = {file.module for file in tree.modules}
    for name, (line, uses, is_module) in declared.items():
        if name in table.MODULES:
            for surplus in sorted(uses - table.MODULES[name].uses):
                findings.add("Package.swift", line, f"{name} uses {surplus}, which the table does not allow")
            for absent in sorted(table.MODULES[name].uses - uses):
                findings.add("Package.swift", line, f"{name} does not declare {absent}, which the table has")
        elif is_module:
            findings.add("Package.swift", line, f"{name} is not in the table of modules")
    for name in sorted(begun - set(declared) - {None}):
        findings.add("Package.swift", 1, f"{name} has files, but no target")


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


RULES = [("imports", check_imports), ("public-imports", check_public_imports), ("manifest", check_manifest)]
