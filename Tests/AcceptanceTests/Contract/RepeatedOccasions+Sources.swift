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
        "/api/v1/event-documents": { environment in
            let ana = try await environment.confirmed("ana")
            let bytes = Array("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n".utf8)
            return Occasion(who: ana, path: "/api/v1/event-documents", bytes: bytes)
        },
        "\(source)/fetch": { try await act("fetch", $0) },
        "\(source)/pause": { try await act("pause", $0) },
        "\(source)/resume": { try await act("resume", $0, after: "pause") },
        "\(source)/withdraw": { try await act("withdraw", $0) },
        "\(source)/approve": { try await answer("approve", nil, $0) },
        "\(source)/decline": { try await answer("decline", ["reason": "누가 운영하나요?"], $0) },
        "\(entry)/accept": { try await decide("accept", $0) },
        "\(entry)/skip": { try await decide("skip", $0) },
    ]

    static func olga(_ environment: TestEnvironment) async throws -> Neighbour {
        let olga = try await environment.confirmed("olga")
        try await environment.server.appointOperator("olga")
        return olga
    }

    private static func act(
        _ act: String,
        _ environment: TestEnvironment,
        after earlier: String? = nil
    ) async throws -> Occasion {
        let olga = try await olga(environment)
        let id = try await olga.ask("POST", "/api/v1/sources", new).id
        if let earlier { _ = try await olga.ask("POST", "/api/v1/sources/\(id)/\(earlier)") }
        return Occasion(who: olga, path: "/api/v1/sources/\(id)/\(act)")
    }

    /// What Olga decides on Ben's proposal.
    private static func answer(_ act: String, _ body: JSON?, _ environment: TestEnvironment) async throws
        -> Occasion
    {
        let olga = try await olga(environment)
        var proposal = new.objectValue ?? [:]
        proposal["contact"] = "ben@example.com"
        let ben = try await environment.confirmed("ben")
        let made = try await ben.ask("POST", "/api/v1/sources", .object(proposal))
        let id = made.json["id"]?.stringValue ?? ""
        return Occasion(who: olga, path: "/api/v1/sources/\(id)/\(act)", body: body)
    }

    static func decide(_ act: String, _ environment: TestEnvironment) async throws -> Occasion {
        let olga = try await olga(environment)
        let made = try await olga.ask("POST", "/api/v1/sources", new).id
        guard let source = Source.ID(made) else { return Occasion(who: olga, path: "") }
        let id = try await environment.server.keepWaitingEntry(of: source)
        return Occasion(who: olga, path: "/api/v1/source-entries/\(id)/\(act)")
    }
}
