public import Domain
import HTTPServer
import Wire

/// Endpoints of invitations: for operators, and one for newcomers who hold a code.
public struct InvitationRoutes: Sendable {
    private let invitations: Invitations
    private let clock: any WallClock

    public init(invitations: Invitations, clock: any WallClock) {
        (self.invitations, self.clock) = (invitations, clock)
    }

    public var endpoints: [Endpoint] {
        [
            check, list.audited(as: .invitationsList), create.audited(as: .invitationCreate),
            withdraw.audited(as: .invitationWithdraw),
        ]
    }

    private var check: Endpoint {
        .on(API.invitations.check) { _, query, _ in
            InvitationCheckBody(endsAt: try await invitations.check(query.code).endsAt)
        }
    }

    private var list: Endpoint {
        .on(API.invitations.list) { _, query, who in
            let list = try await invitations.list(query.slice, for: who.member)
            let now = clock.now
            return ListBody(list.items.map { InvitationBody($0, at: now) }, next: list.next)
        }
    }

    private var create: Endpoint {
        .on(API.invitations.create) { _, body, who, request in
            let email = try body.email.flatMap { $0.isEmpty ? nil : try EmailAddress($0) }
            let wanted = Invitations.Request(
                email: email,
                uses: body.uses,
                days: body.days,
                in: request.language
            )
            let (id, code) = try await invitations.create(wanted, by: who.member)
            return InvitationGrantBody(try await shown(id, for: who), code: code)
        }
    }

    private var withdraw: Endpoint {
        .on(API.invitations.withdraw) { id, _, who in
            try await invitations.withdraw(id, by: who.member)
            return try await shown(id, for: who)
        }
    }

    private func shown(_ id: Invitation.ID, for who: SignedIn) async throws -> InvitationBody {
        InvitationBody(try await invitations.find(id, for: who.member), at: clock.now)
    }
}
