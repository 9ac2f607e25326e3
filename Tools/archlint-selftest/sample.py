"""A small tree without violations that gives every rule a file to inspect."""

SAMPLE = {
    "Package.swift": """\
// swift-tools-version: 6.1
let all: [Target] = [
    system("CCurl", pkgConfig: "libcurl", debian: "libcurl4-openssl-dev"),
    .systemLibrary(name: "CSodium", path: "Modules/System/CSodium"),
    module("Database", in: "Infrastructure/Database"),
    module("Markup", in: "Infrastructure/Markup"),
    module("Network", in: "Infrastructure/Network", uses: ["CCurl"]),
    module("Domain", in: "Domain"),
    module("Storage", in: "Data/Storage", uses: ["Database", "Domain"]),
    module("Wire", in: "Data/Wire"),
    module("Web", in: "Presentation/Web"),
    module("Wording", in: "Presentation/Wording"),
    module(
        "DIContainer",
        in: "DIContainer",
        uses: ["Storage", "Web"]
    ),
    .target(name: "TestSupport", dependencies: ["DIContainer"], path: "Tests/TestSupport"),
]
""",
    "Modules/Domain/Kernel/Place.swift": """\
public struct Place: Sendable {
    public let name: String
    public private(set) var visits: Int
    public var title: String { name }
}
""",
    "Modules/Domain/Accounts/Account.swift": """\
public struct Account: Sendable {
    public let home: Place
}

public protocol AccountRepository: Sendable {
    func account(_ name: String) throws -> Account?
}

public struct OpenAccount: Sendable {
    let accounts: any AccountRepository

    public func callAsFunction(_ name: String) throws -> Account {
        guard let account = try accounts.account(name) else { throw Closed() }
        return account
    }
}
""",
    "Modules/Domain/Accounts/Members.swift": """\
public struct Members: Sendable {
    let accounts: any AccountRepository
}
""",
    "Modules/Domain/Accounts/Members+Move.swift": """\
extension Members {
    public func move(_ name: String) throws {
        guard let account = try accounts.account(name) else { throw Closed() }
        try keep(account)
    }
}
""",
    "Modules/Domain/Runs/Run.swift": """\
public struct Run: Sendable {
    public let host: Account
}
""",
    "Modules/Domain/Lessons/Lesson.swift": """\
/// Not a Run; there is nothing TO-DO here, and "print(1)" is only said.
public struct Lesson: Sendable {
    public let teacher: Account
    let note = "Run \\(1 + 1) print(1)"
}
""",
    "Modules/Data/Storage/Accounts/SQLAccountRepository.swift": """\
public import Domain

public struct SQLAccountRepository: AccountRepository {
    public func account(_ name: String) throws -> Account? { nil }
}

struct AccountRow {}
""",
    "Modules/Data/Storage/Migrations/M0001Accounts.swift": """\
import Database

extension Migration {
    static let accounts = Migration(1, "accounts", sql: "CREATE TABLE accounts (id INTEGER) STRICT;")
}
""",
    "Modules/Data/Storage/Migrations/M0002Runs.swift": """\
import Database

extension Migration {
    static let runs = Migration(
        2, "runs",
        sql: \"\"\"
            CREATE TABLE runs (id INTEGER) STRICT;
            \"\"\")
}
""",
    "Modules/Data/Storage/Migrations/Migrations.swift": """\
public import Database

public let migrations: [Migration] = [
    .accounts,
    .runs,
]
""",
    "Tools/migrations.lock": """\
# What each migration said.
48f7b44a48e67a5b M0001Accounts.swift
e67b8218a9eb3e14 M0002Runs.swift
""",
    "Modules/Data/Wire/Accounts/AccountPath.swift": """\
public enum AccountPath: String {
    case accounts = "/api/v1/accounts"
}

struct AccountBody {}
""",
    "Modules/Infrastructure/Markup/Markup.swift": """\
public struct Markup: Sendable {
    // A counter that only the main thread touches.
    nonisolated(unsafe) static var count = 0

    public init(trusted: String) {}
}
""",
    "Modules/Infrastructure/Network/Transfer.swift": """\
import CCurl

func keep(_ handle: OpaquePointer, _ list: OpaquePointer, _ bytes: UnsafeRawBufferPointer) {
    ccurl_set_list(handle, 1, list)
    ccurl_set_text(handle, 2, "text")
}
""",
    "docs/security.md": """\
## What reaches beyond the process

| Module | Does |
| --- | --- |
| `Network` | connects |

## Pointers that C keeps

| Function | Why |
| --- | --- |
| `ccurl_set_list` | The list is freed after the handle |
""",
    "Modules/Presentation/Web/Accounts/AccountPage.swift": """\
struct AccountPage {}

struct AccountForm {}
""",
    "Modules/Presentation/Wording/Side+Words.swift": """\
extension Side {
    var words: Words {
        switch self {
        case .offer: Words("default: case _:")
        case .request: Words("")
        }
    }
}
""",
    "Modules/DIContainer/Container.swift": """\
import Storage
import Web

public struct Container {}
""",
    "Tests/AcceptanceTests/Opening.swift": """\
struct Opening {
    let sentence = "Opening an account gives a page"

    func opening() {}
}
""",
    "Tests/Fuzz/Bodies.swift": """\
let bodies = [AccountBody.self]
""",
    "docs/asvs.md": """\
| No. | Asks for | Answer |
| --- | --- | --- |
| 1.1.1 | decoding once | **Met** `Opening.opening` |
| 1.1.2 | escaping last | **Operator** by `Tests/AcceptanceTests/Opening.swift` |
| 1.1.3 | XPath | **None here** |
""",
    "docs/use-cases.md": """\
| Type | What it does |
| --- | --- |
| [`OpenAccount`](../Modules/Domain/Accounts/Account.swift) | Opens an account |
| [`Members.move`](../Modules/Domain/Accounts/Members+Move.swift) | Moves |
""",
    "docs/seeds/runs.md": """\
| Capability | How | Tests |
| --- | --- | --- |
| open an account | by name | `Opening.opening` |
""",
}
