public import Domain
import HTTPServer
import Wire

/// Endpoints that confirm a member's identity before an irreversible action.
public struct ConfirmationRoutes: Sendable {
    private let confirm: ConfirmMember

    public init(confirm: ConfirmMember) {
        self.confirm = confirm
    }

    public var endpoints: [Endpoint] {
        [
            .member(
                .get,
                AccountPath.confirmation,
                "List my confirmation methods; and whether a confirmation is needed",
                answers: .json()
            ) { [confirm] _, who in
                ConfirmationMethodsBody(try await confirm.ways(for: who))
            },
            .member(
                .post,
                AccountPath.confirmation,
                "Confirm my password; valid for ten minutes",
                takes: ConfirmationBody.self,
                answers: .nothing
            ) { [confirm] _, who, body in
                try await telling(AccountRefusal.wrongPassword, at: "password") {
                    try await confirm(body.password, by: who)
                }
                return Nothing()
            },
            .member(
                .post,
                AccountPath.providerConfirmation,
                "Confirm my identity; with the parameters of a provider's redirect, valid for ten minutes",
                takes: ReturnBody.self,
                answers: .nothing
            ) { [confirm] request, who, body in
                try await confirm(body.returning(from: try request.provider), by: who, from: request.origin)
                return Nothing()
            },
        ]
    }
}

/// Reports a refusal at the field that this body uses.
private func telling(
    _ refusal: AccountRefusal,
    at field: String,
    _ work: () async throws -> Void
) async throws {
    do {
        try await work()
    } catch let error as AccountRefusal where error == refusal {
        throw FieldRefusal(refusal: error, field: field)
    }
}
