import Domain
import HTTPServer
import Wire

/// Page routes of what operators watch for, not found for other members.
public struct WatchListPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [list, add, remove] }

    private var list: PageRoute {
        .memberPage(WatchListPagePath.list) { visit in
            let entry = FormEntry([(name: "kind", value: WatchedTerm.Kind.word.rawValue)])
            return try await Self.page(visit, entry)
        }
    }

    private var add: PageRoute {
        .form(
            WatchListPagePath.list,
            sends: API.watchList.add,
            then: { _, _ in .to(WatchListPagePath.list.rawValue, flash: .saved) },
            refused: Self.page
        )
    }

    private var remove: PageRoute {
        .button(WatchListPagePath.remove, sends: API.watchList.remove) { _, _ in
            .to(WatchListPagePath.list.rawValue, flash: .unwatched)
        }
    }

    @Sendable private static func page(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        WatchListPage(list: try await visit(API.watchList.list(visit.slice)), entry: entry).page(for: visit)
    }
}
