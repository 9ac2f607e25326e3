public import Domain
import HTTPServer
import JSONCoding
import Wire

/// Endpoints of the search history.
public struct SearchRoutes: Sendable {
    private let searches: any PastSearchRepository

    public init(searches: any PastSearchRepository) {
        self.searches = searches
    }

    public var endpoints: [Endpoint] { [list, forgetAll, forget] }

    private var list: Endpoint {
        .member(
            .get,
            SearchPath.all,
            "List my past searches; distinct, newest first, at most 50",
            answers: .json()
        ) { [searches] _, who in
            ListBody(try await searches.list(of: who.member).map(PastSearchBody.init))
        }
    }

    private var forgetAll: Endpoint {
        .member(.delete, SearchPath.all, "Delete my search history", answers: .nothing) {
            [searches] _, who in
            try await searches.forgetAll(of: who.member)
            return Nothing()
        }
    }

    private var forget: Endpoint {
        .member(.delete, SearchPath.one, "Delete a past search", answers: .nothing) {
            [searches] request, who in
            if let id = Identifier<PastSearch>(request.parameters["id"] ?? "") {
                try await searches.forget(id, of: who.member)
            }
            return Nothing()
        }
    }
}
