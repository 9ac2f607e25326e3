"""Violations to plant: (rule, the path it must be reported at, the change)."""

ACCOUNT = "Modules/Domain/Accounts/Account.swift"
MEMBERS = "Modules/Domain/Accounts/Members.swift"
MOVE = "Modules/Domain/Accounts/Members+Move.swift"
RUN = "Modules/Domain/Runs/Run.swift"
STORE = "Modules/Data/Storage/Accounts/SQLAccountRepository.swift"
WIRE = "Modules/Data/Wire/Accounts/AccountPath.swift"
PAGE = "Modules/Presentation/Web/Accounts/AccountPage.swift"
WORDS = "Modules/Presentation/Wording/Side+Words.swift"
MARKUP = "Modules/Infrastructure/Markup/Markup.swift"
FIRST = "Modules/Data/Storage/Migrations/M0001Accounts.swift"
SECOND = "Modules/Data/Storage/Migrations/M0002Runs.swift"
INDEX = "Modules/Data/Storage/Migrations/Migrations.swift"
LOCK = "Tools/migrations.lock"
ACCEPTANCE = "Tests/AcceptanceTests/Opening.swift"
FUZZED = "Tests/Fuzz/Bodies.swift"
SEED = "docs/seeds/runs.md"
ASVS = "docs/asvs.md"
USES = "docs/use-cases.md"
TRANSFER = "Modules/Infrastructure/Network/Transfer.swift"
SECURITY = "docs/security.md"
MANIFEST = "Package.swift"
EXTRA = "Modules/Domain/Kernel/Extra.swift"
DRAWER = "Modules/Infrastructure/Markup/Helpers/A.swift"
CELLAR = "Modules/Cellar/A.swift"
THINGS = "Modules/Domain/Things/A.swift"


def more(path, text):
    """An additional file with this text."""
    return {path: text}


def declared(target):
    """A further target; it replaces a former one of its name."""
    return {MANIFEST: ("\n]\n", f"\n    {target},\n]\n")}


def using(name, path, other):
    """A module that declares and imports just one other."""
    return {
        **declared(f'module("{name}", in: "{path}", uses: ["{other}"])'),
        f"Modules/{path}/Accounts/Using.swift": f"import {other}\n",
    }


def domain(text):
    return more(EXTRA, text)


def lines(count):
    return "".join(f"        let a{number} = {number}\n" for number in range(count))


ASKING = """\
    public func ask() throws {
        guard let account = try accounts.account("Ana") else { throw Closed() }
        try ask(account)
    }

"""

PLANTS = [
    ("imports", EXTRA, domain("import Database\n")),
    ("imports", EXTRA, domain("import Dispatch\n")),
    ("imports", EXTRA, domain("import Vapor\n")),
    ("imports", EXTRA, domain("import Foundation\n")),
    ("imports", MARKUP, {MARKUP: ("public struct", "import FoundationEssentials\n\npublic struct")}),
    ("imports", MARKUP, {MARKUP: ("public struct", "import FoundationNetworking\n\npublic struct")}),
    ("imports", EXTRA, domain("private import struct Storage.Row\n")),
    ("imports", PAGE, {PAGE: "import CSodium\n\nstruct AccountPage {}\n\nstruct AccountForm {}\n"}),
    ("imports", CELLAR, more(CELLAR, "let a = 1\n")),
    ("public-imports", WIRE, {WIRE: ("public enum", "public import Synchronization\n\npublic enum")}),
    ("imports", MARKUP, {MANIFEST: ('module("Markup"', '// module("Markup"')}),
    ("manifest", MANIFEST, using("Domain", "Domain", "Storage")),
    ("manifest", MANIFEST, using("Domain", "Domain", "CSodium")),
    ("manifest", MANIFEST, using("Wire", "Data/Wire", "Storage")),
    ("manifest", MANIFEST, using("Web", "Presentation/Web", "Storage")),
    ("manifest", MANIFEST, using("Markup", "Infrastructure/Markup", "Domain")),
    ("manifest", MANIFEST, using("Markup", "Infrastructure/Markup", "Database")),
    ("manifest", MANIFEST, {MANIFEST: ('["Storage", "Web"]', '["Storage", "Web", "Wording"]')}),
    ("manifest", MANIFEST, {MANIFEST: ('["Storage", "Web"]', '["Storage", "Web", "Wordings"]')}),
    ("manifest", MANIFEST, declared('module("Cellar", in: "Cellar")')),
    ("manifest", MANIFEST, declared('.executableTarget(\n        name: "Cellar", path: "Modules/Cellar")')),
    ("folders", THINGS, more(THINGS, "let a = 1\n")),
    ("features", RUN, {RUN: ("let host: Account", "let after: Lesson")}),
    ("features", ACCOUNT, {ACCOUNT: ("let home: Place", "let latest: Run")}),
    ("features", EXTRA, domain("struct Extra { let owner: Account }\n")),
    ("features", PAGE, {
        PAGE: ("struct AccountPage {}", "struct AccountPage { let run: RunLine }"),
        "Modules/Presentation/Web/Runs/RunLine.swift": "struct RunLine {}\n",
    }),
    ("kinds", ACCOUNT, {ACCOUNT: ("let home: Place", "let home: Place\n    let kind = Listing.Kind.class")}),
    ("kinds", STORE, {STORE: ("{ nil }", '{ "SELECT 1 FROM classes" }')}),
    ("unique-names", ACCOUNT,
        {WIRE: ("struct AccountBody", "public struct Account {}\n\nstruct AccountBody")}),
    ("place-of-repositories", STORE,
        {STORE: ("struct AccountRow {}", "struct AccountRow {}\n\nprotocol RunQueries {}")}),
    ("place-of-storage", WIRE, {WIRE: ("struct AccountBody", "struct SQLThing {}\n\nstruct AccountBody")}),
    ("place-of-storage", EXTRA, domain("struct MemoryAccountRepository {}\n")),
    ("place-of-rows", WIRE, {WIRE: ("struct AccountBody", "struct RunRow {}\n\nstruct AccountBody")}),
    ("place-of-bodies", PAGE, {PAGE: ("struct AccountForm", "struct RunBody {}\n\nstruct AccountForm")}),
    ("place-of-forms", EXTRA, domain("struct RunForm {}\n")),
    ("place-of-pages", EXTRA, domain("struct RunPage {}\n")),
    ("pages-ask-operations", PAGE,
        {PAGE: ("struct AccountPage {}", "struct AccountPage { let accounts: any AccountRepository }")}),
    ("place-of-containers", PAGE,
        {PAGE: ("struct AccountPage {}", "struct AccountPage { let all: Container }")}),
    ("paths", PAGE,
        {PAGE: ("struct AccountPage {}", 'let path = "/api/v1/accounts"\n\nstruct AccountPage {}')}),
    ("paths", WIRE, {WIRE: ("struct AccountBody {}", 'struct AccountBody { let me = "/api/v1/me" }')}),
    ("domain-words", EXTRA, domain("let files = FileManager.self\n")),
    ("domain-words", EXTRA, domain('func tell() { print("x") }\n')),
    ("domain-words", EXTRA, domain("let now = Date()\n")),
    ("domain-words", EXTRA, domain("struct Extra: Codable {}\n")),
    ("domain-words", EXTRA, domain("struct Extra {\n    public var name: String\n}\n")),
    ("domain-words", EXTRA,
        domain("struct Extra {\n    public var a: Int {\n        get { 1 }\n        set {}\n    }\n}\n")),
    ("domain-words", EXTRA, domain('let said = "\\(Date())"\n')),
    ("acceptance-words", ACCEPTANCE,
        {ACCEPTANCE: ("let sentence", "let runs: RunRepository\n    let sentence")}),
    ("acceptance-words", ACCEPTANCE, {ACCEPTANCE: ("Opening an account", "SELECT id FROM accounts")}),
    ("unsafe-words", EXTRA, domain("// It cannot fail.\nlet a = try! b()\n")),
    ("unsafe-words", EXTRA, domain("let a = Markup(trusted: name)\n")),
    ("unsafe-words", MARKUP, {MARKUP: ("    // A counter that only the main thread touches.\n", "")}),
    ("unsafe-words", MARKUP, {MARKUP: ("static var count = 0", "static var count = 0\n    let a = b as! C")}),
    ("unsafe-words", ACCEPTANCE,
        {ACCEPTANCE: ("let sentence", "let it: @unchecked Sendable\n    let sentence")}),
    ("escaped-markup", PAGE, {PAGE: ("struct AccountPage {}",
        'let a: Markup = "\\(isB ? "<b>b</b>" : "")"\n\nstruct AccountPage {}')}),
    ("unfinished", EXTRA, domain("// TO" "DO: the rest\n")),
    ("unfinished", "Tools/later.sh", more("Tools/later.sh", "# FIX" "ME\n")),
    ("unfinished", EXTRA, domain("// MARK" ": - Things\n")),
    ("names", EXTRA, domain("struct PlaceManager {}\n")),
    ("names", EXTRA, domain("struct PlaceV2 {}\n")),
    ("names", EXTRA, domain("enum Outer {\n    struct DefaultPlace {}\n}\n")),
    ("names", DRAWER, more(DRAWER, "let a = 1\n")),
    ("strangers", MARKUP, {MARKUP: ("static var count", "static var listings")}),
    ("strangers", MARKUP, {MARKUP: ("static var count = 0", 'static var count = "madang.queue"')}),
    ("plain-words", EXTRA, domain("/// Who" "ever asks.\nlet a = 1\n")),
    ("plain-words", EXTRA, domain("let a = 1  // Kept for" " ever.\n")),
    ("plain-words", ACCEPTANCE,
        {ACCEPTANCE: ("struct Opening {", '@Suite("Who opens an account")\nstruct Opening {')}),
    ("plain-words", EXTRA, domain("/*\n Seen by no" "body.\n */\nlet a = 1\n")),
    ("exhaustive-words", WORDS, {WORDS: ("case .request", "default")}),
    ("exhaustive-words", WORDS, {WORDS: ("case .request", "@unknown default")}),
    ("exhaustive-words", WORDS, {WORDS: ("case .request", "case _")}),
    ("long-files", EXTRA, domain("let a = 1\n" * 401)),
    ("long-lines", EXTRA, domain("// " + "a" * 108 + "\n")),
    ("long-functions", EXTRA, domain("struct Extra {\n    func a() {\n" + lines(41) + "    }\n}\n")),
    ("long-functions", EXTRA,
        domain("struct Extra {\n    init(\n        a: Int\n    ) {\n" + lines(41) + "    }\n}\n")),
    ("long-functions", EXTRA,
        domain("struct Extra {\n    var a: [String: Int] {\n" + lines(41) + "    }\n}\n")),
    ("long-functions", EXTRA, domain(
        "struct Extra {\n    var a: Int {\n        switch self {\n" + "        case .a: 1\n" * 39
        + "        default: 2\n        }\n    }\n}\n")),
    ("migrations", FIRST, {FIRST: ("id INTEGER", "id TEXT")}),
    ("migrations", FIRST, {
        FIRST.replace(".", "+Names."): 'let names = "CREATE TABLE names (id INTEGER) STRICT;"\n'}),
    ("migrations", FIRST, {LOCK: ("48f7b44a48e67a5b M0001Accounts.swift\n", "")}),
    ("migrations", FIRST, {FIRST: ("import Database", "import Database\nimport Synchronization")}),
    ("migrations", SECOND, {SECOND: ("        2,", "        3,"), INDEX: ("    .runs,\n", "")}),
    ("migrations", LOCK, {SECOND: None, INDEX: ("    .runs,\n", "")}),
    ("migrations", INDEX, {INDEX: ("    .accounts,\n    .runs,\n", "    .runs,\n    .accounts,\n")}),
    ("use-cases", EXTRA, domain(
        "struct Forward {\n    public func callAsFunction() async throws -> Int {\n        try await all\n"
        "            .count(1)\n    }\n}\n")),
    ("seeds", SEED, {SEED: ("`Opening.opening`", "`Opening.closing`")}),
    ("seeds", SEED, {SEED: ("`Opening.opening`", "by hand")}),
    ("seeds", SEED, {SEED: ("`Opening.opening`", "`test_story.test_nothing`")}),
    ("seeds", SEED, {
        SEED: ("`Opening.opening`", "`Opening.closing`"),
        ACCEPTANCE: ("struct Opening {", "struct Closing {\n    func closing() {}\n}\n\nstruct Opening {")}),
    ("fuzzed-bodies", WIRE, {WIRE: ("struct AccountBody", "struct RunBody {}\n\nstruct AccountBody")}),
    ("fuzzed-bodies", WIRE, {FUZZED: None}),
    ("use-cases", MOVE, {MOVE: (
        "        guard let account = try accounts.account(name) else { throw Closed() }\n"
        "        try keep(account)\n", "        try accounts.move(name)\n")}),
    ("use-cases", ACCOUNT, {USES: ("OpenAccount", "Account")}),
    ("use-cases", MOVE, {USES: ("Members.move", "Members")}),
    ("use-cases", MOVE, {MOVE: ("extension Members {\n", "extension Members {\n" + ASKING)}),
    ("use-cases", MEMBERS, {MEMBERS: ("Repository\n", "Repository\n\n" + ASKING)}),
    ("use-cases", USES, {USES: ("Accounts/Members+Move.swift", "Accounts/Members.swift")}),
    ("use-cases", USES, {USES: ("Accounts/Account.swift", "Accounts/Gone.swift")}),
    ("use-cases", USES,
        {USES: ("an account |", "an account |\n| [`Close`](../Modules/Domain/Runs/Run.swift) | |")}),
    ("assurance", ASVS, {ASVS: ("`Opening.opening`", "`Opening.closing`")}),
    ("assurance", ASVS, {ASVS: ("`Opening.opening`", "by hand")}),
    ("assurance", ASVS, {ASVS: ("**None here**", "perhaps")}),
    ("assurance", ASVS, {ASVS: ("by `Tests/AcceptanceTests/Opening.swift`", "by `docs/proxy.conf`")}),
    ("kept-pointers", TRANSFER, {TRANSFER: ("1, list)", "1, &list)")}),
    ("kept-pointers", TRANSFER, {TRANSFER: ("ccurl_set_text(", "ccurl_set_private(")}),
    ("kept-pointers", TRANSFER, {TRANSFER: ("ccurl_set_text(", "fmemopen(&bytes, ")}),
    ("kept-pointers", TRANSFER, {
        TRANSFER: ('ccurl_set_text(handle, 2, "text")', "BIO_new_mem_buf(bytes, 3)"),
        SECURITY: ("| `ccurl_set_list`", "| `BIO_new_mem_buf` | |\n| `ccurl_set_list`")}),
    ("kept-pointers", TRANSFER, {SECURITY: ("| `ccurl_set_list`", "| a list")}),
    ("kept-pointers", SECURITY, {TRANSFER: ("    ccurl_set_list(handle, 1, list)\n", "")}),
    ("reach", TRANSFER, {SECURITY: ("| `Network` | connects |\n", "")}),
    ("reach", TRANSFER, {TRANSFER: ("import CCurl", "import CCurl\nimport Glibc\n\nlet a = fork()")}),
    ("reach", SECURITY, {SECURITY: ("| connects |", "| connects, starts |")}),
    ("protocols", EXTRA, domain("protocol Pen {}\n\nstruct Pencil: Pen {}\n")),
]

# Changes that must not be reported.
CLEAN = [
    ("a closure holds the memory that C keeps", {
        TRANSFER: ('ccurl_set_text(handle, 2, "text")', "BIO_new_mem_buf(bytes.baseAddress, 3)"),
        SECURITY: ("| `ccurl_set_list`", "| `BIO_new_mem_buf` | |\n| `ccurl_set_list`")}),
    ("a use case that changes inside a closure decides", domain(
        "struct Change {\n    func callAsFunction() throws {\n        try all.update(1) { try $0.go() }\n"
        "    }\n}\n")
        | {USES: ("an account |", "an account |\n| [`Change`](../Modules/Domain/Kernel/Extra.swift) | |")}),
    ("an implementation of an interface is no use case", {ACCOUNT: (
        "public struct OpenAccount",
        "struct Cached: AccountRepository {\n    let accounts: any AccountRepository\n\n"
        "    public func account(_ name: String) throws -> Account? { nil }\n}\n\n"
        "public struct OpenAccount")}),
    ("a long text is not a long function", domain(
        'func a() -> String {\n    """\n' + "    word\n" * 60 + '    """\n}\n')),
    ("a stored property has no body", domain(
        "struct Extra {\n    var a: Int = 1\n\n    enum B {\n" + lines(41) + "    }\n}\n")),
    ("a protocol with conformers in a test is needed", {
        EXTRA: "protocol Pen {}\n\nstruct Pencil: Pen {}\n",
        "Tests/DomainTests/Crayon.swift": "struct Crayon: Pen {}\n"}),
    ("a comment in a migration may be mended", {FIRST: ("extension", "// Who lives here.\nextension")}),
    ("a text may say what a comment may not", domain('let a = "No" + "body, nobody"  // Shown.\n')),
    ("words may ignore a part of a pair", {WORDS: ("case .request", "case (.request, _)")}),
    ("a rest outside of the words is fine", domain("let a = switch 1 {\ncase 1: 2\ndefault: 3\n}\n")),
    ("a nested name is its owner's", {RUN: ("let host: Account", "let kind: Account.Lesson")}),
    ("a quoted word in a raw string is no code", domain('let a = #"print("x") try! \\(1)"#\n')),
    ("a commented interpolation ends where it should", domain('let a = "\\(f(")"))" // try!\nlet b = 1\n')),
    ("a literal is trusted without being told so", {MARKUP: (
        "    public init", '    let empty = Markup(trusted: "")\n\n    public init')}),
]

# Removals that leave a rule without files.
IDLE = [
    ("acceptance-words", {ACCEPTANCE: None}),
    ("place-of-rows", {STORE: ("struct AccountRow {}", "")}),
    ("migrations", {FIRST: None, SECOND: None, INDEX: None, LOCK: None}),
    ("paths", {WIRE: ('"/api/v1/accounts"', '"accounts"')}),
    ("strangers", {MARKUP: None, TRANSFER: None}),
    ("exhaustive-words", {WORDS: None}),
    ("kept-pointers", {TRANSFER: None}),
    ("reach", {TRANSFER: None}),
    ("seeds", {SEED: None}),
    ("assurance", {ASVS: None}),
]
