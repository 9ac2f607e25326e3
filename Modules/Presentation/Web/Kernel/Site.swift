import HTTPServer
import WebAddresses

/// The addresses under which this server answers. Without a public one it answers under any, as on a
/// developer's machine.
public struct Site: Sendable {
    /// Without a slash at the end; nil while the operator hasn't set one.
    let address: String?
    private let names: Set<String>

    /// The path of a short document that is refused under other names.
    public static let probe = ServerPath.robots.rawValue

    /// - Parameters:
    ///   - address: what feeds, linked data and previews are said to be at, whatever `Host` a request has.
    ///   - names: further names to answer under.
    public init(_ address: String?, besides names: Set<String> = []) {
        self.address = address
        self.names = names.union([address.flatMap { WebAddress($0)?.host }].compactMap { $0 })
    }

    var refusal: RequestRefusal { .misdirected(from: address ?? "") }

    /// Returns the request with the public address; nil if it is for another server. Monitors and balancers
    /// ask by their own names, so that the state of the server is told to any.
    func opening(_ request: Request) -> Request? {
        guard let address else { return request }
        guard includes(request.headers["Host"]) || Self.open.contains(request.path) else { return nil }
        var request = request
        request.site = address
        return request
    }

    /// Numbers are no names that another site could lead a browser here with.
    private func includes(_ host: String?) -> Bool {
        guard let host, !host.isEmpty else { return true }
        let name = Self.name(of: host.lowercased())
        return names.contains(name) || name == "localhost" || name.hasPrefix("[") || Self.isNumber(name)
    }

    /// Without the port, which proxies often leave out, and without the root's dot.
    private static func name(of host: String) -> String {
        let name = host.hasPrefix("[") ? host.prefix { $0 != "]" } : host.prefix { $0 != ":" }
        return String(name.hasSuffix(".") ? name.dropLast() : name)
    }

    private static func isNumber(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    }

    private static let open: Set = [
        ServerPath.alive.rawValue, ServerPath.ready.rawValue, ServerPath.metrics.rawValue,
    ]
}
