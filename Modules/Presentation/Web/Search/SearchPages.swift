import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of search.
public struct SearchPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [page, forget, forgetAll] }

    private var page: PageRoute {
        .page(BoardPagePath.search) { visit in
            let query = visit.request.query
            let text = query["q"] ?? ""
            let filter = try await visit.looking(
                FeedFilter(query, usual: visit.reach, offering: visit.kinds, searching: text)
            )
            guard !text.isEmpty else {
                return SearchPage(filter: filter, recent: try await Self.recent(visit)).page(for: visit)
            }
            do {
                let list = try await visit(API.board.listings(filter.query(around: filter.looked?.code)))
                let named = try await Self.named(in: text, visit)
                return SearchPage(filter: filter, list: list, named: named)
                    .page(for: try await visit.rating(authorsOf: list.items))
            } catch let refusal as SearchRefusal {
                let problem = Problem(refusal)
                let recent = try await Self.recent(visit)
                var page = SearchPage(filter: filter, problem: problem, recent: recent).page(for: visit)
                page.tell(problem)
                return page
            }
        }
    }

    /// The places that the search names, those in the reader's own province first.
    private static func named(in text: String, _ visit: Visit) async throws -> [LocalityBody] {
        let all = try await visit(API.neighbourhoods.localities(LocalityQuery(namedIn: text)))
        let isNear = { (place: LocalityBody) in
            visit.home.map { $0.code.shares(.province, with: place.code) } ?? false
        }
        return Array((all.items.filter(isNear) + all.items.filter { !isNear($0) }).prefix(mostNamed))
    }

    private static let mostNamed = 6

    /// Signed-out readers have no search history.
    private static func recent(_ visit: Visit) async throws -> [PastSearchBody] {
        guard visit.who != nil else { return [] }
        return try await visit(API.searches.list()).items
    }

    private var forget: PageRoute {
        .button(SearchPagePath.forget, sends: API.searches.forget) { _, _ in
            .to(BoardPagePath.search.rawValue, flash: .searchesForgotten)
        }
    }

    private var forgetAll: PageRoute {
        .button(SearchPagePath.forgetAll, sends: API.searches.forgetAll) { _, _ in
            .to(BoardPagePath.search.rawValue, flash: .searchesForgotten)
        }
    }
}
