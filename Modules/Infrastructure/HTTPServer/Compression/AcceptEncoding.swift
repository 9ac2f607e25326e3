extension Headers {
    /// Whether the client prefers compressed content.
    public var acceptsGzip: Bool { AcceptEncoding(values("Accept-Encoding")).prefersGzip }
}

/// The encodings a client accepts, from its `Accept-Encoding`.
struct AcceptEncoding {
    private var weights: [String: Double] = [:]

    init(_ lists: [String]) {
        for item in lists.joined(separator: ",").split(separator: ",") {
            let parts = item.split(separator: ";")
            guard let coding = parts.first?.trimmed.lowercased() else { continue }
            let weight = parts.dropFirst().map(\.trimmed).first { $0.hasPrefix("q=") || $0.hasPrefix("Q=") }
            weights[coding] = weight.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
        }
    }

    var prefersGzip: Bool {
        let gzip = weights["gzip"] ?? weights["x-gzip"] ?? weights["*"] ?? 0
        return gzip > 0 && gzip >= weights["identity"] ?? 0
    }
}
