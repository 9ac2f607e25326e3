"""Rule 10: migrations are numbered without a gap, listed in order, and never changed once recorded.

What is recorded is the text of a migration's literals, blank space apart: a comment may be mended, SQL not.
A long migration has parts, `M0001Baseline+Talk.swift`, whose literals count as its own.
"""

import hashlib
import re
import sys

FOLDER = "Modules/Data/Storage/Migrations/"
INDEX = FOLDER + "Migrations.swift"
RECORD = "Tools/migrations.lock"
NAME = re.compile(re.escape(FOLDER) + r"M(\d{4})\w+\.swift")
DECLARED = re.compile(r"static let (\w+)(?::\s*Migration)?\s*=\s*(?:Migration|\.init)\(\s*(\d+)")


def migrations_of(tree):
    for file in tree.modules:
        if match := NAME.fullmatch(file.path):
            yield int(match[1]), file


def checksum(tree, file):
    stem = file.path.removesuffix(".swift") + "+"
    parts = [part for part in tree.modules if part.path.startswith(stem)]
    strings = [text for each in [file, *parts] for _, text in each.swift.strings]
    said = "\n".join(" ".join(text.split()) for text in strings)
    return hashlib.sha256(said.encode()).hexdigest()[:16]


def recorded(tree):
    file = tree.file(RECORD)
    lines = file.lines if file else []
    pairs = [line.split() for line in lines if line.strip() and not line.startswith("#")]
    return {name: sum for sum, name in pairs}


def check(tree, findings):
    known = recorded(tree)
    identifiers = []
    previous = 0
    for number, file in migrations_of(tree):
        findings.look(file)
        name = file.path[len(FOLDER) :]
        if number != previous + 1:
            findings.add(file.path, 1, f"number {number} follows on {previous}")
        previous = number
        declared = DECLARED.search(file.swift.code)
        if not declared or int(declared[2]) != number:
            findings.add(file.path, 1, f"it does not declare 'static let … = Migration({number}, …'")
        else:
            identifiers.append(declared[1])
        if re.search(r"^\s*(?:\w+ )?import (?!Database\b)", file.swift.code, re.MULTILINE):
            findings.add(file.path, 1, "a migration imports Database and nothing else")
        if name not in known:
            findings.add(file.path, 1, "it is not recorded: Tools/archlint --record-migrations")
        elif known.pop(name) != checksum(tree, file):
            findings.add(file.path, 1, "it was changed after it was recorded: write the next number instead")
    if findings.inspected:
        for name in known:
            findings.add(RECORD, 1, f"{name} is recorded, and gone")
        check_index(tree, identifiers, findings)


def check_index(tree, identifiers, findings):
    index = tree.file(INDEX)
    if index is None:
        return findings.add(INDEX, 1, "the list of migrations is missing")
    listed = re.findall(r"^\s*(?:Migration)?\.(\w+)", index.swift.code, re.MULTILINE)
    if listed != identifiers:
        findings.add(INDEX, 1, f"it does not list {', '.join(identifiers)} in this order")


def record(tree):
    """Adds new migrations. Never overwrites an entry: the file exists to detect changes."""
    known = recorded(tree)
    fresh = [file for _, file in migrations_of(tree) if file.path[len(FOLDER) :] not in known]
    with open(tree.root / RECORD, "a", encoding="utf-8") as lock:
        if lock.tell() == 0:
            lock.write("# Checksums of recorded migrations, written by Tools/archlint.\n")
        for file in fresh:
            lock.write(f"{checksum(tree, file)} {file.path[len(FOLDER):]}\n")
            print(f"recorded {file.path}", file=sys.stderr)
    return 0


RULES = [("migrations", check)]
