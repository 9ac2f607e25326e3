import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of invitations for operators, not found for other members.
public struct InvitationPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [all, create, withdraw] }

    private var all: PageRoute {
        .memberPage(InvitationPagePath.all) { try await Self.show($0, .usual) }
    }

    /// Shows the link at once: it is in no other answer, and must not be part of an address.
    private var create: PageRoute {
        .form(
            InvitationPagePath.all,
            sends: API.invitations.create,
            answering: { visit, _, grant in .page(try await Self.show(visit, .usual, created: grant)) },
            refused: { visit, entry in try await Self.show(visit, entry) }
        )
    }

    private var withdraw: PageRoute {
        .form(
            InvitationPagePath.withdraw,
            sends: API.invitations.withdraw,
            then: { _, _ in .to(InvitationPagePath.all.rawValue, flash: .invitationWithdrawn) },
            refused: { visit, entry in try await Self.show(visit, entry) }
        )
    }

    @Sendable private static func show(
        _ visit: Visit,
        _ entry: FormEntry,
        created grant: InvitationGrantBody? = nil
    ) async throws -> Page {
        let list = try await visit(API.invitations.list(visit.slice))
        return InvitationPage(list: list, entry: entry, created: grant).page(for: visit)
    }
}

extension FormEntry {
    fileprivate static let usual: FormEntry = {
        let body = InvitationRequestBody()
        return FormEntry([(name: "uses", value: "\(body.uses)"), (name: "days", value: "\(body.days)")])
    }()
}
