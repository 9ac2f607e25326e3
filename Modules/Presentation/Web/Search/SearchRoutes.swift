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
        .on(API.searches.list) { _, _, who in
            ListBody(try await searches.list(of: who.member).map(PastSearchBody.init))
        }
    }

    private var forgetAll: Endpoint {
        .on(API.searches.forgetAll) { _, _, who in
            try await searches.forgetAll(of: who.member)
            return Nothing()
        }
    }

    private var forget: Endpoint {
        .on(API.searches.forget) { search, _, who in
            if let search { try await searches.forget(search, of: who.member) }
            return Nothing()
        }
    }
}
