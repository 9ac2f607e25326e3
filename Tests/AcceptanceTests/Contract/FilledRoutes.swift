import Domain
import JSONCoding
import Testing

/// Every route that is registered, with its parameters filled in. A route that is added is among them.
struct FilledRoutes {
    /// As `GET /api/v1/me`.
    let routes: [String]
    /// The API's own document, which tells the query parameters; nil if only pages are asked for.
    var document: JSON?
    /// By the segment before a path parameter, or by its name: `conversations`, or `{member}`.
    let names: [String: [String]]
    /// By the name of a query parameter.
    var queries: [String: String] = [:]
    /// What a page is asked with, besides nothing.
    let additions: [String]
    /// A value that every path parameter also has.
    var everywhere: String?

    /// Query parameters that a list is of no use without.
    private static let needed: Set = [
        "bbox", "neighbourhood", "month", "author", "lat", "lon", "members", "key",
    ]
    /// Without an end of its own.
    private static let endless: Set = ["/api/v1/stream"]

    /// Of parameters that name nothing of a story.
    private static let others: [String: [String]] = [
        "{code}": ["1114055000"], "{provider}": ["kakao"], "{name}": ["terms"], "{edition}": ["1"],
        "{host}": ["example.org"], "{section}": ExportSection.allCases.map(\.rawValue), "{kind}": ["run"],
        "{picture}": ["1.png"], "{file}": ["2026-11.xml"], "{number}": ["1"],
        "{language}": ["ko"], "{feature}": ["deal"], "{fingerprint}": ["1"], "{z}": ["1"], "{x}": ["0"],
        "{y}": ["0"],
    ]

    /// What can be read, without optional queries or once with each.
    func addresses(inEveryWay isThorough: Bool) throws -> [String] {
        try patterns("GET").flatMap { pattern in
            try filled(pattern).flatMap { path in
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

    /// Refuses a parameter without values: with all that are known instead, a route of three parameters alone
    /// has thousands of addresses.
    func filled(_ pattern: String) throws -> [String] {
        var former = ""
        return try pattern.split(separator: "/").reduce([""]) { paths, part in
            let segment = String(part)
            defer { former = segment }
            guard segment.hasPrefix("{") else { return paths.map { "\($0)/\(segment)" } }
            let ofFormer = former.hasPrefix("{") ? nil : names[former]
            let values = try #require(ofFormer ?? names[segment] ?? Self.others[segment], "\(pattern)")
            return paths.flatMap { path in
                (values + [everywhere].compactMap(\.self)).map { "\(path)/\($0)" }
            }
        }.map { $0.isEmpty ? "/" : $0 }
    }

    /// The address without optional parameters, and once with each.
    private func asked(_ path: String, _ pattern: String) -> [String] {
        let parameters = document?["paths"]?[pattern]?["get"]?["parameters"]?.arrayValue ?? []
        let known = parameters.filter { $0["in"] == "query" }
            .compactMap { $0["name"]?.stringValue }
            .compactMap { name in queries[name].map { (name, "\(name)=\($0)") } }
        let always = known.filter { Self.needed.contains($0.0) }.map(\.1)
        let others = known.filter { !Self.needed.contains($0.0) }.map(\.1)
        return ([always] + others.map { always + [$0] })
            .map { $0.isEmpty ? path : path + "?" + $0.joined(separator: "&") }
    }
}
