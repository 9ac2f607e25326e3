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

    private static let letter = "/api/v1/operator/letters"
    private static let letterDraft: JSON = ["subject": "점검", "text": "내일이에요"]

    static let letters: [String: Making] = [
        letter: { environment in
            Occasion(who: try await olga(environment), path: letter, body: letterDraft)
        },
        "\(letter)/{id}/test": { try await ofLetter("test", $0) },
        "\(letter)/{id}/send": { try await ofLetter("send", $0) },
        "\(letter)/{id}/stop": { try await ofLetter("stop", $0) },
    ]

    private static func ofLetter(_ act: String, _ environment: TestEnvironment) async throws -> Occasion {
        let olga = try await olga(environment)
        let id = try await olga.ask("POST", letter, letterDraft).id
        return Occasion(who: olga, path: "\(letter)/\(id)/\(act)")
    }

    private static func draft(_ environment: TestEnvironment) -> JSON {
        ["text": "점검해요", "endsAt": .string((environment.server.clock.now + .seconds(600)).rfc3339)]
    }
}
