import Arguments
import Domain
import Mail
import WebAddresses

/// How emails leave the server.
struct MailPlan: Sendable {
    enum Way: Sendable {
        /// Mail isn't configured. Features that need it say so.
        case nowhere
        case server(MailServer)
        case folder(String)
    }

    let way: Way
    let from: String

    static let nowhere = MailPlan(way: .nowhere, from: "")

    var isOn: Bool {
        if case .nowhere = way { false } else { true }
    }

    private init(way: Way, from: String) {
        self.way = way
        self.from = from
    }

    init(_ settings: Settings, publicAddress: String?) throws(SettingsError) {
        let host = publicAddress.flatMap { WebAddress($0)?.host }
        if let address = settings.text(ifGiven: "smtp") {
            var login: MailServer.Login?
            if let user = settings.text(ifGiven: "smtp-user") {
                login = .init(user: user, password: try settings.secret("smtp-password-file") ?? "")
            }
            guard let server = MailServer(address, login: login) else {
                throw settings.complaint(about: "smtp", value: address, .address)
            }
            way = .server(server)
            from = settings.text(ifGiven: "mail-from") ?? "madang@\(host ?? server.host)"
        } else if let folder = settings.text(ifGiven: "mail-folder") {
            way = .folder(folder)
            from = settings.text(ifGiven: "mail-from") ?? "madang@\(host ?? "localhost.localdomain")"
        } else {
            self = .nowhere
            return
        }
        guard (try? EmailAddress(from)) != nil || from.hasSuffix("@localhost") else {
            throw settings.complaint(about: "mail-from", value: from, .text)
        }
    }
}

extension Settings {
    func complaint(_ reason: SettingProblem.Reason, about name: String) -> SettingsError {
        SettingsError(problems: [SettingProblem(reason: reason, source: source(of: name))])
    }

    /// A setting that isn't set, although another needs it.
    func missing(
        _ name: String,
        neededBy other: String,
        _ kind: ValueKind = .address
    ) -> SettingsError {
        complaint(.needed(name: name, by: other, kind), about: other)
    }

    func complaint(about name: String, value: String, _ kind: ValueKind) -> SettingsError {
        complaint(.invalid(name: name, value: value, kind), about: name)
    }
}
