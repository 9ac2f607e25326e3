import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of followers on other servers; for operators.
public struct FollowersPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [all, block, unblock] }

    private var all: PageRoute {
        .memberPage(FollowersPagePath.all) { try await Self.page($0, .empty) }
    }

    private var block: PageRoute {
        .choice(FollowersPagePath.all) { visit in
            let entry = try await FormEntry(of: visit.request)
            do {
                try await visit(API.followers.block(WebsiteHost(entry.text("host"))))
                return .redirect(.to(FollowersPagePath.all.rawValue, flash: .saved))
            } catch let refusal as any Refusal & LocalizedRefusal where refusal.field == "host" {
                let problem = Problem(refusal)
                var page = try await Self.page(visit, entry.refused(problem))
                page.tell(problem)
                return .page(page)
            }
        }
    }

    private var unblock: PageRoute {
        .button(FollowersPagePath.unblock, sends: API.followers.unblock) { _, _ in
            .to(FollowersPagePath.all.rawValue, flash: .saved)
        }
    }

    @Sendable private static func page(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        FollowersPage(federation: try await visit(API.followers.status()), entry: entry).page(for: visit)
    }
}
