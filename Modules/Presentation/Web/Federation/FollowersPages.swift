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
                let host = entry.text("host")
                try await visit.ask(.put, FollowerPath.block, host, answers: FederationBody.self)
                return .move(.to(FollowersPagePath.all.rawValue, telling: .saved))
            } catch let refusal as any Refusal & LocalizedRefusal where refusal.field == "host" {
                let problem = Problem(refusal)
                var page = try await Self.page(visit, entry.refused(problem))
                page.tell(problem)
                return .page(page)
            }
        }
    }

    private var unblock: PageRoute {
        .button(FollowersPagePath.unblock) { visit in
            try await visit.ask(
                .delete,
                FollowerPath.block,
                visit.place("host"),
                answers: FederationBody.self
            )
            return .to(FollowersPagePath.all.rawValue, telling: .saved)
        }
    }

    @Sendable private static func page(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        FollowersPage(federation: try await visit.get(FollowerPath.status), entry: entry).page(for: visit)
    }
}
