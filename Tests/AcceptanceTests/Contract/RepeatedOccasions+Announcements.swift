import Domain
import JSONCoding
import TestSupport
import Wire

extension RepeatedOccasions {
    private static let announcement = "/api/v1/operator/announcements"

    static let announcements: [String: Making] = [
        announcement: { environment in
            Occasion(who: try await olga(environment), path: announcement, body: draft(environment))
        },
        "\(announcement)/{id}/end": { environment in
            let olga = try await olga(environment)
            let id = try await olga.ask("POST", announcement, draft(environment)).id
            return Occasion(who: olga, path: "\(announcement)/\(id)/end")
        },
    ]

    private static func draft(_ environment: TestEnvironment) -> JSON {
        ["text": "점검해요", "endsAt": .string((environment.server.clock.now + .seconds(600)).rfc3339)]
    }
}
