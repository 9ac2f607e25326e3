import Domain
public import JSONCoding
import OneTimeCodes

/// An app that shows one-time codes.
public struct Authenticator: Sendable {
    private let secret: OneTimeSecret

    /// - Parameter key: as it is typed into the app.
    public init?(key: String) {
        guard let secret = Base32.decode(key).flatMap(OneTimeSecret.init) else { return nil }
        self.secret = secret
    }

    /// The code that it shows now.
    public func code(at clock: TestClock, after steps: Int64 = 0) -> String {
        secret.code(at: OneTimeSecret.step(at: clock.now.milliseconds / 1_000) + steps)
    }
}

extension Neighbour {
    private static let factor = "/api/v1/me/second-factor"

    /// Turns the second factor on. The code that its app shows then is used.
    @discardableResult
    public func turnsOnSecondFactor() async throws -> (app: Authenticator, recoveryCodes: [String]) {
        let setUp = try await ask(
            "POST",
            "\(Self.factor)/set-up",
            ["currentPassword": .string(Self.password)]
        )
        guard let app = Authenticator(key: setUp.json["secret"]?.stringValue ?? "") else {
            throw UnexpectedResponse(setUp)
        }
        let start: JSON = [
            "ticket": setUp.json["ticket"] ?? .null, "code": .string(app.code(at: server.clock)),
        ]
        let codes = try await ask("PUT", Self.factor, start)
        guard codes.status == 200 else { throw UnexpectedResponse(codes) }
        return (app, codes.json["recoveryCodes"]?.arrayValue?.compactMap(\.stringValue) ?? [])
    }
}

extension TestServer {
    /// Tells the right password of a member, and returns the challenge of the second factor.
    public func challenge(of name: String, _ password: String = Neighbour.password) async throws -> JSON {
        let credentials: JSON = ["email": .string("\(name)@example.com"), "password": .string(password)]
        return try await ask("POST", "/api/v1/sessions", credentials).json["challenge"] ?? .null
    }

    public func answer(_ challenge: JSON, _ code: String) async throws -> TestResponse {
        let answer: JSON = ["challenge": challenge, "code": .string(code)]
        return try await ask("POST", "/api/v1/sessions/second-factor", answer)
    }
}
