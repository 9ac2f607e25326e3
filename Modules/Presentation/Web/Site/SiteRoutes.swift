public import Domain
import HTTPServer
import Wire

/// Endpoints of the settings of the place for operators, not found for other members.
public struct SiteRoutes: Sendable {
    private let operators: any OperatorRepository
    private let site: any SiteRepository
    private let change: ChangeSite

    public init(operators: any OperatorRepository, site: any SiteRepository, change: ChangeSite) {
        (self.operators, self.site, self.change) = (operators, site, change)
    }

    public var endpoints: [Endpoint] {
        [
            settings.audited(as: .siteRead), changing.audited(as: .siteChange),
            changes.audited(as: .siteHistory),
        ]
    }

    private var settings: Endpoint {
        .on(API.site.settings) { _, _, who in
            try await admit(who)
            return SiteSettingsBody(await site.current())
        }
    }

    private var changing: Endpoint {
        .on(API.site.change) { _, body, who in
            SiteSettingsBody(try await change(body.values, by: who.member))
        }
    }

    private var changes: Endpoint {
        .on(API.site.changes) { _, query, who in
            try await admit(who)
            let changes = try await site.changes(query.slice)
            return ListBody(changes.items.map(SiteChangeBody.init), next: changes.next)
        }
    }

    private func admit(_ who: SignedIn) async throws {
        guard try await operators.isOperator(who.member) else { throw SiteRefusal.notFound }
    }
}
