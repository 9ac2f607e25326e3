extension Bool {
    init?(spelled text: String) {
        switch text.lowercased() {
        case "true", "yes", "on", "1": self = true
        case "false", "no", "off", "0": self = false
        default: return nil
        }
    }
}

extension Duration {
    init?(spelled text: String) {
        let units: [String: Int64] = ["ms": 1, "s": 1_000, "m": 60_000, "h": 3_600_000, "d": 86_400_000]
        guard let milliseconds = total(of: text, units: units) else { return nil }
        self = .milliseconds(milliseconds)
    }
}

extension Int {
    init?(spelledBytes text: String) {
        let units: [String: Int64] = [
            "": 1, "b": 1, "kb": 1_000, "mb": 1_000_000, "gb": 1_000_000_000, "tb": 1_000_000_000_000,
            "kib": 1 << 10, "mib": 1 << 20, "gib": 1 << 30, "tib": 1 << 40,
        ]
        guard let bytes = total(of: text.lowercased(), units: units), let count = Int(exactly: bytes) else {
            return nil
        }
        self = count
    }
}

/// Parses consecutive numbers with units, such as `1h30m`.
private func total(of text: String, units: [String: Int64]) -> Int64? {
    var rest = Substring(text)
    guard !rest.isEmpty else { return nil }
    var total: Int64 = 0
    while !rest.isEmpty {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        let unit = rest[digits.endIndex...].prefix { !$0.isNumber }
        guard let count = Int64(digits), let size = units[String(unit)] else { return nil }
        let (part, partOverflow) = count.multipliedReportingOverflow(by: size)
        let (sum, sumOverflow) = total.addingReportingOverflow(part)
        guard !partOverflow, !sumOverflow else { return nil }
        total = sum
        rest = rest[unit.endIndex...]
    }
    return total
}

extension String {
    /// `scheme://user:…@host?password=…`, with dots instead of the password.
    var withoutPassword: String {
        var text = self
        if let scheme = text.firstRange(of: "://") {
            let authority = text[scheme.upperBound...].prefix { !"/?#".contains($0) }
            if let at = authority.lastIndex(of: "@"), let colon = authority[..<at].firstIndex(of: ":") {
                text.replaceSubrange(text.index(after: colon)..<at, with: "…")
            }
        }
        if let key = text.indices.first(where: { text[$0...].prefix(9).lowercased() == "password=" }) {
            let start = text.index(key, offsetBy: 9)
            let end = text[start...].firstIndex { "&# ".contains($0) } ?? text.endIndex
            text.replaceSubrange(start..<end, with: "…")
        }
        return text
    }
}

extension Double {
    /// As it is typed: `1`, `0.5`.
    public var spelled: String { Int(exactly: self).map(String.init) ?? description }
}
