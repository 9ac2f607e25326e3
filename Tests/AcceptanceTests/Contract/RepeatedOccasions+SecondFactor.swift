import JSONCoding
import TestSupport

extension RepeatedOccasions {
    private static let factor = "/api/v1/me/second-factor"
    private static let password: JSON = .string(Neighbour.password)

    static let secondFactor: [String: Making] = [
        "/api/v1/sessions/second-factor": { environment in
            let (_, codes) = try await environment.server.signUp("ana").turnsOnSecondFactor()
            let challenge = try await environment.server.challenge(of: "ana")
            return Occasion(
                path: "/api/v1/sessions/second-factor",
                body: ["challenge": challenge, "code": .string(codes[0])]
            )
        },
        "\(factor)/set-up": { environment in
            let ana = try await environment.server.signUp("ana")
            return Occasion(who: ana, path: "\(factor)/set-up", body: ["currentPassword": password])
        },
        "\(factor)/recovery-codes": { try await proven("recovery-codes", $0) },
        "\(factor)/end": { try await proven("end", $0) },
    ]

    private static func proven(_ act: String, _ environment: TestEnvironment) async throws -> Occasion {
        let ana = try await environment.server.signUp("ana")
        let (_, codes) = try await ana.turnsOnSecondFactor()
        let body: JSON = ["currentPassword": password, "code": .string(codes[0])]
        return Occasion(who: ana, path: "\(factor)/\(act)", body: body)
    }
}
