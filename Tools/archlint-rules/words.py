"""Rules 5, 6, 7 and 9: words that are misplaced, unsafe, or mark unfinished work."""

import re

import table

DOMAIN = re.compile(
    r"\b(FileManager|FileHandle|ProcessInfo|Process|URLSession|URLRequest|Codable|Encodable|Decodable)\b"
    r"|(?<![\w.])(print|debugPrint)\(|\b(Date|UUID)\(\)|\bDate\.now\b")
PUBLIC_VAR = re.compile(r"^[ \t]*public (?:static )?var \w+", re.MULTILINE)
ACCEPTANCE = re.compile(r"\b(\w*Repository|\w*Queries|\w*[a-z]Row|Row|SQL\w*|Container)\b")
SQL = re.compile(r"\b(SELECT\b.+\bFROM|INSERT INTO|UPDATE\b.+\bSET|DELETE FROM|CREATE TABLE)\b", re.DOTALL)
UNSAFE = re.compile(
    r"@unchecked\b|\bnonisolated\(unsafe\)|\btry!|\bas!|\bunsafeBitCast\b|\bfatalError\("
    r"|\((?:trusted|raw): (?! )")
UNSAFE_HINTS = ["unchecked", "unsafe", "try!", "as!", "fatalError", "(trusted:", "(raw:"]
# Declaring `init(trusted:)` is not using it.
DEFINITION = re.compile(r"\b(?:init|func \w+)\((?:trusted|raw): ")
UNFINISHED = re.compile(r"\b(TO" r"DO|FIX" r"ME|XX" r"X|HA" r"CK)\b|\bMARK" r":")
CARELESS = re.compile(
    r"(?:^|(?<=\w))(V\d+|New|Old|Legacy|Utils?|Utility|Helpers?|Manager|Impl|Default)(?=[A-Z]|$)")
PRODUCT = re.compile(
    r"(?i:madang|neighbourhood)|[Ll]isting(?=[sA-Z]|\b)|\bMembers?\b|[Ll]esson|[Gg]azetteer")

# Without a type, such a literal is a string, and its markup is escaped.
ESCAPED = re.compile(r'\\\([^\n]*\? "<[a-z](?!.* as HTML)')

# Vague pronouns and idioms: name the member, the caller or the condition instead.
PLAIN = re.compile(
    r"\b(whoever|whomever|nobody|somebody|anybody|anew|for ever|so many)\b", re.IGNORECASE)

# A title says what happens, not "who reads no more hangs up".
TITLE = re.compile(r'@(?:Test|Suite)\(\s*"((?:[^"\\]|\\.)*)"')
RELATIVE = re.compile(r"^(?:Who|What|Whose|Whom)\b|\b(?:[Ww]hom|oneself|[Oo]ne's own)\b")

# A case for all the rest: the compiler doesn't report a forgotten one.
REST = re.compile(r"\bdefault[ \t]*:|\bcase[ \t]+_[ \t]*:")


def check_domain(tree, findings):
    for file in tree.of("Domain"):
        findings.look(file)
        for number, match in file.swift.find(DOMAIN):
            findings.add(file.path, number, f"Domain may not use {match[0].rstrip('(')}")
        for match in PUBLIC_VAR.finditer(file.swift.code):
            if is_settable(file.swift, match.end()):
                line = file.swift.line_of(match.end())
                findings.add(file.path, line, "state changes through methods: let, or private(set)")


def is_settable(swift, at):
    """Whether the property can be set outside of its type."""
    rest = swift.code[at:].split("\n", 1)[0]
    brace = rest.find("{")
    if brace < 0 or "=" in rest[:brace]:
        return True
    start, end = swift.body_after(at) or (at, at)
    return re.search(r"\b(set|didSet|willSet)\b", swift.code[start:end]) is not None


def check_acceptance(tree, findings):
    for file in tree.swift:
        if not file.path.startswith("Tests/AcceptanceTests/"):
            continue
        findings.look(file)
        for number, match in file.swift.find(ACCEPTANCE):
            findings.add(file.path, number, f"an acceptance test uses product terms: no {match[0]}")
        for number, said in file.swift.strings:
            if SQL.search(said):
                findings.add(file.path, number, "an acceptance test uses product terms: no SQL")


def check_unsafe(tree, findings):
    for file in tree.swift:
        findings.look(file)
        for number, match in file.swift.find(UNSAFE, UNSAFE_HINTS):
            splices = match[0].startswith("(")
            if splices and (DEFINITION.search(file.lines[number - 1]) or file.path.startswith("Tests/")):
                continue
            word = match[0].strip("(: ")
            if not file.is_infrastructure:
                findings.add(file.path, number, f"{word} is for Infrastructure only")
            elif number < 2 or not file.lines[number - 2].lstrip().startswith("//"):
                findings.add(file.path, number, f"the line above does not say why {word} is safe here")


def check_escaped(tree, findings):
    for file in tree.swift:
        if not file.path.startswith("Modules/Presentation/Web/"):
            continue
        findings.look(file)
        for number, line in enumerate(file.lines, 1):
            if ESCAPED.search(line):
                findings.add(file.path, number, "markup chosen in an interpolation is escaped: add `as HTML`")


def check_unfinished(tree, findings):
    for file in tree.files:
        findings.look(file)
        for match in UNFINISHED.finditer(file.text):
            number = file.text.count("\n", 0, match.start()) + 1
            findings.add(file.path, number, f"{match[0]} belongs in an issue")


def check_names(tree, findings):
    for file in tree.swift:
        findings.look(file)
        for declaration in file.declarations:
            match = CARELESS.search(declaration.name) if declaration.is_type else None
            if match:
                findings.add(file.path, declaration.line, f"'{match[1]}' in {declaration.name} is vague")
        for folder in set(file.path.split("/")[1:-1]) & table.DRAWERS:
            findings.add(file.path, 1, f"a folder named {folder} is a drawer")


def check_strangers(tree, findings):
    """Infrastructure contains no product terms."""
    for file in tree.modules:
        if not file.is_infrastructure:
            continue
        findings.look(file)
        found = [(number, match[0]) for number, match in file.swift.find(PRODUCT)]
        for number, said in file.swift.strings:
            found += [(number, match[0]) for match in PRODUCT.finditer(said)]
        for number, word in found:
            findings.add(file.path, number, f"'{word}' is a product term, not allowed in Infrastructure")


def check_plain_words(tree, findings):
    """Comments and titles of tests say who or when, not "whoever"."""
    for file in tree.swift:
        findings.look(file)
        for number, comment in file.swift.comments:
            for match in PLAIN.finditer(comment):
                line = number + comment.count("\n", 0, match.start())
                findings.add(file.path, line, f"'{match[0]}' in a comment: name the person or the condition")
        if file.path.startswith("Tests/"):
            text = "\n".join(file.lines)
            for title in TITLE.finditer(text):
                for match in list(PLAIN.finditer(title[1])) + list(RELATIVE.finditer(title[1])):
                    line = text.count("\n", 0, title.start()) + 1
                    reason = f"'{match[0]}' in a title: name the person or the condition"
                    findings.add(file.path, line, reason)


def check_exhaustive(tree, findings):
    """Every case has words of its own."""
    for file in tree.of("Wording"):
        findings.look(file)
        for number, match in file.swift.find(REST):
            findings.add(file.path, number, f"'{match[0]}' hides a forgotten case: name every case")


RULES = [
    ("domain-words", check_domain),
    ("acceptance-words", check_acceptance),
    ("unsafe-words", check_unsafe),
    ("escaped-markup", check_escaped),
    ("unfinished", check_unfinished),
    ("names", check_names),
    ("strangers", check_strangers),
    ("plain-words", check_plain_words),
    ("exhaustive-words", check_exhaustive),
]
