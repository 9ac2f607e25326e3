"""Rule 3: verticals don't depend on each other, capabilities on no vertical; public names are unique."""

import re
from collections import defaultdict

import table

NAME = re.compile(r"(?<![\w.])[A-Z]\w*")


def feature_of(file):
    if file.module not in table.LAYERS_BY_FEATURE:
        return None
    return file.folder_in_module


def may_know(knower, known):
    if known in (knower, "Kernel", None) or known not in table.VERTICALS | table.CAPABILITIES:
        return True
    if table.EXTENSIONS.get(knower) == known:
        return True
    if knower in table.VERTICALS:
        return known in table.CAPABILITIES
    return known in table.CAPABILITIES and knower in table.CAPABILITIES


def check_folders(tree, findings):
    known = table.VERTICALS | table.CAPABILITIES | {"Kernel"}
    for file in tree.modules:
        folder = feature_of(file)
        if folder is None:
            continue
        findings.look(file)
        if folder not in known | table.FOLDERS_BESIDE_FEATURES.get(file.module, set()):
            findings.add(file.path, 1, f"{folder} is not the name of a feature")


def check_features(tree, findings):
    owners = defaultdict(set)
    for file in tree.modules:
        for declaration in file.declarations:
            if feature_of(file) and declaration.is_type and declaration.at_top and not declaration.is_private:
                owners[declaration.name].add(feature_of(file))
    for file in tree.modules:
        knower = feature_of(file)
        # Domain's kernel depends on no feature; that of an outer layer may use any capability.
        if knower is None or knower == "Kernel" and file.module != "Domain":
            knower = "any capability" if knower else None
        if knower is None or (file.module, knower) in table.WEAVERS:
            continue
        findings.look(file)
        own = {declaration.name for declaration in file.declarations if declaration.is_type}
        closed = {
            name: sorted(owners[name])[0]
            for name in set(NAME.findall(file.swift.code)) - own
            if name in owners and not any(is_open(knower, feature) for feature in owners[name])
        }
        for name, owner in closed.items():
            for number, _ in file.swift.find(re.compile(rf"(?<![\w.]){name}\b")):
                findings.add(file.path, number, f"{feature_of(file)} may not know {name} of {owner}")


def is_open(knower, known):
    if knower == "any capability":
        return known not in table.VERTICALS
    return may_know(knower, known)


def check_unique_names(tree, findings):
    """`Module.Name` is not always possible in Swift, so a public name has to be unique by itself."""
    first = {}
    for file in tree.modules:
        for declaration in file.declarations:
            if not (declaration.is_type and declaration.is_public and declaration.at_top):
                continue
            findings.look(file)
            place = f"{file.path}:{declaration.line}"
            if first.setdefault(declaration.name, place) != place:
                reason = f"{declaration.name} is public in {first[declaration.name]} already"
                findings.add(file.path, declaration.line, reason)


def check_kinds(tree, findings):
    """A kind is named in its own folders and in the registries; its tables also in migrations.

    A kind's case has no values: `.run(…)` is something else, as are `fact?.event` and `\\.event`.
    """
    for case, (folder, tables) in table.KINDS.items():
        named = re.compile(rf"(?<![\w)\]?\\])\.{case}\b(?!\()|\bKind\.{case}\b")
        kept = re.compile(rf"\b(?:FROM|JOIN|INTO|UPDATE)\s+(?:{'|'.join(tables)})\b")
        for file in tree.modules:
            if f"/{folder}/" in file.path or file.path in table.REGISTRIES:
                continue
            findings.look(file)
            for number, _ in file.swift.find(named):
                findings.add(file.path, number, f"'{case}' is named outside {folder} and the registries")
            if "/Migrations/" in file.path:
                continue
            for number, said in file.swift.strings:
                if kept.search(said):
                    findings.add(file.path, number, f"a table of '{case}' is named outside {folder}")


RULES = [
    ("folders", check_folders),
    ("features", check_features),
    ("unique-names", check_unique_names),
    ("kinds", check_kinds),
]
