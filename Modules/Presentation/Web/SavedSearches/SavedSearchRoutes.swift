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
        .on(API.savedSearches.list) { _, _, who in
            ListBody(try await searches.list(of: who.member).map(body))
        }
    }

    private var add: Endpoint {
        .on(API.savedSearches.add) { _, new, who in
            let id = try await save(
                SavedSearchName(new.title),
                within: new.criteria.drawn,
                around: new.neighbourhood,
                new.extent,
                notifies: new.notifies,
                new.frequency,
                by: who.member
            ) {
                try new.criteria.criteria(around: $0, $1)
            }
            return body(try await searches.find(id, of: who.member))
        }
    }

    private var one: Endpoint {
        .on(API.savedSearches.one) { id, _, who in body(try await searches.find(id, of: who.member)) }
    }

    private var change: Endpoint {
        .on(API.savedSearches.change) { id, change, who in
            let now = clock.now
            try await searches.update(id, of: who.member) { try change.apply(to: &$0, at: now) }
            return body(try await searches.find(id, of: who.member))
        }
    }

    private var seen: Endpoint {
        .on(API.savedSearches.seen) { id, _, who in
            try await searches.markSeen(id, of: who.member, at: clock.now)
            return Nothing()
        }
    }

    private var delete: Endpoint {
        .on(API.savedSearches.delete) { id, _, who in
            try await searches.delete(id, of: who.member)
            return Nothing()
        }
    }

    @Sendable private func body(_ summary: SavedSearchSummary) -> SavedSearchBody {
        SavedSearchBody(summary, gazetteer.neighbourhood(summary.search.criteria.center, at: clock.now))
    }
}
