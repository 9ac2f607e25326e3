public import Domain
import Wire

/// A class as it is answered: read, and put into the words of the gazetteer.
public struct ClassReading: Sendable {
    private let queries: any ClassQueries
    private let gazetteer: any Gazetteer
    private let views: any ListingViews
    private let clock: any WallClock

    public init(
        queries: any ClassQueries,
        gazetteer: any Gazetteer,
        views: any ListingViews,
        clock: any WallClock
    ) {
        self.queries = queries
        self.gazetteer = gazetteer
        self.views = views
        self.clock = clock
    }

    func body(of id: Class.ID, for reader: Member.ID?) async throws -> ClassBody {
        describe(try await queries.find(id, for: reader))
    }

    /// Counted, unless it is the author who looks.
    func look(at id: Class.ID, by who: SignedIn?, from address: String) async throws -> ClassBody {
        let posted = try await queries.find(id, for: who?.member)
        if posted.summary.card.author.id != who?.member {
            views.note(id, by: who.map { .member($0.member) } ?? .passerBy(address))
        }
        return describe(posted)
    }

    private func describe(_ posted: PostedClass) -> ClassBody {
        let now = clock.now
        let code = posted.post.listing.details.place.neighbourhood
        return ClassBody(posted, in: gazetteer.neighbourhood(code, at: now), at: now)
    }
}
