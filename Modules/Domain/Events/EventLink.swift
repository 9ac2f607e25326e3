/// The address of an event's own page.
public struct EventLink: Hashable, Sendable {
    public static let longest = 500

    /// As it was typed, without white space around it.
    public let text: String
    /// Equal for two spellings of one address.
    public let normalized: String
    /// Its host, by which people know the site.
    public let host: String

    /// Accepts addresses of the schemes http and https that name a host and no user.
    public init(_ text: String) throws(EventRefusal) {
        let text = text.tidied()
        guard text.fits(Self.longest) else { throw .linkTooLong }
        guard let parts = AddressParts(text) else { throw .link }
        self.text = text
        normalized = parts.normalized
        host = parts.host
    }
}

/// The parts of an address that tell one page from another.
private struct AddressParts {
    private let scheme: String
    let host: String
    private let port: Int?
    private let path: Substring
    private let query: Substring

    /// Nil for an address that no browser should open.
    init?(_ text: String) {
        guard !text.unicodeScalars.contains(where: Self.isForbidden),
            let colon = text.range(of: "://")
        else { return nil }
        scheme = text[..<colon.lowerBound].lowercased()
        guard ["http", "https"].contains(scheme) else { return nil }
        let rest = text[colon.upperBound...].prefix { $0 != "#" }
        let authority = rest.prefix { $0 != "/" && $0 != "?" }
        let target = rest.dropFirst(authority.count)
        path = target.prefix { $0 != "?" }
        query = target.dropFirst(path.count + 1)
        let pieces = authority.split(separator: ":", omittingEmptySubsequences: false)
        guard let name = pieces.first, pieces.count <= 2, Self.isHost(name) else { return nil }
        host = name.lowercased()
        switch pieces.count {
        case 1: port = nil
        default:
            guard let number = Int(pieces[1]), (1...65_535).contains(number) else { return nil }
            port = number
        }
    }

    /// In lower case as far as case doesn't matter, without `www.`, a default port, a slash at the end and
    /// parameters that only track readers.
    var normalized: String {
        let bare = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
        let isDefault = port == nil || port == (scheme == "https" ? 443 : 80)
        let kept = query.split(separator: "&").filter { !Self.isTracking($0) }
        let end = path.lastIndex { $0 != "/" }.map { path.index(after: $0) } ?? path.startIndex
        return scheme + "://" + bare + (isDefault ? "" : ":\(port ?? 0)") + path[..<end]
            + (kept.isEmpty ? "" : "?" + kept.joined(separator: "&"))
    }

    private static func isTracking(_ parameter: Substring) -> Bool {
        let name = parameter.prefix { $0 != "=" }.lowercased()
        return name.hasPrefix("utm_") || name == "fbclid" || name == "gclid"
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar.value < 0x21 || scalar.value == 0x7F
            || "\"<>\\^`{|}".unicodeScalars.contains(scalar)
    }

    /// Labels of letters, digits and hyphens, at least two.
    private static func isHost(_ name: Substring) -> Bool {
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        return labels.count >= 2
            && labels.allSatisfy { label in
                !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
            }
    }
}

extension String {
    fileprivate func range(of part: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
            start = index(after: start)
        }
        return nil
    }
}
