"""Rule 8: sizes of files, types and functions."""

import re

LONG_FILE, TOO_LONG_FILE, LONG_FUNCTION, LONG_LINE = 300, 400, 40, 110
FUNCTION = re.compile(
    r"(?<![\w.`])(?:func[ \t]+(\S+?)(?=[(<])|(init|deinit|subscript)\b(?=[?!]?[(<]|[ \t]*\{))")
# A computed property, or a stored one with observers.
PROPERTY = re.compile(r"\bvar[ \t]+(`?\w+`?)[ \t]*:[^=\n{}]*(?=\{)")
# What a case of a table doesn't have: a statement, or another switch. A `default` hides a forgotten case.
STATEMENT = re.compile(r"\s*(?:let|var|if|guard|for|while|repeat|do|defer|return|throw|switch|default)\b")
BRACKET = re.compile(
    r"[()\[\]{}]|\n[ \t]*(?=(?:func|var|let|init|static|public|associatedtype)\b)")


def check_files(tree, findings):
    for file in tree.files:
        findings.look(file)
        count = len(file.lines)
        if count > TOO_LONG_FILE:
            findings.add(file.path, 1, f"{count} lines; {TOO_LONG_FILE} at most")
        elif count > LONG_FILE:
            findings.warn(file.path, 1, f"{count} lines; {LONG_FILE} are enough")


def check_lines(tree, findings):
    for file in tree.files:
        findings.look(file)
        for number, line in enumerate(file.lines, 1):
            if len(line) > LONG_LINE:
                findings.add(file.path, number, f"{len(line)} columns; {LONG_LINE} at most")


def check_functions(tree, findings):
    """Counts the lines of code in the bodies of functions and computed properties, text literals excluded."""
    for file in tree.swift:
        findings.look(file)
        for match in bodied(file.swift.code):
            body = body_of(file.swift, match.end())
            if body is None:
                continue
            lines = [line for line in body.split("\n")[1:-1] if line.strip()]
            if (count := len(lines)) > LONG_FUNCTION and not is_table(lines):
                name = next(group for group in match.groups() if group)
                line = file.swift.line_of(match.start())
                findings.add(file.path, line, f"{name} has {count} lines; {LONG_FUNCTION} at most")


def is_table(lines):
    """Whether the lines are one exhaustive switch with an expression for each case: easier to read whole."""
    return bool(re.match(r"\s*(?:return )?switch\b", lines[0])) and lines[-1].strip() == "}" \
        and not any(STATEMENT.match(line) for line in lines[1:-1])


def bodied(code):
    """Declarations that may have a body."""
    yield from FUNCTION.finditer(code)
    yield from PROPERTY.finditer(code)


def body_of(swift, at):
    """The body of a declaration; None for a protocol requirement."""
    depth = 0
    for mark in BRACKET.finditer(swift.code[at:]):
        if mark[0] in "([":
            depth += 1
        elif mark[0] in ")]":
            depth -= 1
        elif depth == 0:
            if mark[0] != "{":
                return None
            # A regular expression with an odd number of quotes hides the closing brace.
            braces = swift.body_after(at + mark.start())
            return swift.code[slice(*braces)] if braces else None
    return None


RULES = [("long-files", check_files), ("long-lines", check_lines), ("long-functions", check_functions)]
