import Arguments
import Files
import Remote
import WebAddresses

/// The server or data folder that a member's command uses.
enum Destination: Sendable {
    /// Scheme, host and port.
    case server(String)
    case local(Settings)

    private static let dataPrefix = "data:"

    /// The key under which the login is saved.
    var target: String {
        switch self {
        case .server(let address): address
        case .local(let settings): settings.databaseTarget ?? Self.dataPrefix + settings.folder
        }
    }

    /// Whether the name alone identifies the destination; a database also needs its password.
    var canBeCurrent: Bool {
        switch self {
        case .server: true
        case .local(let settings): settings.databaseTarget == nil
        }
    }

    /// The destination from the options, otherwise from the last login, otherwise the default data folder.
    init(_ context: CommandContext) throws {
        if context.invocation.isGiven(GlobalOptions.server) {
            guard !AppSettings.storageNames.contains(where: context.invocation.isGiven) else {
                throw UsageComplaint(
                    context.say(
                        "--server와 --data, --database는 함께 쓸 수 없어요.",
                        "--server excludes --data and --database."
                    )
                )
            }
            self = .server(try Self.address(context.invocation.text(GlobalOptions.server), context))
            return
        }
        let isNamed =
            (AppSettings.storageNames + ["config"]).contains { context.invocation.isGiven($0) }
            || ["DATA", "DATABASE", "DATABASE_FILE", "CONFIG"].contains {
                !(context.environment[AppSettings.prefix + $0] ?? "").isEmpty
            }
        guard !isNamed, let current = try FileCredentials.currentTarget(in: context.configurationFolder)
        else {
            self = .local(try context.settings())
            return
        }
        if current.hasPrefix(Self.dataPrefix) {
            self = .local(try context.settings(in: String(current.dropFirst(Self.dataPrefix.count))))
        } else {
            self = .server(try Self.address(current, context))
        }
    }

    /// The normalised scheme, host and port.
    private static func address(_ text: String, _ context: CommandContext) throws -> String {
        guard let given = WebAddress(text), ["http", "https"].contains(given.scheme), !given.host.isEmpty,
            given.user == nil, ["", "/"].contains(given.path), given.query == nil
        else {
            throw UsageComplaint(
                context.say(
                    "서버 주소는 https://madang.example 처럼 적어 주세요.",
                    "A server's address has the form https://madang.example."
                )
            )
        }
        return given.origin
    }
}

extension Settings {
    fileprivate var folder: String {
        Folder.absolute(text("data"))
    }

    /// Host and name of the database, without user or password; nil for SQLite.
    fileprivate var databaseTarget: String? {
        let address = (try? secret("database-file")) ?? text(ifGiven: "database")
        guard let address else { return nil }
        let parts = WebAddress(address)
        let host = parts.flatMap { $0.host.isEmpty ? nil : $0.host }
        let socket = parts?.queryItems.first { $0.name == "host" }?.value
        let port = parts?.port.map { ":\($0)" } ?? ""
        return "database:\(host ?? socket ?? "localhost")\(port)\(parts?.path ?? "")"
    }
}
