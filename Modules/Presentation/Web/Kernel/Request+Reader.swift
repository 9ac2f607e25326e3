import Domain
import HTTPServer

extension Request {
    /// What the reader asks to be addressed in; Korean where nothing we speak is named.
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

    /// What the device calls itself, to be recognised in the list of sessions.
    var device: String {
        headers["User-Agent"] ?? "?"
    }

    /// What its calls are counted under.
    var origin: Origin { Origin(remoteAddress) }

    var bearerToken: String? {
        guard let value = headers["Authorization"], value.lowercased().hasPrefix("bearer ") else {
            return nil
        }
        return String(value.dropFirst(7).trimmingPrefix { $0 == " " })
    }
}
