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
            sends: API.websites.add,
            then: { _, _ in .to(WebsitePagePath.mine.rawValue) },
            refused: Self.page
        )
    }

    private var prove: PageRoute {
        .form(
            WebsitePagePath.prove,
            sends: API.websites.prove,
            then: { _, _ in .to(WebsitePagePath.mine.rawValue, flash: .websiteProven) },
            refused: Self.page
        )
    }

    private var remove: PageRoute {
        .button(WebsitePagePath.remove, sends: API.websites.remove) { _, _ in
            .to(WebsitePagePath.mine.rawValue)
        }
    }

    @Sendable private static func page(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        WebsitesPage(websites: try await visit(API.websites.list()).items, entry: entry).page(for: visit)
    }
}
