import Domain
import HTTPServer
import Wire

/// Page routes for a member's consents to the operator's documents.
public struct ConsentPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [mine, give] }

    private var mine: PageRoute {
        .memberPage(AccountPagePath.consents) { try await Self.page($0, .empty) }
    }

    private var give: PageRoute {
        .form(
            AccountPagePath.consent,
            sends: API.documents.consent,
            then: { _, _ in .to(AccountPagePath.consents.rawValue, flash: .consented) },
            refused: Self.page
        )
    }

    @Sendable private static func page(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let list = try await visit(API.documents.consents())
        return ConsentsPage(consents: list.items, entry: entry).page(for: visit)
    }
}
