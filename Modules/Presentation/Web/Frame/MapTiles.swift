/// Where the pictures of a map come from, if the operator has said so; else a map shows outlines alone.
public struct MapTiles: Sendable {
    /// Such as `https://tiles.example/{z}/{x}/{y}.png`.
    let template: String
    /// Whom to thank for them, on the map.
    let credit: String
    /// What pages may ask besides this server.
    let origin: String

    /// Nil for what names no pictures of a map over HTTP.
    public init?(template: String, credit: String) {
        let scheme = ["https://", "http://"].first(where: template.hasPrefix)
        guard let scheme, ["{z}", "{x}", "{y}"].allSatisfy(template.contains),
            template.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"\"';,\\".utf8.contains($0) })
        else { return nil }
        let host = template.dropFirst(scheme.count).prefix { $0 != "/" }
        guard !host.isEmpty, !host.contains("{") else { return nil }
        self.template = template
        self.credit = credit
        origin = scheme + host
    }
}
