public import JSONCoding

/// What a neighbour does with rosters.
extension Neighbour {
    /// Hosts a run, having told what that needs; its identifier.
    public func host(_ changes: JSONObject = [:]) async throws -> String {
        try await tells()
        return try await ask("POST", "/api/v1/runs", Self.run(changes)).id
    }

    /// Applies, having told what a run needs.
    @discardableResult
    public func apply(to listing: String, _ note: String? = nil) async throws -> TestResponse {
        try await tells()
        let note: JSON = note.map { ["note": .string($0)] } ?? [:]
        return try await ask("POST", "/api/v1/listings/\(listing)/roster/apply", note)
    }

    /// `withdraw`, `claim` or `leave`.
    @discardableResult
    public func perform(_ action: String, onRosterOf listing: String) async throws -> TestResponse {
        try await ask("POST", "/api/v1/listings/\(listing)/roster/\(action)")
    }

    @discardableResult
    public func admit(_ other: Neighbour, to listing: String) async throws -> TestResponse {
        let member = try await other.memberID
        return try await ask("POST", "/api/v1/listings/\(listing)/roster/\(member)/admit")
    }

    /// `decline` or `remove`.
    @discardableResult
    public func perform(
        _ action: String,
        _ other: Neighbour,
        onRosterOf listing: String,
        _ reason: String? = nil
    ) async throws -> TestResponse {
        let path = "/api/v1/listings/\(listing)/roster/\(try await other.memberID)/\(action)"
        return try await ask("POST", path, reason.map { ["note": .string($0)] } ?? [:])
    }

    public func roster(of listing: String) async throws -> JSON {
        try await ask("GET", "/api/v1/listings/\(listing)/roster").json
    }

    /// The status of the own entry; nil without one.
    public func status(onRosterOf listing: String) async throws -> String? {
        try await roster(of: listing)["own"]?["status"]?.stringValue
    }
}
