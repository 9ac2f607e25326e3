import Domain
public import JSONCoding
import Wire

/// What a neighbour does about attendance.
extension Neighbour {
    public func attendance(of listing: String) async throws -> TestResponse {
        try await ask("GET", "/api/v1/listings/\(listing)/attendance")
    }

    /// With `{"code": …}` or `{"lat": …, "lon": …}`.
    @discardableResult
    public func checksIn(to listing: String, _ proof: JSON) async throws -> TestResponse {
        try await ask("PUT", "/api/v1/listings/\(listing)/attendance/check-in", proof)
    }

    /// The code on the host's screen.
    public func checkInCode(of listing: String) async throws -> String {
        let answer = try await ask("GET", "/api/v1/listings/\(listing)/attendance/code")
        guard let code = answer.json["code"]?.stringValue else { throw UnexpectedResponse(answer) }
        return code
    }

    @discardableResult
    public func marks(_ other: Neighbour, _ status: String, in listing: String) async throws -> TestResponse {
        let mark: JSON = ["member": .string(try await other.memberID), "status": .string(status)]
        return try await ask("PUT", "/api/v1/listings/\(listing)/attendance/marks", ["marks": [mark]])
    }

    @discardableResult
    public func disputes(_ listing: String, _ reason: String = "맨 뒤에서 달렸어요") async throws -> TestResponse {
        try await ask("POST", "/api/v1/listings/\(listing)/attendance/dispute", ["note": .string(reason)])
    }

    @discardableResult
    public func answers(_ other: Neighbour, _ status: String, in listing: String) async throws -> TestResponse
    {
        let path = "/api/v1/listings/\(listing)/attendance/\(try await other.memberID)/answer"
        return try await ask("POST", path, ["status": .string(status), "note": "사진에서 봤어요"])
    }
}

extension RunGroup {
    /// The same group once the run has begun by `minutes`, with fresh sessions. Its start is
    /// that of ``Neighbour/run(_:)``.
    public func begun(by minutes: Int, _ server: TestServer) async throws -> RunGroup {
        let start = Moment(rfc3339: "2026-11-21T10:30:00Z")!
        server.clock.pass(start + .seconds(minutes * 60) - server.clock.now)
        var fresh: [Neighbour] = []
        for runner in runners { fresh.append(try await runner.refreshed()) }
        return RunGroup(host: try await host.refreshed(), runners: fresh, run: run, talk: talk)
    }
}
