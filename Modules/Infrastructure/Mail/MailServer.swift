import WebAddresses

/// The address of a mail server and the way to connect to it.
public struct MailServer: Sendable {
    public enum Encryption: Sendable {
        /// Unencrypted; for a server on this machine.
        case none
        /// Upgrades to TLS before anything else is sent, or fails.
        case startTLS
        /// TLS from the first byte.
        case tls
    }

    public let host: String
    public let port: Int
    public let encryption: Encryption
    public let login: Login?

    public struct Login: Sendable {
        let user: String
        let password: String

        public init(user: String, password: String) {
            self.user = user
            self.password = password
        }
    }

    public init(host: String, port: Int, encryption: Encryption, login: Login? = nil) {
        self.host = host
        self.port = port
        self.encryption = encryption
        self.login = login
    }

    /// Parses `smtp://host:587` or `smtps://host`. Only a server on this machine is used without TLS.
    public init?(_ address: String, login: Login? = nil) {
        guard let url = WebAddress(address), !url.host.isEmpty, url.user == nil, url.query == nil,
            ["", "/"].contains(url.path)
        else { return nil }
        let host = url.host.hasPrefix("[") ? String(url.host.dropFirst().dropLast()) : url.host
        switch url.scheme {
        case "smtps":
            self.init(host: host, port: url.port ?? 465, encryption: .tls, login: login)
        case "smtp":
            let isHere = ["localhost", "127.0.0.1", "::1"].contains(host)
            self.init(
                host: host,
                port: url.port ?? (isHere ? 25 : 587),
                encryption: isHere ? .none : .startTLS,
                login: login
            )
        default: return nil
        }
    }

    /// The address in the form used in settings.
    public var url: String {
        let host = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
        return "\(encryption == .tls ? "smtps" : "smtp")://\(host):\(port)"
    }
}
