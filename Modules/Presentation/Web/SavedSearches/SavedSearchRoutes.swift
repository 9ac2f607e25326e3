public import Domain
import HTTPServer
import JSONCoding
import Wire

/// Endpoints of saved searches.
public struct SavedSearchRoutes: Sendable {
    private let searches: any SavedSearchRepository
    private let save: SaveSearch
    private let gazetteer: any Gazetteer
    private let clock: any WallClock

    public init(
        searches: any SavedSearchRepository,
        save: SaveSearch,
        gazetteer: any Gazetteer,
        clock: any WallClock
    ) {
        self.searches = searches
        self.save = save
        self.gazetteer = gazetteer
        self.clock = clock
    }

    public var endpoints: [Endpoint] { [list, add, one, change, seen, delete] }

    private var list: Endpoint {
        .member(
            .get,
            SavedSearchPath.all,
            "List my saved searches; oldest first, at most \(SavedSearch.most)",
            answers: .json()
        ) { [searches, body] _, who in
            ListBody(try await searches.list(of: who.member).map(body))
        }
    }

    private var add: Endpoint {
        .member(
            .post,
            SavedSearchPath.all,
            "Save a search; in a drawn area, around a neighbourhood, or my main home",
            takes: SearchToSaveBody.self,
            answers: .json(201)
        ) { [searches, save, body] _, who, new in
            let id = try await save(
                SavedSearchName(new.title),
                within: new.criteria.drawn,
                around: new.neighbourhood,
                new.extent,
                notifies: new.notifies,
                by: who.member
            ) {
                try new.criteria.criteria(around: $0, $1)
            }
            return body(try await searches.find(id, of: who.member))
        }
    }

    private var one: Endpoint {
        .member(.get, SavedSearchPath.one, "Get a saved search", answers: .json()) {
            [searches, body] request, who in
            body(try await searches.find(request.savedSearch, of: who.member))
        }
    }

    private var change: Endpoint {
        .member(
            .patch,
            SavedSearchPath.one,
            "Rename a saved search, or switch its notices",
            takes: SavedSearchChangeBody.self,
            answers: .json()
        ) { [searches, clock, body] request, who, change in
            let (id, now) = (try request.savedSearch, clock.now)
            try await searches.update(id, of: who.member) { try change.apply(to: &$0, at: now) }
            return body(try await searches.find(id, of: who.member))
        }
    }

    private var seen: Endpoint {
        .member(
            .put,
            SavedSearchPath.seen,
            "Mark a saved search as seen; its count starts again and its notice is read",
            answers: .nothing
        ) { [searches, clock] request, who in
            try await searches.markSeen(request.savedSearch, of: who.member, at: clock.now)
            return Nothing()
        }
    }

    private var delete: Endpoint {
        .member(.delete, SavedSearchPath.one, "Delete a saved search", answers: .nothing) {
            [searches] request, who in
            try await searches.delete(request.savedSearch, of: who.member)
            return Nothing()
        }
    }

    private var body: @Sendable (SavedSearchSummary) -> SavedSearchBody {
        { [gazetteer, clock] summary in
            SavedSearchBody(
                summary,
                gazetteer.neighbourhood(summary.search.criteria.center, at: clock.now)
            )
        }
    }
}

extension Request {
    /// A malformed identifier counts as not found.
    fileprivate var savedSearch: SavedSearch.ID {
        get throws {
            guard let id = SavedSearch.ID(parameters["id"] ?? "") else { throw SavedSearchRefusal.notFound }
            return id
        }
    }
}
