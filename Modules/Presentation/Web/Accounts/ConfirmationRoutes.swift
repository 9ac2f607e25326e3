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
            .on(API.confirmation.methods) { _, _, who in
                ConfirmationMethodsBody(try await confirm.ways(for: who))
            },
            .on(API.confirmation.byPassword) { _, body, who in
                try await telling(AccountRefusal.wrongPassword, at: "password") {
                    try await confirm(body.password, by: who)
                }
                return Nothing()
            },
            .on(API.confirmation.byProvider) { provider, body, who, request in
                try await confirm(body.returning(from: provider), by: who, from: request.origin)
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
