import Database
import Foundation
import JSONCoding

extension TestServer {
    /// Requests a sign-up code and takes its email from the outbox. The email doesn't count towards a limit,
    /// so that a test's mail server and limits see only what the test is about.
    public func signUpCode(for email: String) async throws -> String {
        let answer = try await ask("POST", "/api/v1/sign-up-codes", ["email": .string(email)])
        guard answer.status == 202 else { throw UnexpectedResponse(answer) }
        return try await stored { connection in
            try connection.execute("DELETE FROM sign_in_tries WHERE key = \("email \(email)")")
            return try connection.run(
                "DELETE FROM outbox WHERE recipient = \(email) AND member IS NULL RETURNING code"
            ).last?.value("code") ?? ""
        }
    }

    /// Makes an account one from before the server sent mail.
    func forgetProof(of email: String) async throws {
        try await stored { connection in
            _ = try connection.execute("UPDATE accounts SET email_verified_at = NULL WHERE email = \(email)")
        }
    }

    private func stored<Value: Sendable>(
        _ work: @escaping @Sendable (Connection) throws -> Value
    ) async throws -> Value {
        let opened =
            try database.map { try Database.postgresql($0, connections: 1) }
            ?? Database.sqlite(at: folder.file("madang.sqlite").path)
        let value = try await opened.write(work)
        await opened.close()
        return value
    }
}
