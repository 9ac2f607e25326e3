"""Reads Swift as text: code without comments and strings, string literals, declarations and bodies."""

import re

OPENING = re.compile(r'//|/\*|(#*)("""|")')
DECLARATION = re.compile(
    r"^(?P<indent>[ \t]*)"
    r"(?P<before>(?:(?:@\w+|public|package|internal|fileprivate|private|open|final|indirect|nonisolated)"
    r"(?:\([^)\n]*\))?[ \t]+)*)"
    r"(?P<kind>struct|class|enum|actor|protocol|typealias|extension)[ \t]+"
    r"(?P<name>[A-Za-z_][\w.]*)(?P<head>[^{\n=]*)",
    re.MULTILINE,
)


class Swift:
    """One file. `code` is the text with comments and strings replaced by spaces."""

    def __init__(self, text):
        self.text = text
        self.strings = []
        self.comments = []
        self.code = self._without_comments_and_strings(text)

    def line_of(self, offset):
        return self.text.count("\n", 0, offset) + 1

    def find(self, pattern, hints=("",)):
        """Matches in the code, as (line, match). Each match contains one of `hints`."""
        # Searching for a plain text is fifty times faster than matching at every position.
        if any(hint in self.code for hint in hints):
            for match in pattern.finditer(self.code):
                yield self.line_of(match.start()), match

    def _without_comments_and_strings(self, text):
        kept, at = [], 0
        while opening := OPENING.search(text, at):
            kept.append(text[at : opening.start()])
            if opening[0] == "//":
                end = text.find("\n", opening.start())
                end = len(text) if end < 0 else end
                self._record_comment(text, opening.start(), end)
                kept.append(blank(text[opening.start() : end]))
            elif opening[0] == "/*":
                end = self._end_of_comment(text, opening.end())
                self._record_comment(text, opening.start(), end)
                kept.append(blank(text[opening.start() : end]))
            else:
                end = self._read_string(text, opening, kept)
            at = end
        return "".join(kept) + text[at:]

    def _record_comment(self, text, start, end):
        # An interpolation is read as a text of its own, so its line numbers would be wrong.
        if text is self.text:
            self.comments.append((self.line_of(start), text[start:end]))

    def _end_of_comment(self, text, at):
        depth = 1
        for mark in re.finditer(r"/\*|\*/", text[at:]):
            depth += 1 if mark[0] == "/*" else -1
            if depth == 0:
                return at + mark.end()
        return len(text)

    def _read_string(self, text, opening, kept):
        """Replaces the literal with spaces, keeps the code of its interpolations, and records its text."""
        pounds, quote = opening[1], opening[2]
        stop = re.compile(r"\\%s(\(|.)|%s%s" % (pounds, quote, pounds), re.DOTALL)
        at, said = opening.end(), []
        start = opening.start()
        while mark := stop.search(text, at):
            said.append(text[at : mark.start()])
            at = mark.end()
            if mark[1] is None:
                break
            if mark[1] != "(":
                said.append(mark[0])
                continue
            end = self._end_of_interpolation(text, at)
            kept.append(blank(text[start:at]))
            kept.append(self._without_comments_and_strings(text[at:end]))
            said.append("\\()")
            start = at = end
        else:
            at = len(text)
        kept.append(blank(text[start:at]))
        self.strings.append((self.line_of(opening.start()), "".join(said)))
        return at

    def _end_of_interpolation(self, text, at):
        depth = 1
        for mark in re.finditer(r'[()]|"(?:\\.|[^"\\\n])*"', text[at:]):
            depth += {"(": 1, ")": -1}.get(mark[0], 0)
            if depth == 0:
                return at + mark.start()
        return len(text)

    def declarations(self):
        for match in DECLARATION.finditer(self.code):
            head = match["head"]
            if "{" not in self.code[match.end() : match.end() + 1]:
                head += self.code[match.end() :].partition("{")[0] if match["kind"] != "typealias" else ""
            yield Declaration(
                self.line_of(match.start("kind")), match["kind"], match["name"], match["before"], head,
                match["indent"] == "", match.end())

    def body_after(self, offset):
        """The range of the next pair of braces; None without one."""
        start = self.code.find("{", offset)
        if start < 0:
            return None
        depth = 0
        for mark in re.finditer(r"[{}]", self.code[start:]):
            depth += 1 if mark[0] == "{" else -1
            if depth == 0:
                return start, start + mark.start()
        return None


class Declaration:
    def __init__(self, line, kind, name, modifiers, head, at_top, end):
        self.line, self.kind, self.name, self.at_top, self.end = line, kind, name, at_top, end
        # The text between the name and the brace.
        self.head = head
        words = set(re.findall(r"\w+", modifiers))
        self.is_public = bool(words & {"public", "open", "package"})
        self.is_private = bool(words & {"private", "fileprivate"})

    @property
    def is_type(self):
        return self.kind != "extension"

    @property
    def conformances(self):
        """The names after the colon, without generic arguments and where clauses."""
        head = re.sub(r"<[^<>]*>", "", self.head)
        head = re.sub(r"\bwhere\b.*", "", head, flags=re.DOTALL)
        _, colon, names = head.partition(":")
        return re.findall(r"[A-Z]\w*", names) if colon else []


def blank(text):
    return re.sub(r"[^\n]", " ", text)
