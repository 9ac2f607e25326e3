import JSONCoding
import TestSupport

extension RepeatedOccasions {
    static let teachers: [String: Making] = [
        "/api/v1/me/teacher": { environment in
            Occasion(who: try await environment.confirmed("ana"), path: "/api/v1/me/teacher")
        },
        "/api/v1/me/teacher/recordings": { environment in
            let ana = try await environment.confirmed("ana")
            try await ana.teach()
            return Occasion(
                who: ana,
                path: "/api/v1/me/teacher/recordings?title=Bach",
                bytes: WAVFile(seconds: 1).bytes
            )
        },
        "/api/v1/me/teacher/verification": { environment in
            let ana = try await environment.confirmed("ana")
            return Occasion(
                who: ana,
                path: "/api/v1/me/teacher/verification",
                body: try await documents(of: ana)
            )
        },
        "/api/v1/verifications/{id}/accept": { try await decide("accept", ["seen": "졸업증명서"], $0) },
        "/api/v1/verifications/{id}/decline": { try await decide("decline", ["reason": "흐려요"], $0) },
    ]

    /// What a teacher with an education sends.
    private static func documents(of teacher: Neighbour) async throws -> JSON {
        _ = try await teacher.ask("PUT", "/api/v1/me/teacher", ["education": ["음악대학 졸업"]])
        return ["images": [.string(try await teacher.uploadsPicture())], "note": "졸업증명서"]
    }

    private static func decide(_ act: String, _ body: JSON, _ environment: TestEnvironment) async throws
        -> Occasion
    {
        let ana = try await environment.confirmed("ana")
        let sent = try await ana.ask("POST", "/api/v1/me/teacher/verification", documents(of: ana))
        let olga = try await environment.confirmed("olga")
        try await environment.server.appointOperator("olga")
        let id = sent.json["id"]?.stringValue ?? ""
        return Occasion(who: olga, path: "/api/v1/verifications/\(id)/\(act)", body: body)
    }
}
