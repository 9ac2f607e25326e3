import Domain
import HTTPServer
import Wire

/// Page routes of the member's websites.
public struct WebsitePages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [mine, add, prove, remove] }

    private var mine: PageRoute {
        .memberPage(WebsitePagePath.mine) { try await Self.page($0, .empty) }
    }

    private var add: PageRoute {
        .form(
            WebsitePagePath.mine,
            sends: .post,
            to: WebsitePath.mine,
            then: { (_, _: ListBody<WebsiteBody>) in .to(WebsitePagePath.mine.rawValue) },
            refused: Self.page
        )
    }

    private var prove: PageRoute {
        .form(
            WebsitePagePath.prove,
            sends: .put,
            to: WebsitePath.proof,
            then: { (_, _: ListBody<WebsiteBody>) in
                .to(WebsitePagePath.mine.rawValue, telling: .websiteProven)
            },
            refused: Self.page
        )
    }

    private var remove: PageRoute {
        .button(WebsitePagePath.remove) { visit in
            try await visit.ask(.delete, WebsitePath.one, visit.place("host"), answers: Nothing.self)
            return .to(WebsitePagePath.mine.rawValue)
        }
    }

    @Sendable private static func page(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let list: ListBody<WebsiteBody> = try await visit.get(WebsitePath.mine)
        return WebsitesPage(websites: list.items, entry: entry).page(for: visit)
    }
}
