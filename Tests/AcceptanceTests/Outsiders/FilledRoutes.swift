import JSONCoding

/// Every route that is registered, with its parameters filled in. A route that is added is among them.
struct FilledRoutes {
    /// As `GET /api/v1/me`.
    let routes: [String]
    /// The API's own document, which tells the query parameters.
    let document: JSON
    /// By the segment before a path parameter, or by its name.
    let names: [String: [String]]
    /// By the name of a query parameter.
    let queries: [String: String]
    /// What a page is asked with, besides nothing.
    let additions: [String]

    /// Query parameters that a list is of no use without.
    private static let needed: Set = [
        "bbox", "neighbourhood", "month", "author", "lat", "lon", "members", "key",
    ]
    /// Without an end of its own.
    private static let endless: Set = ["/api/v1/stream"]

    /// What can be read, without optional queries or once with each.
    func addresses(inEveryWay isThorough: Bool) -> [String] {
        patterns("GET").flatMap { pattern in
            filled(pattern).flatMap { path in
                guard isThorough else { return Array(asked(path, pattern).prefix(1)) }
                if pattern.hasPrefix("/api/") { return asked(path, pattern) }
                return [path] + (pattern.contains("{") ? [] : additions.map { path + $0 })
            }
        }
    }

    func patterns(_ method: String) -> [String] {
        routes.filter { $0.hasPrefix("\(method) /") && !$0.contains("...") }
            .map { String($0.split(separator: " ")[1]) }
            .filter { !Self.endless.contains($0) }
    }

    func filled(_ pattern: String) -> [String] {
        var former = ""
        return pattern.split(separator: "/").reduce([""]) { paths, part in
            let segment = String(part)
            defer { former = segment }
            guard segment.hasPrefix("{") else { return paths.map { "\($0)/\(segment)" } }
            let values = names[former] ?? names[segment] ?? Array(Set(names.values.joined())).sorted()
            return paths.flatMap { path in values.map { "\(path)/\($0)" } }
        }.map { $0.isEmpty ? "/" : $0 }
    }

    /// The address without optional parameters, and once with each.
    private func asked(_ path: String, _ pattern: String) -> [String] {
        let parameters = document["paths"]?[pattern]?["get"]?["parameters"]?.arrayValue ?? []
        let known = parameters.filter { $0["in"] == "query" }
            .compactMap { $0["name"]?.stringValue }
            .compactMap { name in queries[name].map { (name, "\(name)=\($0)") } }
        let always = known.filter { Self.needed.contains($0.0) }.map(\.1)
        let others = known.filter { !Self.needed.contains($0.0) }.map(\.1)
        return ([always] + others.map { always + [$0] })
            .map { $0.isEmpty ? path : path + "?" + $0.joined(separator: "&") }
    }
}
