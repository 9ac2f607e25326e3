import Domain
import JSONCoding
import TestSupport

extension RepeatedOccasions {
    private static let source = "/api/v1/sources/{id}"
    private static let entry = "/api/v1/source-entries/{id}"
    private static let new: JSON = [
        "url": "https://example.invalid/events.ics", "name": "동네 달력", "licence": "CC0",
        "neighbourhood": "1114055000",
    ]

    static let sources: [String: Making] = [
        "/api/v1/sources": { environment in
            Occasion(who: try await olga(environment), path: "/api/v1/sources", body: new)
        },
        "\(source)/fetch": { try await act("fetch", $0) },
        "\(source)/pause": { try await act("pause", $0) },
        "\(source)/resume": { try await act("resume", $0, after: "pause") },
        "\(source)/withdraw": { try await act("withdraw", $0) },
        "\(entry)/accept": { try await decide("accept", $0) },
        "\(entry)/skip": { try await decide("skip", $0) },
    ]

    private static func olga(_ environment: TestEnvironment) async throws -> Neighbour {
        let olga = try await environment.server.signUp("olga")
        try await environment.server.appointOperator("olga")
        return olga
    }

    private static func act(
        _ act: String,
        _ environment: TestEnvironment,
        after earlier: String? = nil
    ) async throws -> Occasion {
        let olga = try await olga(environment)
        let id = try await olga.ask("POST", "/api/v1/sources", new).json["id"]?.stringValue ?? ""
        if let earlier { _ = try await olga.ask("POST", "/api/v1/sources/\(id)/\(earlier)") }
        return Occasion(who: olga, path: "/api/v1/sources/\(id)/\(act)")
    }

    private static func decide(_ act: String, _ environment: TestEnvironment) async throws -> Occasion {
        let olga = try await olga(environment)
        let made = try await olga.ask("POST", "/api/v1/sources", new).json["id"]?.stringValue ?? ""
        guard let source = Source.ID(made) else { return Occasion(who: olga, path: "") }
        let id = try await environment.server.keepWaitingEntry(of: source)
        return Occasion(who: olga, path: "/api/v1/source-entries/\(id)/\(act)")
    }
}
