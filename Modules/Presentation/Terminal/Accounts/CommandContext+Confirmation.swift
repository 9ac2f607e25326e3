import Domain
import Remote
import Wire
import Wording

extension CommandContext {
    /// Runs an irreversible request; when the server requires it, the member confirms their identity first.
    @discardableResult
    func askConfirmed<Value: Sendable>(
        _ work: @escaping @Sendable (MadangClient) async throws -> Value
    ) async throws -> Value {
        try await askAsMember { client in
            do {
                return try await work(client)
            } catch RemoteError.refused(let problem, _)
                where problem.code == SessionRefusal.freshSignInNeeded.code
            {
                try await confirm(client)
                return try await work(client)
            }
        }
    }

    private func confirm(_ client: MadangClient) async throws {
        let ways = try await client(API.confirmation.methods()).ways
        guard ways.hasPassword else {
            guard let provider = ways.providers.first else { throw SessionRefusal.freshSignInNeeded }
            let back = try await BrowserSignIn(self, client).goes(to: provider, askingAgain: true)
            try await client(API.confirmation.byProvider(provider, back))
            return
        }
        let password = try password(
            .password,
            "본인인지 확인할게요. 비밀번호: ",
            "To make sure it's you, your password: "
        )
        try await client(API.confirmation.byPassword(ConfirmationBody(password: password)))
    }
}
