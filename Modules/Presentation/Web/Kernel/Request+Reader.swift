import Domain
import HTTPServer

extension Request {
    /// The preferred language of the request; Korean by default.
    var language: Language {
        guard let accepted = headers["Accept-Language"] else { return .korean }
        var best: (language: Language, weight: Double)?
        for range in accepted.split(separator: ",").prefix(20) {
            let parts = range.split(separator: ";")
            let tag =
                parts.first?.trimmingPrefix { $0 == " " }.prefix { $0 != "-" && $0 != " " }.lowercased() ?? ""
            guard let language = Language(rawValue: tag) else { continue }
            let quality = parts.dropFirst().first { $0.trimmingPrefix(" ").hasPrefix("q=") }
            let weight = quality.map { Double($0.trimmingPrefix(" ").dropFirst(2)) ?? 0 } ?? 1
            if weight > best?.weight ?? 0 { best = (language, weight) }
        }
        return best?.language ?? .korean
    }

    /// The user agent, shown in the list of sessions.
    var device: String {
        headers["User-Agent"] ?? "?"
    }

    /// The origin that its requests count against.
    var origin: Origin { Origin(remoteAddress) }

    /// The public address, or else the scheme and host that were asked.
    var siteAddress: String { site ?? "\(isSecure ? "https" : "http")://\(headers["Host"] ?? "")" }

    var bearerToken: String? {
        guard let value = headers["Authorization"]?.utf8 else { return nil }
        // Letters that differ by this bit only in their case.
        let scheme = value.prefix(7).map { $0 | 0x20 }
        guard scheme.elementsEqual("bearer ".utf8) else { return nil }
        return String(Substring(value.dropFirst(7).drop { $0 == UInt8(ascii: " ") }))
    }
}
