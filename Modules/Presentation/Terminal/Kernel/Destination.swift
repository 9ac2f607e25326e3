import Arguments
import Foundation
import Remote

/// Whom a neighbour's command speaks to.
enum Destination: Sendable {
    /// Scheme, host and port.
    case server(String)
    case house(Settings)

    private static let dataPrefix = "data:"

    /// Under this name its login is kept.
    var target: String {
        switch self {
        case .server(let address): address
        case .house(let settings): settings.databaseTarget ?? Self.dataPrefix + settings.folder
        }
    }

    /// Whether the name alone leads back here; a database needs its password, too.
    var canBeCurrent: Bool {
        switch self {
        case .server: true
        case .house(let settings): settings.databaseTarget == nil
        }
    }

    /// What the errand names, or else where the member logged in last, or else the usual data folder.
    init(_ errand: Errand) throws {
        if errand.invocation.isGiven(GlobalOptions.server) {
            guard !HouseSettings.whereaboutNames.contains(where: errand.invocation.isGiven) else {
                throw UsageComplaint(
                    errand.say(
                        "--server와 --data, --database는 함께 쓸 수 없어요.",
                        "--server asks a server, --data and --database the data here: choose one."
                    )
                )
            }
            self = .server(try Self.address(errand.invocation.text(GlobalOptions.server), errand))
            return
        }
        let isNamed =
            (HouseSettings.whereaboutNames + ["config"]).contains { errand.invocation.isGiven($0) }
            || ["DATA", "DATABASE", "DATABASE_FILE", "CONFIG"].contains {
                !(errand.environment[HouseSettings.prefix + $0] ?? "").isEmpty
            }
        guard !isNamed, let current = try FileCredentials.currentTarget(in: errand.configurationFolder) else {
            self = .house(try errand.settings())
            return
        }
        if current.hasPrefix(Self.dataPrefix) {
            self = .house(try errand.settings(in: String(current.dropFirst(Self.dataPrefix.count))))
        } else {
            self = .server(try Self.address(current, errand))
        }
    }

    /// Scheme, host and port, spelled in one way only.
    private static func address(_ text: String, _ errand: Errand) throws -> String {
        guard let given = URLComponents(string: text), let scheme = given.scheme?.lowercased(),
            ["http", "https"].contains(scheme), let host = given.host, !host.isEmpty, given.user == nil,
            ["", "/"].contains(given.path), given.query == nil
        else {
            throw UsageComplaint(
                errand.say(
                    "서버 주소는 https://madang.example 처럼 적어 주세요.",
                    "A server's address is written like https://madang.example."
                )
            )
        }
        var address = URLComponents()
        (address.scheme, address.host, address.port) = (scheme, host.lowercased(), given.port)
        return address.string ?? text
    }
}

extension Settings {
    fileprivate var folder: String {
        URL(fileURLWithPath: text("data")).standardizedFileURL.path
    }

    /// Host and name of the database, without user or password; nil where the data lies in the folder.
    fileprivate var databaseTarget: String? {
        let address = (try? secret("database-file")) ?? text(ifGiven: "database")
        guard let address else { return nil }
        let parts = URLComponents(string: address)
        let host = parts?.host.flatMap { $0.isEmpty ? nil : $0 }
        let socket = parts?.queryItems?.first { $0.name == "host" }?.value
        let port = parts?.port.map { ":\($0)" } ?? ""
        return "database:\(host ?? socket ?? "localhost")\(port)\(parts?.path ?? "")"
    }
}
