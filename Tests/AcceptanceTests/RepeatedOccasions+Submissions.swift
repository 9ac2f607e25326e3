import JSONCoding
import TestSupport

extension RepeatedOccasions {
    private static let submission = "/api/v1/listings/{id}/submission"

    static let submissions: [String: Making] = [
        "\(submission)/approve": { try await decide("approve", nil, $0) },
        "\(submission)/decline": { try await decide("decline", ["reason": "날짜를 확인해 주세요"], $0) },
        "/api/v1/me/websites": { environment in
            Occasion(
                who: try await environment.server.signUp("ana"),
                path: "/api/v1/me/websites",
                body: ["host": "example.invalid"]
            )
        },
    ]

    private static func decide(_ act: String, _ body: JSON?, _ environment: TestEnvironment) async throws
        -> Occasion
    {
        let ana = try await environment.server.signUp("ana")
        let event = try await ana.postEvent()
        try await environment.server.keepWaiting(event)
        let olga = try await environment.server.signUp("olga")
        try await environment.server.appointOperator("olga")
        return Occasion(who: olga, path: "/api/v1/listings/\(event)/submission/\(act)", body: body)
    }
}
