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
            let question = SearchQuestion(visit.request.query, usual: visit.reach)
            guard !question.text.isEmpty, let home = visit.home else {
                return SearchPage(question: question, recent: try await Self.recent(visit)).page(for: visit)
            }
            do {
                let list: ListBody<ListingBody> = try await visit.get(
                    BoardPath.listings,
                    query: question.query(around: home)
                )
                return SearchPage(question: question, list: list)
                    .page(for: try await visit.rating(authorsOf: list.items))
            } catch let refusal as SearchRefusal {
                let problem = Problem(refusal)
                let recent = try await Self.recent(visit)
                var page = SearchPage(question: question, problem: problem, recent: recent).page(for: visit)
                page.tell(problem)
                return page
            }
        }
    }

    /// Signed-out readers have no search history.
    private static func recent(_ visit: Visit) async throws -> [PastSearchBody] {
        guard visit.who != nil else { return [] }
        let list: ListBody<PastSearchBody> = try await visit.get(SearchPath.all)
        return list.items
    }

    private var forget: PageRoute {
        .button(SearchPagePath.forget) { visit in
            try await visit.ask(.delete, SearchPath.one, visit.place(), answers: Nothing.self)
            return .to(BoardPagePath.search.rawValue, telling: .searchesForgotten)
        }
    }

    private var forgetAll: PageRoute {
        .button(SearchPagePath.forgetAll) { visit in
            try await visit.ask(.delete, SearchPath.all, answers: Nothing.self)
            return .to(BoardPagePath.search.rawValue, telling: .searchesForgotten)
        }
    }
}

/// A search: text, reach and page.
struct SearchQuestion: Sendable {
    var text: String
    var reach: Reach
    var cursor: String?

    init(_ query: Query, usual: Reach) {
        text = query["q"] ?? ""
        reach = query["reach"].flatMap { Int($0) }.flatMap(Reach.init) ?? usual
        cursor = query["cursor"]
    }

    func query(around home: NeighbourhoodBody) -> [(String, String)] {
        [("neighbourhood", home.code.description)] + choices
    }

    func address(_ change: (inout SearchQuestion) -> Void = { _ in }) -> String {
        var question = self
        question.cursor = nil
        change(&question)
        return BoardPagePath.search.rawValue.asking(question.choices)
    }

    private var choices: [(String, String)] {
        [("q", text), ("reach", "\(reach.steps)")] + (cursor.map { [("cursor", $0)] } ?? [])
    }
}
